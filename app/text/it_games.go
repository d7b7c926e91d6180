package text

import (
	"fmt"
	"strings"

	"kulami/rules"
)

var italianNewGame = NewGameText{
	Start:   "Inizia la partita",
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
	CodeHelp:       "Un link, il codice di un tavoliere o una griglia di lettere.",
	BoardSymmetric: "Simmetrico", BoardNumber: "Per numero", BoardMine: "I miei tavolieri", NumberLabel: "Numero del tavoliere",
	SymmetryKind: "Simmetria",
	Symmetry: Words{{"half-turn", "Mezzo giro"}, {"mirror", "Specchio"}, {"quarter-turn", "Quarto di giro"},
		{"two-mirrors", "Due specchi"}},
	NumberHelp: func(boards int) string {
		return "Ogni tavoliere quadrato ha un numero da 1 a " + grouped(boards, ".") + "."
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

	OpeningFree: "Libera", OpeningSwap: "Libera, con scambio", OpeningLot: "A sorte",
	OpeningLine: Words{
		{"free", "Chi inizia è favorito: tra giocatori forti vince tre partite su quattro."},
		{"swap", "Il secondo giocatore può prendersi la prima biglia, quindi è meglio che non sia troppo buona."},
		{"lot", "La prima biglia va in una casella a sorte: quasi equo."},
	},

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
}

var italianLibrary = LibraryText{
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
	NameLabel: "Nome", GameBoard: "Tavoliere", Began: "Iniziata", LastPlayed: "Ultima volta", Version: "Versione dell’app",
	Deleted: func(n int) string {
		if n == 1 {
			return "Eliminato."
		}
		return fmt.Sprintf("Elementi eliminati: %d.", n)
	},
	Keep: "Salva la partita", KeepShort: "Salva",

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

	ResultsOf: "Contro", ResultsAll: "Tutte", ResultsWon: "Vinte", ResultsDrawn: "Pareggiate", ResultsLost: "Perse",
	OtherRules: "Altre regole",
	NoResults:  "Non hai ancora finito nessuna partita contro il computer.",
	StreakNow:  "Vittorie di fila", StreakBest: "Serie migliore",
}

var italianShare = ShareText{
	CopyLink:  "Copia link",
	ShareGame: "Condividi questa partita",
	ShareHelp: "Il link contiene il tavoliere e tutte le mosse. Si apre su qualsiasi dispositivo e nulla viene inviato a un server.",
	LinkLabel: "Link a questa partita",
	SendLink:  "Invia", ShareWhat: "Che cosa condividere", WholeGame: "Tutta la partita", FromHere: "Fin qui",
	QRLabel: "Codice QR del link", QRHelp: "Inquadra il codice con un telefono: si apre questa partita.",
	NoQR:       "Il link è troppo lungo per un codice QR.",
	CopyRecord: "Copia testo", SaveFile: "Salva file", SaveSVG: "Immagine (SVG)", SavePicture: "Salva immagine", OtherFormats: "Altri formati",
	SaveAnimation: "Animazione (SVG)",

	Embed: "Incorpora", EmbedHelp: "Questo codice mostra la partita in qualsiasi pagina web.", CopyEmbed: "Copia codice",
	OpenInKulami: "Apri in Kulami", NewTab: "si apre in una nuova scheda",

	SendMove:       "Invia la tua mossa",
	OpponentFriend: "Amico via link", FriendHelp: "Vi mandate un link dopo ogni biglia, come lettere. Senza account né server.",
	Friend: "Amico", FriendToMove: "Tocca al tuo amico", SendIt: "mandagli il link", WaitForLink: "apri il link che ti rimanda", PlayBoth: "Gioca entrambe le parti",
	FriendPlayed: func(hole string) string { return "Il tuo amico ha giocato " + hole + ". Tocca a te." },
	LinkOlder:    "Questo link è più vecchio della tua partita, che resta com’è.", LinkParted: "Questo link non corrisponde alla tua partita. Entrambe sono in «Le mie partite».",
	FriendSide: func(side string) string { return "Giochi con " + the(side) + "." }, FriendHow: "Tocca a te: gioca una biglia, poi rimanda il link.",
	QRCode: "Codice QR",
}

var italianLive = LiveText{
	OpponentLive: "Dal vivo", LiveTitle: "Gioca dal vivo",
	LiveTip: "Due link collegano i vostri dispositivi, senza alcun server.",

	LivePreparing:   "Preparazione del link…",
	LiveInvite:      "Invia questo link all’altro giocatore e lascia aperta questa pagina. Anche la risposta è un link: aprilo su questo dispositivo, oppure incollalo qui.",
	LiveAnswerLabel: "Risposta", LiveConnect: "Collega",
	LiveOffered: "Sei invitato a una partita dal vivo. Rimanderai un link, poi la partita comincia.", LiveJoin: "Partecipa",
	LiveAnswer:     "Rimanda questo link e lascia aperta questa pagina. La partita comincia appena l’altro giocatore lo apre.",
	LiveConnecting: "Collegamento in corso…",
	LivePassed:     "La partita continua nell’altra scheda. Puoi chiudere questa.",
	LiveStray:      "Nessuna pagina di questo dispositivo aspetta questa risposta. Copia il link e incollalo dove è stato creato l’invito.",
	LiveFailed:     "I dispositivi non sono riusciti a collegarsi. Devono essere nella stessa rete, a meno che entrambi abbiano un server STUN nelle impostazioni.",
	LiveUnfit:      "Questa non è la risposta a questo invito.",

	LiveOn: "Collegato", LiveLost: "L’altro giocatore non risponde. In attesa…",
	LiveLeft:  "Il collegamento è terminato. La partita resta: ricollegatevi, oppure continuate con i link.",
	LiveBegun: "Siete collegati.", LiveTurn: "Tocca all’altro giocatore.", LiveStop: "Termina il collegamento",
	UndoAsked: "L’altro giocatore vorrebbe riprendere delle biglie.", UndoSent: "Hai chiesto di riprendere delle biglie.",
	UndoRefused: "L’altro giocatore ha rifiutato: le biglie restano.", UndoYes: "Consenti", UndoNo: "Rifiuta",
	UndoOvertaken: "Nel frattempo la partita è andata avanti: la tua richiesta di riprendere delle biglie non vale più. Puoi ripeterla.",
	UndoWithdrawn: "L’altro giocatore voleva riprendere delle biglie, ma nel frattempo la partita è andata avanti: la sua richiesta non vale più.",
	LiveClocks:    "Gli orologi sono fermi finché non siete collegati.",
	RematchAsked:  "L’altro giocatore vorrebbe un’altra partita.", RematchSent: "Hai chiesto un’altra partita.",
	LiveRefused: "Quello che ha inviato l’altro dispositivo non segue le regole. Il collegamento è terminato e la tua partita è rimasta com’era.",
	LiveParted:  "Le partite sui due dispositivi sono diverse. Il collegamento è terminato e la tua partita è rimasta com’era.",
	LiveVersion: "L’altro dispositivo ha una versione più recente del gioco. Ricarica questa pagina.",

	StunLabel: "Server STUN per le partite dal vivo", StunHelp: "Collega dispositivi oltre la tua rete e ne vede gli indirizzi. Senza, nessun server viene contattato.",
	BadStun: "Questo non è l’indirizzo di un server STUN, come stun.example.org.",
}
