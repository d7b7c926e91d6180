package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path"
	"slices"
	"strings"
	"testing"
)

// module is the prefix of our own packages' paths.
const module = "kulami/"

// screens lists the screens. Each has a package in app/screen with its state, and a package in
// app/view that draws it.
var screens = []string{"analysis", "challenge", "course", "finish", "puzzles", "review", "table", "wooden"}

// init forbids screens to import each other.
func init() {
	for _, s := range screens {
		mayImport["app/screen/"+s] = []string{"rules", "rules/engine", "rules/facts", "rules/finish", "rules/puzzle", "app/picture", "app/rating", "app/training", "app/game", "app/challenge", "app/library", "app/desk"}
		mayImport["app/view/"+s] = append([]string{"rules", "rules/engine", "rules/facts", "app/text", "app/picture", "app/dom", "app/board", "app/training", "app/game", "app/challenge", "app/library", "app/desk", "app/play"},
			"app/screen/"+s, "app/view/controls", "app/view/page", "app/view/scene")
	}
	// the Today screen has the progress
	mayImport["app/screen/puzzles"] = append(mayImport["app/screen/puzzles"], "app/progress")
	mayImport["app/view/puzzles"] = append(mayImport["app/view/puzzles"], "app/view/progress")
}

// below returns the paths of names in a folder.
func below(folder string, names ...string) (paths []string) {
	for _, name := range names {
		paths = append(paths, folder+name)
	}
	return paths
}

// mayImport lists the imports of our own packages allowed to every other package. A new package
// needs a line here, and a reason.
var mayImport = map[string][]string{
	"rules":        {"rules/internal/random"},
	"rules/engine": {"rules", "rules/internal/random"},
	// no search, so that puzzles and reviews agree about a move
	"rules/facts": {"rules"},
	// the collections of puzzles and finishes, for the app and the command line
	"rules/puzzle":           {"rules", "rules/engine", "rules/facts", "rules/internal/compact", "rules/internal/random"},
	"rules/finish":           {"rules", "rules/engine", "rules/internal/compact", "rules/internal/random"},
	"rules/internal/compact": {"rules", "rules/internal/random"}, // games in few letters
	"rules/cmd/kulami":       {"rules", "rules/engine", "rules/finish", "rules/puzzle", "rules/internal/commandline", "rules/internal/players"},
	// matches; no puzzles
	"rules/cmd/arena":   {"rules", "rules/engine", "rules/internal/commandline", "rules/internal/players", "rules/internal/random"},
	"app/text":          {"rules"},
	"app/text/generate": {}, // generates Go code for app/text
	// the style sheet; not part of the program
	"app/style": {},
	"app/json":  {}, // JSON
	// stored texts by key; independent of the game
	"app/store":  {"app/json"},
	"app/rating": {}, // Glicko-2, independent of the game
	// training results by date, and the choice of exercises
	"app/training": {"rules", "rules/finish", "rules/puzzle", "app/rating"},
	// synchronises two copies of a game; independent of the browser
	"app/live": {"rules", "app/json"},
	"app/rtc":  {"app/live"},
	// a game and its stored text
	"app/game": {"rules", "rules/engine", "app/json", "app/live", "app/store"},
	// results that people compare
	"app/challenge": {"rules", "rules/engine", "app/game"},
	// the only reader of stored texts
	"app/library": {"rules", "app/json", "app/live", "app/training", "app/game", "app/store"},
	// the state that all screens share; independent of the screens
	"app/desk": {"rules", "rules/engine", "rules/facts", "app/live", "app/training", "app/picture", "app/game", "app/challenge", "app/library"},
	// ratings and results from the player's games and training
	"app/progress": {"rules", "rules/engine", "app/rating", "app/training", "app/game", "app/library", "app/desk"},
	// the choice of the screen, and storage
	"app/play": append([]string{"rules", "rules/engine", "app/live", "app/rating", "app/training", "app/progress", "app/game", "app/challenge", "app/library", "app/desk"}, below("app/screen/", screens...)...),
	// only tests, which play the program in a simulated world
	"app/world": {},
	"app/think": {"rules", "rules/engine", "app/json"},
	// drawings as text, for the app and the rule book
	"app/picture": {"rules"},
	// helpers for go-app, for the board and the screens
	"app/dom": {"app/picture"},
	// the interactive board: values in, clicks out
	"app/board": {"rules", "app/picture", "app/dom"},
	// a separate program
	"app/board/example": {"rules", "app/picture", "app/board", "app/style"},
	// controls of all screens
	"app/view/controls": {"app/dom", "app/picture", "rules"},
	// browser features except drawing
	"app/view/page": {"app/desk", "app/dom", "app/game", "app/library", "app/live", "app/play", "app/rtc", "app/screen/finish", "app/screen/puzzles", "app/store", "app/text", "rules"},
	// drawing of all screens and dialogs
	"app/view/scene":   {"app/board", "app/desk", "app/dom", "app/game", "app/library", "app/live", "app/picture", "app/play", "app/screen/table", "app/text", "app/training", "app/view/controls", "app/view/page", "rules", "rules/engine", "rules/facts"},
	"app/view/dialogs": {"app/board", "app/desk", "app/dom", "app/game", "app/library", "app/picture", "app/play", "app/screen/analysis", "app/screen/course", "app/screen/review", "app/screen/table", "app/screen/wooden", "app/text", "app/training", "app/view/controls", "app/view/page", "app/view/scene", "rules", "rules/engine"},
	// the player's progress
	"app/view/progress": {"rules", "app/text", "app/picture", "app/dom", "app/game", "app/progress", "app/view/controls", "app/view/page", "app/view/scene", "app/play", "app/desk"},
	// the whole page
	"app/view":          slices.Concat([]string{"rules", "rules/engine", "app/text", "app/picture", "app/dom", "app/board", "app/think", "app/game", "app/library", "app/desk", "app/play"}, below("app/screen/", screens...), below("app/view/", "controls", "page", "scene", "dialogs", "progress"), below("app/view/", screens...)),
	"web":               {"app/view", "app/think"},
	"web/markup":        {},
	"web/wasm":          {},
	"web/goapp":         {}, // makes the copy of go-app that all others need
	"web/goapp/work":    {"web/goapp"},
	"web/book":          {"rules", "app/text", "app/picture", "app/screen/course"},
	"web/host":          {}, // serves files by path; independent of their origin
	"web/site":          {"app/style", "app/text", "app/picture", "app/view", "web/book", "web/goapp", "web/host", "web/markup", "web/wasm"},
	"web/site/cmd/site": {"web/site"},
	// the verbs of the journeys; independent of the browser's driver
	"web/journey":  {"rules"},
	"web/e2e":      {"web/journey"},
	"web/browsers": {}, // only tests, which drive Chromium through web/e2e

	// a generator that never changes, for boards, levels and test players
	"rules/internal/random": {},
	// opponents for matches and tests
	"rules/internal/players": {"rules", "rules/internal/random"},
	// flags and exit codes of both commands in rules/cmd
	"rules/internal/commandline": {"rules", "rules/engine"},
}

