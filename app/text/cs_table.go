package text

import (
	"fmt"
	"strings"

	"kulami/rules"
)

var czechTable = TableText{
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
	MarblesLeft: func(n int) string { return fmt.Sprint(czechRemain(n), " ", n) },
	AreaNow:     func(n int) string { return fmt.Sprint("území ", n) },
	LinesNow:    func(n int) string { return fmt.Sprint("řetězce ", n) },

	YourMove:      "Jste na tahu",
	SideToMove:    func(side string) string { return side + " je na tahu" },
	ThinkingNow:   "Přemýšlí",
	FirstAnywhere: "začněte, kde chcete",
	Where: func(row, column string, n int) string {
		return fmt.Sprintf("řada\u00a0%s nebo sloupec\u00a0%s, %s", row, column, strings.Replace(czechPlural(n, "otvor", "otvory", "otvorů"), " ", "\u00a0", 1))
	},
	LookingAt:  func(ply, of int) string { return fmt.Sprintf("Tah %d z %d", ply, of) },
	LinkedGame: "Sdílená partie",
	Variation:  "Varianta",
	SwapOffer:  "Převezměte tento první kámen, nebo hrajte dál.",
	Swap:       "Vyměnit strany",

	Wins:          func(side string) string { return side + " vítězí" },
	YouWin:        "Vítězíte",
	YouLose:       "Vítězí počítač",
	Draw:          "Remíza",
	ByPoints:      func(n int) string { return "o " + czechPlural(n, "bod", "body", "bodů") },
	ByResignation: "vzdáním soupeře",
	ByAgreement:   "dohodou",
	ByTime:        "na čas",
	Headline:      func(head string, won, lost int) string { return fmt.Sprintf("%s %d\u00a0:\u00a0%d", head, won, lost) },
	YouStuck:      "už nemáte kam hrát",
	ComputerStuck: "počítač už nemá kam hrát",
	SideStuck:     func(side string) string { return side + " už nemá kam hrát" },
	LedUntil:      func(ply int) string { return fmt.Sprintf("Váš náskok trval do tahu %d.", ply) },
	LookBack:      "Rozbor ukáže, kde se body ztratily.",
	WonBy:         func(head, by string) string { return head + " " + by },
	NextLevel:     func(level int) string { return fmt.Sprint("Zkusit úroveň ", level) },

	Hint:   "Rada",
	Resign: "Vzdát se", Rematch: "Odveta",
	OtherGame: "Zpět k mé partii",
	SkipCount: "Přeskočit", ShowBoard: "Ukázat plochu", ShowTiles: "Ukázat desky", EarlierGame: "Předchozí partie",
	ResignSure: "Vzdát tuto partii?",

	MoveList:             "Tahy",
	NoMoves:              "Zatím žádný tah",
	PlayFromHere:         "Hrát odtud",
	PlayComputerFromHere: "Proti počítači",
	Back:                 "Zpět do partie",
	PlayShort:            "Hrát",
	BackShort:            "Partie",
	Promote:              "Výš",
	Prune:                "Smazat",

	Clock: "Hodiny", ClockNone: "Bez hodin", ClockSudden: "Pevný čas", ClockFischer: "S\u00a0přídavkem",
	ClockMinutes: "Minut na hráče", ClockIncrement: "Přídavek za tah (sekundy)", ClockPauses: "Zastavit, když stránka není vidět",
	PauseClocks: "Zastavit hodiny", ResumeClocks: "Pokračovat", TimeLeft: "Zbývající čas",
	TimeOver: "Čas už vypršel.", ClocksPaused: "Hodiny stojí. Nejdřív je znovu spusťte.",
	SecondsLeft: func(player string, seconds int) string { return fmt.Sprintf("%s: zbývá %d sekund.", player, seconds) },

	Replay: "Přehrát", PauseReplay: "Pozastavit", ReplayPly: "Zobrazený tah",
	ReplaySpeed:  func(times string) string { return fmt.Sprintf("Rychlost %s", times) },
	ReplayBegins: "Partie se přehrává.", ReplayEnds: "Přehrávání skončilo.",
}

