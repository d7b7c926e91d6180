# Kulami. `make run` needs Go 1.26 or newer; `make test` also needs Node 18 or newer. `.ci/needs` installs the rest.

GO      ?= go
ADDR    ?= localhost:8080
FUZZ    ?= 2s
AUDITS  ?= 5
KILLS   ?= 50
ROUNDS  ?= 200
SEED    ?= $(shell date +%s)000
READER  ?= 15s
HISTORIES ?= 1000000
FAULTS   = Kill|AtOnce|Oversized|Foreign|Database|Journal|Damaged|Thousands|RuleBook|Interrupted|Lost|Fit|Fail|Panic|CopiedLinks|OtherMoves|Offline|Names|StockBuild
AXE_CORE = axe-core@4.14.1
LIGHTHOUSE_CLI = lighthouse@12.8.2
BUILDER  = $(GO) run ./web/site/cmd/site
SHOTS    = $(GO) test ./web/e2e -run '^TestShots$$' -count=1 -shots
WASM     = GOOS=js GOARCH=wasm $(GO)
STATICCHECK = build/staticcheck

# Everything uses the game's copy of go-app; go.work replaces the original (web/goapp).
export GOWORK := $(CURDIR)/go.work
GO_APP   = $(addprefix github.com/maxence-charriere/go-app/v10/pkg/,app url)

# Packages of the browser's program are also checked for the browser's platform.
BROWSER  = ./rules ./rules/engine ./rules/facts ./rules/puzzle ./app/... ./web

.PHONY: help work run dist site test quick check vuln unit race fuzz simulate mutants journeys axe faults test-browsers browser fit fit-levels ladder fit-predictions puzzles puzzles-check finishes finishes-check analysis-check bench bench-wasm size weight audit icons screenshots clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-15s %s\n", $$1, $$2}' Makefile

work: ## make the copy of go-app in build/go-app, and go.work, for editors
	@.ci/needs go
	@GOWORK=off $(GO) run ./web/goapp/work

run dist site quick check unit race fuzz simulate mutants journeys axe faults test-browsers fit fit-levels ladder fit-predictions puzzles puzzles-check finishes finishes-check \
analysis-check bench bench-wasm weight audit icons screenshots: work

run: ## build the game and serve it for development (ADDR=localhost:8080)
	@$(BUILDER) serve -addr $(ADDR)

dist: ## build the static site in dist/
	@$(BUILDER) build -o dist

site: ## build the site once for all tests that need it
	@$(BUILDER) build -plain -o build/site

unit test-browsers journeys: site
unit test-browsers journeys: export SITE := $(CURDIR)/build/site

test: ## run everything: checks, tests, race detector, fuzzing, browser journeys
	@.ci/needs go node fonts chromium engines hosts
	@$(MAKE) --no-print-directory -j2 EVERYTHING=1 check unit race fuzz test-browsers journeys
	@echo "everything passed"

# Two chains of targets run in parallel, one per processor. The first targets of a chain build the
# needs of the others.
ifdef EVERYTHING
fuzz: race
race: unit
unit: check
journeys: test-browsers
endif

quick: ## fast checks of changed packages and their dependants (BASE=commit: compare with that commit)
	@.ci/quick $(BASE)

check: ## check formatting, vet for both platforms, staticcheck, machine-specific paths, vulnerabilities
	@files=$$(gofmt -l .); if [ -n "$$files" ]; then echo "gofmt would change:"; echo "$$files"; exit 1; fi
	@if grep -rnE '["`]/(home|root|Users|work|tmp|usr|opt)/' --include='*.go' .; then \
		echo "a machine-specific path"; exit 1; fi
	$(GO) vet ./... $(GO_APP)
	$(WASM) vet -trimpath $(BROWSER) $(GO_APP)
	GOWORK=off $(GO) build -o $(STATICCHECK) honnef.co/go/tools/cmd/staticcheck
	$(STATICCHECK) ./...
	@# The copy does not use all of go-app's files.
	GOOS=js GOARCH=wasm $(STATICCHECK) -checks inherit,-U1000 $(GO_APP)
	@$(MAKE) --no-print-directory vuln

