# Everything a developer does, by name. `make play` and `make test` work in a fresh clone.

SHELL := bash
PYTHON ?= python3
BIN := .venv/bin
MADE := .venv/made

.PHONY: faults nodes operate help setup play quick test checks lint types unit web-check browser check-games compiled fast slow \
    package golden docs stats bench lock clean

help:
	@echo "make play         the table: prints one address, and opens it where there is a screen"
	@echo "make quick        the inner loop, under a minute: lint, types, tests of the engine, the cards and a few bots"
	@echo "make test         everything that must hold: lint, types, the page's checks, all tests"
	@echo "make browser      axe on every page; three and six people in browsers play whole games of every box"
	@echo "make check-games  2,000 random games of 40 turns and 20,000 random positions, their invariants checked"
	@echo "make faults       the server killed a hundred times under load with bots and a failing disk, 100,000 bad frames, 20,000 sockets, held connections, schemathesis"
	@echo "make nodes        several nodes on one PostgreSQL: all races and faults of which make test takes a few"
	@echo "make operate      docs/operate.md with the real programs: systemd-analyze, nginx, Caddy, the image; needs root"
	@echo "make fast         compiles the engine and the card language in place, with mypyc: some ten minutes"
	@echo "make slow         goes back to the sources"
	@echo "make compiled     a compiled copy of the package, and all tests with it"
	@echo "make package      dist/: sdist, pure and compiled wheel; each is installed in a new environment and tried"
	@echo "make golden       the golden games, written anew: read the difference"
	@echo "make docs         the generated pages of docs/, the types and recorded views of the page, written anew"
	@echo "make stats        docs/stats/: bots play every box (GAMES=200 each), and what it was like is drawn"
	@echo "make bench        how fast random games are played"
	@echo "make setup        only builds .venv/, as all the others do first"

# The environment is built again when what it is made from has changed. Bytecode is written here once, since some
# machines are told never to write it, and would compile the sources at every start.
setup: $(MADE)
	@$(BIN)/python scripts/compile.py --tidy
	@$(BIN)/python -m compileall -q src/kickdoor
	@$(BIN)/python scripts/build_web.py

$(MADE): pyproject.toml requirements/dev.txt
	@command -v $(PYTHON) >/dev/null || \
	    { echo "make setup: no $(PYTHON) on the PATH; kickdoor needs Python 3.11 or newer (make PYTHON=… names another)"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "make setup: $$($(PYTHON) --version) is too old; kickdoor needs 3.11 or newer (make PYTHON=… names another)"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	    { echo "make setup: $(PYTHON) lacks the modules venv and ensurepip (Debian and Ubuntu: the package python3-venv)"; exit 1; }
	@echo "Building .venv/ …"
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/dev.txt || \
	    { echo "make setup: pip could not install requirements/dev.txt; is its package index reachable?"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

play: setup
	@$(BIN)/kickdoor serve --open

# The checks need one core each, and run side by side; the tests take all cores.
test: setup
	@$(MAKE) --no-print-directory -j2 --output-sync=target checks
	@$(MAKE) --no-print-directory unit

checks: types web-check lint

# The inner loop, under a minute: no server, no page, no lab.
QUICK := tests/engine tests/language tests/rules tests/scenario tests/editions tests/golden tests/test_architecture.py \
    tests/bots/test_greedy.py tests/bots/test_gentle.py tests/bots/test_seated.py
quick: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n auto --dist worksteal -m "not slow" $(QUICK)

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

web-check: setup
	@$(BIN)/python scripts/build_web.py check

unit: setup
	@$(BIN)/python scripts/need_chromium.py
	@$(BIN)/python scripts/need_postgres.py
	$(BIN)/pytest -n auto --dist worksteal --durations=20

browser: setup
	@$(BIN)/python scripts/need_chromium.py
	$(BIN)/pytest -n 2 tests/web/every_page.py tests/web/every_box.py

check-games: setup
	$(BIN)/python -m scripts.check_games --turns 40
	$(BIN)/python -m scripts.check_positions 20000

# The whole of what `make test` takes a short selection of: some twenty minutes.
faults: setup
	$(BIN)/python -m scripts.faults --rounds 100 --tables 250
	$(BIN)/python -m scripts.fuzz_socket 100000
	$(BIN)/python -m scripts.knock_socket --rate 1000 --seconds 20
	$(BIN)/python -m scripts.fuzz_http 50
	$(BIN)/python -m scripts.attacks --count 1005

# The whole of what `make test` takes a short selection of.
nodes: setup
	@$(BIN)/python scripts/need_postgres.py
	$(BIN)/pytest tests/nodes tests/nodes/long_races.py tests/nodes/long_faults.py tests/nodes/long_recovery.py
	$(BIN)/python -m tests.nodes.faults --tables 100 --kills 30 --stops 10 --drains 15 --restarts 10 --crashes 5 --stalls 5

# What `make test` has no programs for: see "How this page is tested" in docs/operate.md. Some ten minutes.
operate: setup
	$(BIN)/python -m scripts.operate

# Python imports a compiled module before its source. The package refuses to start when such a source has changed, and
# `setup` removes the compiled modules then.
fast: setup
	@$(BIN)/python scripts/compile.py --in-place
	@$(BIN)/kickdoor --version

slow: $(MADE)
	@$(BIN)/python scripts/compile.py --remove
	@$(BIN)/kickdoor --version

# In new environments, with the packages of the index: some twenty minutes.
package: setup
	$(BIN)/python -m scripts.package

compiled: setup
	$(BIN)/python scripts/compile.py build/compiled --once
	$(BIN)/python -m scripts.same_rows build/compiled
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/pytest -n auto

golden: setup
	$(BIN)/python -m scripts.golden
	$(BIN)/python -m tests.engine.sight.reasons_of

docs: setup
	$(BIN)/kickdoor rules --page > docs/rules.md
	$(BIN)/kickdoor cards language > docs/card-language.md
	$(BIN)/kickdoor cards schema > docs/cards.schema.json
	for box in base super oz harry-potter south-park; do \
	    $(BIN)/kickdoor cards gallery --box $$box > docs/boxes/$$box.md || exit 1; done
	$(BIN)/python -m scripts.printings > docs/printings.md
	$(BIN)/kickdoor protocol > docs/protocol.md
	$(BIN)/kickdoor protocol --schema > docs/protocol.schema.json
	$(BIN)/kickdoor protocol --types > web/src/lib/messages.ts
	$(BIN)/python -m scripts.record_views
	$(BIN)/python -m scripts.record_guide
	$(BIN)/python -m kickdoor.env.page > docs/env.md
	$(BIN)/python scripts/picture.py docs/fight.svg

# Games that build/stats/ holds already are not played again; more GAMES make its runs longer.
GAMES ?= 200
BOTS ?= greedy,greedy,greedy,greedy
stats: setup
	$(BIN)/python scripts/stats.py --games $(GAMES) --bots $(BOTS)

bench: setup
	$(BIN)/kickdoor bench

# Pins every requirement of pyproject.toml anew, for all systems; uv lives in an environment of its own.
lock:
	$(PYTHON) -m venv build/lock
	build/lock/bin/pip install --quiet uv
	build/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header \
	    --extra server --extra postgres --extra lab --extra ray --extra open-spiel --group dev \
	    --output-file requirements/dev.txt pyproject.toml
	for part in "server.txt --extra server --extra postgres pyproject.toml" "build.txt --group build"; do set -- $$part; \
	    build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	        --constraint requirements/dev.txt --output-file requirements/$$1 "$${@:2}" || exit 1; done

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
