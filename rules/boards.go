package rules

import "sync"

// Sheet names a board printed on a rule sheet.
type Sheet string

// The printed boards.
const (
	SheetSquare    Sheet = "square"    // the regular 8×8 example
	SheetIrregular Sheet = "irregular" // the example with nine or ten columns
	SheetPergioco  Sheet = "pergioco"  // the board of the worked examples
)

// SheetBoards returns the printed boards in the order of the menu.
func SheetBoards() []Sheet { return []Sheet{SheetSquare, SheetIrregular, SheetPergioco} }

// sheetBoards parses each printed board when it is first used.
var sheetBoards = map[Sheet]func() *Board{
	SheetSquare: grid("BBCDDDEE/BBCFFGEE/HHCFFGEE/HHIIIJJJ/KKIIILLM/NOOPPLLM/NOOQQQRR/NOOQQQRR"),
	SheetIrregular: grid("....BB..../..CCBBD.../EECCFFD.../EEGHHHDIII/EEGHHHJJJ./KKGLLLJJJ./" +
		"..MMNOOPP./..MMNOOPP./...QQRRPP./.....RR..."),
	SheetPergioco: grid("...PPCC.../.AAPPDDD../.AABBIIJJ./HAABBIIJJ./HEEEKKKJJ./HEEEMMMF../" +
		".LLLMMMF../.NNGGOOQQ./...GGOO.../.........."),
}

// Board returns the printed board, or nil if s is not one of the constants.
func (s Sheet) Board() *Board {
	if board := sheetBoards[s]; board != nil {
		return board()
	}
	return nil
}

// grid returns a function that parses a valid board once.
func grid(text string) func() *Board {
	return sync.OnceValue(func() *Board { return mustParse(text) })
}

func mustParse(grid string) *Board {
	b, err := ParseBoard(grid)
	if err != nil {
		panic(err)
	}
	return b
}
