package world

import (
	"slices"
	"strings"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/play"
	"kulami/app/screen/analysis"
	"kulami/app/screen/challenge"
	"kulami/app/screen/course"
	"kulami/app/screen/finish"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/review"
	"kulami/app/screen/table"
	"kulami/app/screen/wooden"
	"kulami/rules"
	"kulami/rules/engine"
)

// hurry returns a hurried person's message: the last message again, or another recent message.
func (t *tab) hurry() (msg desk.Msg, ok bool) {
	if len(t.offered) == 0 || !t.chance(6) {
		return nil, false
	}
	if t.chance(50) {
		t.count("pressed twice")
		msg = t.offered[len(t.offered)-1]
	} else {
		t.count("pressed what has gone")
		msg = t.offered[t.below(len(t.offered))]
	}
	switch msg.(type) {
	case play.Start, play.StartWooden: // with another seed
		msg = t.start()
	}
	return msg, true
}

// usable reports whether a person can use the page.
func (t *tab) usable() bool { return !t.dead && !t.frozen && t.m.Ready }

// guardedAct runs act if the page can be used.
func (t *tab) guardedAct() {
	if t.usable() {
		t.guard(t.act)
	}
}

// act makes the person do one thing on the page.
func (t *tab) act() {
	if t.connect() {
		return
	}
	msg, ok := t.hurry()
	if !ok {
		if msg = t.choose(); msg == nil {
			return
		}
		t.offered = append(t.offered[max(len(t.offered)-4, 0):], msg)
	}
	t.send(msg)
}

// weigh returns one of several messages. A number after a message is its weight, which is 1
// otherwise.
func (w *world) weigh(of ...any) desk.Msg {
	var msgs []any // each as often as its weight says
	for _, o := range of {
		if weight, ok := o.(int); ok {
			msgs = append(msgs, slices.Repeat(msgs[len(msgs)-1:], weight-1)...)
		} else {
			msgs = append(msgs, o)
		}
	}
	return msgs[w.below(len(msgs))].(desk.Msg)
}

