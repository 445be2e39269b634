# Everything a fresh machine with python3 (3.11 or newer) and make needs: `make play`, `make test`.
PYTHON ?= python3
BIN := .venv/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.PHONY: help play terminal test test-deep check format bench pictures screenshots lock clean

APP := src/ludoteca/server/static/index.html
WEB := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/ludoteca/texts/*/*)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --silent

help: ## say what each command does
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

play: .venv/play.stamp $(APP) ## play in the browser
	@$(BIN)/ludoteca serve

terminal: .venv/play.stamp ## play in the terminal
	@$(BIN)/ludoteca play

test: .venv/dev.stamp $(APP) .venv/browser.stamp ## run every test, then once more with compilation off
	$(NPM) test
	$(BIN)/pytest -n auto
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n auto --ignore=tests/web  # nothing is compiled in a browser

test-deep: .venv/dev.stamp ## compare a million positions per game with the naive twins
	$(BIN)/pytest -n auto -m deep

check: .venv/dev.stamp .venv/web.stamp ## check format, lint, types and layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m ludoteca.server.typescript --check
	$(NPM) run check

format: .venv/dev.stamp ## rewrite the code in the house format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: .venv/dev.stamp ## measure, and print ratios against a reference
	$(BIN)/python -m benchmarks

pictures: .venv/dev.stamp $(APP) .venv/browser.stamp ## draw the pictures of the documents anew
	$(BIN)/python -m tests.pictures
	$(BIN)/python -m tests.solution_page

screenshots: .venv/dev.stamp $(APP) .venv/browser.stamp ## take a picture of every page in every language
	$(BIN)/python -m tests.web.screenshots

lock: ## renew requirements/*.txt (needs uv)
	for name in play dev; do uv pip compile --quiet --upgrade --universal --generate-hashes --no-header \
	  --no-annotate --python-version 3.11 requirements/$$name.in -o requirements/$$name.txt; done

clean: ## remove what the other commands made
	rm -rf web/node_modules src/ludoteca/server/static screenshots .venv .cache .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/python.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Ludoteca needs Python 3.11 or newer; $(PYTHON) is older or missing. Try: make PYTHON=python3.12"; exit 2; }
	@echo "Setting up .venv (once) ..."
	@$(PYTHON) -m venv .venv || { rm -rf .venv; echo "Python's venv module is missing; on Debian: apt install python3-venv"; exit 2; }
	@touch $@

.venv/%.stamp: requirements/%.txt pyproject.toml .venv/python.stamp
	@echo "Installing the packages of requirements/$*.txt (once) ..."
	@$(BIN)/pip install --quiet --require-hashes -r requirements/$*.txt
	@$(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

.venv/web.stamp: web/package-lock.json | .venv/play.stamp
	@echo "Installing what builds the browser app (once) ..."
	@$(NPM) ci
	@touch $@

$(APP): $(WEB) | .venv/web.stamp
	@echo "Building the browser app ..."
	@$(NPM) run build

.venv/browser.stamp: | .venv/dev.stamp
	@$(BIN)/python -m tests.web.browser
	@touch $@
