package view

import (
	"strconv"

	"kulami/app/picture"
	"kulami/app/play"
	"kulami/rules"
)

// report is what the picture of the review shows.
func (v reviewScreen) report() picture.Report {
	t, j := v.text, v.review.Judged()
	r := picture.Report{Chances: t.Chances, Graph: v.chances(), Accuracy: t.Accuracy + " · " + t.LostPoints, Proven: v.provenSentences(), Heading: t.KeyMoments}
	for side := range r.Values {
		r.Values[side] = v.accuracyWords(j, rules.Side(side)) + " · " + v.lostWords(j, rules.Side(side))
	}
	for _, i := range v.review.Moments() {
		p := j.Plies[i]
		_, verdict := v.kindOf(p)
		words := strconv.Itoa(i+1) + ". " + v.board.Name(p.Hole) + glyphOf(p.Verdict) + "  " + verdict
		if p.Best != p.Hole {
			words += ". " + t.Better(v.names(v.review.Line(i), p.Best))
		}
		r.Moments = append(r.Moments, picture.Moment{Side: rules.Side(i & 1), Words: words})
	}
	return r
}

// savePicture offers the report of the review as a picture to save.
func (v reviewScreen) savePicture(e play.Picture, failed func()) {
	savePNG(e.Name+".png", picture.Review(e.Record, v.look(), v.captions(e), v.report()), failed)
}

// captions are the other texts on the report.
func (v reviewScreen) captions(e play.Picture) picture.Captions {
	g := v.review.Game()
	c := picture.Captions{Title: v.text.Title + " · " + v.text.Review, Edition: v.editionOf(g.Edition, g.Record().Rules()), Link: link(e.Link)}
	for side := rules.First; side <= rules.Second; side++ {
		c.Names[side] = v.playerOf(v.review.Players(), side)
	}
	if e := g.Ending(); e.Over {
		c.Result, c.Detail = v.result(e, g.Players)
	}
	return c
}
