package text

import (
	"fmt"

	"kulami/rules"
)

var czechAnalysis = AnalysisText{
	Engine:      "Počítač",
	ExactMark:   "Podtržené: přesně",
	EngineOff:   "Počítač je vypnutý.",
	InPercent:   "Šance na výhru v procentech",
	WinChance:   func(percent int) string { return fmt.Sprintf("šance na výhru %d\u00a0%%", percent) },
	Positions:   func(n int) string { return "prozkoumaných pozic: " + grouped(n, "\u00a0") },
	ProvenWin:   func(side string) string { return side + ": dokázaná výhra" },
	ProvenDraw:  "dokázaná remíza",
	AtLeastDraw: func(side string) string { return side + ": přinejmenším remíza, dokázáno" },
	BestMove:    func(hole string) string { return "Nejlepší tah: " + hole },
	BestLines:   "Nejlepší pokračování",
	PlayTo:      func(hole string) string { return "Zahrát až po " + hole },

	Threat:   "Hrozba",
	ThreatOf: func(side string) string { return "Kdyby byl na tahu " + side },
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
}

var czechReview = ReviewText{
	Review:     "Rozbor",
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
		return "nechává soupeři " + czechPlural(holes, "otvor", "otvory", "otvorů")
	},
	FactWins: func(worth int) string { return fmt.Sprint("definitivně získává desku za ", worth) },
	FactSaves: func(worth int) string {
		return fmt.Sprint("jako jediný otvor brání soupeři hned získat desku za ", worth)
	},
	FactTies: func(worth int) string { return fmt.Sprint("definitivně vyrovnává stav na desce za ", worth) },
	FactJoins: func(marbles int) string {
		return "spojuje území v jediné z\u00a0" + czechPlural(marbles, "kamene", "kamenů", "kamenů")
	},
	FactGrows: func(marbles int) string {
		return "zvětšuje největší území hráče na " + czechPlural(marbles, "kámen", "kameny", "kamenů")
	},
	FactLine: func(marbles int) string {
		return "dokončuje řetězec z\u00a0" + czechPlural(marbles, "kamene", "kamenů", "kamenů")
	},
	FactGives:  func(worth int) string { return fmt.Sprint("umožňuje soupeři získat desku za ", worth) },
	FactCloses: func(worth int) string { return fmt.Sprint("vypíná desku za ", worth, " pro příští tah soupeře") },
}

var czechPuzzle = PuzzleText{
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
		return side + " je na tahu: vyhrajte alespoň o\u00a0" + czechPlural(points, "bod", "body", "bodů") + "."
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
	DailyStreak:   func(days int) string { return "Série: " + czechPlural(days, "den", "dny", "dní") + "." },
	LongestStreak: func(days int) string { return "Nejdelší: " + czechPlural(days, "den", "dny", "dní") + "." },

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
}

var czechProgress = ProgressText{
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
}

var czechCourse = CourseText{
	Goal: "Získejte víc desek než soupeř", FirstTime: "Poprvé? Naučte se hrát za 90 sekund",
	CoachWon: func(holes int) string {
		return "Váš kámen získal desku: " + czechPlural(holes, "bod", "body", "bodů") + ", za každý otvor 1."
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

	PlayGame:       "Zahrát si partii",
	LearnByPlaying: "Naučit se hrou", NextLesson: "Další", PreviousLesson: "Předchozí lekce", LessonBonus: "Bonusy",
	Right: func(found, of int) string { return fmt.Sprintf("Správně: %d z %d.", found, of) },
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

	Learn: "Jak se hraje",
	Rules: []Paragraph{
		{"Cíl", "Ovládněte víc z plochy než soupeř. Kdo má na desce víc kamenů, tomu patří a přinese mu bod za každý svůj otvor. Za nerozhodnou desku neboduje nikdo."},
		{"Jak se hraje", "První kámen lze položit kamkoli. Každý další patří do prázdného otvoru v řadě nebo sloupci právě položeného kamene. Mezery ani jiné kameny v cestě nepřekážejí."},
		{"Vypnuté desky", "Dvě desky jsou vypnuté: ta, na kterou právě hrál soupeř, a ta, na které leží váš předchozí kámen. O tah později se znovu zapnou."},
		{"Konec", "Partie končí, když jsou položené všechny kameny nebo jakmile někdo nemá kam hrát. Tím ještě neprohrává: rozhodují body."},
		{"Edice", "Některé listy pravidel přidávají body za největší souvislé území nebo za přímé řetězce od pěti kamenů. Edici si zvolíte na začátku partie; bodování ukáže celý výpočet."},
	},
	RuleBook: "Všechna pravidla a edice (otevře stránku)",
}
