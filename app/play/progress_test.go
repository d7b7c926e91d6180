package play

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/progress"
	"kulami/app/rating"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/review"
	"kulami/app/screen/table"
	"kulami/app/screen/wooden"
	"kulami/app/store"
	"kulami/app/training"
	"kulami/rules"
	"kulami/rules/engine"
)

// result returns the summary of a game that the player has finished on a side against a level.
func result(minute int64, me rules.Side, level int, r game.Result, edition string, tile int) game.Summary {
	s := game.Summary{ID: fmt.Sprint(minute), Began: minute, Touched: minute, Players: game.AgainstComputer(me.Other(), level), Edition: edition,
		Ending: game.Ending{Over: r != game.NoResult, Winner: me}, FirstTile: tile, Moved: true}
	switch r {
	case game.Drawn:
		s.Winner = rules.Nobody
	case game.Lost:
		s.Winner = me.Other()
	}
	return s
}

func TestProgress(t *testing.T) {
	day := func(n int) int64 { return 29_000_000 + int64(n)*24*60 }
	games := []game.Summary{
		result(day(1), rules.First, 2, game.Won, "basic", 6),
		result(day(2), rules.Second, 2, game.Lost, "basic", 4),
		result(day(0), rules.First, 1, game.Drawn, "cs-1", 6), // changed after its beginning
		result(day(3), rules.First, 3, game.NoResult, "basic", 6),
		{ID: "people", Began: day(3), Ending: game.Ending{Over: true, Winner: rules.First}, FirstTile: 2, Judged: true, Moved: true},
		result(day(4), rules.Second, 8, game.Won, "", 3),
	}
	games[1].Judged, games[1].Accuracy = true, [2]float64{70, 80}
	games[2].Judged, games[2].Accuracy = true, [2]float64{60, 90}
	slices.Reverse(games)
	p := progress.ProgressOf(games, training.Time{Minute: day(30)})
	if (p.All != game.Results{Won: 2, Drawn: 1, Lost: 1}) || (p.Sides != [2]game.Results{{Won: 1, Drawn: 1}, {Won: 1, Lost: 1}}) || (p.FirstTiles != [7]game.Results{6: {Won: 1, Drawn: 1}}) {
		t.Errorf("%+v, %+v, %+v", p.All, p.Sides, p.FirstTiles)
	}
	if want := []progress.Accuracy{{Minute: day(0), Percent: 60}, {Minute: day(2), Percent: 80}}; !slices.Equal(p.Accuracy, want) {
		t.Errorf("the accuracies are %v, want %v", p.Accuracy, want)
	}
	want := rating.New()
	for i, o := range []struct {
		level int
		score float64
		idle  float64
	}{{1, 0.5, 1}, {2, 1, 1}, {2, 0, 2}, {8, 1, 26}} {
		want = want.After(0, rating.Result{Opponent: rating.Level(o.level), Score: o.score})
		if i >= len(p.Strength.Course) || p.Strength.Course[i].Rating != want {
			t.Fatalf("after game %d the course is %v, want %v", i, p.Strength.Course, want)
		}
		want = want.Idle(o.idle)
	}
	if p.Strength.Rating != want || p.Strength.Suggested != rating.SuggestLevel(want) || len(p.ByEdition) != 0 {
		t.Errorf("%+v, want %v; by edition %v", p.Strength, want, p.ByEdition)
	}
	if p := progress.ProgressOf(nil, training.Time{}); p.Strength.Rating != rating.New() || p.Strength.Suggested != 2 {
		t.Errorf("without games %+v", p)
	}
}

