package play

import "kulami/rules"

type (
	// SwitchVoice begins or ends that a game against the computer is spoken.
	SwitchVoice struct{}
	// Voiceless says that the device has no voice for the reader's language.
	Voiceless struct{}
)

func (Voiceless) Message()   {}
func (SwitchVoice) Message() {}

func (Voiceless) Traits() Traits { return background }

// A game with a wooden board beside the device is played without looking at the screen: what happens is spoken, the
// computer's last marble is shown large, and the screen stays on. It is part of the game, and so of what is kept of it.

// Spoken reports whether what happens is spoken and shown large.
func (t Table) Spoken() bool { return t.Game.Wooden && t.AgainstComputer() }

// Reply returns the last marble up to the ply shown that the computer played, or that was placed at random, and its side;
// rules.NoHole if there is none.
func (t Table) Reply() (rules.Hole, rules.Side) {
	moves := t.Game.Moves()[:t.Game.Ply()]
	for ply := len(moves) - 1; ply >= 0; ply-- {
		if side := rules.Side(ply & 1); ply < t.Game.Base() || t.Game.Players.At(side).Computer() {
			return moves[ply], side
		}
	}
	return rules.NoHole, t.Game.Players.Computer
}

// speak has said aloud what was announced of a game with a wooden board, and how the game stands when the player comes to
// it, or back to it. Of a marble of the player nothing is said but that it may be taken back.
func (m *Model) speak(before Model) {
	t, _ := m.Table()
	was, _ := before.Table()
	came := !was.Spoken() || was.Game.ID != t.Game.ID || before.Hidden
	heard := m.Announced.Seq != before.Announced.Seq
	if !t.Spoken() || m.Hidden {
		if was.Spoken() && !before.Hidden {
			m.do(Hush{})
		}
		return
	}
	say := Speak{Hole: rules.NoHole}
	switch a := m.Announced; {
	case came, heard && !t.Looking() && (a.Kind == AnnounceShown || a.Kind == AnnounceStart):
		say.Hole, _ = t.Reply()
		say.State = true
	case !heard:
	case t.Offer().Waits && a.Kind != AnnounceAnswer:
		say.State = true
	case a.Kind == AnnounceNotice && m.Notice.Kind != NoVoice, a.Kind == AnnounceAnswer:
		say.Announced = true
	case a.Kind == AnnounceMove && !t.Looking():
		if t.Game.Players.At(a.Side).Computer() {
			say.Hole = a.Hole
		}
		say.State = t.Game.Over()
	}
	if say != (Speak{Hole: rules.NoHole}) {
		m.do(say)
	}
}

// run says so once.
func (Voiceless) run(m *Model) {
	if t, _ := m.Table(); t.Spoken() && !m.Flags.Silent {
		m.Flags.Silent = true
		m.notify(Notice{Kind: NoVoice})
	}
}

// keepAwake keeps the screen on while the page is seen and there is something to be watched: a clock, a replay, or the answer
// of the computer to who looks at a wooden board. A page that is seen again has lost that.
func (m *Model) keepAwake(msg Msg) {
	t, _ := m.Table()
	on := !m.Hidden && (t.Replaying || t.ClockRuns() != rules.Nobody || t.Spoken() && !t.Game.Over())
	_, seen := msg.(Seen)
	m.Shell.keepAwake(on, seen)
}
