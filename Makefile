# Two commands are all a newcomer needs: `make run` and `make test`. Both do all set-up themselves.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# npm begins from nothing when it adds what the tests need: nothing is built beside it. The tests use all cores anyway.
.NOTPARALLEL:

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
# What runs the table, and what the tests need, which is all of that and more; likewise what builds the page and tests it.
RUN_STAMP := $(VENV)/.run
STAMP := $(VENV)/.ready
# What mypy and ruff read. tools and bench are checked like everything else.
CODE := src tests tools bench
# The page: what it is built from, and where the server finds it.
BUILD_STAMP := web/node_modules/.build
NODE_STAMP := web/node_modules/.ready
NEEDS_NPM := command -v npm >/dev/null || { echo "make: npm not found. Install Node.js 20.19 or newer." >&2; exit 1; }
PAGE := src/thirdage/server/static
PAGE_SOURCES := $(shell find web/src web/public -type f -not -path 'web/src/generated/*') \
	$(wildcard web/*.ts web/*.js web/*.json web/*.html) tools/web_rules.py tools/web_types.py \
	$(shell find docs/schemas -name '*.json') $(wildcard src/thirdage/games/*/data/rul*.toml) \
	$(shell find src/thirdage/locale -mindepth 1 -maxdepth 1 -type d -not -name '_*')

.PHONY: help run test web web-check web-dev lint format unit coverage position docs docs-check long mutants bench compiled wheel pins clean distclean

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

$(RUN_STAMP): requirements/run.txt requirements/tools.txt pyproject.toml tools/setup.sh
	@tools/setup.sh run
	@touch $@

$(STAMP): requirements/dev.txt requirements/tools.txt pyproject.toml tools/setup.sh
	@tools/setup.sh dev
	@touch $(RUN_STAMP) $@

$(BUILD_STAMP): web/package.json web/package-lock.json web/.npmrc
	@$(NEEDS_NPM)
	@echo "setup: the packages that build the page (3 of 4)" >&2
	@cd web && npm ci --omit=dev --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@

# npm begins from nothing, so what builds the page is there again afterwards.
$(NODE_STAMP): web/package.json web/package-lock.json web/.npmrc
	@$(NEEDS_NPM)
	@echo "setup: the packages that build and test the page" >&2
	@cd web && npm ci --no-audit --no-fund --loglevel=error >/dev/null
	@touch $(BUILD_STAMP) $@

$(PAGE)/index.html: $(PAGE_SOURCES) | $(RUN_STAMP) $(BUILD_STAMP)
	@echo "setup: building the page (4 of 4)" >&2
	@$(PY) tools/web_rules.py && $(PY) tools/web_types.py
	@cd web && npm run --silent build -- --logLevel warn
	@rm -rf $(PAGE) && cp -r web/dist $(PAGE) && touch $@

web: $(PAGE)/index.html ## build the page into the server

web-check: $(STAMP) $(NODE_STAMP) web ## types and unit tests of the page
	@$(PY) tools/web_told.py && $(PY) tools/web_asks.py && $(PY) tools/web_dice.py
	@cd web && npm run --silent check && npm run --silent test

web-dev: $(RUN_STAMP) $(BUILD_STAMP) ## the page from its sources, beside a server that runs already
	@$(PY) tools/web_rules.py && $(PY) tools/web_types.py
	@cd web && npm run --silent dev

run: $(RUN_STAMP) web ## start the table in the browser
	@$(BIN)/thirdage serve

test: lint web-check unit docs-check ## everything a push must pass

lint: $(STAMP) $(NODE_STAMP) web ## style, types, layers
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports --cache-dir build/import_linter
	$(PY) tools/generate_position.py --check
	@cd web && npm run --silent lint

position: $(STAMP) ## write the classes of positions anew from the descriptions of their fields
	@$(PY) tools/generate_position.py

format: $(STAMP) $(NODE_STAMP) web ## format the code and mend what can be mended
	$(BIN)/ruff format $(CODE)
	$(BIN)/ruff check --fix $(CODE)
	@cd web && npm run --silent format

unit: $(STAMP) $(NODE_STAMP) web ## the test-suite, uncompiled
	$(BIN)/pytest -n auto --dist worksteal --durations=25

coverage: $(STAMP) $(NODE_STAMP) web ## the same, saying which lines no test reaches (takes half as long again)
	$(BIN)/pytest -n auto --dist worksteal --cov --cov-report=term

docs: $(STAMP) ## write the generated pages of docs/ anew
	@$(PY) tools/gendocs.py

docs-check: $(STAMP)
	@$(PY) tools/gendocs.py --check

long: $(STAMP) ## what takes too long for every push
	$(BIN)/pytest -n auto -m long

mutants: $(STAMP) ## break rules one line at a time; each must turn a test red
	@$(PY) tools/mutants.py

bench: $(STAMP) ## print the benchmarks
	@for f in bench/bench_*.py; do echo "== $$f"; $(PY) "$$f"; done

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
