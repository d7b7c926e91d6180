package play

import (
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/screen/analysis"
	"kulami/app/screen/puzzles"
	"kulami/rules"
)

// noted returns a session with a game of two moves in the analysis.
func noted(t *testing.T) *session {
	s := newSession(t, nil)
	s.run(`> load
> start opponent=person seed=3
> press d4
> press a4
> visit analysis
`)
	return s
}

// comments returns the comments on the positions of all kept games, with their number.
func (s *session) comments() map[string]int {
	found := map[string]int{}
	for _, g := range s.m.Kept.Played() {
		for _, n := range g.Record().Notes() {
			found[n.Comment]++
		}
	}
	return found
}

// A backup adds notes that a device lacks, and removes none that it has.
func TestNotesAreMerged(t *testing.T) {
	here := noted(t)
	before := here.file()
	here.send(analysis.Annotate{Comment: "one"})
	file := here.file()

	there := noted(t)
	there.send(Import{file})
	if got := there.comments(); got["one"] != 1 || len(got) != 1 {
		t.Errorf("on a device without notes: %v", got)
	}
	if n := len(there.m.Kept.Played()); n != 1 {
		t.Errorf("one game became %d", n)
	}
	here.send(Import{before})
	if got := here.comments(); got["one"] != 1 || len(here.m.Kept.Played()) != 1 {
		t.Errorf("after an older backup: %v of %d games", got, len(here.m.Kept.Played()))
	}
	other := noted(t)
	other.send(analysis.Annotate{Comment: "two"})
	other.send(Import{file})
	if got := other.comments(); got["one"] != 1 || got["two"] != 1 {
		t.Errorf("on a device with another note: %v", got)
	}
}

func TestRelateNotes(t *testing.T) {
	plain, _ := rules.ParseRecord("k1/b8tsSQDQdDSQTtQdsQT/md4a4")
	one, _ := plain.WithNote(rules.Note{Line: plain.Moves(), Comment: "one"})
	two, _ := plain.WithNote(rules.Note{Line: plain.Moves(), Glyph: rules.GoodMove})
	for _, c := range []struct {
		a, b rules.Record
		want game.Relation
	}{{plain, one, game.Behind}, {one, plain, game.Ahead}, {one, one, game.Same}, {one, two, game.Parted}} {
		if got := game.Relate(c.a, c.b); got != c.want {
			t.Errorf("%s to %s is %d, want %d", c.a, c.b, got, c.want)
		}
	}
}

// When no more notes fit, a notice says so, and all earlier notes stay.
func TestNotesAreFull(t *testing.T) {
	s := noted(t)
	long := strings.Repeat("🙂", rules.MaxComment)
	for ply := range 3 {
		s.send(desk.Step{Ply: ply})
		s.send(analysis.Annotate{Comment: long})
	}
	if s.m.Notice.Kind != desk.NotesFull {
		t.Errorf("notice %d", s.m.Notice.Kind)
	}
	if got := s.comments()[long]; got != 2 {
		t.Errorf("%d comments are kept", got)
	}
	again := newSession(t, s.stored)
	again.run("> load\n")
	if got := again.comments()[long]; got != 2 {
		t.Errorf("%d comments are there after a reload", got)
	}
	again.send(Import{"https://example.org/#" + s.m.fragment()})
	if a, ok := again.m.Screen().(analysis.Screen); !ok || len(a.Tree().Notes()) != 2 {
		t.Errorf("imported as %T", again.m.Screen())
	}
}

// A file of a game with the longest possible notes is read completely.
func TestLongNotesAreImported(t *testing.T) {
	r, _ := rules.ParseRecord("k1/b8tsSQDQdDSQTtQdsQT/md4a4")
	for ply := range 2 {
		r, _ = r.WithNote(rules.Note{Line: r.Moves()[:ply], Comment: strings.Repeat("🙂", rules.MaxComment)})
	}
	s := noted(t)
	s.send(Import{r.String() + "\n"})
	if g, ok := s.m.Table(); !ok || !g.Game.Record().Equal(r) {
		t.Errorf("%T is shown, notice %d", s.m.Screen(), s.m.Notice.Kind)
	}
}

