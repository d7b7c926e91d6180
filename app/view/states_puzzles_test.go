package view

import (
	"os"

	"kulami/app/challenge"
	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/play"
	challenges "kulami/app/screen/challenge"
	"kulami/app/screen/puzzles"
	"kulami/app/training"
	"kulami/rules"
	"kulami/rules/engine"
)

func (v *visits) fetched() puzzles.PuzzlesFetched {
	text, err := os.ReadFile("../../static/puzzles.txt")
	if err != nil {
		v.t.Fatal(err)
	}
	return puzzles.PuzzlesFetched{Text: string(text), OK: true}
}

func (v *visits) puzzles() {
	add, with, t := v.add, v.with, v.t
	fetched := v.fetched()
	number := func(n string) []desk.Msg {
		return []desk.Msg{play.Navigated{Fragment: "puzzle/" + n + "/c" + rules.CheckCode("puzzle/"+n)}, fetched}
	}
	add("puzzles coming", number("8")[:1]...)
	add("puzzles missing", number("8")[0], puzzles.PuzzlesFetched{})
	themed := progressOf(t)
	themed.model, _ = sent(themed.model, fetched)
	v.states = append(v.states, state{"progress by theme", themed})
	eighth := add("puzzle", number("8")...).model.Screen().(puzzles.Puzzle)
	at := eighth.Record().Board().Hole
	wrong := with(number("8"), desk.Press{Hole: at("f8")})
	add("puzzle judging", wrong...)
	add("puzzle failed", with(wrong, proved(eighth.Record().Position()))...)
	add("puzzle without engine", with(wrong, desk.Unanswered{ID: 1})...)
	add("puzzle solution", with(number("8"), desk.ShowSolution{})...)
	add("puzzle solved", with(number("8"), desk.Press{Hole: eighth.Solution()})...)
	add("puzzle win", number("1")...)
	add("puzzle margin", number("2")...)
	daily := add("daily", desk.Visit{Screen: puzzles.DailyScreen}, fetched).model.Screen().(puzzles.Puzzle)
	solvedDaily := []desk.Msg{desk.Visit{Screen: puzzles.DailyScreen}, fetched, desk.Press{Hole: daily.Solution()}}
	add("daily solved", solvedDaily...)
	add("daily of yesterday", with(solvedDaily, moment(desk.Instant{Minute: 29_001_440, Date: "2026-11-21"}))...)
	add("daily too late", desk.Visit{Screen: puzzles.DailyScreen}, fetched, moment(desk.Instant{Minute: 29_001_440, Date: "2026-11-21"}), desk.Press{Hole: daily.Solution()})

	add("puzzles", desk.Visit{Screen: puzzles.PuzzlesScreen})
	add("puzzles menu", desk.Visit{Screen: puzzles.PuzzlesScreen}, play.Open{Dialog: desk.GameDialog})
	for _, msg := range []desk.Msg{play.Entry{Text: "c5"}, play.Entry{Text: "s"}, desk.Press{Hole: 3}, desk.ShowSolution{}, desk.Retry{}, desk.Turn{}, desk.FocusMove{DX: 1}} {
		add("puzzles without a board", desk.Visit{Screen: puzzles.PuzzlesScreen}, msg)
		add("puzzle without a board", number("8")[0], msg)
		add("storm without a board", desk.Visit{Screen: puzzles.StormScreen}, msg)
	}
	today := after(desk.Visit{Screen: puzzles.PuzzlesScreen}, fetched).model.Screen().(puzzles.Today)
	today.Weak, today.Streak = training.ThemeResults{Theme: "parity", Results: training.Results{Tried: 9, First: 2}}, training.Streak{Now: 4, Best: 9, Today: true, Frozen: true}
	today.Own = []puzzles.Task{{Kind: puzzles.MistakeTask, Done: true}, {Kind: puzzles.RightTask}}
	half := after(desk.Visit{Screen: puzzles.PuzzlesScreen}, fetched)
	half.model.Put(today)
	v.states = append(v.states, state{"today with mistakes", half})
	for _, tasks := range [][]puzzles.Task{today.Own, today.Puzzles, today.Finish} {
		for i := range tasks {
			tasks[i].Done = true
		}
	}
	whole := after(desk.Visit{Screen: puzzles.PuzzlesScreen}, fetched)
	whole.model.Put(today)
	v.states = append(v.states, state{"today done", whole})
	add("today coming", desk.Visit{Screen: puzzles.PuzzlesScreen})
	add("first lesson of today", desk.Visit{Screen: puzzles.PuzzlesScreen}, fetched, play.GoOn{}, desk.Press{Hole: 5})
	add("first puzzle of today", desk.Visit{Screen: puzzles.PuzzlesScreen}, fetched, play.GoOn{Part: puzzles.PuzzlesPart}, desk.ShowSolution{})
	add("all puzzles", desk.Visit{Screen: puzzles.PuzzlesScreen}, fetched, play.Open{Dialog: desk.PuzzlesDialog})
	add("puzzles of a player", with(solvedDaily, desk.Visit{Screen: puzzles.PuzzlesScreen})...)
}

