package view

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/progress"
	"kulami/app/rating"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/table"
	"kulami/app/text"
	"kulami/app/training"
	progressview "kulami/app/view/progress"
	"kulami/rules"
)

// pastGames returns a backup of n games against the computer that were played out, and of some
// training.
func pastGames(t *testing.T, n int) desk.Msg {
	t.Helper()
	stored := map[string]string{"kulami.training": "1 p1.4.h6wq0- p2.3.h6wq5+ p3.5.h6x00+ dh6wq0.60 dh6xu0.60 mabc.6.f9c mabd.0.f9c"}
	for i := range n {
		edition := rules.Editions()[i%2]
		rec := rules.NewRecord(rules.Deal(uint64(i), rules.Square), edition.Rules)
		for !rec.Over() {
			skip := i % rec.Position().Legal().Len()
			rec, _ = rec.Play(rec.Position().Legal().Slice()[skip])
		}
		stored[fmt.Sprint("kulami.game.g", i)] = fmt.Sprintf(`{"v":2,"record":%q,"live":%d,"levels":[0,%d],"edition":%q,"began":%d,"touched":%[5]d,"seed":"1"}`,
			rec, rec.Len(), 1+i%4, edition.Name, 28_900_000+3000*i)
	}
	text, err := json.Marshal(map[string]any{"kulami": "backup", "stored": stored})
	if err != nil {
		t.Fatal(err)
	}
	return play.Import{Text: string(text)}
}

// progressOf shows the progress of 24 games, some with judged moves.
func progressOf(t *testing.T) *Root {
	t.Helper()
	r := after(pastGames(t, 24), desk.Visit{Screen: puzzles.PuzzlesScreen}, desk.ReadGames{})
	s, ok := r.model.Screen().(puzzles.Today)
	p := &s.Progress
	if !ok || !p.Counted() || p.All.Games() != 24 || p.Tried.Tried != 3 {
		t.Fatalf("%T is shown, %d games and %d puzzles are counted", r.model.Screen(), p.All.Games(), p.Tried.Tried)
	}
	for i := range 15 {
		p.Accuracy = append(p.Accuracy, progress.Accuracy{Minute: 28_900_000 + 3000*int64(i), Percent: 55 + 2*float64(i)})
	}
	r.model.Put(s)
	return r
}

// A sentence replaces the rating of a player without a rated game.
func TestProgressWithoutARatedGame(t *testing.T) {
	html := app.HTMLString(after(pastGames(t, 0), desk.Visit{Screen: puzzles.PuzzlesScreen}, desk.ReadGames{}).Render())
	if !strings.Contains(html, "to see your rating") || strings.Contains(html, `data-chart="rating"`) || !strings.Contains(html, `data-chart="puzzles"`) {
		t.Error("without a rated game the rating is not explained")
	}
}

func TestProgressIsShown(t *testing.T) {
	html := app.HTMLString(progressOf(t).Render())
	for _, want := range []string{
		`data-progress="ready"`, `data-chart="rating"`, `data-chart="puzzles"`, `data-chart="accuracy"`, `data-chart="streaks"`, `data-chart="levels"`,
		`data-chart="editions"`, `data-chart="starters"`, `data-chart="first-tiles"`, `data-act="against"`, "Level 4", "6-hole tile",
		"2 of 3 puzzles solved", "1 of 2 mistakes mastered", "79%",
	} {
		if !strings.Contains(html, want) {
			t.Errorf("the page has no %s", want)
		}
	}
	for what, n := range map[string]int{`<polyline`: 2, `<polygon`: 1, `<details`: 3, `class="heat `: rules.Tiles} {
		if got := strings.Count(html, what); got != n {
			t.Errorf("%d of %s, want %d", got, what, n)
		}
	}
	for _, bad := range []string{"NaN", "Inf", "Level 5", "Spanish 3"} {
		if strings.Contains(html, bad) {
			t.Errorf("the page has %s", bad)
		}
	}
}

func TestProgressOfABeginner(t *testing.T) {
	html := pageOf(t, desk.Visit{Screen: puzzles.PuzzlesScreen})
	if !strings.Contains(html, `data-progress="empty"`) || !strings.Contains(html, "to see your rating") || strings.Contains(html, "data-chart") {
		t.Error("the page of a beginner does not say what will stand there")
	}
	html = pageOf(t, pastGames(t, 1), desk.Visit{Screen: puzzles.PuzzlesScreen})
	for _, bad := range []string{"NaN", "Inf"} {
		if strings.Contains(html, bad) {
			t.Errorf("with one game the page has %s", bad)
		}
	}
	if !strings.Contains(html, "Review your finished games") {
		t.Error("with one game it is not said how accuracies come about")
	}
}

// A rating of few games is a guess. Until then the page has no number and no graph, only how many
// games are missing.
func TestNoRatingAfterFewGames(t *testing.T) {
	for games, rated := range map[int]bool{1: false, 9: false, 10: true} {
		_, chart, _ := strings.Cut(pageOf(t, pastGames(t, games), desk.Visit{Screen: puzzles.PuzzlesScreen}), `data-chart="rating"`)
		chart, _, _ = strings.Cut(chart, "</section>")
		words := fmt.Sprintf("%d more for a rating", 10-games)
		if strings.Contains(chart, `class="figure"`) != rated || strings.Contains(chart, "<polyline") != rated ||
			strings.Contains(chart, words) == rated || !strings.Contains(chart, `data-act="against"`) {
			t.Errorf("after %d games the rating is %s", games, chart)
		}
	}
}

