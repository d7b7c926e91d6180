package rules

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// scene is the state that the commands of a case change.
type scene struct {
	pos     Position
	marbles [2]Set // marbles of the position or of the command marbles
	draft   Draft
	diagram Diagram
}

// runCommand runs one command with its text and returns the answer.
func (s *scene) runCommand(line, text string) []string {
	word, arg, _ := strings.Cut(line, " ")
	if s.pos.board == nil && slices.Contains([]string{"rules", "moves", "marbles", "legal", "draw", "why", "over", "score", "totals", "tiles", "code", "grid", "perft", "number", "turned", "symmetries", "redraft", "put"}, word) {
		return []string{"no board"}
	}
	switch word {
	case "board": // a name of a printed board, or board text
		if arg != "" {
			return s.setBoard(Sheet(arg).Board(), nil)
		}
		return s.setBoard(ParseBoard(text))
	case "layout":
		return s.setBoard(ParseLayout(arg))
	case "deal": // shape and seed
		return s.deal(arg)
	case "rules": // an edition or letters
		return s.setRules(arg)
	case "moves": // from the empty board; in the text or after the word
		return s.play(strings.Fields(arg + " " + text))
	case "marbles": // R and B; _ is an empty hole, . is no hole
		return s.setMarbles(strings.Split(text, "\n"))
	case "legal":
		return []string{s.names(s.pos.Legal())}
	case "draw": // * is a legal hole
		return s.draw()
	case "why":
		return s.why(strings.Fields(arg))
	case "over":
		return []string{strconv.FormatBool(s.pos.Over())}
	case "score":
		return s.score(arg)
	case "totals":
		return s.totals()
	case "tiles":
		return s.tiles()
	case "code":
		return []string{s.pos.board.Layout()}
	case "grid":
		return s.pos.board.Grid()
	case "perft":
		return s.perft(arg)
	case "record":
		rec, err := ParseLink(text)
		return describeLink(rec, err)
	case "import":
		found, err := ParseImport(text, s.pos.board)
		return describeImport(found, err)
	case "check":
		return []string{CheckCode(arg)}
	case "link":
		rec, err := ParseLink(arg)
		if err != nil {
			return []string{err.Error()}
		}
		s.pos = rec.Position()
		s.marbles = s.pos.marbles
		return nil
	}
	return s.runWorkshopCommand(word, arg, text)
}

func (s *scene) setBoard(b *Board, err error) []string {
	if err != nil {
		return []string{err.Error()}
	}
	*s = scene{pos: Start(b, Ruleset{})}
	return nil
}

func (s *scene) deal(arg string) []string {
	word, number, _ := strings.Cut(arg, " ")
	seed, err := strconv.ParseUint(number, 10, 64)
	if err != nil {
		return []string{"bad seed"}
	}
	shape := Square
	if word == "irregular" {
		shape = Irregular
	}
	return s.setBoard(Deal(seed, shape), nil)
}

func (s *scene) setRules(name string) []string {
	r, ok := ParseRuleset(name)
	if e, named := EditionNamed(name); named {
		r, ok = e.Rules, true
	}
	if !ok {
		return []string{"no such rules"}
	}
	s.pos.rules = r
	return nil
}

func (s *scene) play(moves []string) []string {
	s.pos = Start(s.pos.board, s.pos.rules)
	for i, name := range moves {
		next, err := s.pos.Play(s.pos.board.Hole(name))
		var me *MoveError
		if errors.As(err, &me) {
			return []string{fmt.Sprintf("move %d, %s: %s", i+1, name, me.Why)}
		}
		s.pos = next
	}
	s.marbles = s.pos.marbles
	return nil
}

func (s *scene) setMarbles(rows []string) []string {
	s.marbles = [2]Set{}
	for i, row := range rows {
		for x, c := range row {
			h := s.pos.board.At(Point{int8(x), int8(len(rows) - 1 - i)})
			if (h == NoHole) != (c == '.') {
				return []string{fmt.Sprintf("board and marbles differ at %v", Point{int8(x), int8(len(rows) - 1 - i)})}
			}
			switch c {
			case 'R':
				s.marbles[First] |= h.bit()
			case 'B':
				s.marbles[Second] |= h.bit()
			}
		}
	}
	return nil
}

func (s *scene) names(set Set) string {
	var names []string
	for _, h := range set.Slice() {
		names = append(names, s.pos.board.Name(h))
	}
	if names == nil {
		return "none"
	}
	return strings.Join(names, " ")
}

func (s *scene) draw() []string {
	b := s.pos.board
	var rows []string
	for y := b.Height() - 1; y >= 0; y-- {
		row := make([]byte, b.Width())
		for x := range row {
			row[x] = '.'
			if h := b.At(Point{int8(x), int8(y)}); h != NoHole {
				row[x] = "_*RB"[s.mark(h)]
			}
		}
		rows = append(rows, string(row))
	}
	return rows
}

func (s *scene) mark(h Hole) int {
	switch {
	case s.pos.Legal().Has(h):
		return 1
	case s.pos.At(h) == Nobody:
		return 0
	}
	return 2 + int(s.pos.At(h))
}

func (s *scene) why(names []string) []string {
	var answers []string
	for _, name := range names {
		answers = append(answers, name+" "+s.pos.Why(s.pos.board.Hole(name)).String())
	}
	return answers
}

func (s *scene) perft(arg string) []string {
	depth, _ := strconv.Atoi(arg)
	var answers []string
	for d := 1; d <= depth; d++ {
		answers = append(answers, fmt.Sprint(d, " ", Perft(s.pos, d)))
	}
	return answers
}

