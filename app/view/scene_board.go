package view

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/rules"
)

// tally is the points of both sides in words, the person's first.
func (v scene) tally(totals [2]int, person rules.Side) string {
	first := max(person, rules.First)
	name := func(side rules.Side) string {
		if person == side {
			return v.text.You
		}
		return v.sides()[side]
	}
	return v.text.Tally(name(first), totals[first], name(first.Other()), totals[first.Other()])
}

// answer answers a board command about p; value is the engine's in words, if there is one.
func (v scene) answer(h desk.Announcement, p rules.Position, k picture.Marks, person rules.Side, value string) string {
	t := v.text
	switch h.Topic {
	case desk.TopicLast:
		if p.Last() == rules.NoHole {
			return t.NothingYet
		}
		return t.Played(v.sides()[p.Turn().Other()], p.Board().Name(p.Last()))
	case desk.TopicPlayable:
		names := dom.Each(k.Legal.Slice(), p.Board().Name)
		return t.Playable(strings.Join(names, " "), len(names))
	case desk.TopicTile:
		holes := p.Board().TileHoles(p.Board().TileOf(h.Hole))
		names := v.sides()
		return p.Board().Name(h.Hole) + ", " + t.TileOf(holes.Len(), names[0], (holes&p.Marbles(rules.First)).Len(),
			names[1], (holes&p.Marbles(rules.Second)).Len())
	case desk.TopicValue:
		if value != "" {
			return value
		}
		return t.NoValue
	}
	return v.tally(k.Totals, person)
}

// plainAnnouncement is an announcement in words that any screen with a board may have: a
// notice, or the answer to a board command.
func (v scene) plainAnnouncement(p rules.Position, k picture.Marks, value string) string {
	switch h := v.desk.Announced; h.Kind {
	case desk.AnnounceNotice:
		return v.noticeWords()
	case desk.AnnounceAnswer:
		return v.answer(h, p, k, rules.Nobody, value)
	}
	return ""
}

// boardOf is the board of a screen that shows a position, turned as the record that links to it.
func (v scene) boardOf(p rules.Position, k picture.Marks, focus rules.Hole, link rules.Record) *board.Board {
	s := v.desk.Settings
	return board.New(board.State{
		Position: p,
		Marks:    k,
		Turned:   link.Orientation(),
		Focus:    focus,
		Fresh:    v.desk.Announced.Kind == desk.AnnounceMove,
		Over:     p.Over(),
		Link:     link.String(),
		Sunk:     rules.First,
		Bubble:   v.bubble(),
		Look:     board.Look{Coordinates: s.Coordinates, Animation: s.Animation, Bands: s.Bands, Legal: s.Legal, Owners: s.Owners},
		Phrases:  v.boards.phrasesIn(v.text, string(s.Marbles)),
	}, v.boards.hydrating)
}

// bubble returns the answer to the latest press, until something else is announced.
func (v scene) bubble() board.Bubble {
	n := v.desk.Notice
	if v.desk.Announced.Kind != desk.AnnounceNotice || n.Hole == rules.NoHole {
		return board.Bubble{}
	}
	switch n.Kind {
	case desk.IllegalHole, desk.NotYourTurn, desk.FriendsTurn, desk.LinkAwaited, desk.LiveTurn, desk.ConfirmHole:
		return board.Bubble{Hole: n.Hole, Words: v.noticeWords(), Shakes: n.Kind == desk.IllegalHole, Turn: v.desk.Announced.Seq % 2}
	}
	return board.Bubble{}
}

// stage is a board with room around it, and perhaps something that lies over it.
func stage(b app.UI, over ...app.UI) app.UI {
	return app.Div().Class("stage").Body(append([]app.UI{b}, over...)...)
}
