package text

import (
	"fmt"
	"strings"

	"kulami/rules"
)

// The player is addressed as vy, without a gender. Words, most of them from the
// Czech sheet:
// plocha (board), deska (tile), otvor (hole), kámen (marble), mezera (gap), řada and
// sloupec (row and column), území (area), řetězec (line), vypnutá deska (closed tile),
// bodování (count), partie (one game), edice (edition), varianta (variation), list
// pravidel (rule sheet), zápis (record). A tile is named by its worth, "deska za 6".
// The sides are Červený, Černý …: used as subjects in the nominative, or with "kámen".

// czechCount joins a number with the form of a noun that goes with it: 1, 2 to 4, or
// any other.
func czechCount(n int, one, few, many string) string {
	switch {
	case n == 1:
		return "1 " + one
	case 2 <= n && n <= 4:
		return fmt.Sprint(n, " ", few)
	}
	return fmt.Sprint(n, " ", many)
}

// czechRemain is the verb that says that n things are left.
func czechRemain(n int) string {
	if 2 <= n && n <= 4 {
		return "zbývají"
	}
	return "zbývá"
}

var czech = Text{
	Lang: "cs", Dir: "ltr", Name: "Čeština",
	Title: "Kulami",
	About: "Zahrajte si Kulami, deskovou hru se 17 dřevěnými deskami a 56 kameny, proti silnému počítači nebo ve dvou. Zdarma, offline, bez účtu.",

	Board: "Hrací plocha Kulami",
	Sides: Table[string, [2]string]{
		{"red-black", [2]string{"Červený", "Černý"}},
		{"white-black", [2]string{"Bílý", "Černý"}},
		{"red-white", [2]string{"Červený", "Bílý"}},
		{"safe", [2]string{"Oranžový", "Modrý"}},
	},
	You:       "Vy",
	Computer:  func(level int) string { return fmt.Sprint("Počítač, úroveň ", level) },
	LevelName: [9]string{"", "První partie", "Začátečník", "Pro radost", "Klubový hráč", "Silný hráč", "Znalec", "Mistr", "Plná síla"},
	LevelLine: [9]string{"",
		"Vidí jen vlastní tah a často ho hodnotí špatně.",
		"Vidí jen vlastní tah, ale chybuje méně.",
		"Počítá s vaší odpovědí, občas chybuje.",
		"Počítá s vaší odpovědí a hodnotí ji dobře.",
		"Vidí několik tahů dopředu.",
		"Vidí ještě dál a chybuje málo.",
		"Vidí daleko dopředu a konec tuší dřív, než přijde.",
		"Vše, co umí: dvě sekundy na tah, a přemýšlí i ve vašem čase.",
	},
	MarblesLeft:   func(n int) string { return fmt.Sprint(czechRemain(n), " ", n) },
	AreaNow:       func(n int) string { return fmt.Sprint("území ", n) },
	LinesNow:      func(n int) string { return fmt.Sprint("řetězce ", n) },
	YourMove:      "Jste na tahu",
	SideToMove:    func(side string) string { return side + " je na tahu" },
	ThinkingNow:   "Přemýšlí",
	FirstAnywhere: "začněte, kde chcete",
	Where: func(row, column string, n int) string {
		return fmt.Sprintf("řada\u00a0%s nebo sloupec\u00a0%s, %s", row, column, strings.Replace(czechCount(n, "otvor", "otvory", "otvorů"), " ", "\u00a0", 1))
	},
	LookingAt:            func(ply, of int) string { return fmt.Sprintf("Tah %d z %d", ply, of) },
	LinkedGame:           "Sdílená partie",
	Variation:            "Varianta",
	Wins:                 func(side string) string { return side + " vítězí" },
	YouWin:               "Vítězíte",
	YouLose:              "Vítězí počítač",
	Draw:                 "Remíza",
	ByPoints:             func(n int) string { return "o " + czechCount(n, "bod", "body", "bodů") },
	ByResignation:        "vzdáním soupeře",
	ByAgreement:          "dohodou",
	ByTime:               "na čas",
	Headline:             func(head string, won, lost int) string { return fmt.Sprintf("%s %d\u00a0:\u00a0%d", head, won, lost) },
	YouStuck:             "už nemáte kam hrát",
	ComputerStuck:        "počítač už nemá kam hrát",
	SideStuck:            func(side string) string { return side + " už nemá kam hrát" },
	LedUntil:             func(ply int) string { return fmt.Sprintf("Váš náskok trval do tahu %d.", ply) },
	LookBack:             "Rozbor ukáže, kde se body ztratily.",
	Value:                func(side string, points float64) string { return side + " +" + decimalComma(points) },
	ValueEven:            "Vyrovnané",
	NoValue:              "Tuto pozici počítač ještě nehodnotil.",
	Depth:                func(n int) string { return fmt.Sprint("hloubka ", n) },
	Exact:                "přesně",
	MoveList:             "Tahy",
	NoMoves:              "Zatím žádný tah",
	PlayFromHere:         "Hrát odtud",
	PlayComputerFromHere: "Proti počítači",
	Back:                 "Zpět do partie",
	PlayShort:            "Hrát",
	BackShort:            "Partie",
	Promote:              "Výš",
	Prune:                "Smazat",
	SwapOffer:            "Převezměte tento první kámen, nebo hrajte dál.",
	Swap:                 "Vyměnit strany",
	WonBy:                func(head, by string) string { return head + " " + by },
	Colon:                func(head, rest string) string { return head + ": " + rest },

	New: "Nová", Undo: "Zpět", Redo: "Znovu", Hint: "Rada", Share: "Sdílet", Menu: "Nabídka",
	First: "První tah", Previous: "Předchozí tah", Next: "Další tah", Last: "Poslední tah",
	Resign: "Vzdát se", Rematch: "Odveta", Review: "Rozbor", Settings: "Nastavení", Learn: "Jak se hraje",
	Keys: "Klávesnice", Turn: "Otočit plochu", Mirror: "Zrcadlit plochu",
	Close: "Zavřít", Cancel: "Zrušit", Start: "Začít partii", CopyLink: "Kopírovat odkaz", OtherGame: "Zpět k mé partii",
	Reload: "Načíst znovu", SkipCount: "Přeskočit", ShowBoard: "Ukázat plochu", ShowTiles: "Ukázat desky", EarlierGame: "Předchozí partie",
	ThisGame: "Tato partie", Tools: "Nástroje",

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
	NotYourTurn: "Počítač přemýšlí.",
	FriendsTurn: "Na tahu je přítel: pošlete mu odkaz.",
	ConfirmHole: func(hole string) string { return "Klepněte na " + hole + " ještě jednou a kámen položíte." },
	HintGiven:   func(hole, outlook string) string { return "Rada: " + hole + after(", ", outlook) },
	Outlook:     [7]string{"prohráváte", "jste pozadu", "jste mírně pozadu", "zhruba vyrovnané", "máte mírnou výhodu", "máte výhodu", "vyhráváte"},
	HintSearch:  "Hledá se rada",
	LinkCopied:  "Odkaz zkopírován.",
	CopyFailed:  "Kopírování tu není povoleno. Označte odkaz a zkopírujte ho.",
	NoPicture:   "Obrázek se nepodařilo vytvořit.",
	Damaged: func(kept, of int) string {
		if kept == of {
			return fmt.Sprintf("Tento odkaz je poškozený, ale všechny tahy (%d) se podařilo přečíst.", of)
		}
		return fmt.Sprintf("Tento odkaz je poškozený: přečíst se podařilo %d z %s.", kept, czechCount(of, "tahu", "tahů", "tahů"))
	},
	CopyUnread:   "Kopírovat obsah",
	Unreadable:   "Tento odkaz nelze přečíst. Vaše partie zůstala beze změny.",
	Unchecked:    "Tento odkaz pochází ze starší verze a nemá kontrolní kód. Porovnejte plochu s plochou odesílatele.",
	Newer:        "Tento odkaz potřebuje novější verzi Kulami. Zůstal beze změny.",
	SavedUnread:  "Něco z uloženého se nepodařilo přečíst. Kopie zůstala zachována.",
	BadCode:      "Toto není úplná plocha Kulami.",
	SidesSwapped: "Strany vyměněny.",
	EngineFailed: "Počítač nedokázal odpovědět. Můžete hrát za obě strany.",
	CopyKept:     "Tato partie pokračovala na jiné kartě. Vaše zdejší tahy najdete v Mých partiích.",
	ImportFailed: "Žádná partie v tom není.",
	Restored: func(games, of int) string {
		return fmt.Sprintf("Obnoveno %d z %s. Nic se nezdvojilo ani nepřepsalo.", games, czechCount(of, "partie", "partií", "partií"))
	},
	GameKept:     "Uloženo do Mých partií.",
	OfflineReady: "Kulami teď funguje i bez připojení.",
	MovesPruned:  "Varianta smazána.",
	TreeFull:     "Do této partie se další varianta nevejde. Nejdřív některou smažte.",
	TrialBegun:   "Jen na zkoušku: vaše partie zůstává, jak je.",
	NotStored:    "Neuloženo!",
	Unsaved:      "Tento prohlížeč partii neukládá. Chcete-li ji zachovat, zkopírujte její odkaz.",
	Fault: Table[rules.Fault, string]{
		{rules.FaultNoRecord, "není v něm žádná partie"},
		{rules.FaultNewerVersion, "pochází z novější verze"},
		{rules.FaultNoBoard, "chybí plocha"},
		{rules.FaultBadBoard, "plochu nelze přečíst"},
		{rules.FaultBadRuleset, "neznámá pravidla"},
		{rules.FaultBadMoves, "něco v něm není tah"},
		{rules.FaultIllegalMove, "některý tah je proti pravidlům"},
		{rules.FaultBadPly, "odkazuje na tah, který neexistuje"},
		{rules.FaultBadFinish, "neznámý konec"},
		{rules.FaultBadVariation, "některou variantu nelze zahrát"},
		{rules.FaultBadNote, "některou poznámku nelze přečíst"},
		{rules.FaultBadTimes, "časy z hodin nelze přečíst"},
		{rules.FaultBadOrientation, "neznámé natočení"},
		{rules.FaultUnknownKey, "obsahuje něco neznámého"},
		{rules.FaultDuplicate, "něco je v něm dvakrát"},
		{rules.FaultEmptyField, "něco je prázdné"},
		{rules.FaultChecksum, "nesouhlasí kontrolní kód"},
		{rules.FaultTruncated, "chybí konec"},
		{rules.FaultTrailing, "za koncem následuje další text"},
		{rules.FaultEscape, "jsou v něm cizí znaky"},
		{rules.FaultMarbles, "kameny takto ležet nemohou"},
		{rules.FaultTooMany, "příliš mnoho variant nebo polí"},
		{rules.FaultNoMoves, "chybí pořadí tahů"},
	},

	Played:    func(side, hole string) string { return side + " " + hole + "." },
	HolesLeft: func(n int) string { return czechCount(n, "otvor", "otvory", "otvorů") + "." },
	Tally: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("%s %d, %s %d.", first, a, second, b)
	},
	Marble:      func(side string) string { return strings.ToLower(side) + " kámen" },
	EmptyHole:   "prázdný",
	PlayableOne: "lze hrát",
	TrialOne:    "lze zkusit",
	TileOf: func(holes int, first string, a int, second string, b int) string {
		return fmt.Sprintf("deska za %d: %s %d, %s %d", holes, first, a, second, b)
	},
	GameBegins: "Nová partie.",
	NothingYet: "Zatím neleží žádný kámen.",
	Playable: func(holes string, n int) string {
		if n == 0 {
			return "Nelze hrát do žádného otvoru."
		}
		return "Lze hrát do " + czechCount(n, "otvoru", "otvorů", "otvorů") + ": " + holes
	},

	NextLevel: func(level int) string { return fmt.Sprint("Zkusit úroveň ", level) },

	Goal: "Získejte víc desek než soupeř", FirstTime: "Poprvé? Naučte se hrát za 90 sekund",
	CoachWon: func(holes int) string {
		return "Váš kámen získal desku: " + czechCount(holes, "bod", "body", "bodů") + ", za každý otvor 1."
	},
	CoachKept: "Vaše deska je teď jistější: soupeř ji získá jen těžko.",
	CoachTied: "Na desce vašeho kamene je to nerozhodně: zatím nepatří nikomu.",
	CoachLost: "Deska vašeho kamene patří dál počítači: má na ní víc kamenů.",
	CoachNow: [6]string{
		"Teď hrajte do řady nebo sloupce, kde leží kámen počítače, stejně jako on hrál podle vašeho.",
		"Dvě desky jsou tmavé: leží na nich poslední dva kameny, proto jsou teď pro vás vypnuté.",
		"Deska má barvu toho, komu patří; deska bez barvy nepatří nikomu.",
		"Číslo u vašeho jména ukazuje vaše body: kdo jich má na konci víc, vyhrává.",
		"Myslete o krok napřed: váš kámen určuje, ve které řadě a ve kterém sloupci bude hrát počítač.",
		"Teď víte všechno: partie končí, když dojdou kameny nebo jeden z vás nemá kam hrát.",
	},
	CoachStop: "Dál bez rad",

	Percent:    func(n int) string { return fmt.Sprint(n, "\u00a0%") },
	Reviewing:  func(percent string) string { return "Rozbor všech tahů: " + percent },
	ReviewDone: "Rozbor je hotový.", Accuracy: "Přesnost", Chances: "Šance na výhru",
	KeyMoments: "Klíčové tahy", NoMistakes: "Žádné chyby.",
	Verdict:  Words{{"best", "nejlepší tah"}, {"good", "dobrý tah"}, {"inaccuracy", "nepřesnost"}, {"mistake", "chyba"}, {"blunder", "hrubá chyba"}},
	OnlyMove: "jediný dobrý tah", MissedWin: "Prokázaná výhra zůstala nevyužita.",
	Better:     func(hole string) string { return "Lepší: " + hole + "." },
	PointsLost: func(points float64) string { return "Ztráta asi " + decimalComma(points) + " bodu." },
	ProvenFrom: func(move int, result string) string { return fmt.Sprintf("Prokázáno od tahu %d: %s.", move, result) },
	SafeFrom: func(move int, side string) string {
		return fmt.Sprintf("Prokázáno od tahu %d: %s už nemůže prohrát.", move, side)
	},
	SaveReport: "Uložit rozbor jako obrázek",
	RetryYours: "Poučit se z chyb",
	RetryOf:    func(side string) string { return "Poučit se z chyb: " + side },
	RetryTask:  func(side, hole string) string { return side + " hraje " + hole + ". Najděte lepší tah." },
	RetryGood:  func(hole string) string { return hole + ": výborně!" },
	RetryBad: func(hole, reply string) string {
		return hole + " nestačí" + after(", odpověď je ", reply) + ". Zkuste to znovu."
	},
	RetryWait: "Váš tah se posuzuje", Solution: "Ukázat řešení", NextMistake: "Další chyba", RetryEnd: "Zpět k rozboru",
	And:      "a",
	FactsOf:  func(hole, clauses string) string { return hole + " " + clauses + "." },
	FactEnds: "nenechává soupeři žádný otvor, takže partie končí",
	FactLeaves: func(holes int) string {
		if holes == 1 {
			return "nechává soupeři jediný otvor"
		}
		return "nechává soupeři " + czechCount(holes, "otvor", "otvory", "otvorů")
	},
	FactWins: func(worth int) string { return fmt.Sprint("definitivně získává desku za ", worth) },
	FactSaves: func(worth int) string {
		return fmt.Sprint("jako jediný otvor brání soupeři hned získat desku za ", worth)
	},
	FactTies: func(worth int) string { return fmt.Sprint("definitivně vyrovnává stav na desce za ", worth) },
	FactJoins: func(marbles int) string {
		return "spojuje území v jediné z\u00a0" + czechCount(marbles, "kamene", "kamenů", "kamenů")
	},
	FactGrows: func(marbles int) string {
		return "zvětšuje největší území hráče na " + czechCount(marbles, "kámen", "kameny", "kamenů")
	},
	FactLine: func(marbles int) string {
		return "dokončuje řetězec z\u00a0" + czechCount(marbles, "kamene", "kamenů", "kamenů")
	},
	FactGives:  func(worth int) string { return fmt.Sprint("umožňuje soupeři získat desku za ", worth) },
	FactCloses: func(worth int) string { return fmt.Sprint("vypíná desku za ", worth, " pro příští tah soupeře") },

	NewGame: "Nová partie", Opponent: "Soupeř", Level: "Úroveň", Starter: "Kdo začíná", Edition: "Edice",
	BoardChoice: "Plocha", Opening: "První kámen",
	OpponentComputer: "Počítač", OpponentPerson: "Dva hráči", OpponentAnalysis: "Analýza",
	PlayerNames: "Jména (nepovinné)",
	Names:       "Jména",
	StarterMe:   "Já", StarterOther: "Soupeř", StarterLot: "Náhodně",
	BoardSquare: "Náhodná čtvercová", BoardIrregular: "Náhodná nepravidelná", BoardSheet: "Klasické plochy",
	BoardToday: "Plocha dne", BoardCode: "Vložit kód",
	SheetName: Table[rules.Sheet, string]{
		{rules.SheetSquare, "Klasická čtvercová"},
		{rules.SheetIrregular, "Klasická nepravidelná"},
		{rules.SheetPergioco, "Vzorová partie"},
	},
	Sheet: "Klasická plocha", Seed: "Číslo zamíchání", DealAgain: "Zamíchat znovu", Code: "Kód nebo odkaz plochy",
	CodeHelp:    "Odkaz, kód rozložení nebo mřížka písmen.",
	OpeningFree: "Kamkoli", OpeningSwap: "Kamkoli, lze vyměnit strany", OpeningLot: "Náhodný otvor",
	EditionName: Words{
		{"basic", "Základní hra"}, {"es-1", "Španělská, úroveň\u00a01"}, {"es-2", "Španělská, úroveň\u00a02"}, {"es-3", "Španělská, úroveň\u00a03"},
		{"cs-1", "Česká, úroveň\u00a01"}, {"cs-2", "Česká, úroveň\u00a02"},
		{"it-areas", "Italská, území"}, {"it-lines", "Italská, řetězce"}, {"it-both", "Italská, území a řetězce"},
		{"tr-area", "Turecká, území"}, {"tr-rows", "Turecká, řetězce"}, {"tr-both", "Turecká, území a řetězce"},
	},
	EditionLine: Words{
		{"basic", "Počítají se jen desky: tím začíná všech pět listů pravidel."},
		{"es-1", "Větší území přinese bod za každou desku, na které leží. Konec po 55 kamenech."},
		{"es-2", "Každý boduje za všechny své řetězce od pěti kamenů. Konec po 55 kamenech."},
		{"es-3", "Území podle desek a k tomu všechny řetězce. Konec po 55 kamenech."},
		{"cs-1", "Větší území přinese rozdíl v počtu kamenů."},
		{"cs-2", "Území i řetězce, obojí jako rozdíl."},
		{"it-areas", "Větší území přinese rozdíl v počtu kamenů."},
		{"it-lines", "Větší součet řetězců přinese rozdíl."},
		{"it-both", "Území i řetězce, obojí jako rozdíl."},
		{"tr-area", "Větší území přinese rozdíl v počtu kamenů."},
		{"tr-rows", "Větší součet řetězců v řadách a sloupcích přinese rozdíl."},
		{"tr-both", "Území i řetězce jako rozdíl, bez úhlopříček."},
	},
	EditionWhy: Words{
		{"basic", "Co mají všechny listy společné. Hodí se pro první partii."},
		{"es-1", "Jen tento list počítá desky pod územím; ostatní počítají kameny. Partie končí, když někdo položí všech 28 kamenů, o jeden kámen dřív než v ostatních edicích."},
		{"es-2", "Jen tento list dává oběma stranám celou délku řetězců; ostatní dávají jedné straně rozdíl."},
		{"es-3", "První dvě úrovně španělského listu dohromady."},
		{"cs-1", "Totéž co italská edice s územím a turecká s územím. Podle listu se hraje, dokud nejsou plné všechny otvory; 56 kamenů ale 64 otvorů nezaplní, míní se tedy všechny kameny."},
		{"cs-2", "Stejné bodování jako v italské edici s územím a řetězci, podle českého listu."},
		{"it-areas", "Totéž co první česká úroveň a turecká edice s územím."},
		{"it-lines", "Řetězce všemi směry na rozdíl a bez území: to má jen italský list."},
		{"it-both", "Nejživější hra a mezi silnými hráči nejspravedlivější: často rozhodne bonus."},
		{"tr-area", "Totéž co první česká úroveň a italská edice s územím."},
		{"tr-rows", "Text tohoto listu počítá jen řady a sloupce. Jeho vlastní příklad počítá i úhlopříčky; držíme se textu."},
		{"tr-both", "Oba turecké bonusy. Bez úhlopříček jsou řetězce vzácné."},
	},
	SheetOf: Words{{"es-advanced", "Španělský list"}, {"cs", "Český list"}, {"it-pergioco", "Italský list"}, {"tr", "Turecký list"}},
	House:   "Vlastní pravidla", HouseLine: "Zvolte si všechno podle sebe.",
	NoBonus: "Bez bodů", ByDifference: "Rozdíl", ByTiles: "Desky", BySum: "Součet",
	Orthogonal: "Řetězce bez úhlopříček", EarlyEnd: "Konec po 55 kamenech",
	BoardSymmetric: "Souměrná", BoardNumber: "Podle čísla", BoardMine: "Moje plochy", NumberLabel: "Číslo plochy",
	SymmetryKind: "Souměrnost",
	Symmetry: Words{{"half-turn", "Otočení o 180°"}, {"mirror", "Zrcadlení"}, {"quarter-turn", "Otočení o 90°"},
		{"two-mirrors", "Dvě zrcadlení"}},
	NumberHelp: func(boards int) string {
		return "Každá čtvercová plocha má své číslo od 1 do " + grouped(boards, "\u00a0") + "."
	},
	OpeningLine: Words{
		{"free", "Kdo začíná, má výhodu: mezi silnými hráči vyhraje tři partie ze čtyř."},
		{"swap", "Druhý hráč smí první kámen převzít, takže by neměl být příliš výhodný."},
		{"lot", "První kámen umístí náhoda: téměř spravedlivé."},
	},
	RulesName: func(r rules.Ruleset) string {
		var parts []string
		switch r.Area {
		case rules.AreaDifference:
			parts = append(parts, "územím")
		case rules.AreaTiles:
			parts = append(parts, "územím podle desek")
		}
		if lines := "řetězci"; r.Lines != rules.NoLines {
			if r.Lines == rules.LineSum {
				lines += " v plné délce"
			}
			if r.Orthogonal {
				lines += " bez úhlopříček"
			}
			parts = append(parts, lines)
		}
		if len(parts) == 0 {
			return "Základní hra"
		}
		return "S " + strings.Join(parts, " a ")
	},
	BoardName: func(board string, seed int, day string) string {
		switch board {
		case "square":
			return fmt.Sprint("čtvercová ", seed)
		case "irregular":
			return fmt.Sprint("nepravidelná ", seed)
		case "symmetric":
			return fmt.Sprint("souměrná ", seed)
		case "number":
			return "číslo " + grouped(seed, "\u00a0")
		case "today":
			return "plocha dne " + numericDate(day, ".\u00a0")
		case "code", "mine":
			return "vlastní plocha"
		}
		return "sdílená plocha"
	},
	ResignSure: "Vzdát tuto partii?",

	Library: "Moje partie", ShowGames: "Partie", ShowResults: "Výsledky",
	Search: "Hledat", Filter: "Zobrazit",
	FilterAll: "Všechny", OtherGames: "Ostatní partie", FilterUnfinished: "Nedohrané", FilterWon: "Vyhrané", FilterDrawn: "Remízy", FilterLost: "Prohrané",
	FilterPeople:  "Dva hráči",
	NoGames:       "Zatím žádná partie. Každá partie se sem ukládá od prvního tahu.",
	NothingFound:  "Nic se nenašlo.",
	Unfinished:    "Nedohraná",
	MarblesPlayed: func(n int) string { return czechCount(n, "tah", "tahy", "tahů") },
	Reading: func(n int) string {
		return "Načítá se ještě " + czechCount(n, "partie", "partie", "partií") + "…"
	},
	Rename:    func(game string) string { return "Název a podrobnosti: " + game },
	Delete:    func(game string) string { return "Smazat: " + game },
	NameLabel: "Název", Save: "Uložit", GameBoard: "Plocha", Began: "Začátek", LastPlayed: "Naposledy hráno", Version: "Verze aplikace",
	Deleted: func(n int) string {
		if n == 1 {
			return "Smazáno."
		}
		return fmt.Sprintf("Smazáno: %d.", n)
	},
	Full: "Úložiště je plné", FullHelp: "Nové tahy se neukládají. Nejprve vše zálohujte, pak uvolněte místo.",
	PruneGames: func(n int) string {
		if n == 1 {
			return "Smazat nejstarší nepojmenovanou partii"
		}
		return "Smazat " + czechCount(n, "nejstarší nepojmenovanou partii", "nejstarší nepojmenované partie", "nejstarších nepojmenovaných partií")
	},
	UnreadHead: "Nečitelné",
	UnreadHelp: "Toto bylo uloženo, ale nelze to přečíst, možná proto, že to zapsala novější verze. Zůstane to tu, dokud to nesmažete.",
	CopyIt:     "Kopírovat", DeleteIt: "Smazat",
	Import:      "Import",
	ImportHelp:  "Odkaz, zápis, seznam tahů, plocha nebo záloha. Další text kolem nevadí a žádná vaše partie se nepřepíše.",
	ImportLabel: "Vložte sem", ImportNow: "Otevřít", ChooseFile: "Vybrat soubor",
	DropHere:   "Pusťte sem a otevře se",
	DropTip:    "Soubor můžete také přetáhnout kamkoli na stránku.",
	TooLarge:   "Je to větší než 5 MB a neotevřelo se to.",
	Unopened:   "Tento soubor se nepodařilo otevřít.",
	TextCopied: "Zkopírováno.",
	Backup:     "Zálohovat vše",
	BackupHelp: "Jeden soubor se všemi partiemi a nastavením. Import je vrátí zpět, zde nebo na jiném zařízení, a nic nepřepíše.",
	Keep:       "Uložit partii", KeepShort: "Uložit",
	ResultsOf: "Proti", ResultsAll: "Všechny partie", ResultsWon: "Výhry", ResultsDrawn: "Remízy", ResultsLost: "Prohry",
	OtherRules: "Jiná pravidla",
	NoResults:  "Zatím není dohraná žádná partie proti počítači.",
	StreakNow:  "Výhry v řadě", StreakBest: "Nejdelší série",

	Progress:       "Pokrok",
	ProgressNone:   "Dohrajte partii proti počítači a uvidíte zde svou herní sílu, výsledky a přesnost. Vše zůstává v tomto zařízení.",
	Rating:         "Herní síla",
	RatingNone:     "Do herní síly se počítají partie proti počítači bez rad a vracení tahů. Zatím žádná není.",
	RatingRange:    func(low, high int) string { return fmt.Sprintf("Velmi pravděpodobně mezi %d a %d.", low, high) },
	RatingLines:    "Čáry jsou úrovně 1 až 8.",
	PuzzleStrength: "Hodnocení v úlohách",
	PuzzlesNone:    "Řešte úlohy a uvidíte zde své hodnocení.",
	PuzzlesSolved:  func(n, of int) string { return fmt.Sprintf("Vyřešené úlohy: %d z %d", n, of) },
	ThemeSolved:    "Vyřešené", ThemeTried: "Řešené",
	MistakesLearnt: func(n, of int) string { return fmt.Sprintf("Napravené vlastní chyby: %d z %d", n, of) },
	Streaks:        "Série",
	DailyNow:       "Úloha dne: dní v řadě",
	DailyBest:      "Úloha dne: nejdelší série",
	AccuracyCourse: "Vývoj přesnosti",
	AccuracyNone:   "Projděte si rozbor dohraných partií a uvidíte zde svou přesnost.",
	TileKind:       func(holes int) string { return fmt.Sprintf("Deska za %d", holes) },
	AsTable:        "Zobrazit jako tabulku",
	Date:           "Datum",

	Engine:      "Počítač",
	ExactMark:   "Podtržené: přesně",
	EngineOff:   "Počítač je vypnutý.",
	Decimal:     decimalComma,
	InPercent:   "Šance na výhru v procentech",
	WinChance:   func(percent int) string { return fmt.Sprintf("šance na výhru %d\u00a0%%", percent) },
	Positions:   func(n int) string { return "prozkoumaných pozic: " + grouped(n, "\u00a0") },
	ProvenWin:   func(side string) string { return side + ": dokázaná výhra" },
	ProvenDraw:  "dokázaná remíza",
	AtLeastDraw: func(side string) string { return side + ": přinejmenším remíza, dokázáno" },
	BestMove:    func(hole string) string { return "Nejlepší tah: " + hole },
	BestLines:   "Nejlepší pokračování",
	PlayTo:      func(hole string) string { return "Zahrát až po " + hole },
	Threat:      "Hrozba",
	ThreatOf:    func(side string) string { return "Kdyby byl na tahu " + side },
	ThreatHelp: func(passes, plays string) string {
		return passes + " jednou vynechá. Hodnoty ve stejných otvorech platí pro soupeře: " + plays + "."
	},
	ThreatMove: func(side, hole, value string) string { return side + " by hrál " + hole + ": " + value },
	WhatIf:     "Co když deska změní vlastníka?",
	WhatIfNone: "Žádná deska",
	TakesTile: func(holes, side string, worth int) string {
		return side + " získá desku za" + "\u00a0" + fmt.Sprint(worth) + " kameny na " + holes + "."
	},
	CannotTake: func(side string, worth int) string {
		return side + " už nemůže získat desku za" + "\u00a0" + fmt.Sprint(worth) + "."
	},
	CountNow: "Teď", CountThen: "Potom", CountChange: "Změna",
	AnalysisKeys: [][2]string{
		{"← ↑ → ↓", "pohyb po ploše"},
		{"Enter, mezerník", "hrát do otvoru"},
		{"n, p", "další nebo předchozí otvor, kam lze hrát"},
		{"Home, End", "začátek nebo konec řady; s Ctrl: celé plochy"},
		{"mezerník", "mimo plochu: zahrát nejlepší tah"},
		{"l", "zapnout nebo vypnout počítač"},
		{"s", "skóre"},
		{"Shift l", "poslední tah"},
		{"m", "kam lze hrát"},
		{"t", "tato deska"},
		{"e", "hodnocení a nejlepší tah"},
		{"u", "zpět"},
		{"[ ]", "o tah zpět a vpřed"},
		{"← →", "mimo plochu tah po tahu; Home, End: první a poslední tah"},
		{"Shift ← →", "opustit variantu; vstoupit do ní nebo do další"},
		{"c", "komentář a značky"},
		{"x", "hrozba: co by teď zahrál soupeř"},
		{"w", "co když tato deska změní vlastníka"},
		{"?", "tento seznam"},
	},
	Annotate: "Komentář a značky", Comment: "Komentář", MoveMark: "Značka tahu", KeepValue: "Zapsat hodnotu počítače", KeptValue: "Zapsaná hodnota",
	NotesFull: "Do této partie se další poznámka nevejde. Nejdřív některou smažte.", CommentDeleted: "Komentář smazán.", LinePromoted: "Varianta posunuta výš.",
	GlyphName: Table[rules.Glyph, string]{{rules.GoodMove, "dobrý tah"}, {rules.PoorMove, "chyba"}, {rules.VeryGoodMove, "skvělý tah"}, {rules.VeryPoorMove, "hrubá chyba"}, {rules.Speculative, "zajímavý tah"}, {rules.Questionable, "pochybný tah"}},

	ApplyUpdate: "Spustit novou verzi", Install: "Nainstalovat aplikaci",
	InstallSteps: []string{"Otevřete v prohlížeči nabídku sdílení: čtverec se šipkou.", "Zvolte „Přidat na plochu“.", "Kulami se pak otevírá jako aplikace, i bez připojení."},
	AppVersion:   func(build string) string { return "Verze " + build },

	ShareGame: "Sdílet partii",
	ShareHelp: "Odkaz obsahuje plochu i každý tah. Otevře se na každém zařízení a na žádný server se nic neposílá.",
	LinkLabel: "Odkaz na tuto partii",
	SendLink:  "Odeslat", ShareWhat: "Co sdílet", WholeGame: "Celá partie", FromHere: "Až sem",
	QRLabel: "QR kód odkazu", QRHelp: "Namiřte na kód fotoaparát telefonu: otevře se tato partie.",
	NoQR:       "Odkaz je pro QR kód příliš dlouhý.",
	CopyRecord: "Kopírovat text", SaveFile: "Uložit soubor", SaveSVG: "Obrázek (SVG)", SavePicture: "Uložit obrázek", OtherFormats: "Další formáty",
	Embed: "Vložit na web", EmbedHelp: "Tento kód zobrazí partii na libovolné webové stránce.", CopyEmbed: "Kopírovat kód",
	OpenInKulami: "Otevřít v\u00a0Kulami", NewTab: "otevře se na nové kartě",
	SendMove: "Odeslat svůj tah",

	OpponentFriend: "Přítel přes odkaz", FriendHelp: "Po každém tahu si pošlete odkaz, jako dopisy. Bez účtu a\u00a0bez serveru.",
	Friend: "Přítel", FriendToMove: "Na tahu je přítel", SendIt: "pošlete mu odkaz", WaitForLink: "otevřete odkaz, který pošle zpět", PlayBoth: "Hrát za obě strany",
	FriendPlayed: func(hole string) string { return "Přítel zahrál " + hole + ". Jste na tahu." },
	LinkOlder:    "Tento odkaz je starší než vaše partie; ta zůstává, jak je.", LinkParted: "Tento odkaz se s\u00a0vaší partií neshoduje. Obě najdete v\u00a0„Moje partie“.",
	FriendSide: func(side string) string { return "Vaše barva: " + side + "." }, FriendHow: "Jste na tahu: položte kámen a\u00a0pošlete odkaz zpět.",
	QRCode: "QR kód",

	Language: "Jazyk",
	Theme:    "Vzhled", ThemeAuto: "Systém", ThemeLight: "Světlý", ThemeDark: "Tmavý",
	Marbles: "Kameny",
	Wood:    "Plocha", WoodLight: "Světlé dřevo", WoodDark: "Tmavé dřevo", WoodFlat: "Jednoduchá", WoodContrast: "Vysoký kontrast",
	Sound: "Zvuky", Haptics: "Vibrace",
	Pace: "Rychlost počítače", PaceQuick: "Ihned", PaceCalm: "Normálně", PaceSlow: "Pomalu",
	MarbleSet: Words{
		{"red-black", "Červené a černé"}, {"white-black", "Bílé a černé"}, {"red-white", "Červené a bílé"},
		{"safe", "Oranžové a modré, i pro barvoslepé"},
	},
	Coordinates: "Souřadnice", Animation: "Animace", Bands: "Zvýraznit řadu a sloupec", Legal: "Označit, kam lze hrát",
	Owners: "Ukázat, komu deska patří", Confirm: "Potvrzovat tahy",

	Count: "Bodování", CountTiles: "Desky", CountArea: "Největší území", CountLines: "Řetězce", CountTotal: "Celkem",
	Tied:          func(n int) string { return "Bez vlastníka: " + czechCount(n, "deska", "desky", "desek") },
	NeitherScores: "nikdo",
	AreaSum: func(marbles, tiles int) string {
		return czechCount(marbles, "kámen", "kameny", "kamenů") + " na " + czechCount(tiles, "desce", "deskách", "deskách")
	},

	CountWooden:     "Bodování partie u stolu",
	CountWoodenHelp: "Rozmístěte kameny tak, jak leží na vašem stole. Dalším klepnutím na kámen ho odeberete.",
	PutDown:         "Pokládat", ClearMarbles: "Vyčistit", OtherBoard: "Jiná plocha", UseBoard: "Použít tuto plochu",
	MarblesDown: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("Kameny: %s %d, %s %d.", first, a, second, b)
	},
	TooManyMarbles: func(side string) string { return side + " má víc než 28 kamenů." },
	LastMarbles:    "Poslední kameny", ExchangeMarbles: "Prohodit barvy",
	SetUp: "Sestavit pozici", LeaveSetUp: "Zpět ke kamenům",
	MarkLast: func(side string) string {
		return "Pro analýzu označte poslední kámen: " + side + "."
	},
	LastOrder: func(side string) string {
		return "Poslední kámen (" + side + ") nemůže následovat po předchozím: leží na téže desce, nebo není v\u00a0jeho řadě ani v\u00a0jeho sloupci."
	},
	FirstBegins: func(first, second string) string {
		return "V\u00a0analýze začínal " + first + ", takže má tolik kamenů jako " + second + ", nebo o\u00a0jeden víc. Barvy můžete prohodit."
	},
	NotAnalysable: "Tyto kameny nelze analyzovat: hra by skončila dříve.",
	UnevenMarbles: func(side string, more int) string {
		return fmt.Sprintf("%s má o %d navíc: hráči se střídají.", side, more)
	},

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
		return czechRemain(n) + " " + czechCount(n, "deska", "desky", "desek")
	},
	Mistakes: func(n int) string { return czechCount(n, "chyba", "chyby", "chyb") },
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
		return fmt.Sprintf("%s za %d", czechCount(n, "deska", "desky", "desek"), worth)
	},
	TilesMissing: func(counts string) string { return "Chybí: " + counts + "." },
	AskFair:      "Férová?", StopFair: "Zastavit",
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

	PlayGame:       "Zahrát si partii",
	LearnByPlaying: "Naučit se hrou", NextLesson: "Další", PreviousLesson: "Předchozí lekce", LessonBonus: "Bonusy",
	LeaveLessons: "Zpět do partie",
	Right:        func(found, of int) string { return fmt.Sprintf("Správně: %d z %d.", found, of) },
	Lessons: Table[string, Lesson]{
		{"first", Lesson{"Cíl hry",
			"Získejte víc desek než soupeř: začíná {first}, klepněte na kterýkoli otvor.",
			"", "Tuto desku teď ovládá {first} a na tahu je {second}: hráči se střídají."}},
		{"own", Lesson{"Čí je deska?",
			"Deska patří tomu, kdo na ní má víc kamenů: klepněte na desky, které ovládá {first}.",
			"Tuto desku {first} neovládá:", "Deska přinese bod za každý svůj otvor, i prázdný; za nerozhodnou desku neboduje nikdo."}},
		{"row", Lesson{"Řada a sloupec",
			"Poslední kámen leží na c4: klepněte na dva otvory v téže řadě nebo sloupci, ale ne na téže desce.",
			"", "To je první pravidlo. Kameny v cestě nepřekážejí."}},
		{"gap", Lesson{"Přes mezery",
			"Řady a sloupce pokračují i za mezerami: klepněte na otvor v řadě kamene h2 na druhé straně mezery.",
			"Na {hole} hrát lze, ale není na druhé straně mezery v řadě 2.", "Řadu neukončí ani mezera, ani kámen."}},
		{"closed", Lesson{"Dvě vypnuté desky",
			"Desky posledních dvou kamenů, c7 a e7, jsou pro příští kámen vypnuté: klepněte na obě.",
			"Otvor {hole} leží na desce, která vypnutá není.", "Deska se znovu zapne, jakmile dva kameny padnou jinam."}},
		{"end", Lesson{"Konec",
			"Partie končí, když někdo nemá kam hrát: klepněte na otvor, po kterém {second} nemá kam hrát.",
			"Po {hole} by {second} ještě mohl hrát.", "V řadě i sloupci jsou jen kameny a vypnuté desky, takže rozhodují body: 25 : 20."}},
		{"area", Lesson{"Největší území",
			"Některé edice bodují největší území z kamenů jedné barvy, které se dotýkají hranou: klepněte na největší.",
			"Je tu ještě větší.", "{second} má pohromadě 17 kamenů, {first} 12. Kolik bodů to přinese, záleží na edici."}},
		{"line", Lesson{"Řetězce od pěti",
			"Některé edice bodují řetězce pěti a více kamenů jedné barvy v řadě, sloupci či úhlopříčce: klepněte na všechny tři, které má {second}.",
			"{second} přes {hole} žádný řetězec nemá.", "Jeden kámen může patřit do více řetězců. Teď znáte všechna pravidla."}},
	},

	Rules: []Paragraph{
		{"Cíl", "Ovládněte víc z plochy než soupeř. Kdo má na desce víc kamenů, tomu patří a přinese mu bod za každý svůj otvor. Za nerozhodnou desku neboduje nikdo."},
		{"Jak se hraje", "První kámen lze položit kamkoli. Každý další patří do prázdného otvoru v řadě nebo sloupci právě položeného kamene. Mezery ani jiné kameny v cestě nepřekážejí."},
		{"Vypnuté desky", "Dvě desky jsou vypnuté: ta, na kterou právě hrál soupeř, a ta, na které leží váš předchozí kámen. O tah později se znovu zapnou."},
		{"Konec", "Partie končí, když jsou položené všechny kameny nebo jakmile někdo nemá kam hrát. Tím ještě neprohrává: rozhodují body."},
		{"Edice", "Některé listy pravidel přidávají body za největší souvislé území nebo za přímé řetězce od pěti kamenů. Edici si zvolíte na začátku partie; bodování ukáže celý výpočet."},
	},
	RuleBook: "Všechna pravidla a edice (otevře stránku)",
	Commands: [5]string{"Skóre", "Poslední tah", "Kam lze hrát", "Tato deska", "Hodnocení"},
	Entry:    "Napište otvor, třeba c5", EntryPlay: "Hrát",
	ClockText: ClockText{
		Clock: "Hodiny", ClockNone: "Bez hodin", ClockSudden: "Pevný čas", ClockFischer: "S\u00a0přídavkem",
		ClockMinutes: "Minut na hráče", ClockIncrement: "Přídavek za tah (sekundy)", ClockPauses: "Zastavit, když stránka není vidět",
		PauseClocks: "Zastavit hodiny", ResumeClocks: "Pokračovat", TimeLeft: "Zbývající čas",
		TimeOver: "Čas už vypršel.", ClocksPaused: "Hodiny stojí. Nejdřív je znovu spusťte.",
		SecondsLeft: func(player string, seconds int) string { return fmt.Sprintf("%s: zbývá %d sekund.", player, seconds) },
	},
	ReplayText: ReplayText{
		Replay: "Přehrát", PauseReplay: "Pozastavit", ReplayPly: "Zobrazený tah",
		ReplaySpeed:  func(times string) string { return fmt.Sprintf("Rychlost %s", times) },
		ReplayBegins: "Partie se přehrává.", ReplayEnds: "Přehrávání skončilo.",
		SaveAnimation: "Animace (SVG)",
	},
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
	Crash:    "Něco se pokazilo.",
	CrashTip: "Vaše partie je v bezpečí. Načtěte stránku znovu a pokračujte; tady je její zápis, pokud si ho chcete nechat.",
	NoScript: "Kulami potřebuje JavaScript a WebAssembly. Povolte je prosím pro tuto stránku a načtěte ji znovu.",
	Failed:   "Kulami se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.",
	Retry:    "Zkusit znovu",
	NotFound: "Taková stránka neexistuje.",

	LiveText: czechLive,

	PuzzleText: PuzzleText{
		Puzzles: "Úlohy", DailyPuzzle: "Úloha dne", NextPuzzle: "Další úloha", MorePuzzles: "Více úloh",
		BackToPuzzle: "Zpět k\u00a0úloze", AllPuzzles: "Všechny úlohy",
		PuzzlesComing:  "Úlohy se načítají.",
		PuzzlesMissing: "Úlohy se nepodařilo načíst. Vaše partie a\u00a0výsledky jsou v\u00a0bezpečí.",
		PuzzleOf:       func(number int) string { return fmt.Sprint("Úloha ", number) },
		DailyOf:        func(day string) string { return "Úloha dne " + numericDate(day, ".\u00a0") },
		PuzzleLevel:    func(level int) string { return fmt.Sprint("Obtížnost ", level, " z\u00a08") },
		GoalWin:        func(side string) string { return side + " je na tahu: najděte výhru." },
		GoalDraw:       func(side string) string { return side + " je na tahu: zachraňte remízu." },
		GoalMargin: func(side string, points int) string {
			return side + " je na tahu: vyhrajte alespoň o\u00a0" + czechCount(points, "bod", "body", "bodů") + "."
		},
		SolutionIs: func(hole string) string { return "Řešení je " + hole + "." },
		PuzzleWrong: func(hole, reply string) string {
			return hole + " není řešení" + after(", odpověď je ", reply) + "."
		},
		BestPlay: func(result string) string { return "Při nejlepší hře: " + result + "." },

		DailyLine: "Každý den nová úloha, pro všechny stejná.", NoRating: "Řešte úlohy a\u00a0získáte hodnocení.",
		DailyNew:      "Je tu nová úloha dne.",
		DailyLate:     "Její den už skončil, do série se nepočítá.",
		DailyDone:     "Dnešní úlohu máte vyřešenou.",
		ShareResult:   "Sdílet výsledek",
		DailyResult:   func(day string) string { return "Úloha Kulami " + numericDate(day, ".\u00a0") + " je vyřešená." },
		DailyTries:    func(n int) string { return fmt.Sprint("Počet pokusů: ", n, ".") },
		DailyStreak:   func(days int) string { return "Série: " + czechCount(days, "den", "dny", "dní") + "." },
		LongestStreak: func(days int) string { return "Nejdelší: " + czechCount(days, "den", "dny", "dní") + "." },

		ThemeHead: "Témata",
		ThemeName: Words{
			{"closing", "Vypnutí desky"}, {"denying", "Záchrana desky"}, {"capture", "Zisk desky"}, {"sacrifice", "Oběť"},
			{"last-hole", "Poslední otvor desky"}, {"stuck", "Bez volného otvoru"}, {"forcing", "Jediná odpověď"}, {"parity", "Předání tahu"},
			{"areas", "Území"}, {"lines", "Řetězce"},
		},
		PuzzleRating: func(value, deviation int) string { return fmt.Sprintf("Vaše hodnocení: %d ± %d", value, deviation) },
		PuzzlesTried: func(solved, tried int) string {
			return fmt.Sprintf("%d z\u00a0%d vyřešeno na první pokus", solved, tried)
		},

		Storm: "Na čas", StormLine: "Co nejvíce úloh za tři minuty.", StormStart: "Začít", StormAgain: "Ještě jednou",
		StormScore: func(solved int) string { return fmt.Sprint("Vyřešeno: ", solved) },
		StormBest:  func(solved int) string { return fmt.Sprint("Váš rekord: ", solved) },
		StormOver:  func(solved int) string { return fmt.Sprint("Čas vypršel. Vyřešeno: ", solved, ".") },

		OwnMistakes:     "Vaše vlastní chyby",
		Practise:        "Procvičit",
		OwnMistakesLine: "Chyby z\u00a0rozebraných partií se vracejí, dokud nenajdete lepší tah.",
		MistakesDue: func(n int) string {
			if n == 0 {
				return "Dnes není co procvičovat."
			}
			return fmt.Sprint("Dnes k\u00a0procvičení: ", n, ".")
		},
	},
}
