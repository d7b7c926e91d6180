package view

import (
	"slices"
	"strconv"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/play"
	"kulami/app/screen/course"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/table"
	"kulami/app/screen/wooden"
	"kulami/rules"
	"kulami/rules/engine"
)

// visits is a tour of the states of all screens.
type visits struct {
	t      *testing.T
	states []state
	setup  game.Setup
	person desk.Msg   // begins a game of two people
	three  []desk.Msg // the same with three marbles
}

// tableBoard is a board of the player's own.
var tableBoard = wooden.SaveBoard{Board: game.Named{Name: "From my table", Layout: "8tsSQDQdDSQTtQdsQT"}}

// allStates visits every screen and dialog in its different states.
func allStates(t *testing.T) []state {
	t.Helper()
	v := &visits{t: t, setup: play.New().Setup}
	v.setup.Sheet, v.setup.Level = rules.SheetPergioco, 4
	v.person = v.start(func(s *game.Setup) { s.Opponent = "person" })
	v.three = []desk.Msg{v.person, desk.Press{Hole: v.hole("c4")}, desk.Press{Hole: v.hole("c7")}, desk.Press{Hole: v.hole("e7")}}
	for _, visit := range []func(){v.table, v.clocks, v.friends, v.links, v.dialogs, v.library, v.course, v.count, v.analysis, v.review, v.puzzles, v.storm, v.finishes, v.challenges, v.workshop} {
		visit()
	}
	return v.states
}

func (v *visits) add(name string, msgs ...desk.Msg) *Root {
	r := after(msgs...)
	v.states = append(v.states, state{name, r})
	return r
}

func (*visits) hole(name string) rules.Hole { return rules.SheetPergioco.Board().Hole(name) }

func (v *visits) start(change func(*game.Setup)) desk.Msg {
	s := v.setup
	change(&s)
	return play.Start{Setup: s, Seed: 1}
}

func (*visits) with(base []desk.Msg, more ...desk.Msg) []desk.Msg {
	return append(slices.Clip(base), more...)
}

func (v *visits) table() {
	add, with, start, hole, person, three := v.add, v.with, v.start, v.hole, v.person, v.three
	add("computer", start(func(*game.Setup) {}))
	add("keeping pace", start(func(s *game.Setup) { s.Adaptive = 34 }))
	add("thinking", start(func(*game.Setup) {}), desk.Press{Hole: hole("c4")})
	add("not your turn", start(func(*game.Setup) {}), desk.Press{Hole: hole("c4")}, desk.Press{Hole: hole("c7")})
	add("second", start(func(s *game.Setup) { s.Starter = "other" }))
	wooden := []desk.Msg{play.StartWooden{Setup: v.setup, Seed: 1}}
	add("wooden board", wooden...)
	wooden = with(wooden, desk.Press{Hole: hole("c4")})
	add("wooden board, thinking", wooden...)
	wooden = with(wooden, desk.Thought{ID: 1, Info: engine.Info{Best: hole("c7"), Depth: 1}, Done: true})
	add("wooden board, answered", wooden...)
	add("wooden board without a voice", with(wooden, play.Voiceless{})...)
	add("menu of a wooden board", with(wooden, play.Open{Dialog: desk.GameDialog})...)
	add("person", person)
	add("three marbles", three...)
	add("undone", with(three, desk.Undo{})...)
	add("illegal", with(three, desk.Press{Hole: hole("e7")})...)
	add("hovered", with(three, desk.Hover{Hole: hole("e5")})...)
	add("hint", with(three, table.AskHint{})...)
	hinted := with(three, table.AskHint{})
	for id := range 9 {
		hinted = append(hinted, desk.Thought{ID: id, Info: engine.Info{Best: hole("e5"), Depth: 3, Score: 120}, Done: true})
	}
	add("hint given", hinted...)
	for topic := desk.TopicScore; topic <= desk.TopicValue; topic++ {
		add("told "+strconv.Itoa(int(topic)), with(three, desk.Describe{Topic: topic})...)
	}
}

