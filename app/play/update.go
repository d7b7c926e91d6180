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
		msg = m.allRead(answer)
	default:
		if m.needsAll(msg) {
			return m, []Effect{ReadAll{msg}}
		}
	}
	m.carry(msg)
	effects := m.effects
	m.effects = nil
	return m, effects
}

// carry carries out msg and what follows from it.
func (m *Model) carry(msg Msg) {
	before := *m
	m.flagged(msg)
	m.step(msg)
	if !m.Ready {
		return
	}
	m.follow(before, msg)
	m.shares()
	m.settle(m.Screen.question(&m.Shell))
	m.readOn(before, msg)
	m.meetNeeds()
	_, setsTime := msg.(Clock) // which comes before another message and must not have effects
	if !setsTime {
		m.alarmed()
	}
	m.sayOffline()
	if sound, ok := m.sound(before); ok {
		m.do(sound)
	}
	if msg.traits().has(fleeting) && !m.replayEnded(before) && (setsTime || m.clock() == before.clock()) {
		return
	}
	if t, ok := m.ownTable(); ok && !m.Flags.Persist && t.Game.Over() && t.Game.Moved() {
		m.Flags.Persist = true
		m.do(Persist{})
	}
	if _, first := msg.(Loaded); first { // there is time when Shown has come
		return
	}
	m.keep()
	m.route(before, msg)
}

// follow returns m with what follows from it after msg has been carried out on before.
func (m *Model) follow(before Model, msg Msg) {
	if t, ok := m.Table(); ok && t.Away && !msg.traits().has(background) {
		t.Away = false
		m.Screen = t
	}
	m.clocked(msg)
	m.welcomed(before)
	m.fillLibrary()
	if next := m.Screen.follow(&m.Shell); next != nil {
		m.Screen = next
	}
}

// meetNeeds fetches the puzzles when a screen needs them for the first time, and asks to be woken
// in a second while a storm runs.
func (m *Model) meetNeeds() {
	if m.Screen.needs().Puzzles && m.Puzzles.State == NotFetched {
		m.Puzzles.State = Fetching
		m.do(FetchPuzzles{})
	}
	m.ticking = m.ticking && m.Screen.needs().Seconds
	if m.Timed() && !m.ticking {
		m.ticking = true
		m.do(NextSecond{})
	}
}

// toastTime is for how long, in milliseconds, the page says that the app starts without a
// network.
const toastTime = 6000

// sayOffline says, once, that the app starts without a network from now on. It waits
// for a table without a dialog, so that no lesson is drowned.
func (m *Model) sayOffline() {
	if _, ok := m.Table(); !m.toastDue || !ok || m.Dialog != NoDialog {
		return
	}
	m.toastDue, m.Flags.Offline = false, true
	m.toast = m.nextID()
	m.do(Wait{m.toast, toastTime})
}

// step carries out msg: the screen first, and what it does nothing with the shell.
func (m *Model) step(msg Msg) {
	m.stopReplay(msg)
	switch msg := msg.(type) {
	case Press:
		m.replied(msg)
	case Loaded:
		m.load(msg)
		return
	case Entry:
		m.enter(msg.Text)
		return
	case Undo:
		if t, ok := m.Table(); ok {
			if ply, ok := m.undoAsked(t); ok {
				m.askUndo(ply)
				return
			}
		}
	case Describe:
		if m.Dialog == KeysDialog { // it would keep the answer from being heard
			m.Dialog = NoDialog
		}
	case Tick:
		if msg.ID == m.toast {
			m.toast = 0
			return
		}
		if msg.ID == m.Peer.id && m.Peer.Step == PeerPassing {
			m.Peer.Step = PeerStray
			return
		}
	case Thought:
		if msg.ID == 0 || msg.ID != m.question.ID {
			return
		}
		m.thought = thought{m.question.Record, m.question.Pass, engine.Analysis{Info: msg.Info}}
	case Valued:
		if msg.ID == 0 || msg.ID != m.question.ID {
			return
		}
		m.thought = thought{m.question.Record, m.question.Pass, msg.Analysis}
	case Unanswered:
		if msg.ID == 0 || msg.ID != m.question.ID {
			return
		}
	}
	if next, ok := m.Screen.update(&m.Shell, msg); ok {
		m.Screen = next
		return
	}
	if !m.carryOut(msg) && !m.peerMessage(msg) {
		m.outside(msg)
	}
}

