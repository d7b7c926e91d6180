package play

// sound returns the sound of the latest announcement, as settings allow, if there is
// one since before.
func (m Model) sound(before Model) (PlaySound, bool) {
	if m.Heard.Seq == before.Heard.Seq || m.Hidden {
		return PlaySound{}, false
	}
	p := PlaySound{Feel: m.Settings.Haptics}
	t, onTable := m.Table()
	switch {
	case m.Heard.Kind == HeardMove && onTable && t.AtEnd():
		p.Sound = SoundEnd
	case m.Heard.Kind == HeardMove, m.Heard.Kind == HeardTally:
		p.Sound = SoundMarble
	case m.Heard.Kind == HeardNotice && m.Notice.Kind == IllegalHole:
		p.Sound = SoundClosed
	}
	if p.Sound == Silence || !m.Settings.Sound && !p.Feel {
		return PlaySound{}, false
	}
	if !m.Settings.Sound {
		p.Sound = Silence
	}
	return p, true
}
