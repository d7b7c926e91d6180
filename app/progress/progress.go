// Package progress computes the player's progress, which the Today screen shows.
package progress

import (
	"cmp"
	"sort"

	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/rating"
	"kulami/app/training"
	"kulami/rules"
	"kulami/rules/engine"
)

// Progress holds the results of the player's own games and training.
type Progress struct {
	game.Statistics
	Trained
	read  inputs
	Sides [2]game.Results // results by the person's side
	// Results by the number of holes of the first marble's tile, if the person chose it.
	FirstTiles [MaxTileHoles + 1]game.Results
	Accuracy   []Accuracy          // accuracy of the games with a review, the oldest first
	Strength   Strength            // rating from all games against the computer without help
	ByEdition  map[string]Strength // ratings by edition, from at least minRated games
	Pairs      []game.Pair         // results of two people with names
}

// Trained holds the results of the training.
type Trained struct {
	Puzzles Strength // rating by the first tries; Suggested is a difficulty
	Tried   training.Results
	// Themes of the puzzles tried; empty without the collection.
	Themes            []training.ThemeResults
	Daily             training.Streak
	Learnt, Practised int // numbers of the player's own mistakes
}

// MaxTileHoles is the number of holes of the largest tile.
const MaxTileHoles = 6

// Accuracy holds the quality of the person's moves in a game.
type Accuracy struct {
	Minute  int64   // start of the game, as Game.Began, or its last change if unknown
	Percent float64 // 0…100
	Lost    float64 // points given away
}

// Strength is a rating with its history, a point for each game, the oldest first. Suggested is the
// level 1…8 against which the next games would be most even. It is the level nearest to a rating
// from enough results.
type Strength struct {
	rating.Rating
	Course    []rating.Point
	Suggested int
}

// Unrated returns the number of results that are still missing for a rating, 0 for none.
func (s Strength) Unrated() int { return max(minRated-len(s.Course), 0) }

// RatingOf returns the rating of a level 1…8.
func RatingOf(level int) float64 { return rating.Level(level).Value }

// minRated is the number of results that are enough for a rating.
const minRated = 10

// ProgressOf returns the progress in games at the time now. games lists the latest game first.
// Games between people count only in Pairs.
func ProgressOf(games []game.Summary, now training.Time) Progress {
	p := Progress{Statistics: game.StatisticsOf(games), Pairs: game.PairsOf(games), ByEdition: map[string]Strength{}}
	all := make([]rating.DatedResult, 0, len(games))
	byEdition := map[string][]rating.DatedResult{}
	for i := len(games) - 1; i >= 0; i-- {
		g := games[i]
		me := g.Players.Person()
		seat, computer := g.Players.Opponent()
		if !computer {
			continue
		}
		began := cmp.Or(g.Began, g.Touched)
		if g.Judged {
			p.Accuracy = append(p.Accuracy, Accuracy{began, g.Accuracy[me], float64(g.Lost[me]) / 100})
		}
		r := g.Result()
		if r == game.NoResult {
			continue
		}
		p.Sides[me].Add(r)
		if me == rules.First && g.FirstTile > 0 {
			p.FirstTiles[g.FirstTile].Add(r)
		}
		if g.Helped {
			continue
		}
		result := rating.DatedResult{Minute: began, Result: rating.Result{Opponent: OpponentOf(seat.Strength().Float(), g.Rules, me), Score: r.Score()}}
		all = append(all, result)
		if g.Edition != "" {
			byEdition[g.Edition] = append(byEdition[g.Edition], result)
		}
	}
	sort.SliceStable(p.Accuracy, func(i, j int) bool { return p.Accuracy[i].Minute < p.Accuracy[j].Minute })
	p.Strength = strengthOf(rating.History(all, now.Minute))
	for edition, results := range byEdition {
		if len(results) >= minRated {
			p.ByEdition[edition] = strengthOf(rating.History(results, now.Minute))
		}
	}
	return p
}

// OpponentOf returns the rating of an opponent without a handicap that is as strong as the computer
// with the handicap of r. The person plays side. The level can be between two levels.
func OpponentOf(level float64, r rules.Ruleset, side rules.Side) rating.Rating {
	if points := r.HandicapOf(side.Other()) - r.HandicapOf(side); points != 0 {
		level = engine.StrengthWith(level, points, r)
	}
	return rating.Between(level)
}

// trainedOf returns the results of a history at the time now.
func trainedOf(h training.History, c training.Collection, now training.Time) Trained {
	var t Trained
	t.Puzzles = strengthOf(h.PuzzleRating(now))
	all, byTheme := c.Results(h)
	t.Tried = all
	for _, name := range training.PuzzleThemes() {
		if r := byTheme[name]; r.Tried > 0 {
			t.Themes = append(t.Themes, training.ThemeResults{Theme: name, Results: r})
		}
	}
	t.Daily = h.Streak(now)
	t.Learnt, t.Practised = h.Learnt()
	return t
}

func strengthOf(r rating.Rating, course []rating.Point) Strength {
	s := Strength{r, course, rating.SuggestLevel(r)}
	if s.Unrated() == 0 {
		r.Deviation = 0
		s.Suggested = rating.SuggestLevel(r)
	}
	return s
}

// inputs holds the inputs of a Progress.
type inputs struct {
	games    []library.Listed // never changed in place
	training string
	puzzles  training.CollectionState
	day      training.Day
	counted  bool // the games are counted
}
