package play

import (
	"cmp"
	"fmt"
	"reflect"
	"strings"
	"text/template"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/picture"
	"kulami/app/screen/analysis"
	"kulami/app/screen/course"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/wooden"
	"kulami/app/training"
	"kulami/rules"
)

// notes describes a Model: words with commas between them, and lines below.
type notes struct{ strings.Builder }

func (n *notes) say(format string, args ...any) { fmt.Fprintf(n, format, args...) }

// is adds a text if a condition is true.
func (n *notes) is(so bool, format string, args ...any) {
	if so {
		n.say(", "+format, args...)
	}
}

// state describes the Model's screen in one line, and its special features in more lines.
func (s *session) state(before Model) string {
	m, n := s.m, &notes{}
	n.say("  ")
	t, onTable := m.Table()
	if onTable {
		g := t.Game
		n.say("ply %d live %d of %d, %s to move", g.Record().Cursor(), g.Live(), g.Record().Len(), g.Position().Turn())
		n.is(t.Linked, "linked")
		n.is(t.Looking() && !t.Linked, "looking")
		n.is(t.Replaying, "replaying")
	} else {
		n.screen(m)
	}
	n.is(m.Thinking(), "thinking")
	if g := t.Game; onTable {
		n.is(g.Over(), "over")
		n.is(g.Record().Finish() != rules.NotFinished, "finish %s", g.Record().Finish())
		n.is(t.CanSwap(), "swap offered")
		n.is(g.Record().Rules().Handicap != 0, "handicap %+d", g.Record().Rules().Handicap)
		now := firstMilli + s.milli
		n.is(g.Timed(), "clocks %.1f %.1f", float64(g.TimeLeft(rules.First, now))/1000, float64(g.TimeLeft(rules.Second, now))/1000)
		n.is(t.ClockRuns() != rules.Nobody, "%s runs", t.ClockRuns())
		n.is(t.Paused(), "paused")
	}
	n.is(m.Dialog != desk.NoDialog, "dialog %s", m.Dialog)
	if g := t.Game; onTable {
		n.is(t.Hint() != 0, "hint %s", g.Board().Name(t.Hint().Hole()))
		n.is(t.Pending() != rules.NoHole, "pending %s", g.Board().Name(t.Pending()))
		if p := g.Position(); t.AtEnd() && p.Over() {
			n.is(true, "counted %d/%d", len(t.Steps()), len(picture.CountSteps(p.Score(), p.Board())))
		}
		n.is(g.Variation(), "line %s at %d", names(g.Board(), g.Moves()), g.Ply())
	}
	n.is(m.OwnID() != before.OwnID(), "game %s", m.OwnID())
	n.is(len(m.Recent) > 1, "%d recent", len(m.Recent))
	n.is(onTable && t.Away, "away")
	n.is(onTable && t.Game.Players.Mode == game.ByLink, "passed%s", map[rules.Side]string{rules.First: " own 1", rules.Second: " own 2"}[t.Game.Players.Own])
	n.is(m.Updated, "updated")
	if b := m.Screen().BoardShown(); b != nil {
		n.is(focus(m) != focus(before) || !before.Ready, "focus %s", b.Name(focus(m)))
	}
	n.is(m.Unsaved, "unsaved")
	i, ok := m.ThoughtOf(m.Screen().Asked())
	n.is(ok, "value %d at depth %d", i.Score, i.Depth)
	n.say("\n")
	n.news(m, before)
	return n.String()
}

