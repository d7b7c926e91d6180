package text

import (
	"fmt"
	"strings"

	"kulami/rules"
)

// The player is addressed as tu. Words from the printed Italian sheet:
// tile tessera · hole casella · marble biglia · board tavoliere · gap vuoto
// row riga · column colonna · area area · line linea · diagonal diagonale
// move mossa · game partita · edition edizione · point punto · tied in parità
// closed chiusa · playable giocabile · stuck bloccato · to own appartenere a
// the computer il computer · library Le mie partite · workshop laboratorio · to press or tap toccare
var italian = Text{
	Lang: "it", Dir: "ltr", Name: "Italiano",
	Title: "Kulami",
	About: "Gioca a Kulami, il gioco da tavolo di 17 tessere di legno e 56 biglie, contro un computer forte o in due. Gratis, anche offline, senza account.",

	Board: "Tavoliere di Kulami",
	Sides: Table[string, [2]string]{
		{"red-black", [2]string{"Rosso", "Nero"}},
		{"white-black", [2]string{"Bianco", "Nero"}},
		{"red-white", [2]string{"Rosso", "Bianco"}},
		{"safe", [2]string{"Arancione", "Blu"}},
	},
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
	AreaNow:       func(n int) string { return fmt.Sprint("area ", n) },
	LinesNow:      func(n int) string { return fmt.Sprint("linee ", n) },
	YourMove:      "Tocca a te",
	SideToMove:    func(side string) string { return "Muove " + the(side) },
	ThinkingNow:   "Sta pensando",
	FirstAnywhere: "inizia da una casella qualsiasi",
	Where: func(row, column string, n int) string {
		return fmt.Sprintf("riga\u00a0%s o colonna\u00a0%s, %s", row, column, strings.Replace(count(n, "casella", "caselle"), " ", "\u00a0", 1))
	},
	LookingAt:            func(ply, of int) string { return fmt.Sprintf("Mossa %d di %d", ply, of) },
	LinkedGame:           "Partita condivisa",
	Variation:            "Variante",
	Wins:                 func(side string) string { return "Vince " + the(side) },
	YouWin:               "Hai vinto",
	YouLose:              "Vince il computer",
	Draw:                 "Pareggio",
	ByPoints:             func(n int) string { return "di " + count(n, "punto", "punti") },
	ByResignation:        "per abbandono",
	ByAgreement:          "di comune accordo",
	ByTime:               "per tempo scaduto",
	Headline:             func(head string, won, lost int) string { return fmt.Sprintf("%s %d a %d", head, won, lost) },
	YouStuck:             "non avevi più mosse",
	ComputerStuck:        "il computer non aveva più mosse",
	SideStuck:            func(side string) string { return the(side) + " non aveva più mosse" },
	LedUntil:             func(ply int) string { return fmt.Sprintf("Eri in vantaggio fino alla mossa %d.", ply) },
	LookBack:             "Rivedi la partita per capire dove sono andati i punti.",
	Value:                func(side string, points float64) string { return side + " +" + decimalComma(points) },
	ValueEven:            "In equilibrio",
	NoValue:              "Il computer non ha ancora analizzato questa posizione.",
	Depth:                func(n int) string { return fmt.Sprint("profondità ", n) },
	Exact:                "esatto",
	MoveList:             "Mosse",
	NoMoves:              "Ancora nessuna mossa",
	PlayFromHere:         "Continua da qui",
	PlayComputerFromHere: "Contro il computer",
	Back:                 "Torna alla partita",
	PlayShort:            "Continua",
	BackShort:            "Partita",
	Promote:              "Sposta su",
	Prune:                "Elimina",
	SwapOffer:            "Prendi tu questa prima biglia o continua a giocare.",
	Swap:                 "Scambia le parti",
	WonBy:                func(head, by string) string { return head + " " + by },
	Colon:                func(head, rest string) string { return head + ": " + rest },

	New: "Nuova", Undo: "Annulla", Redo: "Ripeti", Hint: "Consiglio", Share: "Condividi", Menu: "Menu",
	First: "Prima mossa", Previous: "Mossa precedente", Next: "Mossa successiva", Last: "Ultima mossa",
	Resign: "Abbandona", Rematch: "Rivincita", Review: "Rivedi", Settings: "Impostazioni", Learn: "Come si gioca",
	Keys: "Tastiera", Turn: "Ruota il tavoliere", Mirror: "Specchia il tavoliere",
	Close: "Chiudi", Cancel: "Annulla", Start: "Inizia la partita", CopyLink: "Copia link", OtherGame: "Torna alla mia partita",
	Reload: "Ricarica", SkipCount: "Salta", ShowBoard: "Mostra tavoliere", ShowTiles: "Mostra tessere", EarlierGame: "Partita precedente",
	ThisGame: "Questa partita", Tools: "Strumenti",

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
	NotYourTurn: "Il computer sta pensando.",
	FriendsTurn: "Tocca al tuo amico: mandagli il link.",
	ConfirmHole: func(hole string) string { return "Tocca di nuovo " + hole + " per giocare lì." },
	HintGiven:   func(hole, outlook string) string { return "Prova " + hole + after(": ", outlook) },
	Outlook:     [7]string{"stai perdendo nettamente", "sei in svantaggio", "sei in leggero svantaggio", "quasi in equilibrio", "sei in leggero vantaggio", "sei in vantaggio", "stai vincendo nettamente"},
	HintSearch:  "Ricerca di un consiglio",
	LinkCopied:  "Link copiato.",
	CopyFailed:  "Qui non è permesso copiare. Seleziona il link e copialo.",
	NoPicture:   "Non è stato possibile creare l’immagine.",
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
	SavedUnread:  "Alcuni dati salvati non si possono leggere. Ne resta una copia.",
	BadCode:      "Questo non è un tavoliere di Kulami completo.",
	SidesSwapped: "Parti scambiate.",
	EngineFailed: "Il computer non è riuscito a rispondere. Puoi giocare per entrambe le parti.",
	CopyKept:     "Questa partita è andata avanti in un’altra scheda. Quello che hai giocato qui resta in «Le mie partite».",
	ImportFailed: "Qui non è stata trovata nessuna partita.",
	Restored: func(games, of int) string {
		return fmt.Sprintf("Partite recuperate: %d su %d. Nulla è stato duplicato o sovrascritto.", games, of)
	},
	GameKept:     "Salvata in «Le mie partite».",
	OfflineReady: "Kulami ora funziona anche offline.",
	MovesPruned:  "Variante eliminata.",
	TreeFull:     "In questa partita non c’è posto per altre varianti. Eliminane prima una.",
	TrialBegun:   "È solo una prova: la tua partita resta com’è.",
	NotStored:    "Non salvata!",
	Unsaved:      "Questo browser non salva la partita. Copia il suo link per conservarla.",
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

	Played:    func(side, hole string) string { return side + " " + hole + "." },
	HolesLeft: func(n int) string { return count(n, "casella", "caselle") + "." },
	Tally: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("%s %d, %s %d.", first, a, second, b)
	},
	Marble:      func(side string) string { return "biglia " + feminine(side) },
	EmptyHole:   "vuota",
	PlayableOne: "giocabile",
	TrialOne:    "da provare",
	TileOf: func(holes int, first string, a int, second string, b int) string {
		return fmt.Sprintf("tessera da %d: %s %d, %s %d", holes, first, a, second, b)
	},
	GameBegins: "Nuova partita.",
	NothingYet: "Non è stata ancora giocata nessuna biglia.",
	Playable: func(holes string, n int) string {
		if n == 0 {
			return "Nessuna casella è giocabile."
		}
		return count(n, "casella giocabile", "caselle giocabili") + ": " + holes
	},

	NextLevel: func(level int) string { return fmt.Sprint("Prova il livello ", level) },

	Goal: "Conquista più tessere del tuo avversario", FirstTime: "Prima volta? Impara in 90 secondi",
	CoachWon: func(holes int) string {
		return "La tua biglia conquista la tessera: " + count(holes, "punto", "punti") + ", 1 per casella."
	},
	CoachKept: "La tua tessera è più sicura: adesso è più difficile portartela via.",
	CoachTied: "Sulla tessera della tua biglia c’è parità: per ora non è di nessuno.",
	CoachLost: "La tessera della tua biglia resta al computer: lì ha più biglie di te.",
	CoachNow: [6]string{
		"Ora gioca nella riga o nella colonna della biglia del computer, come ha fatto lui con la tua.",
		"Due tessere sono scure: lì ci sono le ultime due biglie, perciò ora per te sono chiuse.",
		"Ogni tessera prende il colore di chi la possiede; senza colore non è di nessuno.",
		"Il numero accanto al tuo nome indica i tuoi punti: alla fine vince chi ne ha di più.",
		"Pensa in anticipo: la tua biglia decide in quale riga e in quale colonna giocherà il computer.",
		"Ora sai tutto: la partita finisce quando tutte le biglie sono state giocate o uno dei due non ha più caselle giocabili.",
	},
	CoachStop: "Basta consigli",

	Percent:    func(n int) string { return fmt.Sprint(n, "%") },
	Reviewing:  func(percent string) string { return "Esame di ogni mossa: " + percent },
	ReviewDone: "L’esame è completo.", Accuracy: "Precisione", Chances: "Probabilità di vittoria",
	KeyMoments: "Momenti decisivi", NoMistakes: "Nessun errore trovato.",
	Verdict:  Words{{"best", "mossa migliore"}, {"good", "buona mossa"}, {"inaccuracy", "imprecisione"}, {"mistake", "errore"}, {"blunder", "errore grave"}},
	OnlyMove: "l’unica mossa buona", MissedWin: "Mancata una vittoria dimostrata.",
	Better:     func(hole string) string { return "Meglio: " + hole + "." },
	PointsLost: func(points float64) string { return "Costa circa " + decimalComma(points) + " punti." },
	ProvenFrom: func(move int, result string) string {
		return fmt.Sprintf("Dimostrato dalla mossa %d: %s.", move, result)
	},
	SafeFrom: func(move int, side string) string {
		return fmt.Sprintf("Dimostrato dalla mossa %d: %s non può più perdere.", move, the(side))
	},
	SaveReport: "Salva l’esame come immagine",
	RetryYours: "Impara dai tuoi errori",
	RetryOf:    func(side string) string { return "Impara dagli errori: " + side },
	RetryTask: func(side, hole string) string {
		return "Giocata: " + hole + " (" + side + "). Trova una mossa migliore."
	},
	RetryGood: func(hole string) string { return hole + ": ben trovata!" },
	RetryBad: func(hole, reply string) string {
		return hole + " non basta" + after(": la risposta è ", reply) + ". Riprova."
	},
	RetryWait: "Esame della tua mossa", Solution: "Mostra la soluzione", NextMistake: "Errore successivo", RetryEnd: "Torna all’esame",
	And:      "e",
	FactsOf:  func(hole, clauses string) string { return hole + " " + clauses + "." },
	FactEnds: "lascia l’avversario senza mosse, quindi la partita finisce",
	FactLeaves: func(holes int) string {
		if holes == 1 {
			return "lascia all’avversario una sola casella"
		}
		return fmt.Sprint("lascia all’avversario ", holes, " caselle")
	},
	FactWins: func(worth int) string { return fmt.Sprint("conquista definitivamente la tessera da ", worth) },
	FactSaves: func(worth int) string {
		return fmt.Sprint("come unica casella impedisce all’avversario di conquistare subito una tessera da ", worth)
	},
	FactTies: func(worth int) string { return fmt.Sprint("rende definitiva la parità sulla tessera da ", worth) },
	FactJoins: func(marbles int) string {
		return "unisce più aree in una sola di " + count(marbles, "biglia", "biglie")
	},
	FactGrows: func(marbles int) string {
		return "porta l’area più grande del giocatore a " + count(marbles, "biglia", "biglie")
	},
	FactLine: func(marbles int) string { return "completa una linea di " + count(marbles, "biglia", "biglie") },
	FactGives: func(worth int) string {
		return fmt.Sprint("permette all’avversario di conquistare una tessera da ", worth)
	},
	FactCloses: func(worth int) string {
		return fmt.Sprint("chiude la tessera da ", worth, " all’avversario per una mossa")
	},

	NewGame: "Nuova partita", Opponent: "Avversario", Level: "Livello", Starter: "Chi inizia", Edition: "Edizione",
	BoardChoice: "Tavoliere", Opening: "Prima biglia",
	OpponentComputer: "Computer", OpponentPerson: "In due", OpponentAnalysis: "Analisi",
	PlayerNames: "Nomi (facoltativi)",
	Names:       "Nomi",
	StarterMe:   "Io", StarterOther: "Avversario", StarterLot: "A sorte",
	BoardSquare: "Quadrato casuale", BoardIrregular: "Irregolare casuale", BoardSheet: "Classico",
	BoardToday: "Tavoliere di oggi", BoardCode: "Incolla un codice",
	SheetName: Table[rules.Sheet, string]{
		{rules.SheetSquare, "Quadrato classico"},
		{rules.SheetIrregular, "Irregolare classico"},
		{rules.SheetPergioco, "Dell’esempio"},
	},
	Sheet: "Tavoliere classico", Seed: "Numero di sorteggio", DealAgain: "Sorteggiane un altro", Code: "Codice o link di un tavoliere",
	CodeHelp:    "Un link, il codice di un tavoliere o una griglia di lettere.",
	OpeningFree: "Libera", OpeningSwap: "Libera, con scambio", OpeningLot: "A sorte",
	EditionName: Words{
		{"basic", "Gioco base"}, {"es-1", "Spagna, livello\u00a01"}, {"es-2", "Spagna, livello\u00a02"}, {"es-3", "Spagna, livello\u00a03"},
		{"cs-1", "Cechia, livello\u00a01"}, {"cs-2", "Cechia, livello\u00a02"},
		{"it-areas", "Italia, aree"}, {"it-lines", "Italia, linee"}, {"it-both", "Italia, aree e linee"},
		{"tr-area", "Turchia, area"}, {"tr-rows", "Turchia, linee"}, {"tr-both", "Turchia, area e linee"},
	},
	EditionLine: Words{
		{"basic", "Solo le tessere: la base di tutti e cinque i regolamenti."},
		{"es-1", "L’area maggiore vale un punto per ogni tessera che tocca. Finisce dopo 55 biglie."},
		{"es-2", "Ognuno somma tutte le sue linee di cinque o più. Finisce dopo 55 biglie."},
		{"es-3", "L’area per tessere e tutte le linee. Finisce dopo 55 biglie."},
		{"cs-1", "L’area maggiore vale la differenza in biglie."},
		{"cs-2", "Area e linee, entrambe per differenza."},
		{"it-areas", "L’area maggiore vale la differenza in biglie."},
		{"it-lines", "Chi ha la somma delle linee più alta guadagna la differenza."},
		{"it-both", "Area e linee, entrambe per differenza."},
		{"tr-area", "L’area maggiore vale la differenza in biglie."},
		{"tr-rows", "Per differenza, linee solo lungo righe e colonne."},
		{"tr-both", "Area e linee per differenza, senza diagonali."},
	},
	EditionWhy: Words{
		{"basic", "Ciò che i cinque regolamenti hanno in comune. Adatto a una prima partita."},
		{"es-1", "Solo questo regolamento conta le tessere sotto un’area; gli altri contano le biglie. Finisce quando un giocatore ha giocato tutte le sue 28, una biglia prima che nelle altre edizioni."},
		{"es-2", "Solo questo regolamento dà a entrambi le proprie linee per intero; gli altri danno la differenza a uno solo."},
		{"es-3", "I livelli 1 e 2 del regolamento spagnolo insieme."},
		{"cs-1", "Come le aree italiane e l’area turca. Il regolamento dice che si gioca finché tutte le caselle sono piene; 56 biglie non possono riempirne 64, quindi si intendono tutte le biglie."},
		{"cs-2", "Lo stesso conteggio delle aree e linee italiane, secondo il regolamento ceco."},
		{"it-areas", "Come il primo livello ceco e l’area turca."},
		{"it-lines", "Linee per differenza in ogni direzione, senza aree: solo il regolamento italiano le ha."},
		{"it-both", "La più vivace e la più equa tra giocatori forti: spesso decidono i punti aggiuntivi."},
		{"tr-area", "Come il primo livello ceco e le aree italiane."},
		{"tr-rows", "Il testo di questo regolamento conta solo righe e colonne. Il suo stesso esempio conta anche le diagonali; noi seguiamo il testo."},
		{"tr-both", "I due bonus turchi. Senza diagonali le linee sono rare."},
	},
	SheetOf: Words{{"es-advanced", "Regolamento spagnolo"}, {"cs", "Regolamento ceco"}, {"it-pergioco", "Regolamento italiano"}, {"tr", "Regolamento turco"}},
	House:   "Regole della casa", HouseLine: "Scegli tu ogni opzione.",
	NoBonus: "Non conta", ByDifference: "Differenza", ByTiles: "Tessere", BySum: "Somma",
	Orthogonal: "Linee senza diagonali", EarlyEnd: "Finisce dopo 55 biglie",
	BoardSymmetric: "Simmetrico", BoardNumber: "Per numero", BoardMine: "I miei tavolieri", NumberLabel: "Numero del tavoliere",
	SymmetryKind: "Simmetria",
	Symmetry: Words{{"half-turn", "Mezzo giro"}, {"mirror", "Specchio"}, {"quarter-turn", "Quarto di giro"},
		{"two-mirrors", "Due specchi"}},
	NumberHelp: func(boards int) string {
		return "Ogni tavoliere quadrato ha un numero da 1 a " + grouped(boards, ".") + "."
	},
	OpeningLine: Words{
		{"free", "Chi inizia è favorito: tra giocatori forti vince tre partite su quattro."},
		{"swap", "Il secondo giocatore può prendersi la prima biglia, quindi è meglio che non sia troppo buona."},
		{"lot", "La prima biglia va in una casella a sorte: quasi equo."},
	},
	RulesName: func(r rules.Ruleset) string {
		var parts []string
		switch r.Area {
		case rules.AreaDifference:
			parts = append(parts, "area")
		case rules.AreaTiles:
			parts = append(parts, "area per tessere")
		}
		if lines := "linee"; r.Lines != rules.NoLines {
			if r.Lines == rules.LineSum {
				lines += " per intero"
			}
			if r.Orthogonal {
				lines += " senza diagonali"
			}
			parts = append(parts, lines)
		}
		if len(parts) == 0 {
			return "Gioco base"
		}
		return "Con " + strings.Join(parts, " e ")
	},
	BoardName: func(board string, seed int, day string) string {
		switch board {
		case "square":
			return fmt.Sprint("quadrato ", seed)
		case "irregular":
			return fmt.Sprint("irregolare ", seed)
		case "symmetric":
			return fmt.Sprint("simmetrico ", seed)
		case "number":
			return "n. " + grouped(seed, ".")
		case "today":
			return "tavoliere del " + numericDate(day, "/")
		case "code", "mine":
			return "tavoliere personale"
		}
		return "tavoliere condiviso"
	},
	ResignSure: "Abbandonare questa partita?",

	Library: "Le mie partite", ShowGames: "Partite", ShowResults: "Risultati",
	Search: "Cerca", Filter: "Mostra",
	FilterAll: "Tutte", OtherGames: "Altre partite", FilterUnfinished: "Non finite", FilterWon: "Vinte", FilterDrawn: "Pareggiate", FilterLost: "Perse",
	FilterPeople:  "In due",
	NoGames:       "Ancora nessuna partita. Ogni partita si salva qui fin dalla prima mossa.",
	NothingFound:  "Nessun risultato.",
	Unfinished:    "Non finita",
	MarblesPlayed: func(n int) string { return count(n, "mossa", "mosse") },
	Reading: func(n int) string {
		return "Lettura di " + count(n, "altra partita", "altre partite") + "…"
	},
	Rename:    func(game string) string { return "Nome e dettagli: " + game },
	Delete:    func(game string) string { return "Elimina: " + game },
	NameLabel: "Nome", Save: "Salva", GameBoard: "Tavoliere", Began: "Iniziata", LastPlayed: "Ultima volta", Version: "Versione dell’app",
	Deleted: func(n int) string {
		if n == 1 {
			return "Eliminato."
		}
		return fmt.Sprintf("Elementi eliminati: %d.", n)
	},
	Full: "La memoria è piena", FullHelp: "Le nuove mosse non vengono salvate. Fai prima un backup, poi libera spazio.",
	PruneGames: func(n int) string {
		if n == 1 {
			return "Elimina la partita senza nome più vecchia"
		}
		return fmt.Sprint("Elimina le ", n, " partite senza nome più vecchie")
	},
	UnreadHead: "Illeggibile",
	UnreadHelp: "Questo testo era salvato, ma non si può leggere, forse perché l’ha scritto una versione più recente. Resta qui finché non lo elimini.",
	CopyIt:     "Copia", DeleteIt: "Elimina",
	Import:      "Importa",
	ImportHelp:  "Un link, il testo di una partita, un elenco di mosse, un tavoliere o un backup. Altro testo intorno non dà problemi, e nessuna delle tue partite viene sovrascritta.",
	ImportLabel: "Incolla qui", ImportNow: "Apri", ChooseFile: "Scegli un file",
	DropHere:   "Rilascialo qui per aprirlo",
	DropTip:    "Puoi anche trascinare un file in qualsiasi punto della pagina.",
	TooLarge:   "Supera i 5 MB e non è stato aperto.",
	Unopened:   "Non è stato possibile aprire questo file.",
	TextCopied: "Copiato.",
	Backup:     "Backup di tutto",
	BackupHelp: "Un solo file con tutte le partite e le impostazioni. Importandolo, qui o su un altro dispositivo, torna tutto senza sovrascrivere nulla.",
	Keep:       "Salva la partita", KeepShort: "Salva",
	ResultsOf: "Contro", ResultsAll: "Tutte", ResultsWon: "Vinte", ResultsDrawn: "Pareggiate", ResultsLost: "Perse",
	OtherRules: "Altre regole",
	NoResults:  "Non hai ancora finito nessuna partita contro il computer.",
	StreakNow:  "Vittorie di fila", StreakBest: "Serie migliore",

	Progress:       "Progressi",
	ProgressNone:   "Finisci una partita contro il computer e qui troverai la tua forza di gioco, i tuoi risultati e la tua precisione. Tutto resta su questo dispositivo.",
	Rating:         "Forza di gioco",
	RatingNone:     "Per la forza di gioco contano le partite contro il computer senza consigli e senza annullare mosse. Non ce n’è ancora nessuna.",
	RatingRange:    func(low, high int) string { return fmt.Sprintf("Molto probabilmente tra %d e %d.", low, high) },
	RatingLines:    "Le linee sono i livelli da 1 a 8.",
	PuzzleStrength: "Punteggio nei problemi",
	PuzzlesNone:    "Risolvi dei problemi e qui troverai il tuo punteggio.",
	PuzzlesSolved:  func(n, of int) string { return fmt.Sprintf("Problemi risolti: %d su %d", n, of) },
	ThemeSolved:    "Risolti", ThemeTried: "Provati",
	MistakesLearnt: func(n, of int) string { return fmt.Sprintf("Errori tuoi superati: %d su %d", n, of) },
	Streaks:        "Serie",
	DailyNow:       "Problema del giorno: giorni di fila",
	DailyBest:      "Problema del giorno: serie migliore",
	AccuracyCourse: "Precisione nel tempo",
	AccuracyNone:   "Rivedi le tue partite finite e qui troverai la tua precisione.",
	TileKind:       func(holes int) string { return fmt.Sprintf("Tessera da %d", holes) },
	AsTable:        "Mostra come tabella",
	Date:           "Data",

	Engine:      "Computer",
	ExactMark:   "Sottolineato: esatto",
	EngineOff:   "Il computer è disattivato.",
	Decimal:     decimalComma,
	InPercent:   "Probabilità di vittoria in percentuale",
	WinChance:   func(percent int) string { return fmt.Sprintf("%d%% di probabilità di vittoria", percent) },
	Positions:   func(n int) string { return grouped(n, ".") + " posizioni" },
	ProvenWin:   func(side string) string { return "vittoria dimostrata per " + the(side) },
	ProvenDraw:  "pareggio dimostrato",
	AtLeastDraw: func(side string) string { return "almeno il pareggio per " + the(side) + ", dimostrato" },
	BestMove:    func(hole string) string { return "Mossa migliore: " + hole },
	BestLines:   "Seguiti migliori",
	PlayTo:      func(hole string) string { return "Gioca fino a " + hole },
	Threat:      "Minaccia",
	ThreatOf:    func(side string) string { return "Se muovesse " + the(side) },
	ThreatHelp: func(passes, plays string) string {
		return "Se " + the(passes) + " salta un turno, i valori nelle stesse caselle sono quelli per " + the(plays) + "."
	},
	ThreatMove: func(side, hole, value string) string { return side + ": giocherebbe " + hole + ", " + value },
	WhatIf:     "E se una tessera cambia proprietario?",
	WhatIfNone: "Nessuna tessera",
	TakesTile: func(holes, side string, worth int) string {
		return "Con " + holes + " " + the(side) + " conquista la tessera da " + fmt.Sprint(worth) + "."
	},
	CannotTake: func(side string, worth int) string {
		return "Non più conquistabile per " + the(side) + ": tessera da " + fmt.Sprint(worth) + "."
	},
	CountNow: "Ora", CountThen: "Allora", CountChange: "Differenza",
	AnalysisKeys: [][2]string{
		{"← ↑ → ↓", "muoversi sul tavoliere"},
		{"Invio, Spazio", "giocare nella casella"},
		{"n, p", "casella giocabile successiva o precedente"},
		{"Home, Fine", "inizio o fine della riga; con Ctrl, del tavoliere"},
		{"Spazio", "fuori dal tavoliere: giocare la mossa migliore"},
		{"l", "attivare o disattivare il computer"},
		{"s", "il punteggio"},
		{"Maiusc l", "l’ultima mossa"},
		{"m", "le caselle giocabili"},
		{"t", "questa tessera"},
		{"e", "la valutazione e la mossa migliore"},
		{"u", "annullare"},
		{"[ ]", "indietro e avanti"},
		{"← →", "fuori dal tavoliere: indietro e avanti; Home, Fine: prima e ultima mossa"},
		{"Maiusc ← →", "uscire da una variante; entrarvi, o passare alla successiva"},
		{"c", "commento e segni"},
		{"x", "la minaccia: che cosa giocherebbe ora l’avversario"},
		{"w", "se questa tessera cambia proprietario"},
		{"?", "questo elenco"},
	},
	Annotate: "Commento e segni", Comment: "Commento", MoveMark: "Segno per la mossa", KeepValue: "Annota il valore del computer", KeptValue: "Valore annotato",
	NotesFull: "In questa partita non c’è posto per altre note. Eliminane prima una.", CommentDeleted: "Commento eliminato.", LinePromoted: "Variante spostata su.",
	GlyphName: Table[rules.Glyph, string]{{rules.GoodMove, "buona mossa"}, {rules.PoorMove, "errore"}, {rules.VeryGoodMove, "mossa geniale"}, {rules.VeryPoorMove, "errore grave"}, {rules.Speculative, "mossa interessante"}, {rules.Questionable, "mossa dubbia"}},

	ApplyUpdate: "Passa alla nuova versione", Install: "Installa l’app",
	InstallSteps: []string{"Apri il menu di condivisione del browser: il quadrato con la freccia.", "Scegli «Aggiungi alla schermata Home».", "Kulami si apre allora come un’app, anche senza connessione."},
	AppVersion:   func(build string) string { return "Versione " + build },

	ShareGame: "Condividi questa partita",
	ShareHelp: "Il link contiene il tavoliere e tutte le mosse. Si apre su qualsiasi dispositivo e nulla viene inviato a un server.",
	LinkLabel: "Link a questa partita",
	SendLink:  "Invia", ShareWhat: "Che cosa condividere", WholeGame: "Tutta la partita", FromHere: "Fin qui",
	QRLabel: "Codice QR del link", QRHelp: "Inquadra il codice con un telefono: si apre questa partita.",
	NoQR:       "Il link è troppo lungo per un codice QR.",
	CopyRecord: "Copia testo", SaveFile: "Salva file", SaveSVG: "Immagine (SVG)", SavePicture: "Salva immagine", OtherFormats: "Altri formati",
	Embed: "Incorpora", EmbedHelp: "Questo codice mostra la partita in qualsiasi pagina web.", CopyEmbed: "Copia codice",
	OpenInKulami: "Apri in Kulami", NewTab: "si apre in una nuova scheda",
	SendMove: "Invia la tua mossa",

	OpponentFriend: "Amico via link", FriendHelp: "Vi mandate un link dopo ogni biglia, come lettere. Senza account né server.",
	Friend: "Amico", FriendToMove: "Tocca al tuo amico", SendIt: "mandagli il link", WaitForLink: "apri il link che ti rimanda", PlayBoth: "Gioca entrambe le parti",
	FriendPlayed: func(hole string) string { return "Il tuo amico ha giocato " + hole + ". Tocca a te." },
	LinkOlder:    "Questo link è più vecchio della tua partita, che resta com’è.", LinkParted: "Questo link non corrisponde alla tua partita. Entrambe sono in «Le mie partite».",
	FriendSide: func(side string) string { return "Giochi con " + the(side) + "." }, FriendHow: "Tocca a te: gioca una biglia, poi rimanda il link.",
	QRCode: "Codice QR",

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
	UnevenMarbles: func(side string, more int) string {
		return fmt.Sprintf("%s: %d in più, ma si gioca a turno.", side, more)
	},

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
	AskFair:      "È equo?", StopFair: "Ferma",
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

	PlayGame:       "Gioca una partita",
	LearnByPlaying: "Impara giocando", NextLesson: "Avanti", PreviousLesson: "Lezione precedente", LessonBonus: "Bonus",
	LeaveLessons: "Torna alla partita",
	Right:        func(found, of int) string { return fmt.Sprintf("Giusto: %d su %d.", found, of) },
	Lessons: Table[string, Lesson]{
		{"first", Lesson{"Lo scopo",
			"Conquista più tessere del tuo avversario: comincia {first}, quindi tocca una casella qualsiasi.",
			"", "Ora {first} possiede questa tessera e muove {second}: si gioca a turno."}},
		{"own", Lesson{"Di chi è?",
			"Una tessera appartiene a chi vi ha più biglie: tocca le tessere in cui {first} è in vantaggio.",
			"Qui {first} non è in vantaggio:", "Una tessera vale un punto per ogni sua casella, piena o vuota; in parità non dà punti a nessuno."}},
		{"row", Lesson{"Riga e colonna",
			"L’ultima biglia è in c4: tocca due caselle nella sua riga o nella sua colonna, ma non sulla stessa tessera.",
			"", "Questa è la prima regola. Le biglie che stanno in mezzo non bloccano la strada."}},
		{"gap", Lesson{"Oltre il vuoto",
			"Righe e colonne continuano oltre i vuoti: tocca una casella della riga di h2 dall’altra parte del vuoto.",
			"La casella {hole} è giocabile, ma non è oltre il vuoto della riga 2.", "Né i vuoti né le biglie interrompono una riga."}},
		{"closed", Lesson{"Due tessere chiuse",
			"Le tessere delle ultime due biglie, c7 ed e7, sono chiuse per la prossima: toccale tutte e due.",
			"La casella {hole} è su una tessera aperta.", "Una tessera si riapre quando altre due biglie sono state giocate altrove."}},
		{"end", Lesson{"La fine",
			"La partita finisce quando qualcuno è bloccato, cioè non ha caselle giocabili: tocca la casella che blocca il {second}.",
			"Dopo {hole} il {second} potrebbe ancora giocare.", "Riga e colonna portano solo a biglie e tessere chiuse: decidono i punti, 25 a 20."}},
		{"area", Lesson{"L’area più grande",
			"Alcune edizioni contano l’area più grande di biglie di un solo colore unite lato contro lato: tocca la più grande.",
			"Ce n’è una più grande.", "Biglie unite: {second} 17, {first} 12. Quanto vale dipende dall’edizione."}},
		{"line", Lesson{"Linee di cinque",
			"Alcune edizioni contano le linee di cinque o più biglie di un solo colore, in riga, colonna o diagonale: tocca le tre del {second}.",
			"Nessuna linea del {second} passa per {hole}.", "Una biglia può far parte di più linee. Adesso conosci tutte le regole."}},
	},

	Rules: []Paragraph{
		{"Lo scopo", "Possedere più tavoliere dell’avversario. Una tessera appartiene a chi vi ha più biglie, e gli dà un punto per ognuna delle sue caselle. In caso di parità non dà punti a nessuno."},
		{"Come si gioca", "La prima biglia va dove si vuole. In seguito ogni biglia va in una casella vuota nella riga o nella colonna della biglia appena giocata. Vuoti e altre biglie non sbarrano la strada."},
		{"Tessere chiuse", "Due tessere sono chiuse: quella su cui ha appena giocato il tuo avversario e quella su cui avevi giocato tu prima. Si riaprono una mossa più tardi."},
		{"La fine", "La partita finisce quando tutte le biglie sono state giocate, o appena qualcuno non ha più una casella giocabile. Essere bloccati non è perdere: decidono i punti."},
		{"Edizioni", "Alcuni regolamenti aggiungono punti per l’area più grande di biglie che si toccano, o per linee diritte di cinque o più. Scegli un’edizione quando inizi; il conteggio finale mostra il calcolo."},
	},
	RuleBook: "Tutte le regole, edizione per edizione (apre una pagina)",
	Commands: [5]string{"Punteggio", "Ultima mossa", "Caselle giocabili", "Questa tessera", "Valutazione"},
	Entry:    "Scrivi una casella, per esempio c5", EntryPlay: "Gioca",
	ClockText: ClockText{
		Clock: "Orologio", ClockNone: "Senza", ClockSudden: "Tempo fisso", ClockFischer: "Incremento",
		ClockMinutes: "Minuti per giocatore", ClockIncrement: "Secondi in più per mossa", ClockPauses: "Ferma quando la pagina è nascosta",
		PauseClocks: "Ferma gli orologi", ResumeClocks: "Riprendi", TimeLeft: "Tempo rimasto",
		TimeOver: "Il tempo era già scaduto.", ClocksPaused: "Gli orologi sono fermi. Prima falli ripartire.",
		SecondsLeft: func(player string, seconds int) string {
			return fmt.Sprintf("%s: restano %d secondi.", player, seconds)
		},
	},
	ReplayText: ReplayText{
		Replay: "Rivedi", PauseReplay: "Pausa", ReplayPly: "Mossa mostrata",
		ReplaySpeed:  func(times string) string { return fmt.Sprintf("Velocità %s", times) },
		ReplayBegins: "Riproduzione della partita.", ReplayEnds: "Riproduzione interrotta.",
		SaveAnimation: "Animazione (SVG)",
	},
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
	Crash:    "Qualcosa è andato storto.",
	CrashTip: "La tua partita è al sicuro. Ricarica per continuare; qui c’è il suo testo, se vuoi conservarlo.",
	NoScript: "Kulami ha bisogno di JavaScript e WebAssembly. Consentili per questa pagina e ricaricala.",
	Failed:   "Non è stato possibile caricare Kulami. Controlla la connessione e riprova.",
	Retry:    "Riprova",
	NotFound: "Questa pagina non esiste.",

	LiveText: italianLive,

	PuzzleText: PuzzleText{
		Puzzles: "Problemi", DailyPuzzle: "Problema del giorno", NextPuzzle: "Problema successivo", MorePuzzles: "Altri problemi",
		BackToPuzzle: "Torna al problema", AllPuzzles: "Tutti i problemi",
		PuzzlesComing:  "Caricamento dei problemi.",
		PuzzlesMissing: "Non è stato possibile caricare i problemi. Le tue partite e i tuoi risultati sono al sicuro.",
		PuzzleOf:       func(number int) string { return fmt.Sprint("Problema ", number) },
		DailyOf:        func(day string) string { return "Problema del " + numericDate(day, "/") },
		PuzzleLevel:    func(level int) string { return fmt.Sprint("Difficoltà ", level, " su 8") },
		GoalWin:        func(side string) string { return "Muove " + the(side) + " e vince." },
		GoalDraw:       func(side string) string { return "Muove " + the(side) + " e salva il pareggio." },
		GoalMargin: func(side string, points int) string {
			return "Muove " + the(side) + " e vince di almeno " + count(points, "punto", "punti") + "."
		},
		SolutionIs: func(hole string) string { return "La soluzione è " + hole + "." },
		PuzzleWrong: func(hole, reply string) string {
			return hole + " non è la soluzione" + after(": la risposta è ", reply) + "."
		},
		BestPlay: func(result string) string { return "Con il gioco migliore: " + result + "." },

		DailyLine: "Ogni giorno un nuovo problema, uguale per tutti.", NoRating: "Risolvi problemi per avere un punteggio.",
		DailyNew:      "C’è un nuovo problema del giorno.",
		DailyLate:     "Il suo giorno è passato, quindi non conta per la tua serie.",
		DailyDone:     "Hai risolto il problema di oggi.",
		ShareResult:   "Condividi il risultato",
		DailyResult:   func(day string) string { return "Problema di Kulami del " + numericDate(day, "/") + ": risolto." },
		DailyTries:    func(n int) string { return fmt.Sprint("Tentativi: ", n, ".") },
		DailyStreak:   func(days int) string { return "Serie: " + count(days, "giorno", "giorni") + "." },
		LongestStreak: func(days int) string { return "La più lunga: " + count(days, "giorno", "giorni") + "." },

		ThemeHead: "Temi",
		ThemeName: Words{
			{"closing", "Chiudere una tessera"}, {"denying", "Salvare una tessera"}, {"capture", "Conquistare una tessera"}, {"sacrifice", "Sacrificio"},
			{"last-hole", "Ultima casella di una tessera"}, {"stuck", "Senza mosse"}, {"forcing", "Una sola risposta"}, {"parity", "Cedere il turno"},
			{"areas", "Aree"}, {"lines", "Linee"},
		},
		PuzzleRating: func(value, deviation int) string { return fmt.Sprintf("Il tuo punteggio: %d ± %d", value, deviation) },
		PuzzlesTried: func(solved, tried int) string {
			return fmt.Sprintf("%d su %d risolti al primo tentativo", solved, tried)
		},

		Storm: "A tempo", StormLine: "Quanti più problemi puoi in tre minuti.", StormStart: "Inizia", StormAgain: "Ancora una volta",
		StormScore: func(solved int) string { return count(solved, "risolto", "risolti") },
		StormBest:  func(solved int) string { return fmt.Sprint("Il tuo record: ", solved) },
		StormOver:  func(solved int) string { return "Tempo scaduto: " + count(solved, "risolto", "risolti") + "." },

		OwnMistakes:     "I tuoi errori",
		Practise:        "Ripassa",
		OwnMistakesLine: "Gli errori delle partite esaminate tornano finché non trovi la mossa migliore.",
		MistakesDue: func(n int) string {
			if n == 0 {
				return "Niente da ripassare oggi."
			}
			return fmt.Sprint("Da ripassare oggi: ", n, ".")
		},
	},
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