// carryOut carries out what shows another screen or game, or changes what is kept; ok
// is false if msg does neither.
func (m *Model) carryOut(msg Msg) (ok bool) {
	switch msg := msg.(type) {
	case Navigated:
		m.navigated(msg)
		return true
	case Changed:
		m.changed(msg)
		return true
	case Stored:
		m.stored(msg)
		return true
	case Return:
		m.back()
		return true
	case Close:
		if _, onTable := m.Table(); m.Dialog == NoDialog && !onTable {
			m.back()
			return true
		}
		m.Dialog, m.Notice = NoDialog, m.Notice.afterDialog()
		return true
	case ReviewGame:
		m.asksEngine()
		if t, ok := m.Table(); ok {
			m.visit(newReview(t.Game), Announcement{Kind: AnnounceShown})
			return true
		}
		return true
	case Visit:
		if m.Screen.Name() == ProgressScreen && msg.Screen != ProgressScreen { // which has nothing to begin from
			m.back()
		}
		if t, ok := m.Screen.(Tally); ok && msg.Screen == AnalysisScreen {
			m.analyse(t)
			return true
		}
		if a, ok := m.Screen.(Analysis); ok && a.BySetUp() && msg.Screen == AnalysisScreen {
			m.visit(a, Announcement{Kind: AnnounceShown})
			return true
		}
		if msg.Screen == AnalysisScreen {
			m.asksEngine()
		}
		from := m.Screen
		m.openScreen(string(msg.Screen))
		if a, ok := m.Screen.(Analysis); ok {
			switch from.(type) {
			case Review, Puzzle:
				a.opener = from
			}
			m.Screen = a
		}
		return true
	case Practise:
		m.practise()
		return true
	case OpenPuzzle:
		m.visit(Puzzle{theme: msg.Theme, State: PuzzleOpen}, Announcement{})
		return true
	case SetUp:
		if a, ok := m.Screen.(Analysis); ok && a.CanSetUp() {
			m.visit(a.tally(), Announcement{Kind: AnnounceTally, Hole: rules.NoHole})
			return true
		}
		return true
	case Learn:
		m.Flags.Begun = true
		m.visit(newCourse(msg.At), Announcement{Kind: AnnounceLesson, Hole: rules.NoHole})
		return true
	case Start:
		m.start(msg)
		return true
	case Rematch:
		m.rematch(msg.Seed)
		return true
	case FirstGame:
		m.firstGame(msg.Seed)
		return true
	case NextLevel:
		m.nextLevel(msg.Seed)
		return true
	case Continue:
		m.goOn(msg.Computer)
		return true
	case OpenGame:
		m.openOwn(msg.ID)
		return true
	case KeepGame:
		m.keepGame()
		return true
	case Rename:
		m.rename(msg.ID, msg.Name)
		return true
	case Delete:
		m.delete(msg.ID)
		return true
	case PruneGames:
		m.pruneGames()
		return true
	case Undelete:
		m.undelete()
		return true
	case ReadGames:
		m.readGames(moreRead)
		return true
	case Import:
		m.importText(msg.Text)
		return true
	case ClockDue:
		m.clockDue(msg.ID)
		return true
	case Unopened:
		m.unopened(msg.Long)
		return true
	}
	return false
}

// outside carries out what changes the shell alone, or is done outside.
func (m *Model) outside(msg Msg) {
	s := &m.Shell
	switch msg := msg.(type) {
	case Clock:
		m.setTime(msg)
	case Choose:
		s.Setup = msg.Setup.Valid(s.Setup)
		if s.Notice.Kind == BadCode {
			s.Notice = Notice{}
		}
	case Set:
		s.Settings = msg.Settings.valid(s.Settings)
		if _, ok := stunAddress(msg.Settings.Stun); !ok {
			s.notify(Notice{Kind: BadStun})
		} else if s.Notice.Kind == BadStun {
			s.Notice = Notice{}
		}
	case SaveBoard:
		s.saveBoard(msg.Board)
	case DropBoard:
		s.dropBoard(msg.Layout)
	case Open:
		s.Dialog, s.Notice, s.FromHere = msg.Dialog, Notice{}, false
		if _, onTable := m.Table(); msg.Dialog == ShareDialog && !onTable {
			s.Dialog = NoDialog
			s.do(SendPlace{m.fragment()})
		}
	case ShareFrom:
		s.FromHere = msg.Here
	case CopyLink, SendLink, CopyRecord, CopyEmbed, SaveFile, SavePicture:
		m.share(msg)
	case Copied:
		m.copied(msg.OK)
	case FetchAgain:
		s.Puzzles = Collection{}
	case PuzzlesFetched:
		if s.Puzzles.State != Fetched {
			s.Puzzles = puzzlesOf(msg)
		}
	case PictureFailed:
		s.notify(Notice{Kind: NoPicture})
	case CopyUnread:
		s.do(CopyText{s.Notice.Text})
	case CopyItem:
		s.do(CopyText{s.store.Get(msg.Key)})
	case Backup:
		s.do(s.store.file(s.Day))
	case SecondOver:
		s.ticking = false
	case Seen:
		s.Hidden = msg.Hidden
	case UpdateWaits:
		s.Updated = true
	case ApplyUpdate:
		s.do(Apply{})
	case OfflineNow:
		s.toastDue = !s.Flags.Offline
		if s.Puzzles.State == Fetched || s.Puzzles.State == Fetching { // once more: nothing kept them before
			s.do(FetchPuzzles{})
		}
	case Offers:
		s.Device = msg.Device
	case EndCoaching:
		s.Flags.Coach = ""
	case AskInstall:
		s.do(Install{})
	}
}

// commands are the letters of the board commands.
var commands = map[string]Topic{"s": TopicScore, "l": TopicLast, "m": TopicPlayable, "t": TopicTile, "e": TopicValue}

// enter plays the hole of the given name, or answers the command of the given letter.
func (m *Model) enter(text string) {
	text = strings.ToLower(strings.TrimSpace(text))
	m.Dialog = NoDialog
	if topic, ok := commands[text]; ok {
		m.step(Describe{topic})
		return
	}
	h := rules.NoHole
	if b := m.Screen.BoardShown(); b != nil {
		h = b.Hole(text)
	}
	if h == rules.NoHole {
		m.notify(Notice{Kind: IllegalHole, Hole: h, Why: rules.NoSuchHole})
		return
	}
	m.step(Press{h})
}
