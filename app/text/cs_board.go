package text

import (
	"fmt"
	"strings"

	"kulami/rules"
)

var czechBoard = BoardText{
	Board: "Hrací plocha Kulami",
	Sides: Table[string, [2]string]{
		{"red-black", [2]string{"Červený", "Černý"}},
		{"white-black", [2]string{"Bílý", "Černý"}},
		{"red-white", [2]string{"Červený", "Bílý"}},
		{"safe", [2]string{"Oranžový", "Modrý"}},
	},
	Turn: "Otočit plochu", Mirror: "Zrcadlit plochu",

	Why: func(reason rules.Reason, hole string) string {
		switch reason {
		case rules.GameOver:
			return "Partie skončila."
		case rules.Filled:
			return "Otvor " + hole + " je už obsazený."
		case rules.OffLines:
			return "Otvor " + hole + " není v řadě ani ve sloupci posledního kamene."
		case rules.TileOfLast:
			return "Otvor " + hole + " je na desce posledního kamene, která je teď vypnutá."
		case rules.TileBefore:
			return "Otvor " + hole + " je na desce vašeho posledního kamene, která je teď vypnutá."
		}
		return "Tady není otvor."
	},
	WhyShort: Table[rules.Reason, string]{
		{rules.OffLines, "mimo řadu a sloupec"}, {rules.TileOfLast, "vypnutá deska"}, {rules.TileBefore, "vypnutá deska"},
		{rules.GameOver, "partie skončila"},
	},
	Marble:      func(side string) string { return strings.ToLower(side) + " kámen" },
	EmptyHole:   "prázdný",
	PlayableOne: "lze hrát",
	TrialOne:    "lze zkusit",
	TileOf: func(holes int, first string, a int, second string, b int) string {
		return fmt.Sprintf("deska za %d: %s %d, %s %d", holes, first, a, second, b)
	},

	Played:    func(side, hole string) string { return side + " " + hole + "." },
	HolesLeft: func(n int) string { return czechPlural(n, "otvor", "otvory", "otvorů") + "." },
	Tally: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("%s %d, %s %d.", first, a, second, b)
	},
	GameBegins: "Nová partie.",
	NothingYet: "Zatím neleží žádný kámen.",
	Playable: func(holes string, n int) string {
		if n == 0 {
			return "Nelze hrát do žádného otvoru."
		}
		return "Lze hrát do " + czechPlural(n, "otvoru", "otvorů", "otvorů") + ": " + holes
	},

	Value:     func(side string, points float64) string { return side + " +" + decimalComma(points) },
	ValueEven: "Vyrovnané",
	NoValue:   "Tuto pozici počítač ještě nehodnotil.",
	Depth:     func(n int) string { return fmt.Sprint("hloubka ", n) },
	Exact:     "přesně",

	Keys:     "Klávesnice",
	Commands: [5]string{"Skóre", "Poslední tah", "Kam lze hrát", "Tato deska", "Hodnocení"},
	Entry:    "Napište otvor, třeba c5", EntryPlay: "Hrát",
	KeyHelp: [][2]string{
		{"← ↑ → ↓", "pohyb po ploše"},
		{"Enter, mezerník", "hrát do otvoru"},
		{"n, p", "další nebo předchozí otvor, kam lze hrát"},
		{"Home, End", "začátek nebo konec řady; s Ctrl: celé plochy"},
		{"s", "skóre"}, {"l", "poslední tah"}, {"m", "kam lze hrát"}, {"t", "tato deska"}, {"e", "hodnocení počítače"},
		{"h", "rada"}, {"u", "zpět"}, {"[ ]", "o tah zpět a vpřed"},
		{"← →", "mimo plochu tah po tahu; Home, End: první a poslední tah"},
		{"Shift ← →", "opustit variantu; vstoupit do ní nebo do další"}, {"r", "přehrát partii nebo přehrávání pozastavit"}, {"?", "tento seznam"},
	},
}