func (v *visits) clocks() {
	add, with, start, hole := v.add, v.with, v.start, v.hole
	timed := start(func(s *game.Setup) { s.Opponent, s.Clock, s.Pauses = "person", game.FischerClock, true })
	clock := func(milli int64) desk.Msg {
		return moment(desk.Instant{Date: "2026-11-20", Minute: 29_000_000, Milli: milli})
	}
	const noon = int64(29_000_000) * 60_000
	ticking := []desk.Msg{timed, clock(noon), desk.Press{Hole: hole("c4")}, clock(noon + 5_000)}
	add("clocks stand", timed)
	add("a clock runs", ticking...)
	add("takeback asked here", with(ticking, desk.Undo{})...)
	add("clocks paused", with(ticking, table.PauseClock{}, clock(noon+5_000), desk.Press{Hole: hole("c7")})...)
	low := with(ticking, clock(noon+595_000), desk.Hover{Hole: hole("e5")})
	for id := range 9 {
		low = append(low, desk.ClockDue{ID: id})
	}
	add("little time", low...)
	add("time over", with(ticking, clock(noon+700_000), desk.Press{Hole: hole("c7")})...)
}

func (v *visits) friends() {
	add, with, start, hole, three, t := v.add, v.with, v.start, v.hole, v.three, v.t
	add("looking", with(three, desk.Step{Ply: 1})...)
	add("replaying", with(three, table.Replay{}, desk.Tick{ID: 1})...)
	add("replay paused", with(three, table.SetReplaySpeed{Percent: 50}, table.Replay{}, desk.Tick{ID: 1}, table.Replay{})...)
	add("scrubbed", play.Navigated{Fragment: finished}, desk.Scrub{Ply: 20})
	add("variation", with(three, desk.Step{Ply: 1}, desk.Press{Hole: hole("c8")})...)
	add("resigned", with(three, table.Resign{})...)
	add("swap", start(func(s *game.Setup) { s.Opponent, s.Opening = "person", "swap" }), desk.Press{Hole: hole("c4")})
	add("passed", with(three, desk.CopyLink{}, desk.Close{})...)
	friend := []desk.Msg{start(func(s *game.Setup) { s.Opponent = "friend" }), desk.Press{Hole: hole("c4")}}
	shares := desk.Offers{Device: desk.Device{Share: true}}
	add("friend begins", start(func(s *game.Setup) { s.Opponent, s.Starter = "friend", "other" }))
	add("friend to move", friend...)
	add("friend has the link", with(friend, shares, desk.CopyLink{})...)
	add("friend's turn", with(friend, desk.Press{Hole: hole("c7")})...)
	add("friend's turn, with the link", with(friend, desk.CopyLink{}, desk.Press{Hole: hole("c7")})...)
	add("friend's menu", with(friend, play.Open{Dialog: desk.GameDialog})...)
	add("friend resigns", with(friend, table.Resign{})...)
	add("sent by a friend", play.Navigated{Fragment: friendsLink(t, "c4")})
	add("friend played", play.Navigated{Fragment: friendsLink(t, "c4")}, desk.Press{Hole: hole("c7")}, desk.CopyLink{},
		play.Navigated{Fragment: friendsLink(t, "c4", "c7", "e7")})
	add("friend's older link", play.Navigated{Fragment: friendsLink(t, "c4")}, desk.Press{Hole: hole("c7")},
		play.Navigated{Fragment: friendsLink(t, "c4")})
	add("friend's link that does not fit", play.Navigated{Fragment: friendsLink(t, "c4")}, desk.Press{Hole: hole("c7")},
		play.Navigated{Fragment: friendsLink(t, "c8")})
	liveStates(start, add)
	add("analysis", start(func(s *game.Setup) { s.Opponent = "analysis" }), desk.Thought{ID: 1, Info: engine.Info{Depth: 2, Score: 40}})
}

