package play

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"kulami/rules"
)

// study is the game that an analysis is about. What is tried is only in its tree, and in
// the address. What is written, promoted or deleted is also kept with the player's own
// game, or with the linked game that the analysis was opened from.
type study struct {
	tree    rules.Record // with the line shown
	game    string       // the id of the player's own game, or nothing
	deleted *deleted     // what Undelete brings back, nil for nothing
}

// deleted is a study as it was before the latest change of it.
type deleted struct {
	tree, kept rules.Record // kept is zero where the game is not kept
	line       []rules.Hole
	ply        int
}

// newAnalysis returns the analysis of the position of an origin.
func newAnalysis(s Shell, from origin) Analysis {
	a := Analysis{record: from.record, edition: from.edition, Pointer: newPointer(from.record.Board())}
	a.study = study{tree: from.tree, game: from.game}
	if kept, ok := a.kept(s); ok {
		if tree := kept.Shown(); relate(from.tree, tree) == Behind { // something was written since
			a.study.tree = tree
		}
	}
	tree, err := a.study.tree.Try(from.line)
	if from.tree.IsZero() || err != nil {
		a.study.tree = from.record
		return a
	}
	a.study.tree, a.ahead = tree, from.line[from.record.Len():]
	return a
}

// treePlace is a node of a tree: a ply of one of its lines.
type treePlace struct{ line, ply int }

// cutPlace reads the place of a node in a variation, "v2p5", in front of a record text.
func cutPlace(text string) (at treePlace, rest string) {
	first, rest, _ := strings.Cut(text, "/")
	line, ply, ok := strings.Cut(strings.TrimPrefix(first, "v"), "p")
	n, errN := strconv.Atoi(line)
	p, errP := strconv.Atoi(ply)
	if !ok || !strings.HasPrefix(first, "v") || errN != nil || errP != nil || n < 1 || p < 0 {
		return treePlace{}, text
	}
	return treePlace{n, p}, rest
}

// addressed returns the analysis of an address, with the player's own game that has its
// moves if that was shown lately.
func addressed(s Shell, r rules.Record, at treePlace) Analysis {
	from := origin{record: r, tree: r, line: r.Moves()}
	ply := r.Cursor()
	if lines := r.Lines(); at.line > 0 && at.line < len(lines) {
		from.line, ply = lines[at.line], min(at.ply, len(lines[at.line]))
	}
	from.record, _ = r.Extract(from.line[:ply])
	for _, id := range s.Recent {
		g, err := unpack(id, s.store.game(id))
		if err != nil || !g.moved() || g.Shown().Len() != r.Len() {
			continue
		}
		if is := relate(r, g.Shown()); is != Parted {
			from.game, from.edition = id, g.Edition
			break
		}
	}
	return newAnalysis(s, from)
}

// fragment has the whole tree, and the place of the node shown where that is in a variation.
func (a Analysis) fragment() string {
	if a.setUp != nil {
		return a.setUp.fragment()
	}
	t := newTree(a.study.tree).at(a.Line(), a.Ply())
	at := ""
	if line, ply := t.variation(); line > 0 {
		at = "v" + strconv.Itoa(line) + "p" + strconv.Itoa(ply) + "/"
	}
	return string(AnalysisScreen) + "/" + at + t.record.WithOrientation(a.record.Orientation()).String()
}

// Tree returns the game with everything that was tried and written here.
func (a Analysis) Tree() rules.Record { return a.study.tree }

// Line returns the moves of the line shown, those taken back included.
func (a Analysis) Line() []rules.Hole { return slices.Concat(a.moves(), a.ahead) }

// Note returns what is written about the position.
func (a Analysis) Note() rules.Note { return a.study.tree.Note(a.record.Moves()) }

// Note returns what is written about the position shown.
func (t Table) Note() rules.Note { return t.Game.Record().Note(t.Game.Path()) }

// Note returns what is written about the position shown.
func (v Review) Note() rules.Note { return v.game.Record().Note(v.record.Moves()[:v.ply]) }

