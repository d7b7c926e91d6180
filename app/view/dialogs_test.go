package view

import (
	"maps"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/library"
	"kulami/app/play"
	"kulami/app/view/dialogs"
)

func TestDialogsHaveTheirControls(t *testing.T) {
	for dialog, hooks := range map[desk.Dialog][]string{
		desk.NewDialog: {`name="opponent"`, `name="level"`, `name="starter"`, `name="fair"`, `data-act="new-board"`, `data-act="new-rules"`,
			`data-act="new-fair"`, `data-act="start"`, `data-act="close"`},
		desk.NewBoardDialog: {`name="board"`, `name="sheet"`, `data-act="start"`, `data-act="new-whole"`},
		desk.NewRulesDialog: {`name="box"`, `data-act="house"`, `data-act="start"`, `data-act="new-whole"`},
		desk.NewFairDialog:  {`name="opening"`, `data-act="point-more"`, `data-act="start"`, `data-act="new-whole"`},
		desk.GameDialog:     {`data-act="resign"`, `data-act="turn"`, `data-act="new"`, `name="teach"`},
		desk.MoreDialog:     {`data-act="settings"`, `data-act="my-set"`, `data-act="analyse"`, `data-act="import"`},
		desk.SettingsDialog: {`name="theme"`, `name="marbles"`, `name="coordinates"`, `name="animation"`, `name="confirm"`},
		desk.ShareDialog:    {`data-act="copy-link"`, `k1/b8tsSQDQdDSQTtQdsQT`},
		desk.LearnDialog:    {`data-act="lesson"`, `class="excerpt"`},
		desk.KeysDialog:     {`<kbd`},
		desk.ResignDialog:   {`data-act="resign-now"`},
	} {
		html := pageOf(t, desk.Press{Hole: 5}, play.Open{Dialog: dialog})
		for _, hook := range hooks {
			if !strings.Contains(html, hook) {
				t.Errorf("dialog %s has no %s", dialog, hook)
			}
		}
	}
	setup := play.New().Setup
	setup.Board = "square"
	if html := pageOf(t, play.Open{Dialog: desk.NewBoardDialog}, desk.Choose{Setup: setup}); !strings.Contains(html, `name="seed"`) {
		t.Error("a dealt board has no number")
	}
	setup.Board = "code"
	if html := pageOf(t, play.Open{Dialog: desk.NewBoardDialog}, desk.Choose{Setup: setup}); !strings.Contains(html, `name="code"`) {
		t.Error("a board by code has no field for it")
	}
}

// A switch of the settings changes its own setting and no other switch.
func TestSettingsSwitches(t *testing.T) {
	drawn, named := regexp.MustCompile(`<input[^>]* role="switch"[^>]*>`), regexp.MustCompile(` name="([a-z-]+)"`)
	shown := func(s library.Settings) map[string]bool {
		on := map[string]bool{}
		for _, input := range drawn.FindAllString(pageOf(t, desk.Set{Settings: s}, play.Open{Dialog: desk.SettingsDialog}), -1) {
			on[named.FindStringSubmatch(input)[1]] = !strings.Contains(input, ` checked="false"`)
		}
		return on
	}
	before := shown(library.DefaultSettings)
	if len(before) == 0 {
		t.Fatal("no switch is drawn")
	}
	for name, on := range before {
		m, want := play.New(), maps.Clone(before)
		want[name] = !on
		set, ok := dialogs.SettingsForm.Take(&m, name, strconv.FormatBool(!on)).(desk.Set)
		if got := shown(set.Settings); !ok || !maps.Equal(got, want) {
			t.Errorf("after %s: %v, want %v", name, got, want)
		}
	}
}
