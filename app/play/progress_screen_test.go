package play

import (
	"maps"
	"slices"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/screen/finish"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/table"
	"kulami/app/screen/wooden"
	"kulami/app/training"
	"kulami/rules"
)

// lostGames returns a storage with n games against the computer that were resigned after a marble.
func lostGames(t *testing.T, n int) map[string]string {
	t.Helper()
	stored, ids := manyGames(t, n)
	for _, id := range ids {
		g, _ := game.Unpack(id, stored[library.GamePrefix+id])
		g.Tree = game.NewTree(g.Record().WithFinish(rules.FirstResigned))
		g.Began = 29_000_000 - g.Touched
		g.Touched = g.Began
		stored[library.GamePrefix+id] = game.Pack(g)
	}
	return stored
}

// atProgress returns the progress of a storage, with all games counted.
func atProgress(t *testing.T, stored map[string]string) Model {
	t.Helper()
	m, _ := beginAt(desk.Instant{Minute: 29_000_000, Date: "2026-11-20"}, Loaded{Stored: maps.Clone(stored), Fragment: "progress"})
	for m.Library.Pending > 0 {
		m, _ = act(m, desk.ReadGames{})
	}
	if v, ok := m.Screen().(puzzles.Today); !ok || !v.Progress.Counted() {
		t.Fatalf("%T is shown", m.Screen())
	}
	return m
}

func TestProgressFollowsStorage(t *testing.T) {
	stored := lostGames(t, 50)
	m, effects := beginAt(desk.Instant{Minute: 29_000_000, Date: "2026-11-20"}, Loaded{Stored: maps.Clone(stored), Fragment: "progress"})
	if v := todayOf(t, m).Progress; v.Counted() || v.All.Games() != 0 || m.Library.Pending != 10 {
		t.Fatalf("at once %d games are counted, %d are missing", v.All.Games(), m.Library.Pending)
	}
	if !hasReadOn(effects) {
		t.Errorf("nothing reads on: %v", effects)
	}
	m, _ = act(m, desk.ReadGames{})
	lost := func() int { return todayOf(t, m).Progress.All.Lost }
	if lost() != 50 {
		t.Errorf("%d games are counted", lost())
	}

	m, _ = act(m, Changed{Key: library.GamePrefix + "g7"})
	if lost() != 49 {
		t.Errorf("after another tab has deleted one there are %d", lost())
	}
	m, _ = act(m, Open{desk.LibraryDialog})
	m, _ = act(m, Delete{"g8"})
	m, _ = act(m, desk.Undelete{})
	m, _ = act(m, Delete{"g9"})
	m, _ = act(m, desk.Close{})
	if lost() != 48 || len(m.Deleted) != 0 {
		t.Errorf("after another is deleted there are %d, %d can be brought back", lost(), len(m.Deleted))
	}
	h := training.History{}.TryPuzzle(4, 5, true, m.Now.Time())
	m, _ = act(m, Changed{Key: library.TrainingKey, Text: h.String()})
	if v := todayOf(t, m).Progress; v.Tried.Solved != 1 || len(v.Puzzles.Course) != 1 || v.All.Lost != 48 {
		t.Errorf("after a puzzle in another tab: %+v", v.Trained)
	}
	deviation := todayOf(t, m).Progress.Strength.Deviation
	m = timeIs(m, desk.Instant{Minute: m.Now.Minute + 60*24*90, Date: "2027-02-18"})
	if got := todayOf(t, m).Progress.Strength.Deviation; got <= deviation {
		t.Errorf("after three months the deviation is %v, was %v", got, deviation)
	}
	games := m.Library.Games
	m, _ = act(m, Open{desk.MoreDialog})
	if m, _ = act(m, desk.Close{}); &m.Library.Games[0] != &games[0] {
		t.Error("a dialog has the games listed again")
	}
	if m, _ = act(m, Return{}); len(m.Library.Games) != 0 {
		t.Error("the games are listed on the table")
	}
}

func hasReadOn(effects []desk.Effect) bool {
	for _, e := range effects {
		if _, ok := e.(desk.ReadOn); ok {
			return true
		}
	}
	return false
}

// The menu's screens begin with the game shown before.
func TestWaysFromProgress(t *testing.T) {
	stored, _ := manyGames(t, 3)
	for _, screen := range []desk.ScreenName{desk.AnalysisScreen, wooden.TallyScreen, wooden.WorkshopScreen} {
		m := atProgress(t, stored)
		m, _ = act(m, desk.Visit{Screen: screen})
		if m.Screen().Name() != screen {
			t.Errorf("%s: %T is shown", screen, m.Screen())
		}
	}
	for _, msg := range []desk.Msg{desk.Press{Hole: 3}, desk.Hover{Hole: 3}, desk.Undo{}, desk.Turn{}, desk.Describe{Topic: desk.TopicScore}, desk.FocusMove{DX: 1, DY: 0}, Entry{"c5"}, Entry{"s"}, table.AskHint{}, desk.Step{Ply: 2}, desk.ReviewGame{}, table.Resign{},
		desk.SwapSides{}, desk.CopyLink{}, desk.SavePicture{}, Rematch{1}, NextLevel{1}, Continue{}, desk.Retry{}, desk.Visit{Screen: puzzles.PuzzlesScreen}, Open{desk.ShareDialog}} {
		m := atProgress(t, stored)
		if m, _ = act(m, msg); m.Screen().Name() != puzzles.PuzzlesScreen || !todayOf(t, m).Progress.Counted() {
			t.Errorf("%T leads to %T", msg, m.Screen())
		}
	}
}

// A player who has deleted all games finds a new one when the page is closed.
func TestProgressOfNoGames(t *testing.T) {
	stored, ids := manyGames(t, 2)
	m := atProgress(t, stored)
	m, _ = act(m, Open{desk.LibraryDialog})
	for _, id := range ids {
		m, _ = act(m, Delete{id})
	}
	m, _ = act(m, desk.Close{})
	m, _ = act(m, Return{})
	if tab, ok := m.Own(); !ok || tab.Game.Ply() != 0 {
		t.Errorf("%T is shown", m.Screen())
	}
}

// The address of the progress opens the Today screen, which scrolls until it is complete.
func TestAddressOfProgress(t *testing.T) {
	shows := func(effects []desk.Effect) bool { return slices.Contains(effects, desk.Effect(desk.ShowProgress{})) }
	for fragment, want := range map[string]bool{"progress": true, "#progress": true, "/progress/": true, "progress/x": false, "progresses": false, "puzzles": false} {
		_, effects := begin(Loaded{Fragment: fragment})
		if got := shows(effects); got != want {
			t.Errorf("%s scrolls: %v", fragment, got)
		}
	}
	m, _ := begin(Loaded{Fragment: "progress"})
	if m.Screen().Fragment() != "puzzles" {
		t.Errorf("the address is %s", m.Screen().Fragment())
	}
	for _, c := range []struct {
		msg  desk.Msg
		want bool
	}{
		{puzzles.PuzzlesFetched{Text: puzzleFile(), OK: true}, true}, {finish.Fetched{}, true}, {desk.Close{}, false},
	} {
		var effects []desk.Effect
		if m, effects = act(m, c.msg); shows(effects) != c.want {
			t.Errorf("after %T it scrolls: %v", c.msg, !c.want)
		}
	}
}