func (v *visits) links() {
	add, with, start, hole, person, three, t := v.add, v.with, v.start, v.hole, v.person, v.three, v.t
	confirm := play.New().Settings
	confirm.Confirm = true
	add("confirm", desk.Set{Settings: confirm}, person, desk.Press{Hole: hole("c4")})
	still := play.New().Settings
	still.Animation, still.Owners, still.Coordinates, still.Marbles, still.Language = false, false, false, "safe", "de"
	add("other settings", with(three, desk.Set{Settings: still})...)
	stun := play.New().Settings
	stun.Stun = "turn:example.org"
	add("no STUN server", play.Open{Dialog: desk.SettingsDialog}, desk.Set{Settings: stun})
	add("linked", tried(t))
	add("linked variation", tried(t, "c4 c8 e8", "c4 c8 f8"), desk.Goto{Line: 2, Ply: 3})
	add("turned", with(three, desk.Turn{})...)
	add("finished", play.Navigated{Fragment: finished})
	add("counting", play.Navigated{Fragment: finished}, play.KeepGame{}, desk.Step{Ply: 3}, desk.Step{Ply: 99}, desk.Tick{ID: 1}, desk.Tick{ID: 2})
	add("whole", play.Navigated{Fragment: finished}, table.ShowWhole{Whole: true})
	add("finished here", ending(t)...)
	add("what can be done with a finished game", with(ending(t), play.Open{Dialog: desk.GameDialog})...)
	add("counted here", append(ending(t), desk.SkipCount{})...)
	add("review", append(ending(t), desk.SkipCount{}, desk.Step{Ply: 3})...)
	add("damaged link", play.Navigated{Fragment: "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7a1"})
	add("unreadable link", play.Navigated{Fragment: "k1/b0nonsense"})
	add("newer link", play.Navigated{Fragment: "k2/b8new"})
	add("updated", desk.UpdateWaits{})
	add("update dialog", desk.UpdateWaits{}, play.Open{Dialog: desk.UpdateDialog})
	unsaved := after(three...)
	unsaved.model, _ = sent(unsaved.model, desk.Stored{Key: "kulami"})
	unsaved.model.Unsaved = true
	v.states = append(v.states, state{"unsaved", unsaved})
	add("the game before can be reviewed", desk.Press{Hole: 5}, table.Resign{}, play.Home{Seed: 1})
	add("offline", desk.OfflineNow{})
	square := rules.SheetSquare.Board().Hole
	first := []desk.Msg{desk.Press{Hole: square("d4")}}
	add("first visit")
	add("coach", first...)
	add("coach answered", with(first, desk.Thought{ID: 1, Info: engine.Info{Best: square("d8"), Depth: 1}, Done: true})...)
	add("advised", advised()...)
	add("won", won()...)
	add("swapped", start(func(s *game.Setup) { s.Opponent, s.Opening = "person", "swap" }), desk.Press{Hole: hole("c4")}, desk.SwapSides{})
}

func (v *visits) dialogs() {
	add, with, three, setup, t := v.add, v.with, v.three, v.setup, v.t
	device := desk.Offers{Device: desk.Device{Share: true, Install: true, Apple: true}}
	for _, d := range []desk.Dialog{desk.OpponentDialog, desk.NewDialog, desk.GameDialog, desk.MoreDialog, desk.SettingsDialog, desk.ShareDialog, desk.LearnDialog, desk.KeysDialog,
		desk.ResignDialog, desk.LibraryDialog, desk.ImportDialog, desk.InstallDialog, desk.AboutDialog, desk.NamesDialog} {
		add("dialog "+string(d), with(three, device, play.Open{Dialog: d})...)
	}
	add("menu of a link", tried(t), desk.UpdateWaits{}, play.Open{Dialog: desk.GameDialog})
	add("share from here", with(three, play.Open{Dialog: desk.ShareDialog}, desk.ShareFrom{Part: desk.ShareHere}, desk.Copied{OK: true})...)
	add("copy failed", with(three, play.Open{Dialog: desk.ShareDialog}, desk.Copied{Text: "k1/abc"})...)
	for _, board := range []game.BoardKind{"square", "irregular", "symmetric", "number", "sheet", "today", "mine", "code"} {
		s := setup
		s.Board, s.Opponent, s.Edition, s.Mine = board, "person", game.HouseEdition, tableBoard.Board.Layout
		add("new on "+string(board), tableBoard, play.Open{Dialog: desk.NewBoardDialog}, desk.Choose{Setup: s})
		s.Code = "nonsense"
		add("new on bad "+string(board), tableBoard, play.Open{Dialog: desk.NewDialog}, desk.Choose{Setup: s}, play.Start{Setup: s})
		add("new on unread "+string(board), tableBoard, play.Open{Dialog: desk.NewBoardDialog}, desk.Choose{Setup: s.WithNumber("3,5")})
	}
	for _, edition := range append(rules.Editions(), rules.Edition{Name: game.HouseEdition}) {
		s := setup
		s.Edition = edition.Name
		add("new under "+edition.Name, play.Open{Dialog: desk.NewRulesDialog}, desk.Choose{Setup: s})
	}
	even := v.setup
	even.Handicap, even.Opponent, even.Level = game.EvenHandicap, game.ComputerOpponent, 6
	add("new, even", play.Open{Dialog: desk.NewDialog}, desk.Choose{Setup: even})
	add("even", play.Open{Dialog: desk.NewDialog}, desk.Choose{Setup: even}, play.Start{Setup: even, Seed: 1})
	paced := v.setup
	paced.Opponent, paced.Adaptive = game.ComputerOpponent, 34
	add("new, keeping pace", play.Open{Dialog: desk.NewDialog}, desk.Choose{Setup: paced})
	given := v.setup
	given.Handicap, given.Opponent, given.Points = game.HandHandicap, game.PersonOpponent, -3
	add("new, points", play.Open{Dialog: desk.NewDialog}, desk.Choose{Setup: given})
	add("new on a board of one’s own", play.Open{Dialog: desk.NewBoardDialog})
	add("new, points by hand", play.Open{Dialog: desk.NewFairDialog}, desk.Choose{Setup: given})
	add("points", play.Start{Setup: given, Seed: 1})
	add("share with names", with(three, table.NamePlayers{Names: [2]string{"Ada", "Bo"}}, play.Open{Dialog: desk.ShareDialog})...)
	add("not kept for offline", desk.Unkept{}, play.Open{Dialog: desk.SettingsDialog})
	for _, text := range []string{"some <b>nonsense", "k2/b8new", `{"kulami":"backup","stored":{}}`} {
		add("import of "+text, play.Open{Dialog: desk.ImportDialog}, play.Import{Text: text})
	}
	add("file too long", play.Open{Dialog: desk.ImportDialog}, play.Unopened{Long: true})
	add("file unopened", play.Open{Dialog: desk.ImportDialog}, play.Unopened{})
}