// Variation reports whether the move that led to the position is in a variation.
func (a Analysis) Variation() bool {
	path := a.record.Moves()
	return common(path, a.study.tree.Moves()) < len(path)
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
func (a Analysis) annotate(s Shell, msg Msg) (next Analysis, after Shell, ok bool) {
	if a.setUp != nil {
		return a, s, false
	}
	switch msg := msg.(type) {
	case Goto:
		if lines := a.study.tree.Lines(); msg.Line >= 0 && msg.Line < len(lines) {
			a, s = a.show(s, lines[msg.Line], msg.Ply)
		}
	case Branch:
		t := newTree(a.study.tree).at(a.Line(), a.Ply()).branched(msg.Out)
		a, s = a.show(s, t.Moves(), t.Ply())
	case Annotate:
		before, n := a.Note().Comment, a.Note()
		n.Comment, s.Dialog = msg.Comment, NoDialog
		a, s = a.write(s, n)
		if before != "" && a.Note().Comment == "" {
			s = s.notify(Notice{Kind: CommentDeleted})
		} else {
			a.study.deleted = nil
		}
	case Mark:
		n := a.Note()
		if n.Glyph == msg.Glyph {
			msg.Glyph = rules.NoGlyph
		}
		n.Glyph = msg.Glyph
		a, s = a.write(s, n)
		a.study.deleted = nil
	case KeepValue:
		n := a.Note()
		n.Value, ok = a.worth(s)
		if a.Note().Value.Known {
			n.Value = rules.Value{}
		} else if !ok {
			return a, s, true
		}
		a, s = a.write(s, n)
		a.study.deleted = nil
	case Promote:
		if s.Dialog = NoDialog; a.CanPromote() {
			path := a.record.Moves()
			a, s = a.change(s, Notice{Kind: TreeFull}, func(r rules.Record) (rules.Record, error) {
				r, err := r.Try(path)
				return a.promoted(r), err
			})
			if s.Notice.Kind != TreeFull {
				s = s.notify(Notice{Kind: LinePromoted})
			}
		}
	case Prune:
		s.Dialog = NoDialog
		if path := a.record.Moves(); a.Variation() {
			a, s = a.change(s, Notice{}, func(r rules.Record) (rules.Record, error) { return r.Prune(path), nil })
			stem := path[:len(path)-1]
			line := a.study.tree.Through(stem)
			if line == nil {
				line = stem
			}
			a, s = a.show(s, line, len(stem))
			s = s.notify(Notice{Kind: MovesPruned})
		}
	case Undelete:
		if was := a.study.deleted; was != nil {
			kept := was.kept
			a.study.tree = was.tree
			if a, s = a.show(s, was.line, was.ply); !kept.IsZero() {
				s = a.keep(s, kept)
			}
			a.study.deleted, s.Notice = nil, Notice{}
		}
	default:
		return a, s, false
	}
	return a, s, true
}

// worth returns the engine's value of the position as a note has it; ok is false if it has
// none yet.
func (a Analysis) worth(s Shell) (v rules.Value, ok bool) {
	i, ok := s.ThoughtOf(a.Asked())
	if !ok || a.Off {
		return rules.Value{}, false
	}
	score := i.Score
	if a.Position().Turn() == rules.Second {
		score = -score
	}
	return rules.Value{Known: true, Proven: i.Exact, Tenths: int(math.Round(float64(score) / 10))}, true
}

// CanKeepValue reports whether KeepValue would do anything.
func (a Analysis) CanKeepValue(s Shell) bool {
	_, ok := a.worth(s)
	return ok || a.Note().Value.Known
}

// write puts a note on the position shown.
func (a Analysis) write(s Shell, n rules.Note) (Analysis, Shell) {
	return a.change(s, Notice{Kind: NotesFull}, func(r rules.Record) (rules.Record, error) {
		r, err := r.Try(n.Line)
		if err != nil {
			return r, err
		}
		return r.WithNote(n)
	})
}

// change carries a change out on the tree, and on the game that is kept. If it cannot be
// carried out on either, nothing happens but a notice.
func (a Analysis) change(s Shell, full Notice, do func(rules.Record) (rules.Record, error)) (Analysis, Shell) {
	was := deleted{tree: a.study.tree, line: a.Line(), ply: a.Ply()}
	tree, err := do(a.study.tree)
	if err != nil {
		return a, s.notify(full)
	}
	s.Notice = Notice{}
	if kept, ok := a.kept(s); ok {
		was.kept = kept.Record()
		after, err := do(was.kept)
		if err != nil {
			return a, s.notify(full)
		}
		s = a.keep(s, after)
	}
	a.study.tree, a.study.deleted = tree, &was
	return a, s.announce(Announcement{Kind: AnnounceShown})
}

// kept returns the game of the study as it is kept; ok is false if it is not kept.
func (a Analysis) kept(s Shell) (t Tree, ok bool) {
	if id := a.study.game; id != "" {
		g, err := unpack(id, s.store.game(id))
		return g.Tree, err == nil
	}
	r, err := rules.ParseRecord(s.leftLink)
	tree := a.study.tree
	if err != nil || tree.IsZero() || r.Board().Layout() != tree.Board().Layout() || r.Rules() != tree.Rules() {
		return t, false
	}
	return newTree(r), slices.Equal(r.Moves(), tree.Moves())
}

// keep wants r in the place of the game as it is kept.
func (a Analysis) keep(s Shell, r rules.Record) Shell {
	id := a.study.game
	if id == "" {
		s.leftLink = r.String()
		return s
	}
	if g, err := unpack(id, s.store.game(id)); err == nil && slices.Equal(g.Record().Moves(), r.Moves()) {
		g.Tree = g.Tree.with(r)
		s.store = s.store.saveGame(g)
	}
	return s
}

// show shows a ply of a line of the tree.
func (a Analysis) show(s Shell, line []rules.Hole, ply int) (Analysis, Shell) {
	ply = min(max(ply, 0), len(line))
	a = a.with(line[:ply])
	a.ahead, a.failed, a.threat, s.Notice = line[ply:], false, false, Notice{}
	return a, s.announce(Announcement{Kind: AnnounceShown})
}

// with returns t with the variations and notes of r, which has the same game.
func (t Tree) with(r rules.Record) Tree {
	t.record = r.WithCursor(t.record.Cursor()).WithOrientation(t.record.Orientation())
	if t.line != nil && t.record.Through(t.line[:t.ply]) == nil {
		t.line, t.ply = nil, 0
	}
	return t
}
