package text

import (
	"fmt"
	"strings"

	"kulami/rules"
)

// The player is addressed as du. Words: Brett (board), Platte (tile), Mulde (hole), Kugel
// (marble), Lücke (gap), Reihe and Spalte (row and column), Gebiet (area), Linie
// (line), Wertung (count), Partie (one game), Ausgabe (edition), Variante
// (variation), gesperrt (closed), Regelblatt (rule sheet). A tile is named by its
// holes, "6er-Platte". Colours are names of sides, not inflected and never in the
// genitive: "Rot gewinnt", "gehört Rot"; only with a marble they are adjectives: "rote Kugel".

// decimalComma writes a number with one digit after the comma.
func decimalComma(x float64) string {
	return strings.Replace(fmt.Sprintf("%.1f", x), ".", ",", 1)
}

// numericDate writes a day as in "2026-11-20" in the order day, month, year.
func numericDate(day, mark string) string {
	parts := strings.Split(day, "-")
	if len(parts) != 3 {
		return day
	}
	return parts[2] + mark + parts[1] + mark + parts[0]
}

var german = Text{
	Lang: "de", Dir: "ltr", Name: "Deutsch",
	Title: "Kulami",
	About: "Spiele Kulami, das Brettspiel mit 17 Holzplatten und 56 Kugeln, gegen einen starken Computer oder zu zweit. Kostenlos, offline, ohne Konto.",

	Board: "Kulami-Brett",
	Sides: Table[string, [2]string]{
		{"red-black", [2]string{"Rot", "Schwarz"}},
		{"white-black", [2]string{"Weiß", "Schwarz"}},
		{"red-white", [2]string{"Rot", "Weiß"}},
		{"safe", [2]string{"Orange", "Blau"}},
	},
	You:       "Du",
	Computer:  func(level int) string { return fmt.Sprint("Computer, Stufe ", level) },
	LevelName: [9]string{"", "Erste Partie", "Einstieg", "Freizeit", "Verein", "Stark", "Experte", "Meister", "Volle Stärke"},
	LevelLine: [9]string{"",
		"Sieht nur den eigenen Zug und schätzt ihn oft falsch ein.",
		"Sieht nur den eigenen Zug, irrt sich aber seltener.",
		"Sieht deine Antwort kommen, irrt sich aber noch.",
		"Sieht deine Antwort kommen und schätzt sie gut ein.",
		"Denkt einige Züge voraus.",
		"Denkt weiter voraus und irrt sich kaum.",
		"Denkt weit voraus und sieht das Ende kommen.",
		"Alles, was er kann: zwei Sekunden je Zug, und er denkt auch, während du überlegst.",
	},
	MarblesLeft:   func(n int) string { return fmt.Sprint("noch ", n) },
	AreaNow:       func(n int) string { return fmt.Sprint("Gebiet ", n) },
	LinesNow:      func(n int) string { return fmt.Sprint("Linien ", n) },
	YourMove:      "Du bist dran",
	SideToMove:    func(side string) string { return side + " ist dran" },
	ThinkingNow:   "Denkt nach",
	FirstAnywhere: "Beginne, wo du willst",
	Where: func(row, column string, n int) string {
		return fmt.Sprintf("Reihe\u00a0%s oder Spalte\u00a0%s, %s", row, column, strings.Replace(count(n, "Mulde", "Mulden"), " ", "\u00a0", 1))
	},
	LookingAt:            func(ply, of int) string { return fmt.Sprintf("Zug %d von %d", ply, of) },
	LinkedGame:           "Geteilte Partie",
	Variation:            "Variante",
	Wins:                 func(side string) string { return side + " gewinnt" },
	YouWin:               "Du gewinnst",
	YouLose:              "Der Computer gewinnt",
	Draw:                 "Remis",
	ByPoints:             func(n int) string { return "mit " + count(n, "Punkt", "Punkten") + " Vorsprung" },
	ByResignation:        "durch Aufgabe",
	ByAgreement:          "durch Einigung",
	ByTime:               "auf Zeit",
	Headline:             func(head string, won, lost int) string { return fmt.Sprintf("%s %d:%d", head, won, lost) },
	YouStuck:             "du hattest keinen Zug mehr",
	ComputerStuck:        "der Computer hatte keinen Zug mehr",
	SideStuck:            func(side string) string { return side + " hatte keinen Zug mehr" },
	LedUntil:             func(ply int) string { return fmt.Sprintf("Bis Zug %d lagst du vorn.", ply) },
	LookBack:             "Beim Nachspielen siehst du, wo die Punkte blieben.",
	Value:                func(side string, points float64) string { return side + " +" + decimalComma(points) },
	ValueEven:            "Ausgeglichen",
	NoValue:              "Diese Stellung hat der Computer noch nicht bewertet.",
	Depth:                func(n int) string { return fmt.Sprint("Tiefe ", n) },
	Exact:                "exakt",
	MoveList:             "Züge",
	NoMoves:              "Noch kein Zug",
	PlayFromHere:         "Ab hier spielen",
	PlayComputerFromHere: "Gegen Computer",
	Back:                 "Zur Partie",
	PlayShort:            "Ab hier",
	BackShort:            "Zur Partie",
	Promote:              "Nach vorn",
	Prune:                "Löschen",
	SwapOffer:            "Übernimm diese erste Kugel oder spiel einfach weiter.",
	Swap:                 "Seiten tauschen",
	WonBy:                func(head, by string) string { return head + " " + by },
	Colon:                func(head, rest string) string { return head + ": " + rest },

	New: "Neu", Undo: "Zurück", Redo: "Erneut", Hint: "Tipp", Share: "Teilen", Menu: "Menü",
	First: "Erster Zug", Previous: "Voriger Zug", Next: "Nächster Zug", Last: "Letzter Zug",
	Resign: "Aufgeben", Rematch: "Revanche", Review: "Nachspielen", Settings: "Einstellungen", Learn: "Spielregeln",
	Keys: "Tastatur", Turn: "Brett drehen", Mirror: "Brett spiegeln",
	Close: "Schließen", Cancel: "Abbrechen", Start: "Partie beginnen", CopyLink: "Link kopieren", OtherGame: "Zu meiner Partie",
	Reload: "Neu laden", SkipCount: "Überspringen", ShowBoard: "Brett zeigen", ShowTiles: "Platten zeigen", EarlierGame: "Vorige Partie",
	ThisGame: "Diese Partie", Tools: "Werkzeuge",

	Why: func(reason rules.Reason, hole string) string {
		switch reason {
		case rules.GameOver:
			return "Die Partie ist zu Ende."
		case rules.Filled:
			return "In " + hole + " liegt schon eine Kugel."
		case rules.OffLines:
			return hole + " liegt weder in der Reihe noch in der Spalte der letzten Kugel."
		case rules.TileOfLast:
			return "Die Platte von " + hole + " ist jetzt gesperrt: Auf ihr liegt die letzte Kugel."
		case rules.TileBefore:
			return "Die Platte von " + hole + " ist jetzt gesperrt: Auf ihr liegt deine eigene letzte Kugel."
		}
		return "Hier ist keine Mulde."
	},
	WhyShort: Table[rules.Reason, string]{
		{rules.OffLines, "weder Reihe noch Spalte"}, {rules.TileOfLast, "gesperrte Platte"}, {rules.TileBefore, "gesperrte Platte"},
		{rules.GameOver, "die Partie ist zu Ende"},
	},
	NotYourTurn: "Der Computer denkt nach.",
	FriendsTurn: "Dein Gegenüber ist dran: Schick den Link.",
	ConfirmHole: func(hole string) string { return "Tippe noch einmal auf " + hole + ", um dort zu setzen." },
	HintGiven:   func(hole, outlook string) string { return "Tipp: " + hole + after(", ", outlook) },
	Outlook:     [7]string{"du stehst auf Verlust", "du liegst zurück", "du liegst knapp zurück", "ungefähr ausgeglichen", "du liegst knapp vorn", "du liegst vorn", "du stehst auf Gewinn"},
	HintSearch:  "Tipp wird gesucht",
	LinkCopied:  "Link kopiert.",
	CopyFailed:  "Automatisches Kopieren ist hier nicht erlaubt. Markiere den Link und kopiere ihn selbst.",
	NoPicture:   "Das Bild konnte nicht erstellt werden.",
	Damaged: func(kept, of int) string {
		if kept == of {
			return fmt.Sprintf("Dieser Link ist beschädigt, aber alle %d Züge waren lesbar.", of)
		}
		return fmt.Sprintf("Dieser Link ist beschädigt. Lesbar waren %d von %d Zügen.", kept, of)
	},
	CopyUnread:   "Inhalt kopieren",
	Unreadable:   "Dieser Link ist nicht lesbar. An deiner Partie hat sich nichts geändert.",
	Unchecked:    "Dieser Link stammt aus einer älteren Version und hat keinen Prüfcode. Vergleiche das Brett mit dem des Absenders.",
	Newer:        "Dieser Link braucht eine neuere Version von Kulami. Er bleibt unverändert.",
	SavedUnread:  "Ein Teil des Gespeicherten war nicht lesbar. Eine Kopie wurde aufbewahrt.",
	BadCode:      "Das ist kein vollständiges Kulami-Brett.",
	SidesSwapped: "Seiten getauscht.",
	EngineFailed: "Der Computer konnte nicht antworten. Du kannst beide Seiten spielen.",
	CopyKept:     "Diese Partie wurde in einem anderen Tab weitergespielt. Deine Züge aus diesem Tab findest du unter „Meine Partien“.",
	ImportFailed: "Darin wurde keine Partie gefunden.",
	Restored: func(games, of int) string {
		return fmt.Sprintf("%d von %s wiederhergestellt. Nichts ist doppelt, nichts wurde überschrieben.", games, count(of, "Partie", "Partien"))
	},
	GameKept:     "Unter „Meine Partien“ gespeichert.",
	OfflineReady: "Kulami läuft jetzt auch offline.",
	MovesPruned:  "Variante gelöscht.",
	TreeFull:     "In dieser Partie ist kein Platz für weitere Varianten. Lösche zuerst eine.",
	TrialBegun:   "Nur ausprobiert: Deine Partie bleibt, wie sie ist.",
	NotStored:    "Nicht gespeichert!",
	Unsaved:      "Dieser Browser speichert die Partie nicht. Kopiere ihren Link, um sie zu behalten.",
	Fault: Table[rules.Fault, string]{
		{rules.FaultNoRecord, "keine Partie darin"},
		{rules.FaultNewerVersion, "von einer neueren Version geschrieben"},
		{rules.FaultNoBoard, "das Brett fehlt"},
		{rules.FaultBadBoard, "das Brett ist nicht lesbar"},
		{rules.FaultBadRuleset, "unbekannte Regeln"},
		{rules.FaultBadMoves, "etwas darin ist kein Zug"},
		{rules.FaultIllegalMove, "ein Zug verstößt gegen die Regeln"},
		{rules.FaultBadPly, "verweist auf einen Zug, den es nicht gibt"},
		{rules.FaultBadFinish, "unbekanntes Ende"},
		{rules.FaultBadVariation, "eine Variante ist nicht spielbar"},
		{rules.FaultBadNote, "eine Notiz ist nicht lesbar"},
		{rules.FaultBadTimes, "die Zeiten der Uhr sind nicht lesbar"},
		{rules.FaultBadOrientation, "unbekannte Ausrichtung"},
		{rules.FaultUnknownKey, "enthält etwas Unbekanntes"},
		{rules.FaultDuplicate, "etwas kommt zweimal vor"},
		{rules.FaultEmptyField, "etwas ist leer"},
		{rules.FaultChecksum, "der Prüfcode stimmt nicht"},
		{rules.FaultTruncated, "das Ende fehlt"},
		{rules.FaultTrailing, "nach dem Ende folgt noch Text"},
		{rules.FaultEscape, "es enthält fremde Zeichen"},
		{rules.FaultMarbles, "so können die Kugeln nicht liegen"},
		{rules.FaultTooMany, "zu viele Varianten oder Felder"},
		{rules.FaultNoMoves, "die Reihenfolge der Züge fehlt"},
	},

	Played:    func(side, hole string) string { return side + " " + hole + "." },
	HolesLeft: func(n int) string { return count(n, "Mulde", "Mulden") + "." },
	Tally: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("%s %d, %s %d.", first, a, second, b)
	},
	Marble:      func(side string) string { return strings.TrimSuffix(strings.ToLower(side), "e") + "e Kugel" },
	EmptyHole:   "leer",
	PlayableOne: "spielbar",
	TrialOne:    "zum Ausprobieren",
	TileOf: func(holes int, first string, a int, second string, b int) string {
		return fmt.Sprintf("%der-Platte: %s %d, %s %d", holes, first, a, second, b)
	},
	GameBegins: "Neue Partie.",
	NothingYet: "Noch liegt keine Kugel.",
	Playable: func(holes string, n int) string {
		if n == 0 {
			return "Keine Mulde ist spielbar."
		}
		return count(n, "spielbare Mulde", "spielbare Mulden") + ": " + holes
	},

	NextLevel: func(level int) string { return fmt.Sprintf("Stufe %d probieren", level) },

	Goal: "Erobere mehr Platten als dein Gegner", FirstTime: "Neu hier? Lerne es in 90 Sekunden",
	CoachWon: func(holes int) string {
		return "Deine Kugel gewinnt ihre Platte: " + count(holes, "Punkt", "Punkte") + ", 1 für jede Mulde."
	},
	CoachKept: "Deine Platte ist jetzt sicherer: Sie ist schwerer zu erobern.",
	CoachTied: "Gleichstand: Die Platte deiner Kugel gehört vorerst niemandem.",
	CoachLost: "Die Platte deiner Kugel gehört weiter dem Computer: Er hat dort mehr Kugeln.",
	CoachNow: [6]string{
		"Setze jetzt in die Reihe oder Spalte der Kugel des Computers, so wie er es bei deiner getan hat.",
		"Zwei Platten sind dunkel: Dort liegen die letzten beiden Kugeln, darum sind sie jetzt für dich gesperrt.",
		"Eine Platte hat die Farbe ihres Besitzers; eine Platte ohne Farbe gehört niemandem.",
		"Die Zahl neben deinem Namen zeigt deine Punkte: Wer am Ende mehr hat, gewinnt.",
		"Denk voraus: Deine Kugel bestimmt, in welcher Reihe und Spalte der Computer spielen muss.",
		"Jetzt weißt du alles: Die Partie endet, wenn alle Kugeln gesetzt sind oder einer von euch nicht mehr setzen kann.",
	},
	CoachStop: "Keine Tipps mehr",

	Percent:    func(n int) string { return fmt.Sprint(n, " %") },
	Reviewing:  func(percent string) string { return "Jeder Zug wird geprüft: " + percent },
	ReviewDone: "Die Auswertung ist fertig.", Accuracy: "Genauigkeit", Chances: "Gewinnchancen",
	KeyMoments: "Entscheidende Züge", NoMistakes: "Keine Fehler gefunden.",
	Verdict:  Words{{"best", "bester Zug"}, {"good", "guter Zug"}, {"inaccuracy", "ungenau"}, {"mistake", "Fehler"}, {"blunder", "grober Fehler"}},
	OnlyMove: "der einzige gute Zug", MissedWin: "Ein bewiesener Sieg wurde verpasst.",
	Better:     func(hole string) string { return "Besser: " + hole + "." },
	PointsLost: func(points float64) string { return "Kostet etwa " + decimalComma(points) + " Punkte." },
	ProvenFrom: func(move int, result string) string { return fmt.Sprintf("Bewiesen ab Zug %d: %s.", move, result) },
	SafeFrom: func(move int, side string) string {
		return fmt.Sprintf("Bewiesen ab Zug %d: %s kann nicht verlieren.", move, side)
	},
	SaveReport: "Auswertung als Bild speichern",
	RetryYours: "Aus deinen Fehlern lernen",
	RetryOf:    func(side string) string { return "Aus Fehlern lernen: " + side },
	RetryTask:  func(side, hole string) string { return side + " hat " + hole + " gespielt. Finde einen besseren Zug." },
	RetryGood:  func(hole string) string { return hole + ": gut gefunden!" },
	RetryBad: func(hole, reply string) string {
		return hole + " ist nicht gut genug" + after(", die Antwort ist ", reply) + ". Versuch es noch einmal."
	},
	RetryWait: "Dein Zug wird geprüft", Solution: "Lösung zeigen", NextMistake: "Nächster Fehler", RetryEnd: "Zurück zur Auswertung",
	And:      "und",
	FactsOf:  func(hole, clauses string) string { return hole + " " + clauses + "." },
	FactEnds: "lässt dem Gegner keine Mulde: Die Partie endet",
	FactLeaves: func(holes int) string {
		if holes == 1 {
			return "lässt dem Gegner nur eine Mulde"
		}
		return fmt.Sprint("lässt dem Gegner ", holes, " Mulden")
	},
	FactWins: func(worth int) string { return fmt.Sprint("gewinnt die ", worth, "er-Platte endgültig") },
	FactSaves: func(worth int) string {
		return fmt.Sprint("verwehrt dem Gegner als einzige Mulde den sofortigen Gewinn einer ", worth, "er-Platte")
	},
	FactTies: func(worth int) string {
		return fmt.Sprint("sorgt auf der ", worth, "er-Platte endgültig für Gleichstand")
	},
	FactJoins: func(marbles int) string {
		return "verbindet Gebiete zu einem einzigen aus " + count(marbles, "Kugel", "Kugeln")
	},
	FactGrows: func(marbles int) string {
		return "vergrößert das größte eigene Gebiet auf " + count(marbles, "Kugel", "Kugeln")
	},
	FactLine:  func(marbles int) string { return "vollendet eine Linie aus " + count(marbles, "Kugel", "Kugeln") },
	FactGives: func(worth int) string { return fmt.Sprint("überlässt dem Gegner eine ", worth, "er-Platte") },
	FactCloses: func(worth int) string {
		return fmt.Sprint("sperrt die ", worth, "er-Platte für den nächsten Zug des Gegners")
	},

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
	CodeHelp:    "Ein Link, ein Brettcode oder ein Raster aus Buchstaben.",
	OpeningFree: "Beliebig", OpeningSwap: "Beliebig, mit Tauschrecht", OpeningLot: "Zufällige Mulde",
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
	BoardSymmetric: "Symmetrisch", BoardNumber: "Nach Nummer", BoardMine: "Meine Bretter", NumberLabel: "Nummer des Bretts",
	SymmetryKind: "Symmetrie",
	Symmetry: Words{{"half-turn", "Halbe Drehung"}, {"mirror", "Spiegelbild"}, {"quarter-turn", "Vierteldrehung"},
		{"two-mirrors", "Zwei Spiegelachsen"}},
	NumberHelp: func(boards int) string {
		return "Jedes quadratische Brett hat eine Nummer von 1 bis " + grouped(boards, ".") + "."
	},
	OpeningLine: Words{
		{"free", "Wer beginnt, ist im Vorteil: Unter starken Spielern gewinnt er drei von vier Partien."},
		{"swap", "Wer als Zweiter spielt, darf die erste Kugel übernehmen; sie sollte also nicht zu gut sein."},
		{"lot", "Der Zufall setzt die erste Kugel: beinahe fair."},
	},
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
	ResignSure: "Diese Partie aufgeben?",

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
	NameLabel: "Name", Save: "Speichern", GameBoard: "Brett", Began: "Begonnen", LastPlayed: "Zuletzt gespielt", Version: "App-Version",
	Deleted: func(n int) string {
		if n == 1 {
			return "Gelöscht."
		}
		return fmt.Sprint(n, " gelöscht.")
	},
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
	Keep:       "Partie speichern", KeepShort: "Speichern",
	ResultsOf: "Gegen", ResultsAll: "Alle Partien", ResultsWon: "Siege", ResultsDrawn: "Remis", ResultsLost: "Nieder\u00adlagen",
	OtherRules: "Andere Regeln",
	NoResults:  "Du hast noch keine Partie gegen den Computer beendet.",
	StreakNow:  "Siege in Folge", StreakBest: "Beste Serie",

	Progress:       "Fortschritt",
	ProgressNone:   "Beende eine Partie gegen den Computer, dann stehen hier deine Spielstärke, deine Ergebnisse und deine Genauigkeit. Alles bleibt auf diesem Gerät.",
	Rating:         "Spielstärke",
	RatingNone:     "Für die Spielstärke zählen Partien gegen den Computer ohne Tipps und ohne Zurücknehmen. Noch gibt es keine.",
	RatingRange:    func(low, high int) string { return fmt.Sprintf("Sehr wahrscheinlich zwischen %d und %d.", low, high) },
	RatingLines:    "Die Linien sind die Stufen 1 bis 8.",
	PuzzleStrength: "Wertung bei Aufgaben",
	PuzzlesNone:    "Löse Aufgaben, dann steht hier deine Wertung.",
	PuzzlesSolved:  func(n, of int) string { return fmt.Sprintf("Gelöste Aufgaben: %d von %d", n, of) },
	ThemeSolved:    "Gelöst", ThemeTried: "Versucht",
	MistakesLearnt: func(n, of int) string { return fmt.Sprintf("Eigene Fehler abgelegt: %d von %d", n, of) },
	Streaks:        "Serien",
	DailyNow:       "Aufgabe des Tages: Tage in Folge",
	DailyBest:      "Aufgabe des Tages: beste Serie",
	AccuracyCourse: "Genauigkeit im Verlauf",
	AccuracyNone:   "Werte deine beendeten Partien aus, dann steht hier deine Genauigkeit.",
	TileKind:       func(holes int) string { return fmt.Sprintf("%der-Platte", holes) },
	AsTable:        "Als Tabelle zeigen",
	Date:           "Datum",

	Engine:      "Computer",
	ExactMark:   "Unterstrichen: exakt",
	EngineOff:   "Der Computer ist ausgeschaltet.",
	Decimal:     decimalComma,
	InPercent:   "Gewinnchancen in Prozent",
	WinChance:   func(percent int) string { return fmt.Sprintf("%d\u00a0%% Gewinnchance", percent) },
	Positions:   func(n int) string { return grouped(n, ".") + " Stellungen" },
	ProvenWin:   func(side string) string { return "bewiesener Sieg für " + side },
	ProvenDraw:  "bewiesenes Remis",
	AtLeastDraw: func(side string) string { return "mindestens Remis für " + side + ", bewiesen" },
	BestMove:    func(hole string) string { return "Bester Zug: " + hole },
	BestLines:   "Beste Fortsetzungen",
	PlayTo:      func(hole string) string { return "Bis " + hole + " spielen" },
	Threat:      "Drohung",
	ThreatOf:    func(side string) string { return "Wenn " + side + " dran wäre" },
	ThreatHelp: func(passes, plays string) string {
		return passes + " setzt einmal aus. Die Werte gelten für " + plays + ", in denselben Mulden."
	},
	ThreatMove: func(side, hole, value string) string { return side + " würde " + hole + " spielen: " + value },
	WhatIf:     "Was wäre, wenn eine Platte den Besitzer wechselt?",
	WhatIfNone: "Keine Platte",
	TakesTile: func(holes, side string, worth int) string {
		return "Mit " + holes + " holt " + side + " die " + fmt.Sprint(worth) + "er-Platte."
	},
	CannotTake: func(side string, worth int) string {
		return side + " kann die " + fmt.Sprint(worth) + "er-Platte nicht mehr holen."
	},
	CountNow: "Jetzt", CountThen: "Dann", CountChange: "Änderung",
	AnalysisKeys: [][2]string{
		{"← ↑ → ↓", "auf dem Brett bewegen"},
		{"Eingabe, Leertaste", "in die Mulde setzen"},
		{"n, p", "nächste oder vorige spielbare Mulde"},
		{"Pos1, Ende", "Anfang oder Ende der Reihe; mit Strg: des Bretts"},
		{"Leertaste", "außerhalb des Bretts: den besten Zug spielen"},
		{"l", "den Computer ein- oder ausschalten"},
		{"s", "der Punktestand"},
		{"Umschalt l", "der letzte Zug"},
		{"m", "die spielbaren Mulden"},
		{"t", "diese Platte"},
		{"e", "die Bewertung und der beste Zug"},
		{"u", "einen Zug zurücknehmen"},
		{"[ ]", "einen Zug zurück und vor"},
		{"← →", "außerhalb des Bretts: Zug für Zug; Pos1, Ende: erster und letzter Zug"},
		{"Umschalt ← →", "eine Variante verlassen; in eine gehen oder in die nächste"},
		{"c", "Kommentar und Zeichen"},
		{"x", "die Drohung: was die Gegenseite jetzt spielen würde"},
		{"w", "was, wenn diese Platte den Besitzer wechselt"},
		{"?", "diese Liste"},
	},
	Annotate: "Kommentar und Zeichen", Comment: "Kommentar", MoveMark: "Zeichen für den Zug", KeepValue: "Wert des Computers festhalten", KeptValue: "Notierter Wert",
	NotesFull: "In dieser Partie ist kein Platz für weitere Notizen. Lösche zuerst eine.", CommentDeleted: "Kommentar gelöscht.", LinePromoted: "Variante nach vorn gerückt.",
	GlyphName: Table[rules.Glyph, string]{{rules.GoodMove, "guter Zug"}, {rules.PoorMove, "Fehler"}, {rules.VeryGoodMove, "glänzender Zug"}, {rules.VeryPoorMove, "grober Fehler"}, {rules.Speculative, "interessanter Zug"}, {rules.Questionable, "zweifelhafter Zug"}},

	ApplyUpdate: "Neue Version starten", Install: "App installieren",
	InstallSteps: []string{"Öffne im Browser das Teilen-Menü: das Quadrat mit dem Pfeil.", "Wähle „Zum Home-Bildschirm“.", "Kulami öffnet sich dann wie eine App, auch offline."},
	AppVersion:   func(build string) string { return "Version " + build },

	ShareGame: "Partie teilen",
	ShareHelp: "Der Link enthält das Brett und jeden Zug. Er lässt sich auf jedem Gerät öffnen, und nichts wird an einen Server geschickt.",
	LinkLabel: "Link zu dieser Partie",
	SendLink:  "Senden", ShareWhat: "Was teilen", WholeGame: "Ganze Partie", FromHere: "Bis hierher",
	QRLabel: "QR-Code des Links", QRHelp: "Richte die Kamera eines Telefons auf den Code: Er öffnet diese Partie.",
	NoQR:       "Der Link ist zu lang für einen QR-Code.",
	CopyRecord: "Text kopieren", SaveFile: "Datei speichern", SaveSVG: "Bild (SVG)", SavePicture: "Bild speichern", OtherFormats: "Andere Formate",
	Embed: "Einbetten", EmbedHelp: "Dieser Code zeigt die Partie auf jeder Webseite.", CopyEmbed: "Code kopieren",
	OpenInKulami: "In Kulami öffnen", NewTab: "öffnet sich in einem neuen Tab",
	SendMove: "Deinen Zug senden",

	OpponentFriend: "Freund per Link", FriendHelp: "Ihr schickt euch nach jeder Kugel einen Link, wie Briefe. Ohne Konto, ohne Server.",
	Friend: "Gegenüber", FriendToMove: "Dein Gegenüber ist dran", SendIt: "schick den Link", WaitForLink: "öffne den Link, der zurückkommt", PlayBoth: "Beide Seiten spielen",
	FriendPlayed: func(hole string) string { return "Dein Gegenüber hat " + hole + " gespielt. Du bist dran." },
	LinkOlder:    "Dieser Link ist älter als deine Partie; sie bleibt, wie sie ist.", LinkParted: "Dieser Link passt nicht zu deiner Partie. Beide sind jetzt unter „Meine Partien“.",
	FriendSide: func(side string) string { return "Du spielst " + side + "." }, FriendHow: "Du bist dran: Setze eine Kugel und schick den Link zurück.",
	QRCode: "QR-Code",

	Language: "Sprache",
	Theme:    "Design", ThemeAuto: "System", ThemeLight: "Hell", ThemeDark: "Dunkel",
	Marbles: "Kugeln",
	Wood:    "Brett", WoodLight: "Helles Holz", WoodDark: "Dunkles Holz", WoodFlat: "Schlicht", WoodContrast: "Hoher Kontrast",
	Sound: "Töne", Haptics: "Vibration",
	Pace: "Tempo des Computers", PaceQuick: "Sofort", PaceCalm: "Normal", PaceSlow: "Langsam",
	MarbleSet: Words{
		{"red-black", "Rot und Schwarz"}, {"white-black", "Weiß und Schwarz"}, {"red-white", "Rot und Weiß"},
		{"safe", "Orange und Blau, auch bei Farbsehschwäche"},
	},
	Coordinates: "Koordinaten", Animation: "Animationen", Bands: "Reihe und Spalte hervorheben", Legal: "Spielbare Mulden markieren",
	Owners: "Zeigen, wem eine Platte gehört", Confirm: "Züge bestätigen",

	Count: "Wertung", CountTiles: "Platten", CountArea: "Größtes Gebiet", CountLines: "Linien", CountTotal: "Gesamt",
	Tied:          func(n int) string { return count(n, "Platte", "Platten") + " ohne Besitzer" },
	NeitherScores: "niemand",
	AreaSum: func(marbles, tiles int) string {
		return count(marbles, "Kugel", "Kugeln") + " auf " + count(tiles, "Platte", "Platten")
	},

	CountWooden:     "Partie am Tisch auszählen",
	CountWoodenHelp: "Lege die Kugeln so, wie sie auf deinem Tisch liegen. Tippe noch einmal auf eine Kugel, um sie wegzunehmen.",
	PutDown:         "Legen", ClearMarbles: "Leeren", OtherBoard: "Anderes Brett", UseBoard: "Dieses Brett nehmen",
	MarblesDown: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("Kugeln: %s %d, %s %d.", first, a, second, b)
	},
	TooManyMarbles: func(side string) string { return side + " hat mehr als 28 Kugeln." },
	LastMarbles:    "Letzte Kugeln", ExchangeMarbles: "Farben tauschen",
	SetUp: "Stellung aufbauen", LeaveSetUp: "Zurück zu den Kugeln",
	MarkLast: func(side string) string {
		return "Markiere für die Analyse die letzte Kugel von " + side + "."
	},
	LastOrder: func(side string) string {
		return "Die letzte Kugel von " + side + " kann nicht auf die davor folgen: Sie liegt auf derselben Platte oder weder in deren Reihe noch in deren Spalte."
	},
	FirstBegins: func(first, second string) string {
		return "In der Analyse hat " + first + " begonnen und deshalb so viele Kugeln wie " + second + " oder eine mehr. Du kannst die Farben tauschen."
	},
	NotAnalysable: "Diese Kugeln lassen sich nicht analysieren: Die Partie wäre früher zu Ende gewesen.",
	UnevenMarbles: func(side string, more int) string {
		return fmt.Sprintf("%s hat %d zu viel: Die Seiten setzen abwechselnd.", side, more)
	},

	Workshop: "Werkstatt", BuildBoard: "Brett bauen",
	WorkshopHelp: "Wähle eine Platte und tippe dann dorthin, wo ihre Mulde links oben hinkommt. Oder zieh sie dorthin.",
	Frame:        "Das Brett, das du baust, 10 mal 10", Tray: "Platten",
	TrayTile: func(worth, width, height, left int) string {
		return fmt.Sprintf("%der-Platte, %d breit, %d hoch, noch %d", worth, width, height, left)
	},
	Rotate: "Drehen", Lift: "Entfernen", PlayBoard: "Spielen",
	AllTiles:  "Alle Platten",
	MoveTiles: [4]string{"Nach links", "Nach rechts", "Nach oben", "Nach unten"},
	LiftAll:   "Brett leeren", BeginFrom: "Mit einem Brett beginnen", GameBoardHere: "Brett der Partie", ShareBoard: "Link teilen",
	BoardLabel: "Name dieses Bretts",
	OwnBoard:   func(n int) string { return fmt.Sprint("Brett ", n) },
	OpenBoard:  func(name string) string { return "Öffnen: " + name },
	PlaceFree:  "frei", PlacePicked: "aufgenommen", PlaceWrong: "noch nicht richtig",
	PlaceTile: func(worth int, tile string) string { return fmt.Sprintf("%der-Platte auf %s", worth, tile) },
	TilesLeft: func(n int) string { return count(n, "Platte", "Platten") + " übrig" },
	Mistakes:  func(n int) string { return count(n, "Fehler", "Fehler") },
	Complete:  "Vollständig", BoardComplete: "Das Brett ist fertig.", Flaws: "Was noch fehlt",
	TileTaken: func(worth, width, height int) string {
		return fmt.Sprintf("In der Hand: %der-Platte, %d breit, %d hoch.", worth, width, height)
	},
	NoTileLeft: func(worth int) string { return fmt.Sprintf("Keine %der-Platte mehr übrig.", worth) },
	TileLifted: func(worth int) string { return fmt.Sprintf("Eine %der-Platte liegt wieder im Vorrat.", worth) },
	TilePlaced: func(worth int, tile string) string { return fmt.Sprintf("%der-Platte auf %s.", worth, tile) },
	TilePicked: func(worth int, tile string) string {
		return fmt.Sprintf("Aufgenommen: %der-Platte auf %s. Tippe auf einen freien Platz, um sie zu verschieben.", worth, tile)
	},
	TileMoved:   func(tile string) string { return "Nach " + tile + " verschoben." },
	TileTurned:  func(tile string) string { return "Gedreht: Sie liegt auf " + tile + "." },
	TilePutBack: "Zurückgelegt.", NoTileHeld: "Wähle zuerst eine Platte.",
	TilesStand: "Platten werden jetzt hochkant gelegt.", TilesLie: "Platten werden jetzt quer gelegt.",
	AllMoved: "Alle Platten wurden verschoben.", AtEdge: "Die Platten liegen schon am Rand.",
	AllTurned: "Das Brett wurde gedreht.", AllMirrored: "Das Brett wurde gespiegelt.",
	AllLifted: "Das Brett ist leer.", BoardLaid: "Hier ist das Brett. Ändere, was du magst.",
	DeedUndone: "Rückgängig gemacht.", DeedRedone: "Wiederholt.",
	BoardSaved:   func(name string) string { return "Gespeichert als " + name + "." },
	BoardDropped: "Aus deinen Brettern gelöscht.", BoardFaulty: "Das Brett ist noch nicht vollständig.",
	FlawOutside: func(tile string) string { return tile + " ragt aus dem Rahmen von 10 mal 10." },
	FlawOverlap: func(tile, other string) string { return tile + " und " + other + " liegen übereinander." },
	FlawApart: func(tiles string, n int) string {
		if n == 1 {
			return tiles + " berührt die anderen an keiner Kante."
		}
		return tiles + " berühren die anderen an keiner Kante."
	},
	FlawTooMany:  func(count, tiles string) string { return count + " zu viel: " + tiles + "." },
	TilesOf:      func(n, worth int) string { return fmt.Sprintf("%d\u00a0×\u00a0%der-Platte", n, worth) },
	TilesMissing: func(counts string) string { return "Noch zu legen: " + counts + "." },
	AskFair:      "Ist es fair?", StopFair: "Stopp",
	FairHelp:   "Der Computer bewertet das leere Brett nach den Grundregeln, mit voller Stärke.",
	FairEven:   "Für beide ausgeglichen",
	FairFirst:  func(points float64) string { return "Erster Spieler +" + decimalComma(points) },
	FairSecond: func(points float64) string { return "Zweiter Spieler +" + decimalComma(points) },
	WorkshopKeys: [][2]string{
		{"← ↑ → ↓", "sich auf dem Brett bewegen"},
		{"6, 4, 3, 2", "eine Platte mit so vielen Mulden nehmen"},
		{"Eingabe, Leertaste", "die Platte legen; oder die Platte hier aufnehmen und ablegen"},
		{"r", "drehen"}, {"Entf", "die Platte hier vom Brett nehmen"},
		{"Umschalt ← ↑ → ↓", "die aufgenommene Platte um eine Mulde verschieben, oder alle Platten"},
		{"Esc", "die Platte zurücklegen"},
		{"Pos1, Ende", "Anfang oder Ende der Reihe; mit Strg: des Bretts"},
		{"u, Strg Z", "rückgängig"}, {"Strg Y", "wiederholen"}, {"?", "diese Liste"},
	},

	PlayGame:       "Eine Partie spielen",
	LearnByPlaying: "Spielend lernen", NextLesson: "Weiter", PreviousLesson: "Vorige Lektion", LessonBonus: "Bonusregeln",
	LeaveLessons: "Zur Partie",
	Right:        func(found, of int) string { return fmt.Sprintf("Richtig: %d von %d.", found, of) },
	Lessons: Table[string, Lesson]{
		{"first", Lesson{"Das Ziel",
			"Erobere mehr Platten als dein Gegner: {first} beginnt, also tippe auf eine beliebige Mulde.",
			"", "Diese Platte gehört jetzt {first}, und {second} ist dran: Es wird abwechselnd gesetzt."}},
		{"own", Lesson{"Wem gehört die Platte?",
			"Wer auf einer Platte mehr Kugeln hat, dem gehört sie: Tippe auf die Platten, die {first} gehören.",
			"Diese gehört nicht {first}:", "Eine Platte bringt einen Punkt für jede ihrer Mulden, auch für die leeren; bei Gleichstand punktet niemand."}},
		{"row", Lesson{"Reihe und Spalte",
			"Die letzte Kugel liegt in c4: Tippe auf zwei Mulden in derselben Reihe oder Spalte, aber nicht auf derselben Platte.",
			"", "Das ist die erste Regel. Kugeln dazwischen versperren den Weg nicht."}},
		{"gap", Lesson{"Über Lücken hinweg",
			"Reihen und Spalten gehen über Lücken hinweg weiter: Tippe auf eine Mulde in der Reihe von h2 jenseits der Lücke.",
			"{hole} ist spielbar, liegt aber nicht auf der anderen Seite der Lücke in Reihe 2.", "Weder Lücken noch Kugeln beenden eine Reihe."}},
		{"closed", Lesson{"Gesperrte Platten",
			"Die Platten der letzten beiden Kugeln, c7 und e7, sind für die nächste Kugel gesperrt: Tippe auf beide.",
			"{hole} liegt auf einer offenen Platte.", "Eine Platte ist wieder offen, sobald zwei Kugeln woanders gesetzt wurden."}},
		{"end", Lesson{"Das Ende",
			"Die Partie endet, wenn jemand festsitzt, also nicht mehr setzen kann: Tippe auf die Mulde, nach der {second} festsitzt.",
			"Nach {hole} könnte {second} noch setzen.", "In Reihe und Spalte sind nur noch Kugeln und gesperrte Platten, also entscheiden die Punkte: 25 zu 20."}},
		{"area", Lesson{"Das größte Gebiet",
			"Manche Ausgaben werten das größte Gebiet aus Kugeln einer Farbe, die Kante an Kante liegen: Tippe auf das größte.",
			"Es gibt ein größeres.", "{second} hat 17 zusammenhängende Kugeln, {first} 12. Wie viele Punkte das bringt, hängt von der Ausgabe ab."}},
		{"line", Lesson{"Linien ab fünf",
			"Manche Ausgaben werten Linien ab fünf Kugeln einer Farbe in Reihe, Spalte oder Diagonale: Tippe auf die drei von {second}.",
			"Durch {hole} geht keine Linie von {second}.", "Eine Kugel kann zu mehreren Linien gehören. Jetzt kennst du alle Regeln."}},
	},

	Rules: []Paragraph{
		{"Das Ziel", "Besitze am Ende mehr vom Brett als dein Gegner. Wer auf einer Platte mehr Kugeln hat, dem gehört sie; sie bringt einen Punkt für jede ihrer Mulden. Bei Gleichstand punktet niemand."},
		{"Setzen", "Die erste Kugel darf in jede beliebige Mulde. Danach kommt jede Kugel in eine leere Mulde in der Reihe oder der Spalte der Kugel, die gerade gesetzt wurde. Lücken und andere Kugeln versperren den Weg nicht."},
		{"Gesperrte Platten", "Zwei Platten sind gesperrt: die, auf die dein Gegner gerade gesetzt hat, und die, auf die du davor gesetzt hast. Einen Zug später sind sie wieder offen."},
		{"Das Ende", "Die Partie endet, wenn alle Kugeln gesetzt sind oder sobald jemand festsitzt, also keine spielbare Mulde mehr hat. Festsitzen heißt nicht verlieren: Die Punkte entscheiden."},
		{"Ausgaben", "Manche Regelblätter geben Punkte für das größte zusammenhängende Gebiet oder für gerade Linien ab fünf Kugeln dazu. Die Ausgabe wählst du zu Beginn einer Partie; die Wertung zeigt die Rechnung."},
	},
	RuleBook: "Alle Regeln, jede Ausgabe (öffnet eine Seite)",
	Commands: [5]string{"Punktestand", "Letzter Zug", "Spielbare Mulden", "Diese Platte", "Bewertung"},
	Entry:    "Mulde eingeben, etwa c5", EntryPlay: "Setzen",
	ClockText: ClockText{
		Clock: "Uhr", ClockNone: "Ohne Uhr", ClockSudden: "Feste Zeit", ClockFischer: "Mit Zugabe",
		ClockMinutes: "Minuten je Spieler", ClockIncrement: "Sekunden dazu je Zug", ClockPauses: "Anhalten, solange die Seite verdeckt ist",
		PauseClocks: "Uhren anhalten", ResumeClocks: "Weiter", TimeLeft: "Restzeit",
		TimeOver: "Die Zeit war schon um.", ClocksPaused: "Die Uhren stehen. Lass sie erst weiterlaufen.",
		SecondsLeft: func(player string, seconds int) string { return fmt.Sprintf("%s: noch %d Sekunden.", player, seconds) },
	},
	ReplayText: ReplayText{
		Replay: "Abspielen", PauseReplay: "Anhalten", ReplayPly: "Gezeigter Zug",
		ReplaySpeed:  func(times string) string { return fmt.Sprintf("Tempo %s", times) },
		ReplayBegins: "Die Partie wird abgespielt.", ReplayEnds: "Abspielen beendet.",
		SaveAnimation: "Animation (SVG)",
	},
	KeyHelp: [][2]string{
		{"← ↑ → ↓", "sich auf dem Brett bewegen"},
		{"Eingabe, Leertaste", "in die Mulde setzen"},
		{"n, p", "nächste oder vorige spielbare Mulde"},
		{"Pos1, Ende", "Anfang oder Ende der Reihe; mit Strg: des Bretts"},
		{"s", "der Punktestand"}, {"l", "der letzte Zug"}, {"m", "die spielbaren Mulden"}, {"t", "diese Platte"}, {"e", "die Bewertung des Computers"},
		{"h", "ein Tipp"}, {"u", "einen Zug zurücknehmen"}, {"[ ]", "einen Zug zurück und vor"},
		{"← →", "außerhalb des Bretts: Zug für Zug; Pos1, Ende: erster und letzter Zug"},
		{"Umschalt ← →", "eine Variante verlassen; in eine gehen oder in die nächste"}, {"r", "die Partie abspielen oder anhalten"}, {"?", "diese Liste"},
	},
	Crash:    "Etwas ist schiefgegangen.",
	CrashTip: "Deine Partie ist sicher. Lade neu, um weiterzuspielen; hier ist ihre Aufzeichnung, falls du sie behalten möchtest.",
	NoScript: "Kulami braucht JavaScript und WebAssembly. Bitte erlaube beides für diese Seite und lade sie neu.",
	Failed:   "Kulami ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.",
	Retry:    "Noch einmal",
	NotFound: "Diese Seite gibt es nicht.",

	LiveText: germanLive,

	PuzzleText: PuzzleText{
		Puzzles: "Aufgaben", DailyPuzzle: "Aufgabe des Tages", NextPuzzle: "Nächste Aufgabe", MorePuzzles: "Weitere Aufgaben",
		BackToPuzzle: "Zurück zur Aufgabe", AllPuzzles: "Alle Aufgaben",
		PuzzlesComing:  "Die Aufgaben werden geladen.",
		PuzzlesMissing: "Die Aufgaben ließen sich nicht laden. Deine Partien und Ergebnisse sind sicher.",
		PuzzleOf:       func(number int) string { return fmt.Sprint("Aufgabe ", number) },
		DailyOf:        func(day string) string { return "Aufgabe vom " + numericDate(day, ".") },
		PuzzleLevel:    func(level int) string { return fmt.Sprint("Schwierigkeit ", level, " von 8") },
		GoalWin:        func(side string) string { return side + " ist dran: Finde den Gewinnzug." },
		GoalDraw:       func(side string) string { return side + " ist dran: Rette das Remis." },
		GoalMargin: func(side string, points int) string {
			return side + " ist dran: Gewinne mit mindestens " + count(points, "Punkt", "Punkten") + " Vorsprung."
		},
		SolutionIs: func(hole string) string { return "Die Lösung ist " + hole + "." },
		PuzzleWrong: func(hole, reply string) string {
			return hole + " ist nicht die Lösung" + after(", die Antwort ist ", reply) + "."
		},
		BestPlay: func(result string) string { return "Bei bestem Spiel: " + result + "." },

		DailyLine: "Jeden Tag eine neue Aufgabe, für alle die gleiche.", NoRating: "Löse Aufgaben, um eine Wertung zu bekommen.",
		DailyNew:      "Es gibt eine neue Aufgabe des Tages.",
		DailyLate:     "Ihr Tag ist vorbei, deshalb zählt sie nicht für deine Serie.",
		DailyDone:     "Du hast die Aufgabe von heute gelöst.",
		ShareResult:   "Ergebnis teilen",
		DailyResult:   func(day string) string { return "Kulami-Aufgabe vom " + numericDate(day, ".") + " gelöst." },
		DailyTries:    func(n int) string { return fmt.Sprint("Versuche: ", n, ".") },
		DailyStreak:   func(days int) string { return "Serie: " + count(days, "Tag", "Tage") + "." },
		LongestStreak: func(days int) string { return "Deine längste: " + count(days, "Tag", "Tage") + "." },

		ThemeHead: "Themen",
		ThemeName: Words{
			{"closing", "Platte sperren"}, {"denying", "Platte retten"}, {"capture", "Platte gewinnen"}, {"sacrifice", "Opfer"},
			{"last-hole", "Letzte Mulde einer Platte"}, {"stuck", "Keine Mulde mehr"}, {"forcing", "Nur eine Antwort"}, {"parity", "Zug weitergeben"},
			{"areas", "Gebiete"}, {"lines", "Linien"},
		},
		PuzzleRating: func(value, deviation int) string { return fmt.Sprintf("Deine Wertung: %d ± %d", value, deviation) },
		PuzzlesTried: func(solved, tried int) string {
			return fmt.Sprintf("%d von %d im ersten Versuch gelöst", solved, tried)
		},

		Storm: "Aufgabensturm", StormLine: "So viele Aufgaben wie möglich in drei Minuten.", StormStart: "Sturm starten", StormAgain: "Noch ein Sturm",
		StormScore: func(solved int) string { return fmt.Sprint(solved, " gelöst") },
		StormBest:  func(solved int) string { return fmt.Sprint("Dein Rekord: ", solved) },
		StormOver:  func(solved int) string { return fmt.Sprint("Die Zeit ist um: ", solved, " gelöst.") },

		OwnMistakes:     "Deine eigenen Fehler",
		Practise:        "Üben",
		OwnMistakesLine: "Fehler aus ausgewerteten Partien kommen wieder, bis du den besseren Zug findest.",
		MistakesDue: func(n int) string {
			if n == 0 {
				return "Heute nichts zu üben."
			}
			return fmt.Sprint("Heute zu üben: ", n, ".")
		},
	},
}
