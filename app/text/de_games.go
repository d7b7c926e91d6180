package text

import (
	"fmt"
	"strings"

	"kulami/rules"
)

var germanNewGame = NewGameText{
	Start:   "Partie beginnen",
	NewGame: "Neue Partie", Opponent: "Gegner", Level: "Stufe", Starter: "Wer beginnt", Edition: "Ausgabe",
	BoardChoice: "Brett", Opening: "Erste Kugel",
	OpponentComputer: "Computer", OpponentPerson: "Zu zweit", OpponentAnalysis: "Analyse",
	PlayerNames: "Namen (freiwillig)",
	Names:       "Namen",
	StarterMe:   "Ich", StarterOther: "Gegner", StarterLot: "Zufall",

	BoardSquare: "Quadratisch, zufällig", BoardIrregular: "Unregelmäßig, zufällig", BoardSheet: "Klassische Bretter",
	BoardToday: "Brett des Tages", BoardCode: "Code einfügen",
	SheetName: Table[rules.Sheet, string]{
		{rules.SheetSquare, "Klassisches Quadrat"},
		{rules.SheetIrregular, "Klassisch, unregelmäßig"},
		{rules.SheetPergioco, "Beispielpartie"},
	},
	Sheet: "Klassisches Brett", Seed: "Nummer der Mischung", DealAgain: "Neu mischen", Code: "Code oder Link des Bretts",
	CodeHelp:       "Ein Link, ein Brettcode oder ein Raster aus Buchstaben.",
	BoardSymmetric: "Symmetrisch", BoardNumber: "Nach Nummer", BoardMine: "Meine Bretter", NumberLabel: "Nummer des Bretts",
	SymmetryKind: "Symmetrie",
	Symmetry: Words{{"half-turn", "Halbe Drehung"}, {"mirror", "Spiegelbild"}, {"quarter-turn", "Vierteldrehung"},
		{"two-mirrors", "Zwei Spiegelachsen"}},
	NumberHelp: func(boards int) string {
		return "Jedes quadratische Brett hat eine Nummer von 1 bis " + grouped(boards, ".") + "."
	},
	BoardName: func(board string, seed int, day string) string {
		switch board {
		case "square":
			return fmt.Sprint("Quadrat ", seed)
		case "irregular":
			return fmt.Sprint("unregelmäßig ", seed)
		case "symmetric":
			return fmt.Sprint("symmetrisch ", seed)
		case "number":
			return "Nummer " + grouped(seed, ".")
		case "today":
			return "Brett vom " + numericDate(day, ".")
		case "code", "mine":
			return "eigenes Brett"
		}
		return "geteiltes Brett"
	},

	OpeningFree: "Beliebig", OpeningSwap: "Beliebig, mit Tauschrecht", OpeningLot: "Zufällige Mulde",
	OpeningLine: Words{
		{"free", "Wer beginnt, ist im Vorteil: Unter starken Spielern gewinnt er drei von vier Partien."},
		{"swap", "Wer als Zweiter spielt, darf die erste Kugel übernehmen; sie sollte also nicht zu gut sein."},
		{"lot", "Der Zufall setzt die erste Kugel: beinahe fair."},
	},

	EditionName: Words{
		{"basic", "Grundspiel"}, {"es-1", "Spanisch, Stufe\u00a01"}, {"es-2", "Spanisch, Stufe\u00a02"}, {"es-3", "Spanisch, Stufe\u00a03"},
		{"cs-1", "Tschechisch, Stufe\u00a01"}, {"cs-2", "Tschechisch, Stufe\u00a02"},
		{"it-areas", "Italienisch, Gebiete"}, {"it-lines", "Italienisch, Linien"}, {"it-both", "Italienisch, Gebiete und Linien"},
		{"tr-area", "Türkisch, Gebiet"}, {"tr-rows", "Türkisch, Linien"}, {"tr-both", "Türkisch, Gebiet und Linien"},
	},
	EditionLine: Words{
		{"basic", "Nur die Platten zählen: Damit fangen alle fünf Regelblätter an."},
		{"es-1", "Das größere Gebiet bringt einen Punkt je Platte, auf der es liegt. Endet nach 55 Kugeln."},
		{"es-2", "Jede Seite bekommt Punkte für all ihre Linien ab fünf Kugeln. Endet nach 55 Kugeln."},
		{"es-3", "Gebiet nach Platten, dazu alle Linien. Endet nach 55 Kugeln."},
		{"cs-1", "Das größere Gebiet bringt die Differenz in Kugeln."},
		{"cs-2", "Gebiet und Linien, beide als Differenz."},
		{"it-areas", "Das größere Gebiet bringt die Differenz in Kugeln."},
		{"it-lines", "Die größere Liniensumme bringt die Differenz."},
		{"it-both", "Gebiet und Linien, beide als Differenz."},
		{"tr-area", "Das größere Gebiet bringt die Differenz in Kugeln."},
		{"tr-rows", "Die größere Summe der Linien in Reihen und Spalten bringt die Differenz."},
		{"tr-both", "Gebiet und Linien als Differenz, ohne Diagonalen."},
	},
	EditionWhy: Words{
		{"basic", "Was alle fünf Blätter gemeinsam haben. Gut für die erste Partie."},
		{"es-1", "Nur dieses Blatt zählt die Platten unter einem Gebiet, die anderen zählen Kugeln. Die Partie endet, sobald jemand alle 28 gesetzt hat, eine Kugel früher als bei den anderen Ausgaben."},
		{"es-2", "Nur dieses Blatt gibt beiden Seiten ihre Linien ganz; die anderen geben einer Seite die Differenz."},
		{"es-3", "Die ersten beiden Stufen des spanischen Blattes zusammen."},
		{"cs-1", "Dasselbe wie die italienischen Gebiete und das türkische Gebiet. Laut Blatt dauert die Partie, bis alle Mulden voll sind; 56 Kugeln können 64 nicht füllen, gemeint sind also alle Kugeln."},
		{"cs-2", "Dieselbe Wertung wie bei den italienischen Gebieten und Linien, nach dem tschechischen Blatt."},
		{"it-areas", "Dasselbe wie die erste tschechische Stufe und das türkische Gebiet."},
		{"it-lines", "Linien als Differenz in allen Richtungen, ohne Gebiete: Das hat nur das italienische Blatt."},
		{"it-both", "Das lebhafteste Spiel und unter starken Spielern das fairste: Oft entscheidet der Bonus."},
		{"tr-area", "Dasselbe wie die erste tschechische Stufe und die italienischen Gebiete."},
		{"tr-rows", "Der Text dieses Blattes zählt nur Reihen und Spalten. Sein eigenes Beispiel zählt auch Diagonalen; wir folgen dem Text."},
		{"tr-both", "Beide türkischen Boni. Ohne Diagonalen sind Linien selten."},
	},
	SheetOf: Words{{"es-advanced", "Spanisches Blatt"}, {"cs", "Tschechisches Blatt"}, {"it-pergioco", "Italienisches Blatt"}, {"tr", "Türkisches Blatt"}},
	House:   "Hausregeln", HouseLine: "Stelle alles selbst zusammen.",
	NoBonus: "Ohne", ByDifference: "Differenz", ByTiles: "Platten", BySum: "Summe",
	Orthogonal: "Linien ohne Diagonalen", EarlyEnd: "Endet nach 55 Kugeln",
	RulesName: func(r rules.Ruleset) string {
		var parts []string
		switch r.Area {
		case rules.AreaDifference:
			parts = append(parts, "Gebiet")
		case rules.AreaTiles:
			parts = append(parts, "Gebiet nach Platten")
		}
		if lines := "Linien"; r.Lines != rules.NoLines {
			if r.Lines == rules.LineSum {
				lines += " in voller Länge"
			}
			if r.Orthogonal {
				lines += " ohne Diagonalen"
			}
			parts = append(parts, lines)
		}
		if len(parts) == 0 {
			return "Grundspiel"
		}
		return "Mit " + strings.Join(parts, " und ")
	},
}

