#!/usr/bin/env bash
# Chooses the exact versions anew: pyproject.toml (project and the extras "server", "arena" and "dev") -> requirements/dev.txt;
# of the same versions what `make run` needs (project, "server", and what installs it) -> requirements/run.txt; and uv itself.
# The files hold versions and hashes only: no registry address, no path.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
pin() {
    .tools/bin/uv pip compile --quiet --universal --generate-hashes --upgrade --python-version 3.11 \
        --no-header --no-annotate "$@"
}
pin --extra server --extra arena --extra dev pyproject.toml --output-file requirements/dev.txt
echo 'hatchling' | pin --extra server pyproject.toml - --constraint requirements/dev.txt --output-file requirements/run.txt
echo 'uv' | pin - --output-file requirements/tools.txt
if grep -nE '://|^-|^ *(from|file)' requirements/*.txt; then
    echo "pins: an address or a path slipped in" >&2
    exit 1
fi