// mayBeImported maps prefixes of external import paths to the packages that are allowed to import
// them; "/..." includes all packages below. Every package is allowed to import the standard
// library, except for the packages listed here.
var mayBeImported = map[string][]string{
	"syscall/js": {"app/think", "app/rtc", "app/view/...", "web"},
	// the browser's program uses app/json instead
	"encoding/json": {"rules/cmd/kulami", "web/site", "web/journey", "web/e2e"},
	"net/http":      {"app/board/example", "web/host", "web/site", "web/journey"},
	"github.com/maxence-charriere/go-app/v10": {"app/dom", "app/board", "app/board/example", "app/view/...", "web", "web/markup", "web/site"},
	"golang.org/x/net/html":                   {"web/markup"},
	"github.com/bluekeyes/go-gitdiff":         {"web/goapp"},
	"github.com/andybalholm/brotli":           {"web/site"},
	"github.com/evanw/esbuild":                {"web/site"},
	"rsc.io/qr":                               {"app/picture"},
	"github.com/chromedp":                     {"web/e2e"},
}

// unit is a package in the output of go list.
type unit struct {
	ImportPath string
	Standard   bool
	Imports    []string
}

// wrongArrows lists the forbidden imports of our packages.
func wrongArrows(units []unit) []string {
	standard := map[string]bool{}
	for _, u := range units {
		standard[u.ImportPath] = u.Standard
	}
	var wrong []string
	for _, u := range units {
		name, own := strings.CutPrefix(u.ImportPath, module)
		if !own {
			continue
		}
		if _, known := mayImport[name]; !known {
			wrong = append(wrong, fmt.Sprintf("%s is not listed in mayImport", name))
			continue
		}
		for _, imported := range u.Imports {
			if !allowed(name, imported, standard[imported]) {
				wrong = append(wrong, fmt.Sprintf("%s must not import %s", name, imported))
			}
		}
	}
	return wrong
}

