# Everything a fresh machine with python3 (3.11 or newer) and make needs: `make play`, `make test`.
PYTHON ?= python3
BIN := .venv/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.PHONY: say-play say-test help play terminal test test-deep tools check check-python check-web format bench bench-peers sb3 attack club cluster pictures screenshots wheel lock clean

APP := src/ludoteca/server/static/index.html
WEB := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/ludoteca/texts/*/* src/ludoteca/games/*/texts/* src/ludoteca/games/*/web/*)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --silent

# What is missing is told before anything is installed; nothing is said when all is there.
SAY = @test -f "$(1)" || echo "  $(2)"
say-play say-test: say-%:
	@test -f .venv/web.stamp -a -f "$(APP)" -a -f .venv/$(if $(filter test,$*),browser,play).stamp || \
	  echo "Some things are missing; they will be installed now, once:"
	$(call SAY,.venv/play.stamp,Python packages to play with (into .venv))
	$(if $(filter test,$*),$(call SAY,.venv/dev.stamp,Python packages to test with (into .venv)))
	$(call SAY,.venv/web.stamp,npm packages that build the browser app (into web/node_modules))
	$(call SAY,$(APP),the browser app itself (built into src/ludoteca/server/static))
	$(if $(filter test,$*),$(call SAY,.venv/browser.stamp,a Chromium to test with (if there is none: from Debian's packages)))

# Tests that are not about kernels need no second run with compilation off: those of doors, of pages
# and texts, and of `check_game`, which tries games without kernels.
WITHOUT_KERNELS := $(addprefix --ignore=,$(wildcard $(addprefix tests/,web packaging server club lab envs \
  terminal cli testing games/*/test_terminal*.py $(addsuffix .py,$(addprefix test_,clauses docs \
  no_game_is_named paper processes solution_page texts tutorial)))))

help: ## say what each command does
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

play: say-play .venv/play.stamp $(APP) ## play in the browser; LAN=1 lets others in this network join
	@$(BIN)/ludoteca serve $(if $(LAN),--lan)

terminal: .venv/play.stamp ## play in the terminal
	@$(BIN)/ludoteca play

test: say-test tools ## run every test, then once more with compilation off
	$(NPM) test
	$(BIN)/python -m tests.warm_up
	$(BIN)/pytest -n auto --cov
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n auto -m 'not deep and not compiled' $(WITHOUT_KERNELS)

test-deep: .venv/dev.stamp ## compare a million positions per game with the naive twins
	$(BIN)/pytest -n auto -m deep

check: check-python check-web ## check format, lint, types and layers

check-python: .venv/dev.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m ludoteca.server.typescript --check

check-web: .venv/web.stamp
	$(NPM) run check

tools: .venv/dev.stamp $(APP) .venv/browser.stamp ## install what the tests need

format: .venv/dev.stamp .venv/web.stamp ## rewrite the code in the house format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run format

bench: .venv/dev.stamp ## measure, and print ratios against a reference
	$(BIN)/python -m benchmarks

attack: .venv/dev.stamp ## attack a fresh server in every way we know, and print what it cost
	$(BIN)/python -m benchmarks.attack

bench-peers: .venv/dev.stamp ## measure random play beside other libraries, in an environment of their own
	test -x .venv-peers/bin/python || $(PYTHON) -m venv .venv-peers
	.venv-peers/bin/pip install --quiet -r requirements/peers.in --editable .
	.venv-peers/bin/python -m benchmarks.peers --markdown --chart docs/pictures/peers.svg

sb3: ## teach Knaster by sb3-contrib's MaskablePPO, in an environment of its own (PyTorch is large)
	test -x .venv-sb3/bin/python || $(PYTHON) -m venv .venv-sb3
	.venv-sb3/bin/pip install --quiet torch==2.13.0
	.venv-sb3/bin/pip install --quiet --editable ".[sb3]"
	.venv-sb3/bin/python examples/agents/knaster_sb3.py 50000

cluster: .venv/dev.stamp ## play a tournament on a dask cluster of two workers on this machine
	$(BIN)/python -m tests.lab.cluster

club: .venv/dev.stamp $(APP) ## open a club of three servers on PostgreSQL and NATS, to kill in mid-game
	@$(BIN)/python -m tests.club

pictures: .venv/dev.stamp $(APP) .venv/browser.stamp ## draw the pictures of the documents anew
	$(BIN)/python -m tests.pictures
	$(BIN)/python -m tests.solution_page

screenshots: .venv/dev.stamp $(APP) .venv/browser.stamp ## take a picture of every page in every language
	$(BIN)/python -m tests.web.screenshots

wheel: .venv/play.stamp $(APP) ## build the package that pip installs into dist/
	$(BIN)/python -m hatchling build -t wheel

lock: ## renew requirements/*.txt (needs uv)
	for name in play dev; do uv pip compile --quiet --upgrade --universal --generate-hashes --no-header \
	  --no-annotate --no-strip-extras --python-version 3.11 --extra all pyproject.toml requirements/$$name.in \
	  -o requirements/$$name.txt; done

clean: ## remove what the other commands made
	rm -rf web/node_modules src/ludoteca/server/static screenshots .coverage .venv .venv-peers .venv-sb3 .cache .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache dist
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

.venv/dev.stamp: | .venv/play.stamp  # never two at once into the same place

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
