package play

import (
	"fmt"
	"maps"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/json"
	"kulami/app/library"
	"kulami/app/screen/analysis"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/table"
	"kulami/app/screen/wooden"
	"kulami/rules"
	"kulami/rules/engine"
)

// TestUpdateLeavesItsModelAlone replays random sessions. It checks that no message changes its
// input Model, and that all moves are legal. A session that is saved and loaded again must show the
// same game.
func TestUpdateLeavesItsModelAlone(t *testing.T) {
	for seed := range tries(uint64(60)) {
		stored := map[string]string{}
		m, effects := begin(Loaded{Seed: seed})
		carryOut(t, stored, effects)
		next := dice(seed)
		for range 300 {
			msg := randomMsg(m, next)
			before := photograph(m)
			old := m
			now := m.Now
			if next(60) == 0 {
				now = desk.Instant{Minute: int64(next(5000)), Date: today.Date, Milli: 1000 * int64(1000+next(300))}
			}
			after, effects := Update(m, now, msg)
			if photograph(old) != before {
				t.Fatalf("seed %d: %#v changed the model it was given", seed, msg)
			}
			if after.Effects != nil {
				t.Fatalf("seed %d: %#v left effects in the model", seed, msg)
			}
			if shown, ok := after.Table(); ok {
				r := shown.Game.Record()
				if rec, err := rules.ParseRecord(r.String()); err != nil || !rec.Equal(r) {
					t.Fatalf("seed %d: %#v left the record %s: %v", seed, msg, r, err)
				}
			}
			if shown := after.fragment(); after.Address != shown && desk.TraitsOf(msg)&desk.Fleeting == 0 && after.Notice.Text == "" {
				t.Fatalf("seed %d: %#v left the address at %s, not %s", seed, msg, after.Address, shown)
			}
			carryOut(t, stored, effects)
			m = after
		}
		m, effects = act(m, Open{desk.MoreDialog}) // saves the changes of fleeting messages
		carryOut(t, stored, effects)
		again, _ := begin(Loaded{Stored: maps.Clone(stored)})
		// The player goes from a lesson to a linked game, and then to their own game.
		for n := 0; n < 3 && looked(m); n++ {
			m, effects = act(m, Return{})
			carryOut(t, stored, effects)
		}
		if !gameOf(again).Record().Equal(gameOf(m).Record()) || gameOf(again).Live() != gameOf(m).Live() || gameOf(again).Players != gameOf(m).Players ||
			len(again.Kept.Played()) != len(m.Kept.Played()) || again.Settings != m.Settings || again.Setup != m.Setup {
			t.Fatalf("seed %d: loading again shows\n%+v\nnot\n%+v", seed, gameOf(again), gameOf(m))
		}
	}
}

// photograph returns a text of everything in m that could be changed by mistake.
func photograph(m Model) string {
	return fmt.Sprintf("%#v %s %v", m.Screen(), json.Encode(m.Head()), m.Kept.All())
}

// somePuzzles is a collection of puzzles.
const somePuzzles = "s100000 - w1 3h 5tbEWTfQKaOPMCuuAN8H\ni100003 alo m11 1shfp 8AC6X9MAAWix8QIaAYG\n" +
	"s100004 l w5 2hl e8y8g48OxadU5Fzivj4Z\ni100006 alo m9 1shka 2O1VVcmoD713yQlcVW1qO\ni100008 al d0 7 2ki-oGrfFhiKZMOyLbK\n"

