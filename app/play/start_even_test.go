package play

import (
	"slices"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/progress"
	"kulami/app/rating"
	"kulami/app/training"
	"kulami/rules"
	"kulami/rules/engine"
)

// An even game has the handicap for the player's rating. For a new player it is the handicap for
// level 2.
func TestEvenGame(t *testing.T) {
	m := New()
	m.Dialog, m.Setup.Level, m.Setup.Handicap = desk.NewDialog, 5, game.EvenHandicap
	points := func(games ...game.Summary) int {
		m.Library = library.List{}
		for i := range games {
			m.Library.Games = append(m.Library.Games, library.Listed{Summary: &games[i]})
		}
		m.fit()
		return m.Setup.Points
	}
	if p := points(); p != engine.Handicap(2, 5, rules.Ruleset{}) || p < 5 {
		t.Errorf("a new player has %d points", p)
	}
	lost, won := points(result(29_000_000, rules.First, 1, game.Lost, "basic", 6)), points(result(29_000_000, rules.First, 8, game.Won, "basic", 6))
	if lost <= points() || won >= points() {
		t.Errorf("%d points after a defeat by level 1, %d after a win against level 8", lost, won)
	}
	m.Setup.Opponent = game.PersonOpponent
	if m.Fits() || m.Setup.Given() != 0 {
		t.Error("two people have an even game")
	}
}

// With the handicap for even chances, the result counts like a game between equals.
func TestHandicapIsRated(t *testing.T) {
	for level := 1; level < int(engine.Strongest); level++ {
		for _, side := range []rules.Side{rules.First, rules.Second} {
			r := rules.Ruleset{Lines: rules.LineSum}
			r = r.WithHandicap(side, engine.Handicap(float64(level), float64(level+1), r))
			g := result(29_000_000, side, level+1, game.Won, "es-2", 6)
			g.Rules = r
			opponent := progress.OpponentOf(float64(level+1), r, side).Value
			// Points are whole.
			if off := opponent - rating.Level(level).Value; off < -60 || off > 150 {
				t.Errorf("level %d with the handicap of level %d is rated %.0f", level+1, level, opponent)
			}
			plain := g
			plain.Rules = r.Sheet()
			now := training.Time{Minute: 29_000_001}
			if even, won := progress.ProgressOf([]game.Summary{g}, now).Strength.Value, progress.ProgressOf([]game.Summary{plain}, now).Strength.Value; even >= won {
				t.Errorf("a win against level %d brings %.0f with a handicap and %.0f without", level+1, even, won)
			}
		}
	}
}

// The next level gives more points in proportion to its strength.
func TestNextLevelKeepsTheHandicap(t *testing.T) {
	r := rules.Ruleset{}
	for level := 1; level < int(engine.Strongest); level++ {
		for _, side := range []rules.Side{rules.First, rules.Second} {
			even := r.WithHandicap(side, engine.Handicap(1, float64(level), r))
			next := nextHandicap(even, side, level+1)
			want := engine.Handicap(1, float64(level+1), r)
			if side == rules.Second {
				want = -want
			}
			if level > 1 && (int(next)-want > 1 || want-int(next) > 1) || level == 1 && next != 0 {
				t.Errorf("%d points against level %d, which makes %d even", next, level+1, want)
			}
		}
	}
}

// An adaptive computer begins with level 2. It is stronger after a win and weaker after a defeat,
// from game to game.
func TestKeepsPace(t *testing.T) {
	setup := game.DefaultSetup
	setup.Adaptive = 1
	dialog, _ := act(visitor(), Open{desk.NewDialog})
	if dialog, _ = act(dialog, desk.Choose{Setup: setup}); dialog.Setup.Adaptive != 20 {
		t.Errorf("a new player is offered strength %d", dialog.Setup.Adaptive)
	}
	setup = dialog.Setup
	for _, win := range []bool{true, false} {
		m := ended(t, setup, win)
		if g := gameOf(m); g.Players != game.AgainstComputer(rules.Second, 2).WithAdaptive(20) || m.Setup != setup {
			t.Fatalf("the game is of %+v, the next one would be %+v", g.Players, m.Setup)
		}
		table, _ := m.Table()
		if next, _ := act(m, NextLevel{9}); table.NextLevel() != 0 || gameOf(next).ID != gameOf(m).ID {
			t.Errorf("won %v: the next level is offered", win)
		}
		want := engine.StrengthOf(rating.EvenLevel(rating.New().After(0, rating.Result{Opponent: rating.Between(2), Score: map[bool]float64{true: 1}[win]})))
		if win != (want > 20) {
			t.Errorf("won %v: strength %d", win, want)
		}
		again, _ := act(m, Rematch{9})
		repeated, _ := act(m, Start{m.Setup, 9})
		for i, m := range []Model{again, repeated} {
			g := gameOf(m)
			if g.Players.Adaptive != want || g.Players.Level != int(want.Nearest()) || g.Moved() || m.Setup.Adaptive != want {
				t.Errorf("won %v: game %d after it is of %+v, want strength %d; the next one would be %+v", win, i, g.Players, want, m.Setup)
			}
		}
		if me := gameOf(again).Players.Person(); me != rules.Second {
			t.Errorf("the rematch is played by side %d", me)
		}
		early := readInPart(m)
		_, effects := act(early, Rematch{9})
		if !slices.Contains(effects, desk.Effect(desk.ReadAll{Then: Rematch{9}})) {
			t.Fatalf("won %v: a rematch does not wait for the games to be read", win)
		}
		if early, _ = act(early, AllRead{Stored: m.Kept.All(), Then: Rematch{9}}); gameOf(early).Players != gameOf(again).Players {
			t.Errorf("won %v: a rematch before the games are read is of %+v, want %+v", win, gameOf(early).Players, gameOf(again).Players)
		}
		setup.Adaptive = 0
		if m, _ = act(m, Start{setup, 9}); gameOf(m).Players != game.AgainstComputer(rules.Second, 1) {
			t.Errorf("at level 1 it is %+v", gameOf(m).Players)
		}
		setup.Adaptive = 20
	}
}

