package text

import (
	"fmt"

	"kulami/rules"
)

var italianBoard = BoardText{
	Board: "Tavoliere di Kulami",
	Sides: Table[string, [2]string]{
		{"red-black", [2]string{"Rosso", "Nero"}},
		{"white-black", [2]string{"Bianco", "Nero"}},
		{"red-white", [2]string{"Rosso", "Bianco"}},
		{"safe", [2]string{"Arancione", "Blu"}},
	},
	Turn: "Ruota il tavoliere", Mirror: "Specchia il tavoliere",

	Why: func(reason rules.Reason, hole string) string {
		switch reason {
		case rules.GameOver:
			return "La partita è finita."
		case rules.Filled:
			return "La casella " + hole + " è già occupata."
		case rules.OffLines:
			return "La casella " + hole + " non è nella riga né nella colonna dell’ultima biglia."
		case rules.TileOfLast:
			return "La casella " + hole + " è sulla tessera dell’ultima biglia, che adesso è chiusa."
		case rules.TileBefore:
			return "La casella " + hole + " è sulla tessera della tua ultima biglia, che adesso è chiusa."
		}
		return "Lì non c’è una casella."
	},
	WhyShort: Table[rules.Reason, string]{
		{rules.OffLines, "fuori da riga e colonna"}, {rules.TileOfLast, "tessera chiusa"}, {rules.TileBefore, "tessera chiusa"},
		{rules.GameOver, "la partita è finita"},
	},
	Marble:      func(side string) string { return "biglia " + feminine(side) },
	EmptyHole:   "vuota",
	PlayableOne: "giocabile",
	TrialOne:    "da provare",
	TileOf: func(holes int, first string, a int, second string, b int) string {
		return fmt.Sprintf("tessera da %d: %s %d, %s %d", holes, first, a, second, b)
	},

	Played:    func(side, hole string) string { return side + " " + hole + "." },
	HolesLeft: func(n int) string { return count(n, "casella", "caselle") + "." },
	Tally: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("%s %d, %s %d.", first, a, second, b)
	},
	GameBegins: "Nuova partita.",
	NothingYet: "Non è stata ancora giocata nessuna biglia.",
	Playable: func(holes string, n int) string {
		if n == 0 {
			return "Nessuna casella è giocabile."
		}
		return count(n, "casella giocabile", "caselle giocabili") + ": " + holes
	},

	Value:     func(side string, points float64) string { return side + " +" + decimalComma(points) },
	ValueEven: "In equilibrio",
	NoValue:   "Il computer non ha ancora analizzato questa posizione.",
	Depth:     func(n int) string { return fmt.Sprint("profondità ", n) },
	Exact:     "esatto",

	Keys:     "Tastiera",
	Commands: [5]string{"Punteggio", "Ultima mossa", "Caselle giocabili", "Questa tessera", "Valutazione"},
	Entry:    "Scrivi una casella, per esempio c5", EntryPlay: "Gioca",
	KeyHelp: [][2]string{
		{"← ↑ → ↓", "muoversi sul tavoliere"},
		{"Invio, Spazio", "giocare nella casella"},
		{"n, p", "casella giocabile successiva o precedente"},
		{"Home, Fine", "inizio o fine della riga; con Ctrl, del tavoliere"},
		{"s", "il punteggio"}, {"l", "l’ultima mossa"}, {"m", "le caselle giocabili"}, {"t", "questa tessera"}, {"e", "la valutazione del computer"},
		{"h", "un consiglio"}, {"u", "annullare"}, {"[ ]", "indietro e avanti"},
		{"← →", "fuori dal tavoliere: indietro e avanti; Home, Fine: prima e ultima mossa"},
		{"Maiusc ← →", "uscire da una variante; entrarvi, o passare alla successiva"}, {"r", "rivedere la partita o metterla in pausa"}, {"?", "questo elenco"},
	},
}

