package analysis

import (
	"math"
	"slices"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

type (
	// Annotate sets the comment on the analysed position; "" deletes it. DeleteNote deletes the
	// whole note. Mark sets the glyph of the move before; the same glyph again deletes it.
	Annotate   struct{ Comment string }
	DeleteNote struct{}
	Mark       struct{ Glyph rules.Glyph }
	// KeepValue stores the engine's value of the analysed position in its note, or deletes the
	// stored value.
	KeepValue struct{}
)

func (Annotate) Message()   {}
func (DeleteNote) Message() {}
func (Mark) Message()       {}
func (KeepValue) Message()  {}

// Variation reports whether the last move is in a variation.
func (a Screen) Variation() bool {
	path := a.record.Moves()
	return rules.CommonPrefix(path, a.study.tree.Moves()) < len(path)
}

// CanPromote reports whether Promote would change the order of lines.
func (a Screen) CanPromote() bool {
	return a.Variation() && !a.promoted(a.study.tree).Equal(a.study.tree)
}

// CanUndelete reports whether Undelete would restore something.
func (a Screen) CanUndelete() bool { return a.study.deleted != nil }

// promoted returns r with the line shown moved one place to the front. The line replaces the game
// itself only if the game is not one of the player's own.
func (a Screen) promoted(r rules.Record) rules.Record {
	return r.Promote(a.record.Moves(), a.study.game == "")
}

// annotate handles the messages that change the tree and its notes. A position set up by hand has
// neither.
func (a Screen) annotate(d *desk.Desk, msg desk.Msg) (next Screen, ok bool) {
	if a.setUp != nil {
		return a, false
	}
	switch msg := msg.(type) {
	case desk.Goto:
		if lines := a.study.tree.Lines(); msg.Line >= 0 && msg.Line < len(lines) {
			a = a.show(d, lines[msg.Line], msg.Ply)
		}
	case desk.Branch:
		t := game.NewTree(a.study.tree).At(a.Line(), a.Ply()).Branched(msg.Out)
		a = a.show(d, t.Moves(), t.Ply())
	case Annotate:
		n := a.Note()
		n.Comment, d.Dialog = msg.Comment, desk.NoDialog
		a = a.write(d, n)
	case Mark:
		n := a.Note()
		if n.Glyph == msg.Glyph {
			msg.Glyph = rules.NoGlyph
		}
		n.Glyph = msg.Glyph
		a = a.write(d, n)
	case DeleteNote:
		d.Dialog = desk.NoDialog
		a = a.write(d, rules.Note{Line: a.Note().Line})
	case KeepValue:
		n := a.Note()
		n.Value, ok = a.worth(d)
		if a.Note().Value.Known {
			n.Value = rules.Value{}
		} else if !ok {
			return a, true
		}
		a = a.write(d, n)
	case desk.Promote:
		a = a.promote(d)
	case desk.Prune:
		a = a.prune(d)
	case desk.Undelete:
		if was := a.study.deleted; was != nil {
			kept := was.kept
			a.study.tree = was.tree
			if a = a.show(d, was.line, was.ply); !kept.IsZero() {
				a.keep(d, kept)
			}
			a.study.deleted = nil
		}
	default:
		return a, false
	}
	return a, true
}

func (a Screen) promote(d *desk.Desk) Screen {
	d.Dialog = desk.NoDialog
	if !a.CanPromote() {
		return a
	}
	path := a.record.Moves()
	next := a.change(d, desk.Notice{Kind: desk.TreeFull}, func(r rules.Record) (rules.Record, error) {
		r, err := r.Try(path)
		return a.promoted(r), err
	})
	if d.Notice.Kind != desk.TreeFull {
		d.Notify(desk.Notice{Kind: desk.LinePromoted})
	}
	return next
}

func (a Screen) prune(d *desk.Desk) Screen {
	d.Dialog = desk.NoDialog
	if !a.Variation() {
		return a
	}
	path := a.record.Moves()
	a = a.change(d, desk.Notice{}, func(r rules.Record) (rules.Record, error) { return r.Prune(path), nil })
	stem := path[:len(path)-1]
	a = a.show(d, a.study.tree.Through(stem), len(stem))
	d.Notify(desk.Notice{Kind: desk.MovesPruned})
	return a
}

// worth returns the engine's value of the position in the form of a note; ok is false if there is
// none yet.
func (a Screen) worth(d *desk.Desk) (v rules.Value, ok bool) {
	i, ok := d.ThoughtOf(a.Asked())
	if !ok || a.Off() {
		return rules.Value{}, false
	}
	score := i.Score
	if a.Position().Turn() == rules.Second {
		score = -score
	}
	return rules.Value{Known: true, Proven: i.Exact, Tenths: int(math.Round(float64(score) / 10))}, true
}

// CanKeepValue reports whether KeepValue would change the note.
func (a Screen) CanKeepValue(d *desk.Desk) bool {
	_, ok := a.worth(d)
	return ok || a.Note().Value.Known
}

// write writes a note. Undelete restores a comment or a whole note that it deletes.
func (a Screen) write(d *desk.Desk, n rules.Note) Screen {
	before := a.Note()
	a = a.change(d, desk.Notice{Kind: desk.NotesFull}, func(r rules.Record) (rules.Record, error) {
		r, err := r.Try(n.Line)
		if err != nil {
			return r, err
		}
		return r.WithNote(n)
	})
	if now := a.Note(); before.Comment != "" && now.Comment == "" || !before.IsEmpty() && now.IsEmpty() {
		d.Notify(desk.Notice{Kind: desk.CommentDeleted})
	} else {
		a.study.deleted = nil
	}
	return a
}

// change applies do to the tree and to the stored game. If do fails on either, only a notice
// appears.
func (a Screen) change(d *desk.Desk, full desk.Notice, do func(rules.Record) (rules.Record, error)) Screen {
	was := deleted{tree: a.study.tree, line: a.Line(), ply: a.Ply()}
	tree, err := do(a.study.tree)
	if err != nil {
		d.Notify(full)
		return a
	}
	if kept, ok := a.kept(d); ok {
		was.kept = kept.Record()
		after, err := do(was.kept)
		if err != nil {
			d.Notify(full)
			return a
		}
		a.keep(d, after)
	}
	a.study.tree, a.study.deleted = tree, &was
	d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
	return a
}

// kept returns the stored game of the study; ok is false if the game is not stored.
func (a Screen) kept(d *desk.Desk) (t game.Tree, ok bool) {
	if id := a.study.game; id != "" {
		g, err := d.Kept.Game(id)
		return g.Tree, err == nil
	}
	r, tree := d.Open.Link(desk.ShareNotes).Record, a.study.tree
	if !d.Open.Linked || tree.IsZero() || r.Board().Layout() != tree.Board().Layout() || r.Rules() != tree.Rules() {
		return t, false
	}
	return game.NewTree(r), slices.Equal(r.Moves(), tree.Moves())
}

// keep replaces the stored game with r.
func (a Screen) keep(d *desk.Desk, r rules.Record) {
	id := a.study.game
	if id == "" {
		d.Open.Game.Tree = game.NewTree(r)
		return
	}
	if g, err := d.Kept.Game(id); err == nil && slices.Equal(g.Record().Moves(), r.Moves()) {
		g.Tree = g.Tree.With(r)
		d.Kept = d.Kept.Put(g)
	}
}
