package text

import (
	"fmt"

	"kulami/rules"
)

var germanAnalysis = AnalysisText{
	Engine:      "Computer",
	ExactMark:   "Unterstrichen: exakt",
	EngineOff:   "Der Computer ist ausgeschaltet.",
	InPercent:   "Gewinnchancen in Prozent",
	WinChance:   func(percent int) string { return fmt.Sprintf("%d\u00a0%% Gewinnchance", percent) },
	Positions:   func(n int) string { return grouped(n, ".") + " Stellungen" },
	ProvenWin:   func(side string) string { return "bewiesener Sieg für " + side },
	ProvenDraw:  "bewiesenes Remis",
	AtLeastDraw: func(side string) string { return "mindestens Remis für " + side + ", bewiesen" },
	BestMove:    func(hole string) string { return "Bester Zug: " + hole },
	BestLines:   "Beste Fortsetzungen",
	PlayTo:      func(hole string) string { return "Bis " + hole + " spielen" },

	Threat:   "Drohung",
	ThreatOf: func(side string) string { return "Wenn " + side + " dran wäre" },
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
}

var germanReview = ReviewText{
	Review:     "Nachspielen",
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
}

var germanPuzzle = PuzzleText{
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
}

var germanProgress = ProgressText{
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
}

var germanCourse = CourseText{
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

	PlayGame:       "Eine Partie spielen",
	LearnByPlaying: "Spielend lernen", NextLesson: "Weiter", PreviousLesson: "Vorige Lektion", LessonBonus: "Bonusregeln",
	Right: func(found, of int) string { return fmt.Sprintf("Richtig: %d von %d.", found, of) },
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

	Learn: "Spielregeln",
	Rules: []Paragraph{
		{"Das Ziel", "Besitze am Ende mehr vom Brett als dein Gegner. Wer auf einer Platte mehr Kugeln hat, dem gehört sie; sie bringt einen Punkt für jede ihrer Mulden. Bei Gleichstand punktet niemand."},
		{"Setzen", "Die erste Kugel darf in jede beliebige Mulde. Danach kommt jede Kugel in eine leere Mulde in der Reihe oder der Spalte der Kugel, die gerade gesetzt wurde. Lücken und andere Kugeln versperren den Weg nicht."},
		{"Gesperrte Platten", "Zwei Platten sind gesperrt: die, auf die dein Gegner gerade gesetzt hat, und die, auf die du davor gesetzt hast. Einen Zug später sind sie wieder offen."},
		{"Das Ende", "Die Partie endet, wenn alle Kugeln gesetzt sind oder sobald jemand festsitzt, also keine spielbare Mulde mehr hat. Festsitzen heißt nicht verlieren: Die Punkte entscheiden."},
		{"Ausgaben", "Manche Regelblätter geben Punkte für das größte zusammenhängende Gebiet oder für gerade Linien ab fünf Kugeln dazu. Die Ausgabe wählst du zu Beginn einer Partie; die Wertung zeigt die Rechnung."},
	},
	RuleBook: "Alle Regeln, jede Ausgabe (öffnet eine Seite)",
}