// choose returns the person's next message, or nil if it has already been sent.
func (t *tab) choose() desk.Msg {
	m := &t.m
	switch n := t.below(100); {
	case (m.Notice.Kind == desk.UndoHere || m.Notice.Kind == desk.UndoAsked) && n < 70:
		return play.AnswerUndo{Yes: t.chance(60)}
	case m.Notice.Kind == desk.LinkParted && n < 40:
		return play.KeepOne{Own: t.chance(50)}
	case m.Dialog != desk.NoDialog && n < 80:
		return t.inDialog()
	case n < 9:
		return t.anywhere()
	case n < 14:
		return t.navigate()
	case t.theme == atTraining && n < 26:
		return desk.Visit{Screen: pick(t, puzzles.DailyScreen, puzzles.DailyScreen, puzzles.PuzzlesScreen)}
	case t.theme == everywhere && n < 30:
		return desk.Visit{Screen: t.screen()}
	case t.theme == everyDay && n < 22 && len(t.mail) > 0:
		return t.goTo(t.letter())
	case t.theme == everyDay && n < 30:
		return t.weigh(desk.Visit{Screen: puzzles.PuzzlesScreen}, 3, play.GoOn{Part: pick(t, puzzles.OwnPart, puzzles.PuzzlesPart, puzzles.FinishPart, "")}, 6, desk.Visit{Screen: finish.Name}, 2, desk.Backup{}, t.paste())
	}
	switch s := m.Screen().(type) {
	case table.Screen:
		return t.onTable(s)
	case puzzles.Puzzle:
		if !s.HasPuzzle() {
			return t.weigh(play.Return{}, desk.FetchAgain{}, puzzles.NextPuzzle{})
		}
		return t.weigh(desk.Press{Hole: t.mostly(s.Solution(), s.Position())}, 10, desk.Retry{}, 3, desk.ShowSolution{}, puzzles.NextPuzzle{}, 2, puzzles.ShareResult{}, desk.PlayProof{}, play.Return{}, 2)
	case finish.Screen:
		if !s.Here() {
			return t.weigh(play.Return{}, desk.FetchAgain{})
		}
		return t.weigh(desk.Press{Hole: t.mostly(s.Position().Legal().First(), s.Position())}, 20, finish.Again{}, 2, finish.Next{}, finish.ShareResult{}, play.Challenge{}, 5, desk.SkipCount{}, 2, play.OpenFinish{Level: t.below(2)}, play.Return{})
	case challenge.Screen:
		return t.weigh(play.TakeUp{}, 3, challenge.Answer{}, 2, challenge.SetName{Name: pick(t, "Ada", "")}, play.Return{}, 2)
	case puzzles.Storm:
		if t.theme == everyDay && t.chance(10) {
			return play.Challenge{}
		}
		if s.HasPuzzle() && t.chance(80) {
			return desk.Press{Hole: t.mostly(s.Solution(), s.Position())}
		}
		return t.weigh(puzzles.StartStorm{Seed: t.next() % 99}, play.Return{}, desk.FetchAgain{})
	case puzzles.Today:
		return t.weigh(desk.Visit{Screen: puzzles.DailyScreen}, 2, desk.Visit{Screen: puzzles.StormScreen}, play.OpenPuzzle{}, play.GoOn{}, 3, play.Return{})
	case analysis.Screen:
		return t.weigh(desk.Press{Hole: t.hole(s.Position())}, 12, desk.Undo{}, 2, desk.Redo{}, desk.Step{Ply: t.below(30)}, desk.Prune{}, desk.Promote{}, desk.Undelete{}, desk.Goto{Line: t.below(3), Ply: t.below(9)},
			analysis.SwitchEngine{}, analysis.SwitchThreat{}, analysis.ConsiderTile{Tile: t.below(17)}, desk.PlayProof{}, play.SetUp{}, analysis.Annotate{Comment: pick(t, "good", "", "ä/\n|")},
			analysis.Mark{Glyph: rules.Glyph(t.below(6))}, analysis.KeepValue{}, analysis.DeleteNote{}, play.Return{}, 4)
	case review.Screen:
		return t.weigh(desk.Step{Ply: t.below(56)}, desk.Retry{Side: rules.Side(t.below(2))}, desk.Press{Hole: t.hole(s.Position())}, desk.ShowSolution{}, play.Return{}, desk.Scrub{Ply: t.below(56)})
	case course.Screen:
		return t.weigh(desk.Press{Hole: t.hole(s.Position())}, play.Learn{At: t.below(8)}, play.Return{})
	case wooden.Start:
		return t.weigh(wooden.UseBoard{Layout: pick(t, s.Boards(&t.m.Desk)...).Layout()}, 2, wooden.CountBoard{}, wooden.StudyBoard{}, wooden.Tiles{}, play.Return{})
	case wooden.Tally:
		return t.weigh(desk.Press{Hole: rules.Hole(t.below(64))}, 3, wooden.Brush{Side: rules.Side(t.below(2))}, wooden.ClearMarbles{}, wooden.ExchangeMarbles{},
			wooden.CountBy{Edition: rules.Editions()[t.below(3)].Name}, wooden.Tiles{}, desk.Undo{}, desk.Visit{Screen: desk.AnalysisScreen}, play.Return{}, 2)
	case wooden.Workshop:
		return t.weigh(wooden.LiftAll{}, desk.Undo{}, desk.Redo{}, wooden.Take{Worth: 2 + t.below(5)}, wooden.PressCell{At: rules.Point{X: int8(t.below(10)), Y: int8(t.below(10))}},
			wooden.Brush{Side: rules.Side(t.below(2))}, wooden.AskFair{}, wooden.Done{}, wooden.Rotate{}, play.Return{}, 2)
	}
	return play.Return{}
}

// hole returns a hole to press, mostly a legal one.
func (w *world) hole(p rules.Position) rules.Hole {
	holes := p.Legal().Slice()
	if len(holes) == 0 || w.chance(5) {
		return rules.Hole(w.below(64))
	}
	return holes[w.below(len(holes))]
}

// mostly returns the solution or, less often, another hole.
func (w *world) mostly(solution rules.Hole, p rules.Position) rules.Hole {
	if w.chance(60) {
		return solution
	}
	return w.hole(p)
}

