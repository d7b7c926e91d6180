package text

import (
	"fmt"
	"strings"

	"kulami/rules"
)

var italianTable = TableText{
	You:       "Tu",
	Computer:  func(level int) string { return fmt.Sprint("Computer, livello ", level) },
	LevelName: [9]string{"", "Prima partita", "Principiante", "Occasionale", "Da circolo", "Forte", "Esperto", "Maestro", "Al massimo"},
	LevelLine: [9]string{"",
		"Guarda solo la propria mossa, e spesso la valuta male.",
		"Guarda solo la propria mossa, con meno sviste.",
		"Prevede la tua risposta, con qualche svista.",
		"Prevede la tua risposta e la valuta bene.",
		"Calcola diverse mosse in anticipo.",
		"Calcola ancora più a fondo e sbaglia poco.",
		"Calcola molto a fondo e vede il finale prima che arrivi.",
		"Dà il massimo: due secondi a mossa, e pensa anche quando tocca a te.",
	},
	MarblesLeft: func(n int) string {
		if n == 1 {
			return "resta 1"
		}
		return fmt.Sprint("restano ", n)
	},
	AreaNow:  func(n int) string { return fmt.Sprint("area ", n) },
	LinesNow: func(n int) string { return fmt.Sprint("linee ", n) },

	YourMove:      "Tocca a te",
	SideToMove:    func(side string) string { return "Muove " + the(side) },
	ThinkingNow:   "Sta pensando",
	FirstAnywhere: "inizia da una casella qualsiasi",
	Where: func(row, column string, n int) string {
		return fmt.Sprintf("riga\u00a0%s o colonna\u00a0%s, %s", row, column, strings.Replace(count(n, "casella", "caselle"), " ", "\u00a0", 1))
	},
	LookingAt:  func(ply, of int) string { return fmt.Sprintf("Mossa %d di %d", ply, of) },
	LinkedGame: "Partita condivisa",
	Variation:  "Variante",
	SwapOffer:  "Prendi tu questa prima biglia o continua a giocare.",
	Swap:       "Scambia le parti",

	Wins:          func(side string) string { return "Vince " + the(side) },
	YouWin:        "Hai vinto",
	YouLose:       "Vince il computer",
	Draw:          "Pareggio",
	ByPoints:      func(n int) string { return "di " + count(n, "punto", "punti") },
	ByResignation: "per abbandono",
	ByAgreement:   "di comune accordo",
	ByTime:        "per tempo scaduto",
	Headline:      func(head string, won, lost int) string { return fmt.Sprintf("%s %d a %d", head, won, lost) },
	YouStuck:      "non avevi più mosse",
	ComputerStuck: "il computer non aveva più mosse",
	SideStuck:     func(side string) string { return the(side) + " non aveva più mosse" },
	LedUntil:      func(ply int) string { return fmt.Sprintf("Eri in vantaggio fino alla mossa %d.", ply) },
	LookBack:      "Rivedi la partita per capire dove sono andati i punti.",
	WonBy:         func(head, by string) string { return head + " " + by },
	NextLevel:     func(level int) string { return fmt.Sprint("Prova il livello ", level) },

	Hint:   "Consiglio",
	Resign: "Abbandona", Rematch: "Rivincita",
	OtherGame: "Torna alla mia partita",
	SkipCount: "Salta", ShowBoard: "Mostra tavoliere", ShowTiles: "Mostra tessere", EarlierGame: "Partita precedente",
	ResignSure: "Abbandonare questa partita?",

	MoveList:             "Mosse",
	NoMoves:              "Ancora nessuna mossa",
	PlayFromHere:         "Continua da qui",
	PlayComputerFromHere: "Contro il computer",
	Back:                 "Torna alla partita",
	PlayShort:            "Continua",
	BackShort:            "Partita",
	Promote:              "Sposta su",
	Prune:                "Elimina",

	Clock: "Orologio", ClockNone: "Senza", ClockSudden: "Tempo fisso", ClockFischer: "Incremento",
	ClockMinutes: "Minuti per giocatore", ClockIncrement: "Secondi in più per mossa", ClockPauses: "Ferma quando la pagina è nascosta",
	PauseClocks: "Ferma gli orologi", ResumeClocks: "Riprendi", TimeLeft: "Tempo rimasto",
	TimeOver: "Il tempo era già scaduto.", ClocksPaused: "Gli orologi sono fermi. Prima falli ripartire.",
	SecondsLeft: func(player string, seconds int) string {
		return fmt.Sprintf("%s: restano %d secondi.", player, seconds)
	},

	Replay: "Rivedi", PauseReplay: "Pausa", ReplayPly: "Mossa mostrata",
	ReplaySpeed:  func(times string) string { return fmt.Sprintf("Velocità %s", times) },
	ReplayBegins: "Riproduzione della partita.", ReplayEnds: "Riproduzione interrotta.",
}

