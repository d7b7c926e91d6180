package finish

import (
	"slices"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/picture"
	"kulami/app/training"
	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/finish"
)

type (
	// Fetched has the text of the collection of finishes, or reports that the fetch failed.
	Fetched struct {
		Text string
		OK   bool
	}
	// Again plays the finish again from before the first marble that gave points away. The new try
	// does not count.
	Again struct{}
	// Next opens another finish against the same opponent.
	Next struct{}
	// ShareResult shares the points given away.
	ShareResult struct{}
)

func (Fetched) Message()     {}
func (Again) Message()       {}
func (Next) Message()        {}
func (ShareResult) Message() {}

func (Fetched) Traits() desk.Traits { return desk.Background }

func (f Fetched) Run(d *desk.Desk) {
	c, err := finish.Decode([]byte(f.Text))
	switch {
	case d.Finishes.State == training.Fetched:
	case !f.OK || err != nil || c.Len() == 0:
		d.Finishes = training.Finishes{State: training.NotThere}
	default:
		d.Finishes = training.Finishes{State: training.Fetched, Collection: c}
	}
}

func (s Screen) Update(d *desk.Desk, msg desk.Msg) (desk.Screen, bool) {
	if !s.Here() {
		return s, false
	}
	switch msg := msg.(type) {
	case Next:
		next := New(0, s.Level())
		if d.Finishes.State != training.Fetched { // it was damaged, and can be fetched again
			return next, true
		}
		return next.draw(d, s.Number()), true
	case desk.Press:
		return s.press(d, msg.Hole), true
	case desk.Thought:
		if msg.Done {
			s = s.take(d, msg.Info)
		}
	case desk.Unanswered:
		s.failed = true
		d.Notify(desk.Notice{Kind: desk.EngineFailed})
	case desk.Tick:
		if msg.ID != s.timer {
			return s, false
		}
		s.timer = 0
		if s.Counting {
			s = s.countOn(d)
		}
	case desk.SkipCount:
		if s.Counting {
			s = s.show(d)
		}
	case Again:
		if s.Ended() && s.Given() > 0 {
			s = s.again(d)
		}
	case ShareResult:
		if s.Ended() {
			e := desk.SendFinish{Number: s.Number(), Lost: s.Lost()}
			if s.Day != 0 {
				e.Day = s.Day.String()
			}
			d.Do(e)
		}
	default:
		view, ok := s.CarryOut(d, s.BoardShown(), s.Marks().Legal, msg)
		s.BoardView = view
		return s, ok
	}
	return s, true
}

// press plays the player's marble in h, or shows a notice why h is refused.
func (s Screen) press(d *desk.Desk, h rules.Hole) Screen {
	if s.Counting {
		return s.show(d)
	}
	refused := desk.Notice{Hole: h}
	pending := s.pending
	s.pending, s.failed = 0, false // so that the engine is asked again
	switch why := s.Position().Why(h); {
	case !s.Over() && !s.Active():
		refused.Kind = desk.NotYourTurn
	case why != rules.Playable:
		refused.Kind, refused.Why = desk.IllegalHole, why
	case d.Settings.Confirm && pending != rules.Maybe(h):
		refused.Kind, s.pending = desk.ConfirmHole, rules.Maybe(h)
	default:
		return s.play(d, h)
	}
	d.Notify(refused)
	return s
}

// play puts a marble into h. At the end of the game, the final margin is the proven margin.
func (s Screen) play(d *desk.Desk, h rules.Hole) Screen {
	side, known := s.Position().Turn(), s.run.Proven == s.played()
	next, err := s.record.Play(h)
	if err != nil {
		return s
	}
	s.record, s.Focus, s.failed = next, h, false
	s.run.Moves += next.Board().Name(h)
	if side != s.Side() && s.run.Level == 0 && known { // perfect play keeps the margin
		s.run.Proven++
	}
	if s.Over() {
		s = s.proven(s.Position().Score().Lead(s.Side()))
		s = s.end(d)
	}
	d.FinishRuns = d.FinishRuns.With(s.run)
	d.Announce(desk.Announcement{Kind: desk.AnnounceMove, Side: side, Hole: h})
	return s
}

// proven sets the player's proven margin of the position shown. If the player's marble is the last
// one, the marble loses the difference.
func (s Screen) proven(margin int) Screen {
	own := s.own()
	if len(own) > len(s.run.Lost) {
		s.run.Lost = append(slices.Clip(s.run.Lost), max(s.run.Margin-margin, 0))
	}
	s.run.Margin, s.run.Proven = margin, s.played()
	return s
}

// store stores the result of a try that counts.
func (s Screen) store(d *desk.Desk) {
	if s.Counts() {
		d.Kept = d.Kept.PutTraining(d.Kept.Training().AddFinish(s.Number(), s.Lost(), d.Now.Time()))
	}
}

// end stores the result, and begins the count of the points.
func (s Screen) end(d *desk.Desk) Screen {
	s.store(d)
	if s.Counting = d.Animated(); s.Counting {
		return s.wait(d, desk.CountWait(nil))
	}
	return s
}

// countOn performs the next step of the count, or ends it after the last one.
func (s Screen) countOn(d *desk.Desk) Screen {
	if s.counted == len(picture.CountSteps(s.Position().Score(), s.BoardShown())) {
		return s.show(d)
	}
	s.counted++
	return s.wait(d, desk.CountWait(s.Steps()))
}

func (s Screen) wait(d *desk.Desk, milliseconds int) Screen {
	s.timer = d.NextID()
	d.Do(desk.Wait{ID: s.timer, Milliseconds: milliseconds})
	return s
}

