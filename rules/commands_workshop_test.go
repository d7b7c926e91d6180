package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// runWorkshopCommand runs the commands about numbers, symmetries, drafts and diagrams.
func (s *scene) runWorkshopCommand(word, arg, text string) []string {
	args := strings.Fields(arg)
	switch word {
	case "square": // a number
		return s.setNumbered(arg)
	case "number":
		return []string{numberOf(s.pos.board)}
	case "turned": // an orientation
		return s.setBoard(s.pos.board.Turned(number(arg)), nil)
	case "symmetric": // a symmetry and a seed
		return s.dealSymmetric(args)
	case "symmetries":
		return []string{s.symmetries()}
	case "draft": // the text of a draft
		return s.setDraft(arg)
	case "redraft": // the board
		s.draft = DraftOf(s.pos.board)
	case "place": // a tile, such as Sa1
		return s.place(arg)
	case "lift": // the number of a tile
		s.draft = s.draft.Lift(number(arg))
	case "move": // the number of a tile, and a point
		to, _ := ParsePoint(args[1])
		s.draft = s.draft.Move(number(args[0]), to)
	case "rotate": // the number of a tile
		s.draft = s.draft.Rotate(number(arg))
	case "turn": // an orientation
		s.draft = s.draft.Turned(number(arg))
	case "shift": // to the right and up
		s.draft = s.draft.Shifted(number(args[0]), number(args[1]))
	case "snap": // a tile, such as Sa1
		return s.snap(arg)
	case "text":
		return []string{orNothing(s.draft.String())}
	case "frame": // * is more than one tile
		return s.frame()
	case "tray":
		return []string{s.tray()}
	case "faults":
		return s.faults()
	case "build":
		return s.setBoard(s.draft.Board())
	case "diagram": // a position code
		return s.setDiagram(text)
	case "put": // R, B or nothing into holes
		return s.put(args)
	case "count":
		return s.count()
	case "position":
		return []string{s.diagram.String()}
	default:
		return []string{"unknown command " + word}
	}
	return nil
}

func number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return -1
	}
	return n
}

func (s *scene) setNumbered(arg string) []string {
	b := SquareBoard(number(arg))
	if b == nil {
		return []string{"no such board"}
	}
	return s.setBoard(b, nil)
}

func numberOf(b *Board) string {
	if n, ok := b.Number(); ok {
		return strconv.Itoa(n)
	}
	return "no number"
}

func (s *scene) dealSymmetric(args []string) []string {
	for _, sym := range Symmetries() {
		if sym.String() == args[0] {
			return s.setBoard(DealSymmetric(uint64(number(args[1])), sym), nil)
		}
	}
	return []string{"no such symmetry"}
}

func (s *scene) symmetries() string {
	var names []string
	for _, sym := range Symmetries() {
		if has(s.pos.board, sym) {
			names = append(names, sym.String())
		}
	}
	if names == nil {
		return "none"
	}
	return strings.Join(names, " ")
}

func (s *scene) setDraft(text string) []string {
	d, ok := ParseDraft(text)
	s.draft = d
	if !ok {
		return []string{"no draft, but for " + orNothing(d.String())}
	}
	return nil
}

func orNothing(text string) string {
	if text == "" {
		return "nothing"
	}
	return text
}

func (s *scene) place(text string) []string {
	tile, ok := ParseDraft(text)
	if ok && tile.placed == 1 {
		s.draft, ok = s.draft.Place(tile.tiles[0])
	}
	if !ok {
		return []string{"cannot be placed"}
	}
	return nil
}

func (s *scene) snap(text string) []string {
	tile, ok := ParseDraft(text)
	if !ok || tile.placed != 1 {
		return []string{"no tile"}
	}
	to, ok := s.draft.Snap(tile.tiles[0])
	if !ok {
		return []string{"nowhere"}
	}
	return []string{draftName(to)}
}

// draftName returns the text of a tile.
func draftName(t Tile) string { return Draft{tiles: [MaxDrafted]Tile{t}, placed: 1}.String() }

// frame draws the draft with a letter for each tile, from A in the order of the numbers.
func (s *scene) frame() []string {
	var rows []string
	for y := int8(Frame - 1); y >= 0; y-- {
		row := ""
		for x := range int8(Frame) {
			cell := "."
			for i, t := range s.draft.Tiles() {
				switch {
				case !t.overlaps(Tile{Point{x, y}, 1, 1}):
				case cell == ".":
					cell = string(rune('A' + i))
				default:
					cell = "*"
				}
			}
			row += cell
		}
		rows = append(rows, row)
	}
	return rows
}

func (s *scene) tray() string {
	var words []string
	for worth, n := range s.draft.Tray() {
		if n != 0 {
			words = append(words, fmt.Sprintf("%d×%d", n, worth))
		}
	}
	if words == nil {
		return "empty"
	}
	slices.Reverse(words)
	return strings.Join(words, " ")
}

func (s *scene) faults() []string {
	var answers []string
	for _, f := range s.draft.Faults() {
		line := string(f.Kind)
		if f.Worth > 0 {
			line += fmt.Sprintf(" %d×%d", f.Count, f.Worth)
		}
		for _, i := range f.Tiles {
			line += fmt.Sprintf(" %d:%s", i, draftName(s.draft.tiles[i]))
		}
		answers = append(answers, line)
	}
	if answers == nil {
		return []string{"no faults"}
	}
	return answers
}

func (s *scene) setDiagram(text string) []string {
	d, err := ParseDiagram(text)
	if err != nil {
		return []string{err.Error()}
	}
	s.setBoard(d.Board, nil)
	s.diagram, s.marbles = d, d.Marbles
	return nil
}

func (s *scene) put(args []string) []string {
	if s.diagram.Board != s.pos.board {
		s.diagram = NewDiagram(s.pos.board)
	}
	side, ok := map[string]Side{"R": First, "B": Second, "_": Nobody}[args[0]]
	for _, name := range args[1:] {
		h := s.pos.board.Hole(name)
		if h == NoHole || !ok {
			return []string{"no such hole or marble: " + name}
		}
		s.diagram = s.diagram.Set(h, side)
	}
	s.marbles = s.diagram.Marbles
	return nil
}

// count draws the diagram, counts its marbles and lists the faults.
func (s *scene) count() []string {
	d := s.diagram
	if d.Board == nil {
		return []string{"no diagram"}
	}
	var rows []string
	for y := d.Board.Height() - 1; y >= 0; y-- {
		row := ""
		for x := range d.Board.Width() {
			h := d.Board.At(Point{int8(x), int8(y)})
			switch {
			case h == NoHole:
				row += "."
			case h == d.Last[First]:
				row += "r"
			case h == d.Last[Second]:
				row += "b"
			default:
				row += string("_RB"[d.At(h)+1])
			}
		}
		rows = append(rows, row)
	}
	rows = append(rows, fmt.Sprintf("%d red, %d black", d.Marbles[First].Len(), d.Marbles[Second].Len()))
	for _, f := range d.Faults() {
		rows = append(rows, fmt.Sprintf("%s %s %d", f.Kind, f.Side, f.Count))
	}
	return rows
}
