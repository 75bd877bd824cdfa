# Warren. `make` alone lists the commands; `make play` is all a player needs.
# Add words to a command with ARGS: make test ARGS="-k dig", make play ARGS="--help"

PYTHON ?= python3
BIN := .venv/bin

.PHONY: help setup play test check bench format lock playthroughs pictures clean

help:
	@echo "make play     set everything up and open the lobby"
	@echo "make test     run the tests"
	@echo "make check    format, lint, types, layers, catalogues, client types"
	@echo "make bench    measure the speed, side by side with peers"
	@echo "make format   put the code in its usual shape"
	@echo "make playthroughs  write the games on file in tests/playthroughs anew"
	@echo "make pictures take the pictures of the README anew"
	@echo "make setup    install into .venv and build the browser client (the others do it when needed)"
	@echo "make lock     pin the requirements anew (LOCK=--upgrade: to their newest versions)"
	@echo "make clean    remove everything that was installed or built"

# The browser client wants Node.js with npm; where there is none that will do, one comes into .venv.
NODE_WANTED := const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)
ifneq ($(shell command -v npm >/dev/null 2>&1 && node -e '$(NODE_WANTED)' 2>/dev/null && echo yes),yes)
NODE := .venv/.node
export PATH := $(CURDIR)/.venv/bin:$(PATH)
endif
NODE_MODULES := client/node_modules/.ready
CLIENT := src/warren/client_dist/index.html
CLIENT_SOURCES := $(shell find client -type f -not -path '*/node_modules/*') $(shell find src/warren -name '*.ftl')

setup: .venv/.ready $(CLIENT)

play: setup
	@$(BIN)/warren $(ARGS)

test: setup
	$(BIN)/pytest -n auto --dist worksteal $(ARGS)

check: .venv/.ready $(NODE_MODULES)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy src tests bench
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m warren.catalogues
	npm --prefix client run check

bench: .venv-bench/.ready
	.venv-bench/bin/python -m bench $(ARGS)

format: .venv/.ready
	$(BIN)/ruff check --fix --exit-zero --quiet .
	$(BIN)/ruff format .

playthroughs: .venv/.ready
	$(BIN)/python -m tests.playthroughs

pictures: setup
	$(BIN)/python docs/pictures/take.py
	$(BIN)/python -m docs.pictures.screens

lock:
	@command -v uv >/dev/null || { echo "This needs uv: python3 -m pip install uv"; exit 1; }
	for name in base dev bench node; do uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --custom-compile-command "make lock" $(LOCK) requirements/$$name.in -o requirements/$$name.txt || exit 1; done

clean:
	rm -rf .venv .venv-bench .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist
	rm -rf client/node_modules src/warren/client_dist
	find . -name __pycache__ -prune -exec rm -rf {} +

.venv/.ready: requirements/dev.txt pyproject.toml
.venv-bench/.ready: requirements/bench.txt pyproject.toml
.venv/.ready .venv-bench/.ready:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Warren needs Python 3.11 or newer, and $(PYTHON) isn't. Install one, or name it: make setup PYTHON=python3.12"; exit 1; }
	@echo "Installing into $(@D): about a minute, once."
	@$(PYTHON) -m venv $(@D)
	@$(@D)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement $<
	@$(@D)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.node: .venv/.ready requirements/node.txt
	@echo "No Node.js 20.19 or newer with npm is here: installing one into .venv."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements/node.txt
	@touch $@

client/node_modules/.ready: client/package.json client/package-lock.json $(NODE)
	npm --prefix client ci --no-audit --no-fund
	@touch $@

$(CLIENT): .venv/.ready $(NODE_MODULES) $(CLIENT_SOURCES)
	cd client && node scripts/types.mjs && npx vite build --outDir ../src/warren/client_dist --emptyOutDir
	@touch $@