// An edition has a rating of its own from ten games on. Rules without a name have none.
func TestRatingsOfEditions(t *testing.T) {
	var games []game.Summary
	for n := range 30 {
		games = append(games, result(int64(n), rules.First, 4, []game.Result{game.Won, game.Lost}[n%3&1], []string{"basic", "cs-2", ""}[n%3], 0))
	}
	games = append(games, result(40, rules.First, 4, game.Won, "tr-area", 0))
	slices.Reverse(games)
	p := progress.ProgressOf(games, training.Time{Minute: 50})
	if len(p.ByEdition) != 2 || len(p.ByEdition["basic"].Course) != 10 || len(p.Strength.Course) != 31 {
		t.Fatalf("%v, %v", p.ByEdition, p.Strength.Course)
	}
	if a, b := p.ByEdition["basic"].Value, p.ByEdition["cs-2"].Value; a < rating.Level(4).Value || b > rating.Level(4).Value {
		t.Errorf("who wins at basic scoring and loses at cs-2 has %v and %v", a, b)
	}
}

// judgedGame returns a reviewed game that a player has lost to the computer, with mistakes at some
// plies.
func judgedGame(t testing.TB, mistakes ...int) game.Game {
	m := ready(New())
	m, _ = act(m, Start{game.Setup{Opponent: game.ComputerOpponent, Level: 3, Starter: game.MeFirst, Board: game.SquareBoard, Edition: "basic"}.Valid(m.Setup), 5})
	for range 4 {
		legal := tableOf(m).Game.Position().Legal().Slice()
		m, _ = act(m, desk.Press{Hole: legal[len(legal)/2]})
		m = replied(m, tableOf(m).Game.Position().Legal().First())
	}
	m, _ = act(m, table.Resign{})
	id := m.OwnID()
	losses := map[int]int{}
	for _, ply := range mistakes {
		losses[ply] = 1500
	}
	m, _ = act(m, desk.ReviewGame{})
	m, _ = judgeAll(m, losses)
	g, err := m.Kept.Game(id)
	if err != nil || g.Judged == "" {
		t.Fatalf("%v is kept, %v", g, err)
	}
	return g
}

func TestOwnMistakes(t *testing.T) {
	g := judgedGame(t, 2, 3, 4)
	s := g.Summary()
	var plies []int
	for _, m := range s.Mistakes {
		plies = append(plies, m.Ply)
	}
	if !slices.Equal(plies, []int{2, 4}) {
		t.Fatalf("the person's mistakes are at %v", plies)
	}
	if s.FirstTile < 2 || s.FirstTile > progress.MaxTileHoles {
		t.Errorf("the first marble lies on a tile of %d", s.FirstTile)
	}
	turned := g
	turned.Orientation = 3
	if other := turned.Summary(); !slices.Equal(other.Mistakes, s.Mistakes) {
		t.Errorf("the board is turned, and the mistakes are %v, were %v", other.Mistakes, s.Mistakes)
	}

	today := training.Day(20_000)
	again := s
	again.ID = "b"
	games := []game.Summary{again, s}
	h := training.History{}
	if due := puzzles.Exercises(games, h, today); len(due) != 2 || due[0].Game != "b" || due[0].Ply != 2 {
		t.Errorf("due are %+v", due)
	}
	h = h.Practise(s.Mistakes[1].Key, true, today)
	if h.String() == "1" {
		t.Fatalf("%q is not a key", s.Mistakes[1].Key)
	}
	if due := puzzles.Exercises(games, h, today); len(due) != 1 || due[0].Ply != 2 {
		t.Errorf("after one is solved, due are %+v", due)
	}
	if due := puzzles.Exercises(games, h, today+1); len(due) != 2 || due[0].Ply != 4 || due[1].Ply != 2 {
		t.Errorf("on the next day, due are %+v", due)
	}
}

// manyResults returns summaries of n judged games, the latest first.
func manyResults(n int) []game.Summary {
	next, editions := dice(3), rules.Editions()
	var games []game.Summary
	for i := range n {
		g := result(29_000_000+int64(i)*600, rules.Side(next(2)), 1+next(8), game.Result(next(4)), editions[next(len(editions))].Name, next(7))
		g.Judged, g.Accuracy = true, [2]float64{float64(next(100)), float64(next(100))}
		for ply := range next(5) {
			g.Mistakes = append(g.Mistakes, game.OwnMove{Ply: ply, Key: store.Name(fmt.Sprint(i, ply))})
		}
		games = append(games, g)
	}
	slices.Reverse(games)
	return games
}

