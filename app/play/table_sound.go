package play

import "kulami/app/game"

func endSound(r game.Result) Sound {
	if r == game.Lost {
		return SoundLost
	}
	return SoundEnd
}

// playSound plays the sound of the latest announcement or of the end of the count, as settings
// allow, if there is one since before.
func (m *Model) playSound(before Model) {
	if m.Hidden {
		return
	}
	p := PlaySound{Feel: m.Settings.Haptics}
	rolls := m.Announced.Seq != before.Announced.Seq && m.Announced.Kind == AnnounceMove
	t, onTable := m.Table()
	was, _ := before.Table()
	switch {
	case onTable && t.AtEnd() && was.Counting && !t.Counting && t.Game.ID == was.Game.ID:
		p = PlaySound{Sound: endSound(t.Game.Result())}
	case t.Replayed && t.Game.Ply() != was.Game.Ply(): // the player does not touch a marble
		p, rolls = PlaySound{Sound: SoundMarble}, true
	case m.Announced.Seq == before.Announced.Seq:
		return
	case t.shown.late && t.Game.ID == was.Game.ID && !was.Game.Over():
		p.Sound = endSound(t.Game.Result())
	case m.Announced.Kind == AnnounceMove && onTable && t.AtEnd() && !t.Counting:
		p.Sound = endSound(t.Game.Result())
	case m.Announced.Kind == AnnounceMove, m.Announced.Kind == AnnounceTally:
		p.Sound = SoundMarble
	case m.Announced.Kind == AnnounceTime:
		p.Sound = SoundTime
	case m.Announced.Kind == AnnounceNotice && m.Notice.Kind == IllegalHole:
		p.Sound = SoundClosed
	}
	if p.Sound == Silence || !m.Settings.Sound && !p.Feel {
		return
	}
	if rolls && m.Animated() {
		p.Wait = Contact
	}
	if !m.Settings.Sound {
		p.Sound = Silence
	}
	m.do(p)
}