// The engine stays off after a reload, in another analysis, after marbles were set up by hand, and
// for automatic questions.
func TestTheEngineStaysOff(t *testing.T) {
	const address = "analysis/k1/b8tsSQDQdDSQTtQdsQT/ma4e4g4/caa"
	off := func(name string, m Model) {
		t.Helper()
		if a, ok := m.Screen().(analysis.Screen); !ok || !a.Off() || m.Question.ID != 0 {
			t.Errorf("%s: %T, the engine is asked %+v", name, m.Screen(), m.Question)
		}
	}
	open := func(fragment string, stored map[string]string) Model {
		m, _ := Update(New(), desk.Instant{Date: today.Date}, Loaded{Fragment: fragment, Stored: stored, Seed: 9})
		m, _ = act(m, Shown{})
		return m
	}
	m := open(address, nil)
	if m.Question.For != desk.ForHoles || m.Question.ID == 0 {
		t.Fatalf("at first the engine is asked %+v", m.Question)
	}
	m, _ = act(m, analysis.SwitchEngine{})
	off("switched off", m)
	kept := map[string]string{library.HeadKey: m.Kept.Text(library.HeadKey)}
	off("loaded again", open(address, kept))
	played, _ := act(m, desk.Press{Hole: legal(m)[0]})
	off("after a marble", played)
	elsewhere, _ := act(m, desk.Visit{Screen: puzzles.PuzzlesScreen})
	elsewhere, _ = act(elsewhere, Navigated{Fragment: address})
	off("on the way back", elsewhere)
	setUp, _ := act(open("count", kept), desk.Visit{Screen: desk.AnalysisScreen})
	off("of marbles put down by hand", setUp)
	threat, _ := act(m, analysis.SwitchThreat{})
	if a := threat.Screen().(analysis.Screen); a.Off() || threat.Question.ID == 0 {
		t.Errorf("the threat asks %+v", threat.Question)
	}
	threat, _ = act(threat, analysis.SwitchThreat{})
	off("after the threat", threat)
	on, _ := act(m, analysis.SwitchEngine{})
	on = open(address, map[string]string{library.HeadKey: on.Kept.Text(library.HeadKey)})
	if on.Question.ID == 0 {
		t.Error("switched on, it is off after a reload")
	}
}

// Deleting a note does not remove its move or variation, and can be undone.
func TestDeleteANote(t *testing.T) {
	m, _ := Update(New(), desk.Instant{Date: today.Date}, Loaded{Fragment: "analysis/k1/b8tsSQDQdDSQTtQdsQT/ma4e4g4/caa", Seed: 9})
	m, _ = act(m, desk.Step{Ply: 2})
	m, _ = act(m, desk.Press{Hole: legal(m)[0]})
	for _, msg := range []desk.Msg{analysis.Annotate{Comment: "Safe."}, analysis.Mark{Glyph: rules.GoodMove}} {
		m, _ = act(m, msg)
	}
	was := m.Screen().(analysis.Screen)
	m, _ = act(m, Open{desk.NoteDialog})
	m, _ = act(m, analysis.DeleteNote{})
	a := m.Screen().(analysis.Screen)
	if !a.Note().IsEmpty() || !a.Variation() || a.Ply() != 3 || m.Dialog != desk.NoDialog || m.Notice.Kind != desk.CommentDeleted {
		t.Errorf("the note is %+v at ply %d of %s, notice %d", a.Note(), a.Ply(), a.Tree(), m.Notice.Kind)
	}
	m, _ = act(m, desk.Undelete{})
	if a := m.Screen().(analysis.Screen); a.Note().Comment != "Safe." || a.Note().Glyph != rules.GoodMove || !a.Tree().Equal(was.Tree()) {
		t.Errorf("undone, the note is %+v", a.Note())
	}
}
