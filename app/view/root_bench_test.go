package view

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

// BenchmarkTable measures drawing the whole table from its values, which a press
// costs twice: for the marble and for the reply.
func BenchmarkTable(b *testing.B) {
	r := &Root{}
	r.OnInit()
	r.model, _ = play.Update(r.model, play.Loaded{})
	for range b.N {
		r.Render()
	}
}

// BenchmarkPress measures a press and drawing what follows from it, in the test
// engine of go-app.
func BenchmarkPress(b *testing.B) {
	r := &Root{}
	e := app.NewTestEngine()
	if err := e.Load(r); err != nil {
		b.Fatal(err)
	}
	e.ConsumeAll()
	r.model, _ = play.Update(r.model, play.Loaded{})
	r.model, _ = play.Update(r.model, play.Start{Setup: play.Setup{Opponent: "person", Board: "sheet"}})
	b.ReportAllocs()
	for i := range b.N {
		legal := table(r).Marks().Legal.Slice()
		if len(legal) == 0 {
			r.model, _ = play.Update(r.model, play.Rematch{Seed: uint64(i)})
			continue
		}
		r.model, _ = play.Update(r.model, play.Press{Hole: legal[i%len(legal)]})
		app.HTMLString(r.Render())
	}
}