var italianWorkshop = WorkshopText{
	Workshop: "Laboratorio", BuildBoard: "Costruisci un tavoliere",
	WorkshopHelp: "Scegli una tessera e tocca dove va la sua casella in alto a sinistra, o trascinala.",
	Frame:        "Il tavoliere che stai costruendo, 10 per 10", Tray: "Tessere",
	TrayTile: func(worth, width, height, left int) string {
		return fmt.Sprintf("Tessera da %d, larga %d, alta %d, %s", worth, width, height, count(left, "disponibile", "disponibili"))
	},
	Rotate: "Ruota", Lift: "Togli", PlayBoard: "Gioca",
	AllTiles:  "Tutte le tessere",
	MoveTiles: [4]string{"Sposta a sinistra", "Sposta a destra", "Sposta in alto", "Sposta in basso"},
	LiftAll:   "Svuota il tavoliere", BeginFrom: "Parti da un tavoliere", GameBoardHere: "Tavoliere della partita", ShareBoard: "Condividi link",
	BoardLabel: "Nome di questo tavoliere",
	OwnBoard:   func(n int) string { return fmt.Sprint("Tavoliere ", n) },
	OpenBoard:  func(name string) string { return "Apri " + name },
	PlaceFree:  "libero", PlacePicked: "in mano", PlaceWrong: "non ancora a posto",
	PlaceTile: func(worth int, tile string) string { return fmt.Sprintf("tessera da %d in %s", worth, tile) },
	TilesLeft: func(n int) string { return count(n, "tessera", "tessere") + " da collocare" },
	Mistakes:  func(n int) string { return count(n, "errore", "errori") },
	Complete:  "Completo", BoardComplete: "Tavoliere completo.", Flaws: "Che cosa manca",

	TileTaken: func(worth, width, height int) string {
		return fmt.Sprintf("In mano: tessera da %d, larga %d, alta %d.", worth, width, height)
	},
	NoTileLeft: func(worth int) string { return fmt.Sprintf("Non restano tessere da %d.", worth) },
	TileLifted: func(worth int) string {
		return fmt.Sprintf("Una tessera da %d è tornata tra quelle da collocare.", worth)
	},
	TilePlaced: func(worth int, tile string) string { return fmt.Sprintf("Tessera da %d in %s.", worth, tile) },
	TilePicked: func(worth int, tile string) string {
		return fmt.Sprintf("Presa la tessera da %d in %s. Tocca un posto libero per spostarla.", worth, tile)
	},
	TileMoved:   func(tile string) string { return "Spostata in " + tile + "." },
	TileTurned:  func(tile string) string { return "Ruotata: ora è in " + tile + "." },
	TilePutBack: "Rimessa a posto.", NoTileHeld: "Scegli prima una tessera.",
	TilesStand: "Ora le tessere si mettono in verticale.", TilesLie: "Ora le tessere si mettono in orizzontale.",
	AllMoved: "Tutte le tessere sono state spostate.", AtEdge: "Le tessere sono già al bordo.",
	AllTurned: "Il tavoliere è stato ruotato.", AllMirrored: "Il tavoliere è stato specchiato.",
	AllLifted: "Il tavoliere è vuoto.", BoardLaid: "Ecco il tavoliere. Cambia quello che vuoi.",
	DeedUndone: "Annullato.", DeedRedone: "Ripetuto.",
	BoardSaved:   func(name string) string { return "Salvato come " + name + "." },
	BoardDropped: "Eliminato dai tuoi tavolieri.", BoardFaulty: "Il tavoliere non è ancora completo.",

	FlawOutside: func(tile string) string { return tile + " esce dalla cornice di 10 per 10." },
	FlawOverlap: func(tile, other string) string { return tile + " e " + other + " si sovrappongono." },
	FlawApart: func(tiles string, n int) string {
		if n == 1 {
			return tiles + " non tocca le altre lungo nessun lato."
		}
		return tiles + " non toccano le altre lungo nessun lato."
	},
	FlawTooMany:  func(count, tiles string) string { return count + " di troppo: " + tiles + "." },
	TilesOf:      func(n, worth int) string { return fmt.Sprintf("%s da %d", count(n, "tessera", "tessere"), worth) },
	TilesMissing: func(counts string) string { return "Da collocare: " + counts + "." },

	AskFair: "È equo?", StopFair: "Ferma",
	FairHelp:   "Il computer valuta il tavoliere vuoto con le regole base, al massimo della forza.",
	FairEven:   "In equilibrio tra i due giocatori",
	FairFirst:  func(points float64) string { return "Primo giocatore +" + decimalComma(points) },
	FairSecond: func(points float64) string { return "Secondo giocatore +" + decimalComma(points) },

	WorkshopKeys: [][2]string{
		{"← ↑ → ↓", "muoversi sul tavoliere"},
		{"6, 4, 3, 2", "prendere una tessera con quel numero di caselle"},
		{"Invio, Spazio", "collocare la tessera; oppure prendere e posare quella che è qui"},
		{"r", "ruotare"}, {"Canc", "togliere dal tavoliere la tessera che è qui"},
		{"Maiusc ← ↑ → ↓", "spostare di una casella la tessera presa, oppure tutte"},
		{"Esc", "rimettere a posto la tessera"},
		{"Home, Fine", "inizio o fine della riga; con Ctrl, del tavoliere"},
		{"u, Ctrl Z", "annullare"}, {"Ctrl Y", "ripetere"}, {"?", "questo elenco"},
	},
}
