package view

import (
	"math"
	"strings"

	"kulami/app/play"
	"kulami/rules"
	"kulami/rules/engine"
)

// valueOf is the engine's value of the position of a record in words, always with its
// depth, and called exact only where that is proven; empty before there is one. The
// value is that for turn.
func (v scene) valueOf(record string, turn rules.Side) string {
	thought, ok := v.shell.ThoughtOf(record)
	if !ok {
		return ""
	}
	return v.found(thought, turn)
}

// found is what the engine has found in words, as in valueOf.
func (v scene) found(i engine.Info, turn rules.Side) string {
	return v.pointsOf(i.Score, turn) + ", " + v.certainty(i)
}

// certainty says that a value is proven, or how deep the engine has searched.
func (v scene) certainty(i engine.Info) string {
	if i.Exact {
		return v.text.Exact
	}
	return v.text.Depth(i.Depth)
}

// pointsOf is a score, in hundredths of a point for turn, in words: who is ahead and by how much.
func (v scene) pointsOf(score int, turn rules.Side) string {
	side, points := turn, float64(score)/100
	if points < 0 {
		side, points = side.Other(), -points
	}
	if math.Round(points*10) == 0 {
		return v.text.ValueEven
	}
	return v.text.Value(v.sides()[side], points)
}

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
func (v scene) answer(h play.Announcement, p rules.Position, k play.Marks, person rules.Side, value string) string {
	t := v.text
	switch h.Topic {
	case play.TopicLast:
		if p.Last() == rules.NoHole {
			return t.NothingYet
		}
		return t.Played(v.sides()[p.Turn().Other()], p.Board().Name(p.Last()))
	case play.TopicPlayable:
		names := make([]string, 0, k.Legal.Len())
		for hole := range k.Legal.All() {
			names = append(names, p.Board().Name(hole))
		}
		return t.Playable(strings.Join(names, " "), len(names))
	case play.TopicTile:
		holes := p.Board().TileHoles(p.Board().TileOf(h.Hole))
		names := v.sides()
		return p.Board().Name(h.Hole) + ", " + t.TileOf(holes.Len(), names[0], (holes&p.Marbles(rules.First)).Len(),
			names[1], (holes&p.Marbles(rules.Second)).Len())
	case play.TopicValue:
		if value != "" {
			return value
		}
		return t.NoValue
	}
	return v.tally(k.Totals, person)
}

// plainAnnouncement is an announcement in words that any screen with a board may have: a
// notice, or the answer to a board command.
func (v scene) plainAnnouncement(p rules.Position, k play.Marks, value string) string {
	switch h := v.shell.Announced; h.Kind {
	case play.AnnounceNotice:
		return v.noticeWords()
	case play.AnnounceAnswer:
		return v.answer(h, p, k, rules.Nobody, value)
	}
	return ""
}
