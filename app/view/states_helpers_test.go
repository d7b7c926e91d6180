package view

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/screen/analysis"
	"kulami/app/screen/table"
	"kulami/rules"
	"kulami/rules/engine"
)

// state is a Root after some messages, with a name.
type state struct {
	name string
	root *Root
}

// tableOf returns the table that r shows.
func tableOf(r *Root) table.Screen {
	t, _ := r.model.Table()
	return t
}

// dated is a message with its instant. Other messages have the instant of the message before.
type dated struct {
	desk.Msg
	at desk.Instant
}

// moment returns a message without effect at an instant.
func moment(at desk.Instant) desk.Msg { return dated{desk.Tick{ID: -1}, at} }

func sent(m play.Model, msg desk.Msg) (play.Model, []desk.Effect) {
	if d, ok := msg.(dated); ok {
		return play.Update(m, d.at, d.Msg)
	}
	return play.Update(m, m.Now, msg)
}

// after returns a Root after the given messages. The engine's questions stay unanswered unless msgs
// answer them.
func after(msgs ...desk.Msg) *Root {
	r := &Root{}
	r.OnInit()
	for _, msg := range append([]desk.Msg{dated{play.Loaded{Build: "b7", Speaks: []string{"en"}}, desk.Instant{Date: "2026-11-20", Minute: 29_000_000}}}, msgs...) {
		r.model, _ = sent(r.model, msg)
	}
	return r
}

// pageOf draws a Root after the given messages.
func pageOf(t *testing.T, msgs ...desk.Msg) string {
	t.Helper()
	r := &Root{}
	r.OnInit()
	r.model, _ = sent(r.model, dated{play.Loaded{}, desk.Instant{Date: "2026-11-20"}})
	for _, msg := range msgs {
		r.model, _ = sent(r.model, msg)
	}
	return app.HTMLString(r.Render())
}

// finished is the link of a game that was played to its end.
const finished = "k1/b92tDS1QQ1tt3sD3DQ1QD1s1Q2S7T/ral/mc4c7h7h1d1d5d3g3g8g1g5g6g2g7d7d10d9d4d2f2a2c2c5e5e8e2e10e1e7e9e4g4f4f1c1c8c10c6d6h6b6b7b2b5i5f5f9c9c3b3b8b4/c6z"

// analysed returns the engine's answer to the question of r. The first legal hole has two points,
// and each later hole a point less.
func analysed(r *Root, depth int, exact bool) desk.Msg {
	p := r.model.Screen().(analysis.Screen).Position()
	a := engine.Analysis{}
	for i, h := range p.Legal().Slice() {
		low, high := -engine.Unbounded, engine.Unbounded
		if exact {
			low, high = 2-i, 2-i
		}
		line := []rules.Hole{h, p.After(h).Legal().Slice()[0]}
		a.Moves = append(a.Moves, engine.Move{Info: engine.Info{Best: h, Score: 200 - 100*i, Exact: exact, Low: low, High: high, LikelyLow: low, LikelyHigh: high, Depth: depth, Nodes: 1000, Line: line}})
	}
	a.Info = a.Moves[0].Info
	a.Nodes = 12345
	return desk.Valued{ID: 1, Analysis: a}
}

// proved returns the engine's analysis of a position near the end of a game, as the answer to the
// first question.
func proved(p rules.Position) desk.Msg {
	var known engine.Analysis
	for known = range engine.New(engine.Options{Table: 1 << 20}).Analyse(p, engine.Limits{}) {
	}
	return desk.Valued{ID: 1, Analysis: known, Done: true}
}

// threatened returns the engine's answer to the second question of r, about the threat. The values
// are those in analysed.
func threatened(r *Root) desk.Msg {
	answer := analysed(r, 6, false).(desk.Valued)
	answer.ID = 2
	return answer
}

// advised returns a game in which the coach advises to take a marble back.
func advised() []desk.Msg {
	setup := play.New().Setup
	setup.Teach = game.TeachAlways
	msgs := []desk.Msg{play.Start{Setup: setup, Seed: 1}}
	p := rules.Start(setup.Sheet.Board(), rules.Ruleset{})
	first, reply := p.Legal().First(), p.After(p.Legal().First()).Legal().First()
	p = p.After(first).After(reply)
	found := engine.Analysis{}
	for i, h := range p.Legal().Slice() {
		line := []rules.Hole{h, p.After(h).Legal().First()}
		found.Moves = append(found.Moves, engine.Move{Info: engine.Info{Best: h, Score: -1000 * i, Depth: 9, Low: -engine.Unbounded, High: engine.Unbounded, LikelyLow: -engine.Unbounded, LikelyHigh: engine.Unbounded, Line: line}})
	}
	return append(msgs, desk.Press{Hole: first}, desk.Thought{ID: 1, Info: engine.Info{Best: reply, Depth: 1}, Done: true},
		desk.Valued{ID: 2, Analysis: found, Done: true}, desk.Press{Hole: found.Moves[len(found.Moves)-1].Best})
}

// won returns a game against the computer in which all marbles are good for the person.
func won() []desk.Msg {
	setup := play.New().Setup
	setup.Teach = game.TeachOff
	msgs := []desk.Msg{desk.Set{}, play.Start{Setup: setup, Seed: 1}}
	for p := rules.Start(setup.Sheet.Board(), rules.Ruleset{}); !p.Over(); {
		best, most := rules.NoHole, 0
		for _, h := range p.Legal().Slice() {
			if margin := p.After(h).Score().Margin(); best == rules.NoHole || margin > most {
				best, most = h, margin
			}
		}
		if p.Turn() == rules.First {
			msgs = append(msgs, desk.Press{Hole: best})
		} else {
			msgs = append(msgs, desk.Thought{ID: p.Ply()/2 + 1, Info: engine.Info{Best: best, Depth: 1}, Done: true})
		}
		p = p.After(best)
	}
	return msgs
}

// ending returns a game of two people on one device, played to its end.
func ending(t testing.TB) []desk.Msg {
	t.Helper()
	msgs := []desk.Msg{play.Start{Setup: game.Setup{Opponent: "person", Board: "sheet", Sheet: rules.SheetSquare, Edition: "it-both"}}}
	for p := rules.Start(rules.SheetSquare.Board(), rules.Ruleset{}); !p.Over(); {
		h := p.Legal().Slice()[0]
		msgs = append(msgs, desk.Press{Hole: h})
		p = p.After(h)
	}
	return msgs
}

// friendsLink returns the link that a friend sends after these marbles. Its reader plays second.
func friendsLink(t *testing.T, holes ...string) string {
	t.Helper()
	r := rules.NewRecord(rules.SheetPergioco.Board(), rules.Ruleset{})
	for _, h := range holes {
		var err error
		if r, err = r.Play(r.Board().Hole(h)); err != nil {
			t.Fatal(err)
		}
	}
	return rules.Link{Record: r, Friend: rules.Friend{To: rules.Second, Game: "z7rjo"}}.String()
}
