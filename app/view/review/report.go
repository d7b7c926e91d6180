package review

import (
	"strconv"

	"kulami/app/desk"
	"kulami/app/picture"
	"kulami/app/view/page"
	"kulami/app/view/scene"
	"kulami/rules"
)

func (v *Screen) chances() picture.Graph {
	r := v.State
	g := picture.Graph{Plies: r.Record().Len(), Proven: r.Judged.DecidedPly}
	for ply := range g.Plies + 1 {
		if chance, ok := r.Chance(ply); ok {
			g.Curve = append(g.Curve, g.Point(ply, chance))
		}
	}
	for _, i := range r.Moments() {
		if chance, ok := r.Chance(i + 1); ok {
			g.Marks = append(g.Marks, g.Mark(i+1, chance, string(r.Judged.Plies[i].Verdict)))
		}
	}
	return g
}

// Report returns the contents of the picture of the review.
func (v *Screen) Report() picture.Report {
	t, j := v.Text, v.State.Judged.Review
	r := picture.Report{Chances: t.Chances, Graph: v.chances(), Accuracy: t.LostPoints + " · " + t.Accuracy, Proven: v.provenSentences(), Heading: t.KeyMoments}
	for side := range r.Values {
		r.Values[side] = v.lostWords(j, rules.Side(side)) + " · " + v.accuracyWords(j, rules.Side(side))
	}
	for _, i := range v.State.Moments() {
		p := j.Plies[i]
		_, verdict := v.kindOf(p)
		words := strconv.Itoa(scene.MoveNumber(i)) + ". " + v.Board.Name(p.Hole) + glyphOf(p.Verdict) + "  " + verdict
		if p.Best != p.Hole {
			words += ". " + t.Better(v.names(v.State.Line(i), p.Best))
		}
		r.Moments = append(r.Moments, picture.Moment{Side: rules.Side(i & 1), Words: words})
	}
	return r
}

// SavePicture saves the report as a picture.
func (v *Screen) SavePicture(e desk.Picture, failed func()) {
	page.SavePNG(e.Name+".png", picture.Review(e.Shown, v.Look(), v.Captions(e.Shown.Record, e.Link), v.Report()), failed)
}

func (v *Screen) Captions(_ rules.Record, link rules.Link) picture.Captions {
	g := v.State.Game
	g.Players = desk.Opened{Game: g}.SharedPlayers() // a review has no switch for names
	c := v.Scene.WithPlayers(g.Players).Captions(g, link)
	c.Title += " · " + v.Text.Review
	if e := g.Ending(); e.Over {
		c.Result, c.Detail, _ = v.ResultOf(e, g.Players)
	}
	return c
}
