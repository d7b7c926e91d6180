package text

import (
	"fmt"
	"strings"

	"kulami/rules"
)

var germanBoard = BoardText{
	Board: "Kulami-Brett",
	Sides: Table[string, [2]string]{
		{"red-black", [2]string{"Rot", "Schwarz"}},
		{"white-black", [2]string{"Weiß", "Schwarz"}},
		{"red-white", [2]string{"Rot", "Weiß"}},
		{"safe", [2]string{"Orange", "Blau"}},
	},
	Turn: "Brett drehen", Mirror: "Brett spiegeln",

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
	Marble:      func(side string) string { return strings.TrimSuffix(strings.ToLower(side), "e") + "e Kugel" },
	EmptyHole:   "leer",
	PlayableOne: "spielbar",
	TrialOne:    "zum Ausprobieren",
	TileOf: func(holes int, first string, a int, second string, b int) string {
		return fmt.Sprintf("%der-Platte: %s %d, %s %d", holes, first, a, second, b)
	},

	Played:    func(side, hole string) string { return side + " " + hole + "." },
	HolesLeft: func(n int) string { return count(n, "Mulde", "Mulden") + "." },
	Tally: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("%s %d, %s %d.", first, a, second, b)
	},
	GameBegins: "Neue Partie.",
	NothingYet: "Noch liegt keine Kugel.",
	Playable: func(holes string, n int) string {
		if n == 0 {
			return "Keine Mulde ist spielbar."
		}
		return count(n, "spielbare Mulde", "spielbare Mulden") + ": " + holes
	},

	Value:     func(side string, points float64) string { return side + " +" + decimalComma(points) },
	ValueEven: "Ausgeglichen",
	NoValue:   "Diese Stellung hat der Computer noch nicht bewertet.",
	Depth:     func(n int) string { return fmt.Sprint("Tiefe ", n) },
	Exact:     "exakt",

	Keys:     "Tastatur",
	Commands: [5]string{"Punktestand", "Letzter Zug", "Spielbare Mulden", "Diese Platte", "Bewertung"},
	Entry:    "Mulde eingeben, etwa c5", EntryPlay: "Setzen",
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
}

var germanWorkshop = WorkshopText{
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

	AskFair: "Ist es fair?", StopFair: "Stopp",
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
}
