package play

import (
	"strings"

	"kulami/rules"
	"kulami/rules/engine"
)

// Update returns the Model after msg and what must be done outside because of
// it. It has no other effect.
//
// Some things are not decided message by message but follow from the Model afterwards:
// what the engine should be working on, what should be in storage, what the library
// lists and what the address should be.
func Update(m Model, msg Msg) (Model, []Effect) {
	switch answer := msg.(type) {
	case AllRead:
		m, msg = m.allRead(answer)
	default:
		if m.needsAll(msg) {
			return m, []Effect{ReadAll{msg}}
		}
	}
	next, effects := step(m.flagged(msg), msg)
	if !next.Ready {
		return next, effects
	}
	next = next.follow(m, msg).shares()
	var more []Effect
	next, more = next.peerEffects()
	effects = append(effects, more...)
	next.Shell, more = next.Shell.settle(next.Screen.question(next.Shell))
	effects = append(effects, more...)
	effects = append(effects, next.readOn(m, msg)...)
	next, more = next.fetch()
	effects = append(effects, more...)
	next, more = next.tick()
	effects = append(effects, more...)
	_, setsTime := msg.(Clock) // which comes before another message and must not have effects
	if !setsTime {
		next, more = next.alarmed()
		effects = append(effects, more...)
	}
	next, more = next.sayOffline()
	effects = append(effects, more...)
	if sound, ok := next.sound(m); ok {
		effects = append(effects, sound)
	}
	if msg.traits().has(fleeting) && !next.replayEnded(m) && (setsTime || next.clock() == m.clock()) {
		return next, effects
	}
	if t, ok := next.ownTable(); ok && !next.Flags.Persist && t.Game.Over() && t.Game.Moved() {
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

// follow returns m with what follows from it after msg has been carried out on before.
func (m Model) follow(before Model, msg Msg) Model {
	if t, ok := m.Table(); ok && t.Away && !msg.traits().has(background) {
		t.Away = false
		m.Screen = t
	}
	if w, ok := m.Screen.(Workshop); ok {
		m.Drafts = w.Drafts
	}
	m = m.clocked(msg)
	m = m.dealt().passed().results().welcomed(before)
	return m.listed().counted()
}

// toastTime is for how long, in milliseconds, the page says that the app starts without a
// network.
const toastTime = 6000

// sayOffline says, once, that the app starts without a network from now on. It waits
// for a table without a dialog, so that no lesson is drowned.
func (m Model) sayOffline() (Model, []Effect) {
	if _, ok := m.Table(); !m.toastDue || !ok || m.Dialog != NoDialog {
		return m, nil
	}
	m.toastDue, m.Flags.Offline = false, true
	m.Shell, m.toast = m.nextID()
	return m, []Effect{Wait{m.toast, toastTime}}
}

// step carries out msg: the screen first, and what it does nothing with the shell.
func step(m Model, msg Msg) (Model, []Effect) {
	m = m.stopReplay(msg)
	switch msg := msg.(type) {
	case Press:
		m = m.replied(msg)
	case Loaded:
		return m.load(msg)
	case Entry:
		return m.enter(msg.Text)
	case Undo:
		if t, ok := m.Table(); ok {
			if ply, ok := m.undoAsked(t); ok {
				return m.askUndo(ply), nil
			}
		}
	case Describe:
		if m.Dialog == KeysDialog { // it would keep the answer from being heard
			m.Dialog = NoDialog
		}
	case Tick:
		if msg.ID == m.toast {
			m.toast = 0
			return m, nil
		}
		if msg.ID == m.Peer.id && m.Peer.Step == PeerPassing {
			m.Peer.Step = PeerStray
			return m, nil
		}
	case Thought:
		if msg.ID == 0 || msg.ID != m.question.ID {
			return m, nil
		}
		m.thought = thought{m.question.Record, m.question.Pass, engine.Analysis{Info: msg.Info}}
	case Valued:
		if msg.ID == 0 || msg.ID != m.question.ID {
			return m, nil
		}
		m.thought = thought{m.question.Record, m.question.Pass, msg.Analysis}
	case Unanswered:
		if msg.ID == 0 || msg.ID != m.question.ID {
			return m, nil
		}
	}
	if screen, shell, effects, ok := m.Screen.update(m.Shell, msg); ok {
		return Model{shell, screen}, effects
	}
	if next, ok := m.carryOut(msg); ok {
		return next, nil
	}
	if next, ok := m.peerMessage(msg); ok {
		return next, nil
	}
	return m.outside(msg)
}

// carryOut carries out what shows another screen or game, or changes what is kept; ok
// is false if msg does neither.
func (m Model) carryOut(msg Msg) (next Model, ok bool) {
	switch msg := msg.(type) {
	case Navigated:
		return m.navigated(msg), true
	case Changed:
		return m.changed(msg), true
	case Stored:
		return m.stored(msg), true
	case Return:
		return m.back(), true
	case Close:
		if _, onTable := m.Table(); m.Dialog == NoDialog && !onTable {
			return m.back(), true
		}
		m.Dialog, m.Notice = NoDialog, m.Notice.afterDialog()
		return m, true
	case ReviewGame:
		m = m.asksEngine()
		if t, ok := m.Table(); ok {
			return m.visit(newReview(t.Game), Announcement{Kind: AnnounceShown}), true
		}
		return m, true
	case Visit:
		if m.Screen.Name() == ProgressScreen && msg.Screen != ProgressScreen { // which has nothing to begin from
			m = m.back()
		}
		if t, ok := m.Screen.(Tally); ok && msg.Screen == AnalysisScreen {
			return m.analyse(t), true
		}
		if a, ok := m.Screen.(Analysis); ok && a.BySetUp() && msg.Screen == AnalysisScreen {
			return m.visit(a, Announcement{Kind: AnnounceShown}), true
		}
		if msg.Screen == AnalysisScreen {
			m = m.asksEngine()
		}
		next, _ := m.openScreen(string(msg.Screen))
		if a, ok := next.Screen.(Analysis); ok {
			switch m.Screen.(type) {
			case Review, Puzzle:
				a.opener = m.Screen
			}
			next.Screen = a
		}
		return next, true
	case Practise:
		return m.practise(), true
	case OpenPuzzle:
		return m.visit(Puzzle{theme: msg.Theme, State: PuzzleOpen}, Announcement{}), true
	case SetUp:
		if a, ok := m.Screen.(Analysis); ok && a.CanSetUp() {
			return m.visit(a.tally(), Announcement{Kind: AnnounceTally, Hole: rules.NoHole}), true
		}
		return m, true
	case Learn:
		m.Flags.Begun = true
		return m.visit(newCourse(msg.At), Announcement{Kind: AnnounceLesson, Hole: rules.NoHole}), true
	case Start:
		return m.start(msg), true
	case Rematch:
		return m.rematch(msg.Seed), true
	case FirstGame:
		return m.firstGame(msg.Seed), true
	case NextLevel:
		return m.nextLevel(msg.Seed), true
	case Continue:
		return m.goOn(msg.Computer), true
	case OpenGame:
		next, _ := m.openOwn(msg.ID)
		return next, true
	case KeepGame:
		return m.keepGame(), true
	case Rename:
		return m.rename(msg.ID, msg.Name), true
	case Delete:
		return m.delete(msg.ID), true
	case PruneGames:
		return m.pruneGames(), true
	case Undelete:
		return m.undelete(), true
	case ReadGames:
		return m.readGames(moreRead), true
	case Import:
		return m.importText(msg.Text), true
	case ClockDue:
		return m.clockDue(msg.ID), true
	case Unopened:
		return m.unopened(msg.Long), true
	}
	return m, false
}

// outside carries out what changes the shell alone, or is done outside.
func (m Model) outside(msg Msg) (Model, []Effect) {
	s := m.Shell
	var effects []Effect
	switch msg := msg.(type) {
	case Clock:
		return m.setTime(msg), nil
	case Choose:
		s.Setup = msg.Setup.Valid(s.Setup)
		if s.Notice.Kind == BadCode {
			s.Notice = Notice{}
		}
	case Set:
		s.Settings = msg.Settings.valid(s.Settings)
		if _, ok := stunAddress(msg.Settings.Stun); !ok {
			s = s.notify(Notice{Kind: BadStun})
		} else if s.Notice.Kind == BadStun {
			s.Notice = Notice{}
		}
	case SaveBoard:
		s = s.saveBoard(msg.Board)
	case DropBoard:
		s = s.dropBoard(msg.Layout)
	case Open:
		s.Dialog, s.Notice, s.FromHere = msg.Dialog, Notice{}, false
		if _, onTable := m.Table(); msg.Dialog == ShareDialog && !onTable {
			s.Dialog = NoDialog
			effects = []Effect{SendPlace{m.fragment()}}
		}
	case ShareFrom:
		s.FromHere = msg.Here
	case CopyLink, SendLink, CopyRecord, CopyEmbed, SaveFile, SavePicture:
		return m.share(msg)
	case Copied:
		s = m.copied(msg.OK)
	case FetchAgain:
		s.Puzzles = Collection{}
	case PuzzlesFetched:
		if s.Puzzles.State != Fetched {
			s.Puzzles = puzzlesOf(msg)
		}
	case PictureFailed:
		s = s.notify(Notice{Kind: NoPicture})
	case CopyUnread:
		effects = []Effect{CopyText{s.Notice.Text}}
	case CopyItem:
		effects = []Effect{CopyText{s.store.Get(msg.Key)}}
	case Backup:
		effects = []Effect{s.store.file(s.Day)}
	case Seen:
		s.Hidden = msg.Hidden
	case UpdateWaits:
		s.Updated = true
	case ApplyUpdate:
		effects = []Effect{Apply{}}
	case OfflineNow:
		s.toastDue = !s.Flags.Offline
		if s.Puzzles.State == Fetched || s.Puzzles.State == Fetching { // once more: nothing kept them before
			effects = []Effect{FetchPuzzles{}}
		}
	case Offers:
		s.Device = msg.Device
	case EndCoaching:
		s.Flags.Coach = ""
	case AskInstall:
		effects = []Effect{Install{}}
	}
	m.Shell = s
	return m, effects
}

// commands are the letters of the board commands.
var commands = map[string]Topic{"s": TopicScore, "l": TopicLast, "m": TopicPlayable, "t": TopicTile, "e": TopicValue}

// enter plays the hole of the given name, or answers the command of the given letter.
func (m Model) enter(text string) (Model, []Effect) {
	text = strings.ToLower(strings.TrimSpace(text))
	m.Dialog = NoDialog
	if topic, ok := commands[text]; ok {
		return step(m, Describe{topic})
	}
	h := rules.NoHole
	if b := m.Screen.BoardShown(); b != nil {
		h = b.Hole(text)
	}
	if h == rules.NoHole {
		m.Shell = m.notify(Notice{Kind: IllegalHole, Hole: h, Why: rules.NoSuchHole})
		return m, nil
	}
	return step(m, Press{h})
}
