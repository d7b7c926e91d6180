package play

import (
	"slices"
	"strconv"
	"strings"

	"kulami/rules"
)

// Update returns the Model after msg and what must be done outside because of
// it. It has no other effect.
//
// Some things are not decided message by message but settled afterwards, from the
// Model alone: what the engine should be working on, what should be in storage,
// and what the address should say.
func Update(m Model, msg Msg) (Model, []Effect) {
	next, effects := step(m, msg)
	if !reports(msg) {
		next.Away = false
	}
	if next.Dialog != LibraryDialog {
		next.Library, next.Unread, next.Deleted = nil, nil, nil
	}
	next, more := settle(next)
	effects = append(effects, more...)
	if ring, ok := next.ring(m); ok {
		effects = append(effects, ring)
	}
	if !next.Ready || passing(msg) {
		return next, effects
	}
	if !next.Flags.Persist && !next.Linked && next.Game.Over() && next.Game.moved() {
		next.Flags.Persist = true
		effects = append(effects, Persist{})
	}
	next, more = next.keep()
	effects = append(effects, more...)
	next, more = next.route(m, msg)
	return next, append(effects, more...)
}

// ring returns the sound of what has just been told, as settings allow.
func (m Model) ring(before Model) (Ring, bool) {
	if m.Heard.Seq == before.Heard.Seq || m.Hidden {
		return Ring{}, false
	}
	r := Ring{Feel: m.Settings.Haptics}
	switch {
	case m.Heard.Kind == HeardMove && m.AtEnd():
		r.Sound = SoundEnd
	case m.Heard.Kind == HeardMove, m.Heard.Kind == HeardWooden:
		r.Sound = SoundMarble
	case m.Heard.Kind == HeardNotice && m.Notice.Kind == IllegalHole:
		r.Sound = SoundClosed
	}
	if r.Sound == Silence || !m.Settings.Sound && !r.Feel {
		return Ring{}, false
	}
	if !m.Settings.Sound {
		r.Sound = Silence
	}
	return r, true
}

// passing reports whether msg never changes what is saved, though it may come
// often.
func passing(msg Msg) bool {
	switch msg := msg.(type) {
	case Hover, FocusOn, FocusMove, FocusEdge, FocusLegal, Tell, AimAt, CellFocused, Tick, Seen, Clock, Stored, Offers:
		return true
	case Changed:
		return msg.Text == "" && msg.Key != "" // what was removed elsewhere is not put back at once
	}
	return false
}

// reports reports whether msg tells of something the player did not do here.
func reports(msg Msg) bool {
	switch msg := msg.(type) {
	case Changed, Thought, Unanswered, Stored, Tick, Clock, Offers, UpdateWaits, OfflineNow, Hover, AimAt, Copied:
		return true
	case Seen:
		return msg.Hidden
	}
	return false
}

