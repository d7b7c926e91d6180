package view

import (
	"os"
	"strconv"
	"testing"

	"kulami/app/game"
	"kulami/app/play"
	"kulami/rules"
	"kulami/rules/engine"
)

// allStates visits every screen and dialog, in the states in which they differ.
func allStates(t *testing.T) (states []state) {
	t.Helper()
	add := func(name string, msgs ...play.Msg) *Root {
		r := after(msgs...)
		states = append(states, state{name, r})
		return r
	}
	hole := rules.SheetPergioco.Board().Hole
	setup := play.New().Setup
	setup.Sheet, setup.Level = rules.SheetPergioco, 4
	start := func(change func(*game.Setup)) play.Msg {
		s := setup
		change(&s)
		return play.Start{Setup: s, Seed: 1}
	}
	person := start(func(s *game.Setup) { s.Opponent = "person" })
	three := []play.Msg{person, play.Press{Hole: hole("c4")}, play.Press{Hole: hole("c7")}, play.Press{Hole: hole("e7")}}
	with := func(base []play.Msg, more ...play.Msg) []play.Msg {
		return append(append([]play.Msg{}, base...), more...)
	}

	// The table.
	add("computer", start(func(*game.Setup) {}))
	add("thinking", start(func(*game.Setup) {}), play.Press{Hole: hole("c4")})
	add("not your turn", start(func(*game.Setup) {}), play.Press{Hole: hole("c4")}, play.Press{Hole: hole("c7")})
	add("second", start(func(s *game.Setup) { s.Starter = "other" }))
	add("person", person)
	add("three marbles", three...)
	add("undone", with(three, play.Undo{})...)
	add("illegal", with(three, play.Press{Hole: hole("e7")})...)
	add("hovered", with(three, play.Hover{Hole: hole("e5")})...)
	add("hint", with(three, play.AskHint{})...)
	hinted := with(three, play.AskHint{})
	for id := range 9 {
		hinted = append(hinted, play.Thought{ID: id, Info: engine.Info{Best: hole("e5"), Depth: 3, Score: 120}, Done: true})
	}
	add("hint given", hinted...)
	for topic := play.TopicScore; topic <= play.TopicValue; topic++ {
		add("told "+strconv.Itoa(int(topic)), with(three, play.Describe{Topic: topic})...)
	}
	timed := start(func(s *game.Setup) { s.Opponent, s.Clock, s.Pauses = "person", game.FischerClock, true })
	clock := func(milli int64) play.TimeIs {
		return play.TimeIs{Now: play.Instant{Date: "2026-11-20", Minute: 29_000_000, Milli: milli}}
	}
	const noon = int64(29_000_000) * 60_000
	ticking := []play.Msg{timed, clock(noon), play.Press{Hole: hole("c4")}, clock(noon + 5_000)}
	add("clocks stand", timed)
	add("a clock runs", ticking...)
	add("clocks paused", with(ticking, play.PauseClock{}, clock(noon+5_000), play.Press{Hole: hole("c7")})...)
	low := with(ticking, clock(noon+595_000), play.Hover{Hole: hole("e5")})
	for id := range 9 {
		low = append(low, play.ClockDue{ID: id})
	}
	add("little time", low...)
	add("time over", with(ticking, clock(noon+700_000), play.Press{Hole: hole("c7")})...)
	add("looking", with(three, play.Step{Ply: 1})...)
	add("replaying", with(three, play.Replay{}, play.Tick{ID: 1})...)
	add("replay paused", with(three, play.SetReplaySpeed{Percent: 50}, play.Replay{}, play.Tick{ID: 1}, play.Replay{})...)
	add("scrubbed", play.Navigated{Fragment: finished}, play.Scrub{Ply: 20})
	add("variation", with(three, play.Step{Ply: 1}, play.Press{Hole: hole("c8")})...)
	add("resigned", with(three, play.Resign{})...)
	add("swap", start(func(s *game.Setup) { s.Opponent, s.Opening = "person", "swap" }), play.Press{Hole: hole("c4")})
	add("passed", with(three, play.CopyLink{}, play.Close{})...)
	friend := []play.Msg{start(func(s *game.Setup) { s.Opponent = "friend" }), play.Press{Hole: hole("c4")}}
	shares := play.Offers{Device: play.Device{Share: true}}
	add("friend begins", start(func(s *game.Setup) { s.Opponent, s.Starter = "friend", "other" }))
	add("friend to move", friend...)
	add("friend has the link", with(friend, shares, play.CopyLink{})...)
	add("friend's turn", with(friend, play.Press{Hole: hole("c7")})...)
	add("friend's turn, with the link", with(friend, play.CopyLink{}, play.Press{Hole: hole("c7")})...)
	add("friend's menu", with(friend, play.Open{Dialog: play.MenuDialog})...)
	add("friend resigns", with(friend, play.Resign{})...)
	add("sent by a friend", play.Navigated{Fragment: friendsLink(t, "c4")})
	add("friend played", play.Navigated{Fragment: friendsLink(t, "c4")}, play.Press{Hole: hole("c7")}, play.CopyLink{},
		play.Navigated{Fragment: friendsLink(t, "c4", "c7", "e7")})
	add("friend's older link", play.Navigated{Fragment: friendsLink(t, "c4")}, play.Press{Hole: hole("c7")},
		play.Navigated{Fragment: friendsLink(t, "c4")})
	add("friend's link that does not fit", play.Navigated{Fragment: friendsLink(t, "c4")}, play.Press{Hole: hole("c7")},
		play.Navigated{Fragment: friendsLink(t, "c8")})
	liveStates(start, add)
	add("analysis", start(func(s *game.Setup) { s.Opponent = "analysis" }), play.Thought{ID: 1, Info: engine.Info{Depth: 2, Score: 40}})
	confirm := play.New().Settings
	confirm.Confirm = true
	add("confirm", play.Set{Settings: confirm}, person, play.Press{Hole: hole("c4")})
	still := play.New().Settings
	still.Animation, still.Owners, still.Coordinates, still.Marbles, still.Language = false, false, false, "safe", "de"
	add("other settings", with(three, play.Set{Settings: still})...)
	stun := play.New().Settings
	stun.Stun = "turn:example.org"
	add("no STUN server", play.Open{Dialog: play.SettingsDialog}, play.Set{Settings: stun})
	add("linked", tried(t))
	add("linked variation", tried(t, "c4 c8 e8", "c4 c8 f8"), play.Goto{Line: 2, Ply: 3})
	add("turned", with(three, play.Turn{}, play.Turn{Mirror: true})...)
	add("finished", play.Navigated{Fragment: finished})
	add("counting", play.Navigated{Fragment: finished}, play.KeepGame{}, play.Step{Ply: 3}, play.Step{Ply: 99}, play.Tick{ID: 1}, play.Tick{ID: 2})
	add("whole", play.Navigated{Fragment: finished}, play.ShowWhole{Whole: true})
	add("finished here", ending(t)...)
	add("counted here", append(ending(t), play.SkipCount{})...)
	add("review", append(ending(t), play.SkipCount{}, play.Step{Ply: 3})...)
	add("damaged link", play.Navigated{Fragment: "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7a1"})
	add("unreadable link", play.Navigated{Fragment: "k1/b0nonsense"})
	add("newer link", play.Navigated{Fragment: "k2/b8new"})
	add("updated", play.UpdateWaits{})
	unsaved := after(three...)
	unsaved.model, _ = play.Update(unsaved.model, play.Stored{Key: "kulami"})
	unsaved.model.Unsaved = true
	states = append(states, state{"unsaved", unsaved})
	add("offline", play.OfflineNow{})
	square := rules.SheetSquare.Board().Hole
	first := []play.Msg{play.Press{Hole: square("d4")}}
	add("first visit")
	add("coach", first...)
	add("coach answered", with(first, play.Thought{ID: 1, Info: engine.Info{Best: square("d8"), Depth: 1}, Done: true})...)
	add("won", won()...)
	add("swapped", start(func(s *game.Setup) { s.Opponent, s.Opening = "person", "swap" }), play.Press{Hole: hole("c4")}, play.SwapSides{})

	// The dialogs.
	device := play.Offers{Device: play.Device{Share: true, Install: true, Apple: true}}
	for _, d := range []play.Dialog{play.NewDialog, play.MenuDialog, play.SettingsDialog, play.ShareDialog, play.LearnDialog, play.KeysDialog,
		play.ResignDialog, play.LibraryDialog, play.ImportDialog, play.BoardDialog, play.InstallDialog, play.NamesDialog} {
		add("dialog "+string(d), with(three, device, play.Open{Dialog: d})...)
	}
	add("menu of a link", tried(t), play.UpdateWaits{}, play.Open{Dialog: play.MenuDialog})
	add("share from here", with(three, play.Open{Dialog: play.ShareDialog}, play.ShareFrom{Part: play.ShareHere}, play.Copied{OK: true})...)
	add("copy failed", with(three, play.Open{Dialog: play.ShareDialog}, play.Copied{})...)
	own := play.SaveBoard{Board: game.Named{Name: "From my table", Layout: "8tsSQDQdDSQTtQdsQT"}}
	for _, board := range []game.BoardKind{"square", "irregular", "symmetric", "number", "sheet", "today", "mine", "code"} {
		s := setup
		s.Board, s.Opponent, s.Edition, s.Mine = board, "person", houseEdition, own.Board.Layout
		add("new on "+string(board), own, play.Open{Dialog: play.NewDialog}, play.Choose{Setup: s})
		s.Code = "nonsense"
		add("new on bad "+string(board), own, play.Open{Dialog: play.NewDialog}, play.Choose{Setup: s}, play.Start{Setup: s})
	}
	for _, text := range []string{"some <b>nonsense", "k2/b8new", `{"kulami":"backup","stored":{}}`} {
		add("import of "+text, play.Open{Dialog: play.ImportDialog}, play.Import{Text: text})
	}
	add("file too long", play.Open{Dialog: play.ImportDialog}, play.Unopened{Long: true})
	add("file unopened", play.Open{Dialog: play.ImportDialog}, play.Unopened{})

	// The library.
	library := func(name string, change func(*Root), msgs ...play.Msg) {
		r := atLibrary(t, msgs...)
		change(r)
		states = append(states, state{"library " + name, r})
	}
	library("games", func(*Root) {})
	library("a friend waits", func(*Root) {}, play.Navigated{Fragment: friendsLink(t, "c4")})
	library("found", func(r *Root) { r.library.find = "lake" })
	library("nothing found", func(r *Root) { r.library.find = "no such thing" })
	library("results", func(r *Root) { r.library.results = true },
		play.Start{Seed: 9, Setup: game.Setup{Opponent: "computer", Level: 4, Starter: "me", Edition: "cs-2", Board: "square", Seed: 9}}, play.Press{Hole: 5}, play.Resign{})
	library("edited", func(r *Root) { r.library.edit = r.model.Library.Games[1].ID })
	library("deleted", func(r *Root) { r.model, _ = play.Update(r.model, play.Delete{ID: r.model.Library.Games[1].ID}) })
	library("long", func(r *Root) {
		for len(r.model.Library.Games) < 60 {
			g := r.model.Library.Games[0]
			g.ID = "g" + strconv.Itoa(len(r.model.Library.Games))
			r.model.Library.Games = append(r.model.Library.Games, g)
		}
	})
	library("full", func(r *Root) { r.model.Recent = nil }, play.Stored{Key: "kulami"})
	library("unread", func(r *Root) { r.model.Library.Unread = []play.Item{{Key: "kulami.game.x", Text: "rubbish"}} })
	library("copied", func(r *Root) { r.model, _ = play.Update(r.model, play.Copied{OK: true}) })

	// The progress page.
	add("progress empty", play.Visit{Screen: play.ProgressScreen})
	add("progress menu", play.Visit{Screen: play.ProgressScreen}, play.Open{Dialog: play.MenuDialog})
	add("progress reading", pastGames(t, 60), play.Visit{Screen: play.ProgressScreen})
	states = append(states, state{"progress", progressOf(t)})

	// The course.
	for at, lesson := range play.Lessons {
		msgs := []play.Msg{play.Learn{At: at}}
		add("lesson "+string(lesson.Name), msgs...)
		goals, need := lesson.Goals()
		var all rules.Set
		for _, goal := range goals {
			all |= goal
		}
		for h := range (^all).All() {
			add("slip in "+string(lesson.Name), with(msgs, play.Press{Hole: h})...)
			break
		}
		for i := range need {
			for h := range goals[i].All() {
				if only(goals, i, h) {
					msgs = append(msgs, play.Press{Hole: h})
					break
				}
			}
			add("found "+strconv.Itoa(i+1)+" in "+string(lesson.Name), msgs...)
		}
	}
	add("lesson left", play.Learn{At: 2}, play.Return{})
	add("lesson with notice", play.Learn{At: 2}, play.Copied{})

	// The count of a wooden game.
	add("wooden", play.Visit{Screen: play.TallyScreen})
	add("wooden marbles", play.Visit{Screen: play.TallyScreen}, play.Press{Hole: 3}, play.Press{Hole: 9}, play.Brush{Side: rules.Second}, play.CountBy{Edition: "it-both"}, play.Press{Hole: 12})
	add("wooden clear", play.Visit{Screen: play.TallyScreen}, play.Press{Hole: 3}, play.Open{Dialog: play.ClearDialog})
	add("wooden library", play.Visit{Screen: play.TallyScreen}, play.Press{Hole: 3}, play.Open{Dialog: play.LibraryDialog})
	add("wooden dialog", play.Visit{Screen: play.TallyScreen}, play.Open{Dialog: play.BoardDialog})
	worked, _ := rules.ParseRecord(play.Lessons[len(play.Lessons)-1].Record)
	add("wooden import", play.Import{Text: worked.Position().Diagram().String()}, play.CountBy{Edition: "it-both"})

	down := []play.Msg{play.Visit{Screen: play.TallyScreen}, play.Press{Hole: 3}}
	for i, msgs := range [][]play.Msg{
		{play.Visit{Screen: play.AnalysisScreen}},
		{play.Brush{Side: rules.Nobody}, play.Press{Hole: 3}, play.Visit{Screen: play.AnalysisScreen}},
		{play.Brush{Side: rules.Nobody}, play.Press{Hole: 3}, play.Visit{Screen: play.AnalysisScreen}, play.SetUp{}},
		{play.ExchangeMarbles{}, play.Visit{Screen: play.AnalysisScreen}},
		{play.Brush{Side: rules.Second}, play.Press{Hole: 4}, play.Brush{Side: rules.Nobody}, play.Press{Hole: 3}, play.Press{Hole: 4}, play.Visit{Screen: play.AnalysisScreen}},
	} {
		add("set up "+strconv.Itoa(i), with(down, msgs...)...)
	}

	// The analysis.
	position := with(three, play.Visit{Screen: play.AnalysisScreen})
	add("analysis screen", position...)
	add("analysis found", with(position, analysed(after(position...), 4, false))...)
	chances := play.New().Settings
	chances.Values = play.ChanceValues
	add("analysis in percent", with(position, analysed(after(position...), 4, false), play.Set{Settings: chances})...)
	add("analysis without engine", with(position, play.SwitchEngine{})...)
	add("analysis keys", with(position, play.Open{Dialog: play.KeysDialog})...)
	add("analysis proven", with(position, analysed(after(position...), 9, true))...)
	add("analysis played", with(position, play.Press{Hole: hole("e5")})...)
	add("analysis illegal", with(position, play.Press{Hole: hole("e7")})...)
	noting := with(position, play.Press{Hole: hole("e5")}, play.Mark{Glyph: rules.Speculative}, play.Annotate{Comment: "Safe."},
		play.Step{Ply: 1}, play.Press{Hole: hole("c8")}, play.Mark{Glyph: rules.PoorMove}, play.Step{Ply: 1}, play.Press{Hole: hole("f4")})
	add("analysis with notes", noting...)
	add("analysis of a note", with(noting, play.Goto{Line: 1, Ply: 4})...)
	add("analysis notes", with(noting, play.Open{Dialog: play.NoteDialog})...)
	add("analysis line promoted", with(noting, play.Promote{})...)
	add("analysis line deleted", with(noting, play.Prune{})...)
	add("analysis comment deleted", with(noting, play.Goto{Line: 1, Ply: 4}, play.Annotate{})...)
	add("analysis value kept", with(position, analysed(after(position...), 9, true), play.KeepValue{}, play.Open{Dialog: play.NoteDialog})...)
	add("table with notes", with(noting, play.Goto{Line: 1, Ply: 4}, play.Return{})...)
	add("analysis threat", with(position, play.SwitchThreat{})...)
	add("analysis threat found", with(position, analysed(after(position...), 4, false), play.SwitchThreat{}, threatened(after(position...)))...)
	for tile := range rules.Tiles {
		add("analysis of tile "+strconv.Itoa(tile), with(position, play.ConsiderTile{Tile: tile})...)
	}
	add("analysis told", with(position, play.Describe{Topic: play.TopicValue})...)

	// The review: the second marble was a blunder.
	game := with(three, play.Resign{}, play.ReviewGame{})
	blunder := func(p rules.Position) engine.Analysis {
		var moves []engine.Move
		for h := range p.Legal().All() {
			m := engine.Move{Info: engine.Info{Best: h, Depth: 4, Low: -engine.Unbounded, High: engine.Unbounded, Line: []rules.Hole{h}}}
			if p.Ply() == 1 && h == hole("c7") || p.Ply() == 3 {
				m.Score = -2000
			} else if p.Ply() == 2 {
				m.Score = 2000
			}
			moves = append(moves, m)
		}
		return engine.JoinAnalyses([]engine.Analysis{{Info: moves[0].Info, Moves: moves}, {Moves: moves}})
	}
	rec := table(after(three...)).Game.Record()
	asked := 0 // the first question
	_, effects := play.Update(after(game[:len(game)-1]...).model, play.ReviewGame{})
	for _, e := range effects {
		if e, ok := e.(play.Think); ok {
			asked = e.Question.ID
		}
	}
	answers := func(n int) (msgs []play.Msg) {
		for i := range n {
			ply := rec.Len() - i%(rec.Len()+1)
			msgs = append(msgs, play.Valued{ID: asked + i, Analysis: blunder(rec.At(ply)), Done: true})
		}
		return msgs
	}
	all := with(game, answers(engine.ReviewPasses*(rec.Len()+1))...)
	add("review", game...)
	add("review begun", with(game, answers(6)...)...)
	reviewed := add("review complete", all...)
	if v, ok := reviewed.model.Screen.(play.Review); !ok || v.Done() != 1 || len(v.Moments()) != 1 {
		t.Fatalf("%T is shown, not a review with a moment, %v done", reviewed.model.Screen, v.Done())
	}
	add("review of a blunder", with(all, play.Step{Ply: 2})...)
	add("review failed", with(game, play.Unanswered{ID: asked})...)
	retry := with(all, play.Retry{Side: rules.Second})
	add("retry", retry...)
	add("retry bad", with(retry, play.Press{Hole: hole("c7")})...)
	add("retry good", with(retry, play.Press{Hole: rec.At(1).Legal().First()})...)
	add("retry solved", with(retry, play.ShowSolution{})...)

	// The puzzles.
	text, err := os.ReadFile("../../static/puzzles.txt")
	if err != nil {
		t.Fatal(err)
	}
	fetched := play.PuzzlesFetched{Text: string(text), OK: true}
	number := func(n string) []play.Msg {
		return []play.Msg{play.Navigated{Fragment: "puzzle/" + n + "/c" + rules.CheckCode("puzzle/"+n)}, fetched}
	}
	add("puzzles coming", number("8")[:1]...)
	add("puzzles missing", number("8")[0], play.PuzzlesFetched{})
	themed := progressOf(t)
	themed.model, _ = play.Update(themed.model, fetched)
	states = append(states, state{"progress by theme", themed})
	eighth := add("puzzle", number("8")...).model.Screen.(play.Puzzle)
	at := eighth.Record().Board().Hole
	wrong := with(number("8"), play.Press{Hole: at("f8")})
	add("puzzle judging", wrong...)
	add("puzzle failed", with(wrong, play.Thought{ID: 1, Info: engine.Info{Best: at("a8"), Exact: true, Low: 3, High: 3, Line: []rules.Hole{at("a8")}}, Done: true})...)
	add("puzzle without engine", with(wrong, play.Unanswered{ID: 1})...)
	add("puzzle solution", with(number("8"), play.ShowSolution{})...)
	add("puzzle solved", with(number("8"), play.Press{Hole: eighth.Solution()})...)
	add("puzzle win", number("1")...)
	add("puzzle margin", number("2")...)
	daily := add("daily", play.Visit{Screen: play.DailyScreen}, fetched).model.Screen.(play.Puzzle)
	solvedDaily := []play.Msg{play.Visit{Screen: play.DailyScreen}, fetched, play.Press{Hole: daily.Solution()}}
	add("daily solved", solvedDaily...)
	add("daily of yesterday", with(solvedDaily, play.TimeIs{Now: play.Instant{Minute: 29_001_440, Date: "2026-11-21"}})...)
	add("daily too late", play.Visit{Screen: play.DailyScreen}, fetched, play.TimeIs{Now: play.Instant{Minute: 29_001_440, Date: "2026-11-21"}}, play.Press{Hole: daily.Solution()})

	add("puzzles", play.Visit{Screen: play.PuzzlesScreen})
	add("puzzles menu", play.Visit{Screen: play.PuzzlesScreen}, play.Open{Dialog: play.MenuDialog})
	for _, msg := range []play.Msg{play.Entry{Text: "c5"}, play.Entry{Text: "s"}, play.Press{Hole: 3}, play.ShowSolution{}, play.Retry{}, play.Turn{}, play.FocusMove{DX: 1}} {
		add("puzzles without a board", play.Visit{Screen: play.PuzzlesScreen}, msg)
		add("puzzle without a board", number("8")[0], msg)
		add("storm without a board", play.Visit{Screen: play.StormScreen}, msg)
	}
	add("puzzles of a player", with(solvedDaily, play.Visit{Screen: play.PuzzlesScreen})...)
	running := []play.Msg{play.Visit{Screen: play.StormScreen}, fetched, play.StartStorm{Seed: 1, Second: 60 * 29_000_000}}
	storm := add("storm", running...).model.Screen.(play.Storm)
	next := with(running, play.Press{Hole: storm.Solution()})
	add("storm solved", next...)
	add("storm missed", with(running, play.Press{Hole: (storm.Position().Legal() &^ rules.SetOf(storm.Solution())).First()})...)
	over := with(next, play.TimeIs{Now: play.InstantAt(1000*(60*29_000_000+play.StormSeconds), 0)})
	add("storm over", over...)
	add("puzzles after a storm", with(over, play.Visit{Screen: play.PuzzlesScreen})...)
	add("storm at first", running[0])
	add("storm coming", running[0], running[2])

	// The workshop.
	built := play.Navigated{Fragment: "workshop"}
	add("workshop", play.Visit{Screen: play.WorkshopScreen})
	add("workshop by link", built)
	add("workshop tile", play.Visit{Screen: play.WorkshopScreen}, play.Take{Worth: 6}, play.AimAt{At: rules.Point{X: 9, Y: 9}})
	add("workshop placed", play.Visit{Screen: play.WorkshopScreen}, play.Take{Worth: 6}, play.PressCell{At: rules.Point{X: 3, Y: 5}}, play.PressCell{At: rules.Point{X: 3, Y: 5}})
	add("workshop wrong", play.Navigated{Fragment: "workshop/Sa8Sb7Qe5td9Qi10Qe1Qg1Qi1Qa1Qa3"})
	whole := []play.Msg{play.Visit{Screen: play.WorkshopScreen}, play.UseGameBoard{}}
	add("workshop complete", whole...)
	add("workshop saved", with(whole, own)...)
	add("workshop dropped", with(whole, own, play.DropBoard{Layout: own.Board.Layout})...)
	add("workshop fair", with(whole, play.AskFair{}, play.Thought{ID: 1, Info: engine.Info{Depth: 4, Score: 30}})...)
	add("workshop notice", with(whole, play.Copied{OK: true})...)
	add("workshop undone", with(whole, play.Undo{})...)
	for _, d := range []play.Dialog{play.MenuDialog, play.KeysDialog, play.BoardDialog, play.NewDialog} {
		add("workshop dialog "+string(d), with(whole, play.Open{Dialog: d})...)
	}
	return states
}