// screen describes a screen other than the table.
func (n *notes) screen(m Model) {
	b := m.Screen().BoardShown()
	switch v := m.Screen().(type) {
	case course.Screen:
		found, need := v.Progress()
		n.say("lesson %s %d/%d", v.Lesson().Name, found, need)
		n.is(v.Wrong != rules.NoHole, "slip %s", b.Name(v.Wrong))
		n.is(v.Done(), "done")
	case wooden.Tally:
		score, last := v.Score(), game.LastNames(v.Marbles)
		n.say("%d and %d marbles count %d:%d by %s", v.Marbles.Marbles[0].Len(), v.Marbles.Marbles[1].Len(), score.Total(0), score.Total(1), v.Edition)
		n.is(v.SetsUp, "a position")
		n.is(v.Brush == rules.Nobody, "last marbles marked by a press")
		n.is(last != "", "last %s", last)
	case puzzles.Puzzle:
		if !v.HasPuzzle() {
			n.say("%s, not there", v.Name())
			n.is(m.Puzzles.State == training.NotThere, "missing")
			break
		}
		goal, margin := v.Goal()
		n.say("%s %d %s: %s by %d, %s", v.Name(), v.Number, v.State, goal, margin, v.Shown())
		wrong, reply := v.Tried()
		n.is(wrong != rules.NoHole, "wrong %s", b.Name(wrong))
		n.is(reply != rules.NoHole, "answer %s", b.Name(reply))
		if why, ok := v.Why(); ok {
			n.say("because %s %s %d at ply %d, missed %v", why.Kind, why.Side, why.Count, len(why.Line), why.Missed)
		}
		margin, exact, ok := v.Outcome()
		n.is(ok, "leads to %d exactly %v", margin, exact)
		n.is(v.Late, "late")
		n.is(v.Outdated(&m.Desk), "outdated")
		n.is(v.Streak.Best > 0, "streak %d of %d", v.Streak.Now, v.Streak.Best)
	case puzzles.Today:
		n.say("today, streak %d of %d, today %v, %d of %d tasks done", v.Streak.Now, v.Streak.Best, v.Streak.Today, puzzles.Done(v.All()), len(v.All()))
		n.is(v.Streak.Frozen, "frozen")
		n.is(v.Weak.Theme != "", "weak in %s", v.Weak.Theme)
		p := v.Progress
		n.is(!p.Counted(), "%d games to read", m.Library.Pending)
		n.is(p.All.Games() > 0, "results %v", p.All)
		n.is(len(p.Strength.Course) > 0, "rating %.0f ± %.0f, try level %d", p.Strength.Value, 2*p.Strength.Deviation, p.Strength.Suggested)
	case puzzles.Storm:
		n.say("storm, %d solved, %d missed, best %d, %d seconds left", m.Storm.Solved, m.Storm.Missed, m.Storm.Best, v.Left(&m.Desk))
		n.is(m.Storm.Running(), "running")
		n.is(v.Starts > 0, "starts in %d", v.Starts)
		n.is(v.Tried != 0, "answered")
		n.is(m.Storm.Over, "over")
		n.is(v.HasPuzzle(), "%s", v.Record())
	case wooden.Workshop:
		n.workshop(m.Desk, v)
	case wooden.Start:
		n.say("my set %s", v.Board.Layout())
		n.mine(m.Desk)
	case analysis.Screen:
		n.analysis(m, v)
	default:
		n.say("screen %s", v.Name())
	}
}

func (n *notes) analysis(m Model, v analysis.Screen) {
	b, about := v.BoardShown(), rules.Link{Record: v.Record(), Orientation: v.Orientation}.String()
	if v.BySetUp() {
		about = v.Fragment()
	}
	n.say("analysis of %s, %s to move", about, v.Position().Turn())
	n.is(v.CanRedo(), "%d of %d plies", v.Ply(), v.Plies())
	n.is(v.Off(), "engine off")
	note := v.Note()
	n.is(!note.IsEmpty(), "noted %s %v %q", note.Glyph, note.Value, note.Comment)
	n.is(v.CanUndelete(), "can undelete")
	n.is(v.Threat(), "threat")
	if p := v.Proving(); p.On {
		keep, of, _ := v.Keeping(&m.Desk)
		n.is(true, "proof for %s: %d of %d, %d of %d keep it", p.Side, p.Margin, p.StartMargin, keep, of)
		n.is(p.Safe, "%d is safe", p.Goal)
		n.is(p.Loss > 0, "%s lost %d", b.Name(p.LosingHole), p.Loss)
		return
	}
	for _, t := range v.Takings() {
		n.is(true, "%s would take tile %d by %s: %d:%d", t.Side, t.Tile, names(b, t.Holes.Slice()), t.After.Total(0), t.After.Total(1))
	}
	for _, move := range v.Threats(&m.Desk).Moves {
		n.is(true, "threat %s %d", b.Name(move.Best), move.Score)
	}
	for _, move := range m.ValuesOf(v.Asked()) {
		n.is(true, "%s %d", b.Name(move.Best), move.Score)
	}
}

