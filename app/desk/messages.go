package desk

import (
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/training"
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

func (CopyUnread) Traits() Traits   { return KeepsNotice }
func (WordsFetched) Traits() Traits { return Background }
func (UpdateWaits) Traits() Traits  { return Background }
func (OfflineNow) Traits() Traits   { return Background }
func (Unkept) Traits() Traits       { return Background }
func (Offers) Traits() Traits       { return Fleeting | Background }

func (c Choose) Run(d *Desk)    { d.Setup = c.Setup.Valid(d.Setup) }
func (f ShareFrom) Run(d *Desk) { d.Share = f.Part }
func (e EmbedAs) Run(d *Desk)   { d.Embedding = e.Embedding }
func (CopyUnread) Run(d *Desk)  { d.Do(CopyText{d.Notice.Text}) }
func (UpdateWaits) Run(d *Desk) { d.Updated = true }
func (Unkept) Run(d *Desk)      { d.Unkept = true }
func (ApplyUpdate) Run(d *Desk) { d.Do(Apply{}) }
func (o Offers) Run(d *Desk)    { d.Device = o.Device }
func (AskInstall) Run(d *Desk)  { d.Do(Install{}) }
func (seen Seen) Run(d *Desk)   { d.Hidden = seen.Hidden }

func (set Set) Run(d *Desk) {
	d.Settings = set.Settings.Valid(d.Settings)
	if _, ok := library.StunAddress(set.Settings.Stun); !ok {
		d.Notify(Notice{Kind: BadStun})
	}
}

func (OfflineNow) Run(d *Desk) {
	d.toastDue, d.Unkept = !d.Flags.Offline, false
	if d.Puzzles.State == training.Fetched || d.Puzzles.State == training.Fetching { // once more: nothing kept them before
		d.Do(FetchPuzzles{})
	}
}

// Run ends what was said for a while, or the search for a tab that takes an answer.
func (t Tick) Run(d *Desk) {
	switch {
	case t.ID == d.Peer.ID && d.Peer.Step == PeerPassing:
		d.Peer.Step = PeerStray
	case t.ID == d.toast:
		d.toast = 0
	}
}

func (Close) Run(d *Desk) {
	d.Dialog, d.Notice = NoDialog, d.Notice.afterDialog()
}

// Run goes on in the language whose words were fetched. If they could not be, the one before stays.
func (f WordsFetched) Run(d *Desk) {
	switch {
	case f.Language != d.Settings.Language: // another one was chosen meanwhile
	case f.OK:
		d.Spoken = f.Language
	default:
		d.Settings.Language = d.Spoken
		d.Notify(Notice{Kind: WordsMissing})
	}
}

// KeepAwake keeps the screen on or not, with anew even if it is on as far as is known here.
func (d *Desk) KeepAwake(on, anew bool) {
	if on != d.awake || on && anew {
		d.awake = on
		d.Do(KeepAwake{on})
	}
}