// The progress works for a player of 5,000 games.
func TestProgressOfManyGames(t *testing.T) {
	games := manyResults(5000)
	p := progress.ProgressOf(games, training.Time{Minute: 40_000_000})
	if len(p.Strength.Course) != p.All.Games() || len(p.Accuracy) != len(games) || len(p.ByEdition) != len(rules.Editions()) {
		t.Errorf("%d points for %d games, %d accuracies, %d editions", len(p.Strength.Course), p.All.Games(), len(p.Accuracy), len(p.ByEdition))
	}
	sum := 0
	for _, r := range p.Sides {
		sum += r.Games()
	}
	if sum != p.All.Games() || math.IsNaN(p.Strength.Value) {
		t.Errorf("%d games on both sides, %d in all, %+v", sum, p.All.Games(), p.Strength)
	}
}

func BenchmarkProgress(b *testing.B) {
	games := manyResults(5000)
	b.Run("count 5000", func(b *testing.B) {
		for b.Loop() {
			progress.ProgressOf(games, training.Time{Minute: 40_000_000})
		}
	})
	b.Run("exercises of 5000", func(b *testing.B) {
		for b.Loop() {
			puzzles.Exercises(games, training.History{}, 20_000)
		}
	})
	text := game.Pack(judgedGame(b, 2, 4))
	for name, text := range map[string]string{"read a judged one": text, "read one": strings.Replace(text, `"judged"`, `"x"`, 1)} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				g, _ := game.Unpack("a", text)
				g.Summary()
			}
		})
	}
}

// The first try of an exercise decides its next date.
func TestTriesAreKept(t *testing.T) {
	g := judgedGame(t, 2, 4)
	own := g.Summary().Mistakes
	m := ready(New())
	m.Kept = m.Kept.Put(g)
	m, _ = act(m, OpenGame{g.ID})
	m = timeIs(m, desk.Instant{Minute: 29_000_000, Zone: 60, Date: "2025-02-19"})
	m, _ = act(m, desk.ReviewGame{})
	v := m.Screen().(review.Screen)
	try := func(h rules.Hole) {
		m, _ = act(m, desk.Press{Hole: h})
		m, _ = judgeAll(m, map[int]int{2: 1500, 4: 1500})
	}
	today := m.Now.Day()
	due := func(i int, day training.Day) bool { return m.Kept.Training().Due(own[i].Key, day) }

	m.Put(v.Exercise(6, rules.First, false))
	try(v.Judged.Plies[6].Best)
	if got := m.Kept.Training().String(); got != (training.History{}).String() {
		t.Errorf("what was no mistake is kept: %v", got)
	}
	m.Put(v)
	m, _ = act(m, desk.Retry{Side: rules.First})
	try(v.Judged.Plies[2].Best)
	if due(0, today) || !due(0, today+1) || !due(1, today) {
		t.Errorf("after one is solved: %v", m.Kept.Training())
	}
	once := m.Kept.Training().String()
	try(v.Judged.Plies[2].Hole)
	if m.Kept.Training().String() != once {
		t.Errorf("a second try counts: %v", m.Kept.Training())
	}
	m, _ = act(m, desk.Retry{})
	try(v.Judged.Plies[4].Hole)
	try(v.Judged.Plies[4].Best)
	if p, ok := m.Kept.Training().Mistake(own[1].Key); !ok || p.Repetition != 0 || p.Answered != today {
		t.Errorf("after one is not solved: %v", m.Kept.Training())
	}
	m = timeIs(m, desk.Instant{Minute: m.Now.Minute + 24*60, Zone: 60, Date: "2025-02-20"})
	m, _ = act(m, Return{})
	m, _ = act(m, desk.Retry{Side: rules.First})
	m, _ = act(m, desk.ShowSolution{})
	if p, _ := m.Kept.Training().Mistake(own[0].Key); p.Repetition != 0 || p.Answered != today+1 {
		t.Errorf("after the solution was shown: %v", m.Kept.Training())
	}
	if text := m.Kept.Text(library.TrainingKey); text != m.Kept.Training().String() {
		t.Errorf("stored is %q", text)
	}
}