func (v *visits) storm() {
	add, with, fetched := v.add, v.with, v.fetched()
	const second = 60 * 29_000_000
	starting := []desk.Msg{desk.Visit{Screen: puzzles.StormScreen}, fetched, dated{puzzles.StartStorm{Seed: 1}, desk.InstantAt(1000*second, 0)}}
	add("storm starting", starting...)
	running := with(starting, moment(desk.InstantAt(1000*(second+training.StormCountdown+1), 0)))
	storm := add("storm", running...).model.Screen().(puzzles.Storm)
	next := with(running, desk.Press{Hole: storm.Solution()})
	add("storm solved", next...)
	slip := with(running, desk.Press{Hole: (storm.Position().Legal() &^ rules.SetOf(storm.Solution())).First()})
	add("storm missed", slip...)
	add("storm over with a miss", with(slip, moment(desk.InstantAt(1000*(second+2*training.StormSeconds), 0)))...)
	over := with(next, moment(desk.InstantAt(1000*(second+2*training.StormSeconds), 0)))
	add("storm over", over...)
	add("puzzles after a storm", with(over, desk.Visit{Screen: puzzles.PuzzlesScreen})...)
	add("storm at first", starting[0])
	theirs := challenge.Challenge{Task: challenge.Task{Kind: challenge.Storm, Seed: 1}, Entries: []challenge.Entry{{Name: "Ana", Result: 3, Marbles: "a1"}}}
	taken := []desk.Msg{play.Navigated{Fragment: theirs.String()}, fetched, dated{play.TakeUp{}, desk.InstantAt(1000*second, 0)}}
	answered := with(with(taken, running[len(running)-1]), next[len(next)-1], over[len(over)-1])
	add("storm of a challenge", answered...)
	add("challenge answered", with(answered, play.Challenge{}, challenges.SetName{Name: "Ben"})...)
	add("challenge of a storm", play.Navigated{Fragment: theirs.String()})
	add("storm coming", starting[0], starting[2])
}

// challenges adds challenges with each verdict, and the end of an answer.
func (v *visits) challenges() {
	rec, err := rules.ParseRecord(finished)
	if err != nil {
		v.t.Fatal(err)
	}
	task := challenge.Task{Kind: challenge.Game, Seed: 7, Strength: 40, Start: rules.NewRecord(rec.Board(), rec.Rules())}
	g := task.New()
	g.Tree = game.NewTree(rec)
	made, _ := challenge.Of(g)
	v.add("challenge", play.Navigated{Fragment: made.String()})
	forged := made.With(challenge.Entry{Name: "Ana", Result: 40, Marbles: made.Entries[0].Marbles})
	v.add("challenge forged", play.Navigated{Fragment: forged.String()}, play.Open{Dialog: desk.ImportDialog}, desk.Close{})
	forged.Strength = 80
	v.add("challenge unchecked", play.Navigated{Fragment: forged.String()})
	v.add("challenge menu", play.Navigated{Fragment: forged.String()}, play.Open{Dialog: desk.GameDialog})
	v.add("challenge to a finish", play.Navigated{Fragment: "beat/f17/p3/m/c" + rules.CheckCode("beat/f17/p3/m")})
	taken := []desk.Msg{play.Navigated{Fragment: made.String()}, play.TakeUp{}}
	at := v.add("challenge taken up", taken...)
	for !tableOf(at).Game.Over() { // the engine's answers are as good as any
		msg := desk.Msg(desk.Press{Hole: tableOf(at).Game.Position().Legal().First()})
		if tableOf(at).Game.Turn().Computer() {
			msg = desk.Thought{ID: at.model.Desk.Question.ID, Info: engine.Info{Best: tableOf(at).Game.Position().Legal().First()}, Done: true}
		}
		taken = append(taken, msg)
		at.model, _ = sent(at.model, msg)
	}
	taken = append(taken, desk.SkipCount{})
	v.add("end of a challenge", taken...)
	v.add("menu at the end of a challenge", append(taken, play.Open{Dialog: desk.GameDialog})...)
}
