package text

import "fmt"

var english = areas{
	&englishApp, &englishSettings,
	&englishBoard, &englishWorkshop,
	&englishTable, &englishCount, &englishNotice,
	&englishNewGame, &englishLibrary, &englishShare, &englishLive,
	&englishAnalysis, &englishReview, &englishPuzzle, &englishProgress, &englishCourse,
}

var englishApp = AppText{
	Lang: "en", Dir: "ltr", Name: "English",
	Title: "Kulami",
	About: "Play Kulami, the board game of 17 wooden tiles and 56 marbles, against a strong computer or a friend. Free, offline, no account.",

	New: "New", Undo: "Undo", Redo: "Redo", Share: "Share", Menu: "Menu",
	First: "First move", Previous: "Previous move", Next: "Next move", Last: "Last move",

	Close: "Close", Cancel: "Cancel",
	ThisGame: "This game", Tools: "Tools",
	Save:         "Save",
	LeaveLessons: "Back to the game",

	Colon:   func(head, rest string) string { return head + ": " + rest },
	Percent: func(n int) string { return fmt.Sprint(n, "%") },
	Decimal: func(x float64) string { return fmt.Sprintf("%.1f", x) },

	OfflineReady: "Kulami now works offline.",
	ApplyUpdate:  "Start the new version", Install: "Install the app",
	InstallSteps: []string{"Open the browser’s Share menu: the square with the arrow.", "Choose “Add to Home Screen”.", "Kulami then opens like an app, even offline."},
	AppVersion:   func(build string) string { return "Version " + build },

	Reload:   "Reload",
	Crash:    "Something went wrong.",
	CrashTip: "Your game is safe. Reload to go on. Here is its record, in case you want to keep it.",
	NoScript: "Kulami needs JavaScript and WebAssembly. Please allow them for this page and load it again.",
	Failed:   "Kulami could not be loaded. Check the connection and try again.",
	Retry:    "Try again",
	NotFound: "This page does not exist.",
}

var englishSettings = SettingsText{
	Settings: "Settings",
	Language: "Language",
	Theme:    "Theme", ThemeAuto: "System", ThemeLight: "Light", ThemeDark: "Dark",
	Marbles: "Marbles",
	Wood:    "Board", WoodLight: "Light wood", WoodDark: "Dark wood", WoodFlat: "Flat", WoodContrast: "High contrast",
	Sound: "Sounds", Haptics: "Vibration",
	Pace: "Computer speed", PaceQuick: "Instant", PaceCalm: "Normal", PaceSlow: "Slow",
	MarbleSet: Words{
		{"red-black", "Red and black"}, {"white-black", "White and black"}, {"red-white", "Red and white"},
		{"safe", "Orange and blue, colour-blind friendly"},
	},
	Coordinates: "Coordinates", Animation: "Animation", Bands: "Highlight row and column", Legal: "Mark playable holes",
	Owners: "Show who owns each tile", Confirm: "Confirm moves",
}