var germanLibrary = LibraryText{
	Library: "Meine Partien", ShowGames: "Partien", ShowResults: "Ergebnisse",
	Search: "Suchen", Filter: "Anzeigen",
	FilterAll: "Alle", OtherGames: "Andere Partien", FilterUnfinished: "Laufend", FilterWon: "Gewonnen", FilterDrawn: "Remis", FilterLost: "Verloren",
	FilterPeople:  "Zu zweit",
	NoGames:       "Noch keine Partie. Jede Partie wird hier ab dem ersten Zug gespeichert.",
	NothingFound:  "Nichts gefunden.",
	Unfinished:    "Läuft noch",
	MarblesPlayed: func(n int) string { return count(n, "Zug", "Züge") },
	Reading: func(n int) string {
		return count(n, "weitere Partie wird", "weitere Partien werden") + " gelesen\u00a0…"
	},

	Rename:    func(game string) string { return "Name und Details: " + game },
	Delete:    func(game string) string { return "Löschen: " + game },
	NameLabel: "Name", GameBoard: "Brett", Began: "Begonnen", LastPlayed: "Zuletzt gespielt", Version: "App-Version",
	Deleted: func(n int) string {
		if n == 1 {
			return "Gelöscht."
		}
		return fmt.Sprint(n, " gelöscht.")
	},
	Keep: "Partie speichern", KeepShort: "Speichern",

	Full: "Der Speicher ist voll", FullHelp: "Neue Züge werden nicht gespeichert. Sichere zuerst alles, dann schaffe Platz.",
	PruneGames: func(n int) string {
		if n == 1 {
			return "Die älteste Partie ohne Namen löschen"
		}
		return fmt.Sprint("Die ", n, " ältesten Partien ohne Namen löschen")
	},
	UnreadHead: "Nicht lesbar",
	UnreadHelp: "Dies wurde gespeichert, ist aber nicht lesbar, vielleicht weil eine neuere Version es geschrieben hat. Es bleibt, bis du es löschst.",
	CopyIt:     "Kopieren", DeleteIt: "Löschen",

	Import:      "Import",
	ImportHelp:  "Ein Link, eine Aufzeichnung, eine Liste von Zügen, ein Brett oder eine Sicherung. Anderer Text darum herum stört nicht, und keine deiner Partien wird überschrieben.",
	ImportLabel: "Hier einfügen", ImportNow: "Öffnen", ChooseFile: "Datei wählen",
	DropHere:   "Zum Öffnen hier ablegen",
	DropTip:    "Eine Datei kannst du auch irgendwo auf der Seite ablegen.",
	TooLarge:   "Das ist größer als 5 MB und wurde nicht geöffnet.",
	Unopened:   "Diese Datei ließ sich nicht öffnen.",
	TextCopied: "Kopiert.",
	Backup:     "Alles sichern",
	BackupHelp: "Eine Datei mit allen Partien und Einstellungen. Der Import holt sie zurück, hier oder auf einem anderen Gerät, und überschreibt nichts.",

	ResultsOf: "Gegen", ResultsAll: "Alle Partien", ResultsWon: "Siege", ResultsDrawn: "Remis", ResultsLost: "Nieder\u00adlagen",
	OtherRules: "Andere Regeln",
	NoResults:  "Du hast noch keine Partie gegen den Computer beendet.",
	StreakNow:  "Siege in Folge", StreakBest: "Beste Serie",
}

