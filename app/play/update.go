package play

import (
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
	if next.owed {
		next = next.offline(m.Heard.Seq)
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
	if _, first := msg.(Loaded); first { // there is time when Shown has come
		return next, effects
	}
	next, more = next.keep()
	effects = append(effects, more...)
	next, more = next.route(m, msg)
	return next, append(effects, more...)
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
	case Shown, Changed, Thought, Unanswered, Stored, Tick, Clock, Offers, UpdateWaits, OfflineNow, Hover, AimAt, Copied, PictureFailed:
		return true
	case Seen:
		return msg.Hidden
	}
	return false
}

// ofGame reports whether msg changes a game or goes through it: on a screen that
// shows none it does nothing.
func ofGame(msg Msg) bool {
	switch msg.(type) {
	case Redo, Step, Goto, Branch, Promote, Prune, Continue, KeepGame, Resign, SwapSides, AskHint, Rematch:
		return true
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
		m.Setup = msg.Setup.valid(m.Setup)
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
		return m.countOn(rules.NewDiagram(m.Game.Record.Board()), m.Game.Edition), nil
	case Open:
		m.Dialog, m.Notice, m.FromHere = msg.Dialog, Notice{}, false
		if msg.Dialog == ShareDialog && m.Screen != TableScreen {
			m.Dialog = NoDialog
			return m, []Effect{SendPlace{m.place()}}
		}
		return m.listed(), nil
	case Close:
		m.Dialog = NoDialog
	case Set:
		m.Settings = msg.Settings.valid(m.Settings)
	case Seen:
		m.Hidden = msg.Hidden
	case ShareFrom:
		m.FromHere = msg.Here
	case CopyLink:
		return m.handed(), []Effect{Copy{m.Shared()}}
	case CopyRecord:
		return m, []Effect{CopyText{m.Shared().String()}}
	case SendLink:
		return m.handed(), []Effect{Send{m.Shared()}}
	case SaveFile:
		return m, []Effect{Download{m.fileName() + ".kulami", "text/plain", m.Shared().String() + "\n"}}
	case SavePicture:
		return m, []Effect{Picture{m.pictured(), m.Shared(), m.fileName(), msg.Format}}
	case CopyUnread:
		return m, []Effect{CopyText{m.Notice.Text}}
	case Copied:
		return m.copied(msg.OK), nil
	case PictureFailed:
		return m.notify(Notice{Kind: NoPicture}), nil
	case Stored:
		return m.stored(msg), nil
	case UpdateWaits:
		m.Updated = true
	case ApplyUpdate:
		return m, []Effect{Apply{}}
	case OfflineNow:
		m.owed = !m.Flags.Offline
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

// handed notes that a game between two people goes to the other as a link.
func (m Model) handed() Model {
	g := &m.Game
	if !m.Looking() && !m.FromHere && g.Seats == [2]Seat{} && !g.Value && !g.Over() && g.moved() {
		g.Passed = true
	}
	return m
}

// keepGame puts the game that is only looked at into the library.
func (m Model) keepGame() Model {
	if !m.Linked {
		return m
	}
	m = m.own()
	return m.notify(Notice{Kind: GameKept})
}

// offline tells, once, that the app starts without a network from now on. It waits
// for a table without a dialog, so that nothing moves there and no lesson is drowned.
// What has been announced of the game since heard stands beside it.
func (m Model) offline(heard int) Model {
	if m.Screen != TableScreen || m.Dialog != NoDialog || m.Notice.Kind != NoNotice {
		return m
	}
	n := Notice{Kind: OfflineReady}
	switch {
	case m.Heard.Seq == heard:
		m = m.notify(n)
	case m.Heard.Kind == HeardShown || m.Heard.Kind == HeardStart:
		m.Notice = n
	default:
		return m
	}
	m.owed, m.Flags.Offline = false, true
	return m
}
