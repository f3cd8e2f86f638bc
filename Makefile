# Everything runs inside .venv; a stamp file says which step is done, and deleting it repeats the step.
PYTHON   ?= python3
VENV     ?= .venv
BIN      := $(VENV)/bin
UV       := $(BIN)/uv pip install -q --python $(BIN)/python
COMPILED := build/compiled
SOURCES  := $(shell find src -type f -not -name '*.pyc')
PYTEST   := $(BIN)/pytest -q -n 2

.DELETE_ON_ERROR:
.PHONY: help play test lint unit compiled unit-compiled package bench clean

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "make %-14s %s\n", $$1, $$2}'

play: $(VENV)/.run ## play on this machine
	@echo "Online tables are not there yet; until they are, play in the terminal: $(BIN)/boomtable play snip"

test: lint unit unit-compiled package ## every check; what .ci/run runs

lint: $(VENV)/.test ## style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

unit: $(VENV)/.test ## the tests on the interpreted engine
	BOOMTABLE_EXPECT=interpreted $(PYTEST)

compiled: $(COMPILED)/.stamp ## build the compiled engine in build/compiled

unit-compiled: $(VENV)/.test ## the same tests on the compiled engine
	@if $(BIN)/python tools/compile.py --possible; then \
	  $(MAKE) --no-print-directory compiled && \
	  PYTHONPATH=$(abspath $(COMPILED)) BOOMTABLE_EXPECT=compiled $(PYTEST); \
	else \
	  echo "*** THE COMPILED TESTS DID NOT RUN ***" >&2; test "$$CI" != true; \
	fi

package: $(VENV)/.run ## build the wheel and try it in an empty environment
	$(BIN)/python tools/package.py

bench: compiled ## measure both forms of the engine
	PYTHONPATH=$(abspath $(COMPILED)) $(BIN)/boomtable bench snip

clean: ## remove what was built, but not the environment
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -q uv

$(VENV)/.run: pyproject.toml | $(BIN)/python
	$(UV) -e .
	touch $@

$(VENV)/.test: pyproject.toml $(VENV)/.run
	$(UV) --group test
	touch $@

$(COMPILED)/.stamp: $(SOURCES) pyproject.toml tools/compile.py $(VENV)/.test
	$(BIN)/python tools/compile.py $(COMPILED)
	touch $@
