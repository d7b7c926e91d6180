package play

// Contact is when a marble that is played meets the board, in milliseconds after it was
// played, where there is motion. The style sheet has the same time.
const Contact = 340

// sound returns the sound of the latest announcement, as settings allow, if there is
// one since before.
func (m Model) sound(before Model) (PlaySound, bool) {
	if m.Announced.Seq == before.Announced.Seq || m.Hidden {
		return PlaySound{}, false
	}
	p := PlaySound{Feel: m.Settings.Haptics}
	t, onTable := m.Table()
	switch {
	case m.Announced.Kind == AnnounceMove && onTable && t.AtEnd():
		p.Sound = SoundEnd
	case m.Announced.Kind == AnnounceMove, m.Announced.Kind == AnnounceTally:
		p.Sound = SoundMarble
	case m.Announced.Kind == AnnounceNotice && m.Notice.Kind == IllegalHole:
		p.Sound = SoundClosed
	}
	if p.Sound == Silence || !m.Settings.Sound && !p.Feel {
		return PlaySound{}, false
	}
	if m.Announced.Kind == AnnounceMove && m.animated() {
		p.Wait = Contact
	}
	if !m.Settings.Sound {
		p.Sound = Silence
	}
	return p, true
}

// animated reports whether there is motion.
func (s Shell) animated() bool { return s.Settings.Animation && !s.Calm }