// The lit steps of the ladder are the level that is nearest to the end of the graph.
func TestLadderAndGraphAgree(t *testing.T) {
	for won := range 11 {
		var games []game.Summary
		for i := range 10 {
			g := game.Summary{Began: 28_900_000 + int64(i), Players: game.AgainstComputer(rules.Second, 1+i%8), Ending: game.Ending{Over: true, Winner: rules.Second}}
			if i < won {
				g.Ending.Winner = rules.First
			}
			games = append(games, g)
		}
		s := progress.ProgressOf(games, training.Time{Minute: 28_900_010}).Strength
		if nearest := int(math.Round(min(max(rating.LevelOf(s.Value), 1), 8))); s.Unrated() > 0 || s.Suggested != nearest {
			t.Errorf("%d of 10 won: %d steps are lit, the graph ends near %d", won, s.Suggested, nearest)
		}
	}
}

// Two people with names have a score over all their games, whoever began, and without a game
// against the computer.
func TestResultsOfTwoPeople(t *testing.T) {
	setup := game.DefaultSetup
	setup.Opponent, setup.Names = game.PersonOpponent, [2]string{"Ana", "Bob"}
	hole := rules.SheetSquare.Board().Hole("d4")
	r := after(play.Start{Setup: setup, Seed: 1}, desk.Press{Hole: hole}, table.Resign{}, play.Rematch{Seed: 2}, desk.Press{Hole: hole}, table.Resign{}, play.Rematch{Seed: 3}, desk.Press{Hole: hole}, desk.Visit{Screen: puzzles.PuzzlesScreen}, desk.ReadGames{})
	_, chart, _ := strings.Cut(strings.Join(strings.Fields(app.HTMLString(r.Render())), " "), `data-chart="pairs"`)
	chart, _, _ = strings.Cut(chart, "</section>")
	if !strings.Contains(chart, "Ana – Bob") && !strings.Contains(chart, "Bob – Ana") || !strings.Contains(chart, "<td>1</td> <td>0</td> <td>1</td>") {
		t.Errorf("the results are %.900s", chart)
	}
}

// When the collection is loaded, the page counts the puzzles by their themes.
func TestProgressByTheme(t *testing.T) {
	r := progressOf(t)
	if html := app.HTMLString(r.Render()); strings.Contains(html, `data-chart="themes"`) {
		t.Error("themes are known without the collection")
	}
	list, err := os.ReadFile("../../static/puzzles.txt")
	if err != nil {
		t.Fatal(err)
	}
	r.model, _ = sent(r.model, puzzles.PuzzlesFetched{Text: string(list), OK: true})
	themes := r.model.Screen().(puzzles.Today).Progress.Themes
	if html := app.HTMLString(r.Render()); !strings.Contains(html, `data-chart="themes"`) || len(themes) == 0 {
		t.Fatal("no themes are shown")
	}
	for _, r := range themes {
		if name := text.In("en").ThemeName.Of(r.Theme); r.Tried < 1 || r.Tried > 3 || r.Solved > 2 || name == "" {
			t.Errorf("%+v, %q", r, name)
		}
	}
}

// Games are read in portions. Until then the page shows only the charts without games.
func TestProgressIsRead(t *testing.T) {
	r := after(pastGames(t, 60), desk.Visit{Screen: puzzles.PuzzlesScreen})
	html := app.HTMLString(r.Render())
	if !strings.Contains(html, `data-progress="reading"`) || !strings.Contains(html, "Loading 40 more games") || strings.Contains(html, `data-chart="rating"`) {
		t.Error("the page shows a rating of some games")
	}
	for range 3 {
		r.model, _ = sent(r.model, desk.ReadGames{})
	}
	if html := app.HTMLString(r.Render()); !strings.Contains(html, `data-progress="ready"`) || strings.Contains(html, "more games") {
		t.Error("the games are not counted")
	}
}

func TestMeans(t *testing.T) {
	var list []progress.Accuracy
	for i := range 100 {
		list = append(list, progress.Accuracy{Minute: int64(i), Percent: float64(i)})
	}
	for _, n := range []int{1, 7, 40, 100, 500} {
		means := progressview.MeansOf(list, n)
		sum := 0.0
		for _, m := range means {
			sum += m.Percent
		}
		if len(means) != min(n, 100) || means[len(means)-1].Minute != 99 || sum/float64(len(means)) < 48 || sum/float64(len(means)) > 51 {
			t.Errorf("%d means are %v", n, means)
		}
	}
	if got := progressview.MeansOf(list[:1], 12); len(got) != 1 || got[0].Percent != 0 {
		t.Errorf("the mean of one is %v", got)
	}
	for length, want := range map[int][]int{1: {0}, 2: {0, 1}, 5: {0, 2, 4}, 100: {0, 49, 99}} {
		if got := progressview.Sampled(length, 3); fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("3 of %d are %v", length, got)
		}
	}
}

// A rating is shown with its likely range.
func TestRatingsAddUp(t *testing.T) {
	if words := progressview.RatingWords(1403, 253); words != "1400 (890–1910)" {
		t.Error(words)
	}
}
