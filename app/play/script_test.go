package play

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
)

var update = flag.Bool("update", false, "rewrite the sessions' expected lines")

// TestSessions plays the scripts in testdata. A line that begins with ">" is a
// message; the lines below it tell the state and the effects that follow from it.
func TestSessions(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no sessions", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			got := (&session{t: t, m: New()}).run(string(text))
			if *update {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			want, have := strings.Split(string(text), "\n"), strings.Split(got, "\n")
			for i := range max(len(want), len(have)) {
				if i >= len(want) || i >= len(have) || want[i] != have[i] {
					t.Fatalf("line %d:\n got %q\nwant %q", i+1, at(have, i), at(want, i))
				}
			}
		})
	}
}

func at(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "(nothing)"
}

// session is a program under test with what lies outside it.
type session struct {
	t       *testing.T
	m       Model
	stored  string
	waiting int
}

func (s *session) run(script string) string {
	var out strings.Builder
	for line := range strings.Lines(script) {
		line = strings.TrimRight(line, "\n")
		command, isCommand := strings.CutPrefix(line, "> ")
		if !isCommand {
			if line == "" || strings.HasPrefix(line, "#") {
				out.WriteString(line + "\n")
			}
			continue
		}
		out.WriteString(line + "\n")
		msg := s.message(strings.Fields(command))
		before := s.m
		var effects []Effect
		s.m, effects = Update(s.m, msg)
		out.WriteString(s.state(before))
		for _, e := range effects {
			out.WriteString(s.effect(e))
		}
	}
	return out.String()
}

// message reads a command: a verb and words, or key=value pairs.
func (s *session) message(words []string) Msg {
	arg := func(i int) string { return at(words, i) }
	pairs := map[string]string{}
	for _, w := range words[1:] {
		k, v, _ := strings.Cut(w, "=")
		pairs[k] = v
	}
	number := func(text string) int {
		n, err := strconv.Atoi(text)
		if err != nil {
			s.t.Fatalf("%v: %v", words, err)
		}
		return n
	}
	hole := func(name string) rules.Hole { return s.m.Game.Record.Board.Hole(name) }
	switch words[0] {
	case "load":
		if pairs["saved"] != "" {
			s.stored = pairs["saved"]
		}
		if _, again := pairs["again"]; again {
			s.m = New()
		}
		_, calm := pairs["calm"]
		_, blocked := pairs["blocked"]
		return Loaded{Saved: s.stored, Fragment: pairs["link"], Day: "2026-11-20", Seed: 5, Calm: calm, Blocked: blocked}
	case "navigate":
		return Navigated{strings.Join(words[1:], " ")}
	case "press":
		return Press{hole(arg(1))}
	case "hover":
		return Hover{hole(arg(1))}
	case "focus":
		return FocusMove{number(arg(1)), number(arg(2))}
	case "edge":
		return FocusEdge{End: arg(1) == "end", Board: arg(2) == "board"}
	case "legal":
		return FocusLegal{Back: arg(1) == "back"}
	case "undo":
		return Undo{}
	case "redo":
		return Redo{}
	case "step":
		return Step{number(arg(1))}
	case "last":
		return Step{s.m.Game.Live}
	case "continue":
		return Continue{Computer: arg(1) == "computer"}
	case "return":
		return Return{}
	case "start":
		setup := s.m.Setup
		for k, v := range pairs {
			switch k {
			case "opponent":
				setup.Opponent = v
			case "level":
				setup.Level = number(v)
			case "starter":
				setup.Starter = v
			case "edition":
				setup.Edition = v
			case "board":
				setup.Board = v
			case "number":
				setup.Seed = number(v)
			case "sheet":
				setup.Sheet = rules.Sheet(v)
			case "code":
				setup.Code = v
			case "opening":
				setup.Opening = v
			}
		}
		seed := uint64(5)
		if pairs["seed"] != "" {
			seed = uint64(number(pairs["seed"]))
		}
		return Start{setup, seed}
	case "rematch":
		return Rematch{6}
	case "resign":
		return Resign{}
	case "swap":
		return SwapSides{}
	case "hint":
		return AskHint{}
	case "turn":
		return Turn{Mirror: arg(1) == "mirror"}
	case "open":
		return Open{Dialog(arg(1))}
	case "close":
		return Close{}
	case "confirm":
		set := s.m.Settings
		set.Confirm = true
		return Set{set}
	case "still":
		set := s.m.Settings
		set.Animation = false
		return Set{set}
	case "hidden":
		return Seen{arg(1) == "on"}
	case "copy":
		return CopyLink{}
	case "copy-unread":
		return CopyUnread{}
	case "copied":
		return Copied{arg(1) == "ok"}
	case "stored":
		return Stored{arg(1) == "ok"}
	case "thought": // the engine's last word on the open question, or on another
		id := s.m.question.ID
		if pairs["id"] != "" {
			id = number(pairs["id"])
		}
		score := 0
		if pairs["score"] != "" {
			score = number(pairs["score"])
		}
		_, open := pairs["more"]
		return Thought{id, engine.Info{Best: hole(arg(1)), Score: score, Depth: 9}, !open}
	case "unanswered":
		return Unanswered{s.m.question.ID}
	case "tick":
		return Tick{s.waiting}
	case "skip":
		return SkipCount{}
	case "whole":
		return ShowWhole{arg(1) == "on"}
	}
	s.t.Fatalf("no such command: %v", words)
	return nil
}