func step(m Model, msg Msg) (Model, []Effect) {
	if m.Screen == CourseScreen {
		if next, ok := m.inCourse(msg); ok {
			return next, nil
		}
	}
	if m.Screen == CountScreen {
		if next, ok := m.inWooden(msg); ok {
			return next, nil
		}
	}
	if m.Screen == WorkshopScreen {
		if next, effects, ok := m.inWorkshop(msg); ok {
			return next, effects
		}
	}
	switch msg := msg.(type) {
	case Loaded:
		return m.loaded(msg), nil
	case Navigated:
		return m.navigated(msg), nil
	case Clock:
		m.Now, m.Day = msg.Now, msg.Day
	case Changed:
		return m.changed(msg), nil
	case Press:
		return m.press(msg.Hole)
	case Hover:
		m.Hover = msg.Hole
	case FocusOn:
		m.Focus = msg.Hole
	case FocusMove:
		return m.focus(m.neighbour(msg.DX, msg.DY))
	case FocusEdge:
		return m.focus(m.edge(msg.End, msg.Board))
	case FocusLegal:
		return m.focus(m.nextLegal(msg.Back))
	case Entry:
		return m.entered(msg.Text)
	case Tell:
		if m.Dialog == KeysDialog { // it would keep the answer from being heard
			m.Dialog = NoDialog
		}
		return m.hear(Heard{Kind: HeardBoard, Topic: msg.Topic, Hole: m.Focus}), nil
	case Undo:
		return m.undo(), nil
	case Redo:
		return m.redo(), nil
	case Step:
		return m.show(m.Game.Moves(), msg.Ply), nil
	case Goto:
		return m.goToLine(msg.Line, msg.Ply), nil
	case Branch:
		return m.branch(msg.Out), nil
	case Promote:
		return m.promote(), nil
	case Prune:
		return m.prune(), nil
	case Continue:
		return m.goOn(msg.Computer), nil
	case Return:
		return m.exchange(), nil
	case OpenGame:
		m, _ = m.openOwn(msg.ID)
	case KeepGame:
		return m.keepGame(), nil
	case Rename:
		return m.rename(msg.ID, msg.Name), nil
	case Delete:
		return m.delete(msg.ID), nil
	case Undelete:
		return m.undelete(), nil
	case Import:
		return m.importText(msg.Text), nil
	case Unopened:
		return m.unopened(msg.Long), nil
	case Backup:
		return m, []Effect{m.backup()}
	case CopyItem:
		return m, []Effect{CopyText{m.want.get(msg.Key)}}
	case Start:
		return m.start(msg)
	case Choose:
		m.Setup = msg.Setup
		if m.Notice.Kind == BadCode {
			m.Notice = Notice{}
		}
	case SaveBoard:
		return m.saveBoard(msg.Board), nil
	case DropBoard:
		return m.dropBoard(msg.Layout), nil
	case Rematch:
		return m.rematch(msg.Seed)
	case Resign:
		return m.resign()
	case SwapSides:
		return m.swapSides(), nil
	case AskHint:
		return m.askHint(), nil
	case Turn:
		return m.turn(msg.Mirror), nil
	case ShowWhole:
		m.Whole = msg.Whole
	case SkipCount:
		m.Counted, m.waiting = m.steps(), 0
	case Learn:
		return m.teach(msg.At), nil
	case Build:
		return m.build(), nil
	case Count:
		return m.countOn(rules.NewDiagram(m.Game.Record.Board), m.Game.Edition), nil
	case Open:
		m.Dialog, m.Notice, m.FromHere = msg.Dialog, Notice{}, false
		return m.listed(), nil
	case Close:
		m.Dialog = NoDialog
	case Set:
		m.Settings = msg.Settings
	case Seen:
		m.Hidden = msg.Hidden
	case ShareFrom:
		m.FromHere = msg.Here
	case CopyLink:
		return m.passing(), []Effect{Copy{m.Shared()}}
	case CopyRecord:
		return m, []Effect{CopyText{m.Shared().String()}}
	case SendLink:
		return m.passing(), []Effect{Send{m.Shared()}}
	case SaveFile:
		return m, []Effect{Download{m.fileName() + ".kulami", "text/plain", m.Shared().String() + "\n"}}
	case SavePicture:
		return m, []Effect{Picture{m.pictured(), m.Shared(), m.fileName(), msg.Format}}
	case CopyUnread:
		return m, []Effect{CopyText{m.Notice.Text}}
	case Copied:
		return m.copied(msg.OK), nil
	case Stored:
		return m.stored(msg), nil
	case UpdateWaits:
		m.Updated = true
	case ApplyUpdate:
		return m, []Effect{Apply{}}
	case OfflineNow:
		return m.offline(), nil
	case Offers:
		m.Device = msg.Device
	case AskInstall:
		return m, []Effect{Install{}}
	case Thought:
		return m.answered(msg)
	case Unanswered:
		return m.unanswered(msg.ID), nil
	case Tick:
		return m.tick(msg.ID)
	}
	return m, nil
}

// hear makes h the latest announcement.
func (m Model) hear(h Heard) Model {
	h.Seq = m.Heard.Seq + 1
	m.Heard = h
	return m
}

// notify tells n, in the status line and aloud.
func (m Model) notify(n Notice) Model {
	m.Notice = n
	return m.hear(Heard{Kind: HeardNotice})
}

// topics are the letters of the board commands.
var topics = map[string]Topic{"s": TopicScore, "l": TopicLast, "m": TopicPlayable, "t": TopicTile, "e": TopicValue}

// entered plays the hole of the given name, or answers the command of the given
// letter.
func (m Model) entered(text string) (Model, []Effect) {
	text = strings.ToLower(strings.TrimSpace(text))
	m.Dialog = NoDialog
	if topic, ok := topics[text]; ok {
		return step(m, Tell{topic})
	}
	h := m.Game.Record.Board.Hole(text)
	if h == rules.NoHole {
		return m.notify(Notice{Kind: IllegalHole, Hole: h, Why: rules.NoSuchHole}), nil
	}
	return step(m, Press{h})
}

