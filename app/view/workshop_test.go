package view

import (
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/play"
	"kulami/app/screen/wooden"
	"kulami/app/text"
	woodenview "kulami/app/view/wooden"
	"kulami/rules"
)

func TestWorkshopHasItsControls(t *testing.T) {
	tiles := []desk.Msg{desk.Visit{Screen: wooden.TallyScreen}, wooden.Tiles{}}
	html := pageOf(t, tiles...)
	held := pageOf(t, append(tiles, wooden.LiftAll{}, wooden.Take{Worth: 6}, wooden.AimAt{At: rules.Point{X: 9, Y: 9}})...)
	more := pageOf(t, append(tiles, play.Open{Dialog: desk.GameDialog})...)
	for _, hook := range []string{
		`data-state="workshop"`, `data-status="complete"`, `data-cell="a1"`, `data-cell="j10"`, `data-tile="none"`, `role="grid"`,
		`data-act="take" `, `data-act="undo"`, `data-act="brush"`, `data-act="done"`, `data-act="return"`,
	} {
		if !strings.Contains(html, hook) {
			t.Errorf("the workshop has no %s", hook)
		}
	}
	for _, act := range []string{"turn", "nudge", "fair", "save-board", "share"} {
		if !strings.Contains(more, `data-act="`+act+`"`) {
			t.Errorf("the dialog of the workshop has no %s", act)
		}
	}
	// Lift is there while a tile is held, otherwise the act that empties the board.
	for hook, tool := range map[string]bool{`data-act="clear"`: false, `data-act="lift"`: true, `class="ghost"`: true} {
		if strings.Contains(html, hook) == tool || strings.Contains(held, hook) != tool {
			t.Errorf("%s is there at the wrong time", hook)
		}
	}
	if n := strings.Count(html, `role="gridcell"`); n != 100 {
		t.Errorf("%d places", n)
	}
	if n := strings.Count(html, `tabindex="0"`); n != 1 {
		t.Errorf("%d tab stops in the frame", n)
	}
}

// TestDeletedBoardComesBack deletes a board and finds the button that restores it.
func TestDeletedBoardComesBack(t *testing.T) {
	b := game.Named{Name: "From my table", Layout: "8tsSQDQdDSQTtQdsQT"}
	gone := []desk.Msg{wooden.SaveBoard{Board: b}, desk.Visit{Screen: wooden.StartScreen}, wooden.UseBoard{Layout: b.Layout}, wooden.DropBoard{Layout: b.Layout}}
	if html := pageOf(t, gone...); strings.Contains(html, b.Name) || !strings.Contains(html, `data-act="undelete"`) {
		t.Error("the board is there, or there is no way back")
	}
	if html := pageOf(t, append(gone, desk.Undelete{})...); !strings.Contains(html, b.Name) || strings.Contains(html, `data-act="undelete"`) {
		t.Error("the board is not back, or there is a way back still")
	}
}

// TestWorkshopWords puts every action and every fault into words in every language.
func TestWorkshopWords(t *testing.T) {
	d, _ := rules.ParseDraft("Sa8Sb7Qe5td9Qi10Qe1Qg1Qi1Qa1Qa3")
	for _, lang := range text.All() {
		r := &Root{text: lang, model: play.New()}
		screen := &woodenview.Workshop{Scene: r.scene(), State: wooden.Workshop{Drafts: library.Drafts{Draft: d}}}
		said := map[string]wooden.DeedKind{}
		for kind := wooden.NoDeed + 1; kind <= wooden.BoardFaulty; kind++ {
			screen.State.Deed = wooden.Deed{Kind: kind, Tile: rules.Tile{W: 2, H: 3}, Name: "a name"}
			words := screen.DeedWords()
			if other, twice := said[words]; words == "" || twice {
				t.Errorf("%s: deed %d is worded %q, like %d", lang.Lang, kind, words, other)
			}
			said[words] = kind
		}
		kinds := map[rules.DraftFaultKind]bool{}
		for _, f := range d.Faults() {
			kinds[f.Kind] = true
			if words := screen.FaultWords(f); words == "" && f.Kind != rules.DraftMissing || strings.Contains(words, "%!") {
				t.Errorf("%s: %s is worded %q", lang.Lang, f.Kind, words)
			}
		}
		if len(kinds) != 5 {
			t.Fatalf("only faults %v", kinds)
		}
	}
}
