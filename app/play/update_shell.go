package play

import "kulami/app/game"

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
