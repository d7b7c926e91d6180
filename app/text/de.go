package text

import "fmt"

// The player is addressed as du. Words: Brett (board), Platte (tile), Mulde (hole), Kugel
// (marble), Lücke (gap), Reihe and Spalte (row and column), Gebiet (area), Linie
// (line), Wertung (count), Partie (one game), Ausgabe (edition), Variante
// (variation), gesperrt (closed), Regelblatt (rule sheet). A tile is named by its
// holes, "6er-Platte". Colours are names of sides, not inflected and never in the
// genitive: "Rot gewinnt", "gehört Rot"; only with a marble they are adjectives: "rote Kugel".

var german = areas{
	&germanApp, &germanSettings,
	&germanBoard, &germanWorkshop,
	&germanTable, &germanCount, &germanNotice,
	&germanNewGame, &germanLibrary, &germanShare, &germanLive,
	&germanAnalysis, &germanReview, &germanPuzzle, &germanProgress, &germanCourse,
}

var germanApp = AppText{
	Lang: "de", Dir: "ltr", Name: "Deutsch",
	Title: "Kulami",
	About: "Spiele Kulami, das Brettspiel mit 17 Holzplatten und 56 Kugeln, gegen einen starken Computer oder zu zweit. Kostenlos, offline, ohne Konto.",

	New: "Neu", Undo: "Zurück", Redo: "Erneut", Share: "Teilen", Menu: "Menü",
	First: "Erster Zug", Previous: "Voriger Zug", Next: "Nächster Zug", Last: "Letzter Zug",

	Close: "Schließen", Cancel: "Abbrechen",
	ThisGame: "Diese Partie", Tools: "Werkzeuge",
	Save:         "Speichern",
	LeaveLessons: "Zur Partie",

	Colon:   func(head, rest string) string { return head + ": " + rest },
	Percent: func(n int) string { return fmt.Sprint(n, " %") },
	Decimal: decimalComma,

	OfflineReady: "Kulami läuft jetzt auch offline.",
	ApplyUpdate:  "Neue Version starten", Install: "App installieren",
	InstallSteps: []string{"Öffne im Browser das Teilen-Menü: das Quadrat mit dem Pfeil.", "Wähle „Zum Home-Bildschirm“.", "Kulami öffnet sich dann wie eine App, auch offline."},
	AppVersion:   func(build string) string { return "Version " + build },

	Reload:   "Neu laden",
	Crash:    "Etwas ist schiefgegangen.",
	CrashTip: "Deine Partie ist sicher. Lade neu, um weiterzuspielen; hier ist ihre Aufzeichnung, falls du sie behalten möchtest.",
	NoScript: "Kulami braucht JavaScript und WebAssembly. Bitte erlaube beides für diese Seite und lade sie neu.",
	Failed:   "Kulami ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.",
	Retry:    "Noch einmal",
	NotFound: "Diese Seite gibt es nicht.",
}

var germanSettings = SettingsText{
	Settings: "Einstellungen",
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
}