// workshop describes the draft, the held tile and the last action.
func (n *notes) workshop(d desk.Desk, w wooden.Workshop) {
	n.say("draft %q", w.Draft)
	t, _, held := w.Held()
	n.is(held && w.Hand > 0, "hand %dx%d", t.W, t.H)
	n.is(held && w.Hand == 0, "picked %s", wooden.Inside(t))
	t, fits, ok := w.Ghost()
	n.is(ok, "ghost %s fits %v", t, fits)
	n.is(true, "at %s", w.Cell)
	if deed := w.Deed; deed != (wooden.Deed{}) {
		n.is(true, "%s", deedNames[deed.Kind])
		if deed.Tile.W > 0 && deed.Kind != wooden.TileTaken && deed.Kind != wooden.NoTileLeft {
			n.say(" %s", wooden.Inside(deed.Tile))
		}
		if deed.Name != "" {
			n.say(" %q", deed.Name)
		}
	}
	for _, f := range w.Draft.Faults() {
		n.is(f.Kind != rules.DraftMissing, "%s %v", f.Kind, f.Tiles)
	}
	n.mine(d)
}

// mine notes the player's own boards.
func (n *notes) mine(d desk.Desk) {
	for _, b := range d.Boards {
		n.is(true, "mine %q %s", b.Name, b.Layout)
	}
}

// strengths returns for each seat the level of the computer, or its strength if it is adaptive, or
// 0 for a person.
func strengths(p game.Players) (s [2]struct{ level float64 }) {
	for side, seat := range p.Seats() {
		s[side].level = seat.Strength().Float()
	}
	return s
}

// news describes the library, the players, and the notices.
func (n *notes) news(m, before Model) {
	for i, g := range m.Library.Summaries() {
		n.say("  %d. %q %s began %d: %d plies, %v, result %d, %s\n", i+1, g.Name, g.Edition, g.Began, g.Marbles, strengths(g.Players), g.Result(), g.Finish)
	}
	for _, u := range m.Library.Unread {
		n.say("  unread %s: %s\n", u.Key, u.Text)
	}
	if g, old := gameOf(m), gameOf(before); g.Exists() && (g.Players.Seats() != old.Players.Seats() || g.Edition != old.Edition || g.Origin != old.Origin) {
		n.say("  seats %v, %s, %v\n", strengths(g.Players), g.Edition, g.Origin)
	}
	if m.Announced.Seq == before.Announced.Seq {
		return
	}
	if m.Announced.Kind == desk.AnnounceTime {
		n.say("  say that %s has little time\n", m.Announced.Side)
	}
	if k := m.Notice; k.Kind != desk.NoNotice {
		n.say("  notice %s", cmp.Or(noticeNames[k.Kind], fmt.Sprint(k.Kind)))
		switch {
		case k.Kind == desk.MarblesUnfit:
			n.say(" %v", k.Unfit)
		case k.Kind == desk.IllegalHole:
			n.say(" %s %s", m.Screen().BoardShown().Name(k.Hole), k.Why)
		case len(k.Faults) > 0 && k.Of == rules.Unknown:
			n.say(" %v kept %d, maybe not all", k.Faults, k.Kept)
		case len(k.Faults) > 0:
			n.say(" %v kept %d of %d", k.Faults, k.Kept, k.Of)
		}
		n.say("\n")
	}
}