// onTable returns a person's message at the table.
func (t *tab) onTable(s table.Screen) desk.Msg {
	g := s.Game
	if g.Over() && t.theme == everyDay && t.chance(30) {
		return play.Challenge{}
	}
	if g.Over() && !s.Looking() && t.chance(50) {
		return t.weigh(play.Rematch{Seed: t.next() >> 12}, 2, play.NextLevel{Seed: t.next() >> 12}, t.start(), desk.ReviewGame{Turn: t.chance(50)}, desk.Undo{},
			desk.Visit{Screen: desk.AnalysisScreen}, desk.SkipCount{}, desk.Press{Hole: 3})
	}
	if t.chance(62) {
		return desk.Press{Hole: t.hole(g.Position())}
	}
	return t.weigh(desk.Undo{}, 70, desk.Redo{}, 40, desk.Step{Ply: t.below(g.Record().Len() + 2)}, 30, table.AskHint{}, 15, table.Resign{}, 10, t.start(), 15, table.PauseClock{}, 20, desk.SwapSides{}, 15,
		desk.CopyLink{}, 15, desk.SendLink{}, 10, table.NamePlayers{Names: [2]string{pick(t, "Ada", "", "<b>"), "Bo"}}, 10, play.Continue{Computer: t.chance(40)}, 10,
		table.Replay{}, 4, table.SetReplaySpeed{Percent: 400}, 2, desk.Scrub{Ply: t.below(50)}, 4, desk.Goto{Line: t.below(4), Ply: t.below(30)}, 5, desk.Branch{Out: t.chance(50)}, 3, desk.Promote{}, 5, desk.Prune{}, 3,
		table.TakeBack{}, 6, table.GoOn{}, 6, table.SetCoach{How: game.TeachAlways}, 4, table.ShowWhole{Whole: t.chance(50)}, 2, table.SetCoach{How: game.TeachOff}, 3, table.SwitchVoice{}, 4, desk.Turn{}, 15, play.KeepGame{}, 10,
		desk.InviteLive{}, 4, table.PlayBoth{}, 3, desk.LeaveLive{}, 3, play.Entry{Text: pick(t, "c4", "D 4", "s", "x9", "ä")}, 30)
}

// start returns a message that starts a game.
func (t *tab) start() desk.Msg {
	s := t.m.Setup
	s.Opponent = pick(t, game.ComputerOpponent, game.PersonOpponent, game.PersonOpponent, game.FriendOpponent, game.LiveOpponent, game.NoOpponent)
	s.Clock, s.Minutes, s.Increment, s.Pauses = pick(t, game.NoClock, game.SuddenDeath, game.FischerClock), pick(t, 1, 3, 10), 5, t.chance(30)
	switch {
	case t.theme == byClock:
		s.Opponent, s.Clock, s.Pauses = game.PersonOpponent, game.SuddenDeath, false
	case t.theme == withFriends && t.device.number == 1:
		s.Opponent = game.LiveOpponent
	}
	s.Starter, s.Opening = pick(t, game.MeFirst, game.OtherFirst, game.RandomFirst), pick(t, game.FreeOpening, game.SwapOpening, game.RandomOpening)
	s.Board, s.Seed = pick(t, game.SheetBoard, game.SheetBoard, game.SquareBoard, game.TodaysBoard, game.IrregularBoard), 1+t.below(9)
	s.Edition, s.Level, s.Adaptive = rules.Editions()[t.below(len(rules.Editions()))].Name, 1+t.below(8), pick[engine.Strength](t, 0, 0, 0, 0, 25)
	s.Handicap, s.Points = pick(t, game.NoHandicap, game.NoHandicap, game.HandHandicap, game.EvenHandicap), t.below(9)-4
	s.Names = [2]string{pick(t, "", "Ada"), pick(t, "", "Bo")}
	if t.chance(5) {
		return play.StartWooden{Setup: s, Seed: t.next() >> 12}
	}
	return play.Start{Setup: s, Seed: t.next() >> 12}
}

// anywhere returns a message that every screen accepts.
func (t *tab) anywhere() desk.Msg {
	s := t.m.Settings
	s.Theme, s.Confirm, s.Animation, s.EngineOff, s.Facing = pick(t, library.DarkTheme, library.LightTheme), t.chance(10), t.chance(50), t.chance(20), t.chance(20)
	s.Language = pick[library.Language](t, "en", "de", "auto", "xx")
	dialog := pick(t, desk.LibraryDialog, desk.LibraryDialog, desk.MoreDialog, desk.SettingsDialog, desk.ShareDialog, desk.NewDialog, desk.ImportDialog, desk.NamesDialog)
	return t.weigh(desk.Visit{Screen: t.screen()}, 6, play.Open{Dialog: dialog}, 5, desk.Set{Settings: s}, 3, desk.Backup{}, 2, desk.ApplyUpdate{}, play.Learn{At: t.below(8)}, t.start(), 2, play.Home{Seed: t.next() >> 12}, 2)
}