var germanShare = ShareText{
	CopyLink:  "Link kopieren",
	ShareGame: "Partie teilen",
	ShareHelp: "Der Link enthält das Brett und jeden Zug. Er lässt sich auf jedem Gerät öffnen, und nichts wird an einen Server geschickt.",
	LinkLabel: "Link zu dieser Partie",
	SendLink:  "Senden", ShareWhat: "Was teilen", WholeGame: "Ganze Partie", FromHere: "Bis hierher",
	QRLabel: "QR-Code des Links", QRHelp: "Richte die Kamera eines Telefons auf den Code: Er öffnet diese Partie.",
	NoQR:       "Der Link ist zu lang für einen QR-Code.",
	CopyRecord: "Text kopieren", SaveFile: "Datei speichern", SaveSVG: "Bild (SVG)", SavePicture: "Bild speichern", OtherFormats: "Andere Formate",
	SaveAnimation: "Animation (SVG)",

	Embed: "Einbetten", EmbedHelp: "Dieser Code zeigt die Partie auf jeder Webseite.", CopyEmbed: "Code kopieren",
	OpenInKulami: "In Kulami öffnen", NewTab: "öffnet sich in einem neuen Tab",

	SendMove:       "Deinen Zug senden",
	OpponentFriend: "Freund per Link", FriendHelp: "Ihr schickt euch nach jeder Kugel einen Link, wie Briefe. Ohne Konto, ohne Server.",
	Friend: "Gegenüber", FriendToMove: "Dein Gegenüber ist dran", SendIt: "schick den Link", WaitForLink: "öffne den Link, der zurückkommt", PlayBoth: "Beide Seiten spielen",
	FriendPlayed: func(hole string) string { return "Dein Gegenüber hat " + hole + " gespielt. Du bist dran." },
	LinkOlder:    "Dieser Link ist älter als deine Partie; sie bleibt, wie sie ist.", LinkParted: "Dieser Link passt nicht zu deiner Partie. Beide sind jetzt unter „Meine Partien“.",
	FriendSide: func(side string) string { return "Du spielst " + side + "." }, FriendHow: "Du bist dran: Setze eine Kugel und schick den Link zurück.",
	QRCode: "QR-Code",
}