var czechCount = CountText{
	Count: "Bodování", CountTiles: "Desky", CountArea: "Největší území", CountLines: "Řetězce", CountTotal: "Celkem",
	Tied:          func(n int) string { return "Bez vlastníka: " + czechPlural(n, "deska", "desky", "desek") },
	NeitherScores: "nikdo",
	AreaSum: func(marbles, tiles int) string {
		return czechPlural(marbles, "kámen", "kameny", "kamenů") + " na " + czechPlural(tiles, "desce", "deskách", "deskách")
	},

	CountWooden:     "Bodování partie u stolu",
	CountWoodenHelp: "Rozmístěte kameny tak, jak leží na vašem stole. Dalším klepnutím na kámen ho odeberete.",
	PutDown:         "Pokládat", ClearMarbles: "Vyčistit", OtherBoard: "Jiná plocha", UseBoard: "Použít tuto plochu",
	MarblesDown: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("Kameny: %s %d, %s %d.", first, a, second, b)
	},
	TooManyMarbles: func(side string) string { return side + " má víc než 28 kamenů." },
	LastMarbles:    "Poslední kameny", ExchangeMarbles: "Prohodit barvy",
	UnevenMarbles: func(side string, more int) string {
		return fmt.Sprintf("%s má o %d navíc: hráči se střídají.", side, more)
	},

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
}

var czechNotice = NoticeText{
	NotYourTurn:  "Počítač přemýšlí.",
	FriendsTurn:  "Na tahu je přítel: pošlete mu odkaz.",
	ConfirmHole:  func(hole string) string { return "Klepněte na " + hole + " ještě jednou a kámen položíte." },
	HintGiven:    func(hole, outlook string) string { return "Rada: " + hole + after(", ", outlook) },
	Outlook:      [7]string{"prohráváte", "jste pozadu", "jste mírně pozadu", "zhruba vyrovnané", "máte mírnou výhodu", "máte výhodu", "vyhráváte"},
	HintSearch:   "Hledá se rada",
	SidesSwapped: "Strany vyměněny.",
	EngineFailed: "Počítač nedokázal odpovědět. Můžete hrát za obě strany.",
	MovesPruned:  "Varianta smazána.",
	TreeFull:     "Do této partie se další varianta nevejde. Nejdřív některou smažte.",
	TrialBegun:   "Jen na zkoušku: vaše partie zůstává, jak je.",

	LinkCopied: "Odkaz zkopírován.",
	CopyFailed: "Kopírování tu není povoleno. Označte odkaz a zkopírujte ho.",
	NoPicture:  "Obrázek se nepodařilo vytvořit.",
	Damaged: func(kept, of int) string {
		if kept == of {
			return fmt.Sprintf("Tento odkaz je poškozený, ale všechny tahy (%d) se podařilo přečíst.", of)
		}
		return fmt.Sprintf("Tento odkaz je poškozený: přečíst se podařilo %d z %s.", kept, czechPlural(of, "tahu", "tahů", "tahů"))
	},
	CopyUnread:   "Kopírovat obsah",
	Unreadable:   "Tento odkaz nelze přečíst. Vaše partie zůstala beze změny.",
	Unchecked:    "Tento odkaz pochází ze starší verze a nemá kontrolní kód. Porovnejte plochu s plochou odesílatele.",
	Newer:        "Tento odkaz potřebuje novější verzi Kulami. Zůstal beze změny.",
	BadCode:      "Toto není úplná plocha Kulami.",
	ImportFailed: "Žádná partie v tom není.",
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

	SavedUnread: "Něco z uloženého se nepodařilo přečíst. Kopie zůstala zachována.",
	CopyKept:    "Tato partie pokračovala na jiné kartě. Vaše zdejší tahy najdete v Mých partiích.",
	Restored: func(games, of int) string {
		return fmt.Sprintf("Obnoveno %d z %s. Nic se nezdvojilo ani nepřepsalo.", games, czechPlural(of, "partie", "partií", "partií"))
	},
	GameKept:  "Uloženo do Mých partií.",
	NotStored: "Neuloženo!",
	Unsaved:   "Tento prohlížeč partii neukládá. Chcete-li ji zachovat, zkopírujte její odkaz.",
}
