package view

import (
	"kulami/app/picture"
	"kulami/app/play"
	"kulami/rules"
)

// savePicture offers a picture of the game as a file to save.
func (v tableScreen) savePicture(e play.Picture, failed func()) {
	look, words := v.look(), v.captions(e)
	switch e.Format {
	case play.Animated:
		download(e.Name+".svg", "image/svg+xml", picture.Animation(e.Record, look, words))
	case play.SVG:
		download(e.Name+".svg", "image/svg+xml", picture.Still(e.Record, look, words))
	default:
		savePNG(e.Name+".png", picture.Still(e.Record, look, words), failed)
	}
}

// captions are the texts on a picture.
func (v tableScreen) captions(e play.Picture) picture.Captions {
	g := v.table.Game
	c := picture.Captions{Title: v.text.Title, Edition: v.editionOf(g.Edition, g.Record().Rules()), Link: link(e.Link)}
	for side := rules.First; side <= rules.Second; side++ {
		c.Names[side] = v.player(side)
	}
	if e.Record.Over() && e.Record.Cursor() == e.Record.Len() && g.Over() && !g.Variation() {
		c.Result, c.Detail = v.result(g.Ending(), g.Players)
	} else if e.Record.Cursor() > 0 {
		c.Result = v.text.LookingAt(e.Record.Cursor(), e.Record.Len())
	}
	return c
}