var germanLive = LiveText{
	OpponentLive: "Direkt", LiveTitle: "Direkt spielen",
	LiveTip: "Zwei Links verbinden eure Geräte, ganz ohne Server.",

	LivePreparing:   "Der Link wird erstellt …",
	LiveInvite:      "Schick diesen Link deinem Gegenüber und lass die Seite offen. Auch die Antwort ist ein Link: Öffne ihn auf diesem Gerät oder füg ihn hier ein.",
	LiveAnswerLabel: "Antwort", LiveConnect: "Verbinden",
	LiveOffered: "Du bist zu einer direkten Partie eingeladen. Du schickst einen Link zurück, dann geht es los.", LiveJoin: "Mitspielen",
	LiveAnswer:     "Schick diesen Link zurück und lass die Seite offen. Die Partie beginnt, sobald dein Gegenüber ihn geöffnet hat.",
	LiveConnecting: "Verbindung wird aufgebaut …",
	LivePassed:     "Die Partie geht im anderen Tab weiter. Diesen kannst du schließen.",
	LiveStray:      "Auf diesem Gerät wartet keine Seite auf diese Antwort. Kopier den Link und füg ihn dort ein, wo die Einladung erstellt wurde.",
	LiveFailed:     "Die Geräte konnten sich nicht verbinden. Sie müssen im selben Netz sein, wenn nicht beide einen STUN-Server eingestellt haben.",
	LiveUnfit:      "Das ist nicht die Antwort auf diese Einladung.",

	LiveOn: "Verbunden", LiveLost: "Dein Gegenüber antwortet nicht. Es wird gewartet\u00a0…",
	LiveLeft:  "Die Verbindung ist beendet. Die Partie bleibt: Verbindet euch neu oder spielt mit Links weiter.",
	LiveBegun: "Ihr seid verbunden.", LiveTurn: "Dein Gegenüber ist am Zug.", LiveStop: "Verbindung beenden",
	UndoAsked: "Dein Gegenüber möchte Kugeln zurücknehmen.", UndoSent: "Du hast gebeten, Kugeln zurücknehmen zu dürfen.",
	UndoRefused: "Dein Gegenüber hat abgelehnt: Die Kugeln bleiben liegen.", UndoYes: "Erlauben", UndoNo: "Ablehnen",
	UndoOvertaken: "Die Partie ist inzwischen weitergegangen: Deine Bitte, Kugeln zurückzunehmen, gilt nicht mehr. Du kannst noch einmal fragen.",
	UndoWithdrawn: "Dein Gegenüber wollte Kugeln zurücknehmen, aber die Partie ist inzwischen weitergegangen: Die Bitte gilt nicht mehr.",
	LiveClocks:    "Die Uhren stehen, solange ihr nicht verbunden seid.",
	RematchAsked:  "Dein Gegenüber möchte noch eine Partie.", RematchSent: "Du hast um noch eine Partie gebeten.",
	LiveRefused: "Was das andere Gerät geschickt hat, passt nicht zu den Regeln. Die Verbindung wurde beendet, deine Partie ist unverändert.",
	LiveParted:  "Die Partien auf den beiden Geräten unterscheiden sich. Die Verbindung wurde beendet, deine Partie ist unverändert.",
	LiveVersion: "Das andere Gerät hat eine neuere Version des Spiels. Lade diese Seite neu.",

	StunLabel: "STUN-Server für direkte Partien", StunHelp: "Verbindet Geräte über das eigene Netz hinaus und erfährt ihre Adressen. Ohne Angabe wird kein Server kontaktiert.",
	BadStun: "Das ist keine Adresse eines STUN-Servers wie stun.example.org.",
}
