# Kulami. `make run` needs Go 1.26 or newer; `make test` also needs Node 18 or newer. `.ci/needs` installs the rest.

GO      ?= go
ADDR    ?= localhost:8080
FUZZ    ?= 2s
AUDITS  ?= 5
KILLS   ?= 50
ROUNDS  ?= 200
SEED    ?= $(shell date +%s)
READER  ?= 15s
HISTORIES ?= 1000000
FAULTS   = Kill|AtOnce|Monstrous|Foreign|Database|Journal|Damaged|Thousands|RuleBook|Interrupted|Lost|Fit|Fail|Panic|CopiedLinks|OtherMoves|Offline|Names|StockBuild
AXE_CORE = axe-core@4.14.1
LIGHTHOUSE_CLI = lighthouse@12.8.2
BUILDER  = $(GO) run ./web/site/cmd/site
SHOTS    = $(GO) test ./web/e2e -run '^TestShots$$' -count=1 -shots
WASM     = GOOS=js GOARCH=wasm $(GO)
STATICCHECK = build/staticcheck

# All look at the go-app that the game is built with, a copy that go.work puts in its place (web/goapp).
export GOWORK := $(CURDIR)/go.work
GO_APP   = $(addprefix github.com/maxence-charriere/go-app/v10/pkg/,app url)

# What runs in the browser is looked at as the browser's compiler sees it, too.
BROWSER  = ./rules ./rules/engine ./rules/facts ./rules/puzzle ./app/... ./web

.PHONY: help work run dist site test quick check vuln unit race fuzz simulate mutants journeys axe faults test-browsers browser fit fit-levels ladder fit-predictions puzzles puzzles-check analysis-check bench bench-wasm size weight audit icons screenshots clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-15s %s\n", $$1, $$2}' Makefile

work: ## the go-app that the game is built with in build/go-app, and go.work, by which editors see it
	@.ci/needs go
	@GOWORK=off $(GO) run ./web/goapp/work

run dist site quick check unit race fuzz simulate mutants journeys axe faults test-browsers fit fit-levels ladder fit-predictions puzzles puzzles-check \
analysis-check bench bench-wasm weight audit icons screenshots: work

run: ## build the game and serve it for development (ADDR=localhost:8080)
	@$(BUILDER) serve -addr $(ADDR)

dist: ## build the static site in dist/
	@$(BUILDER) build -o dist

site: ## build the site once for all tests that read it
	@$(BUILDER) build -plain -o build/site

unit test-browsers journeys: site
unit test-browsers journeys: export SITE := $(CURDIR)/build/site

test: ## everything: checks, tests, race detector, fuzzing, browser journeys
	@.ci/needs go node fonts chromium engines hosts
	@$(MAKE) --no-print-directory -j2 EVERYTHING=1 check unit race fuzz test-browsers journeys
	@echo "everything passed"

# Two lines of work go on side by side, one for each processor; what begins first is also what others need.
ifdef EVERYTHING
fuzz: race
race: unit
unit: check
journeys: test-browsers
endif

quick: ## while working: what differs from main (BASE=commit: from there) and what needs it, without journeys, in seconds
	@.ci/quick $(BASE)

check: ## formatting, vet for both platforms, staticcheck, no paths of one machine in the code, vulnerabilities
	@files=$$(gofmt -l .); if [ -n "$$files" ]; then echo "gofmt would change:"; echo "$$files"; exit 1; fi
	@if grep -rnE '["`]/(home|root|Users|work|tmp|usr|opt)/' --include='*.go' .; then \
		echo "a path that exists on one machine only"; exit 1; fi
	$(GO) vet ./... $(GO_APP)
	$(WASM) vet -trimpath $(BROWSER) $(GO_APP)
	GOWORK=off $(GO) build -o $(STATICCHECK) honnef.co/go/tools/cmd/staticcheck
	$(STATICCHECK) ./...
	@# The copy does not use all of go-app's files.
	GOOS=js GOARCH=wasm $(STATICCHECK) -checks inherit,-U1000 $(GO_APP)
	$(WASM) build -trimpath -o /dev/null ./web
	@$(MAKE) --no-print-directory vuln

vuln: ## what is known to be vulnerable of what is used; without a network it is left out
	@.ci/vuln $(AXE_CORE) $(LIGHTHOUSE_CLI)

unit: ## all Go tests but the journeys; 2,000 histories in a simulated world
	$(GO) test $$($(GO) list ./... | grep -vE '/web/(e2e|browsers)|/app/world')
	$(GO) test -count=1 ./app/world

simulate: ## HISTORIES=1000000 of the whole program in a simulated world (SEED=1: from that seed), hours
	$(GO) test ./app/world -run Simulate -v -count=1 -timeout 0 -histories $(HISTORIES) -seed $(SEED)

mutants: ## which of the faults in app/world/testdata the histories find, an hour
	$(GO) test ./app/world -run Mutants -v -count=1 -timeout 0 -mutants .