// score lists the count under one edition.
func (s *scene) score(edition string) []string {
	r := s.pos.rules
	if e, ok := EditionNamed(edition); ok {
		r = e.Rules
	}
	r.Handicap = s.pos.rules.Handicap
	b, sc := s.pos.board, Count(s.pos.board, r, s.marbles)
	answers := []string{fmt.Sprintf("total %d:%d", sc.Total(First), sc.Total(Second))}
	if r.Handicap != 0 {
		answers = append(answers, fmt.Sprintf("handicap %d:%d", r.HandicapOf(First), r.HandicapOf(Second)))
	}
	owned := map[Side][]string{}
	for i, o := range sc.Owners {
		owned[o] = append(owned[o], b.Tile(i).String())
	}
	for i, name := range []string{"red", "black"} {
		side := Side(i)
		slices.Sort(owned[side])
		var lines []string
		for _, l := range sc.Lines[side] {
			lines = append(lines, fmt.Sprintf("%s-%s=%d", b.Name(l.From), b.Name(l.To), l.Len))
		}
		slices.Sort(lines)
		area := sc.Areas[side]
		answers = append(answers,
			strings.TrimSpace(fmt.Sprintf("%s tiles %d: %s", name, sc.Base[side], strings.Join(owned[side], " "))),
			strings.TrimSpace(fmt.Sprintf("%s area %d on %d tiles, bonus %d: %s", name, area.Holes.Len(), area.Tiles, sc.AreaPoints[side], s.names(area.Holes))),
			strings.TrimSpace(fmt.Sprintf("%s lines %d, bonus %d: %s", name, sc.LineTotal(side), sc.LinePoints[side], strings.Join(lines, " "))))
	}
	slices.Sort(owned[Nobody])
	answers = append(answers, strings.TrimSpace("tied or empty: "+strings.Join(owned[Nobody], " ")), "leader "+sc.Leader().String())
	return answers
}

// totals counts the marbles under every edition.
func (s *scene) totals() []string {
	var answers []string
	for _, e := range Editions() {
		sc := Count(s.pos.board, e.Rules, s.marbles)
		answers = append(answers, fmt.Sprintf("%s %d:%d", e.Name, sc.Total(First), sc.Total(Second)))
	}
	return answers
}

// tiles lists the tiles by worth, then name.
func (s *scene) tiles() []string {
	var answers []string
	for _, worth := range []int{6, 4, 3, 2} {
		var names []string
		for i := range Tiles {
			if t := s.pos.board.Tile(i); t.Holes() == worth {
				names = append(names, t.String())
			}
		}
		slices.Sort(names)
		answers = append(answers, fmt.Sprint(worth, ": ", strings.Join(names, " ")))
	}
	return answers
}

// describeLink lists the parts of a link, and each problem with its offset.
func describeLink(rec Link, err error) []string {
	var answers []string
	if !rec.IsZero() {
		answers = append(answers, rec.String())
		if h := rec.Rules().Handicap; h != 0 {
			answers = append(answers, fmt.Sprintf("handicap %+d", h))
		}
		if f := rec.Friend; !f.IsZero() {
			answers = append(answers, fmt.Sprintf("sent to %v, game %s", f.To, f.Game))
		}
		if n := rec.Names; n != ([2]string{}) {
			answers = append(answers, fmt.Sprintf("names %q", n))
		}
		for _, n := range rec.Notes() {
			answers = append(answers, describeNote(rec.Board(), n))
		}
		if t := rec.Times(); t.Timed() {
			answers = append(answers, fmt.Sprintf("clocks of %d min + %d s, pause %v, spent %v", t.Minutes, t.Increment, t.Pauses, t.Spent))
		}
	}
	var pe *ParseError
	if errors.As(err, &pe) {
		for _, p := range pe.Problems {
			answers = append(answers, fmt.Sprintf("%s at %d", p.Fault, p.Offset))
		}
		switch {
		case pe.Of > 0:
			answers = append(answers, fmt.Sprintf("kept %d of %d", pe.Kept, pe.Of))
		case pe.Of == Unknown && pe.Kept > 0:
			answers = append(answers, fmt.Sprintf("kept %d, maybe not all", pe.Kept))
		}
		if pe.Has(FaultNewerVersion) {
			answers = append(answers, "text "+pe.Text)
		}
	}
	return answers
}

// describeNote lists the parts of a note: the moves to its position with the glyph, the value for
// the first player, and the quoted comment.
func describeNote(b *Board, n Note) string {
	words := []string{"note"}
	for _, h := range n.Line {
		words = append(words, b.Name(h))
	}
	words[len(words)-1] += n.Glyph.String()
	if n.Value.Known {
		words = append(words, fmt.Sprintf("value %+.1f", float64(n.Value.Tenths)/10))
	}
	if n.Value.Proven {
		words = append(words, "proven")
	}
	if n.Comment != "" {
		words = append(words, strconv.QuoteToASCII(n.Comment))
	}
	return strings.Join(words, " ")
}

func describeImport(found Import, err error) []string {
	answers := describeLink(found.Link, err)
	if d := found.Diagram; d != nil {
		s := scene{pos: Start(d.Board, Ruleset{})}
		answers = append(answers, "red "+s.names(d.Marbles[First]), "black "+s.names(d.Marbles[Second]))
		if d.Last[0] != NoHole || d.Last[1] != NoHole {
			answers = append(answers, "last "+d.Board.Name(d.Last[0])+" "+d.Board.Name(d.Last[1]))
		}
	}
	return answers
}
