package play

import (
	"kulami/app/game"
	"kulami/rules"
)

type (
	// Choose changes the set-up while its dialog is open.
	Choose struct{ Setup game.Setup }
	// Set changes the settings.
	Set struct{ Settings Settings }
	// ShareFrom chooses whether the whole game is shared or the moves so far.
	ShareFrom struct{ Here bool }
	// CopyUnread copies what could not be read, see Notice.Text.
	CopyUnread struct{}
	// WordsFetched says whether the words for a choice of the settings are there now.
	WordsFetched struct {
		Language Language
		OK       bool
	}
	// UpdateWaits says that a new version of the program is there.
	UpdateWaits struct{}
	// ApplyUpdate starts it.
	ApplyUpdate struct{}
	// OfflineNow says that every file is here.
	OfflineNow struct{}
	// Offers says what the browser offers now.
	Offers struct{ Device Device }
	// AskInstall lets the browser ask whether to install the app.
	AskInstall struct{}
)

func (CopyUnread) traits() traits   { return keepsNotice }
func (WordsFetched) traits() traits { return background }
func (UpdateWaits) traits() traits  { return background }
func (OfflineNow) traits() traits   { return background }
func (Offers) traits() traits       { return fleeting | background }

// updateShell carries out what changes the shell alone, or is done outside.
func (s *Shell) updateShell(msg Msg) {
	switch msg := msg.(type) {
	case Choose:
		s.Setup = msg.Setup.Valid(s.Setup)
	case Set:
		s.Settings = msg.Settings.valid(s.Settings)
		if _, ok := stunAddress(msg.Settings.Stun); !ok {
			s.notify(Notice{Kind: BadStun})
		}
	case SaveBoard:
		s.saveBoard(msg.Board)
	case DropBoard:
		s.dropBoard(msg.Layout)
	case Open:
		s.Dialog, s.FromHere = msg.Dialog, false
	case ShareFrom:
		s.FromHere = msg.Here
	case Copied:
		s.copied(msg.OK)
	case FetchAgain:
		s.Puzzles = Collection{}
	case PuzzlesFetched:
		if s.Puzzles.State != Fetched {
			s.Puzzles = puzzlesOf(msg)
		}
	case WordsFetched:
		s.speak(msg)
	case PictureFailed:
		s.notify(Notice{Kind: NoPicture})
	case CopyUnread:
		s.do(CopyText{s.Notice.Text})
	case CopyItem:
		s.do(CopyText{s.store.Get(msg.Key)})
	case Backup:
		s.do(s.store.file(s.Now.Date))
	case Tick:
		if msg.ID == s.toast {
			s.toast = 0
		}
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

// speak goes on in the language whose words were fetched. If they could not be, the one before stays.
func (s *Shell) speak(msg WordsFetched) {
	switch {
	case msg.Language != s.Settings.Language: // another one was chosen meanwhile
	case msg.OK:
		s.spoken = msg.Language
	default:
		s.Settings.Language = s.spoken
		s.notify(Notice{Kind: WordsMissing})
	}
}

// copied says whether copying worked.
func (s *Shell) copied(ok bool) {
	kind := CopyFailed
	if ok {
		kind = LinkCopied
	}
	s.notify(Notice{Kind: kind})
}

// navigate carries out what shows another screen, or what is behind a dialog; ok is false for other
// messages.
func (m *Model) navigate(msg Msg) (ok bool) {
	switch msg := msg.(type) {
	case Navigated:
		m.navigated(msg)
	case Visit:
		m.visitScreen(msg)
	case Return:
		m.back()
	case Close:
		if m.Dialog == NoDialog && m.Screen.Name() != TableScreen {
			m.Notice = Notice{} // as with Return
			m.back()
		} else {
			m.Dialog, m.Notice = NoDialog, m.Notice.afterDialog()
		}
	case Open:
		if msg.Dialog != ShareDialog || m.Screen.Name() == TableScreen {
			return false
		}
		m.Dialog = NoDialog // there is an address to share, and no more
		m.do(SendPlace{m.fragment()})
	case ReviewGame:
		if t, ok := m.Table(); ok {
			m.visit(newReview(t.Game), Announcement{Kind: AnnounceShown})
		}
	case Practise:
		m.practise()
	case OpenPuzzle:
		m.visit(Puzzle{theme: msg.Theme, State: PuzzleOpen}, Announcement{})
	case Learn:
		m.Flags.Begun = true
		m.visit(newCourse(msg.At), Announcement{Kind: AnnounceLesson, Hole: rules.NoHole})
	case Import:
		m.importText(msg.Text)
	case Unopened:
		m.unopened(msg.Long)
	default:
		return false
	}
	return true
}

// visitScreen shows a screen for what is on the one shown.
func (m *Model) visitScreen(msg Visit) {
	if m.Screen.Name() == ProgressScreen && msg.Screen != ProgressScreen { // it has nothing to begin from
		m.back()
		if t, ok := m.Table(); ok {
			m.Screen = t.askEngine(msg)
		}
	}
	if t, ok := m.Screen.(Tally); ok && msg.Screen == AnalysisScreen { // its marbles may be no position
		m.analyse(t)
		return
	}
	m.openScreen(string(msg.Screen))
}

// changeGames carries out what begins or goes on with games of the player's own, or changes those
// kept; ok is false for other messages.
func (m *Model) changeGames(msg Msg) (ok bool) {
	switch msg := msg.(type) {
	case Start:
		m.start(msg)
	case Rematch:
		m.rematch(msg.Seed)
	case FirstGame:
		m.firstGame(msg.Seed)
	case NextLevel:
		m.nextLevel(msg.Seed)
	case Continue:
		m.goOn(msg.Computer)
	case OpenGame:
		m.showKept(msg.ID)
	case KeepGame:
		m.keepGame()
	case Rename:
		m.rename(msg.ID, msg.Name)
	case Delete:
		m.delete(msg.ID)
	case PruneGames:
		m.pruneGames()
	case Undelete:
		m.undelete()
	case ReadGames:
		m.readGames(moreRead)
	case Changed:
		m.changed(msg)
	case Stored:
		m.stored(msg)
	case ClockDue:
		m.clockDue(msg.ID)
	case TimeIs:
		m.setTime(msg)
	default:
		return false
	}
	return true
}