// state tells what the Model shows, in one line, and what is remarkable in more.
func (s *session) state(before Model) string {
	m, g := s.m, s.m.Game
	var out strings.Builder
	fmt.Fprintf(&out, "  ply %d live %d of %d, %s to move", g.Record.Cursor, g.Live, len(g.Record.Moves), g.Position().Turn())
	is := func(yes bool, word string) {
		if yes {
			out.WriteString(", " + word)
		}
	}
	is(m.Linked, "linked")
	is(m.Looking() && !m.Linked, "looking")
	is(m.Thinking(), "thinking")
	is(g.Over(), "over")
	is(g.Record.Finish != rules.NotFinished, "finish "+g.Record.Finish.String())
	is(m.CanSwap(), "swap offered")
	is(m.Dialog != NoDialog, "dialog "+string(m.Dialog))
	is(m.Hint != rules.NoHole, "hint "+g.Record.Board.Name(m.Hint))
	is(m.Pending != rules.NoHole, "pending "+g.Record.Board.Name(m.Pending))
	is(m.steps() > 0, fmt.Sprintf("counted %d/%d", m.Counted, m.steps()))
	is(len(m.Others) > 0, fmt.Sprintf("%d aside", len(m.Others)))
	is(m.Focus != before.Focus, "focus "+g.Record.Board.Name(m.Focus))
	is(m.Unsaved, "unsaved")
	if i, ok := m.Thought(); ok {
		fmt.Fprintf(&out, ", value %d at depth %d", i.Score, i.Depth)
	}
	out.WriteString("\n")
	if m.Game.Seats != before.Game.Seats || m.Game.Edition != before.Game.Edition || m.Game.Origin != before.Game.Origin {
		fmt.Fprintf(&out, "  seats %v, %s, %v\n", g.Seats, g.Edition, g.Origin)
	}
	if n := m.Notice; n.Kind != NoNotice && m.Heard.Seq != before.Heard.Seq {
		fmt.Fprintf(&out, "  notice %s", noticeNames[n.Kind])
		if n.Kind == IllegalHole {
			fmt.Fprintf(&out, " %s %s", g.Record.Board.Name(n.Hole), n.Why)
		}
		if len(n.Faults) > 0 {
			fmt.Fprintf(&out, " %v kept %d of %d", n.Faults, n.Kept, n.Of)
		}
		out.WriteString("\n")
	}
	return out.String()
}

var noticeNames = map[NoticeKind]string{
	IllegalHole: "illegal", NotYourTurn: "not-your-turn", LookingBack: "looking-back", ConfirmHole: "confirm",
	HintGiven: "hint", LinkCopied: "copied", CopyFailed: "copy-failed", LinkDamaged: "link-damaged",
	LinkUnreadable: "link-unreadable", SavedUnread: "saved-unread", BadCode: "bad-code", SidesSwapped: "swapped",
	EngineFailed: "engine-failed", StorageFailed: "storage-failed",
}

// effect notes what an effect would do outside and tells it.
func (s *session) effect(e Effect) string {
	switch e := e.(type) {
	case Save:
		s.stored = e.Text
		return ""
	case Keep:
		return "  keep " + e.Text + "\n"
	case Think:
		purpose := []string{"move", "hint", "value", "pondering"}[e.Question.For]
		return fmt.Sprintf("  think %d for a %s, level %d: %s\n", e.Question.ID, purpose, e.Question.Level, e.Question.Record)
	case Halt:
		return "  halt\n"
	case Copy:
		return "  copy " + e.Record.String() + "\n"
	case CopyText:
		return "  copy the text " + e.Text + "\n"
	case ClearURL:
		return "  clear the address\n"
	case Focus:
		return ""
	case Wait:
		s.waiting = e.ID
		return fmt.Sprintf("  wait %d ms\n", e.Milliseconds)
	}
	s.t.Fatalf("unknown effect %T", e)
	return ""
}

