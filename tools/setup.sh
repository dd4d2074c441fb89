#!/usr/bin/env bash
# Makes .venv, with this project in it, editable. Called by the Makefile.
#
#   setup.sh run   the pinned packages of requirements/run.txt: what `make run` needs, and no more
#   setup.sh dev   those of requirements/dev.txt, which has all of these too, and Chromium: what the tests need
#
#   .tools  a small environment that holds uv (and pip, for machines where uv cannot be installed)
#   .venv   the environment everything runs in
#
# Needs only a Python >= 3.11 and a package registry. Set PYTHON to choose another interpreter. As root `dev` also
# installs Chromium where it is missing (Debian).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

WHAT=${1:-run}
PINS=requirements/$WHAT.txt
PYTHON=${PYTHON:-python3}
say() { printf 'setup: %s\n' "$*" >&2; }
die() { say "$*"; exit 1; }
# What `make run` waits for has four steps; the Makefile does the last two of them, for the page.
step() { if [ "$WHAT" = run ]; then say "$2 ($1 of 4)"; fi; }

command -v "$PYTHON" >/dev/null 2>&1 || die "'$PYTHON' not found. Install Python 3.11 or newer, or set PYTHON=/path/to/python."
"$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
    || die "Python 3.11 or newer is needed, '$PYTHON' is $("$PYTHON" --version 2>&1). Set PYTHON=/path/to/python."

works() { [ -x "$1/bin/python" ] && "$1/bin/python" -c '' 2>/dev/null; }
has_pip() { "$1" -m pip --version >/dev/null 2>&1; }

# Debian ships python3 without ensurepip: then virtualenv does it (no root needed), else apt (root needed).
make_tools() {
    rm -rf .tools
    if "$PYTHON" -c 'import ensurepip' 2>/dev/null && "$PYTHON" -m venv .tools; then
        return
    fi
    rm -rf .tools
    if has_pip "$PYTHON"; then
        say "this Python has no ensurepip; using virtualenv"
        if "$PYTHON" -m pip install -qq --target build/virtualenv virtualenv \
            && PYTHONPATH=build/virtualenv "$PYTHON" -m virtualenv --quiet .tools; then
            return
        fi
        rm -rf .tools
    fi
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        say "this Python cannot make environments; installing python3-venv"
        apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv \
            && "$PYTHON" -m venv .tools && return
        rm -rf .tools
    fi
    die "'$PYTHON' cannot make virtual environments. As root: apt-get install python3-venv (or your system's like), then try again."
}

step 1 "a Python environment in .venv"
if ! works .tools || ! has_pip .tools/bin/python; then
    make_tools
fi
if ! .tools/bin/uv --version >/dev/null 2>&1; then
    .tools/bin/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements/tools.txt \
        || say "uv could not be installed"
fi

# Packages first, then this project; a registry that uv cannot reach may still be known to pip. `run` takes nothing away:
# the tests may have been set up before.
with_uv() {
    # Nothing is left in the home directory, and no other Python is fetched.
    export UV_CACHE_DIR=${UV_CACHE_DIR:-$PWD/.tools/cache} UV_NO_PROGRESS=1 UV_PYTHON_DOWNLOADS=never
    export VIRTUAL_ENV=$PWD/.venv
    .tools/bin/uv --version >/dev/null 2>&1 || return 1
    if ! works .venv; then
        rm -rf .venv # half made, or the file of that name that virtualenv leaves to point at .tools
        .tools/bin/uv venv --quiet --python .tools/bin/python .venv || return 1
    fi
    local get=(sync)
    if [ "$WHAT" = run ]; then get=(install -r); fi
    .tools/bin/uv pip "${get[0]}" --quiet --require-hashes "${get[@]:1}" "$PINS" || return 1
    install=(.tools/bin/uv pip)
}

with_pip() {
    if ! works .venv || ! has_pip .venv/bin/python; then
        rm -rf .venv
        "$PYTHON" -m venv .venv 2>/dev/null \
            || PYTHONPATH=build/virtualenv "$PYTHON" -m virtualenv --quiet .venv || return 1
    fi
    .venv/bin/python -m pip install -qq --disable-pip-version-check --require-hashes -r "$PINS" || return 1
    install=(.venv/bin/python -m pip --disable-pip-version-check)
}

step 2 "the packages of the server ($PINS)"
[ "$WHAT" = run ] || say "the packages of the tests ($PINS)"
with_uv || { say "uv does not work here; going on with pip (slower)"; with_pip; } \
    || die "the packages of $PINS could not be installed; see the messages above."
"${install[@]}" install --quiet --no-deps --no-build-isolation --editable .
"${install[@]}" check >/dev/null 2>&1 || die "$PINS does not fit pyproject.toml; run: make pins"
[ "$WHAT" = dev ] || exit 0

# The page is tested in a real browser, of which the headless shell takes a fifth less time. Where it cannot be installed
# from here, its tests say what is missing.
if ! command -v chromium-headless-shell >/dev/null 2>&1 && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    say "installing chromium for the tests of the page"
    get() { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@"; }
    { apt-get update -qq && { get chromium chromium-headless-shell || get chromium; }; } >/dev/null 2>&1 \
        || command -v chromium >/dev/null 2>&1 \
        || say "chromium could not be installed; the tests of the page in a browser will fail"
fi