// screen returns the name of a screen that can be opened from everywhere.
func (w *world) screen() desk.ScreenName {
	return pick(w, desk.AnalysisScreen, puzzles.PuzzlesScreen, puzzles.DailyScreen, puzzles.DailyScreen, puzzles.StormScreen, puzzles.ProgressScreen, wooden.StartScreen, wooden.TallyScreen, wooden.WorkshopScreen, review.Name)
}

// inDialog returns a person's message in the open dialog.
func (t *tab) inDialog() desk.Msg {
	m := &t.m
	switch {
	case m.Dialog == desk.LibraryDialog && len(m.Library.Games) > 0:
		id := m.Library.Games[t.below(len(m.Library.Games))].ID
		return t.weigh(play.OpenGame{ID: id}, 3, play.Delete{ID: id}, desk.Undelete{}, desk.Rename{ID: id, Name: pick(t, "x", "")}, desk.PruneGames{}, desk.Close{}, 2, desk.Backup{})
	case m.Dialog == desk.ImportDialog && t.chance(70):
		return t.paste()
	case m.Dialog == desk.ShareDialog && t.chance(70):
		return t.weigh(desk.ShareFrom{Part: pick(t, desk.ShareMoves, desk.ShareNotes, desk.ShareHere)}, desk.CopyLink{}, 2, desk.SendLink{}, desk.CopyRecord{}, desk.SaveFile{}, table.ShareNames{On: true})
	}
	return desk.Close{}
}

// paste imports a text: a backup of another device, a link, or a damaged link.
func (t *tab) paste() desk.Msg {
	file := t.devices[t.below(len(t.devices))].file
	switch {
	case file != "" && t.chance(60):
		t.first = nil // tries on the other device count here, too
		return play.Import{Text: file}
	case len(t.mail) > 0:
		link, _ := t.letter()
		return play.Import{Text: link}
	}
	return play.Import{Text: "1. a1 b2 rubbish"}
}

// letter returns a link that another person has sent, and whether it was damaged on its way.
func (w *world) letter() (link string, damaged bool) {
	link = w.mail[w.below(len(w.mail))]
	if body, _, ok := strings.Cut(link, "/c"); ok && w.theme == everywhere && strings.HasPrefix(link, "k1/") && w.chance(40) {
		w.count("link of a later version")
		body += "/q1"
		return body + "/c" + rules.CheckCode(body), false
	}
	if !w.chance(25) {
		return link, false
	}
	w.count("link damaged")
	at := w.below(len(link))
	switch w.below(3) {
	case 0:
		return link[:at], true
	case 1:
		return link[:at] + pick(w, "a", "7", "%") + link[min(at+1, len(link)):], true
	}
	return strings.ToLower(link), true
}

// navigate makes the person go through the history, edit the address, or open a link.
func (t *tab) navigate() desk.Msg {
	switch n := t.below(100); {
	case n < 35 && t.here > 0:
		if t.m.Dialog != desk.NoDialog { // Back only closes the dialog
			return desk.Close{}
		}
		t.here--
		return play.Navigated{Fragment: t.entries[t.here].fragment, ID: t.entries[t.here].id}
	case n < 45 && t.here < len(t.entries)-1:
		t.here++
		return play.Navigated{Fragment: t.entries[t.here].fragment, ID: t.entries[t.here].id}
	case n < 55:
		return play.Return{}
	case n < 62:
		t.count("address edited")
		return t.goTo(pick(t, "puzzles", "daily", "storm", "learn/3", "analysis", "#%zz", "k1/b8", "progress", "review", "tally", ""), false)
	case len(t.mail) > 0:
		return t.goTo(t.letter())
	}
	return nil
}

// goTo writes a fragment into the address or opens a link.
func (t *tab) goTo(fragment string, damaged bool) desk.Msg {
	before := t.m
	t.entries = append(t.entries[:t.here+1:t.here+1], closed{fragment, ""})
	t.here++
	msg := play.Navigated{Fragment: fragment}
	t.send(msg)
	t.checkOpened(&before, fragment, damaged)
	return nil
}