func (v *visits) library() {
	t := v.t
	listed := func(name string, change func(*Root), msgs ...desk.Msg) {
		r := atLibrary(t, msgs...)
		change(r)
		v.states = append(v.states, state{"library " + name, r})
	}
	listed("games", func(*Root) {})
	listed("a friend waits", func(*Root) {}, play.Navigated{Fragment: friendsLink(t, "c4")})
	listed("found", func(r *Root) { r.library.Find = "lake" })
	listed("nothing found", func(r *Root) { r.library.Find = "no such thing" })
	listed("edited", func(r *Root) { r.library.Edit = r.model.Library.Games[1].ID })
	listed("deleted", func(r *Root) { r.model, _ = sent(r.model, play.Delete{ID: r.model.Library.Games[1].ID}) })
	listed("long", func(r *Root) {
		for len(r.model.Library.Games) < 60 {
			g := r.model.Library.Games[0]
			g.ID = "g" + strconv.Itoa(len(r.model.Library.Games))
			r.model.Library.Games = append(r.model.Library.Games, g)
		}
	})
	listed("full", func(r *Root) { r.model.Recent = nil }, desk.Stored{Key: "kulami"})
	listed("unread", func(r *Root) { r.model.Library.Unread = []library.Item{{Key: "kulami.game.x", Text: "rubbish"}} })
	listed("copied", func(r *Root) { r.model, _ = sent(r.model, desk.Copied{OK: true}) })
	add := v.add
	add("progress empty", desk.Visit{Screen: puzzles.PuzzlesScreen})
	add("progress reading", pastGames(t, 60), desk.Visit{Screen: puzzles.PuzzlesScreen})
	v.states = append(v.states, state{"progress", progressOf(t)})
}

func (v *visits) course() {
	add, with := v.add, v.with
	for at, lesson := range course.Lessons {
		msgs := []desk.Msg{play.Learn{At: at}}
		add("lesson "+string(lesson.Name), msgs...)
		goals, need := lesson.Goals()
		var all rules.Set
		for _, goal := range goals {
			all |= goal
		}
		for _, h := range (^all).Slice() {
			add("slip in "+string(lesson.Name), with(msgs, desk.Press{Hole: h})...)
			break
		}
		for i := range need {
			for _, h := range goals[i].Slice() {
				if inOneGoal(goals, i, h) {
					msgs = append(msgs, desk.Press{Hole: h})
					break
				}
			}
			add("found "+strconv.Itoa(i+1)+" in "+string(lesson.Name), msgs...)
		}
	}
	add("lesson left", play.Learn{At: 2}, play.Return{})
	add("lesson with notice", play.Learn{At: 2}, desk.Copied{})
}