var italianCount = CountText{
	Count: "Conteggio", CountTiles: "Tessere", CountArea: "Area maggiore", CountLines: "Linee", CountTotal: "Totale",
	Tied:          func(n int) string { return count(n, "tessera senza proprietario", "tessere senza proprietario") },
	NeitherScores: "nessuno",
	AreaSum: func(marbles, tiles int) string {
		return count(marbles, "biglia", "biglie") + " su " + count(tiles, "tessera", "tessere")
	},

	CountWooden:     "Conta una partita dal vivo",
	CountWoodenHelp: "Metti le biglie come stanno sul tuo tavolo. Tocca di nuovo una biglia per toglierla.",
	PutDown:         "Metti", ClearMarbles: "Svuota", OtherBoard: "Altro tavoliere", UseBoard: "Usa questo tavoliere",
	MarblesDown: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("Biglie: %s %d, %s %d.", first, a, second, b)
	},
	TooManyMarbles: func(side string) string { return side + ": più di 28 biglie." },
	LastMarbles:    "Ultime biglie", ExchangeMarbles: "Scambia i colori",
	UnevenMarbles: func(side string, more int) string {
		return fmt.Sprintf("%s: %d in più, ma si gioca a turno.", side, more)
	},

	SetUp: "Componi una posizione", LeaveSetUp: "Torna alle biglie",
	MarkLast: func(side string) string {
		return "Per l’analisi segna l’ultima biglia di questo colore: " + side + "."
	},
	LastOrder: func(side string) string {
		return "L’ultima biglia (" + side + ") non può seguire la precedente: è sulla stessa tessera, o né nella sua riga né nella sua colonna."
	},
	FirstBegins: func(first, second string) string {
		return "Nell’analisi ha cominciato " + the(first) + ": deve avere tante biglie quante " + the(second) + ", o una in più. Puoi scambiare i colori."
	},
	NotAnalysable: "Queste biglie non si possono analizzare: la partita sarebbe finita prima.",
}

var italianNotice = NoticeText{
	NotYourTurn:  "Il computer sta pensando.",
	FriendsTurn:  "Tocca al tuo amico: mandagli il link.",
	ConfirmHole:  func(hole string) string { return "Tocca di nuovo " + hole + " per giocare lì." },
	HintGiven:    func(hole, outlook string) string { return "Prova " + hole + after(": ", outlook) },
	Outlook:      [7]string{"stai perdendo nettamente", "sei in svantaggio", "sei in leggero svantaggio", "quasi in equilibrio", "sei in leggero vantaggio", "sei in vantaggio", "stai vincendo nettamente"},
	HintSearch:   "Ricerca di un consiglio",
	SidesSwapped: "Parti scambiate.",
	EngineFailed: "Il computer non è riuscito a rispondere. Puoi giocare per entrambe le parti.",
	MovesPruned:  "Variante eliminata.",
	TreeFull:     "In questa partita non c’è posto per altre varianti. Eliminane prima una.",
	TrialBegun:   "È solo una prova: la tua partita resta com’è.",

	LinkCopied: "Link copiato.",
	CopyFailed: "Qui non è permesso copiare. Seleziona il link e copialo.",
	NoPicture:  "Non è stato possibile creare l’immagine.",
	Damaged: func(kept, of int) string {
		if kept == of {
			return fmt.Sprintf("Questo link è danneggiato, ma è stato possibile leggere tutte le %d mosse.", of)
		}
		return fmt.Sprintf("Questo link è danneggiato. Mosse recuperate: %d su %d.", kept, of)
	},
	CopyUnread:   "Copia il testo originale",
	Unreadable:   "Questo link non si può leggere. La tua partita è rimasta com’era.",
	Unchecked:    "Questo link viene da una versione precedente e non ha un codice di controllo. Confronta il tavoliere con quello di chi lo ha inviato.",
	Newer:        "Questo link richiede una versione più recente di Kulami. Non è stato modificato.",
	BadCode:      "Questo non è un tavoliere di Kulami completo.",
	ImportFailed: "Qui non è stata trovata nessuna partita.",
	Fault: Table[rules.Fault, string]{
		{rules.FaultNoRecord, "non contiene partite"},
		{rules.FaultNewerVersion, "scritto da una versione più recente"},
		{rules.FaultNoBoard, "manca il tavoliere"},
		{rules.FaultBadBoard, "il tavoliere non si può leggere"},
		{rules.FaultBadRuleset, "regole sconosciute"},
		{rules.FaultBadMoves, "contiene qualcosa che non è una mossa"},
		{rules.FaultIllegalMove, "una mossa è contro le regole"},
		{rules.FaultBadPly, "indica una mossa che non esiste"},
		{rules.FaultBadFinish, "finale sconosciuto"},
		{rules.FaultBadVariation, "una variante non si può giocare"},
		{rules.FaultBadNote, "una nota non si può leggere"},
		{rules.FaultBadTimes, "i tempi dell’orologio non si possono leggere"},
		{rules.FaultBadOrientation, "orientamento sconosciuto"},
		{rules.FaultUnknownKey, "contiene qualcosa di sconosciuto"},
		{rules.FaultDuplicate, "qualcosa compare due volte"},
		{rules.FaultEmptyField, "un campo è vuoto"},
		{rules.FaultChecksum, "il codice di controllo è sbagliato"},
		{rules.FaultTruncated, "manca la fine"},
		{rules.FaultTrailing, "c’è altro testo dopo la fine"},
		{rules.FaultEscape, "contiene caratteri estranei"},
		{rules.FaultMarbles, "le biglie non possono stare così"},
		{rules.FaultTooMany, "troppe varianti o troppi campi"},
		{rules.FaultNoMoves, "manca l’ordine delle mosse"},
	},

	SavedUnread: "Alcuni dati salvati non si possono leggere. Ne resta una copia.",
	CopyKept:    "Questa partita è andata avanti in un’altra scheda. Quello che hai giocato qui resta in «Le mie partite».",
	Restored: func(games, of int) string {
		return fmt.Sprintf("Partite recuperate: %d su %d. Nulla è stato duplicato o sovrascritto.", games, of)
	},
	GameKept:  "Salvata in «Le mie partite».",
	NotStored: "Non salvata!",
	Unsaved:   "Questo browser non salva la partita. Copia il suo link per conservarla.",
}
