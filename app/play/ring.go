package play

// ring returns the sound of what has just been told, as settings allow.
func (m Model) ring(before Model) (Ring, bool) {
	if m.Heard.Seq == before.Heard.Seq || m.Hidden {
		return Ring{}, false
	}
	r := Ring{Feel: m.Settings.Haptics}
	switch {
	case m.Heard.Kind == HeardMove && m.AtEnd():
		r.Sound = SoundEnd
	case m.Heard.Kind == HeardMove, m.Heard.Kind == HeardWooden:
		r.Sound = SoundMarble
	case m.Heard.Kind == HeardNotice && m.Notice.Kind == IllegalHole:
		r.Sound = SoundClosed
	}
	if r.Sound == Silence || !m.Settings.Sound && !r.Feel {
		return Ring{}, false
	}
	if !m.Settings.Sound {
		r.Sound = Silence
	}
	return r, true
}
