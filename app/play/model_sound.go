package play

import (
	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

func endSound(r game.Result) desk.Sound {
	if r == game.Lost {
		return desk.SoundLost
	}
	return desk.SoundEnd
}

// playSound plays the sound of a new announcement or of the end of the count, if the settings allow
// it.
func (m *Model) playSound(before Model) {
	if m.Hidden {
		return
	}
	p := desk.PlaySound{Feel: m.Settings.Haptics}
	rolls := m.Announced.Seq != before.Announced.Seq && m.Announced.Kind == desk.AnnounceMove
	t, onTable := m.Table()
	was, _ := before.Table()
	switch {
	case onTable && t.AtEnd() && was.Counting && !t.Counting && t.Game.ID == was.Game.ID:
		p = desk.PlaySound{Sound: endSound(t.Game.Result())}
	case t.Replayed && t.Game.Ply() != was.Game.Ply(): // the player does not touch a marble
		p, rolls = desk.PlaySound{Sound: desk.SoundMarble}, true
	case m.Announced.Seq == before.Announced.Seq:
		return
	case t.Late() && t.Game.ID == was.Game.ID && !was.Game.Over():
		p.Sound = endSound(t.Game.Result())
	case m.Announced.Kind == desk.AnnounceMove && onTable && t.AtEnd() && !t.Counting:
		p.Sound = endSound(t.Game.Result())
	case m.Announced.Kind == desk.AnnounceMove, m.Announced.Kind == desk.AnnounceTally:
		p.Sound = desk.SoundMarble
	case m.Announced.Kind == desk.AnnounceTime:
		p.Sound = desk.SoundTime
	case m.Announced.Kind == desk.AnnounceNotice && m.Notice.Kind == desk.IllegalHole:
		p.Sound = desk.SoundClosed
	}
	if p.Sound == desk.Silence || !m.Settings.Sound && !p.Feel {
		return
	}
	if rolls && m.Animated() {
		p.Wait = desk.Contact
	}
	if !m.Settings.Sound {
		p.Sound = desk.Silence
	}
	m.Do(p)
}

// Voiceless reports that the device has no voice for the player's language.
type Voiceless struct{}

func (Voiceless) Message() {}

func (Voiceless) Traits() desk.Traits { return desk.Background }

// speak sends the announcements of a game on a wooden board to the device's voice. It also
// describes the position when the player opens the game or returns to it. About the player's own
// marble it says only that it can be taken back.
func (m *Model) speak(before Model) {
	t, _ := m.Table()
	was, _ := before.Table()
	came := !was.Spoken() || was.Game.ID != t.Game.ID || before.Hidden
	heard := m.Announced.Seq != before.Announced.Seq
	if !t.Spoken() || m.Hidden {
		if was.Spoken() && !before.Hidden {
			m.Do(desk.Hush{})
		}
		return
	}
	say := desk.Speak{Hole: rules.NoHole}
	switch a := m.Announced; {
	case came, heard && !t.Looking() && (a.Kind == desk.AnnounceShown || a.Kind == desk.AnnounceStart):
		say.Hole, _ = t.Reply()
		say.State = true
	case !heard:
	case t.Offer().Pending && a.Kind != desk.AnnounceAnswer:
		say.State = true
	case a.Kind == desk.AnnounceNotice && m.Notice.Kind != desk.NoVoice, a.Kind == desk.AnnounceAnswer:
		say.Announced = true
	case a.Kind == desk.AnnounceMove && !t.Looking():
		if t.Referees() || t.Game.Players.At(a.Side).Computer() {
			say.Hole = a.Hole
		}
		say.State = t.Referees() || t.Game.Over()
	}
	if say != (desk.Speak{Hole: rules.NoHole}) {
		m.Do(say)
	}
}

// run shows the notice once.
func (Voiceless) run(m *Model) {
	if t, _ := m.Table(); t.Spoken() && !m.Flags.Silent {
		m.Flags.Silent = true
		m.Notify(desk.Notice{Kind: desk.NoVoice})
	}
}

// keepAwake keeps the device's screen on while the page is visible and a clock or a replay runs. It
// also does so during a game on a wooden board. A page that becomes visible again has lost its
// lock, so keepAwake asks for it again.
func (m *Model) keepAwake(msg desk.Msg) {
	t, _ := m.Table()
	on := !m.Hidden && (t.Replaying || t.ClockRuns() != rules.Nobody || t.Spoken() && !t.Game.Over())
	_, seen := msg.(desk.Seen)
	m.Desk.KeepAwake(on, seen)
}
