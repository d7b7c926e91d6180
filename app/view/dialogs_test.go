package view

import (
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/play"
)

func TestDialogsHaveTheirControls(t *testing.T) {
	for dialog, hooks := range map[desk.Dialog][]string{
		desk.NewDialog: {`name="opponent"`, `name="level"`, `name="starter"`, `name="edition"`, `name="board"`,
			`name="sheet"`, `name="opening"`, `data-act="start"`, `data-act="close"`},
		desk.MenuDialog:     {`data-act="resign"`, `data-act="settings"`, `data-act="learn"`, `data-act="turn"`},
		desk.SettingsDialog: {`name="theme"`, `name="marbles"`, `name="coordinates"`, `name="animation"`, `name="confirm"`},
		desk.ShareDialog:    {`data-act="copy-link"`, `k1/b8tsSQDQdDSQTtQdsQT`},
		desk.LearnDialog:    {`<h3`},
		desk.KeysDialog:     {`<kbd`},
		desk.ResignDialog:   {`data-act="resign-now"`},
	} {
		html := pageOf(t, play.Open{Dialog: dialog})
		for _, hook := range hooks {
			if !strings.Contains(html, hook) {
				t.Errorf("dialog %s has no %s", dialog, hook)
			}
		}
	}
	setup := play.New().Setup
	setup.Board = "square"
	if html := pageOf(t, play.Open{Dialog: desk.NewDialog}, desk.Choose{Setup: setup}); !strings.Contains(html, `name="seed"`) {
		t.Error("a dealt board has no number")
	}
	setup.Board = "code"
	if html := pageOf(t, play.Open{Dialog: desk.NewDialog}, desk.Choose{Setup: setup}); !strings.Contains(html, `name="code"`) {
		t.Error("a board by code has no field for it")
	}
}
