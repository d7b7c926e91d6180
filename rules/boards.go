package rules

// Sheet names a board printed on a rule sheet.
type Sheet string

// The printed boards.
const (
	SheetSquare    Sheet = "square"    // the regular 8×8 example
	SheetIrregular Sheet = "irregular" // the example with nine or ten columns
	SheetPergioco  Sheet = "pergioco"  // the board of the worked examples
)

// SheetBoards lists the printed boards in the order in which they are offered.
var SheetBoards = []Sheet{SheetSquare, SheetIrregular, SheetPergioco}

var sheetBoards = map[Sheet]*Board{
	SheetSquare: mustParse("BBCDDDEE/BBCFFGEE/HHCFFGEE/HHIIIJJJ/KKIIILLM/NOOPPLLM/NOOQQQRR/NOOQQQRR"),
	SheetIrregular: mustParse("....BB..../..CCBBD.../EECCFFD.../EEGHHHDIII/EEGHHHJJJ./KKGLLLJJJ./" +
		"..MMNOOPP./..MMNOOPP./...QQRRPP./.....RR..."),
	SheetPergioco: mustParse("...PPCC.../.AAPPDDD../.AABBIIJJ./HAABBIIJJ./HEEEKKKJJ./HEEEMMMF../" +
		".LLLMMMF../.NNGGOOQQ./...GGOO.../.........."),
}

// Board returns the printed board, or nil if s is none.
func (s Sheet) Board() *Board { return sheetBoards[s] }

func mustParse(grid string) *Board {
	b, err := ParseBoard(grid)
	if err != nil {
		panic(err)
	}
	return b
}
