package play

import (
	std "encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/json"
	"kulami/app/library"
	"kulami/app/screen/analysis"
	"kulami/app/screen/course"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/table"
	"kulami/app/screen/wooden"
	"kulami/rules"
	"kulami/rules/engine"
)

var update = flag.Bool("update", false, "rewrite the sessions' expected lines")

// TestSessions plays the scripts in testdata. A line that begins with ">" is a message or a command
// for the world outside the program. A message is the name of its type, such as focus-move, and its
// fields, as decode reads them. The lines below it are the resulting state and effects.
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
			got := newSession(t, nil).run(string(text))
			if *update {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			want, have := strings.Split(string(text), "\n"), strings.Split(got, "\n")
			for i := range max(len(want), len(have)) {
				if at(want, i) != at(have, i) {
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

// session is a program under test, with the world outside it.
type session struct {
	t       *testing.T
	m       Model
	stored  map[string]string
	minute  int64
	milli   int64 // since firstMilli, for clocks of games
	now     desk.Instant
	waiting int
}

// newSession returns a program that is not loaded yet, with stored texts.
func newSession(t *testing.T, stored map[string]string) *session {
	if stored == nil {
		stored = map[string]string{}
	}
	return &session{t: t, m: New(), stored: stored}
}

func (s *session) run(script string) string {
	var out strings.Builder
	for line := range strings.Lines(script) {
		line = strings.TrimRight(line, "\n")
		command, isCommand := strings.CutPrefix(line, "> ")
		if isCommand || line == "" || strings.HasPrefix(line, "#") {
			out.WriteString(line + "\n")
		}
		if !isCommand {
			continue
		}
		// Milliseconds in which no timer went off.
		command, after, _ := strings.Cut(command, " after=")
		msg := s.Message(strings.Fields(command))
		ms, _ := strconv.Atoi(after)
		s.milli += int64(ms)
		before := s.m
		if clocked(s.m) || s.milli > 0 {
			s.now = desk.Instant{Minute: s.minute, Date: s.now.Date, Milli: firstMilli + s.milli}
		}
		var effects []desk.Effect
		s.m, effects = Update(s.m, s.now, msg)
		if _, first := msg.(Loaded); first {
			var more []desk.Effect
			s.m, more = act(s.m, Shown{})
			effects = append(effects, more...)
		}
		effects = s.withoutLessons(effects)
		out.WriteString(s.state(before))
		for _, e := range effects {
			out.WriteString(s.effect(e))
		}
	}
	return out.String()
}

// withoutLessons answers the questions for advice as if all holes were equal, and returns the
// effects without these questions.
func (s *session) withoutLessons(effects []desk.Effect) (others []desk.Effect) {
	if _, ok := s.m.Table(); ok && s.m.Question.For == desk.ForLesson {
		var more []desk.Effect
		s.m, more = act(s.m, values(s.m, rules.NoHole, 0))
		effects = append(effects, more...)
	}
	for _, e := range effects {
		if q, ok := e.(desk.Think); !ok || q.Question.For != desk.ForLesson {
			others = append(others, e)
		}
	}
	return others
}

// Message runs a command outside the program, and returns the resulting message. It is one list of
// commands.
func (s *session) Message(words []string) desk.Msg {
	command, words := words[0], words[1:]
	shown := library.GamePrefix + gameOf(s.m).ID
	number := func(i int) int64 {
		n, err := strconv.ParseInt(at(words, i), 10, 64)
		if err != nil {
			s.t.Fatal(command, words, err)
		}
		return n
	}
	switch command {
	case "load": // the program again in a new page, with only this head stored
		s.minute++
		if at(words, 0) == "again" {
			s.m, words = New(), words[1:]
		}
		s.now = desk.Instant{Minute: s.minute, Date: today.Date}
		if head, ok := strings.CutPrefix(at(words, 0), "saved="); ok {
			s.stored, words = map[string]string{library.HeadKey: head}, words[1:]
		}
		return s.decode("loaded", words)
	case "changed": // another tab has stored the game shown with another record
		rec, _ := rules.ParseRecord(words[0])
		saved := game.Saved{}
		if err := std.Unmarshal([]byte(s.stored[shown]), &saved); err != nil {
			s.t.Fatal(shown, err)
		}
		saved.Record, saved.Live = rec.String(), rec.Len()
		s.stored[shown] = json.Encode(saved)
		return Changed{shown, s.stored[shown], at(words, 1) == "refused"}
	case "removed": // another tab has removed it
		delete(s.stored, shown)
		return Changed{Key: shown}
	case "minutes":
		s.minute += number(0)
		s.now = desk.Instant{Minute: s.minute, Date: today.Date}
		return desk.Tick{ID: -1}
	case "clock": // a day of November 2026, and minutes after its midnight
		s.minute = startOfNovember + number(0)*24*60 + number(1)
		s.now = desk.Instant{Minute: s.minute, Date: fmt.Sprintf("2026-11-%02d", number(0))}
		return desk.Tick{ID: -1}
	case "second": // a second of a storm
		s.now = desk.Instant{Minute: s.minute, Date: s.m.Now.Date, Milli: 1000 * number(0)}
		s.m = timeIs(s.m, s.now)
		return desk.SecondOver{}
	case "start-storm":
		words[0] = strings.TrimPrefix(words[0], "second=")
		s.now = desk.Instant{Minute: s.minute, Date: s.m.Now.Date, Milli: 1000 * number(0)}
		return puzzles.StartStorm{Seed: 7}
	case "later": // a number of milliseconds
		s.milli += number(0)
		if s.m.Alarm.At <= firstMilli+s.milli {
			return desk.ClockDue{ID: s.m.Alarm.ID}
		}
		return desk.ClockDue{ID: -1}
	case "set-back": // the device's clock
		s.milli -= number(0)
		return desk.ClockDue{ID: -1}
	case "learn": // the number of a lesson
		return Learn{At: slices.IndexFunc(course.Lessons, func(l course.Lesson) bool { return int64(l.Number) == number(0) })}
	case "save-board": // its name
		return wooden.SaveBoard{Board: game.Named{Name: strings.Join(words, " "), Layout: s.m.Screen().(wooden.Workshop).Built().Layout()}}
	case "solve": // the puzzle shown
		return desk.Press{Hole: s.m.Screen().(interface{ Solution() rules.Hole }).Solution()}
	case "solved": // the engine's proof for its question
		return s.solved()
	case "values": // the values of the named holes, the best first, a point apart
		a := engine.Analysis{}
		for i, name := range words {
			a.Moves = append(a.Moves, engine.Move{Info: engine.Info{Best: s.m.Screen().BoardShown().Hole(name), Score: -100 * i, Depth: 9}})
		}
		a.Info = a.Moves[0].Info
		return desk.Valued{ID: s.m.Question.ID, Analysis: a}
	}
	return s.decode(command, words)
}

// solved returns the real engine's answer about the position asked about.
func (s *session) solved() desk.Msg {
	r, err := rules.ParseRecord(s.m.Question.Record)
	if err != nil {
		s.t.Fatal(err)
	}
	var a engine.Analysis
	for a = range engine.New(engine.Options{Table: 1 << 20}).Analyse(r.Position(), engine.Limits{}) {
	}
	return desk.Valued{ID: s.m.Question.ID, Analysis: a, Done: true}
}

// messages returns the messages that scripts send, with default fields.
func (s *session) messages() []desk.Msg {
	t, _ := s.m.Table()
	asked := s.m.Question.ID
	return []desk.Msg{
		wooden.AimAt{}, analysis.Annotate{}, AnswerUndo{}, desk.ApplyUpdate{}, wooden.AskFair{}, table.AskHint{}, desk.AskInstall{}, desk.Backup{}, desk.Branch{}, wooden.Brush{}, wooden.ClearMarbles{}, desk.Close{},
		desk.Consider{}, analysis.ConsiderTile{}, Continue{}, wooden.CountBoard{}, wooden.Stroke{}, desk.Copied{}, desk.CopyEmbed{}, desk.CopyLink{}, desk.CopyRecord{}, desk.CopyUnread{}, wooden.CountBy{}, Delete{}, wooden.Done{}, wooden.Drop{},
		wooden.DropBoard{}, Entry{}, wooden.ExchangeMarbles{}, desk.FetchAgain{}, desk.FocusEdge{}, desk.FocusLegal{}, desk.FocusMove{}, desk.Goto{}, desk.Hover{}, Import{}, KeepGame{}, KeepOne{},
		analysis.KeepValue{}, wooden.Lift{}, wooden.LiftAll{}, table.LinkSent{Link: t.Link(desk.ShareMoves)},
		Loaded{Stored: maps.Clone(s.stored), Seed: uint64(100 + s.minute), Build: "test"}, analysis.Mark{}, Navigated{}, puzzles.NextPuzzle{},
		wooden.Nudge{}, desk.OfflineNow{}, Open{}, OpenGame{}, OpenPuzzle{}, table.PauseClock{}, wooden.PickUp{}, table.PlayBoth{}, desk.PlayLine{}, desk.PlayProof{}, desk.Press{},
		wooden.PressCell{}, desk.Promote{}, desk.Prune{},
		puzzles.PuzzlesFetched{Text: strings.Join(strings.SplitAfterN(puzzleFile(), "\n", 21)[:20], ""), OK: true}, desk.Redo{}, wooden.Release{},
		Rematch{6}, desk.Rename{}, table.Replay{}, table.Resign{}, desk.Retry{}, Return{}, wooden.Rotate{}, desk.SaveFile{}, desk.SavePicture{}, desk.Scrub{}, desk.Seen{}, desk.SendLink{}, desk.Set{Settings: s.m.Settings}, table.SetReplaySpeed{}, SetUp{},
		desk.ShareFrom{}, table.ShareNames{}, puzzles.ShareResult{}, desk.ShowSolution{}, table.ShowWhole{}, desk.SkipCount{}, Start{s.m.Setup, 5}, StartWooden{s.m.Setup, 5},
		desk.Step{Ply: gameOf(s.m).Live()}, desk.Stored{}, desk.SwapSides{}, analysis.SwitchEngine{}, analysis.SwitchThreat{}, table.SwitchVoice{}, wooden.Take{},
		desk.Thought{ID: asked, Info: engine.Info{Depth: 9, Low: -engine.Unbounded, High: engine.Unbounded}, Done: true}, desk.Tick{ID: s.waiting}, desk.Turn{},
		desk.Unanswered{ID: asked}, desk.Undelete{}, desk.Undo{}, desk.UpdateWaits{}, wooden.StudyBoard{}, wooden.Tiles{}, wooden.UseBoard{}, desk.Visit{}, Voiceless{},
		desk.WordsFetched{Language: s.m.Settings.Language},
	}
}

// puzzleFile returns the app's collection of puzzles.
var puzzleFile = sync.OnceValue(func() string {
	text, err := os.ReadFile("../../static/puzzles.txt")
	if err != nil {
		panic(err)
	}
	return string(text)
})

// decode returns a message by the name of its type. Each word is field=value, the name of a field
// that is true, or the value of the next field. The last field takes the rest.
func (s *session) decode(name string, words []string) desk.Msg {
	sent := s.messages()
	i := slices.IndexFunc(sent, func(m desk.Msg) bool {
		return strings.EqualFold(reflect.TypeOf(m).Name(), strings.ReplaceAll(name, "-", ""))
	})
	if i < 0 {
		s.t.Fatal("no such command; a message of this name would have to be listed in messages: ", name, words)
	}
	msg := reflect.New(reflect.TypeOf(sent[i])).Elem()
	msg.Set(reflect.ValueOf(sent[i]))
	fields := fieldsOf("", msg)
	slices.SortStableFunc(fields, func(a, b field) int { return strings.Count(a.name, ".") - strings.Count(b.name, ".") })
	for next := 0; len(words) > 0; words = words[1:] {
		key, value, pair := strings.Cut(words[0], "=")
		at := slices.IndexFunc(fields, func(f field) bool { return strings.HasSuffix(f.name, "."+key) })
		switch {
		case at >= 0 && pair:
		case at >= 0 && fields[at].Kind() == reflect.Bool:
			value = "true"
		case next < len(fields):
			at, value = next, words[0]
			if next++; next == len(fields) {
				value, words = strings.Join(words, " "), words[:1]
			}
		default:
			s.t.Fatalf("%s has no field for %q", name, words)
		}
		s.set(fields[at], value)
	}
	return msg.Interface().(desk.Msg)
}

// field is a field of a message, such as .hole, or of a struct in it, such as .setup.level.
type field struct {
	name string
	reflect.Value
}

func fieldsOf(name string, v reflect.Value) (all []field) {
	if _, point := v.Interface().(rules.Point); v.Kind() != reflect.Struct || point {
		return []field{{name, v}}
	}
	for i := range v.NumField() {
		if f := v.Type().Field(i); f.IsExported() {
			all = append(all, fieldsOf(name+"."+strings.ToLower(f.Name), v.Field(i))...)
		}
	}
	return all
}

// set sets a field to the value of a text. Holes and places have their names, sides are first and
// second, and games of the library have numbers from 1.
func (s *session) set(f field, text string) {
	switch f.Interface().(type) {
	case rules.Hole:
		f.SetInt(int64(rules.NoHole))
		if b := s.m.Screen().BoardShown(); b != nil {
			f.SetInt(int64(b.Hole(text)))
		}
		return
	case rules.Point:
		p, _ := rules.ParsePoint(text)
		f.Set(reflect.ValueOf(p))
		return
	case rules.Side:
		f.SetInt(int64(slices.Index([]string{"first", "second"}, text)))
		return
	}
	if n, err := strconv.Atoi(text); f.name == ".id" && err == nil && 1 <= n && n <= len(s.m.Library.Games) {
		text = s.m.Library.Games[n-1].ID
	}
	if f.Kind() == reflect.String {
		f.SetString(text)
	} else if _, err := fmt.Sscan(text, f.Addr().Interface()); err != nil {
		s.t.Fatalf("%s cannot be %q: %v", f.name, text, err)
	}
}

// firstMilli is the start of the sessions, in milliseconds since 1970.
const firstMilli = 1_795_000_000_000

// startOfNovember is one day before 1 November 2026, at midnight, in minutes since 1970.
const startOfNovember = 20757 * 24 * 60