vuln: ## known vulnerabilities in dependencies; skipped without a network
	@.ci/vuln $(AXE_CORE) $(LIGHTHOUSE_CLI)

# SEED is the time, in steps so large that no history is played again. In CI it is the commit's.
unit: ## run all Go tests except the journeys; 20 s of new histories in a simulated world (SEED=1: the same)
	$(GO) test $$($(GO) list ./... | grep -vE '/web/(e2e|browsers)|/app/world')
	$(GO) -C app/world test -count=1 -for 20s -seed $(SEED)

simulate: ## run HISTORIES=1000000 of the whole program in a simulated world (SEED=1: first seed), hours
	$(GO) test ./app/world -run Simulate -v -count=1 -timeout 0 -histories $(HISTORIES) -seed $(SEED)

mutants: ## see that histories find each planted fault of app/world/testdata, minutes
	$(GO) test ./app/world -run Mutants -v -count=1 -timeout 0 -mutants .

# Only packages with goroutines or locks can have races; a sync.OnceValue cannot. The detector needs a
# C compiler.
race: ## run the race detector on the packages that share memory
	@if ! [ "$$($(GO) env CGO_ENABLED)" = 1 ]; then echo "race: skipped without a C compiler"; exit 0; fi; \
	dirs=$$(grep -rlE '^\s*go (func|[a-zA-Z_.]+\()|"sync/atomic"|sync\.(Map|Mutex|Once|Pool|RWMutex|WaitGroup)\b' --include='*.go' --exclude='*_js.go' --exclude='*_test.go' rules app web/host | xargs -r -n1 dirname | sort -u | sed 's|^|./|'); \
	if [ -z "$$dirs" ]; then echo "race: nothing shares memory"; else set -x; $(GO) test -race -short $$dirs; fi