// press plays h, or says why not; while the count runs it brings it to its end.
func (m Model) press(h rules.Hole) (Model, []Effect) {
	g := m.Game
	p := g.Position()
	why := p.Why(h)
	if why != rules.NoSuchHole {
		m.Focus = h
	}
	switch {
	case m.Linked && g.atLive() && !g.Over() && why == rules.Playable:
		m = m.own()
		m.Game.Passed = true
		return m.play(h)
	case m.Looking():
		return m.try(h), nil
	case m.Counting():
		if m.Counted > 0 { // else it is the last marble's press, made twice
			m.Counted, m.waiting = m.steps(), 0
		}
		return m, nil
	case g.Over() && !p.Over():
		return m.try(h), nil
	case g.Over():
		return m.notify(Notice{Kind: IllegalHole, Hole: h, Why: rules.GameOver}), nil
	case g.Seats[p.Turn()].Computer():
		return m.notify(Notice{Kind: NotYourTurn, Hole: h}), nil
	case why != rules.Playable:
		m.Pending = rules.NoHole
		return m.notify(Notice{Kind: IllegalHole, Hole: h, Why: why}), nil
	case m.Settings.Confirm && m.Pending != h:
		m.Pending = h
		m.Hover = h
		return m.notify(Notice{Kind: ConfirmHole, Hole: h}), nil
	}
	return m.play(h)
}

// play puts a marble into h, which is legal.
func (m Model) play(h rules.Hole) (Model, []Effect) {
	side := m.Game.Position().Turn()
	rec, err := m.Game.Record.Play(h)
	if err != nil {
		return m, nil
	}
	m.Game.Record, m.Game.Live = rec, rec.Cursor
	m = m.cleared().hear(Heard{Kind: HeardMove, Side: side, Hole: h})
	return m.count()
}

// undoTarget returns the ply to go back to, or -1: an early finish is taken back
// first, and against the computer only positions with the person to move count.
func (m Model) undoTarget() int {
	if m.Game.Record.Finish != rules.NotFinished {
		return m.Game.Live
	}
	return m.turnOfPerson(-1)
}

func (m Model) redoTarget() int { return m.turnOfPerson(+1) }

// turnOfPerson returns the nearest ply before or after the live one at which a
// person is to move, or the last ply of the game going forward; -1 if none.
func (m Model) turnOfPerson(by int) int {
	g := m.Game
	for ply := g.Live + by; ply >= g.Base && ply <= len(g.Record.Moves); ply += by {
		last := by > 0 && ply == len(g.Record.Moves)
		if !g.Seats[ply&1].Computer() || last {
			return ply
		}
	}
	return -1
}

func (m Model) undo() Model {
	if !m.CanUndo() {
		return m
	}
	ply := m.undoTarget()
	m.Game.Record.Finish = rules.NotFinished
	return m.goTo(ply)
}

func (m Model) redo() Model {
	if !m.CanRedo() {
		return m
	}
	return m.goTo(m.redoTarget())
}

// goTo makes ply the one at which play stands.
func (m Model) goTo(ply int) Model {
	m.Game.Live, m.Game.Record.Cursor = ply, ply
	m = m.cleared().hear(Heard{Kind: HeardShown})
	m.Counted = m.steps()
	return m
}

// goOn lets play go on at the ply shown. A game that is over, or is somebody
// else's, stays as it is: then it is a new game that goes on from there.
func (m Model) goOn(computer bool) Model {
	switch g := m.Game; {
	case m.Linked && g.atLive() && !g.Over():
		m = m.own()
	case m.Linked || g.Over() || g.Line != nil:
		m = m.fork()
	default:
		m = m.goTo(g.Record.Cursor)
	}
	if computer {
		turn := m.Game.Position().Turn()
		m.Game.Seats = [2]Seat{}
		m.Game.Seats[turn.Other()] = m.Setup.computer()
		m.Game.Passed = false
	}
	return m
}