// readInPart returns m opened again, with only the first texts of its storage.
func readInPart(m Model) Model {
	first := map[string]string{}
	for _, key := range library.FirstKeys(m.Kept.Text(library.HeadKey), "") {
		first[key] = m.Kept.Text(key)
	}
	m, _ = act(New(), Loaded{Stored: first, Partial: true})
	return m
}

// The computer plays each move at one of the two levels next to its strength. An even game needs a
// handicap only beyond the levels.
func TestPlaysBetweenLevels(t *testing.T) {
	setup := game.DefaultSetup
	setup.Adaptive, setup.Teach = 35, game.TeachOff
	m, _ := act(visitor(), Start{setup, 3})
	seen := map[int]bool{}
	for !gameOf(m).Over() {
		p := gameOf(m).Position()
		if !gameOf(m).Turn().Computer() {
			m, _ = act(m, desk.Press{Hole: p.Legal().First()})
			continue
		}
		if m.Question.For == desk.ForMove {
			if want := engine.Strength(35).Level(3, p.Ply()); m.Question.Level != int(want) {
				t.Errorf("ply %d is asked for at level %d, want %d", p.Ply(), m.Question.Level, want)
			}
			seen[m.Question.Level] = true
		}
		m = replied(m, p.Legal().First())
	}
	if len(seen) != 2 || !seen[3] || !seen[4] {
		t.Errorf("the levels are %v", seen)
	}
	m = New()
	m.Dialog, m.Setup.Handicap, m.Setup.Adaptive = desk.NewDialog, game.EvenHandicap, 10
	if m.fit(); m.Setup.Points != 0 {
		t.Errorf("a new player has %d points", m.Setup.Points)
	}
	beginner := []game.Summary{}
	for i := range 30 {
		beginner = append(beginner, result(29_000_000-int64(i), rules.First, 1, game.Lost, "basic", 6))
		m.Library.Games = append(m.Library.Games, library.Listed{Summary: &beginner[i]})
	}
	if m.fit(); m.Setup.Adaptive != 10 || m.Setup.Points <= 0 {
		t.Errorf("who loses to level 1 has %d points against strength %d", m.Setup.Points, m.Setup.Adaptive)
	}
}

// A game against an adaptive computer is rated by its strength, and counted separately from the
// levels.
func TestKeepsPaceIsRated(t *testing.T) {
	now := training.Time{Minute: 29_000_001}
	before := 0.0
	for s := engine.Strength(10); s <= 80; s++ {
		g := result(29_000_000, rules.First, 5, game.Won, "basic", 6)
		g.Players = g.Players.WithAdaptive(s)
		p := progress.ProgressOf([]game.Summary{g}, now)
		if p.Strength.Value <= before || p.Levels != [9]game.Results{{Won: 1}} {
			t.Errorf("a win against strength %d brings %.1f after %.1f, counted as %v", s, p.Strength.Value, before, p.Levels)
		}
		before = p.Strength.Value
		if level := int(s) / 10; s%10 == 0 {
			if at := progress.ProgressOf([]game.Summary{result(29_000_000, rules.First, level, game.Won, "basic", 6)}, now); at.Strength.Rating != p.Strength.Rating {
				t.Errorf("a win against strength %d brings %v, against level %d %v", s, p.Strength.Rating, level, at.Strength.Rating)
			}
		}
	}
}
