"""`python -m thirdage.cli`."""

from thirdage.cli import main

if __name__ == "__main__":
    main()