var czechWorkshop = WorkshopText{
	Workshop: "Dílna", BuildBoard: "Sestavit plochu",
	WorkshopHelp: "Vyberte desku a klepněte tam, kam přijde její levý horní otvor, nebo ji přetáhněte.",
	Frame:        "Plocha, kterou stavíte, 10 krát 10", Tray: "Desky",
	TrayTile: func(worth, width, height, left int) string {
		return fmt.Sprintf("Deska za %d, šířka %d, výška %d, %s %d", worth, width, height, czechRemain(left), left)
	},
	Rotate: "Otočit", Lift: "Odebrat", PlayBoard: "Hrát",
	AllTiles:  "Všechny desky",
	MoveTiles: [4]string{"Posunout doleva", "Posunout doprava", "Posunout nahoru", "Posunout dolů"},
	LiftAll:   "Vyprázdnit plochu", BeginFrom: "Začít od plochy", GameBoardHere: "Plocha z partie", ShareBoard: "Sdílet odkaz",
	BoardLabel: "Název této plochy",
	OwnBoard:   func(n int) string { return fmt.Sprint("Plocha ", n) },
	OpenBoard:  func(name string) string { return "Otevřít: " + name },
	PlaceFree:  "volno", PlacePicked: "zvednutá", PlaceWrong: "zatím špatně",
	PlaceTile: func(worth int, tile string) string { return fmt.Sprintf("deska za %d na %s", worth, tile) },
	TilesLeft: func(n int) string {
		return czechRemain(n) + " " + czechPlural(n, "deska", "desky", "desek")
	},
	Mistakes: func(n int) string { return czechPlural(n, "chyba", "chyby", "chyb") },
	Complete: "Hotovo", BoardComplete: "Plocha je hotová.", Flaws: "Co ještě chybí",

	TileTaken: func(worth, width, height int) string {
		return fmt.Sprintf("V ruce: deska za %d, šířka %d, výška %d.", worth, width, height)
	},
	NoTileLeft: func(worth int) string { return fmt.Sprintf("Žádná deska za %d už nezbývá.", worth) },
	TileLifted: func(worth int) string { return fmt.Sprintf("Deska za %d je zpět v zásobě.", worth) },
	TilePlaced: func(worth int, tile string) string { return fmt.Sprintf("Deska za %d na %s.", worth, tile) },
	TilePicked: func(worth int, tile string) string {
		return fmt.Sprintf("Zvednuta deska za %d na %s. Klepnutím na volné místo ji přesunete.", worth, tile)
	},
	TileMoved:   func(tile string) string { return "Přesunuto na " + tile + "." },
	TileTurned:  func(tile string) string { return "Otočeno: leží na " + tile + "." },
	TilePutBack: "Položeno zpět.", NoTileHeld: "Nejdřív vyberte desku.",
	TilesStand: "Desky se teď pokládají na výšku.", TilesLie: "Desky se teď pokládají na šířku.",
	AllMoved: "Všechny desky se posunuly.", AtEdge: "Desky už jsou u okraje.",
	AllTurned: "Plocha je otočená.", AllMirrored: "Plocha je zrcadlově převrácená.",
	AllLifted: "Plocha je prázdná.", BoardLaid: "Tady je plocha. Změňte, co chcete.",
	DeedUndone: "Vráceno zpět.", DeedRedone: "Provedeno znovu.",
	BoardSaved:   func(name string) string { return "Uloženo jako " + name + "." },
	BoardDropped: "Smazáno z vašich ploch.", BoardFaulty: "Plocha ještě není úplná.",

	FlawOutside: func(tile string) string { return tile + " přečnívá z rámu 10 krát 10." },
	FlawOverlap: func(tile, other string) string { return tile + " a " + other + " leží přes sebe." },
	FlawApart: func(tiles string, n int) string {
		if n == 1 {
			return tiles + " se hranou nedotýká ostatních."
		}
		return tiles + " se hranou nedotýkají ostatních."
	},
	FlawTooMany: func(count, tiles string) string { return count + " navíc: " + tiles + "." },
	TilesOf: func(n, worth int) string {
		return fmt.Sprintf("%s za %d", czechPlural(n, "deska", "desky", "desek"), worth)
	},
	TilesMissing: func(counts string) string { return "Chybí: " + counts + "." },

	AskFair: "Férová?", StopFair: "Zastavit",
	FairHelp:   "Počítač zhodnotí prázdnou plochu podle základních pravidel, plnou silou.",
	FairEven:   "Vyrovnané pro oba hráče",
	FairFirst:  func(points float64) string { return "První hráč +" + decimalComma(points) },
	FairSecond: func(points float64) string { return "Druhý hráč +" + decimalComma(points) },

	WorkshopKeys: [][2]string{
		{"← ↑ → ↓", "pohyb po ploše"},
		{"6, 4, 3, 2", "vzít desku s tolika otvory"},
		{"Enter, mezerník", "položit desku; nebo desku na tomto místě zvednout či položit"},
		{"r", "otočit"}, {"Delete", "vrátit desku na tomto místě do zásoby"},
		{"Shift ← ↑ → ↓", "posunout zvednutou desku o otvor, nebo všechny desky"},
		{"Esc", "položit desku zpět"},
		{"Home, End", "začátek nebo konec řady; s Ctrl: celé plochy"},
		{"u, Ctrl Z", "zpět"}, {"Ctrl Y", "znovu"}, {"?", "tento seznam"},
	},
}
