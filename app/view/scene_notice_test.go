package view

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/live"
	"kulami/app/play"
	"kulami/app/screen/analysis"
	"kulami/app/text"
	"kulami/rules"
)

// The reason why marbles cannot be analysed is put into words, and both last marbles are marked.
func TestUnfitMarbles(t *testing.T) {
	const board = "count/8tsSQDQdDSQTtQdsQT/basic/"
	for _, c := range []struct{ marbles, words string }{
		{"-/-", ""},
		{"-d4/-/ld4", ""},
		{"-d4/-", "Mark Red’s last marble to analyse."},
		{"-d4/-a4/ld4", "Mark Black’s last marble to analyse."},
		{"-d4/-a1/ld4a1", "These can’t be the last two marbles: they share a tile, or neither a row nor a column. Mark others."},
		{"-/-a1", "Red needs as many marbles as Black, or one more."},
		{"-d4/-a4/ld4a4", ""},
	} {
		r := after(play.Navigated{Fragment: board + c.marbles}, desk.Visit{Screen: desk.AnalysisScreen})
		_, analysed := r.model.Screen().(analysis.Screen)
		if got := r.screen().NoticeWords(); got != c.words || analysed != (c.words == "") {
			t.Errorf("%s: %q, want %q; analysed %v", c.marbles, got, c.words, analysed)
		}
	}
	r := after(play.Navigated{Fragment: board + "-d4/-a4/ld4a4"})
	html := app.HTMLString(r.screen().Main())
	for _, class := range []string{" last", " before"} {
		if strings.Count(html, " filled"+class) != 1 {
			t.Errorf("no marble is marked as%s", class)
		}
	}
	r.model, _ = sent(r.model, desk.Visit{Screen: desk.AnalysisScreen})
	if a, ok := r.model.Screen().(analysis.Screen); !ok || !a.BySetUp() || a.Position().Turn() != rules.First || a.Position().Last() != r.scene().Board.Hole("a4") {
		t.Error("the marbles are not analysed")
	}
}

// Every notice has its own words.
func TestNoticeWords(t *testing.T) {
	r := &Root{}
	r.OnInit()
	said := map[string]desk.NoticeKind{}
	for kind := desk.IllegalHole; kind < desk.NoticeKinds; kind++ {
		r.model.Notice = desk.Notice{Kind: kind, Hole: 9, Why: rules.OffLines, Faults: []rules.Fault{rules.FaultIllegalMove}}
		words := r.screen().NoticeWords()
		if other, twice := said[words]; words == "" || twice {
			t.Errorf("notice %d is worded %q, like %d", kind, words, other)
		}
		said[words] = kind
	}
}

// The words about an import have a count of each kind that occurs. They name its source: a text, a
// list of moves or a file.
func TestWordsOfImports(t *testing.T) {
	r := &Root{}
	r.OnInit()
	imported := desk.Notice{Kind: desk.GamesImported, Kept: 3, There: 1, Of: 1, Source: desk.FromFile}
	lines, alone := imported, desk.Notice{Kind: desk.GamesImported, Kept: 1}
	lines.Source, lines.Of, lines.There = desk.FromLink, 2, 0
	damaged := desk.Notice{Kind: desk.LinkDamaged, Kept: 1, Of: 4, Source: desk.FromList, Faults: []rules.Fault{rules.FaultBadMoves}}
	inFile, cut := damaged, damaged
	inFile.Source, cut.Of, cut.Faults = desk.FromFile, -1, []rules.Fault{rules.FaultTruncated}
	none := desk.Notice{Kind: desk.ImportFailed, Source: desk.FromFile, Faults: []rules.Fault{rules.FaultNoRecord}}
	for want, n := range map[string]desk.Notice{
		"3 games imported. 1 was already here. 1 file couldn’t be read.": imported,
		"3 games imported. 2 lines couldn’t be read.":                    lines,
		"1 game imported.": alone,
		"1 of 4 moves in this list could be read (invalid move).": damaged,
		"1 of 4 moves in this file could be read (invalid move).": inFile,
		"1 move in this list could be read (missing end).":        cut,
		"No game was found in this file.":                         none,
	} {
		if r.model.Notice = n; r.screen().NoticeWords() != want {
			t.Errorf("%q is said, not %q", r.screen().NoticeWords(), want)
		}
	}
	for _, lang := range []string{"en", "de", "fr", "es", "it", "cs", "tr"} {
		r.text = text.In(lang)
		for _, n := range []desk.Notice{imported, lines, alone, damaged, inFile, cut, none} {
			r.model.Notice = n
			words := r.screen().NoticeWords()
			if strings.ContainsAny(words, "{}#") || strings.Contains(words, "-1") || strings.Contains(strings.ToLower(words), "link ") {
				t.Errorf("%s: %q", lang, words)
			}
			t.Log(words)
		}
	}
}

// A notice about a newer version offers the update; other notices do not.
func TestNewerTextsOfferTheUpdate(t *testing.T) {
	for name, c := range map[string]struct {
		notice desk.Notice
		want   bool
	}{
		"a link of a newer version": {desk.Notice{Kind: desk.LinkUnreadable, Faults: []rules.Fault{rules.FaultNewerVersion}}, true},
		"another bad link":          {desk.Notice{Kind: desk.LinkUnreadable, Faults: []rules.Fault{rules.FaultBadMoves}}, false},
		"a newer device":            {desk.Notice{Kind: desk.PeerRefused, Refusal: live.FaultVersion}, true},
		"a device that went astray": {desk.Notice{Kind: desk.PeerRefused, Refusal: live.FaultParted}, false},
	} {
		r := after()
		r.model.Notice = c.notice
		if html := app.HTMLString(r.Render()); strings.Contains(html, `data-act="apply-update"`) != c.want {
			t.Errorf("%s: the update is offered: %v, want %v", name, !c.want, c.want)
		}
	}
}