var deedNames = map[wooden.DeedKind]string{
	wooden.TileTaken: "taken", wooden.NoTileLeft: "none-left", wooden.TilePutBack: "put-back", wooden.NoTileHeld: "none-held", wooden.TilePlaced: "placed",
	wooden.TilePicked: "picked", wooden.TileMoved: "moved", wooden.TileTurned: "turned", wooden.TileLifted: "lifted", wooden.AllMoved: "all-moved",
	wooden.AllTurned: "all-turned", wooden.AllLifted: "all-lifted", wooden.DeedUndone: "undone",
	wooden.DeedRedone: "redone", wooden.BoardSaved: "saved", wooden.BoardFaulty: "faulty",
	wooden.TrayTurned: "tray-turned", wooden.AtEdge: "at-edge",
}

var noticeNames = map[desk.NoticeKind]string{
	desk.IllegalHole: "illegal", desk.EntryUnread: "entry-unread", desk.NotYourTurn: "not-your-turn", desk.FriendsTurn: "friends-turn", desk.LinkAwaited: "link-awaited", desk.LiveTurn: "live-turn", desk.FriendPlayed: "friend-played", desk.LinkOlder: "link-older", desk.LinkParted: "link-parted", desk.NoHint: "no-hint", desk.ConfirmHole: "confirm",
	desk.HintGiven: "hint", desk.TextCopied: "copied", desk.CopyFailed: "copy-failed", desk.ShareFailed: "share-failed", desk.FileSlow: "file-slow", desk.NoPicture: "no-picture", desk.MarblesUnfit: "marbles-unfit", desk.LinkDamaged: "link-damaged",
	desk.LinkUnreadable: "link-unreadable", desk.LinkUnchecked: "link-unchecked", desk.SavedUnread: "saved-unread", desk.BadCode: "bad-code", desk.SidesSwapped: "swapped",
	desk.EngineFailed: "engine-failed", desk.BothSides: "both-sides", desk.StorageFailed: "storage-failed", desk.CopyKept: "copy-kept", desk.ImportFailed: "import-failed",
	desk.GamesImported: "imported", desk.AnswersUnread: "answers-unread", desk.BackupRestored: "restored", desk.GameKept: "kept", desk.MovesPruned: "pruned",
	desk.TrialBegun: "trial", desk.NotesFull: "notes-full", desk.TreeFull: "tree-full", desk.CommentDeleted: "comment-deleted", desk.LinePromoted: "promoted",
	desk.WordsMissing: "words-missing", desk.NoVoice: "no-voice", desk.CoachOff: "coach-off", desk.TimeOver: "time-over", desk.ClocksPaused: "clocks-paused", desk.UndoHere: "undo-here",
}

// purposes has the words for the purposes of questions.
var purposes = []string{"move", "hint", "value", "value of each hole", "review", "lesson", "finish", "pondering"}

