package view

import (
	"math"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// status draws the line that says what is going on, or what has just been asked.
func (r *Root) status() app.UI {
	m := &r.model
	head, rest := r.statusWords()
	if n := r.noticeWords(); n != "" {
		return app.P().Class("status", "notice").DataSet("status", "notice").Body(app.Span().Text(n))
	}
	if m.Heard.Kind == play.HeardBoard {
		return app.P().Class("status", "notice").DataSet("status", "answer").Body(app.Span().Text(r.heard()))
	}
	state := "play"
	switch {
	case m.AtEnd():
		state = "over"
	case m.Asking():
		state = "thinking"
	case m.Looking():
		state = "looking"
	}
	body := []app.UI{app.Strong().Text(head), app.Span().Text(rest)}
	if m.Asking() {
		body = append(body, app.Span().Class("dots").Aria("hidden", "true"))
	}
	return app.P().Class("status").DataSet("status", state).Body(body...)
}

// statusWords tells whose turn it is and where, or how the game ended.
func (r *Root) statusWords() (head, rest string) {
	t, m := r.text, &r.model
	p := m.Game.Position()
	switch {
	case m.Counting():
		return t.Count, ""
	case m.AtEnd():
		return r.result()
	case m.Linked && len(m.Game.Moves()) == m.Game.Ply():
		return t.LinkedGame, r.where(p)
	case m.Game.Line != nil:
		return t.Variation, r.lookingAt()
	case m.Looking():
		return t.LookingAt(m.Game.Ply(), len(m.Game.Moves())), ""
	case m.Thinking():
		return t.ThinkingNow, r.depth()
	case m.Asking():
		return t.HintSearch, r.depth()
	case m.CanSwap():
		return t.YourMove, t.SwapOffer
	}
	head = t.SideToMove(r.sides()[p.Turn()])
	if m.Person() != rules.Nobody {
		head = t.YourMove
	}
	if m.Game.Value {
		if v := r.value(); v != "" {
			return head, v
		}
	}
	return head, r.where(p)
}

// lookingAt tells the ply shown, and in an analysis the engine's value of it.
func (r *Root) lookingAt() string {
	m := &r.model
	words := r.text.LookingAt(m.Game.Ply(), len(m.Game.Moves()))
	if v := r.value(); m.Game.Value && v != "" {
		words += " · " + v
	}
	return words
}

func (r *Root) where(p rules.Position) string {
	if p.Last() == rules.NoHole {
		return r.text.FirstAnywhere
	}
	name := p.Board().Name(p.Last())
	return r.text.Where(name[1:], name[:1], p.Legal().Len())
}

// result tells who won, and by what.
func (r *Root) result() (head, rest string) { return r.resultOf(r.model.Game) }

// resultOf tells who won a game that is over, and by what.
func (r *Root) resultOf(g play.Game) (head, rest string) {
	t := r.text
	switch winner, result := g.Winner(), g.Result(); {
	case winner == rules.Nobody:
		head = t.Draw
	case result == play.Won:
		head = t.YouWin
	case result == play.Lost:
		head = t.YouLose
	default:
		head = t.Wins(r.sides()[winner])
	}
	p := g.Record.At(g.Live)
	switch g.Record.Finish() {
	case rules.FirstResigned, rules.SecondResigned:
		return head, t.ByResignation
	case rules.DrawAgreed:
		return head, t.ByAgreement
	case rules.FirstOutOfTime, rules.SecondOutOfTime:
		return head, t.ByTime
	}
	var parts []string
	if margin := p.Score().Margin(); margin != 0 {
		parts = append(parts, t.ByPoints(max(margin, -margin)))
	}
	if p.Ply() < p.Rules().MaxPlies() {
		parts = append(parts, t.NoHoleLeft)
	}
	return head, strings.Join(parts, ", ")
}

// depth tells how far the engine has looked.
func (r *Root) depth() string {
	thought, ok := r.model.Thought()
	if !ok {
		return ""
	}
	return r.text.Depth(thought.Depth)
}

// value tells what the engine makes of the position, always with its depth, and
// as exact only where that is proven.
func (r *Root) value() string {
	t, m := r.text, &r.model
	thought, ok := m.Thought()
	if !ok {
		return ""
	}
	side, points := m.Game.Position().Turn(), float64(thought.Score)/100
	if points < 0 {
		side, points = side.Other(), -points
	}
	words := t.ValueEven
	if math.Round(points*10) > 0 {
		words = t.Value(r.sides()[side], points)
	}
	if thought.Exact {
		return words + ", " + t.Exact
	}
	return words + ", " + r.depth()
}

// notice is a line with the Model's notice where there is no status line.
func (r *Root) notice() app.UI {
	words := r.noticeWords()
	if words == "" {
		return nil
	}
	return app.P().Class("note").DataSet("status", "notice").Text(words)
}

// noticeWords tells the Model's notice, if there is one.
func (r *Root) noticeWords() string {
	t, n := r.text, r.model.Notice
	hole := r.model.Game.Record.Board().Name(n.Hole)
	switch n.Kind {
	case play.IllegalHole:
		if n.Why == rules.GameOver {
			return t.Why(n.Why, hole) + " " + r.resultSentence()
		}
		return t.Why(n.Why, hole)
	case play.NotYourTurn:
		return t.NotYourTurn
	case play.ConfirmHole:
		return t.ConfirmHole(hole)
	case play.HintGiven:
		return t.HintGiven(hole) + " · " + r.value()
	case play.LinkDamaged:
		return t.Damaged(n.Kept, n.Of) + " " + r.faults(n.Faults)
	case play.LinkUnreadable:
		if slices.Contains(n.Faults, rules.FaultNewerVersion) {
			return t.Newer
		}
		return t.Unreadable + " " + r.faults(n.Faults)
	case play.ImportFailed:
		if slices.Equal(n.Faults, []rules.Fault{rules.FaultNoRecord}) {
			return t.ImportFailed
		}
		return t.ImportFailed + " " + r.faults(n.Faults)
	case play.BackupRestored:
		return t.Restored(n.Kept, n.Of)
	}
	return map[play.NoticeKind]string{
		play.LinkCopied: t.LinkCopied, play.CopyFailed: t.CopyFailed, play.SavedUnread: t.SavedUnread, play.BadCode: t.BadCode,
		play.SidesSwapped: t.SidesSwapped, play.EngineFailed: t.EngineFailed, play.StorageFailed: t.Unsaved, play.CopyKept: t.CopyKept,
		play.GameKept: t.GameKept, play.OfflineReady: t.OfflineReady, play.FileTooLong: t.TooLarge, play.FileUnopened: t.Unopened,
		play.MovesPruned: t.MovesPruned, play.TrialBegun: t.TrialBegun, play.NoPicture: t.NoPicture,
	}[n.Kind]
}

func (r *Root) faults(list []rules.Fault) string {
	words := make([]string, len(list))
	for i, f := range list {
		words[i] = r.text.Fault.Of(f)
	}
	return "(" + strings.Join(words, ", ") + ")"
}

// said is what a screen reader was told last, and what it is to be told when the
// page is drawn next.
type said struct {
	seq    int // of the latest play.Heard that is in words
	words  string
	region int
	next   []string
}

// catchWords puts the latest announcement into words, once: it stays as it is said
// while the engine finds other values, and what follows before the page is drawn
// does not drown it.
func (r *Root) catchWords() {
	if seq := r.model.Heard.Seq; seq != r.said.seq {
		r.said.seq, r.said.next = seq, append(r.said.next, r.heard())
	}
}

// live is what a screen reader says: the latest announcement, in one of two
// regions by turns, so that the same words said again are heard again.
func (r *Root) live() app.UI {
	r.catchWords()
	if len(r.said.next) > 0 {
		r.said.words, r.said.region, r.said.next = strings.Join(r.said.next, " "), 1-r.said.region, nil
	}
	words := [2]string{}
	words[r.said.region] = r.said.words
	region := func(i int) app.UI {
		return app.Div().Class("heard").Aria("live", "polite").Aria("atomic", "true").Text(words[i])
	}
	return app.Div().Body(region(0), region(1))
}

// heard puts the latest announcement into words.
func (r *Root) heard() string {
	t, m := r.text, &r.model
	p := m.Game.Position()
	h := m.Heard
	switch h.Kind {
	case play.HeardLesson:
		return r.heardLesson()
	case play.HeardWooden:
		return r.heardWooden()
	case play.HeardWorkshop:
		return r.heardWorkshop()
	case play.HeardMove:
		words := []string{t.Played(r.sides()[h.Side], p.Board().Name(h.Hole)), r.tally()}
		if m.Game.Line != nil {
			words = append([]string{t.Variation + "."}, words...)
		}
		if m.AtEnd() {
			return strings.Join(append(words, r.resultSentence()), " ")
		}
		words = append(words, t.HolesLeft(p.Legal().Len()))
		if m.Notice.Kind == play.TrialBegun {
			words = append(words, t.TrialBegun)
		}
		return strings.Join(words, " ")
	case play.HeardShown:
		words := []string{t.LookingAt(m.Game.Ply(), len(m.Game.Moves())) + "."}
		if m.Game.Line != nil {
			words = []string{t.Variation + ".", words[0]}
		}
		if p.Last() != rules.NoHole {
			words = append(words, t.Played(r.sides()[p.Turn().Other()], p.Board().Name(p.Last())))
		}
		words = append(words, r.tally())
		if m.AtEnd() {
			words = append(words, r.resultSentence())
		}
		if m.Notice.Kind == play.OfflineReady {
			words = append(words, t.OfflineReady)
		}
		return strings.Join(words, " ")
	case play.HeardNotice:
		return r.noticeWords()
	case play.HeardStart:
		head, rest := r.statusWords()
		return t.GameBegins + " " + sentence(head, rest)
	case play.HeardBoard:
		return r.told(h.Topic, h.Hole)
	}
	return ""
}

func (r *Root) resultSentence() string { return sentence(r.result()) }

// sentence joins what the status line says in two parts.
func sentence(head, rest string) string {
	if rest == "" {
		return head + "."
	}
	return head + ", " + rest + "."
}

// tally tells both sides' points, the person's first.
func (r *Root) tally() string {
	totals := r.model.Marks().Totals
	first := max(r.model.Person(), rules.First)
	name := func(side rules.Side) string {
		if r.model.Person() == side {
			return r.text.You
		}
		return r.sides()[side]
	}
	return r.text.Tally(name(first), totals[first], name(first.Other()), totals[first.Other()])
}

// told answers a board command.
func (r *Root) told(topic play.Topic, h rules.Hole) string {
	t, m := r.text, &r.model
	p := m.Game.Position()
	switch topic {
	case play.TopicLast:
		if p.Last() == rules.NoHole {
			return t.NothingYet
		}
		return t.Played(r.sides()[p.Turn().Other()], p.Board().Name(p.Last()))
	case play.TopicPlayable:
		legal := m.Marks().Legal
		names := make([]string, 0, legal.Len())
		for hole := range legal.All() {
			names = append(names, p.Board().Name(hole))
		}
		return t.Playable(strings.Join(names, " "), len(names))
	case play.TopicTile:
		holes := p.Board().TileHoles(p.Board().TileOf(h))
		names := r.sides()
		return p.Board().Name(h) + ", " + t.TileOf(holes.Len(), names[0], (holes&p.Marbles(rules.First)).Len(),
			names[1], (holes&p.Marbles(rules.Second)).Len())
	case play.TopicValue:
		if v := r.value(); v != "" {
			return v
		}
		return t.NoValue
	}
	return r.tally()
}
