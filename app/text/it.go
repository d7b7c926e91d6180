package text

import "fmt"

// The player is addressed as tu. Words from the printed Italian sheet:
// tile tessera · hole casella · marble biglia · board tavoliere · gap vuoto
// row riga · column colonna · area area · line linea · diagonal diagonale
// move mossa · game partita · edition edizione · point punto · tied in parità
// closed chiusa · playable giocabile · stuck bloccato · to own appartenere a
// the computer il computer · library Le mie partite · workshop laboratorio · to press or tap toccare

var italian = areas{
	&italianApp, &italianSettings,
	&italianBoard, &italianWorkshop,
	&italianTable, &italianCount, &italianNotice,
	&italianNewGame, &italianLibrary, &italianShare, &italianLive,
	&italianAnalysis, &italianReview, &italianPuzzle, &italianProgress, &italianCourse,
}

var italianApp = AppText{
	Lang: "it", Dir: "ltr", Name: "Italiano",
	Title: "Kulami",
	About: "Gioca a Kulami, il gioco da tavolo di 17 tessere di legno e 56 biglie, contro un computer forte o in due. Gratis, anche offline, senza account.",

	New: "Nuova", Undo: "Annulla", Redo: "Ripeti", Share: "Condividi", Menu: "Menu",
	First: "Prima mossa", Previous: "Mossa precedente", Next: "Mossa successiva", Last: "Ultima mossa",

	Close: "Chiudi", Cancel: "Annulla",
	ThisGame: "Questa partita", Tools: "Strumenti",
	Save:         "Salva",
	LeaveLessons: "Torna alla partita",

	Colon:   func(head, rest string) string { return head + ": " + rest },
	Percent: func(n int) string { return fmt.Sprint(n, "%") },
	Decimal: decimalComma,

	OfflineReady: "Kulami ora funziona anche offline.",
	ApplyUpdate:  "Passa alla nuova versione", Install: "Installa l’app",
	InstallSteps: []string{"Apri il menu di condivisione del browser: il quadrato con la freccia.", "Scegli «Aggiungi alla schermata Home».", "Kulami si apre allora come un’app, anche senza connessione."},
	AppVersion:   func(build string) string { return "Versione " + build },

	Reload:   "Ricarica",
	Crash:    "Qualcosa è andato storto.",
	CrashTip: "La tua partita è al sicuro. Ricarica per continuare; qui c’è il suo testo, se vuoi conservarlo.",
	NoScript: "Kulami ha bisogno di JavaScript e WebAssembly. Consentili per questa pagina e ricaricala.",
	Failed:   "Non è stato possibile caricare Kulami. Controlla la connessione e riprova.",
	Retry:    "Riprova",
	NotFound: "Questa pagina non esiste.",
}

var italianSettings = SettingsText{
	Settings: "Impostazioni",
	Language: "Lingua",
	Theme:    "Tema", ThemeAuto: "Sistema", ThemeLight: "Chiaro", ThemeDark: "Scuro",
	Marbles: "Biglie",
	Wood:    "Tavoliere", WoodLight: "Legno chiaro", WoodDark: "Legno scuro", WoodFlat: "Liscio", WoodContrast: "Alto contrasto",
	Sound: "Suoni", Haptics: "Vibrazione",
	Pace: "Velocità del computer", PaceQuick: "Immediata", PaceCalm: "Normale", PaceSlow: "Lenta",
	MarbleSet: Words{
		{"red-black", "Rosse e nere"}, {"white-black", "Bianche e nere"}, {"red-white", "Rosse e bianche"},
		{"safe", "Arancioni e blu, adatte ai daltonici"},
	},
	Coordinates: "Coordinate", Animation: "Animazione", Bands: "Evidenzia la riga e la colonna", Legal: "Segna le caselle giocabili",
	Owners: "Mostra di chi è ogni tessera", Confirm: "Conferma le mosse",
}

// the puts the Italian article before the colour of a side: il Rosso, l’Arancione. A
// player's name has none.
func the(side string) string {
	switch side {
	case "Arancione":
		return "l’" + side
	case "Rosso", "Nero", "Bianco", "Blu":
		return "il " + side
	}
	return side
}
