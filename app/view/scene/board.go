package scene

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/rules"
)

// Tally returns the points of both sides in words, the person's first.
func (v Scene) Tally(totals [2]int, person rules.Side) string {
	first := max(person, rules.First)
	name := func(side rules.Side) string {
		if person == side {
			return v.Text.You
		}
		return v.Sides()[side]
	}
	return v.Text.Tally(name(first), totals[first], name(first.Other()), totals[first.Other()])
}

// Answer answers a board command about p. value is the engine's value in words, or "".
func (v Scene) Answer(h desk.Announcement, p rules.Position, k picture.Marks, person rules.Side, value string) string {
	t := v.Text
	switch h.Topic {
	case desk.TopicLast:
		if p.Last() == rules.NoHole {
			return t.NothingYet
		}
		return t.Played(v.Sides()[p.Turn().Other()], p.Board().Name(p.Last()))
	case desk.TopicPlayable:
		names := dom.Each(k.Legal.Slice(), p.Board().Name)
		return t.Playable(strings.Join(names, " "), len(names))
	case desk.TopicTile:
		holes := p.Board().TileHoles(p.Board().TileOf(h.Hole))
		names := v.Sides()
		return p.Board().Name(h.Hole) + ", " + t.TileOf(holes.Len(), names[0], (holes&p.Marbles(rules.First)).Len(),
			names[1], (holes&p.Marbles(rules.Second)).Len())
	case desk.TopicValue:
		if value != "" {
			return value
		}
		return t.NoValue
	}
	return v.Tally(k.Totals, person)
}

// PlainAnnouncement returns an announcement of any screen with a board: a notice, or the answer to
// a board command.
func (v Scene) PlainAnnouncement(p rules.Position, k picture.Marks, value string) string {
	switch h := v.Desk.Announced; h.Kind {
	case desk.AnnounceNotice:
		return v.NoticeWords()
	case desk.AnnounceAnswer:
		return v.Answer(h, p, k, rules.Nobody, value)
	}
	return ""
}

// BoardOf returns the board of a position, turned as its link says.
func (v Scene) BoardOf(p rules.Position, k picture.Marks, focus rules.Hole, link rules.Link) *board.Board {
	s := v.Desk.Settings
	return board.New(board.State{
		Position: p,
		Marks:    k,
		Turned:   link.Orientation,
		Focus:    focus,
		Fresh:    v.Desk.Announced.Kind == desk.AnnounceMove,
		Over:     p.Over(),
		Link:     link.String(),
		Sunk:     rules.First,
		Bubble:   v.bubble(),
		Look:     board.Look{Coordinates: s.Coordinates, Animation: s.Animation, Bands: s.Bands, Legal: s.Legal, Owners: s.Owners},
		Phrases:  v.Boards.phrasesIn(v.Text, s.Colours()),
	}, v.Boards.Hydrating)
}

// bubble returns the answer to the latest press, until the next announcement.
func (v Scene) bubble() board.Bubble {
	n := v.Desk.Notice
	if v.Desk.Announced.Kind != desk.AnnounceNotice || !v.AtHole() {
		return board.Bubble{}
	}
	return board.Bubble{Hole: n.Hole, Words: v.NoticeWords(), Shakes: n.Kind == desk.IllegalHole, Turn: v.Desk.Announced.Seq % 2}
}

// AtHole reports whether the notice answers a press on a hole. Then a bubble has its words.
func (v Scene) AtHole() bool {
	switch n := v.Desk.Notice; n.Kind {
	case desk.IllegalHole, desk.NotYourTurn, desk.FriendsTurn, desk.LinkAwaited, desk.LiveTurn, desk.ConfirmHole:
		return n.Hole != rules.NoHole
	}
	return false
}

// Stage is a board with space around it, and optional parts over it.
func Stage(b app.UI, over ...app.UI) app.UI {
	return app.Div().Class("stage").Body(append([]app.UI{b}, over...)...)
}