// effectTexts are the texts for the outside results of effects, by the names of their types. Some
// effects have no text.
var effectTexts = template.Must(template.New("").Funcs(template.FuncMap{"purpose": func(p desk.Purpose) string { return purposes[p] }}).Parse(`
{{define "Address"}}{{if .Push}}a new entry of the history{{end}}{{end}}
{{define "Focus"}}{{end}}{{define "ShowProgress"}}scroll to the progress{{end}}{{define "FocusCell"}}{{end}}{{define "PlaySound"}}{{end}}
{{define "Think"}}think {{.Question.ID}} for a {{purpose .Question.For}}{{if .Question.Pass}} after a pass{{end}}, level {{.Question.Level}}: {{.Question.Record}}{{end}}
{{define "Apply"}}apply the update{{end}}
{{define "Copy"}}copy {{.Fragment}}{{end}}
{{define "CopyFrame"}}copy a frame of {{.Fragment}}{{end}}
{{define "CopyGame"}}copy the game {{.Link}}{{end}}
{{define "CopyText"}}copy the text {{.Text}}{{end}}
{{define "Download"}}file {{.Name}}{{if ne .Type "application/json"}}, {{.Type}}: {{.Text}}{{end}}{{end}}
{{define "FetchPuzzles"}}fetch the puzzles{{end}}
{{define "FetchFinishes"}}fetch the finishes{{end}}
{{define "FetchWords"}}fetch the words of {{.Language}}{{end}}
{{define "Halt"}}halt{{end}}
{{define "Install"}}install{{end}}
{{define "NextSecond"}}wait a second{{end}}
{{define "Persist"}}ask for lasting storage{{end}}
{{define "Picture"}}picture {{.Name}}.{{.Format}}: {{.Shown}} with {{.Link}}{{end}}
{{define "Send"}}send {{.Link}}{{end}}
{{define "ReadClipboard"}}read the clipboard{{end}}
{{define "SendPlace"}}send #{{.Fragment}}{{end}}
{{define "SendFinish"}}send what finish {{.Number}} gave away: {{.Lost}}{{end}}
{{define "SendResult"}}send the result of {{.Day}}, tries {{.Tries}}, streak {{.Streak}}{{end}}
{{define "Hush"}}be silent{{end}}
{{define "KeepAwake"}}{{if .On}}keep the screen on{{else}}let the screen go dark{{end}}{{end}}
{{define "Wait"}}wait {{.Milliseconds}} ms{{end}}
{{define "WaitClock"}}wait {{.Milliseconds}} ms for the clock{{end}}
`))

// effect performs an effect as the outside would, and returns its text.
func (s *session) effect(e desk.Effect) string {
	switch e := e.(type) {
	case desk.Write:
		return s.write(e)
	case desk.Address:
		if shown := s.m.fragment(); e.Fragment != shown || e.ID != s.m.entryID() {
			s.t.Errorf("the address says %s of %q, shown is %s of %q", e.Fragment, e.ID, shown, s.m.entryID())
		}
	case desk.Wait:
		s.waiting = e.ID
	case desk.Speak:
		return s.spoken(e)
	}
	var out strings.Builder
	if err := effectTexts.ExecuteTemplate(&out, reflect.TypeOf(e).Name(), e); err != nil {
		s.t.Fatal(err)
	}
	if out.Len() == 0 {
		return ""
	}
	return "  " + strings.TrimSpace(out.String()) + "\n"
}

// spoken returns a text for a spoken sentence.
func (s *session) spoken(e desk.Speak) string {
	n := &notes{}
	n.say("  say")
	n.is(e.Hole != rules.NoHole, "%s", s.m.Screen().BoardShown().Name(e.Hole))
	n.is(e.State, "how the game stands")
	n.is(e.Announced, "what was announced")
	return n.String() + "\n"
}

// write stores a text. It returns no text for the head and the game shown.
func (s *session) write(e desk.Write) string {
	if s.stored[e.Key] != e.Was {
		s.t.Errorf("%s holds %q, not %q", e.Key, s.stored[e.Key], e.Was)
	}
	s.stored[e.Key] = e.Text
	switch {
	case e.Text == "":
		delete(s.stored, e.Key)
		return "  remove " + e.Key + "\n"
	case e.Key == library.HeadKey, e.Key == library.GamePrefix+s.m.OwnID():
		return ""
	}
	return "  store " + e.Key + ": " + e.Text + "\n"
}

// focus returns the tab stop of the board shown, where sessions need it.
func focus(m Model) rules.Hole {
	switch s := m.Screen().(type) {
	case puzzles.Puzzle, puzzles.Storm: // their scripts do not need it
	case interface{ Pointing() desk.Pointer }:
		return s.Pointing().Focus
	}
	return rules.NoHole
}

// names returns the names of holes.
func names(b *rules.Board, holes []rules.Hole) string {
	var words []string
	for _, h := range holes {
		words = append(words, b.Name(h))
	}
	return strings.Join(words, " ")
}
