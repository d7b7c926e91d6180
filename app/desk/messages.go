package desk

import (
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/training"
)

type (
	// Choose changes the setup while its dialog is open.
	Choose struct{ Setup game.Setup }
	// Set changes the settings.
	Set struct{ Settings library.Settings }
	// ShareFrom chooses the part of the game to share.
	ShareFrom struct{ Part SharePart }
	// EmbedAs chooses how the markup shows the game on another page.
	EmbedAs struct{ Embedding Embedding }
	// CopyUnread copies the text that could not be read, see Notice.Text.
	CopyUnread struct{}
	// WordsFetched reports whether the phrases for a choice of the settings are available now.
	WordsFetched struct {
		Language library.Language
		OK       bool
	}
	// UpdateWaits reports that a new version of the program is ready.
	UpdateWaits struct{}
	// ApplyUpdate starts it.
	ApplyUpdate struct{}
	// OfflineNow reports that every file is cached.
	OfflineNow struct{}
	// Unkept reports that not all files could be cached for offline play.
	Unkept struct{}
	// Offers reports the browser's current features.
	Offers struct{ Device Device }
	// AskInstall lets the browser ask whether to install the app.
	AskInstall struct{}
	// FetchAgain tries again to fetch the collections of puzzles and finishes.
	FetchAgain struct{}
	// SkipCount finishes the count of a game at once.
	SkipCount struct{}
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
func (FetchAgain) Message()   {}
func (SkipCount) Message()    {}

func (CopyUnread) Traits() Traits   { return KeepsNotice }
func (WordsFetched) Traits() Traits { return Background }
func (UpdateWaits) Traits() Traits  { return Background }
func (OfflineNow) Traits() Traits   { return Background }
func (Unkept) Traits() Traits       { return Background }
func (Offers) Traits() Traits       { return Fleeting | Background }

func (c Choose) Run(d *Desk)    { d.Setup = c.Setup.Valid(d.Setup) }
func (f ShareFrom) Run(d *Desk) { d.Share = f.Part }
func (e EmbedAs) Run(d *Desk)   { d.Embedding = e.Embedding }

// Run tries again to fetch the collections.
func (FetchAgain) Run(d *Desk) { d.Puzzles, d.Finishes = training.Collection{}, training.Finishes{} }

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
	// Again, because nothing kept them before.
	if d.Puzzles.State == training.Fetched || d.Puzzles.State == training.Fetching {
		d.Do(FetchPuzzles{})
	}
	if d.Finishes.State == training.Fetched || d.Finishes.State == training.Fetching {
		d.Do(FetchFinishes{})
	}
}

// Run hides a toast, or ends the search for a tab that accepts an answer.
func (t Tick) Run(d *Desk) {
	switch {
	case t.ID == d.Peer.ID && d.Peer.Step == PeerPassing:
		d.Peer.Step = PeerStray
	case t.ID == d.toast:
		d.toast = 0
	}
}

func (Close) Run(d *Desk) {
	d.Dialog, d.Under, d.Notice = d.Under, NoDialog, d.Notice.afterDialog()
}

// Run switches to the language whose phrases were fetched. If they could not be fetched, the
// language before stays.
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

// KeepAwake keeps the device's screen on or not. With anew it asks the browser again even if the
// screen should be on already.
func (d *Desk) KeepAwake(on, anew bool) {
	if on != d.awake || on && anew {
		d.awake = on
		d.Do(KeepAwake{on})
	}
}