// show ends the count, and shows the result.
func (s Screen) show(d *desk.Desk) Screen {
	s.Counting, s.timer = false, 0
	d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
	return s
}

// again returns to the position before the first marble that gave points away.
func (s Screen) again(d *desk.Desk) Screen {
	slip := slices.IndexFunc(s.run.Lost, func(lost int) bool { return lost > 0 })
	before := s.record.WithCursor(s.own()[slip]).Cut()
	run := library.FinishRun{Number: s.run.Number, Level: s.run.Level, Try: s.run.Try + 1, Margin: s.Margin(), Lost: s.run.Lost[:slip]}
	for _, h := range before.Moves()[s.finish.Record.Len():] {
		run.Moves += before.Board().Name(h)
		run.Proven++
	}
	if run.Level > 0 { // the margin after its last reply is not known
		run.Proven--
	}
	s.run, s.record, s.counted, s.better = run, before, 0, 0
	d.FinishRuns = d.FinishRuns.With(run)
	d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
	return s
}

// asked returns the record for the engine. It is the record of the position shown, or at the end
// the record before the worst marble.
func (s Screen) asked() rules.Record {
	if marble, _, ok := s.Worst(); ok && s.Over() {
		return s.record.WithCursor(s.own()[marble-1]).Cut()
	}
	return s.record
}

// Question asks for the margin of the position shown, and then for the computer's marble. At the
// end it asks for the hole that kept the margin instead of the worst marble.
func (s Screen) Question(d *desk.Desk) (desk.Question, bool) {
	if !d.Ready || !s.Here() || s.failed {
		return desk.Question{}, false
	}
	q := desk.Question{For: desk.ForFinish, Record: s.Asked(), Pace: desk.Contact}
	_, better, slipped := s.Worst()
	switch {
	case s.Over():
		return q, slipped && better == rules.NoHole
	case s.run.Proven < s.played():
	case s.Position().Turn() != s.Side() && s.run.Level > 0:
		q.For, q.Level, q.Seed = desk.ForMove, s.run.Level, uint64(s.run.Number)
	case s.Position().Turn() == s.Side():
		return desk.Question{}, false
	}
	return q, true
}

// take handles the engine's answer.
func (s Screen) take(d *desk.Desk, found engine.Info) Screen {
	q, wanted := s.Question(d)
	switch {
	case !wanted:
		return s
	case q.For == desk.ForFinish && !found.Exact:
		s.failed = true
		d.Notify(desk.Notice{Kind: desk.EngineFailed})
		return s
	case q.For == desk.ForMove:
		return s.play(d, found.Best)
	case s.Over():
		s.better = rules.Maybe(found.Best)
		return s
	}
	margin := found.Low
	if s.Position().Turn() != s.Side() {
		margin = -margin
	}
	s = s.proven(margin)
	d.FinishRuns = d.FinishRuns.With(s.run)
	if s.Position().Turn() != s.Side() && s.run.Level == 0 {
		return s.play(d, found.Best)
	}
	return s
}

// Follow draws the finish when the collection is fetched. It also follows another tab.
func (s Screen) Follow(d *desk.Desk) desk.Screen {
	if !s.Here() {
		if d.Finishes.State != training.Fetched {
			return nil
		}
		return s.draw(d, 0)
	}
	if theirs := d.FinishRuns.Latest(s.run); theirs.Moves != s.run.Moves || theirs.Try != s.run.Try {
		next := s.resume(d, theirs)
		d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
		return next
	}
	if s.Ended() && s.Day != 0 && s.timer == 0 && !d.Hidden && !s.Outdated(d) {
		s.timer = d.NextMinute() // the time until the next finish is shown
		return s
	}
	return nil
}

// draw returns s with its finish, in its stored state. A new finish is not the last one.
func (s Screen) draw(d *desk.Desk, last int) Screen {
	h, now, n := d.Kept.Training(), d.Now.Time(), s.run.Number
	today := d.Finishes.Today(h, now)
	if n > d.Finishes.Len() { // a finish of a later collection
		d.Notify(desk.Notice{Kind: desk.LinkUnreadable})
		n, s.other = 0, false
	}
	switch {
	case s.other:
		n = d.Finishes.Next(h, now, last, d.Seed)
	case n == 0:
		n, s.run.Level = today, 0
	}
	f, err := d.Finishes.At(n - 1)
	if err != nil {
		d.Finishes = training.Finishes{State: training.NotThere}
		return s
	}
	s.run.Number, s.finish, s.record = n, f, f.Record
	if n == today && s.run.Level == 0 {
		s.Day = now.Day()
	}
	s.run.Margin = s.Margin()
	s.BoardView = desk.BoardView{Pointer: desk.NewPointer(f.Record.Board())}
	s = s.resume(d, d.FinishRuns.Latest(s.run))
	if d.Notice.Kind == desk.NoNotice {
		d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
	}
	return s
}

// resume shows a try of the finish, if its text is readable. A browser that was killed can have
// stored the last marble without the result; then resume stores the result.
func (s Screen) resume(d *desk.Desk, run library.FinishRun) Screen {
	next := Screen{BoardView: s.BoardView, finish: s.finish, run: run, record: s.finish.Record, Day: s.Day}
	for _, name := range game.Cells(run.Moves) {
		record, err := next.record.Play(s.finish.Record.Board().Hole(name))
		if err != nil {
			return s
		}
		next.record = record
	}
	judged := 0
	for _, ply := range next.own() {
		if ply < s.finish.Record.Len()+run.Proven {
			judged++
		}
	}
	if judged != len(run.Lost) {
		return s
	}
	if _, stored := d.Kept.Training().Finish(run.Number); next.Over() && !stored {
		next.store(d)
	}
	return next
}