// fork begins a new game with the moves up to the ply shown.
func (m Model) fork() Model {
	g := m.Game
	r := rules.NewRecord(g.Record.Board, g.Record.Rules)
	r.Moves, r.Orientation = slices.Clone(g.Moves()[:g.Ply()]), g.Record.Orientation
	r.Cursor = len(r.Moves)
	return m.begin(Game{Record: r, Live: r.Cursor, Seats: g.Seats, Edition: g.Edition, Origin: g.Origin, Value: g.Value, Seed: g.Seed})
}

func (m Model) start(msg Start) (Model, []Effect) {
	g, ok := newGame(msg.Setup, m.Day, msg.Seed)
	if !ok {
		return m.notify(Notice{Kind: BadCode}), nil
	}
	m.Setup = msg.Setup
	return m.begin(g), nil
}

func (m Model) rematch(seed uint64) (Model, []Effect) {
	g := m.Game
	g.Record = rules.NewRecord(g.Record.Board, g.Record.Rules)
	g.Live, g.Base, g.Seed, g.Name, g.Line = 0, 0, seed, "", nil
	g.Seats[rules.First], g.Seats[rules.Second] = g.Seats[rules.Second], g.Seats[rules.First]
	return m.begin(g), nil
}

// resign ends the game for the person, or between two for the side to move.
func (m Model) resign() (Model, []Effect) {
	m.Dialog = NoDialog
	if m.Looking() || m.Game.Over() {
		return m, nil
	}
	side := m.Game.person()
	if side == rules.Nobody {
		side = m.Game.Position().Turn()
	}
	m.Game.Record = m.Game.Record.Cut()
	m.Game.Record.Finish = rules.FirstResigned
	if side == rules.Second {
		m.Game.Record.Finish = rules.SecondResigned
	}
	m = m.cleared().hear(Heard{Kind: HeardShown})
	return m.count()
}

// turn turns the board for the eye: 0…3 are quarters to the left, 4…7 the same
// of the board seen from behind. Nothing is left lying over it.
func (m Model) turn(mirror bool) Model {
	m.Dialog = NoDialog
	o := &m.Game.Record.Orientation
	if mirror {
		*o ^= 4
	} else {
		*o = *o&4 | (*o+1)&3
	}
	return m
}

// swapSides exchanges the seats: who moved first now sits second.
func (m Model) swapSides() Model {
	if !m.CanSwap() {
		return m
	}
	return m.swapped()
}

func (m Model) swapped() Model {
	s := &m.Game.Seats
	s[rules.First], s[rules.Second] = s[rules.Second], s[rules.First]
	m.Game.Swap = false
	return m.cleared().notify(Notice{Kind: SidesSwapped})
}

func (m Model) copied(ok bool) Model {
	if !ok {
		if m.Dialog == NoDialog {
			m.Dialog = ShareDialog
		}
		return m.notify(Notice{Kind: CopyFailed})
	}
	return m.notify(Notice{Kind: LinkCopied})
}

// Shared returns the record that is shared: the game shown, or only its moves up
// to the ply shown.
func (m Model) Shared() rules.Record {
	r := m.Game.Shown()
	if m.FromHere {
		r.Moves, r.Variations, r.Finish = m.Game.Moves()[:m.Game.Ply()], nil, rules.NotFinished
		r.Cursor = len(r.Moves)
	}
	return r
}

// pictured returns the record that a picture shows at its cursor: of the game, or
// of the line that leaves it.
func (m Model) pictured() rules.Record {
	r := m.Shared()
	if m.Game.Line != nil {
		r.Moves, r.Cursor, r.Finish, r.Variations = m.Game.Line, m.Game.At, rules.NotFinished, nil
	}
	return r
}

// passing notes that a game between two people goes to the other as a link.
func (m Model) passing() Model {
	g := &m.Game
	if !m.Looking() && !m.FromHere && g.Seats == [2]Seat{} && !g.Value && !g.Over() && g.moved() {
		g.Passed = true
	}
	return m
}

// fileName names a file of the game shown, without its ending.
func (m Model) fileName() string {
	return "kulami-" + m.Day + "-" + strconv.Itoa(len(m.Shared().Moves))
}

// keepGame puts the game that is only looked at into the library.
func (m Model) keepGame() Model {
	if !m.Linked {
		return m
	}
	m = m.own()
	return m.notify(Notice{Kind: GameKept})
}

// offline tells, once, that the app starts without a network from now on.
func (m Model) offline() Model {
	if m.Flags.Offline {
		return m
	}
	m.Flags.Offline = true
	return m.notify(Notice{Kind: OfflineReady})
}
