package library

import (
	"slices"

	"kulami/rules"
)

// Drafts is the draft of a board with its history for undo and redo.
type Drafts struct {
	Draft  rules.Draft
	done   []rules.Draft // drafts for undo, the latest last; never changed in place
	undone []rules.Draft // drafts for redo; never changed in place
}

// maxUndone is the maximum number of steps for undo. maxKept is the number of these that are
// stored.
const (
	maxUndone = 200
	maxKept   = 20
)

// CanUndo reports whether there is a step to undo.
func (d Drafts) CanUndo() bool { return len(d.done) > 0 }

// CanRedo reports whether there is a step to redo.
func (d Drafts) CanRedo() bool { return len(d.undone) > 0 }

// Then returns d after a step to another draft.
func (d Drafts) Then(draft rules.Draft) Drafts {
	if draft == d.Draft {
		return d
	}
	from := max(0, len(d.done)+1-maxUndone)
	return Drafts{Draft: draft, done: append(slices.Clip(d.done), d.Draft)[from:]}
}

// Undo returns d before its latest step, or d if there is none.
func (d Drafts) Undo() Drafts {
	if n := len(d.done); n > 0 {
		return Drafts{d.done[n-1], d.done[:n-1], append(slices.Clip(d.undone), d.Draft)}
	}
	return d
}

// Redo returns d after the step that was last undone, or d if there is none.
func (d Drafts) Redo() Drafts {
	if n := len(d.undone); n > 0 {
		return Drafts{d.undone[n-1], append(slices.Clip(d.done), d.Draft), d.undone[:n-1]}
	}
	return d
}

// Texts returns the texts to store: the draft and those before it, the latest first.
func (d Drafts) Texts() []string {
	if d.Draft == (rules.Draft{}) && len(d.done) == 0 {
		return nil
	}
	texts := []string{d.Draft.String()}
	for i := len(d.done) - 1; i >= max(0, len(d.done)-maxKept); i-- {
		texts = append(texts, d.done[i].String())
	}
	return texts
}

// DraftsOf reads the drafts of Texts. An unreadable text becomes an empty draft.
func DraftsOf(texts []string) (d Drafts) {
	for i, text := range texts {
		draft, _ := rules.ParseDraft(text)
		if i == 0 {
			d.Draft = draft
		} else {
			d.done = append(d.done, draft)
		}
	}
	slices.Reverse(d.done)
	return d
}