// Mistakes in a game of two people do not become exercises.
func TestTriesOfTwoPeopleAreNotKept(t *testing.T) {
	m := resignedGame(8)
	m, _ = act(m, desk.ReviewGame{})
	m, _ = judgeAll(m, map[int]int{2: 900})
	m, _ = act(m, desk.Retry{Side: rules.First})
	m, _ = act(m, desk.ShowSolution{})
	if got := m.Kept.Text(library.TrainingKey); got != "" {
		t.Errorf("%q is kept", got)
	}
}

// A game with help counts among the results, but not for the rating.
func TestHelp(t *testing.T) {
	begin := func() Model {
		m := ready(New())
		setup := game.Setup{Opponent: game.ComputerOpponent, Level: 3, Starter: game.MeFirst, Board: game.SquareBoard, Edition: "basic"}.Valid(m.Setup)
		m, _ = act(m, Start{setup, 5})
		for range 2 {
			m, _ = act(m, desk.Press{Hole: legal(m)[0]})
			m = replied(m, legal(m)[0])
		}
		return m
	}
	after := func(m Model, msgs ...desk.Msg) Model {
		for _, msg := range msgs {
			if thought, ok := msg.(desk.Thought); ok {
				thought.ID = m.Question.ID
				msg = thought
			}
			m, _ = act(m, msg)
		}
		return m
	}
	hint := desk.Thought{Info: engine.Info{Best: legal(begin())[0], Depth: 3}, Done: true}
	for _, c := range []struct {
		name string
		msgs []desk.Msg
		want bool
	}{
		{"played on", []desk.Msg{desk.Press{Hole: legal(begin())[0]}}, false},
		{"resigned", []desk.Msg{table.Resign{}}, false},
		{"looked back", []desk.Msg{desk.Step{Ply: 1}, desk.Step{Ply: 4}}, false},
		{"looked back, and went on where play stands", []desk.Msg{desk.Step{Ply: 1}, desk.Step{Ply: 4}, Continue{}}, false},
		{"taken back", []desk.Msg{desk.Undo{}}, true},
		{"taken back, and played again", []desk.Msg{desk.Undo{}, desk.Redo{}}, true},
		{"resigned, and taken back", []desk.Msg{table.Resign{}, desk.Undo{}}, true},
		{"went on from an earlier position", []desk.Msg{desk.Step{Ply: 2}, Continue{}}, true},
		{"a hint", []desk.Msg{table.AskHint{}, hint}, true},
		{"an analysis during the game", []desk.Msg{desk.Visit{Screen: desk.AnalysisScreen}, Return{}}, true},
		{"an analysis afterwards", []desk.Msg{table.Resign{}, desk.Visit{Screen: desk.AnalysisScreen}, Return{}}, false},
		{"a review during the game", []desk.Msg{desk.ReviewGame{}, Return{}}, true},
		{"a review afterwards", []desk.Msg{table.Resign{}, desk.ReviewGame{}, Return{}}, false},
		{"the wooden count", []desk.Msg{desk.Visit{Screen: wooden.TallyScreen}, Return{}, Return{}}, false},
		{"again, after a hint", []desk.Msg{table.AskHint{}, hint, table.Resign{}, Rematch{7}}, false},
		{"from the end of another game", []desk.Msg{table.Resign{}, desk.Step{Ply: 2}, Continue{Computer: true}}, true},
	} {
		m := after(begin(), c.msgs...)
		kept, err := game.Unpack(m.OwnID(), m.Kept.Text(library.GamePrefix+m.OwnID()))
		if got := gameOf(m).Helped; got != c.want || kept.Helped != c.want || err != nil {
			t.Errorf("%s: helped %v, kept %v, %v", c.name, got, kept.Helped, err)
		}
	}
	helped := result(1, rules.First, 8, game.Won, "basic", 0)
	helped.Helped = true
	if p := progress.ProgressOf([]game.Summary{helped}, training.Time{}); p.All.Won != 1 || p.Strength.Rating != rating.New() {
		t.Errorf("%+v", p)
	}
}
