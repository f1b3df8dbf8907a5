# Everything a clone needs is made here, in .venv. `make` alone says what there is.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
TEN_MILLION := 10000000
FUZZED := tests/fuzzed.jsonl
SECONDS_OF_LOAD := 3600
TABLES_OF_FOUR := 2500
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --silent
PACKAGES := web/node_modules/.package-lock.json
PAGE := src/antikythera/page/index.html
PAGE_SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/svelte.config.js

BROWSERS := /usr/bin/chromium-headless-shell /usr/bin/firefox-esr /usr/bin/WebKitWebDriver
BROWSER_PACKAGES := chromium-headless-shell firefox-esr webkit2gtk-driver xvfb fonts-noto-cjk

unexport PYTHONDONTWRITEBYTECODE  # tests start many processes, and each would compile all sources

.DEFAULT_GOAL := help
.PHONY: help setup web types play browser valkey quick test compiled page-tests in-the-browser without-a-browser on-all-cores lint docs bench load hour crowd claims mutations mutants prove chaos bench-compare ladder clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) web ## set everything up: .venv, pinned dependencies, the page, first compile of the rules
	@$(BIN)/antikythera compile

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed; name one with: make PYTHON=python3.13 $(MAKECMDGOALS)" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing Python packages into .venv: one or two minutes, this time only ..." >&2
	@PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install -qq --disable-pip-version-check --editable ".[dev]"
	@touch $@

web: $(PAGE) ## build the page, with the Node that is in .venv

$(PACKAGES): web/package.json web/package-lock.json | $(READY)
	@echo "Installing the packages that build the page: about 20 seconds, this time only ..." >&2
	@$(NPM) ci --ignore-scripts
	@touch $@

$(PAGE): $(PACKAGES) $(PAGE_SOURCES)
	@echo "Building the page: about ten seconds ..." >&2
	@$(NPM) run build -- --logLevel warn

types: $(READY) ## write the page's types from those of the server
	@$(BIN)/python tools/page_types.py

play: $(READY) web ## play in the browser, on this machine
	@$(BIN)/antikythera play

browser: ## install the browsers that test the page, on Debian or Ubuntu as root
	@ls $(BROWSERS) >/dev/null 2>&1 \
		|| { apt-get update -q && apt-get install -y -q --no-install-recommends $(BROWSER_PACKAGES); } >&2 \
		|| echo "Without $(BROWSERS), tests of the page are skipped." >&2

quick: $(READY) ## run the quick tests, while you work (a minute; the first time longer)
	@$(BIN)/pytest -q -n 2 -m "not slow" --ignore tests/test_mutants.py

valkey: ## install Valkey or Redis for the tests of several processes, on Debian or Ubuntu as root
	@which valkey-server >/dev/null 2>&1 || which redis-server >/dev/null 2>&1 || { apt-get update -q && { \
		apt-get install -y -q --no-install-recommends valkey-server \
		|| apt-get install -y -q --no-install-recommends redis-server; }; } >&2

test: $(READY) browser valkey ## run the tests, of the page too
	@$(MAKE) --no-print-directory -j 2 compiled page-tests
	@$(MAKE) --no-print-directory -j 3 -k in-the-browser on-all-cores without-a-browser

# All at the same time, so that no processor is idle while a test waits.
in-the-browser:
	@$(BIN)/pytest -n 2 $(RERUNS) tests/web

without-a-browser:
	@$(BIN)/pytest -n 2 $(RERUNS) --ignore tests/web --ignore tests/test_mutants.py --ignore tests/test_cluster.py

on-all-cores:  # each starts processes of its own
	@$(BIN)/pytest -q $(RERUNS) tests/test_mutants.py
	@$(BIN)/pytest -q $(RERUNS) tests/test_cluster.py

compiled: $(READY)  # a process for each game; what fuzzes it too, or the tests would wait for one of them to compile it
	@for game in $$($(BIN)/python -c 'import antikythera; print(*antikythera.GAMES)'); do \
		{ $(BIN)/antikythera compile $$game && $(BIN)/antikythera fuzz $$game --games 1 >/dev/null; } 2>&1 | cat & done; wait

page-tests: web
	@$(NPM) test

lint: $(READY) $(PACKAGES) ## check style, types and the direction of imports
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(NPM) run check
	@$(NPM) run lint

docs: $(READY) ## build the documentation of the library as pages in build/docs
	@$(BIN)/python -W error docs/build.py

bench: setup ## measure start-up and speed, also against other engines
	@$(BIN)/python benchmarks/start.py
	@$(BIN)/python benchmarks/speed.py
	@$(BIN)/python benchmarks/peers.py
	@$(BIN)/python benchmarks/page.py

load: setup ## measure a server with a thousand players, also against boardgame.io
	@$(BIN)/python benchmarks/load.py
	@$(BIN)/python benchmarks/rebuild.py
	@$(BIN)/python benchmarks/server.py

hour: setup ## measure an hour of a public server: 1,000 players, bots, spectators, HTTP, old games, a storm
	@mkdir -p build
	@$(BIN)/python benchmarks/load.py --seconds $(SECONDS_OF_LOAD) --bots 25 --spectators 100 --requests 20 --old 1000000 \
		--storm --json | tee build/hour.json

crowd: setup valkey ## measure 10,000 connected players on PostgreSQL and Valkey, for five minutes
	@mkdir -p build
	@$(BIN)/python benchmarks/load.py --tables $(TABLES_OF_FOUR) --think 30 --seconds 300 --workers 2 --bots 25 \
		--spectators 100 --requests 20 --json | tee build/crowd.json

bench-compare: setup ## measure this version against commit REF in turns, and fail if it is slower by a tenth
	@$(BIN)/python tools/bench_compare.py $(REF)

claims: $(READY) ## list what the documents claim, with the last results, and fill in the figures
	@$(BIN)/python tools/claims.py

mutations: setup ## break every ruling once, and check that its tests fail (minutes)
	@$(BIN)/python tests/mutations.py

mutants: setup ## break the rules in all small ways, and check that tests fail (hours; continues a stopped run)
	@$(BIN)/python tools/mutants.py $(MODULES)

prove: setup ## fuzz ten million games of each game and number of players, and the server (hours; continues)
	@mkdir -p build
	@$(BIN)/antikythera fuzz --games $(TEN_MILLION) --seed 1 --results $(FUZZED)
	@FUZZ=1000 $(BIN)/pytest --timeout=0 tests/server/test_strange.py tests/test_strange_input.py tests/web/test_stored_games.py

chaos: setup ## kill servers and databases under load 500 times (an hour; continues a stopped run)
	@$(BIN)/python tools/chaos.py

ladder: setup ## play the published ladder and write docs/ladder.md (hours; continues a stopped run)
	@$(BIN)/antikythera ladder --bots benchmarks/earlier.py:Earlier --results docs/ladder.jsonl --output docs/ladder.md

clean: ## remove .venv and all caches of tools
	@rm -rf .venv .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist
	@rm -rf web/node_modules src/antikythera/page
	@find src tests benchmarks docs examples -name __pycache__ -prune -exec rm -rf {} +