func (v *visits) count() {
	add, with := v.add, v.with
	add("wooden", desk.Visit{Screen: wooden.TallyScreen})
	add("wooden marbles", desk.Visit{Screen: wooden.TallyScreen}, desk.Press{Hole: 3}, desk.Press{Hole: 9}, wooden.Brush{Side: rules.Second}, wooden.CountBy{Edition: "it-both"}, desk.Press{Hole: 12})
	add("wooden rules", desk.Visit{Screen: wooden.TallyScreen}, play.Open{Dialog: desk.CountRulesDialog})
	add("wooden clear", desk.Visit{Screen: wooden.TallyScreen}, desk.Press{Hole: 3}, play.Open{Dialog: desk.CountDialog})
	add("library without games", play.Open{Dialog: desk.LibraryDialog})
	add("wooden library", desk.Visit{Screen: wooden.TallyScreen}, desk.Press{Hole: 3}, play.Open{Dialog: desk.LibraryDialog})
	add("wooden dialog", desk.Visit{Screen: wooden.TallyScreen}, play.Open{Dialog: desk.GameDialog})
	set := desk.Visit{Screen: wooden.StartScreen}
	add("my set", set)
	add("my set with a board", tableBoard, set)
	add("my set without a board", tableBoard, set, wooden.DropBoard{Layout: tableBoard.Board.Layout})
	refereed := v.setup
	refereed.Opponent = game.PersonOpponent
	add("referee", set, play.StartWooden{Setup: refereed, Seed: 1}, desk.Press{Hole: v.hole("c4")})
	worked, _ := rules.ParseRecord(course.Lessons[len(course.Lessons)-1].Record)
	add("wooden import", play.Import{Text: worked.Position().Diagram().String()}, wooden.CountBy{Edition: "it-both"})

	down := []desk.Msg{desk.Visit{Screen: wooden.TallyScreen}, desk.Press{Hole: 3}}
	for i, msgs := range [][]desk.Msg{
		{desk.Visit{Screen: desk.AnalysisScreen}},
		{wooden.Brush{Side: rules.Nobody}, desk.Press{Hole: 3}, desk.Visit{Screen: desk.AnalysisScreen}},
		{wooden.Brush{Side: rules.Nobody}, desk.Press{Hole: 3}, desk.Visit{Screen: desk.AnalysisScreen}, play.SetUp{}},
		{wooden.ExchangeMarbles{}, desk.Visit{Screen: desk.AnalysisScreen}},
		{wooden.Brush{Side: rules.Second}, desk.Press{Hole: 4}, wooden.Brush{Side: rules.Nobody}, desk.Press{Hole: 3}, desk.Press{Hole: 4}, desk.Visit{Screen: desk.AnalysisScreen}},
	} {
		add("set up "+strconv.Itoa(i), with(down, msgs...)...)
	}
}

func (v *visits) workshop() {
	add, with := v.add, v.with
	built := play.Navigated{Fragment: "workshop"}
	add("workshop", desk.Visit{Screen: wooden.WorkshopScreen})
	add("workshop by link", built)
	empty := []desk.Msg{desk.Visit{Screen: wooden.WorkshopScreen}, wooden.LiftAll{}}
	add("workshop empty", empty...)
	add("workshop tile", with(empty, wooden.Take{Worth: 6}, wooden.AimAt{At: rules.Point{X: 9, Y: 9}})...)
	add("workshop placed", with(empty, wooden.Take{Worth: 6}, wooden.PressCell{At: rules.Point{X: 3, Y: 5}}, wooden.PressCell{At: rules.Point{X: 3, Y: 5}})...)
	add("workshop wrong", play.Navigated{Fragment: "workshop/Sa8Sb7Qe5td9Qi10Qe1Qg1Qi1Qa1Qa3"})
	whole := []desk.Msg{desk.Visit{Screen: wooden.TallyScreen}, wooden.Tiles{}}
	add("workshop complete", whole...)
	add("workshop saved", with(whole, tableBoard)...)
	add("workshop fair", with(whole, wooden.AskFair{}, desk.Thought{ID: 1, Info: engine.Info{Depth: 4, Score: 30}})...)
	add("workshop notice", with(whole, desk.Copied{OK: true})...)
	add("workshop undone", with(whole, desk.Undo{})...)
	for _, d := range []desk.Dialog{desk.GameDialog, desk.KeysDialog, desk.NewDialog} {
		add("workshop dialog "+string(d), with(whole, play.Open{Dialog: d})...)
	}
}
