package play

import (
	"kulami/app/game"
	"kulami/app/library"
	"kulami/rules"
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

func (Choose) message()       {}
func (Set) message()          {}
func (ShareFrom) message()    {}
func (EmbedAs) message()      {}
func (CopyUnread) message()   {}
func (WordsFetched) message() {}
func (UpdateWaits) message()  {}
func (ApplyUpdate) message()  {}
func (OfflineNow) message()   {}
func (Unkept) message()       {}
func (Offers) message()       {}
func (AskInstall) message()   {}

func (CopyUnread) traits() traits   { return keepsNotice }
func (WordsFetched) traits() traits { return background }
func (UpdateWaits) traits() traits  { return background }
func (OfflineNow) traits() traits   { return background }
func (Unkept) traits() traits       { return background }
func (Offers) traits() traits       { return fleeting | background }

func (c Choose) run(m *Model)    { m.Setup = c.Setup.Valid(m.Setup) }
func (f ShareFrom) run(m *Model) { m.Share = f.Part }
func (e EmbedAs) run(m *Model)   { m.Embedding = e.Embedding }
func (CopyUnread) run(m *Model)  { m.do(CopyText{m.Notice.Text}) }
func (UpdateWaits) run(m *Model) { m.Updated = true }
func (Unkept) run(m *Model)      { m.Unkept = true }
func (ApplyUpdate) run(m *Model) { m.do(Apply{}) }
func (o Offers) run(m *Model)    { m.Device = o.Device }
func (AskInstall) run(m *Model)  { m.do(Install{}) }
func (s Seen) run(m *Model)      { m.Hidden = s.Hidden }

// CanUpdate reports whether a new version waits, and nothing would be lost if the page were loaded again now: no connection to
// a friend, and no time of a storm or a clock.
func (m *Model) CanUpdate() bool {
	t, _ := m.Table()
	return m.Updated && !m.Peer.Connected() && !m.Screen().needs().Seconds && t.ClockRuns() == rules.Nobody
}

func (s Set) run(m *Model) {
	m.Settings = s.Settings.Valid(m.Settings)
	if _, ok := library.StunAddress(s.Settings.Stun); !ok {
		m.notify(Notice{Kind: BadStun})
	}
}

func (OfflineNow) run(m *Model) {
	m.toastDue, m.Unkept = !m.Flags.Offline, false
	if m.Puzzles.State == Fetched || m.Puzzles.State == Fetching { // once more: nothing kept them before
		m.do(FetchPuzzles{})
	}
}

// run ends what was said for a while, or the search for a tab that takes an answer.
func (t Tick) run(m *Model) {
	switch {
	case t.ID == m.Peer.id && m.Peer.Step == PeerPassing:
		m.Peer.Step = PeerStray
	case t.ID == m.toast:
		m.toast = 0
	}
}

// run opens the dialog. A screen without a game has an address to share, and no more.
func (o Open) run(m *Model) {
	if _, ok := SharerOf(m.Screen()); o.Dialog == ShareDialog && !ok {
		m.Dialog = NoDialog
		m.do(SendPlace{m.fragment()})
		return
	}
	m.Dialog, m.Share = o.Dialog, ShareMoves
}

func (Close) run(m *Model) {
	m.Dialog, m.Notice = NoDialog, m.Notice.afterDialog()
}

// run goes on in the language whose words were fetched. If they could not be, the one before stays.
func (f WordsFetched) run(m *Model) {
	switch {
	case f.Language != m.Settings.Language: // another one was chosen meanwhile
	case f.OK:
		m.spoken = f.Language
	default:
		m.Settings.Language = m.spoken
		m.notify(Notice{Kind: WordsMissing})
	}
}
