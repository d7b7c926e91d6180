package view

import (
	"strconv"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/play"
	"kulami/app/screen/analysis"
	"kulami/app/screen/review"
	"kulami/app/screen/table"
	"kulami/app/view/scene"
	"kulami/rules"
	"kulami/rules/engine"
)

func (v *visits) analysis() {
	add, with, three, hole := v.add, v.with, v.three, v.hole
	position := with(three, desk.Visit{Screen: desk.AnalysisScreen})
	add("analysis screen", position...)
	add("a position to set up", with(position, play.SetUp{})...)
	add("analysis found", with(position, analysed(after(position...), 4, false))...)
	chances := play.New().Settings
	chances.Values = library.ChanceValues
	add("analysis in percent", with(position, analysed(after(position...), 4, false), desk.Set{Settings: chances})...)
	add("analysis menu", with(position, play.Open{Dialog: desk.GameDialog})...)
	add("analysis without engine", with(position, analysis.SwitchEngine{})...)
	add("analysis keys", with(position, play.Open{Dialog: desk.KeysDialog})...)
	add("analysis proven", with(position, analysed(after(position...), 9, true))...)
	proven := with(position, analysed(after(position...), 9, true), desk.PlayProof{})
	add("analysis played out", proven...)
	add("analysis played out, given away", with(proven, desk.Press{Hole: after(position...).scene().Board.Hole("e5")})...)
	add("analysis played out by the other side", with(proven, desk.SwapSides{})...)
	add("analysis played", with(position, desk.Press{Hole: hole("e5")})...)
	add("analysis illegal", with(position, desk.Press{Hole: hole("e7")})...)
	noting := with(position, desk.Press{Hole: hole("e5")}, analysis.Mark{Glyph: rules.Speculative}, analysis.Annotate{Comment: "Safe."},
		desk.Step{Ply: 1}, desk.Press{Hole: hole("c8")}, analysis.Mark{Glyph: rules.PoorMove}, desk.Step{Ply: 1}, desk.Press{Hole: hole("f4")})
	add("analysis with notes", noting...)
	add("analysis of a note", with(noting, desk.Goto{Line: 1, Ply: 4})...)
	add("analysis notes", with(noting, play.Open{Dialog: desk.NoteDialog})...)
	add("analysis of a friend's game", v.start(func(s *game.Setup) { s.Opponent = "friend" }), desk.Press{Hole: hole("c4")}, desk.Visit{Screen: desk.AnalysisScreen})
	add("analysis shared", with(noting, play.Open{Dialog: desk.ShareDialog})...)
	add("analysis line promoted", with(noting, desk.Promote{})...)
	add("analysis line deleted", with(noting, desk.Prune{})...)
	add("analysis comment deleted", with(noting, desk.Goto{Line: 1, Ply: 4}, analysis.Annotate{})...)
	add("analysis value kept", with(position, analysed(after(position...), 9, true), analysis.KeepValue{}, play.Open{Dialog: desk.NoteDialog})...)
	add("table with notes", with(noting, desk.Goto{Line: 1, Ply: 4}, play.Return{})...)
	add("analysis threat", with(position, analysis.SwitchThreat{})...)
	add("analysis threat found", with(position, analysed(after(position...), 4, false), analysis.SwitchThreat{}, threatened(after(position...)))...)
	for tile := range rules.Tiles {
		add("analysis of tile "+strconv.Itoa(tile), with(position, analysis.ConsiderTile{Tile: tile})...)
	}
	add("analysis told", with(position, desk.Describe{Topic: desk.TopicValue})...)
}

// review visits the review of a game whose fourth marble was a blunder.
func (v *visits) review() {
	add, with, t := v.add, v.with, v.t
	before := tableOf(after(v.three...)).Game.Position()
	holes := before.Legal().Slice()
	bad := holes[len(holes)-1]
	five := with(v.three, desk.Press{Hole: bad}, desk.Press{Hole: before.After(bad).Legal().First()})
	game := with(five, table.Resign{}, desk.ReviewGame{})
	blunder := func(p rules.Position) engine.Analysis {
		var moves []engine.Move
		for _, h := range p.Legal().Slice() {
			m := engine.Move{Info: engine.Info{Best: h, Depth: 4, Low: -engine.Unbounded, High: engine.Unbounded, Line: levelling(p, h)}}
			if p.Ply() == 3 && h == bad || p.Ply() == 5 {
				m.Score = -2000
			} else if p.Ply() == 4 {
				m.Score = 2000
			}
			moves = append(moves, m)
		}
		return engine.JoinAnalyses([]engine.Analysis{{Info: moves[0].Info, Moves: moves}, {Moves: moves}})
	}
	rec := tableOf(after(five...)).Game.Record()
	asked := 0 // ID of the first question
	_, effects := sent(after(game[:len(game)-1]...).model, desk.ReviewGame{})
	for _, e := range effects {
		if e, ok := e.(desk.Think); ok {
			asked = e.Question.ID
		}
	}
	answers := func(n int) (msgs []desk.Msg) {
		for i := range n {
			ply := rec.Len() - i%(rec.Len()+1)
			msgs = append(msgs, desk.Valued{ID: asked + i, Analysis: blunder(rec.At(ply)), Done: true})
		}
		return msgs
	}
	all := with(game, answers(engine.ReviewPasses*(rec.Len()+1))...)
	add("review", game...)
	add("review begun", with(game, answers(6)...)...)
	reviewed := add("review complete", all...)
	if v, ok := reviewed.model.Screen().(review.Screen); !ok || v.Done() != 1 || len(v.Moments()) != 1 {
		t.Fatalf("%T is shown, not a review with a moment, %v done", reviewed.model.Screen(), v.Done())
	}
	blundered := add("review of a blunder", with(all, desk.Step{Ply: 4})...)
	why, ok := blundered.model.Screen().(review.Screen).Why()
	if !ok {
		t.Fatal("the blunder has no reason")
	}
	names := (scene.Scene{Board: rec.Board()}).Line(why.Line)
	followed := add("review of a reason", with(all, desk.Step{Ply: 4}, desk.PlayLine{Holes: names})...)
	if v := followed.model.Screen().(review.Screen); len(v.Followed()) != len(why.Line) {
		t.Fatalf("%v is followed, want %s", v.Followed(), names)
	}
	add("review failed", with(game, desk.Unanswered{ID: asked})...)
	retry := with(all, desk.Retry{Side: rules.Second})
	add("retry", retry...)
	add("retry bad", with(retry, desk.Press{Hole: bad})...)
	add("retry good", with(retry, desk.Press{Hole: rec.At(3).Legal().First()})...)
	add("retry solved", with(retry, desk.ShowSolution{})...)
}

// levelling returns a line from h. Its third marble goes to the tile of the game's first marble if
// it is the second player's marble, and else to another tile.
func levelling(p rules.Position, h rules.Hole) []rules.Hole {
	b := p.Board()
	tile := b.TileHoles(b.TileOf(b.Hole("c4")))
	if p.Ply() != 3 {
		tile = ^tile
	}
	for _, reply := range p.After(h).Legal().Slice() {
		for _, next := range (p.After(h).After(reply).Legal() & tile).Slice() {
			return []rules.Hole{h, reply, next}
		}
	}
	return []rules.Hole{h}
}
