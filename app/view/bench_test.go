package view

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/screen/review"
	"kulami/rules"
	"kulami/rules/engine"
)

// BenchmarkTable measures drawing the whole table from its values. A press costs this twice: for
// the marble and for the reply.
func BenchmarkTable(b *testing.B) {
	r := &Root{}
	r.OnInit()
	r.model, _ = sent(r.model, play.Loaded{})
	for range b.N {
		r.Render()
	}
}

// mounted is a Root on a page without a browser. The browser's own work costs nothing there.
type mounted struct {
	Root
	ctx app.Context
}

// OnPreRender keeps the context. OnMount, which listens to the browser, is not called.
func (m *mounted) OnPreRender(ctx app.Context) { m.ctx = ctx }

// BenchmarkPress measures a press on a mounted page: updating the Model, drawing, and comparing
// with the earlier drawing.
func BenchmarkPress(b *testing.B) {
	m, engine := &mounted{}, app.NewTestEngine()
	if err := engine.Load(m); err != nil {
		b.Fatal(err)
	}
	engine.ConsumeAll()
	send := func(msg desk.Msg) {
		m.ctx.Dispatch(func(ctx app.Context) { m.send(ctx, msg) })
		engine.ConsumeAll()
	}
	send(play.Loaded{})
	setup := game.DefaultSetup
	setup.Opponent = game.PersonOpponent
	send(play.Start{Setup: setup})
	b.ReportAllocs()
	for i := range b.N {
		legal := tableOf(&m.Root).Marks().Legal.Slice()
		if len(legal) == 0 {
			send(play.Rematch{Seed: uint64(i)})
			continue
		}
		ply := tableOf(&m.Root).Game.Ply()
		send(desk.Press{Hole: legal[i%len(legal)]})
		if tableOf(&m.Root).Game.Ply() != ply+1 {
			b.Fatal("the press plays nothing")
		}
	}
}

// BenchmarkDrawJudgedTable measures one drawing of the table with a finished game whose moves are
// judged.
func BenchmarkDrawJudgedTable(b *testing.B) {
	r := after(append(ending(b), desk.SkipCount{})...)
	todo := []desk.Msg{desk.ReviewGame{}}
	for len(todo) > 0 {
		model, effects := sent(r.model, todo[0])
		r.model, todo = model, todo[1:]
		for _, e := range effects {
			if e, ok := e.(desk.Think); ok {
				todo = append(todo, valuesOf(e.Question))
			}
		}
	}
	if v, ok := r.model.Screen().(review.Screen); !ok || v.Done() != 1 {
		b.Fatalf("%T is shown, not a whole review", r.model.Screen())
	}
	r.model, _ = sent(r.model, play.Return{})
	if g := tableOf(r).Game; !g.Over() || g.Judged == "" {
		b.Fatal("the table shows no judged game")
	}
	b.ReportAllocs()
	for b.Loop() {
		r.Render()
	}
}

// valuesOf answers a question about all holes with the same value for each.
func valuesOf(q desk.Question) desk.Msg {
	var a engine.Analysis
	asked, _ := rules.ParseRecord(q.Record)
	for _, h := range asked.Position().Legal().Slice() {
		a.Moves = append(a.Moves, engine.Move{Info: engine.Info{Best: h, Depth: 4, Low: -engine.Unbounded, High: engine.Unbounded}})
	}
	if len(a.Moves) > 0 {
		a.Info = a.Moves[0].Info
	}
	return desk.Valued{ID: q.ID, Analysis: a, Done: true}
}
