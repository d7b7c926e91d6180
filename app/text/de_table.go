package text

import (
	"fmt"
	"strings"

	"kulami/rules"
)

var germanTable = TableText{
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
	MarblesLeft: func(n int) string { return fmt.Sprint("noch ", n) },
	AreaNow:     func(n int) string { return fmt.Sprint("Gebiet ", n) },
	LinesNow:    func(n int) string { return fmt.Sprint("Linien ", n) },

	YourMove:      "Du bist dran",
	SideToMove:    func(side string) string { return side + " ist dran" },
	ThinkingNow:   "Denkt nach",
	FirstAnywhere: "Beginne, wo du willst",
	Where: func(row, column string, n int) string {
		return fmt.Sprintf("Reihe\u00a0%s oder Spalte\u00a0%s, %s", row, column, strings.Replace(count(n, "Mulde", "Mulden"), " ", "\u00a0", 1))
	},
	LookingAt:  func(ply, of int) string { return fmt.Sprintf("Zug %d von %d", ply, of) },
	LinkedGame: "Geteilte Partie",
	Variation:  "Variante",
	SwapOffer:  "Übernimm diese erste Kugel oder spiel einfach weiter.",
	Swap:       "Seiten tauschen",

	Wins:          func(side string) string { return side + " gewinnt" },
	YouWin:        "Du gewinnst",
	YouLose:       "Der Computer gewinnt",
	Draw:          "Remis",
	ByPoints:      func(n int) string { return "mit " + count(n, "Punkt", "Punkten") + " Vorsprung" },
	ByResignation: "durch Aufgabe",
	ByAgreement:   "durch Einigung",
	ByTime:        "auf Zeit",
	Headline:      func(head string, won, lost int) string { return fmt.Sprintf("%s %d:%d", head, won, lost) },
	YouStuck:      "du hattest keinen Zug mehr",
	ComputerStuck: "der Computer hatte keinen Zug mehr",
	SideStuck:     func(side string) string { return side + " hatte keinen Zug mehr" },
	LedUntil:      func(ply int) string { return fmt.Sprintf("Bis Zug %d lagst du vorn.", ply) },
	LookBack:      "Beim Nachspielen siehst du, wo die Punkte blieben.",
	WonBy:         func(head, by string) string { return head + " " + by },
	NextLevel:     func(level int) string { return fmt.Sprintf("Stufe %d probieren", level) },

	Hint:   "Tipp",
	Resign: "Aufgeben", Rematch: "Revanche",
	OtherGame: "Zu meiner Partie",
	SkipCount: "Überspringen", ShowBoard: "Brett zeigen", ShowTiles: "Platten zeigen", EarlierGame: "Vorige Partie",
	ResignSure: "Diese Partie aufgeben?",

	MoveList:             "Züge",
	NoMoves:              "Noch kein Zug",
	PlayFromHere:         "Ab hier spielen",
	PlayComputerFromHere: "Gegen Computer",
	Back:                 "Zur Partie",
	PlayShort:            "Ab hier",
	BackShort:            "Zur Partie",
	Promote:              "Nach vorn",
	Prune:                "Löschen",

	Clock: "Uhr", ClockNone: "Ohne Uhr", ClockSudden: "Feste Zeit", ClockFischer: "Mit Zugabe",
	ClockMinutes: "Minuten je Spieler", ClockIncrement: "Sekunden dazu je Zug", ClockPauses: "Anhalten, solange die Seite verdeckt ist",
	PauseClocks: "Uhren anhalten", ResumeClocks: "Weiter", TimeLeft: "Restzeit",
	TimeOver: "Die Zeit war schon um.", ClocksPaused: "Die Uhren stehen. Lass sie erst weiterlaufen.",
	SecondsLeft: func(player string, seconds int) string { return fmt.Sprintf("%s: noch %d Sekunden.", player, seconds) },

	Replay: "Abspielen", PauseReplay: "Anhalten", ReplayPly: "Gezeigter Zug",
	ReplaySpeed:  func(times string) string { return fmt.Sprintf("Tempo %s", times) },
	ReplayBegins: "Die Partie wird abgespielt.", ReplayEnds: "Abspielen beendet.",
}

var germanCount = CountText{
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
	UnevenMarbles: func(side string, more int) string {
		return fmt.Sprintf("%s hat %d zu viel: Die Seiten setzen abwechselnd.", side, more)
	},

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
}

var germanNotice = NoticeText{
	NotYourTurn:  "Der Computer denkt nach.",
	FriendsTurn:  "Dein Gegenüber ist dran: Schick den Link.",
	ConfirmHole:  func(hole string) string { return "Tippe noch einmal auf " + hole + ", um dort zu setzen." },
	HintGiven:    func(hole, outlook string) string { return "Tipp: " + hole + after(", ", outlook) },
	Outlook:      [7]string{"du stehst auf Verlust", "du liegst zurück", "du liegst knapp zurück", "ungefähr ausgeglichen", "du liegst knapp vorn", "du liegst vorn", "du stehst auf Gewinn"},
	HintSearch:   "Tipp wird gesucht",
	SidesSwapped: "Seiten getauscht.",
	EngineFailed: "Der Computer konnte nicht antworten. Du kannst beide Seiten spielen.",
	MovesPruned:  "Variante gelöscht.",
	TreeFull:     "In dieser Partie ist kein Platz für weitere Varianten. Lösche zuerst eine.",
	TrialBegun:   "Nur ausprobiert: Deine Partie bleibt, wie sie ist.",

	LinkCopied: "Link kopiert.",
	CopyFailed: "Automatisches Kopieren ist hier nicht erlaubt. Markiere den Link und kopiere ihn selbst.",
	NoPicture:  "Das Bild konnte nicht erstellt werden.",
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
	BadCode:      "Das ist kein vollständiges Kulami-Brett.",
	ImportFailed: "Darin wurde keine Partie gefunden.",
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

	SavedUnread: "Ein Teil des Gespeicherten war nicht lesbar. Eine Kopie wurde aufbewahrt.",
	CopyKept:    "Diese Partie wurde in einem anderen Tab weitergespielt. Deine Züge aus diesem Tab findest du unter „Meine Partien“.",
	Restored: func(games, of int) string {
		return fmt.Sprintf("%d von %s wiederhergestellt. Nichts ist doppelt, nichts wurde überschrieben.", games, count(of, "Partie", "Partien"))
	},
	GameKept:  "Unter „Meine Partien“ gespeichert.",
	NotStored: "Nicht gespeichert!",
	Unsaved:   "Dieser Browser speichert die Partie nicht. Kopiere ihren Link, um sie zu behalten.",
}
