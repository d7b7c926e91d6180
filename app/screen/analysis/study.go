package analysis

import (
	"math"
	"slices"

	"kulami/app/desk"
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
func (a Screen) Variation() bool {
	path := a.record.Moves()
	return rules.CommonPrefix(path, a.study.tree.Moves()) < len(path)
}

// CanPromote reports whether Promote would do anything.
func (a Screen) CanPromote() bool {
	return a.Variation() && !a.promoted(a.study.tree).Equal(a.study.tree)
}

// CanUndelete reports whether Undelete would bring something back.
func (a Screen) CanUndelete() bool { return a.study.deleted != nil }

// promoted returns r with the line shown one place to the front. It takes the place of the
// game itself only where that is not one of the player's own.
func (a Screen) promoted(r rules.Record) rules.Record {
	return r.Promote(a.record.Moves(), a.study.game == "")
}

// annotate carries out what is done with the tree and its notes. A position set up by hand
// has neither.
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

// worth returns the engine's value of the position as a note has it; ok is false if it has
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

// CanKeepValue reports whether KeepValue would do anything.
func (a Screen) CanKeepValue(d *desk.Desk) bool {
	_, ok := a.worth(d)
	return ok || a.Note().Value.Known
}

// write writes a note. If it deletes a comment, or all that there was, that can be brought back.
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

// change carries a change out on the tree, and on the game that is kept. If it cannot be
// carried out on either, nothing happens but a notice.
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

// kept returns the game of the study as it is kept; ok is false if it is not kept.
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

// keep wants r in the place of the game as it is kept.
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
