package play

import (
	"math"
	"slices"

	"kulami/app/game"
	"kulami/rules"
)

type (
	// Annotate writes a comment on the position analysed; an empty one deletes it. DeleteNote deletes all that is written. Mark
	// judges the move that led there; the glyph that it has takes it away.
	Annotate   struct{ Comment string }
	DeleteNote struct{}
	Mark       struct{ Glyph rules.Glyph }
	// KeepValue writes the engine's value of the position analysed down, or deletes the
	// one written down.
	KeepValue struct{}
)

func (Annotate) Message()   {}
func (DeleteNote) Message() {}
func (Mark) Message()       {}
func (KeepValue) Message()  {}

// Variation reports whether the move that led to the position is in a variation.
func (a Analysis) Variation() bool {
	path := a.record.Moves()
	return rules.CommonPrefix(path, a.study.tree.Moves()) < len(path)
}

// CanPromote reports whether Promote would do anything.
func (a Analysis) CanPromote() bool {
	return a.Variation() && !a.promoted(a.study.tree).Equal(a.study.tree)
}

// CanUndelete reports whether Undelete would bring something back.
func (a Analysis) CanUndelete() bool { return a.study.deleted != nil }

// promoted returns r with the line shown one place to the front. It takes the place of the
// game itself only where that is not one of the player's own.
func (a Analysis) promoted(r rules.Record) rules.Record {
	return r.Promote(a.record.Moves(), a.study.game == "")
}

// annotate carries out what is done with the tree and its notes. A position set up by hand
// has neither.
func (a Analysis) annotate(s *Shell, msg Msg) (next Analysis, ok bool) {
	if a.setUp != nil {
		return a, false
	}
	switch msg := msg.(type) {
	case Goto:
		if lines := a.study.tree.Lines(); msg.Line >= 0 && msg.Line < len(lines) {
			a = a.show(s, lines[msg.Line], msg.Ply)
		}
	case Branch:
		t := game.NewTree(a.study.tree).At(a.Line(), a.Ply()).Branched(msg.Out)
		a = a.show(s, t.Moves(), t.Ply())
	case Annotate:
		n := a.Note()
		n.Comment, s.Dialog = msg.Comment, NoDialog
		a = a.write(s, n)
	case Mark:
		n := a.Note()
		if n.Glyph == msg.Glyph {
			msg.Glyph = rules.NoGlyph
		}
		n.Glyph = msg.Glyph
		a = a.write(s, n)
	case DeleteNote:
		s.Dialog = NoDialog
		a = a.write(s, rules.Note{Line: a.Note().Line})
	case KeepValue:
		n := a.Note()
		n.Value, ok = a.worth(s)
		if a.Note().Value.Known {
			n.Value = rules.Value{}
		} else if !ok {
			return a, true
		}
		a = a.write(s, n)
	case Promote:
		a = a.promote(s)
	case Prune:
		a = a.prune(s)
	case Undelete:
		if was := a.study.deleted; was != nil {
			kept := was.kept
			a.study.tree = was.tree
			if a = a.show(s, was.line, was.ply); !kept.IsZero() {
				a.keep(s, kept)
			}
			a.study.deleted = nil
		}
	default:
		return a, false
	}
	return a, true
}

func (a Analysis) promote(s *Shell) Analysis {
	s.Dialog = NoDialog
	if !a.CanPromote() {
		return a
	}
	path := a.record.Moves()
	next := a.change(s, Notice{Kind: TreeFull}, func(r rules.Record) (rules.Record, error) {
		r, err := r.Try(path)
		return a.promoted(r), err
	})
	if s.Notice.Kind != TreeFull {
		s.notify(Notice{Kind: LinePromoted})
	}
	return next
}

func (a Analysis) prune(s *Shell) Analysis {
	s.Dialog = NoDialog
	if !a.Variation() {
		return a
	}
	path := a.record.Moves()
	a = a.change(s, Notice{}, func(r rules.Record) (rules.Record, error) { return r.Prune(path), nil })
	stem := path[:len(path)-1]
	a = a.show(s, a.study.tree.Through(stem), len(stem))
	s.notify(Notice{Kind: MovesPruned})
	return a
}

// worth returns the engine's value of the position as a note has it; ok is false if it has
// none yet.
func (a Analysis) worth(s *Shell) (v rules.Value, ok bool) {
	i, ok := s.ThoughtOf(a.Asked())
	if !ok || a.Off() {
		return rules.Value{}, false
	}
	score := i.Score
	if a.Position().Turn() == rules.Second {
		score = -score
	}
	return rules.Value{Known: true, Proven: i.Exact, Tenths: int(math.Round(float64(score) / 10))}, true
}

// CanKeepValue reports whether KeepValue would do anything.
func (a Analysis) CanKeepValue(s *Shell) bool {
	_, ok := a.worth(s)
	return ok || a.Note().Value.Known
}

// write writes a note. If it deletes a comment, or all that there was, that can be brought back.
func (a Analysis) write(s *Shell, n rules.Note) Analysis {
	before := a.Note()
	a = a.change(s, Notice{Kind: NotesFull}, func(r rules.Record) (rules.Record, error) {
		r, err := r.Try(n.Line)
		if err != nil {
			return r, err
		}
		return r.WithNote(n)
	})
	if now := a.Note(); before.Comment != "" && now.Comment == "" || !before.IsEmpty() && now.IsEmpty() {
		s.notify(Notice{Kind: CommentDeleted})
	} else {
		a.study.deleted = nil
	}
	return a
}

// change carries a change out on the tree, and on the game that is kept. If it cannot be
// carried out on either, nothing happens but a notice.
func (a Analysis) change(s *Shell, full Notice, do func(rules.Record) (rules.Record, error)) Analysis {
	was := deleted{tree: a.study.tree, line: a.Line(), ply: a.Ply()}
	tree, err := do(a.study.tree)
	if err != nil {
		s.notify(full)
		return a
	}
	if kept, ok := a.kept(s); ok {
		was.kept = kept.Record()
		after, err := do(was.kept)
		if err != nil {
			s.notify(full)
			return a
		}
		a.keep(s, after)
	}
	a.study.tree, a.study.deleted = tree, &was
	s.announce(Announcement{Kind: AnnounceShown})
	return a
}

// kept returns the game of the study as it is kept; ok is false if it is not kept.
func (a Analysis) kept(s *Shell) (t game.Tree, ok bool) {
	if id := a.study.game; id != "" {
		g, err := s.kept.Game(id)
		return g.Tree, err == nil
	}
	r, tree := linkOf(s.Open), a.study.tree
	if !s.Open.Linked || tree.IsZero() || r.Board().Layout() != tree.Board().Layout() || r.Rules() != tree.Rules() {
		return t, false
	}
	return game.NewTree(r), slices.Equal(r.Moves(), tree.Moves())
}

// keep wants r in the place of the game as it is kept.
func (a Analysis) keep(s *Shell, r rules.Record) {
	id := a.study.game
	if id == "" {
		s.Open.Game.Tree = game.NewTree(r)
		return
	}
	if g, err := s.kept.Game(id); err == nil && slices.Equal(g.Record().Moves(), r.Moves()) {
		g.Tree = g.Tree.With(r)
		s.kept = s.kept.Put(g)
	}
}
