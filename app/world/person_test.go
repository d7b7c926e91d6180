package world

import (
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
	w := t.world
	if len(t.offered) == 0 || !w.chance(6) {
		return nil, false
	}
	if w.chance(50) {
		w.count("pressed twice")
		msg = t.offered[len(t.offered)-1]
	} else {
		w.count("pressed what has gone")
		msg = t.offered[w.below(len(t.offered))]
	}
	switch msg.(type) {
	case play.Start, play.StartWooden: // with another seed
		msg = t.start()
	}
	return msg, true
}

// guardedAct runs act if the page can be used.
func (t *tab) guardedAct() {
	if !t.dead && !t.frozen && t.m.Ready {
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

// weigh returns one of several messages. Each argument is followed by its weight.
func (w *world) weigh(of ...any) desk.Msg {
	total := 0
	for i := 1; i < len(of); i += 2 {
		total += of[i].(int)
	}
	n := w.below(total)
	for i := 1; ; i += 2 {
		if n -= of[i].(int); n < 0 {
			return of[i-1].(desk.Msg)
		}
	}
}

// choose returns the person's next message, or nil if it has already been sent.
func (t *tab) choose() desk.Msg {
	w, m := t.world, &t.m
	switch n := w.below(100); {
	case (m.Notice.Kind == desk.UndoHere || m.Notice.Kind == desk.UndoAsked) && n < 70:
		return play.AnswerUndo{Yes: w.chance(60)}
	case m.Notice.Kind == desk.LinkParted && n < 40:
		return play.KeepOne{Own: w.chance(50)}
	case m.Dialog != desk.NoDialog && n < 80:
		return t.inDialog()
	case n < 9:
		return t.anywhere()
	case n < 14:
		return t.navigate()
	case w.theme == atTraining && n < 26:
		return desk.Visit{Screen: pick(&w.dice, puzzles.DailyScreen, puzzles.DailyScreen, puzzles.PuzzlesScreen)}
	case w.theme == everywhere && n < 30:
		return desk.Visit{Screen: w.screen()}
	case w.theme == everyDay && n < 22 && len(w.mail) > 0:
		return t.goTo(w.letter())
	case w.theme == everyDay && n < 30:
		return w.weigh(desk.Visit{Screen: puzzles.PuzzlesScreen}, 3, play.GoOn{Part: pick(&w.dice, puzzles.OwnPart, puzzles.PuzzlesPart, puzzles.FinishPart, "")}, 6, desk.Visit{Screen: finish.Name}, 2, desk.Backup{}, 1, t.paste(), 1)
	}
	switch s := m.Screen().(type) {
	case table.Screen:
		return t.onTable(s)
	case puzzles.Puzzle:
		if !s.HasPuzzle() {
			return w.weigh(play.Return{}, 1, desk.FetchAgain{}, 1, puzzles.NextPuzzle{}, 1)
		}
		return w.weigh(desk.Press{Hole: w.mostly(s.Solution(), s.Position())}, 10, desk.Retry{}, 3, desk.ShowSolution{}, 1, puzzles.NextPuzzle{}, 2, puzzles.ShareResult{}, 1, desk.PlayProof{}, 1, play.Return{}, 2)
	case finish.Screen:
		if !s.Here() {
			return w.weigh(play.Return{}, 1, desk.FetchAgain{}, 1)
		}
		return w.weigh(desk.Press{Hole: w.mostly(s.Position().Legal().First(), s.Position())}, 20, finish.Again{}, 2, finish.Next{}, 1, finish.ShareResult{}, 1, play.Challenge{}, 5, desk.SkipCount{}, 2, play.OpenFinish{Level: w.below(2)}, 1, play.Return{}, 1)
	case challenge.Screen:
		return w.weigh(play.TakeUp{}, 3, challenge.Answer{}, 2, challenge.SetName{Name: pick(&w.dice, "Ada", "")}, 1, play.Return{}, 2)
	case puzzles.Storm:
		if w.theme == everyDay && w.chance(10) {
			return play.Challenge{}
		}
		if s.HasPuzzle() && w.chance(80) {
			return desk.Press{Hole: w.mostly(s.Solution(), s.Position())}
		}
		return w.weigh(puzzles.StartStorm{Seed: w.next() % 99}, 1, play.Return{}, 1, desk.FetchAgain{}, 1)
	case puzzles.Today:
		return w.weigh(desk.Visit{Screen: puzzles.DailyScreen}, 2, desk.Visit{Screen: puzzles.StormScreen}, 1, play.OpenPuzzle{}, 1, play.GoOn{}, 3, play.Return{}, 1)
	case analysis.Screen:
		return w.weigh(desk.Press{Hole: w.hole(s.Position())}, 12, desk.Undo{}, 2, desk.Redo{}, 1, desk.Step{Ply: w.below(30)}, 1, desk.Prune{}, 1, desk.Promote{}, 1, desk.Undelete{}, 1, desk.Goto{Line: w.below(3), Ply: w.below(9)}, 1,
			analysis.SwitchEngine{}, 1, analysis.SwitchThreat{}, 1, analysis.ConsiderTile{Tile: w.below(17)}, 1, desk.PlayProof{}, 1, play.SetUp{}, 1, analysis.Annotate{Comment: pick(&w.dice, "good", "", "ä/\n|")}, 1,
			analysis.Mark{Glyph: rules.Glyph(w.below(6))}, 1, analysis.KeepValue{}, 1, analysis.DeleteNote{}, 1, play.Return{}, 4)
	case review.Screen:
		return w.weigh(desk.Step{Ply: w.below(56)}, 1, desk.Retry{Side: rules.Side(w.below(2))}, 1, desk.Press{Hole: w.hole(s.Position())}, 1, desk.ShowSolution{}, 1, play.Return{}, 1, desk.Scrub{Ply: w.below(56)}, 1)
	case course.Screen:
		return w.weigh(desk.Press{Hole: w.hole(s.Position())}, 1, play.Learn{At: w.below(8)}, 1, play.Return{}, 1)
	case wooden.Start:
		return w.weigh(wooden.UseBoard{Layout: pick(&w.dice, s.Boards(&t.m.Desk)...).Layout()}, 2, wooden.CountBoard{}, 1, wooden.StudyBoard{}, 1, wooden.Tiles{}, 1, play.Return{}, 1)
	case wooden.Tally:
		return w.weigh(desk.Press{Hole: rules.Hole(w.below(64))}, 3, wooden.Brush{Side: rules.Side(w.below(2))}, 1, wooden.ClearMarbles{}, 1, wooden.ExchangeMarbles{}, 1,
			wooden.CountBy{Edition: rules.Editions()[w.below(3)].Name}, 1, wooden.Tiles{}, 1, desk.Undo{}, 1, desk.Visit{Screen: desk.AnalysisScreen}, 1, play.Return{}, 2)
	case wooden.Workshop:
		return w.weigh(wooden.LiftAll{}, 1, desk.Undo{}, 1, desk.Redo{}, 1, wooden.Take{Worth: 2 + w.below(5)}, 1, wooden.PressCell{At: rules.Point{X: int8(w.below(10)), Y: int8(w.below(10))}}, 1,
			wooden.Brush{Side: rules.Side(w.below(2))}, 1, wooden.AskFair{}, 1, wooden.Done{}, 1, wooden.Rotate{}, 1, play.Return{}, 2)
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
	w, g := t.world, s.Game
	if g.Over() && w.theme == everyDay && w.chance(30) {
		return play.Challenge{}
	}
	if g.Over() && !s.Looking() && w.chance(50) {
		return w.weigh(play.Rematch{Seed: w.next() >> 12}, 2, play.NextLevel{Seed: w.next() >> 12}, 1, t.start(), 1, desk.ReviewGame{Turn: w.chance(50)}, 1, desk.Undo{}, 1,
			desk.Visit{Screen: desk.AnalysisScreen}, 1, desk.SkipCount{}, 1, desk.Press{Hole: 3}, 1)
	}
	if w.chance(62) {
		return desk.Press{Hole: w.hole(g.Position())}
	}
	return w.weigh(desk.Undo{}, 70, desk.Redo{}, 40, desk.Step{Ply: w.below(g.Record().Len() + 2)}, 30, table.AskHint{}, 15, table.Resign{}, 10, t.start(), 15, table.PauseClock{}, 20, desk.SwapSides{}, 15,
		desk.CopyLink{}, 15, desk.SendLink{}, 10, table.NamePlayers{Names: [2]string{pick(&w.dice, "Ada", "", "<b>"), "Bo"}}, 10, play.Continue{Computer: w.chance(40)}, 10,
		table.Replay{}, 4, table.SetReplaySpeed{Percent: 400}, 2, desk.Scrub{Ply: w.below(50)}, 4, desk.Goto{Line: w.below(4), Ply: w.below(30)}, 5, desk.Branch{Out: w.chance(50)}, 3, desk.Promote{}, 5, desk.Prune{}, 3,
		table.TakeBack{}, 6, table.GoOn{}, 6, table.SetCoach{How: game.TeachAlways}, 4, table.ShowWhole{Whole: true}, 2, table.SetCoach{How: game.TeachOff}, 3, table.SwitchVoice{}, 4, desk.Turn{}, 15, play.KeepGame{}, 10,
		desk.InviteLive{}, 4, table.PlayBoth{}, 3, desk.LeaveLive{}, 3, play.Entry{Text: pick(&w.dice, "c4", "D 4", "s", "x9", "ä")}, 30)
}

// start returns a message that starts a game.
func (t *tab) start() desk.Msg {
	w, s := t.world, t.m.Setup
	s.Opponent = pick(&w.dice, game.ComputerOpponent, game.PersonOpponent, game.PersonOpponent, game.FriendOpponent, game.LiveOpponent, game.NoOpponent)
	s.Clock, s.Minutes, s.Increment, s.Pauses = pick(&w.dice, game.NoClock, game.SuddenDeath, game.FischerClock), pick(&w.dice, 1, 3, 10), 5, w.chance(30)
	switch {
	case w.theme == byClock:
		s.Opponent, s.Clock, s.Pauses = game.PersonOpponent, game.SuddenDeath, false
	case w.theme == withFriends && t.device.number == 1:
		s.Opponent = game.LiveOpponent
	}
	s.Starter, s.Opening = pick(&w.dice, game.MeFirst, game.OtherFirst, game.RandomFirst), pick(&w.dice, game.FreeOpening, game.SwapOpening, game.RandomOpening)
	s.Board, s.Seed = pick(&w.dice, game.SheetBoard, game.SheetBoard, game.SquareBoard, game.TodaysBoard, game.IrregularBoard), 1+w.below(9)
	s.Edition, s.Level, s.Adaptive = rules.Editions()[w.below(len(rules.Editions()))].Name, 1+w.below(8), pick[engine.Strength](&w.dice, 0, 0, 0, 0, 25)
	s.Handicap, s.Points = pick(&w.dice, game.NoHandicap, game.NoHandicap, game.HandHandicap, game.EvenHandicap), w.below(9)-4
	s.Names = [2]string{pick(&w.dice, "", "Ada"), pick(&w.dice, "", "Bo")}
	if w.chance(5) {
		return play.StartWooden{Setup: s, Seed: w.next() >> 12}
	}
	return play.Start{Setup: s, Seed: w.next() >> 12}
}

// anywhere returns a message that every screen accepts.
func (t *tab) anywhere() desk.Msg {
	w, s := t.world, t.m.Settings
	s.Theme, s.Confirm, s.Animation, s.EngineOff, s.Facing = pick(&w.dice, library.DarkTheme, library.LightTheme), w.chance(10), w.chance(50), w.chance(20), w.chance(20)
	s.Language = pick[library.Language](&w.dice, "en", "de", "auto", "xx")
	dialog := pick(&w.dice, desk.LibraryDialog, desk.LibraryDialog, desk.MoreDialog, desk.SettingsDialog, desk.ShareDialog, desk.NewDialog, desk.ImportDialog, desk.NamesDialog)
	return w.weigh(desk.Visit{Screen: w.screen()}, 6, play.Open{Dialog: dialog}, 5, desk.Set{Settings: s}, 3, desk.Backup{}, 2, desk.ApplyUpdate{}, 1, play.Learn{At: w.below(8)}, 1, t.start(), 2, play.Home{Seed: w.next() >> 12}, 2)
}

// screen returns the name of a screen that can be opened from everywhere.
func (w *world) screen() desk.ScreenName {
	return pick(&w.dice, desk.AnalysisScreen, puzzles.PuzzlesScreen, puzzles.DailyScreen, puzzles.DailyScreen, puzzles.StormScreen, puzzles.ProgressScreen, wooden.StartScreen, wooden.TallyScreen, wooden.WorkshopScreen, review.Name)
}

// inDialog returns a person's message in the open dialog.
func (t *tab) inDialog() desk.Msg {
	w, m := t.world, &t.m
	switch {
	case m.Dialog == desk.LibraryDialog && len(m.Library.Games) > 0:
		id := m.Library.Games[w.below(len(m.Library.Games))].ID
		return w.weigh(play.OpenGame{ID: id}, 3, play.Delete{ID: id}, 1, desk.Undelete{}, 1, desk.Rename{ID: id, Name: pick(&w.dice, "x", "")}, 1, desk.PruneGames{}, 1, desk.Close{}, 2, desk.Backup{}, 1)
	case m.Dialog == desk.ImportDialog && w.chance(70):
		return t.paste()
	case m.Dialog == desk.ShareDialog && w.chance(70):
		return w.weigh(desk.ShareFrom{Part: pick(&w.dice, desk.ShareMoves, desk.ShareNotes, desk.ShareHere)}, 1, desk.CopyLink{}, 2, desk.SendLink{}, 1, desk.CopyRecord{}, 1, desk.SaveFile{}, 1, table.ShareNames{On: true}, 1)
	}
	return desk.Close{}
}

// paste imports a text: a backup of another device, a link, or a damaged link.
func (t *tab) paste() desk.Msg {
	w := t.world
	file := w.devices[w.below(len(w.devices))].file
	switch {
	case file != "" && w.chance(60):
		t.device.first = nil // tries on the other device count here, too
		return play.Import{Text: file}
	case len(w.mail) > 0:
		link, _ := w.letter()
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
		return link[:at] + pick(&w.dice, "a", "7", "%") + link[min(at+1, len(link)):], true
	}
	return strings.ToLower(link), true
}

// navigate makes the person go through the history, edit the address, or open a link.
func (t *tab) navigate() desk.Msg {
	w := t.world
	switch n := w.below(100); {
	case n < 35 && t.at > 0:
		if t.m.Dialog != desk.NoDialog { // Back only closes the dialog
			return desk.Close{}
		}
		t.at--
		return play.Navigated{Fragment: t.entries[t.at].fragment, ID: t.entries[t.at].id}
	case n < 45 && t.at < len(t.entries)-1:
		t.at++
		return play.Navigated{Fragment: t.entries[t.at].fragment, ID: t.entries[t.at].id}
	case n < 55:
		return play.Return{}
	case n < 62:
		w.count("address edited")
		return t.goTo(pick(&w.dice, "puzzles", "daily", "storm", "learn/3", "analysis", "#%zz", "k1/b8", "progress", "review", "tally", ""), false)
	case len(w.mail) > 0:
		return t.goTo(w.letter())
	}
	return nil
}

// goTo writes a fragment into the address or opens a link.
func (t *tab) goTo(fragment string, damaged bool) desk.Msg {
	before := t.m
	t.entries = append(t.entries[:t.at+1:t.at+1], closed{fragment, ""})
	t.at++
	msg := play.Navigated{Fragment: fragment}
	t.send(msg)
	t.checkOpened(&before, fragment, damaged)
	return nil
}