// allowed reports whether a package is allowed to import another.
func allowed(name, imported string, standard bool) bool {
	if own, ok := strings.CutPrefix(imported, module); ok {
		return slices.Contains(mayImport[name], own)
	}
	for prefix, hosts := range mayBeImported {
		if imported == prefix || strings.HasPrefix(imported, prefix+"/") {
			return slices.ContainsFunc(hosts, func(host string) bool {
				folder, all := strings.CutSuffix(host, "/...")
				return name == folder || all && strings.HasPrefix(name, folder+"/")
			})
		}
	}
	return standard
}

// list returns the packages and all their imports, according to the go command.
func list(t *testing.T, env []string, patterns ...string) []unit {
	t.Helper()
	cmd := exec.Command("go", append([]string{"list", "-deps", "-json=ImportPath,Standard,Imports"}, patterns...)...)
	cmd.Dir = ".."
	cmd.Env = append(os.Environ(), env...)
	var complaint bytes.Buffer
	cmd.Stderr = &complaint
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, &complaint)
	}
	var units []unit
	for decoder := json.NewDecoder(bytes.NewReader(out)); ; {
		var u unit
		if err := decoder.Decode(&u); err == io.EOF {
			return units
		} else if err != nil {
			t.Fatal(err)
		}
		units = append(units, u)
	}
}

func TestArrows(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range []struct {
		name     string
		env      []string
		patterns []string
	}{
		{"native", nil, []string{"./rules/...", "./app/...", "./web/..."}},
		{"browser", []string{"GOOS=js", "GOARCH=wasm"}, []string{"./web"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			units := list(t, c.env, c.patterns...)
			for _, u := range units {
				seen[strings.TrimPrefix(u.ImportPath, module)] = true
			}
			for _, wrong := range wrongArrows(units) {
				t.Error(wrong)
			}
		})
	}
	for name := range mayImport {
		if !seen[name] {
			t.Errorf("mayImport has %s, which does not exist", name)
		}
	}
}

// The check must find forbidden imports.
func TestWrongArrowsAreSeen(t *testing.T) {
	for _, c := range []struct {
		name, imported string
		standard, ok   bool
	}{
		{"rules", "math/bits", true, true},
		{"rules", "kulami/rules/engine", false, false},
		{"rules", "net/http", true, false},
		{"rules", "example.org/sets", false, false},
		{"rules/engine", "kulami/rules", false, true},
		{"rules/engine", "syscall/js", true, false},
		{"rules/facts", "kulami/rules", false, true},
		{"rules/facts", "kulami/rules/engine", false, false},
		{"app/text", "kulami/app/play", false, false},
		{"app/play", "kulami/rules/engine", false, true},
		{"app/play", "kulami/app/text", false, false},
		{"app/play", "syscall/js", true, false},
		{"app/play", "github.com/maxence-charriere/go-app/v10/pkg/app", false, false},
		{"app/picture", "rsc.io/qr/coding", false, true},
		{"app/picture", "kulami/app/play", false, false},
		{"app/picture", "github.com/maxence-charriere/go-app/v10/pkg/app", false, false},
		{"app/think", "syscall/js", true, true},
		{"app/think", "kulami/app/play", false, false},
		{"app/board", "kulami/app/play", false, false},
		{"app/board", "kulami/app/text", false, false},
		{"app/board", "kulami/app/view", false, false},
		{"app/view", "kulami/app/play", false, true},
		{"app/desk", "kulami/app/screen/table", false, false},
		{"app/screen/table", "kulami/app/desk", false, true},
		{"app/screen/table", "kulami/app/screen/review", false, false},
		{"app/screen/table", "kulami/app/play", false, false},
		{"app/view/review", "kulami/app/screen/review", false, true},
		{"app/view/review", "kulami/app/view/table", false, false},
		{"app/view", "github.com/maxence-charriere/go-app/v10/pkg/app", false, true},
		{"app/view", "kulami/web/site", false, false},
		{"app/view", "net/http", true, false},
		{"app/view", "net/http/httptest", true, false},
		{"web", "syscall/js", true, true},
		{"web", "net/http", true, false},
		{"web/site", "net/http", true, true},
		{"web/site", "github.com/chromedp/chromedp", false, false},
		{"web/e2e", "github.com/chromedp/cdproto/page", false, true},
		{"web/e2e", "golang.org/x/net/html", false, false},
		{"web/shop", "fmt", true, false},
	} {
		units := []unit{{c.imported, c.standard, nil}, {path.Join(module, c.name), false, []string{c.imported}}}
		if wrong := wrongArrows(units); (len(wrong) == 0) != c.ok {
			t.Errorf("%s importing %s: %q", c.name, c.imported, wrong)
		}
	}
}