// TestUpdateLeavesItsModelAlone replays random sessions and makes sure that no
// message changes the Model it was given, that a session saved and loaded again
// shows the same game, and that moves are only ever legal.
func TestUpdateLeavesItsModelAlone(t *testing.T) {
	for seed := range uint64(60) {
		m, _ := Update(New(), Loaded{Day: "2026-11-20", Seed: seed})
		r := seed*2654435761 + 1
		next := func(n int) int {
			r = r*6364136223846793005 + 1442695040888963407
			return int(r>>33) % n
		}
		for range 300 {
			msg := randomMsg(m, next)
			before := m.save()
			old := m
			after, effects := Update(m, msg)
			if old.save() != before {
				t.Fatalf("seed %d: %#v changed the model it was given", seed, msg)
			}
			if rec, err := rules.ParseRecord(after.Game.Record.String()); err != nil || !rec.Equal(after.Game.Record) {
				t.Fatalf("seed %d: %#v left the record %s: %v", seed, msg, after.Game.Record, err)
			}
			stored := slices.ContainsFunc(effects, func(e Effect) bool { _, ok := e.(Save); return ok })
			if changed := after.save() != before; changed != stored {
				t.Fatalf("seed %d: %#v: changed %v, stored %v", seed, msg, changed, stored)
			}
			m = after
		}
		again, _ := Update(New(), Loaded{Saved: m.save(), Day: "2026-11-20"})
		if m.Linked {
			m, _ = Update(m, Return{})
		}
		if !again.Game.Record.Equal(m.Game.Record) || again.Game.Live != m.Game.Live || again.Game.Seats != m.Game.Seats ||
			len(again.Others) != len(m.Others) || again.Settings != m.Settings || again.Setup != m.Setup {
			t.Fatalf("seed %d: loading again shows\n%+v\nnot\n%+v", seed, again.Game, m.Game)
		}
	}
}

// randomMsg is something a player or the engine might do, sensible or not.
func randomMsg(m Model, next func(int) int) Msg {
	legal := m.Game.Position().Legal().Slice()
	if next(3) > 0 && len(legal) > 0 {
		h := legal[next(len(legal))]
		if m.asked {
			return Thought{m.question.ID, engine.Info{Best: h, Depth: 3, Score: next(400) - 200}, true}
		}
		return Press{h}
	}
	links := []string{"", "k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv", "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7", "k1/b8", "#%zz"}
	setup := Setup{
		Opponent: []string{"computer", "person", "analysis", "nobody"}[next(4)],
		Level:    next(10), Starter: []string{"me", "other", "lot"}[next(3)],
		Edition: rules.Editions[next(len(rules.Editions))].Name,
		Board:   []string{"square", "irregular", "sheet", "today", "code"}[next(5)],
		Seed:    next(100), Sheet: rules.SheetPergioco, Code: []string{"", "8tsSQDQdDSQTtQdsQT"}[next(2)],
		Opening: []string{"free", "swap", "lot"}[next(3)],
	}
	msgs := []Msg{
		Press{rules.Hole(next(64))}, Press{rules.NoHole}, Undo{}, Undo{}, Redo{}, Step{next(60) - 2}, Continue{}, Continue{Computer: true},
		Return{}, Start{setup, uint64(next(1 << 20))}, Choose{setup}, Rematch{uint64(next(100))}, Resign{}, SwapSides{}, AskHint{}, Turn{}, Turn{Mirror: true},
		Open{MenuDialog}, Close{}, CopyLink{}, Copied{true}, Copied{}, Stored{true}, Stored{}, Seen{true}, Seen{}, Unanswered{m.question.ID},
		Thought{m.question.ID - 1, engine.Info{}, true}, Tick{m.waiting}, SkipCount{}, ShowWhole{true}, Navigated{links[next(len(links))]},
		Hover{rules.Hole(next(64))}, FocusOn{rules.Hole(next(64))}, FocusMove{1, 0}, FocusEdge{true, true}, FocusLegal{}, Tell{TopicScore},
	}
	return msgs[next(len(msgs))]
}
