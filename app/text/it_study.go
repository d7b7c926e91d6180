package text

import (
	"fmt"

	"kulami/rules"
)

var italianAnalysis = AnalysisText{
	Engine:      "Computer",
	ExactMark:   "Sottolineato: esatto",
	EngineOff:   "Il computer è disattivato.",
	InPercent:   "Probabilità di vittoria in percentuale",
	WinChance:   func(percent int) string { return fmt.Sprintf("%d%% di probabilità di vittoria", percent) },
	Positions:   func(n int) string { return grouped(n, ".") + " posizioni" },
	ProvenWin:   func(side string) string { return "vittoria dimostrata per " + the(side) },
	ProvenDraw:  "pareggio dimostrato",
	AtLeastDraw: func(side string) string { return "almeno il pareggio per " + the(side) + ", dimostrato" },
	BestMove:    func(hole string) string { return "Mossa migliore: " + hole },
	BestLines:   "Seguiti migliori",
	PlayTo:      func(hole string) string { return "Gioca fino a " + hole },

	Threat:   "Minaccia",
	ThreatOf: func(side string) string { return "Se muovesse " + the(side) },
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
}

var italianReview = ReviewText{
	Review:     "Rivedi",
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
}

var italianPuzzle = PuzzleText{
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
}

var italianProgress = ProgressText{
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
}

var italianCourse = CourseText{
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

	PlayGame:       "Gioca una partita",
	LearnByPlaying: "Impara giocando", NextLesson: "Avanti", PreviousLesson: "Lezione precedente", LessonBonus: "Bonus",
	Right: func(found, of int) string { return fmt.Sprintf("Giusto: %d su %d.", found, of) },
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

	Learn: "Come si gioca",
	Rules: []Paragraph{
		{"Lo scopo", "Possedere più tavoliere dell’avversario. Una tessera appartiene a chi vi ha più biglie, e gli dà un punto per ognuna delle sue caselle. In caso di parità non dà punti a nessuno."},
		{"Come si gioca", "La prima biglia va dove si vuole. In seguito ogni biglia va in una casella vuota nella riga o nella colonna della biglia appena giocata. Vuoti e altre biglie non sbarrano la strada."},
		{"Tessere chiuse", "Due tessere sono chiuse: quella su cui ha appena giocato il tuo avversario e quella su cui avevi giocato tu prima. Si riaprono una mossa più tardi."},
		{"La fine", "La partita finisce quando tutte le biglie sono state giocate, o appena qualcuno non ha più una casella giocabile. Essere bloccati non è perdere: decidono i punti."},
		{"Edizioni", "Alcuni regolamenti aggiungono punti per l’area più grande di biglie che si toccano, o per linee diritte di cinque o più. Scegli un’edizione quando inizi; il conteggio finale mostra il calcolo."},
	},
	RuleBook: "Tutte le regole, edizione per edizione (apre una pagina)",
}
