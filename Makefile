# Two commands: `make play` and `make test`. Both set up what they need.
SHELL := /bin/sh
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
FAST := PYTHONPATH=build/compiled
PAGES := src/ratking/pages/index.html
ENGINE := src/ratking/engine/ratking.bin
SOURCES := $(shell find src/ratking -name "*.py") $(shell find docs/rules -name "*.md")
DRAWINGS := $(shell find ui -name node_modules -prune -o -type f -print)
WORDS := $(shell find src/ratking/text src/ratking/games -name '*.ftl')

SEEDS ?= 1000

.PHONY: play terminal serve pages site api-types screenshots test quick watch docs follow simulate check bench bench-server services compile clean help
.DEFAULT_GOAL := help

help: ## List the targets.
	@grep -hE '^[a-z-]+:.*##' Makefile | sed 's/:.*## /\t/' | expand -t 16

play: $(BIN)/.ready compile $(PAGES) ## Open the table in your browser.
	@$(BIN)/ratking play

terminal: $(BIN)/.ready compile ## Sit down at a table in the terminal.
	@$(BIN)/ratking table rattus

serve: $(BIN)/.ready compile $(PAGES) ## Open tables for friends at http://127.0.0.1:8000.
	@$(BIN)/ratking serve

pages: $(PAGES) ## Build the pages of the browser table into the package.

site: $(BIN)/.ready $(PAGES) $(ENGINE) ## Write a folder that plays without a server: build/offline.
	@$(BIN)/ratking pages --offline build/offline

api-types: $(BIN)/.tools ## Write the types of the pages from the server's schema.
	@$(BIN)/python -m tools.api_types

test: $(BIN)/.tools $(PAGES) services ## Run every test; a table at the end says which part failed.
	@$(BIN)/python -m tools.testing

quick: $(BIN)/.tools ## Lint, types, and the tests of core and games, in about a minute.
	@$(BIN)/python -m tools.quick

watch: $(BIN)/.tools ## Run the tests of a rule after every change of it; GAME=rattus for one game.
	@$(BIN)/python -m tools.watch $(GAME)

docs: $(BIN)/.tools compile ## Build the site into build/site; a link that leads nowhere is a mistake.
	@$(FAST) $(BIN)/python -m tools.site

follow: $(BIN)/.tools $(PAGES) ## Follow the pages word by word in an empty environment; for every night.
	@$(BIN)/python -m tools.follow

simulate: $(BIN)/.tools compile ## Play the server through faults of every kind: SEEDS=1000, 500-600 or 17-17.
	@$(FAST) $(BIN)/python -m tests.simulation $(SEEDS)

check: $(BIN)/.tools ## Lint, types, layers, rule coverage and documents.
	@$(BIN)/python -m tools.checking

screenshots: $(BIN)/.tools compile $(PAGES) ## Take pictures of all pages into docs/screenshots.
	$(FAST) $(BIN)/python -m tools.screenshots

bench: $(BIN)/.tools compile ## Measure speed side by side with peers.
	$(BIN)/python -m benchmarks.bench

bench-server: $(BIN)/.tools compile $(PAGES) ## Measure a thousand open tables, the way to a first decision, and what the pages weigh.
	$(FAST) $(BIN)/python -m benchmarks.server_load
	$(FAST) $(BIN)/python -m benchmarks.first_decision
	$(FAST) $(BIN)/python -m benchmarks.page_weight

services: $(BIN)/.tools # PostgreSQL and Redis for the tests, which start their own.
	@$(BIN)/python -m tests.servers

compile: $(BIN)/.ready ## Compile the engine for everything that runs in .venv; only after a change.
	@$(BIN)/python -m tools.engine

clean: ## Remove everything that was built.
	rm -rf build dist ui/node_modules src/ratking/pages src/ratking/engine $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/.ready: pyproject.toml constraints.txt
	@echo "ratking: setting up Python packages in $(VENV) (once, a minute or two)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "ratking needs Python 3.11 or newer")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[compile]'
	@touch $@

$(BIN)/.tools: $(BIN)/.ready
	@echo "ratking: adding what tests and measurements need (once, a few minutes)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev,arena,ray,net,envs,openspiel,torch]'
	@touch $@

$(PAGES): $(BIN)/.ready $(DRAWINGS) $(WORDS) tools/pages.py tools/node.py
	@$(BIN)/python -m tools.pages

$(ENGINE): $(BIN)/.ready $(SOURCES) $(WORDS) $(wildcard tools/offline*.py) tools/node.py ui/scripts/engine.mjs ui/package-lock.json
	@$(BIN)/python -m tools.offline