# One processor fuzzes; the other one is free for the parallel checks.
# A target stopped during a try reports a timeout, which is not a finding. Findings name the failing
# input.
fuzz: ## run every fuzz target for FUZZ=2s, the reader of links for READER=15s
	@grep -rEo '^func Fuzz[A-Za-z0-9_]+' --include='*_test.go' . | sort | while IFS=: read -r file target; do \
		target=$${target#func }; dir=$$(dirname $$file); time=$(FUZZ); \
		if [ $$target = FuzzParseLink ]; then time=$(READER); fi; echo "$(GO) test $$dir -fuzz $$target -fuzztime $$time"; \
		out=$$($(GO) test $$dir -run '^$$' -fuzz "^$$target\$$" -fuzztime $$time -parallel 1 2>&1) || \
		if echo "$$out" | grep -q 'Failing input' || ! echo "$$out" | grep -q 'context deadline exceeded'; then \
			echo "$$out"; exit 1; fi; \
		echo "$$out" | grep -E '^fuzz' | tail -1; done

AXE := build/axe/node_modules/axe-core/axe.min.js

$(AXE):
	@.ci/needs node
	npm install --prefix build/axe --no-save --no-package-lock --no-audit --no-fund $(AXE_CORE)

LIGHTHOUSE := build/lighthouse/node_modules/lighthouse/cli/index.js

$(LIGHTHOUSE):
	@.ci/needs node
	npm install --prefix build/lighthouse --no-save --no-package-lock --no-audit --no-fund --ignore-scripts $(LIGHTHOUSE_CLI)

journeys: browser $(AXE) $(LIGHTHOUSE) ## play the game in a real browser
	@.ci/needs hosts
	$(GO) test ./web/e2e/... -count=1 -parallel 4 -timeout 30m -v

axe: browser $(AXE) ## check every screen for accessibility in every size, theme and board
	$(GO) test ./web/e2e -run IsAccessible -looks -thorough -count=1 -timeout 60m -v

faults: browser $(AXE) ## run all fault journeys: KILLS=50 of the browser, ROUNDS=200 in three tabs (SEED=1: fixed seed)
	$(GO) test ./web/e2e -run '$(FAULTS)' -thorough -kills $(KILLS) -rounds $(ROUNDS) -seed $(SEED) -count=1 -timeout 60m -v

test-browsers: ## run the core journeys in three engines (ENGINES="Chromium Firefox": only in these)
	@.ci/needs fonts engines
	$(GO) test ./web/browsers -count=1 -timeout 30m -v

# A missing browser fails the journeys instead of skipping them.
browser:
	@.ci/needs node fonts chromium

fit: ## refit the evaluation from scratch, see the top of fitted.go, a quarter of an hour
	$(GO) generate ./rules/engine

fit-levels: ## refit handicaps and advice thresholds from self-play, hours
	$(GO) test ./rules/engine -run TestFitHandicap -handicap-games 300 -timeout 2h -v
	$(GO) test ./rules/engine -run TestFitHandicap -handicap-games 100 -handicap-check -handicap-seed 5 -timeout 2h -v
	$(GO) test ./rules/engine -run TestLessonLosses -lessons 30 -timeout 2h -v

# For level 8 the engine visits as many positions as a slow phone in two seconds.
ladder: ## measure each level against the level below, without bonuses and with both, on boards of SEED, hours
	@$(GO) build -o build/arena ./rules/cmd/arena
	@for rules in basic it-both; do \
		for level in 2 3 4 5 6 7; do build/arena -a level=$$level -b level=$$((level - 1)) -rules $$rules -pairs 400 -jobs 2 -seed $(SEED) 2>/dev/null; done; \
		build/arena -a engine -go "nodes 3000000" -b level=7 -rules $$rules -pairs 48 -jobs 2 -seed $(SEED) 2>/dev/null; done

fit-predictions: ## measure the errors of static values and short searches, for the selective solver, minutes
	$(GO) test ./rules/engine -run TestFitPredictions -fit-predictions 80 -timeout 0 -v

puzzles: ## generate static/puzzles.txt again, a quarter of an hour
	@mkdir -p build
	$(GO) run ./rules/cmd/kulami puzzles generate -seed 1 -count 2200 > build/puzzles.txt
	mv build/puzzles.txt static/puzzles.txt

puzzles-check: ## prove every puzzle without the engine, some minutes
	$(GO) test ./rules/puzzle -run TestShippedPuzzlesAreProven -all -count=1 -timeout 120m -v

finishes: ## generate static/finishes.txt again, half an hour
	@mkdir -p build
	$(GO) run ./rules/cmd/kulami finishes generate -seed 1 -count 730 > build/finishes.txt
	mv build/finishes.txt static/finishes.txt

finishes-check: ## prove every finish without the engine, a quarter of an hour
	$(GO) test ./rules/finish -run TestShippedFinishesAreProven -all -count=1 -timeout 0 -v

analysis-check: ## compare analyses and reviews of 200 endings with an independent solver, and count reasons, some minutes
	$(GO) test ./rules/engine -run '^(TestAnalysisEqualsProver|TestPerfectEndgamesAreFlawless|TestPlantedBlundersAreFound|TestReviewsAreEqual|TestMistakesHaveReasons|TestWrongTriesHaveReasons)$$' -whole -seed 1 -count=1 -timeout 120m -v

bench: ## run the Go benchmarks
	$(GO) test -run '^$$' -bench . -benchmem ./rules/... ./app/...

bench-wasm: ## run the engine's benchmarks as WebAssembly, after the pinned results (needs Node)
	@cat rules/engine/testdata/baseline.txt
	PATH="$$($(GO) env GOROOT)/lib/wasm:$$PATH" $(WASM) test -run '^$$' -bench . ./rules/engine

size: dist ## print the program's size as servers send it

weight: ## print the code size by package, and the longest functions
	@$(BUILDER) weigh

audit: browser $(LIGHTHOUSE) ## measure the speed of a slow phone relative to go-app's hello world, AUDITS=5 rounds; needs a quiet machine
	$(GO) test ./web/e2e -run '^TestAudit$$' -audit $(AUDITS) -count=1 -timeout 60m -v

icons: browser ## draw the PNG icons from the SVG icons
	$(SHOTS) icons

screenshots: browser ## take the pictures in static/screenshots and .github/pictures
	$(SHOTS) screens

clean: ## remove all built files
	rm -rf dist build go.work go.work.sum
