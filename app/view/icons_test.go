package view

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"kulami/app/picture"
)

// oneMeaning lists acts that share an icon, because they do the same to different things.
var oneMeaning = [][]string{
	{"backup", "save-png"},
	{"both-sides", "continue"},
	{"clear", "delete-game", "delete-note", "drop-board", "prune", "prune-games"},
	{"continue", "join-live", "open-game", "start", "against"},
	{"edit-game", "game"},
	{"continue-computer", "engine", "keep-value"},
	{"review", "review-game"},
	{"copy-by-hand", "copy-item", "copy-link"},
	{"count-game", "count-wooden", "new-count"},
	{"learn", "lesson"},
	{"leave-live", "what-if"},
	{"live", "return"},
	{"moves", "show-moves"},
	{"next-puzzle", "redo"},
	{"pause-clocks", "replay"},
	{"my-set", "tiles", "workshop"},
	{"people", "referee"},
	{"speak", "start-wooden"},
	{"send-answer", "send-link", "share", "share-result"},
}

// drawnAct matches an act and its icon side by side in the code.
var drawnAct = regexp.MustCompile(`(?i)(?:actButton\(|wideButton\(|iconButton\(|(?:menu|switch)Item\(|tool\{(?:act: )?|offer\(.*, )"([a-z-]+)", (?:drawing: )?"([a-z-]+)"`)

// Each icon has one meaning everywhere, and no two icons have the same drawing.
func TestOneIconOneMeaning(t *testing.T) {
	var files []string
	for _, pattern := range []string{"*.go", "*/*.go"} {
		found, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, found...)
	}
	acts := map[string][]string{} // by the icon
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		code, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range drawnAct.FindAllStringSubmatch(string(code), -1) {
			acts[m[2]] = append(acts[m[2]], m[1])
		}
	}
	if len(acts) < 30 {
		t.Errorf("only %d icons were found", len(acts))
	}
	drawn := map[string]string{}
	for icon, of := range acts {
		slices.Sort(of)
		of = slices.Compact(of)
		if same := func(list []string) bool {
			return !slices.ContainsFunc(of, func(act string) bool { return !slices.Contains(list, act) })
		}; len(of) > 1 && !slices.ContainsFunc(oneMeaning, same) {
			t.Errorf("the icon %s stands for %q", icon, of)
		}
		shapes := picture.Icon(icon)
		if other, ok := drawn[shapes]; ok {
			t.Errorf("the icons %s and %s look alike, or are missing", icon, other)
		}
		drawn[shapes] = icon
	}
}
