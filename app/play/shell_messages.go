package play

import (
	"kulami/app/game"
	"kulami/app/library"
)

type (
	// Choose changes the set-up while its dialog is open.
	Choose struct{ Setup game.Setup }
	// Set changes the settings.
	Set struct{ Settings library.Settings }
	// ShareFrom chooses what of the game is shared.
	ShareFrom struct{ Part SharePart }
	// EmbedAs chooses how the markup shows the game on another page.
	EmbedAs struct{ Embedding Embedding }
	// CopyUnread copies what could not be read, see Notice.Text.
	CopyUnread struct{}
	// WordsFetched says whether the words for a choice of the settings are there now.
	WordsFetched struct {
		Language library.Language
		OK       bool
	}
	// UpdateWaits says that a new version of the program is there.
	UpdateWaits struct{}
	// ApplyUpdate starts it.
	ApplyUpdate struct{}
	// OfflineNow says that every file is here.
	OfflineNow struct{}
	// Unkept says that not all files could be kept for play without a network.
	Unkept struct{}
	// Offers says what the browser offers now.
	Offers struct{ Device Device }
	// AskInstall lets the browser ask whether to install the app.
	AskInstall struct{}
)

func (Choose) Message()       {}
func (Set) Message()          {}
func (ShareFrom) Message()    {}
func (EmbedAs) Message()      {}
func (CopyUnread) Message()   {}
func (WordsFetched) Message() {}
func (UpdateWaits) Message()  {}
func (ApplyUpdate) Message()  {}
func (OfflineNow) Message()   {}
func (Unkept) Message()       {}
func (Offers) Message()       {}
func (AskInstall) Message()   {}

func (CopyUnread) Traits() Traits   { return keepsNotice }
func (WordsFetched) Traits() Traits { return background }
func (UpdateWaits) Traits() Traits  { return background }
func (OfflineNow) Traits() Traits   { return background }
func (Unkept) Traits() Traits       { return background }
func (Offers) Traits() Traits       { return fleeting | background }

func (c Choose) Run(s *Shell)    { s.Setup = c.Setup.Valid(s.Setup) }
func (f ShareFrom) Run(s *Shell) { s.Share = f.Part }
func (e EmbedAs) Run(s *Shell)   { s.Embedding = e.Embedding }
func (CopyUnread) Run(s *Shell)  { s.do(CopyText{s.Notice.Text}) }
func (UpdateWaits) Run(s *Shell) { s.Updated = true }
func (Unkept) Run(s *Shell)      { s.Unkept = true }
func (ApplyUpdate) Run(s *Shell) { s.do(Apply{}) }
func (o Offers) Run(s *Shell)    { s.Device = o.Device }
func (AskInstall) Run(s *Shell)  { s.do(Install{}) }
func (seen Seen) Run(s *Shell)   { s.Hidden = seen.Hidden }

func (set Set) Run(s *Shell) {
	s.Settings = set.Settings.Valid(s.Settings)
	if _, ok := library.StunAddress(set.Settings.Stun); !ok {
		s.notify(Notice{Kind: BadStun})
	}
}

func (OfflineNow) Run(s *Shell) {
	s.toastDue, s.Unkept = !s.Flags.Offline, false
	if s.Puzzles.State == Fetched || s.Puzzles.State == Fetching { // once more: nothing kept them before
		s.do(FetchPuzzles{})
	}
}

// run ends what was said for a while, or the search for a tab that takes an answer.
func (t Tick) Run(s *Shell) {
	switch {
	case t.ID == s.Peer.id && s.Peer.Step == PeerPassing:
		s.Peer.Step = PeerStray
	case t.ID == s.toast:
		s.toast = 0
	}
}

func (Close) Run(s *Shell) {
	s.Dialog, s.Notice = NoDialog, s.Notice.afterDialog()
}

// run goes on in the language whose words were fetched. If they could not be, the one before stays.
func (f WordsFetched) Run(s *Shell) {
	switch {
	case f.Language != s.Settings.Language: // another one was chosen meanwhile
	case f.OK:
		s.spoken = f.Language
	default:
		s.Settings.Language = s.spoken
		s.notify(Notice{Kind: WordsMissing})
	}
}

// keepAwake keeps the screen on or not, with anew even if it is on as far as is known here.
func (s *Shell) keepAwake(on, anew bool) {
	if on != s.awake || on && anew {
		s.awake = on
		s.do(KeepAwake{on})
	}
}
