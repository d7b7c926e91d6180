package view

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// What keeps marbles from being analysed is said in words, and both last marbles are marked.
func TestUnfitMarbles(t *testing.T) {
	const board = "count/8tsSQDQdDSQTtQdsQT/basic/"
	for _, c := range []struct{ marbles, words string }{
		{"-/-", ""},
		{"-d4/-/ld4", ""},
		{"-d4/-", "For the analysis, mark Red’s last marble."},
		{"-d4/-a4/ld4", "For the analysis, mark Black’s last marble."},
		{"-d4/-a1/ld4a1", "Black’s last marble can’t follow the marble before it: it is on the same tile, or in neither its row nor its column."},
		{"-/-a1", "The analysis assumes that Red started, so Red needs as many marbles as Black, or one more. If Black started, swap the colours."},
		{"-d4/-a4/ld4a4", ""},
	} {
		r := after(play.Navigated{Fragment: board + c.marbles}, play.Visit{Screen: play.AnalysisScreen})
		_, analysed := r.model.Screen.(play.Analysis)
		if got := r.screen().noticeWords(); got != c.words || analysed != (c.words == "") {
			t.Errorf("%s: %q, want %q; analysed %v", c.marbles, got, c.words, analysed)
		}
	}
	r := after(play.Navigated{Fragment: board + "-d4/-a4/ld4a4"})
	html := app.HTMLString(r.screen().main())
	for _, class := range []string{" last", " before"} {
		if strings.Count(html, " filled"+class) != 1 {
			t.Errorf("no marble is marked as%s", class)
		}
	}
	r.model, _ = play.Update(r.model, play.Visit{Screen: play.AnalysisScreen})
	if a, ok := r.model.Screen.(play.Analysis); !ok || !a.BySetUp() || a.Position().Turn() != rules.First || a.Position().Last() != r.scene().board.Hole("a4") {
		t.Error("the marbles are not analysed")
	}
}

// Every notice has words, each its own.
func TestNoticeWords(t *testing.T) {
	r := &Root{}
	r.OnInit()
	said := map[string]play.NoticeKind{}
	for kind := play.IllegalHole; kind <= play.LinePromoted; kind++ {
		r.model.Notice = play.Notice{Kind: kind, Hole: 9, Why: rules.OffLines, Faults: []rules.Fault{rules.FaultIllegalMove}}
		words := r.screen().noticeWords()
		if other, twice := said[words]; words == "" || twice {
			t.Errorf("notice %d is worded %q, like %d", kind, words, other)
		}
		said[words] = kind
	}
}
