package play

import (
	"fmt"
	"strings"

	"kulami/rules"
)

// state tells what the Model shows, in one line, and what is remarkable in more.
func (s *session) state(before Model) string {
	m, g := s.m, s.m.Game
	var out strings.Builder
	fmt.Fprintf(&out, "  ply %d live %d of %d, %s to move", g.Record.Cursor(), g.Live, g.Record.Len(), g.Position().Turn())
	is := func(yes bool, word string) {
		if yes {
			out.WriteString(", " + word)
		}
	}
	is(m.Linked, "linked")
	is(m.Looking() && !m.Linked, "looking")
	is(m.Thinking(), "thinking")
	is(g.Over(), "over")
	is(g.Record.Finish() != rules.NotFinished, "finish "+g.Record.Finish().String())
	is(m.CanSwap(), "swap offered")
	is(m.Dialog != NoDialog, "dialog "+string(m.Dialog))
	is(m.Hint != rules.NoHole, "hint "+g.Record.Board().Name(m.Hint))
	is(m.Pending != rules.NoHole, "pending "+g.Record.Board().Name(m.Pending))
	is(m.steps() > 0, fmt.Sprintf("counted %d/%d", m.Counted, m.steps()))
	if m.Screen == CountScreen {
		s := m.Wooden.Score()
		fmt.Fprintf(&out, ", %d and %d marbles count %d:%d by %s", m.Wooden.Marbles.Marbles[0].Len(), m.Wooden.Marbles.Marbles[1].Len(),
			s.Total(0), s.Total(1), m.Wooden.Edition)
	}
	if m.Screen == WorkshopScreen {
		out.WriteString(workshopState(m))
	}
	if l, ok := m.Lesson(); ok {
		found, need := m.Learnt()
		fmt.Fprintf(&out, ", lesson %s %d/%d", l.Name, found, need)
		is(m.Course.Slip != rules.NoHole, "slip "+g.Record.Board().Name(m.Course.Slip))
		is(m.LessonDone(), "done")
	}
	if g.Line != nil {
		fmt.Fprintf(&out, ", line %s at %d", names(g, g.Line), g.At)
	}
	is(g.ID != before.Game.ID, "game "+g.ID)
	is(len(m.Recent) > 1, fmt.Sprintf("%d recent", len(m.Recent)))
	is(m.Away, "away")
	is(g.Passed, "passed")
	is(m.Updated, "updated")
	is(m.Focus != before.Focus, "focus "+g.Record.Board().Name(m.Focus))
	is(m.Unsaved, "unsaved")
	if i, ok := m.Thought(); ok {
		fmt.Fprintf(&out, ", value %d at depth %d", i.Score, i.Depth)
	}
	out.WriteString("\n")
	for i, g := range m.Library {
		fmt.Fprintf(&out, "  %d. %q %s began %d: %d plies, %v, result %d, %s\n", i+1, g.Name, g.Edition, g.Began, g.Live, g.Seats, g.Result(), g.Record.Finish())
	}
	for _, u := range m.Unread {
		fmt.Fprintf(&out, "  unread %s: %s\n", u.Key, u.Text)
	}
	if m.Game.Seats != before.Game.Seats || m.Game.Edition != before.Game.Edition || m.Game.Origin != before.Game.Origin {
		fmt.Fprintf(&out, "  seats %v, %s, %v\n", g.Seats, g.Edition, g.Origin)
	}
	if n := m.Notice; n.Kind != NoNotice && m.Heard.Seq != before.Heard.Seq {
		fmt.Fprintf(&out, "  notice %s", noticeNames[n.Kind])
		if n.Kind == IllegalHole {
			fmt.Fprintf(&out, " %s %s", g.Record.Board().Name(n.Hole), n.Why)
		}
		if len(n.Faults) > 0 {
			fmt.Fprintf(&out, " %v kept %d of %d", n.Faults, n.Kept, n.Of)
		}
		out.WriteString("\n")
	}
	return out.String()
}

var noticeNames = map[NoticeKind]string{
	IllegalHole: "illegal", NotYourTurn: "not-your-turn", ConfirmHole: "confirm",
	HintGiven: "hint", LinkCopied: "copied", CopyFailed: "copy-failed", NoPicture: "no-picture", LinkDamaged: "link-damaged",
	LinkUnreadable: "link-unreadable", SavedUnread: "saved-unread", BadCode: "bad-code", SidesSwapped: "swapped",
	EngineFailed: "engine-failed", StorageFailed: "storage-failed", CopyKept: "copy-kept", ImportFailed: "import-failed",
	BackupRestored: "restored", GameKept: "kept", OfflineReady: "offline", MovesPruned: "pruned",
	TrialBegun: "trial",
}

// effect notes what an effect would do outside and tells it.
func (s *session) effect(e Effect) string {
	switch e := e.(type) {
	case Write:
		return s.write(e)
	case Persist:
		return "  ask for lasting storage\n"
	case Send:
		return "  send " + e.Record.String() + "\n"
	case Download:
		if e.Type == "application/json" { // TestBackup… reads these
			return "  file " + e.Name + "\n"
		}
		return fmt.Sprintf("  file %s, %s: %s\n", e.Name, e.Type, strings.TrimSpace(e.Text))
	case Picture:
		return fmt.Sprintf("  picture %s.%s: %s with %s\n", e.Name, e.Format, e.Record, e.Link)
	case Address:
		if shown := s.m.place(); e.Fragment != shown || e.ID != s.m.Game.ID {
			s.t.Errorf("the address says %s of %q, shown is %s of %q", e.Fragment, e.ID, shown, s.m.Game.ID)
		}
		if e.Push {
			return "  a new entry of the history\n"
		}
		return ""
	case Apply:
		return "  apply the update\n"
	case Install:
		return "  install\n"
	case Think:
		purpose := []string{"move", "hint", "value", "pondering"}[e.Question.For]
		return fmt.Sprintf("  think %d for a %s, level %d: %s\n", e.Question.ID, purpose, e.Question.Level, e.Question.Record)
	case Halt:
		return "  halt\n"
	case Copy:
		return "  copy " + e.Record.String() + "\n"
	case CopyText:
		return "  copy the text " + e.Text + "\n"
	case Focus, FocusCell, Ring:
		return ""
	case SendPlace:
		return "  send #" + e.Fragment + "\n"
	case Wait:
		s.waiting = e.ID
		return fmt.Sprintf("  wait %d ms\n", e.Milliseconds)
	}
	s.t.Fatalf("unknown effect %T", e)
	return ""
}

// write stores what is to be stored. The head and the game shown go without saying.
func (s *session) write(e Write) string {
	if s.stored[e.Key] != e.Was {
		s.t.Errorf("%s holds %q, not %q", e.Key, s.stored[e.Key], e.Was)
	}
	s.stored[e.Key] = e.Text
	switch {
	case e.Text == "":
		delete(s.stored, e.Key)
		return "  remove " + e.Key + "\n"
	case e.Key == headKey, e.Key == gamePrefix+s.m.Game.ID && !s.m.Linked:
		return ""
	}
	return "  store " + e.Key + ": " + e.Text + "\n"
}

// names writes a line of moves.
func names(g Game, line []rules.Hole) string {
	var words []string
	for _, h := range line {
		words = append(words, g.Record.Board().Name(h))
	}
	return strings.Join(words, " ")
}