// randomMsg returns a possible message of a player or the engine, sensible or not.
func randomMsg(m Model, next func(int) int) desk.Msg {
	legal := legal(m)
	if next(3) > 0 && len(legal) > 0 {
		h := legal[next(len(legal))]
		switch {
		case m.Question.For == desk.ForLesson:
			return values(m, h, next(20))
		case m.Question.ID != 0:
			return desk.Thought{ID: m.Question.ID, Info: engine.Info{Best: h, Depth: 3, Score: next(400) - 200}, Done: true}
		}
		return desk.Press{Hole: h}
	}
	links := []string{"", "k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv", "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7", "k1/b8", "#%zz"}
	setup := game.Setup{
		Opponent: []game.Opponent{"computer", "person", "analysis", "nobody"}[next(4)],
		Level:    next(10), Starter: []game.Starter{"me", "other", "lot"}[next(3)],
		Edition: rules.Editions()[next(len(rules.Editions()))].Name,
		Board:   []game.BoardKind{"square", "irregular", "sheet", "today", "code"}[next(5)],
		Seed:    next(100), Sheet: rules.SheetPergioco, Code: []string{"", "8tsSQDQdDSQTtQdsQT"}[next(2)],
		Opening: []game.Opening{"free", "swap", "lot"}[next(3)],
	}
	msgs := []desk.Msg{
		desk.Press{Hole: rules.Hole(next(64))}, desk.Press{Hole: rules.NoHole}, desk.Undo{}, desk.Visit{Screen: puzzles.PuzzlesScreen}, desk.Redo{}, desk.Step{Ply: next(60) - 2}, Continue{}, Continue{Computer: true},
		Return{}, Start{setup, uint64(next(1 << 20))}, desk.Choose{Setup: setup}, Rematch{uint64(next(100))}, table.Resign{}, desk.SwapSides{}, table.AskHint{}, desk.Turn{},
		Open{desk.MoreDialog}, desk.Close{}, desk.CopyLink{}, desk.Copied{OK: true}, desk.Copied{}, desk.Stored{OK: true}, desk.Stored{}, desk.Seen{Hidden: true}, desk.Seen{}, desk.Unanswered{ID: m.Question.ID},
		desk.Thought{ID: m.Question.ID - 1, Info: engine.Info{}, Done: true}, desk.Tick{ID: tableOf(m).Timer()}, desk.SkipCount{}, table.ShowWhole{Whole: true}, Navigated{Fragment: links[next(len(links))]},
		desk.Scrub{Ply: next(60) - 2}, table.Replay{}, table.SetReplaySpeed{Percent: library.ReplaySpeeds[next(4)]}, desk.Tick{ID: tableOf(m).Timer()},
		desk.Step{Ply: next(60) - 2}, desk.Goto{Line: next(4), Ply: next(30)}, desk.Branch{}, desk.Branch{Out: true}, desk.Promote{}, desk.Prune{}, KeepGame{}, Open{desk.LibraryDialog},
		Delete{gameOf(m).ID}, desk.PruneGames{}, desk.Undelete{}, desk.Rename{ID: gameOf(m).ID, Name: "a name"}, Import{links[next(len(links))]}, desk.ShareFrom{Part: desk.ShareHere}, desk.SendLink{}, desk.CopyEmbed{}, Learn{At: next(8)}, desk.Visit{Screen: wooden.TallyScreen}, wooden.Brush{Side: rules.Second}, wooden.ClearMarbles{},
		desk.Visit{Screen: desk.AnalysisScreen}, analysis.SwitchEngine{}, analysis.SwitchThreat{}, SetUp{}, wooden.ExchangeMarbles{}, wooden.Brush{Side: rules.Nobody}, analysis.ConsiderTile{Tile: next(20) - 1}, desk.Consider{Hole: rules.Hole(next(64))}, desk.PlayLine{Holes: "a4 b4"}, desk.Valued{ID: m.Question.ID, Analysis: engine.Analysis{Info: engine.Info{Depth: 2}}},
		desk.Visit{Screen: wooden.WorkshopScreen}, wooden.Take{Worth: 2 + next(5)}, wooden.PressCell{At: rules.Point{X: int8(next(10)), Y: int8(next(10))}}, wooden.Rotate{}, wooden.Nudge{DX: 1, DY: 0}, wooden.Tiles{}, wooden.AskFair{}, wooden.Done{},
		desk.Visit{Screen: puzzles.PuzzlesScreen}, desk.Visit{Screen: puzzles.DailyScreen}, OpenPuzzle{}, puzzles.NextPuzzle{}, OpenPuzzle{Theme: "parity"}, puzzles.PuzzlesFetched{Text: somePuzzles, OK: true}, puzzles.PuzzlesFetched{}, desk.FetchAgain{},
		desk.ShowSolution{}, desk.Retry{}, puzzles.ShareResult{}, GoOn{}, GoOn{Part: puzzles.FinishPart}, desk.Visit{Screen: puzzles.StormScreen}, puzzles.StartStorm{Seed: uint64(next(9))}, desk.SecondOver{}, desk.OfflineNow{},
		desk.WordsFetched{Language: m.Settings.Language, OK: next(2) > 0}, desk.Hover{Hole: rules.Hole(next(64))}, desk.FocusOn{Hole: rules.Hole(next(64))}, desk.FocusMove{DX: 1, DY: 0}, desk.FocusEdge{End: true, Board: true}, desk.FocusLegal{}, desk.Describe{Topic: desk.TopicScore},
	}
	return msgs[next(len(msgs))]
}

// carryOut runs the storage effects.
func carryOut(t *testing.T, stored map[string]string, effects []desk.Effect) {
	for _, e := range effects {
		w, ok := e.(desk.Write)
		switch {
		case !ok:
			continue
		case stored[w.Key] != w.Was:
			t.Fatalf("%s holds %q, not %q", w.Key, stored[w.Key], w.Was)
		case w.Text == "":
			delete(stored, w.Key)
		default:
			stored[w.Key] = w.Text
		}
	}
}

// A new version is offered in the middle of a game. It is not offered while a reload would lose
// something.
func TestWhenAnUpdateIsOffered(t *testing.T) {
	updated := func(m Model) *Model {
		m, _ = act(m, desk.UpdateWaits{})
		return &m
	}
	m := ready(New())
	if m.CanUpdate() || !updated(m).CanUpdate() {
		t.Error("offered without a new version, or not offered with one")
	}
	if m, _ = act(*updated(m), desk.Press{Hole: legal(m)[0]}); !m.CanUpdate() {
		t.Error("not offered in a game")
	}
	if m, _ = act(m, desk.Visit{Screen: puzzles.PuzzlesScreen}); !m.CanUpdate() {
		t.Error("not offered on another screen")
	}
	p := begun(t, 0)
	if updated(p.side[0].m).CanUpdate() {
		t.Error("offered during a live game")
	}
	timed, host, _ := afterFirst(t)
	if timed.hide(0, false); updated(host.m).CanUpdate() {
		t.Error("offered while clocks run")
	}
	storm, _ := act(ready(New()), desk.Visit{Screen: puzzles.StormScreen})
	storm, _ = act(storm, puzzles.PuzzlesFetched{Text: puzzleFile(), OK: true})
	storm, _ = Update(storm, desk.Instant{Date: today.Date, Milli: 1_000_000}, puzzles.StartStorm{Seed: 5})
	if updated(storm).CanUpdate() {
		t.Error("offered during a storm")
	}
}
