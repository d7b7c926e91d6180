package text

import (
	"fmt"
	"strings"

	"kulami/rules"
)

// The player is addressed as tú. Words from the printed Spanish sheets:
// tile panel · hole agujero · marble canica · board tablero · gap hueco
// row fila · column columna · area área · line cadena · diagonal diagonal
// move jugada · game partida · edition edición · point punto · tied empatado
// closed cerrado · playable jugable · stuck sin jugada · to own ser de
// the computer la máquina · library Mis partidas · workshop taller · to press or tap pulsar
var spanish = Text{
	Lang: "es", Dir: "ltr", Name: "Español",
	Title: "Kulami",
	About: "Juega a Kulami, el juego de mesa de 17 paneles de madera y 56 canicas, contra una máquina exigente o contra otra persona. Gratis, sin conexión y sin cuenta.",

	Board: "Tablero de Kulami",
	Sides: Table[string, [2]string]{
		{"red-black", [2]string{"Rojo", "Negro"}},
		{"white-black", [2]string{"Blanco", "Negro"}},
		{"red-white", [2]string{"Rojo", "Blanco"}},
		{"safe", [2]string{"Naranja", "Azul"}},
	},
	You:       "Tú",
	Computer:  func(level int) string { return fmt.Sprint("Máquina, nivel ", level) },
	LevelName: [9]string{"", "Primera partida", "Principiante", "Aficionado", "De club", "Fuerte", "Experto", "Maestro", "Al máximo"},
	LevelLine: [9]string{"",
		"Solo mira su propia jugada, y a menudo la valora mal.",
		"Solo mira su propia jugada, con menos fallos.",
		"Prevé tu respuesta, aunque con fallos.",
		"Prevé tu respuesta y la valora bien.",
		"Calcula varias jugadas por adelantado.",
		"Calcula más lejos y falla poco.",
		"Calcula muy lejos y ve el final antes de que llegue.",
		"Da el máximo: dos segundos por jugada, y también piensa mientras te toca a ti.",
	},
	MarblesLeft: func(n int) string {
		if n == 1 {
			return "queda 1"
		}
		return fmt.Sprint("quedan ", n)
	},
	AreaNow:       func(n int) string { return fmt.Sprint("área ", n) },
	LinesNow:      func(n int) string { return fmt.Sprint("cadenas ", n) },
	YourMove:      "Te toca",
	SideToMove:    func(side string) string { return "Juega " + side },
	ThinkingNow:   "Pensando",
	FirstAnywhere: "empieza en cualquier agujero",
	Where: func(row, column string, n int) string {
		return fmt.Sprintf("fila\u00a0%s o columna\u00a0%s, %s", row, column, strings.Replace(count(n, "agujero", "agujeros"), " ", "\u00a0", 1))
	},
	LookingAt:     func(ply, of int) string { return fmt.Sprintf("Jugada %d de %d", ply, of) },
	LinkedGame:    "Partida compartida",
	Variation:     "Variante",
	Wins:          func(side string) string { return "Gana " + side },
	YouWin:        "Has ganado",
	YouLose:       "Gana la máquina",
	Draw:          "Empate",
	ByPoints:      func(n int) string { return "por " + count(n, "punto", "puntos") },
	ByResignation: "por abandono",
	ByAgreement:   "de común acuerdo",
	ByTime:        "por tiempo",
	Headline: func(head string, won, lost int) string {
		if won == lost {
			return fmt.Sprintf("%s a %d", head, won)
		}
		return fmt.Sprintf("%s por %d a %d", head, won, lost)
	},
	YouStuck:             "no te quedaban jugadas",
	ComputerStuck:        "a la máquina no le quedaban jugadas",
	SideStuck:            func(side string) string { return side + " no tenía más jugadas" },
	LedUntil:             func(ply int) string { return fmt.Sprintf("Ibas por delante hasta la jugada %d.", ply) },
	LookBack:             "Repasa la partida para ver dónde se fueron los puntos.",
	Value:                func(side string, points float64) string { return side + " +" + decimalComma(points) },
	ValueEven:            "Igualado",
	NoValue:              "La máquina aún no ha analizado esta posición.",
	Depth:                func(n int) string { return fmt.Sprint("profundidad ", n) },
	Exact:                "exacto",
	MoveList:             "Jugadas",
	NoMoves:              "Aún no hay jugadas",
	PlayFromHere:         "Seguir desde aquí",
	PlayComputerFromHere: "Contra la máquina",
	Back:                 "Volver a la partida",
	PlayShort:            "Seguir",
	BackShort:            "Partida",
	Promote:              "Subir",
	Prune:                "Borrar",
	SwapOffer:            "Quédate con esta primera canica o sigue jugando.",
	Swap:                 "Cambiar de bando",
	WonBy:                func(head, by string) string { return head + " " + by },
	Colon:                func(head, rest string) string { return head + ": " + rest },

	New: "Nueva", Undo: "Deshacer", Redo: "Rehacer", Hint: "Pista", Share: "Compartir", Menu: "Menú",
	First: "Primera jugada", Previous: "Jugada anterior", Next: "Jugada siguiente", Last: "Última jugada",
	Resign: "Abandonar", Rematch: "Revancha", Review: "Repasar", Settings: "Ajustes", Learn: "Cómo se juega",
	Keys: "Teclado", Turn: "Girar el tablero", Mirror: "Reflejar el tablero",
	Close: "Cerrar", Cancel: "Cancelar", Start: "Empezar la partida", CopyLink: "Copiar enlace", OtherGame: "Volver a mi partida",
	Reload: "Recargar", SkipCount: "Saltar", ShowBoard: "Ver el tablero", ShowTiles: "Ver los paneles", EarlierGame: "Partida anterior",
	ThisGame: "Esta partida", Tools: "Herramientas",

	Why: func(reason rules.Reason, hole string) string {
		switch reason {
		case rules.GameOver:
			return "La partida ha terminado."
		case rules.Filled:
			return "El agujero " + hole + " ya está ocupado."
		case rules.OffLines:
			return "El agujero " + hole + " no está en la fila ni en la columna de la última canica."
		case rules.TileOfLast:
			return "El agujero " + hole + " está en el panel de la última canica, que ahora está cerrado."
		case rules.TileBefore:
			return "El agujero " + hole + " está en el panel de tu última canica, que ahora está cerrado."
		}
		return "Ahí no hay ningún agujero."
	},
	WhyShort: Table[rules.Reason, string]{
		{rules.OffLines, "fuera de fila y columna"}, {rules.TileOfLast, "panel cerrado"}, {rules.TileBefore, "panel cerrado"},
		{rules.GameOver, "la partida ha terminado"},
	},
	NotYourTurn: "La máquina está pensando.",
	FriendsTurn: "Le toca a tu amigo: envíale el enlace.",
	ConfirmHole: func(hole string) string { return "Pulsa " + hole + " otra vez para jugar ahí." },
	HintGiven:   func(hole, outlook string) string { return "Prueba " + hole + after(": ", outlook) },
	Outlook:     [7]string{"vas perdiendo claramente", "vas por detrás", "vas un poco por detrás", "casi igualado", "vas un poco por delante", "vas por delante", "vas ganando claramente"},
	HintSearch:  "Buscando una pista",
	LinkCopied:  "Enlace copiado.",
	CopyFailed:  "Aquí no se permite copiar. Selecciona el enlace y cópialo.",
	NoPicture:   "No se ha podido crear la imagen.",
	Damaged: func(kept, of int) string {
		if kept == of {
			return fmt.Sprintf("Este enlace está dañado, pero se han podido leer las %d jugadas.", of)
		}
		return fmt.Sprintf("Este enlace está dañado. Jugadas recuperadas: %d de %d.", kept, of)
	},
	CopyUnread:   "Copiar el texto original",
	Unreadable:   "No se ha podido leer este enlace. Tu partida sigue intacta.",
	Unchecked:    "Este enlace es de una versión anterior y no tiene código de control. Compara el tablero con el de quien lo envió.",
	Newer:        "Este enlace necesita una versión más nueva de Kulami. No se ha modificado.",
	SavedUnread:  "Parte de lo guardado no se ha podido leer. Se conserva una copia.",
	BadCode:      "Eso no es un tablero de Kulami completo.",
	SidesSwapped: "Bandos cambiados.",
	EngineFailed: "La máquina no ha podido responder. Puedes jugar con los dos bandos.",
	CopyKept:     "Esta partida ha continuado en otra pestaña. Lo que jugaste aquí queda en Mis partidas.",
	ImportFailed: "Aquí no se ha encontrado ninguna partida.",
	Restored: func(games, of int) string {
		return fmt.Sprintf("Partidas recuperadas: %d de %d. Nada se ha duplicado ni sobrescrito.", games, of)
	},
	GameKept:     "Guardada en Mis partidas.",
	OfflineReady: "Kulami ya funciona sin conexión.",
	MovesPruned:  "Variante borrada.",
	TreeFull:     "Esta partida ya no admite más variantes. Borra antes una.",
	TrialBegun:   "Solo es una prueba: tu partida queda como está.",
	NotStored:    "¡Sin guardar!",
	Unsaved:      "Este navegador no guarda la partida. Copia su enlace para conservarla.",
	Fault: Table[rules.Fault, string]{
		{rules.FaultNoRecord, "no contiene ninguna partida"},
		{rules.FaultNewerVersion, "escrito por una versión más nueva"},
		{rules.FaultNoBoard, "falta el tablero"},
		{rules.FaultBadBoard, "no se puede leer el tablero"},
		{rules.FaultBadRuleset, "reglas desconocidas"},
		{rules.FaultBadMoves, "contiene algo que no es una jugada"},
		{rules.FaultIllegalMove, "una jugada va contra las reglas"},
		{rules.FaultBadPly, "señala una jugada que no existe"},
		{rules.FaultBadFinish, "final desconocido"},
		{rules.FaultBadVariation, "una variante no se puede jugar"},
		{rules.FaultBadNote, "una nota no se puede leer"},
		{rules.FaultBadTimes, "los tiempos del reloj no se pueden leer"},
		{rules.FaultBadOrientation, "orientación desconocida"},
		{rules.FaultUnknownKey, "contiene algo desconocido"},
		{rules.FaultDuplicate, "algo aparece dos veces"},
		{rules.FaultEmptyField, "hay un campo vacío"},
		{rules.FaultChecksum, "el código de control no coincide"},
		{rules.FaultTruncated, "falta el final"},
		{rules.FaultTrailing, "sobra texto al final"},
		{rules.FaultEscape, "contiene caracteres extraños"},
		{rules.FaultMarbles, "las canicas no pueden estar así"},
		{rules.FaultTooMany, "demasiadas variantes o campos"},
		{rules.FaultNoMoves, "falta el orden de las jugadas"},
	},

	Played:    func(side, hole string) string { return side + " " + hole + "." },
	HolesLeft: func(n int) string { return count(n, "agujero", "agujeros") + "." },
	Tally: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("%s %d, %s %d.", first, a, second, b)
	},
	Marble:      func(side string) string { return "canica " + feminine(side) },
	EmptyHole:   "vacío",
	PlayableOne: "jugable",
	TrialOne:    "para probar",
	TileOf: func(holes int, first string, a int, second string, b int) string {
		return fmt.Sprintf("panel de %d: %s %d, %s %d", holes, first, a, second, b)
	},
	GameBegins: "Partida nueva.",
	NothingYet: "Aún no se ha jugado ninguna canica.",
	Playable: func(holes string, n int) string {
		if n == 0 {
			return "Ningún agujero es jugable."
		}
		return count(n, "agujero jugable", "agujeros jugables") + ": " + holes
	},

	NextLevel: func(level int) string { return fmt.Sprint("Probar el nivel ", level) },

	Goal: "Consigue más paneles que tu rival", FirstTime: "¿Primera vez? Aprende en 90 segundos",
	CoachWon: func(holes int) string {
		return "Tu canica gana su panel: " + count(holes, "punto", "puntos") + ", 1 por agujero."
	},
	CoachKept: "Tu panel está más seguro: ahora cuesta más quitártelo.",
	CoachTied: "En el panel de tu canica hay empate: por ahora no es de nadie.",
	CoachLost: "El panel de tu canica sigue siendo de la máquina: allí tiene más canicas.",
	CoachNow: [6]string{
		"Ahora juega en la fila o la columna de la canica de la máquina, como hizo ella con la tuya.",
		"Hay dos paneles oscuros: allí están las dos últimas canicas y por eso ahora están cerrados para ti.",
		"Cada panel toma el color de su dueño; un panel sin color no es de nadie.",
		"El número junto a tu nombre indica tus puntos: al final gana quien tiene más.",
		"Piensa un paso más: tu canica decide en qué fila y en qué columna jugará la máquina.",
		"Ya lo sabes todo: la partida termina cuando se acaban las canicas o alguien no puede jugar.",
	},
	CoachStop: "Quitar los consejos",

	Percent:    func(n int) string { return fmt.Sprint(n, "\u00a0%") },
	Reviewing:  func(percent string) string { return "Repasando cada jugada: " + percent },
	ReviewDone: "El repaso está completo.", Accuracy: "Precisión", Chances: "Opciones de ganar",
	KeyMoments: "Momentos clave", NoMistakes: "No hay errores.",
	Verdict:  Words{{"best", "mejor jugada"}, {"good", "buena jugada"}, {"inaccuracy", "imprecisión"}, {"mistake", "error"}, {"blunder", "error grave"}},
	OnlyMove: "la única jugada buena", MissedWin: "Se escapó una victoria demostrada.",
	Better:     func(hole string) string { return "Mejor: " + hole + "." },
	PointsLost: func(points float64) string { return "Cuesta unos " + decimalComma(points) + " puntos." },
	ProvenFrom: func(move int, result string) string {
		return fmt.Sprintf("Demostrado desde la jugada %d: %s.", move, result)
	},
	SafeFrom: func(move int, side string) string {
		return fmt.Sprintf("Demostrado desde la jugada %d: %s ya no puede perder.", move, side)
	},
	SaveReport: "Guardar el repaso como imagen",
	RetryYours: "Aprende de tus errores",
	RetryOf:    func(side string) string { return "Aprende de los errores: " + side },
	RetryTask:  func(side, hole string) string { return side + " jugó " + hole + ". Busca una jugada mejor." },
	RetryGood:  func(hole string) string { return hole + ": ¡bien visto!" },
	RetryBad: func(hole, reply string) string {
		return hole + " no basta" + after(": la respuesta es ", reply) + ". Prueba otra vez."
	},
	RetryWait: "Mirando tu jugada", Solution: "Ver la solución", NextMistake: "Error siguiente", RetryEnd: "Volver al repaso",
	And:      "y",
	FactsOf:  func(hole, clauses string) string { return hole + " " + clauses + "." },
	FactEnds: "deja al rival sin jugadas, así que la partida termina",
	FactLeaves: func(holes int) string {
		if holes == 1 {
			return "deja al rival un solo agujero"
		}
		return fmt.Sprint("deja al rival ", holes, " agujeros")
	},
	FactWins: func(worth int) string { return fmt.Sprint("gana definitivamente el panel de ", worth) },
	FactSaves: func(worth int) string {
		return fmt.Sprint("es el único agujero que impide al rival ganar enseguida un panel de ", worth)
	},
	FactTies:  func(worth int) string { return fmt.Sprint("deja definitivamente empatado el panel de ", worth) },
	FactJoins: func(marbles int) string { return "une áreas en una sola de " + count(marbles, "canica", "canicas") },
	FactGrows: func(marbles int) string {
		return "amplía el área mayor del jugador a " + count(marbles, "canica", "canicas")
	},
	FactLine:  func(marbles int) string { return "completa una cadena de " + count(marbles, "canica", "canicas") },
	FactGives: func(worth int) string { return fmt.Sprint("permite al rival ganar un panel de ", worth) },
	FactCloses: func(worth int) string {
		return fmt.Sprint("cierra el panel de ", worth, " al rival durante una jugada")
	},

	NewGame: "Partida nueva", Opponent: "Rival", Level: "Nivel", Starter: "Quién empieza", Edition: "Edición",
	BoardChoice: "Tablero", Opening: "Primera canica",
	OpponentComputer: "Máquina", OpponentPerson: "Entre dos", OpponentAnalysis: "Análisis",
	PlayerNames: "Nombres (opcional)",
	Names:       "Nombres",
	StarterMe:   "Yo", StarterOther: "Rival", StarterLot: "Al azar",
	BoardSquare: "Cuadrado al azar", BoardIrregular: "Irregular al azar", BoardSheet: "Clásico",
	BoardToday: "Tablero de hoy", BoardCode: "Pegar un código",
	SheetName: Table[rules.Sheet, string]{
		{rules.SheetSquare, "Cuadrado clásico"},
		{rules.SheetIrregular, "Irregular clásico"},
		{rules.SheetPergioco, "Del ejemplo"},
	},
	Sheet: "Tablero clásico", Seed: "Número de sorteo", DealAgain: "Sortear otro", Code: "Código o enlace de un tablero",
	CodeHelp:    "Un enlace, el código de un tablero o una cuadrícula de letras.",
	OpeningFree: "Libre", OpeningSwap: "Libre, con cambio de bando", OpeningLot: "Al azar",
	EditionName: Words{
		{"basic", "Juego básico"}, {"es-1", "España, nivel\u00a01"}, {"es-2", "España, nivel\u00a02"}, {"es-3", "España, nivel\u00a03"},
		{"cs-1", "Chequia, nivel\u00a01"}, {"cs-2", "Chequia, nivel\u00a02"},
		{"it-areas", "Italia, áreas"}, {"it-lines", "Italia, cadenas"}, {"it-both", "Italia, áreas y cadenas"},
		{"tr-area", "Turquía, área"}, {"tr-rows", "Turquía, cadenas"}, {"tr-both", "Turquía, área y cadenas"},
	},
	EditionLine: Words{
		{"basic", "Solo paneles: la base de las cinco hojas de reglas."},
		{"es-1", "El área mayor da un punto por cada panel que toca. Termina tras 55 canicas."},
		{"es-2", "Cada bando suma todas sus cadenas de cinco o más. Termina tras 55 canicas."},
		{"es-3", "El área por paneles y todas las cadenas. Termina tras 55 canicas."},
		{"cs-1", "El área mayor da la diferencia en canicas."},
		{"cs-2", "Área y cadenas, ambas por diferencia."},
		{"it-areas", "El área mayor da la diferencia en canicas."},
		{"it-lines", "Quien suma más en cadenas se anota la diferencia."},
		{"it-both", "Área y cadenas, ambas por diferencia."},
		{"tr-area", "El área mayor da la diferencia en canicas."},
		{"tr-rows", "Por diferencia, cadenas solo en filas y columnas."},
		{"tr-both", "Área y cadenas por diferencia, sin diagonales."},
	},
	EditionWhy: Words{
		{"basic", "Lo que las cinco hojas tienen en común. Bueno para una primera partida."},
		{"es-1", "Solo esta hoja cuenta los paneles bajo un área; las demás cuentan canicas. Termina cuando alguien ha jugado sus 28 canicas, una antes que en las otras ediciones."},
		{"es-2", "Solo esta hoja da a ambos bandos sus cadenas enteras; las demás dan la diferencia a uno solo."},
		{"es-3", "Los niveles 1 y 2 de la hoja española juntos."},
		{"cs-1", "Igual que las áreas italianas y el área turca. La hoja dice que se juega hasta llenar todos los agujeros; 56 canicas no pueden llenar 64, así que se refiere a todas las canicas."},
		{"cs-2", "El mismo recuento que las áreas y cadenas italianas, según la hoja checa."},
		{"it-areas", "Igual que el primer nivel checo y el área turca."},
		{"it-lines", "Cadenas por diferencia en todas las direcciones y sin áreas: solo la hoja italiana las tiene."},
		{"it-both", "La más animada y la más justa entre jugadores fuertes: los puntos extra deciden a menudo."},
		{"tr-area", "Igual que el primer nivel checo y las áreas italianas."},
		{"tr-rows", "El texto de esta hoja solo cuenta filas y columnas. Su propio ejemplo cuenta también diagonales; seguimos el texto."},
		{"tr-both", "Los dos tipos de puntos extra de la hoja turca. Sin diagonales, las cadenas son raras."},
	},
	SheetOf: Words{{"es-advanced", "Hoja española"}, {"cs", "Hoja checa"}, {"it-pergioco", "Hoja italiana"}, {"tr", "Hoja turca"}},
	House:   "Reglas de la casa", HouseLine: "Elige tú cada opción.",
	NoBonus: "No cuenta", ByDifference: "Diferencia", ByTiles: "Paneles", BySum: "Suma",
	Orthogonal: "Cadenas sin diagonales", EarlyEnd: "Termina tras 55 canicas",
	BoardSymmetric: "Simétrico", BoardNumber: "Por número", BoardMine: "Mis tableros", NumberLabel: "Número de tablero",
	SymmetryKind: "Simetría",
	Symmetry: Words{{"half-turn", "Media vuelta"}, {"mirror", "Espejo"}, {"quarter-turn", "Cuarto de vuelta"},
		{"two-mirrors", "Dos espejos"}},
	NumberHelp: func(boards int) string {
		return "Cada tablero cuadrado tiene un número del 1 al " + grouped(boards, "\u00a0") + "."
	},
	OpeningLine: Words{
		{"free", "Quien empieza tiene ventaja: entre jugadores fuertes gana tres de cada cuatro partidas."},
		{"swap", "El segundo jugador puede quedarse con la primera canica, así que no conviene que sea demasiado buena."},
		{"lot", "La primera canica va a un agujero al azar: es casi justo."},
	},
	RulesName: func(r rules.Ruleset) string {
		var parts []string
		switch r.Area {
		case rules.AreaDifference:
			parts = append(parts, "área")
		case rules.AreaTiles:
			parts = append(parts, "área por paneles")
		}
		if lines := "cadenas"; r.Lines != rules.NoLines {
			if r.Lines == rules.LineSum {
				lines += " enteras"
			}
			if r.Orthogonal {
				lines += " sin diagonales"
			}
			parts = append(parts, lines)
		}
		if len(parts) == 0 {
			return "Juego básico"
		}
		return "Con " + strings.Join(parts, " y ")
	},
	BoardName: func(board string, seed int, day string) string {
		switch board {
		case "square":
			return fmt.Sprint("cuadrado ", seed)
		case "irregular":
			return fmt.Sprint("irregular ", seed)
		case "symmetric":
			return fmt.Sprint("simétrico ", seed)
		case "number":
			return "n.º " + grouped(seed, "\u00a0")
		case "today":
			return "tablero del " + numericDate(day, "/")
		case "code", "mine":
			return "tablero propio"
		}
		return "tablero compartido"
	},
	ResignSure: "¿Abandonar esta partida?",

	Library: "Mis partidas", ShowGames: "Partidas", ShowResults: "Resultados",
	Search: "Buscar", Filter: "Mostrar",
	FilterAll: "Todas", OtherGames: "Otras partidas", FilterUnfinished: "Sin terminar", FilterWon: "Ganadas", FilterDrawn: "Empatadas", FilterLost: "Perdidas",
	FilterPeople:  "Entre dos",
	NoGames:       "Aún no hay partidas. Cada una se guarda aquí desde la primera jugada.",
	NothingFound:  "No se ha encontrado nada.",
	Unfinished:    "Sin terminar",
	MarblesPlayed: func(n int) string { return count(n, "jugada", "jugadas") },
	Reading:       func(n int) string { return "Leyendo " + count(n, "partida más", "partidas más") + "…" },
	Rename:        func(game string) string { return "Nombre y detalles: " + game },
	Delete:        func(game string) string { return "Borrar: " + game },
	NameLabel:     "Nombre", Save: "Guardar", GameBoard: "Tablero", Began: "Empezada", LastPlayed: "Última vez", Version: "Versión de la app",
	Deleted: func(n int) string {
		if n == 1 {
			return "Borrado."
		}
		return fmt.Sprintf("Elementos borrados: %d.", n)
	},
	Full: "El almacenamiento está lleno", FullHelp: "Las nuevas jugadas no se guardan. Haz primero una copia de seguridad y luego libera espacio.",
	PruneGames: func(n int) string {
		if n == 1 {
			return "Borrar la partida sin nombre más antigua"
		}
		return fmt.Sprint("Borrar las ", n, " partidas sin nombre más antiguas")
	},
	UnreadHead: "Ilegible",
	UnreadHelp: "Esto estaba guardado, pero no se puede leer, quizá porque lo escribió una versión más nueva. Se conserva hasta que lo borres.",
	CopyIt:     "Copiar", DeleteIt: "Borrar",
	Import:      "Importar",
	ImportHelp:  "Un enlace, el texto de una partida, una lista de jugadas, un tablero o una copia de seguridad. Puede haber más texto alrededor, y no se sobrescribe ninguna de tus partidas.",
	ImportLabel: "Pégalo aquí", ImportNow: "Abrir", ChooseFile: "Elegir un archivo",
	DropHere:   "Suéltalo aquí para abrirlo",
	DropTip:    "También puedes soltar un archivo en cualquier parte de la página.",
	TooLarge:   "Esto ocupa más de 5 MB y no se ha abierto.",
	Unopened:   "No se ha podido abrir este archivo.",
	TextCopied: "Copiado.",
	Backup:     "Copia completa",
	BackupHelp: "Un solo archivo con todas las partidas y los ajustes. Al importarlo, aquí o en otro dispositivo, se recuperan sin sobrescribir nada.",
	Keep:       "Guardar en Mis partidas", KeepShort: "Guardar",
	ResultsOf: "Contra", ResultsAll: "Todas", ResultsWon: "Ganadas", ResultsDrawn: "Empatadas", ResultsLost: "Perdidas",
	OtherRules: "Otras reglas",
	NoResults:  "Aún no has terminado ninguna partida contra la máquina.",
	StreakNow:  "Racha de victorias", StreakBest: "Mejor racha",

	Progress:       "Progreso",
	ProgressNone:   "Termina una partida contra la máquina y aquí verás tu fuerza de juego, tus resultados y tu precisión. Todo queda en este dispositivo.",
	Rating:         "Fuerza de juego",
	RatingNone:     "Para la fuerza de juego cuentan las partidas contra la máquina sin pistas y sin deshacer jugadas. Aún no hay ninguna.",
	RatingRange:    func(low, high int) string { return fmt.Sprintf("Muy probablemente entre %d y %d.", low, high) },
	RatingLines:    "Las líneas son los niveles 1 a 8.",
	PuzzleStrength: "Puntuación en problemas",
	PuzzlesNone:    "Resuelve problemas y aquí verás tu puntuación.",
	PuzzlesSolved:  func(n, of int) string { return fmt.Sprintf("Problemas resueltos: %d de %d", n, of) },
	ThemeSolved:    "Resueltos", ThemeTried: "Intentados",
	MistakesLearnt: func(n, of int) string { return fmt.Sprintf("Errores propios superados: %d de %d", n, of) },
	Streaks:        "Rachas",
	DailyNow:       "Problema del día: días seguidos",
	DailyBest:      "Problema del día: mejor racha",
	AccuracyCourse: "Evolución de la precisión",
	AccuracyNone:   "Repasa tus partidas terminadas y aquí verás tu precisión.",
	TileKind:       func(holes int) string { return fmt.Sprintf("Panel de %d", holes) },
	AsTable:        "Ver como tabla",
	Date:           "Fecha",

	Engine:      "Máquina",
	ExactMark:   "Subrayado: exacto",
	EngineOff:   "La máquina está desactivada.",
	Decimal:     decimalComma,
	InPercent:   "Probabilidades de ganar en porcentaje",
	WinChance:   func(percent int) string { return fmt.Sprintf("%d\u00a0%% de probabilidad de ganar", percent) },
	Positions:   func(n int) string { return grouped(n, "\u00a0") + " posiciones" },
	ProvenWin:   func(side string) string { return "victoria demostrada para " + side },
	ProvenDraw:  "empate demostrado",
	AtLeastDraw: func(side string) string { return "al menos empate para " + side + ", demostrado" },
	BestMove:    func(hole string) string { return "Mejor jugada: " + hole },
	BestLines:   "Mejores líneas",
	PlayTo:      func(hole string) string { return "Jugar hasta " + hole },
	Threat:      "Amenaza",
	ThreatOf:    func(side string) string { return "Si jugara " + side },
	ThreatHelp: func(passes, plays string) string {
		return passes + " pasa una vez. Los valores son los de " + plays + ", en los mismos agujeros."
	},
	ThreatMove: func(side, hole, value string) string { return side + " jugaría " + hole + ": " + value },
	WhatIf:     "¿Y si un panel cambia de dueño?",
	WhatIfNone: "Ningún panel",
	TakesTile: func(holes, side string, worth int) string {
		return "Con " + holes + ", " + side + " se queda con el panel de " + fmt.Sprint(worth) + "."
	},
	CannotTake: func(side string, worth int) string {
		return side + " ya no puede quedarse con el panel de " + fmt.Sprint(worth) + "."
	},
	CountNow: "Ahora", CountThen: "Entonces", CountChange: "Diferencia",
	AnalysisKeys: [][2]string{
		{"← ↑ → ↓", "moverse por el tablero"},
		{"Intro, Espacio", "jugar en el agujero"},
		{"n, p", "agujero jugable siguiente o anterior"},
		{"Inicio, Fin", "principio o final de la fila; con Ctrl, del tablero"},
		{"Espacio", "fuera del tablero: hacer la mejor jugada"},
		{"l", "activar o desactivar la máquina"},
		{"s", "la puntuación"},
		{"Mayús l", "la última jugada"},
		{"m", "los agujeros jugables"},
		{"t", "este panel"},
		{"e", "la valoración y la mejor jugada"},
		{"u", "deshacer"},
		{"[ ]", "ir atrás y adelante"},
		{"← →", "fuera del tablero: ir atrás y adelante; Inicio, Fin: primera y última jugada"},
		{"Mayús ← →", "salir de una variante; entrar en ella, o pasar a la siguiente"},
		{"c", "comentario y signos"},
		{"x", "la amenaza: lo que jugaría ahora el rival"},
		{"w", "qué pasa si este panel cambia de dueño"},
		{"?", "esta lista"},
	},
	Annotate: "Comentario y signos", Comment: "Comentario", MoveMark: "Signo para la jugada", KeepValue: "Anotar el valor de la máquina", KeptValue: "Valor anotado",
	NotesFull: "Esta partida ya no admite más notas. Borra antes una.", CommentDeleted: "Comentario borrado.", LinePromoted: "Variante subida.",
	GlyphName: Table[rules.Glyph, string]{{rules.GoodMove, "buena jugada"}, {rules.PoorMove, "error"}, {rules.VeryGoodMove, "jugada brillante"}, {rules.VeryPoorMove, "error grave"}, {rules.Speculative, "jugada interesante"}, {rules.Questionable, "jugada dudosa"}},

	ApplyUpdate: "Pasar a la versión nueva", Install: "Instalar la app",
	InstallSteps: []string{"Abre el menú de compartir del navegador: el cuadrado con la flecha.", "Elige «Añadir a pantalla de inicio».", "Kulami se abre entonces como una app, también sin conexión."},
	AppVersion:   func(build string) string { return "Versión " + build },

	ShareGame: "Compartir esta partida",
	ShareHelp: "El enlace contiene el tablero y todas las jugadas. Se abre en cualquier dispositivo y no se envía nada a ningún servidor.",
	LinkLabel: "Enlace a esta partida",
	SendLink:  "Enviar", ShareWhat: "Qué compartir", WholeGame: "Toda la partida", FromHere: "Hasta aquí",
	QRLabel: "Código QR del enlace", QRHelp: "Apunta al código con la cámara de un teléfono: se abre esta partida.",
	NoQR:       "El enlace es demasiado largo para un código QR.",
	CopyRecord: "Copiar texto", SaveFile: "Guardar archivo", SaveSVG: "Imagen (SVG)", SavePicture: "Guardar imagen", OtherFormats: "Otros formatos",
	Embed: "Insertar", EmbedHelp: "Este código muestra la partida en cualquier página web.", CopyEmbed: "Copiar código",
	OpenInKulami: "Abrir en Kulami", NewTab: "se abre en otra pestaña",
	SendMove: "Enviar tu jugada",

	OpponentFriend: "Amigo por enlace", FriendHelp: "Cada cual envía un enlace tras su canica, como por carta. Sin cuenta ni servidor.",
	Friend: "Amigo", FriendToMove: "Le toca a tu amigo", SendIt: "envíale el enlace", WaitForLink: "abre el enlace que te devuelva", PlayBoth: "Jugar con los dos bandos",
	FriendPlayed: func(hole string) string { return "Tu amigo ha jugado " + hole + ". Te toca." },
	LinkOlder:    "Este enlace es anterior a tu partida, que queda como está.", LinkParted: "Este enlace no encaja con tu partida. Las dos están en «Mis partidas».",
	FriendSide: func(side string) string { return "Juegas con " + side + "." }, FriendHow: "Te toca: juega una canica y devuelve el enlace.",
	QRCode: "Código QR",

	Language: "Idioma",
	Theme:    "Aspecto", ThemeAuto: "Sistema", ThemeLight: "Claro", ThemeDark: "Oscuro",
	Marbles: "Canicas",
	Wood:    "Tablero", WoodLight: "Madera clara", WoodDark: "Madera oscura", WoodFlat: "Liso", WoodContrast: "Alto contraste",
	Sound: "Sonidos", Haptics: "Vibración",
	Pace: "Velocidad de la máquina", PaceQuick: "Instantánea", PaceCalm: "Normal", PaceSlow: "Lenta",
	MarbleSet: Words{
		{"red-black", "Rojas y negras"}, {"white-black", "Blancas y negras"}, {"red-white", "Rojas y blancas"},
		{"safe", "Naranjas y azules, aptas para daltónicos"},
	},
	Coordinates: "Coordenadas", Animation: "Animación", Bands: "Resaltar la fila y la columna", Legal: "Marcar los agujeros jugables",
	Owners: "Mostrar de quién es cada panel", Confirm: "Confirmar las jugadas",

	Count: "Recuento", CountTiles: "Paneles", CountArea: "Área mayor", CountLines: "Cadenas", CountTotal: "Total",
	Tied:          func(n int) string { return count(n, "panel sin dueño", "paneles sin dueño") },
	NeitherScores: "nadie",
	AreaSum: func(marbles, tiles int) string {
		return count(marbles, "canica", "canicas") + " en " + count(tiles, "panel", "paneles")
	},

	CountWooden:     "Contar una partida real",
	CountWoodenHelp: "Pon las canicas tal como están sobre tu mesa. Pulsa otra vez una canica para quitarla.",
	PutDown:         "Poner", ClearMarbles: "Vaciar", OtherBoard: "Otro tablero", UseBoard: "Usar este tablero",
	MarblesDown: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("Canicas: %s %d, %s %d.", first, a, second, b)
	},
	TooManyMarbles: func(side string) string { return side + " tiene más de 28." },
	LastMarbles:    "Últimas canicas", ExchangeMarbles: "Cambiar los colores",
	SetUp: "Montar una posición", LeaveSetUp: "Volver a las canicas",
	MarkLast: func(side string) string {
		return "Para el análisis, marca la última canica de " + side + "."
	},
	LastOrder: func(side string) string {
		return "La última canica de " + side + " no puede seguir a la anterior: está en el mismo panel, o ni en su fila ni en su columna."
	},
	FirstBegins: func(first, second string) string {
		return "En el análisis empezó " + first + ", así que tiene tantas canicas como " + second + " o una más. Puedes cambiar los colores."
	},
	NotAnalysable: "Estas canicas no se pueden analizar: la partida habría terminado antes.",
	UnevenMarbles: func(side string, more int) string {
		return fmt.Sprintf("%s tiene %d más, pero se juega por turnos.", side, more)
	},

	Workshop: "Taller", BuildBoard: "Montar un tablero",
	WorkshopHelp: "Elige un panel y pulsa donde va su agujero superior izquierdo, o arrástralo.",
	Frame:        "El tablero que estás montando, de 10 por 10", Tray: "Paneles",
	TrayTile: func(worth, width, height, left int) string {
		return fmt.Sprintf("Panel de %d, ancho %d, alto %d, %s", worth, width, height, count(left, "disponible", "disponibles"))
	},
	Rotate: "Girar", Lift: "Quitar", PlayBoard: "Jugar",
	AllTiles:  "Todos los paneles",
	MoveTiles: [4]string{"Mover a la izquierda", "Mover a la derecha", "Mover arriba", "Mover abajo"},
	LiftAll:   "Vaciar el tablero", BeginFrom: "Partir de un tablero", GameBoardHere: "Tablero de la partida", ShareBoard: "Compartir enlace",
	BoardLabel: "Nombre de este tablero",
	OwnBoard:   func(n int) string { return fmt.Sprint("Tablero ", n) },
	OpenBoard:  func(name string) string { return "Abrir " + name },
	PlaceFree:  "libre", PlacePicked: "levantado", PlaceWrong: "mal colocado",
	PlaceTile: func(worth int, tile string) string { return fmt.Sprintf("panel de %d en %s", worth, tile) },
	TilesLeft: func(n int) string { return count(n, "panel", "paneles") + " por colocar" },
	Mistakes:  func(n int) string { return count(n, "error", "errores") },
	Complete:  "Completo", BoardComplete: "Tablero completo.", Flaws: "Qué falta",
	TileTaken: func(worth, width, height int) string {
		return fmt.Sprintf("En la mano: panel de %d, ancho %d, alto %d.", worth, width, height)
	},
	NoTileLeft: func(worth int) string { return fmt.Sprintf("No queda ningún panel de %d.", worth) },
	TileLifted: func(worth int) string { return fmt.Sprintf("Un panel de %d vuelve a la bandeja.", worth) },
	TilePlaced: func(worth int, tile string) string { return fmt.Sprintf("Panel de %d en %s.", worth, tile) },
	TilePicked: func(worth int, tile string) string {
		return fmt.Sprintf("Panel de %d en %s levantado. Pulsa un lugar libre para moverlo.", worth, tile)
	},
	TileMoved:   func(tile string) string { return "Movido a " + tile + "." },
	TileTurned:  func(tile string) string { return "Girado: está en " + tile + "." },
	TilePutBack: "Devuelto a su sitio.", NoTileHeld: "Elige primero un panel.",
	TilesStand: "Ahora los paneles se colocan en vertical.", TilesLie: "Ahora los paneles se colocan en horizontal.",
	AllMoved: "Se han movido todos los paneles.", AtEdge: "Los paneles ya están en el borde.",
	AllTurned: "Se ha girado el tablero.", AllMirrored: "Se ha reflejado el tablero.",
	AllLifted: "El tablero está vacío.", BoardLaid: "Aquí está el tablero. Cambia lo que quieras.",
	DeedUndone: "Deshecho.", DeedRedone: "Rehecho.",
	BoardSaved:   func(name string) string { return "Guardado como " + name + "." },
	BoardDropped: "Borrado de tus tableros.", BoardFaulty: "El tablero aún no está completo.",
	FlawOutside: func(tile string) string { return tile + " se sale del marco de 10 por 10." },
	FlawOverlap: func(tile, other string) string { return tile + " y " + other + " se superponen." },
	FlawApart: func(tiles string, n int) string {
		if n == 1 {
			return tiles + " no toca a los demás por ningún borde."
		}
		return tiles + " no tocan a los demás por ningún borde."
	},
	FlawTooMany:  func(count, tiles string) string { return "Hay " + count + " de más: " + tiles + "." },
	TilesOf:      func(n, worth int) string { return fmt.Sprintf("%s de %d", count(n, "panel", "paneles"), worth) },
	TilesMissing: func(counts string) string { return "Por colocar: " + counts + "." },
	AskFair:      "¿Es justo?", StopFair: "Parar",
	FairHelp:   "La máquina valora el tablero vacío con las reglas básicas, a plena potencia.",
	FairEven:   "Igualado entre los dos jugadores",
	FairFirst:  func(points float64) string { return "Primer jugador +" + decimalComma(points) },
	FairSecond: func(points float64) string { return "Segundo jugador +" + decimalComma(points) },
	WorkshopKeys: [][2]string{
		{"← ↑ → ↓", "moverse por el tablero"},
		{"6, 4, 3, 2", "elegir un panel con ese número de agujeros"},
		{"Intro, Espacio", "colocar el panel; o levantar y dejar el que está aquí"},
		{"r", "girar"}, {"Supr", "quitar del tablero el panel que está aquí"},
		{"Mayús ← ↑ → ↓", "mover un agujero el panel levantado, o todos los paneles"},
		{"Esc", "devolver el panel"},
		{"Inicio, Fin", "principio o final de la fila; con Ctrl, del tablero"},
		{"u, Ctrl Z", "deshacer"}, {"Ctrl Y", "rehacer"}, {"?", "esta lista"},
	},

	PlayGame:       "Jugar una partida",
	LearnByPlaying: "Aprender jugando", NextLesson: "Seguir", PreviousLesson: "Lección anterior", LessonBonus: "Más reglas",
	LeaveLessons: "Ir a la partida",
	Right:        func(found, of int) string { return fmt.Sprintf("Bien: %d de %d.", found, of) },
	Lessons: Table[string, Lesson]{
		{"first", Lesson{"El objetivo",
			"Consigue más paneles que tu rival: empieza {first}, así que pulsa cualquier agujero.",
			"", "Este panel ya es de {first}, y ahora le toca a {second}: se juega por turnos."}},
		{"own", Lesson{"¿De quién es?",
			"Un panel es de quien tiene más canicas en él: pulsa los paneles que son de {first}.",
			"Este no es de {first}:", "Un panel da un punto por cada agujero, ocupado o no; un empate no da puntos a nadie."}},
		{"row", Lesson{"Fila y columna",
			"La última canica está en c4: pulsa dos agujeros de su fila o de su columna, pero no en su panel.",
			"", "Esa es la primera regla. Las canicas que hay en medio no estorban."}},
		{"gap", Lesson{"Al otro lado del hueco",
			"Un hueco no corta ni filas ni columnas: pulsa un agujero de la fila de h2 al otro lado del hueco.",
			"El agujero {hole} es jugable, pero no está al otro lado del hueco de la fila 2.", "Ni los huecos ni las canicas cortan una fila."}},
		{"closed", Lesson{"Dos paneles cerrados",
			"Los paneles de las dos últimas canicas, c7 y e7, están cerrados para la próxima: pulsa los dos.",
			"El agujero {hole} está en un panel abierto.", "Un panel se abre de nuevo cuando se han jugado dos canicas en otra parte."}},
		{"end", Lesson{"El final",
			"La partida termina cuando alguien se queda sin jugada: pulsa el agujero que deja a {second} sin jugada.",
			"Tras {hole}, {second} aún podría jugar.", "En la fila y la columna solo hay canicas y paneles cerrados: deciden los puntos, 25 a 20."}},
		{"area", Lesson{"El área mayor",
			"Algunas ediciones cuentan el área mayor de canicas de un mismo color que se tocan por un lado: pulsa la mayor.",
			"Hay una mayor.", "{second} tiene 17 canicas juntas, {first} 12. Cuánto vale eso depende de la edición."}},
		{"line", Lesson{"Cadenas de cinco",
			"Algunas ediciones cuentan cadenas de cinco o más canicas seguidas de un mismo color: pulsa las tres de {second}.",
			"Ninguna cadena de {second} pasa por {hole}.", "Una canica puede formar parte de varias cadenas. Ya conoces todas las reglas."}},
	},

	Rules: []Paragraph{
		{"El objetivo", "Ser dueño de más tablero que tu rival. Un panel es de quien tiene más canicas en él, y le da un punto por cada uno de sus agujeros. Un empate no da puntos a nadie."},
		{"Cómo se juega", "La primera canica va donde quieras. Después, cada canica va en un agujero vacío de la fila o de la columna de la canica recién jugada. Ni los huecos ni otras canicas cortan el paso."},
		{"Paneles cerrados", "Hay dos paneles cerrados: el que acaba de usar tu rival y el que usaste tú justo antes. Se abren de nuevo una jugada después."},
		{"El final", "La partida termina cuando se acaban las canicas, o en cuanto alguien no tiene agujero donde jugar. Quedarse sin jugada no es perder: deciden los puntos."},
		{"Ediciones", "Algunas hojas de reglas dan puntos extra por el área mayor de canicas unidas, o por cadenas rectas de cinco o más. Elige una edición al empezar; el recuento final muestra el cálculo."},
	},
	RuleBook: "Todas las reglas, edición por edición (abre otra página)",
	Commands: [5]string{"Puntuación", "Última jugada", "Agujeros jugables", "Este panel", "Valoración"},
	Entry:    "Escribe un agujero, por ejemplo c5", EntryPlay: "Jugar",
	ClockText: ClockText{
		Clock: "Reloj", ClockNone: "Sin reloj", ClockSudden: "Tiempo fijo", ClockFischer: "Incremento",
		ClockMinutes: "Minutos por jugador", ClockIncrement: "Segundos extra por jugada", ClockPauses: "Parar si la página no se ve",
		PauseClocks: "Parar los relojes", ResumeClocks: "Reanudar", TimeLeft: "Tiempo restante",
		TimeOver: "El tiempo ya se había acabado.", ClocksPaused: "Los relojes están parados. Reanúdalos primero.",
		SecondsLeft: func(player string, seconds int) string {
			return fmt.Sprintf("%s: quedan %d segundos.", player, seconds)
		},
	},
	ReplayText: ReplayText{
		Replay: "Reproducir", PauseReplay: "Pausa", ReplayPly: "Jugada mostrada",
		ReplaySpeed:  func(times string) string { return fmt.Sprintf("Velocidad %s", times) },
		ReplayBegins: "Se reproduce la partida.", ReplayEnds: "Reproducción detenida.",
		SaveAnimation: "Animación (SVG)",
	},
	KeyHelp: [][2]string{
		{"← ↑ → ↓", "moverse por el tablero"},
		{"Intro, Espacio", "jugar en el agujero"},
		{"n, p", "agujero jugable siguiente o anterior"},
		{"Inicio, Fin", "principio o final de la fila; con Ctrl, del tablero"},
		{"s", "la puntuación"}, {"l", "la última jugada"}, {"m", "los agujeros jugables"}, {"t", "este panel"}, {"e", "la valoración de la máquina"},
		{"h", "una pista"}, {"u", "deshacer"}, {"[ ]", "ir atrás y adelante"},
		{"← →", "fuera del tablero: ir atrás y adelante; Inicio, Fin: primera y última jugada"},
		{"Mayús ← →", "salir de una variante; entrar en ella, o pasar a la siguiente"}, {"r", "reproducir la partida o pausarla"}, {"?", "esta lista"},
	},
	Crash:    "Algo ha ido mal.",
	CrashTip: "Tu partida está a salvo. Recarga para seguir; aquí está su texto, por si quieres guardarlo.",
	NoScript: "Kulami necesita JavaScript y WebAssembly. Permítelos en esta página y vuelve a cargarla.",
	Failed:   "No se ha podido cargar Kulami. Comprueba la conexión e inténtalo de nuevo.",
	Retry:    "Reintentar",
	NotFound: "Esa página no existe.",

	LiveText: spanishLive,

	PuzzleText: PuzzleText{
		Puzzles: "Problemas", DailyPuzzle: "Problema del día", NextPuzzle: "Problema siguiente", MorePuzzles: "Más problemas",
		BackToPuzzle: "Volver al problema", AllPuzzles: "Todos los problemas",
		PuzzlesComing:  "Cargando los problemas.",
		PuzzlesMissing: "No se han podido cargar los problemas. Tus partidas y resultados están a salvo.",
		PuzzleOf:       func(number int) string { return fmt.Sprint("Problema ", number) },
		DailyOf:        func(day string) string { return "Problema del " + numericDate(day, "/") },
		PuzzleLevel:    func(level int) string { return fmt.Sprint("Dificultad ", level, " de 8") },
		GoalWin:        func(side string) string { return "Juega " + side + " y gana." },
		GoalDraw:       func(side string) string { return "Juega " + side + " y salva el empate." },
		GoalMargin: func(side string, points int) string {
			return fmt.Sprint("Juega ", side, " y gana por ", points, " o más.")
		},
		SolutionIs: func(hole string) string { return "La solución es " + hole + "." },
		PuzzleWrong: func(hole, reply string) string {
			return hole + " no es la solución" + after(": la respuesta es ", reply) + "."
		},
		BestPlay: func(result string) string { return "Con el mejor juego: " + result + "." },

		DailyLine: "Un problema nuevo cada día, el mismo para todos.", NoRating: "Resuelve problemas para tener una puntuación.",
		DailyNew:      "Hay un nuevo problema del día.",
		DailyLate:     "Su día ha pasado, así que no cuenta para tu racha.",
		DailyDone:     "Has resuelto el problema de hoy.",
		ShareResult:   "Compartir resultado",
		DailyResult:   func(day string) string { return "Problema de Kulami del " + numericDate(day, "/") + ": resuelto." },
		DailyTries:    func(n int) string { return fmt.Sprint("Intentos: ", n, ".") },
		DailyStreak:   func(days int) string { return "Racha: " + count(days, "día", "días") + "." },
		LongestStreak: func(days int) string { return "La más larga: " + count(days, "día", "días") + "." },

		ThemeHead: "Temas",
		ThemeName: Words{
			{"closing", "Cerrar un panel"}, {"denying", "Salvar un panel"}, {"capture", "Ganar un panel"}, {"sacrifice", "Sacrificio"},
			{"last-hole", "Último agujero de un panel"}, {"stuck", "Sin jugadas"}, {"forcing", "Una sola respuesta"}, {"parity", "Ceder el turno"},
			{"areas", "Áreas"}, {"lines", "Cadenas"},
		},
		PuzzleRating: func(value, deviation int) string { return fmt.Sprintf("Tu puntuación: %d ± %d", value, deviation) },
		PuzzlesTried: func(solved, tried int) string { return fmt.Sprintf("%d de %d resueltos a la primera", solved, tried) },

		Storm: "Contrarreloj", StormLine: "Todos los problemas que puedas en tres minutos.", StormStart: "Empezar", StormAgain: "Otra vez",
		StormScore: func(solved int) string { return count(solved, "resuelto", "resueltos") },
		StormBest:  func(solved int) string { return fmt.Sprint("Tu récord: ", solved) },
		StormOver:  func(solved int) string { return "Se acabó el tiempo: " + count(solved, "resuelto", "resueltos") + "." },

		OwnMistakes:     "Tus propios errores",
		Practise:        "Practicar",
		OwnMistakesLine: "Los errores de tus partidas repasadas vuelven hasta que encuentras la jugada mejor.",
		MistakesDue: func(n int) string {
			if n == 0 {
				return "Nada que practicar hoy."
			}
			return fmt.Sprint("Para practicar hoy: ", n, ".")
		},
	},
}

// feminine returns the feminine form of a side's name, for things such as a marble, in
// Spanish and Italian: Rojo, roja.
func feminine(side string) string {
	colour := strings.ToLower(side)
	if stem, ok := strings.CutSuffix(colour, "o"); ok {
		return stem + "a"
	}
	return colour
}
