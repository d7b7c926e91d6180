package text

import (
	"fmt"
	"strings"

	"kulami/rules"
)

var czechNewGame = NewGameText{
	Start:   "Začít partii",
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
	CodeHelp:       "Odkaz, kód rozložení nebo mřížka písmen.",
	BoardSymmetric: "Souměrná", BoardNumber: "Podle čísla", BoardMine: "Moje plochy", NumberLabel: "Číslo plochy",
	SymmetryKind: "Souměrnost",
	Symmetry: Words{{"half-turn", "Otočení o 180°"}, {"mirror", "Zrcadlení"}, {"quarter-turn", "Otočení o 90°"},
		{"two-mirrors", "Dvě zrcadlení"}},
	NumberHelp: func(boards int) string {
		return "Každá čtvercová plocha má své číslo od 1 do " + grouped(boards, "\u00a0") + "."
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

	OpeningFree: "Kamkoli", OpeningSwap: "Kamkoli, lze vyměnit strany", OpeningLot: "Náhodný otvor",
	OpeningLine: Words{
		{"free", "Kdo začíná, má výhodu: mezi silnými hráči vyhraje tři partie ze čtyř."},
		{"swap", "Druhý hráč smí první kámen převzít, takže by neměl být příliš výhodný."},
		{"lot", "První kámen umístí náhoda: téměř spravedlivé."},
	},

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
}

var czechLibrary = LibraryText{
	Library: "Moje partie", ShowGames: "Partie", ShowResults: "Výsledky",
	Search: "Hledat", Filter: "Zobrazit",
	FilterAll: "Všechny", OtherGames: "Ostatní partie", FilterUnfinished: "Nedohrané", FilterWon: "Vyhrané", FilterDrawn: "Remízy", FilterLost: "Prohrané",
	FilterPeople:  "Dva hráči",
	NoGames:       "Zatím žádná partie. Každá partie se sem ukládá od prvního tahu.",
	NothingFound:  "Nic se nenašlo.",
	Unfinished:    "Nedohraná",
	MarblesPlayed: func(n int) string { return czechPlural(n, "tah", "tahy", "tahů") },
	Reading: func(n int) string {
		return "Načítá se ještě " + czechPlural(n, "partie", "partie", "partií") + "…"
	},

	Rename:    func(game string) string { return "Název a podrobnosti: " + game },
	Delete:    func(game string) string { return "Smazat: " + game },
	NameLabel: "Název", GameBoard: "Plocha", Began: "Začátek", LastPlayed: "Naposledy hráno", Version: "Verze aplikace",
	Deleted: func(n int) string {
		if n == 1 {
			return "Smazáno."
		}
		return fmt.Sprintf("Smazáno: %d.", n)
	},
	Keep: "Uložit partii", KeepShort: "Uložit",

	Full: "Úložiště je plné", FullHelp: "Nové tahy se neukládají. Nejprve vše zálohujte, pak uvolněte místo.",
	PruneGames: func(n int) string {
		if n == 1 {
			return "Smazat nejstarší nepojmenovanou partii"
		}
		return "Smazat " + czechPlural(n, "nejstarší nepojmenovanou partii", "nejstarší nepojmenované partie", "nejstarších nepojmenovaných partií")
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

	ResultsOf: "Proti", ResultsAll: "Všechny partie", ResultsWon: "Výhry", ResultsDrawn: "Remízy", ResultsLost: "Prohry",
	OtherRules: "Jiná pravidla",
	NoResults:  "Zatím není dohraná žádná partie proti počítači.",
	StreakNow:  "Výhry v řadě", StreakBest: "Nejdelší série",
}

var czechShare = ShareText{
	CopyLink:  "Kopírovat odkaz",
	ShareGame: "Sdílet partii",
	ShareHelp: "Odkaz obsahuje plochu i každý tah. Otevře se na každém zařízení a na žádný server se nic neposílá.",
	LinkLabel: "Odkaz na tuto partii",
	SendLink:  "Odeslat", ShareWhat: "Co sdílet", WholeGame: "Celá partie", FromHere: "Až sem",
	QRLabel: "QR kód odkazu", QRHelp: "Namiřte na kód fotoaparát telefonu: otevře se tato partie.",
	NoQR:       "Odkaz je pro QR kód příliš dlouhý.",
	CopyRecord: "Kopírovat text", SaveFile: "Uložit soubor", SaveSVG: "Obrázek (SVG)", SavePicture: "Uložit obrázek", OtherFormats: "Další formáty",
	SaveAnimation: "Animace (SVG)",

	Embed: "Vložit na web", EmbedHelp: "Tento kód zobrazí partii na libovolné webové stránce.", CopyEmbed: "Kopírovat kód",
	OpenInKulami: "Otevřít v\u00a0Kulami", NewTab: "otevře se na nové kartě",

	SendMove:       "Odeslat svůj tah",
	OpponentFriend: "Přítel přes odkaz", FriendHelp: "Po každém tahu si pošlete odkaz, jako dopisy. Bez účtu a\u00a0bez serveru.",
	Friend: "Přítel", FriendToMove: "Na tahu je přítel", SendIt: "pošlete mu odkaz", WaitForLink: "otevřete odkaz, který pošle zpět", PlayBoth: "Hrát za obě strany",
	FriendPlayed: func(hole string) string { return "Přítel zahrál " + hole + ". Jste na tahu." },
	LinkOlder:    "Tento odkaz je starší než vaše partie; ta zůstává, jak je.", LinkParted: "Tento odkaz se s\u00a0vaší partií neshoduje. Obě najdete v\u00a0„Moje partie“.",
	FriendSide: func(side string) string { return "Vaše barva: " + side + "." }, FriendHow: "Jste na tahu: položte kámen a\u00a0pošlete odkaz zpět.",
	QRCode: "QR kód",
}

var czechLive = LiveText{
	OpponentLive: "Živě", LiveTitle: "Hrát živě",
	LiveTip: "Vaše zařízení spojí dva odkazy, bez jakéhokoli serveru.",

	LivePreparing:   "Odkaz se připravuje…",
	LiveInvite:      "Pošlete tento odkaz soupeři a\u00a0nechte stránku otevřenou. I\u00a0odpověď je odkaz: otevřete ho na tomto zařízení, nebo ho vložte sem.",
	LiveAnswerLabel: "Odpověď", LiveConnect: "Spojit",
	LiveOffered: "Jste zváni k\u00a0živé partii. Pošlete zpět odkaz a\u00a0partie začne.", LiveJoin: "Přidat se",
	LiveAnswer:     "Pošlete tento odkaz zpět a\u00a0nechte stránku otevřenou. Partie začne, jakmile ho soupeř otevře.",
	LiveConnecting: "Spojování…",
	LivePassed:     "Partie pokračuje na druhé kartě. Tuto můžete zavřít.",
	LiveStray:      "Na tomto zařízení na odpověď nečeká žádná stránka. Zkopírujte odkaz a\u00a0vložte ho tam, kde pozvánka vznikla.",
	LiveFailed:     "Zařízení se nepodařilo spojit. Musí být ve stejné síti, pokud nemají obě v\u00a0nastavení server STUN.",
	LiveUnfit:      "Toto není odpověď na tuto pozvánku.",

	LiveOn: "Spojeno", LiveLost: "Soupeř neodpovídá. Čeká se…",
	LiveLeft:  "Spojení skončilo. Partie zůstává: spojte se znovu, nebo pokračujte pomocí odkazů.",
	LiveBegun: "Jste spojeni.", LiveTurn: "Na tahu je soupeř.", LiveStop: "Ukončit spojení",
	UndoAsked: "Soupeř chce vzít kameny zpět.", UndoSent: "Požádali jste o\u00a0vrácení kamenů.",
	UndoRefused: "Soupeř odmítl: kameny zůstávají.", UndoYes: "Povolit", UndoNo: "Odmítnout",
	UndoOvertaken: "Partie mezitím pokračovala: vaše žádost o\u00a0vrácení kamenů už neplatí. Můžete požádat znovu.",
	UndoWithdrawn: "Soupeř chtěl vzít kameny zpět, ale partie mezitím pokračovala: jeho žádost už neplatí.",
	LiveClocks:    "Hodiny stojí, dokud nejste spojeni.",
	RematchAsked:  "Soupeř chce hrát znovu.", RematchSent: "Požádali jste o\u00a0další partii.",
	LiveRefused: "Co poslalo druhé zařízení, neodpovídá pravidlům. Spojení skončilo a\u00a0vaše partie se nezměnila.",
	LiveParted:  "Partie na obou zařízeních se liší. Spojení skončilo a\u00a0vaše partie se nezměnila.",
	LiveVersion: "Druhé zařízení má novější verzi hry. Načtěte tuto stránku znovu.",

	StunLabel: "Server STUN pro živé partie", StunHelp: "Spojí zařízení i\u00a0mimo vaši síť a\u00a0vidí jejich adresy. Bez něj se žádný server nekontaktuje.",
	BadStun: "Toto není adresa serveru STUN, například stun.example.org.",
}
