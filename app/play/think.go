package play

import (
	"kulami/rules"
	"kulami/rules/engine"
)

// wanted returns the question that the engine should be working on now, if any.
// Its ID is not set. What follows from the Model alone cannot be forgotten: undo,
// a new game, looking back or leaving change the answer here and thereby stop the
// engine.
func (m Model) wanted() (Question, bool) {
	g := m.Game
	if !m.Ready || !g.Exists() || g.Position().Over() || g.atLive() && g.Record.Finish() != rules.NotFinished {
		return Question{}, false
	}
	q := Question{Record: g.asked(), Seed: g.Seed}
	switch {
	case !m.Looking() && g.Seats[g.Position().Turn()].Computer():
		if m.Away {
			return Question{}, false
		}
		q.For, q.Level, q.Pace = ForMove, g.Seats[g.Position().Turn()].Level, m.Settings.pace()
		return q, true
	case m.hinted == q.Record:
		q.For = ForHint
		return q, true
	case m.ponders():
		q.For = ForPonder
		return q, true
	case g.Value && !m.Hidden:
		q.For = ForValue
		return q, true
	}
	return Question{}, false
}

// ponders reports whether the computer, at its highest level, thinks on the
// player's time; not behind the player's back, which would cost battery for
// nothing.
func (m Model) ponders() bool {
	turn := m.Game.Position().Turn()
	return !m.Hidden && !m.Looking() && m.Game.Seats[turn.Other()].Level == int(engine.Strongest)
}

// pace is how long the computer takes for a marble at least, in milliseconds: a
// reply at once cannot be followed by the eye.
func (s Settings) pace() int {
	switch s.Pace {
	case "quick":
		return 0
	case "slow":
		return 1500
	}
	return 450
}

// settle asks and halts the engine so that it works on what is wanted.
func settle(m Model) (Model, []Effect) {
	q, want := m.wanted()
	if want && m.asked {
		q.ID = m.question.ID
		if q == m.question {
			return m, nil
		}
	}
	var effects []Effect
	if m.asked {
		effects = append(effects, Halt{})
	}
	m.asked = want
	m.question = Question{}
	if want {
		m.ids++
		q.ID = m.ids
		m.question = q
		effects = append(effects, Think{q})
	}
	return m, effects
}

// asked returns the text of the moves up to the ply shown, which is all that the
// engine needs to know.
func (g Game) asked() string {
	r, _ := g.Record.Extract(g.Moves()[:g.Ply()]) // what is shown is legal
	return r.WithOrientation(0).String()
}

// askHint wants a hint; settle asks for it.
func (m Model) askHint() Model {
	g := m.Game
	if m.Looking() || g.Over() || g.Seats[g.Position().Turn()].Computer() {
		return m
	}
	m.Notice = Notice{}
	m.hinted = g.asked()
	return m
}

// answered takes the engine's word, unless it answers an older question.
func (m Model) answered(msg Thought) (Model, []Effect) {
	if !m.asked || msg.ID != m.question.ID {
		return m, nil
	}
	m.thought, m.pondered = msg.Info, m.question.Record
	if !msg.Done {
		return m, nil
	}
	best := msg.Info.Best
	switch m.question.For {
	case ForHint:
		m.asked, m.hinted = false, ""
		m.Hint = best
		return m.notify(Notice{Kind: HintGiven, Hole: best}), nil
	case ForMove:
		m.asked = false
		if m.Game.Swap && m.Game.Live == 1 {
			if msg.Info.Score < 0 {
				return m.swapped(), nil
			}
			m.Game.Swap = false
		}
		return m.play(best)
	}
	return m, nil
}

// unanswered tells the player that the computer failed, and lets a person play
// its side so that the game can go on.
func (m Model) unanswered(id int) Model {
	if !m.asked || id != m.question.ID {
		return m
	}
	m.asked, m.hinted = false, ""
	m.Game.Value = false
	if m.question.For == ForMove {
		m.Game.Seats = [2]Seat{}
	}
	return m.notify(Notice{Kind: EngineFailed})
}