# Only packages with goroutines or locks have anything to race for; a sync.OnceValue is not one. The detector needs a C compiler.
race: ## the race detector on the packages that share memory
	@if ! [ "$$($(GO) env CGO_ENABLED)" = 1 ]; then echo "race: no C compiler, left out"; exit 0; fi; \
	dirs=$$(grep -rlE '^\s*go (func|[a-zA-Z_.]+\()|"sync/atomic"|sync\.(Map|Mutex|Once|Pool|RWMutex|WaitGroup)\b' --include='*.go' --exclude='*_js.go' --exclude='*_test.go' rules app web/host | xargs -r -n1 dirname | sort -u | sed 's|^|./|'); \
	if [ -z "$$dirs" ]; then echo "race: nothing shares memory"; else set -x; $(GO) test -race -short $$dirs; fi

# One processor fuzzes, so that the other one is left to the checks beside it.
# A target that is stopped in the middle of a try reports that its time is up, which is not a finding. Findings name the
# failing input.
fuzz: ## every fuzz target for FUZZ=2s, the reader of links for READER=15s
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

faults: browser $(AXE) ## the journeys among faults, whole: KILLS=50 of the browser, ROUNDS=200 in three tabs (SEED=1: as with that seed)
	$(GO) test ./web/e2e -run '$(FAULTS)' -thorough -kills $(KILLS) -rounds $(ROUNDS) -seed $(SEED) -count=1 -timeout 60m -v

test-browsers: ## the core journeys in three engines (ENGINES="Chromium Firefox": in some)
	@.ci/needs fonts engines
	$(GO) test ./web/browsers -count=1 -timeout 30m -v

# A journey is never skipped because a browser is missing: without one this fails.
browser:
	@.ci/needs node fonts chromium

fit: ## fit the evaluation from nothing, as the head of fitted.go describes, a quarter of an hour
	$(GO) generate ./rules/engine

fit-levels: ## what games of the levels say: points that make them even, tried on other boards, and what a costly marble is, hours
	$(GO) test ./rules/engine -run TestFitHandicap -handicap-games 300 -timeout 2h -v
	$(GO) test ./rules/engine -run TestFitHandicap -handicap-games 100 -handicap-check -handicap-seed 5 -timeout 2h -v
	$(GO) test ./rules/engine -run TestLessonLosses -lessons 30 -timeout 2h -v

# Each level against the one below; in place of level 8 plays the engine with what a slow phone visits in two seconds.
ladder: ## how each level scores against the one below, without bonuses and with both, on boards of SEED, hours
	@$(GO) build -o build/arena ./rules/cmd/arena
	@for rules in basic it-both; do \
		for level in 2 3 4 5 6 7; do build/arena -a level=$$level -b level=$$((level - 1)) -rules $$rules -pairs 400 -jobs 2 -seed $(SEED) 2>/dev/null; done; \
		build/arena -a engine -go "nodes 3000000" -b level=7 -rules $$rules -pairs 48 -jobs 2 -seed $(SEED) 2>/dev/null; done

fit-predictions: ## how well static values and short searches predict margins, by plies left, for the selective solver, minutes
	$(GO) test ./rules/engine -run TestFitPredictions -fit-predictions 80 -timeout 0 -v

puzzles: ## find the puzzles of static/puzzles.txt anew, a quarter of an hour
	@mkdir -p build
	$(GO) run ./rules/cmd/kulami puzzles generate -seed 1 -count 2200 > build/puzzles.txt
	mv build/puzzles.txt static/puzzles.txt

puzzles-check: ## prove every puzzle again without the engine, some minutes
	$(GO) test ./rules/puzzle -run TestShippedPuzzlesAreProven -all -count=1 -timeout 120m -v

analysis-check: ## analyses and reviews of 200 endings against a solver of their own, and how many mistakes and wrong tries have a reason, some minutes
	$(GO) test ./rules/engine -run '^(TestAnalysisEqualsProver|TestPerfectEndgamesAreFlawless|TestPlantedBlundersAreFound|TestReviewsAreEqual|TestMistakesHaveReasons|TestWrongTriesHaveReasons)$$' -whole -seed 1 -count=1 -timeout 120m -v

bench: ## Go benchmarks
	$(GO) test -run '^$$' -bench . -benchmem ./rules/... ./app/...

bench-wasm: ## the engine's benchmarks as the browser runs them, below pinned ones (needs Node)
	@cat rules/engine/testdata/baseline.txt
	PATH="$$($(GO) env GOROOT)/lib/wasm:$$PATH" $(WASM) test -run '^$$' -bench . ./rules/engine

size: dist ## bytes of the program as servers send it

weight: ## bytes of the program's code by package, and its longest functions
	@$(BUILDER) weigh

audit: browser $(LIGHTHOUSE) ## speed on the phone profile beside go-app's hello world, AUDITS=5 rounds: on a quiet machine
	$(GO) test ./web/e2e -run '^TestAudit$$' -audit $(AUDITS) -count=1 -timeout 60m -v

icons: browser ## draw the PNG icons from the SVG ones
	$(SHOTS) icons

screenshots: browser ## take the pictures in static/screenshots and .github/pictures
	$(SHOTS) screens

clean: ## remove what was built
	rm -rf dist build go.work go.work.sum
