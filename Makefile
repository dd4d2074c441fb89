# Two commands are all a newcomer needs: `make run` and `make test`. Both do all set-up themselves.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
STAMP := $(VENV)/.ready
# What mypy and ruff read. tools and bench are checked like everything else.
CODE := src tests tools $(wildcard bench)
# The page: what it is built from, and where the server finds it.
NODE_STAMP := web/node_modules/.ready
PAGE := src/thirdage/server/static
PAGE_SOURCES := $(shell find web/src web/public -type f -not -path 'web/src/generated/*') \
	$(wildcard web/*.ts web/*.js web/*.json web/*.html) tools/web_facts.py \
	$(wildcard src/thirdage/games/wotr/data/*.toml src/thirdage/games/cards/data/*.toml)

.PHONY: help run test web web-check web-dev lint format unit coverage docs docs-check long mutants bench compiled wheel pins clean distclean

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

$(STAMP): requirements/dev.txt requirements/tools.txt pyproject.toml tools/setup.sh
	@tools/setup.sh
	@touch $@

$(NODE_STAMP): web/package.json web/package-lock.json web/.npmrc
	@command -v npm >/dev/null || { echo "make: npm not found. Install Node.js 20.19 or newer." >&2; exit 1; }
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE)/index.html: $(STAMP) $(NODE_STAMP) $(PAGE_SOURCES)
	@$(PY) tools/web_facts.py
	@cd web && npm run --silent build -- --logLevel warn
	@rm -rf $(PAGE) && cp -r web/dist $(PAGE) && touch $@

web: $(PAGE)/index.html ## build the page into the server

web-check: web ## types and unit tests of the page
	@$(PY) tools/web_told.py && $(PY) tools/web_asks.py
	@cd web && npm run --silent check && npm run --silent test

web-dev: $(STAMP) $(NODE_STAMP) ## the page from its sources, beside a server that runs already
	@$(PY) tools/web_facts.py
	@cd web && npm run --silent dev

run: $(STAMP) web ## start the table in the browser
	@$(BIN)/thirdage serve

test: lint web-check unit docs-check ## everything a push must pass

lint: $(STAMP) ## style, types, layers
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports --cache-dir build/import_linter

format: $(STAMP) ## let ruff format and mend what it can
	$(BIN)/ruff format $(CODE)
	$(BIN)/ruff check --fix $(CODE)

unit: $(STAMP) web ## the test-suite, uncompiled
	$(BIN)/pytest -n auto --dist worksteal --durations=25

coverage: $(STAMP) web ## the same, saying which lines no test reaches (takes half as long again)
	$(BIN)/pytest -n auto --dist worksteal --cov --cov-report=term

docs: $(STAMP) ## write the generated pages of docs/ anew
	@if [ -e tools/gendocs.py ]; then $(PY) tools/gendocs.py; else echo "docs: nothing is generated yet"; fi

docs-check: $(STAMP)
	@if [ -e tools/gendocs.py ]; then $(PY) tools/gendocs.py --check; else echo "docs-check: nothing is generated yet"; fi

long: $(STAMP) ## what takes too long for every push
	$(BIN)/pytest -n auto -m long || { rc=$$?; [ $$rc = 5 ] && echo "long: no test is marked long yet" || exit $$rc; }

mutants: $(STAMP) ## break rules one line at a time; each must turn a test red
	@if [ -e tools/mutants.py ]; then $(PY) tools/mutants.py; else echo "mutants: none are listed yet"; fi

bench: $(STAMP) ## print the benchmarks
	@for f in bench/bench_*.py; do [ -e "$$f" ] || { echo "bench: nothing yet"; break; }; echo "== $$f"; $(PY) "$$f"; done

compiled: $(STAMP) ## compile engine and tiny game with mypyc (build/compiled) and run the tests against them
	$(PY) tools/compiled.py

wheel: $(STAMP) web ## the release wheel, engine compiled, into dist/
	$(PY) tools/build_wheel.py

pins: $(STAMP) ## choose the exact versions anew from pyproject.toml
	tools/pins.sh

clean: ## remove what builds and checks leave
	rm -rf build dist web/dist web/src/generated web/tests/generated $(PAGE) .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.* htmlcov
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean ## ... and the environments
	rm -rf .venv .tools web/node_modules
