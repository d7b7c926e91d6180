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
// the computer la máquina · library biblioteca · workshop taller · to press pulsar
var spanish = Text{
	Lang: "es", Dir: "ltr", Name: "Español",
	Title: "Kulami",
	About: "Juega a Kulami, el juego de 17 paneles de madera y 56 canicas, contra una máquina fuerte o con otra persona. Gratis, sin conexión y sin cuenta.",

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
		"Solo mira su propia canica, y a menudo la juzga mal.",
		"Solo mira su propia canica, con menos fallos.",
		"Ve venir tu respuesta, con fallos.",
		"Ve venir tu respuesta y la juzga bien.",
		"Mira varias canicas por delante.",
		"Mira aún más lejos y falla poco.",
		"Mira muy lejos y conoce el final antes de que llegue.",
		"Todo lo que tiene: dos segundos por canica, y también tu tiempo.",
	},
	MarblesLeft:   func(n int) string { return count(n, "canica", "canicas") },
	AreaNow:       func(n int) string { return fmt.Sprint("área ", n) },
	LinesNow:      func(n int) string { return fmt.Sprint("cad. ", n) },
	YourMove:      "Te toca",
	SideToMove:    func(side string) string { return "Juega " + side },
	ThinkingNow:   "Pensando",
	FirstAnywhere: "la primera canica va donde quieras",
	Where: func(row, column string, n int) string {
		return fmt.Sprintf("fila\u00a0%s o columna\u00a0%s, %s", row, column, strings.Replace(count(n, "agujero", "agujeros"), " ", "\u00a0", 1))
	},
	LookingAt:            func(ply, of int) string { return fmt.Sprintf("Canica %d de %d", ply, of) },
	LinkedGame:           "Compartida",
	Variation:            "Variante",
	Wins:                 func(side string) string { return "Gana " + side },
	YouWin:               "Has ganado",
	YouLose:              "Gana la máquina",
	Draw:                 "Empate",
	ByPoints:             func(n int) string { return "por " + count(n, "punto", "puntos") },
	ByResignation:        "por abandono",
	ByAgreement:          "de común acuerdo",
	ByTime:               "por tiempo",
	NoHoleLeft:           "no queda ningún agujero jugable",
	Value:                func(side string, points float64) string { return side + " +" + decimalComma(points) },
	ValueEven:            "Igualado",
	NoValue:              "El motor no ha mirado esta posición.",
	Depth:                func(n int) string { return fmt.Sprint("profundidad ", n) },
	Exact:                "exacto",
	MoveList:             "Jugadas",
	NoMoves:              "Aún no hay canicas",
	PlayFromHere:         "Seguir desde aquí",
	PlayComputerFromHere: "Contra la máquina",
	Back:                 "Volver a la partida",
	Promote:              "Promover",
	Prune:                "Borrar",
	SwapOffer:            "Quédate con esta primera canica, o respóndele.",
	Swap:                 "Cambiar de bando",

	New: "Nueva", Undo: "Deshacer", Redo: "Rehacer", Hint: "Pista", Share: "Compartir", Menu: "Menú",
	First: "Primera jugada", Previous: "Jugada anterior", Next: "Jugada siguiente", Last: "Última jugada",
	Resign: "Abandonar", Rematch: "Revancha", Review: "Repasar", Settings: "Ajustes", Learn: "Cómo se juega",
	Keys: "Teclado", Turn: "Girar el tablero", Mirror: "Reflejar el tablero",
	Close: "Cerrar", Cancel: "Cancelar", Start: "Empezar la partida", CopyLink: "Copiar enlace", OtherGame: "Partida anterior",
	Reload: "Recargar", SkipCount: "Saltar", ShowBoard: "Ver el tablero", ShowTiles: "Ver los paneles",

	Why: func(reason rules.Reason, hole string) string {
		switch reason {
		case rules.GameOver:
			return "La partida ha terminado."
		case rules.Filled:
			return hole + " ya está ocupado."
		case rules.OffLines:
			return hole + " no está en la fila ni en la columna de la última canica."
		case rules.TileOfLast:
			return hole + " está en el panel de la última canica, que ahora está cerrado."
		case rules.TileBefore:
			return hole + " está en el panel de tu propia última canica, que ahora está cerrado."
		}
		return "Ahí no hay agujero."
	},
	WhyShort: Table[rules.Reason, string]{
		{rules.OffLines, "fuera de fila y columna"}, {rules.TileOfLast, "panel cerrado"}, {rules.TileBefore, "panel cerrado"},
		{rules.GameOver, "la partida ha terminado"},
	},
	NotYourTurn: "La máquina está pensando.",
	ConfirmHole: func(hole string) string { return "Pulsa " + hole + " otra vez para jugarlo." },
	HintGiven:   func(hole string) string { return "Pista: " + hole },
	HintSearch:  "Buscando una pista",
	LinkCopied:  "Enlace copiado.",
	CopyFailed:  "Aquí no se permite copiar. Selecciona el enlace y cópialo.",
	NoPicture:   "No se ha podido crear la imagen.",
	Damaged: func(kept, of int) string {
		return fmt.Sprintf("Este enlace está dañado. Jugadas conservadas: %d de %d.", kept, of)
	},
	CopyUnread:   "Copiar lo que había",
	Unreadable:   "No se ha podido leer este enlace. Tu partida sigue intacta.",
	Unchecked:    "Este enlace es de una versión anterior y no tiene código de control. Compara el tablero con el de quien lo envió.",
	Newer:        "Este enlace necesita una versión más nueva de Kulami. No se ha modificado.",
	SavedUnread:  "No se ha podido leer todo lo guardado. Queda una copia.",
	BadCode:      "Eso no es un tablero de Kulami completo.",
	SidesSwapped: "Bandos cambiados.",
	EngineFailed: "La máquina no ha podido responder. Puedes jugar con los dos bandos.",
	CopyKept:     "Esta partida ha continuado en otra pestaña. Lo que jugaste aquí queda en la biblioteca.",
	ImportFailed: "De esto no se ha podido leer ninguna partida.",
	Restored: func(games, of int) string {
		return fmt.Sprintf("Partidas recuperadas: %d de %d. Nada se ha duplicado ni sobrescrito.", games, of)
	},
	GameKept:     "Guardada en tu biblioteca.",
	OfflineReady: "Kulami ya funciona sin conexión.",
	MovesPruned:  "Variante borrada.",
	TreeFull:     "Esta partida ya no admite más variantes. Borra antes una.",
	TrialBegun:   "Es una prueba: la partida queda como está.",
	NotStored:    "¡Sin guardar!",
	Unsaved:      "Este navegador no guarda la partida. Copia su enlace para conservarla.",
	Fault: Table[rules.Fault, string]{
		{rules.FaultNoRecord, "no contiene ninguna partida"},
		{rules.FaultNewerVersion, "escrito por una versión más nueva"},
		{rules.FaultNoBoard, "falta el tablero"},
		{rules.FaultBadBoard, "no se puede leer el tablero"},
		{rules.FaultBadRuleset, "reglas desconocidas"},
		{rules.FaultBadMoves, "algo no es una jugada"},
		{rules.FaultIllegalMove, "una jugada va contra las reglas"},
		{rules.FaultBadPly, "señala una jugada que no existe"},
		{rules.FaultBadFinish, "final desconocido"},
		{rules.FaultBadVariation, "una variante no se puede jugar"},
		{rules.FaultBadOrientation, "orientación desconocida"},
		{rules.FaultUnknownKey, "contiene algo nuevo"},
		{rules.FaultDuplicate, "algo aparece dos veces"},
		{rules.FaultEmptyField, "algo está vacío"},
		{rules.FaultChecksum, "el código de control no coincide"},
		{rules.FaultTruncated, "falta el final"},
		{rules.FaultTrailing, "sobra algo al final"},
		{rules.FaultEscape, "contiene caracteres ajenos"},
		{rules.FaultMarbles, "canicas imposibles"},
		{rules.FaultTooMany, "demasiadas variantes o campos"},
		{rules.FaultNoMoves, "sin orden de jugadas"},
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
		return fmt.Sprintf("panel de %d, %s %d, %s %d", holes, first, a, second, b)
	},
	GameBegins: "Partida nueva.",
	NothingYet: "Aún no se ha jugado ninguna canica.",
	Playable: func(holes string, n int) string {
		if n == 0 {
			return "Ningún agujero es jugable."
		}
		return count(n, "agujero jugable", "agujeros jugables") + ": " + holes
	},

	NewGame: "Partida nueva", Opponent: "Rival", Level: "Nivel", Starter: "Quién empieza", Edition: "Edición",
	BoardChoice: "Tablero", Opening: "Primera canica",
	OpponentComputer: "Máquina", OpponentPerson: "Dos personas", OpponentAnalysis: "Análisis",
	BestLine:  func(holes string) string { return "Mejor línea: " + holes },
	StarterMe: "Yo", StarterOther: "Rival", StarterLot: "Sorteo",
	BoardSquare: "Cuadrado al azar", BoardIrregular: "Irregular al azar", BoardSheet: "Impreso",
	BoardToday: "El tablero de hoy", BoardCode: "Por código",
	SheetName: Table[rules.Sheet, string]{
		{rules.SheetSquare, "Cuadrado"},
		{rules.SheetIrregular, "Irregular"},
		{rules.SheetPergioco, "Del ejemplo"},
	},
	Sheet: "Tablero impreso", Seed: "Número de tablero", DealAgain: "Sortear otro", Code: "Código o enlace de un tablero",
	CodeHelp:    "Un enlace, el código de un tablero o una cuadrícula de letras.",
	OpeningFree: "Donde sea", OpeningSwap: "Donde sea, con cambio", OpeningLot: "Por sorteo",
	EditionName: Words{
		{"basic", "Juego básico"}, {"es-1", "España, nivel\u00a01"}, {"es-2", "España, nivel\u00a02"}, {"es-3", "España, nivel\u00a03"},
		{"cs-1", "Chequia, nivel\u00a01"}, {"cs-2", "Chequia, nivel\u00a02"},
		{"it-areas", "Italia, áreas"}, {"it-lines", "Italia, cadenas"}, {"it-both", "Italia, áreas y cadenas"},
		{"tr-area", "Turquía, área"}, {"tr-rows", "Turquía, filas"}, {"tr-both", "Turquía, área y filas"},
	},
	EditionLine: Words{
		{"basic", "Solo paneles: así empiezan las cinco hojas de reglas."},
		{"es-1", "El área mayor suma los paneles que pisa. Termina tras 55 canicas."},
		{"es-2", "Cada bando suma todas sus cadenas de cinco o más. Termina tras 55 canicas."},
		{"es-3", "El área por sus paneles, y todas las cadenas. Termina tras 55 canicas."},
		{"cs-1", "El área mayor suma la diferencia en canicas."},
		{"cs-2", "Área y cadenas, ambas por diferencia."},
		{"it-areas", "El área mayor suma la diferencia en canicas."},
		{"it-lines", "Quien tiene más en cadenas suma la diferencia."},
		{"it-both", "Área y cadenas, ambas por diferencia."},
		{"tr-area", "El área mayor suma la diferencia en canicas."},
		{"tr-rows", "Las cadenas en filas y columnas suman la diferencia."},
		{"tr-both", "Área y cadenas por diferencia, sin diagonales."},
	},
	EditionWhy: Words{
		{"basic", "Lo que las cinco hojas tienen en común. Bueno para una primera partida."},
		{"es-1", "Solo esta hoja cuenta los paneles bajo un área; las demás cuentan canicas. Termina cuando alguien ha puesto las 28 suyas, una canica antes que en otras ediciones."},
		{"es-2", "Solo esta hoja da a ambos bandos sus cadenas enteras; las demás dan la diferencia a uno."},
		{"es-3", "Los dos niveles de la hoja española juntos."},
		{"cs-1", "Igual que las áreas italianas y el área turca. La hoja dice que se juega hasta llenar todos los agujeros; 56 canicas no pueden llenar 64, así que se refiere a todas las canicas."},
		{"cs-2", "La misma cuenta que las áreas y cadenas italianas, leída en la hoja checa."},
		{"it-areas", "Igual que el primer nivel checo y el área turca."},
		{"it-lines", "Cadenas en todas las direcciones y sin áreas: solo la hoja italiana lo permite."},
		{"it-both", "La más viva y la más justa entre jugadores fuertes: los puntos extra deciden a menudo."},
		{"tr-area", "Igual que el primer nivel checo y las áreas italianas."},
		{"tr-rows", "El texto de esta hoja solo cuenta filas y columnas. Su propio ejemplo cuenta también diagonales; seguimos el texto."},
		{"tr-both", "Los dos extras turcos. Sin diagonales, las cadenas son raras."},
	},
	SheetOf: Words{{"es-advanced", "Hoja española"}, {"cs", "Hoja checa"}, {"it-pergioco", "Hoja italiana"}, {"tr", "Hoja turca"}},
	House:   "Reglas de la casa", HouseLine: "Elige tú cada opción.",
	NoBonus: "Nada", ByDifference: "Diferencia", ByTiles: "Paneles", BySum: "Suma",
	Orthogonal: "Cadenas sin diagonales", EarlyEnd: "Termina tras 55 canicas",
	BoardSymmetric: "Simétrico", BoardNumber: "Por número", BoardMine: "Mis tableros",
	SymmetryKind: "Simetría",
	Symmetry: Words{{"half-turn", "Media vuelta"}, {"mirror", "Espejo"}, {"quarter-turn", "Cuarto de vuelta"},
		{"two-mirrors", "Dos espejos"}},
	NumberHelp: func(boards int) string {
		return "Cada tablero cuadrado tiene un número del 1 al " + grouped(boards, "\u00a0") + "."
	},
	OpeningLine: Words{
		{"free", "Quien empieza tiene ventaja: entre jugadores fuertes gana tres de cada cuatro partidas."},
		{"swap", "El segundo jugador puede quedarse con la primera canica, así que no conviene que sea demasiado buena."},
		{"lot", "El sorteo coloca la primera canica: casi justo."},
	},
	RulesName: func(r rules.Ruleset) string {
		var parts []string
		switch r.Area {
		case rules.AreaDifference:
			parts = append(parts, "área")
		case rules.AreaTiles:
			parts = append(parts, "área por paneles")
		}
		switch {
		case r.Lines != rules.NoLines && r.Orthogonal:
			parts = append(parts, "filas")
		case r.Lines != rules.NoLines:
			parts = append(parts, "cadenas")
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
			return "del " + numericDate(day, "/")
		case "code", "mine":
			return "tablero propio"
		}
		return "compartido"
	},
	ResignSure: "¿Abandonar esta partida?",

	Library: "Biblioteca", ShowGames: "Partidas", ShowResults: "Resultados",
	Search: "Buscar", Filter: "Mostrar",
	FilterAll: "Todas", FilterUnfinished: "Sin terminar", FilterWon: "Ganadas", FilterDrawn: "Empatadas", FilterLost: "Perdidas",
	FilterPeople:  "Dos personas",
	NoGames:       "Aún no hay partidas. Cada una se guarda aquí desde su primera canica.",
	NothingFound:  "No se ha encontrado nada.",
	Unfinished:    "Sin terminar",
	MarblesPlayed: func(n int) string { return count(n, "canica", "canicas") },
	Reading:       func(n int) string { return "Leyendo " + count(n, "partida más", "partidas más") + "…" },
	Rename:        func(game string) string { return "Nombre y detalles de " + game },
	Delete:        func(game string) string { return "Borrar " + game },
	NameLabel:     "Nombre", Save: "Guardar", GameBoard: "Tablero", Began: "Empezada", LastPlayed: "Última vez", Version: "Versión del programa",
	Deleted: func(n int) string {
		if n == 1 {
			return "Borrado."
		}
		return fmt.Sprintf("Elementos borrados: %d.", n)
	},
	Full: "El almacenamiento está lleno", FullHelp: "Las nuevas canicas no se guardan. Haz primero una copia de seguridad y luego libera espacio.",
	PruneGames: func(n int) string {
		if n == 1 {
			return "Borrar la partida sin nombre más antigua"
		}
		return fmt.Sprint("Borrar las ", n, " partidas sin nombre más antiguas")
	},
	UnreadHead: "Ilegible",
	UnreadHelp: "Esto estaba guardado pero no se puede leer, quizá porque lo escribió una versión más nueva. Se conserva hasta que lo borres.",
	CopyIt:     "Copiar", DeleteIt: "Borrar",
	Import:      "Importar",
	ImportHelp:  "Un enlace, el texto de una partida, una lista de jugadas, un tablero o una copia de seguridad. Da igual si hay más texto alrededor, y ninguna partida tuya se sobrescribe.",
	ImportLabel: "Pégalo aquí", ImportNow: "Abrir", ChooseFile: "Elegir un archivo",
	DropHere:   "Suéltalo aquí para abrirlo",
	DropTip:    "También puedes soltar un archivo en cualquier parte de la página.",
	TooLarge:   "Esto ocupa más de 5 MB y no se ha abierto.",
	Unopened:   "No se ha podido abrir este archivo.",
	TextCopied: "Copiado.",
	Backup:     "Copia completa",
	BackupHelp: "Un solo archivo con todas las partidas y los ajustes. Al importarlo, aquí o en otro dispositivo, vuelven sin sobrescribir nada.",
	Keep:       "Guardar en la biblioteca", KeepShort: "Guardar",
	ResultsOf: "Contra", ResultsAll: "Todas las partidas", ResultsWon: "Ganadas", ResultsDrawn: "Empates", ResultsLost: "Perdidas",
	OtherRules: "Otras reglas",
	NoResults:  "Aún no has terminado ninguna partida contra la máquina.",
	StreakNow:  "Racha de victorias", StreakBest: "Mejor racha",

	ApplyUpdate: "Pasar a la versión nueva", Install: "Instalar la app",
	InstallSteps: []string{"Abre el menú de compartir del navegador: el cuadrado con la flecha.", "Elige «Añadir a pantalla de inicio».", "Kulami será entonces una app propia que arranca sin red."},
	AppVersion:   func(build string) string { return "Versión " + build },

	ShareGame: "Compartir esta partida",
	ShareHelp: "El enlace contiene el tablero y todas las jugadas. Se abre en cualquier dispositivo y no se envía nada a ningún servidor.",
	LinkLabel: "Enlace a esta partida",
	SendLink:  "Enviar", ShareWhat: "Qué", WholeGame: "Toda la partida", FromHere: "Hasta aquí",
	QRLabel: "Código QR del enlace", QRHelp: "Apunta la cámara de un móvil al código: abre esta partida.",
	NoQR:       "El enlace es demasiado largo para un código QR.",
	CopyRecord: "Copiar texto", SaveFile: "Guardar archivo", SaveSVG: "Imagen (SVG)", SavePNG: "Imagen (PNG)",
	SendMove: "Enviar tu jugada",

	Language: "Idioma",
	Theme:    "Aspecto", ThemeAuto: "Como el sistema", ThemeLight: "Claro", ThemeDark: "Oscuro",
	Marbles: "Canicas",
	Wood:    "Tablero", WoodLight: "Madera clara", WoodDark: "Madera oscura", WoodFlat: "Liso", WoodContrast: "Alto contraste",
	Sound: "Sonidos", Haptics: "Vibración",
	Pace: "La máquina juega", PaceQuick: "Al instante", PaceCalm: "Con calma", PaceSlow: "Despacio",
	MarbleSet: Words{
		{"red-black", "Rojas y negras"}, {"white-black", "Blancas y negras"}, {"red-white", "Rojas y blancas"},
		{"safe", "Naranjas y azules, para todos los ojos"},
	},
	Coordinates: "Coordenadas", Animation: "Animación", Bands: "Iluminar la fila y la columna", Legal: "Marcar los agujeros jugables",
	Owners: "Mostrar de quién es cada panel", Confirm: "Pulsar dos veces para jugar",

	Count: "El recuento", CountTiles: "Paneles", CountArea: "Área mayor", CountLines: "Cadenas", CountTotal: "Suma",
	Tied: func(n int) string { return count(n, "panel empatado", "paneles empatados") },
	AreaSum: func(marbles, tiles int) string {
		return count(marbles, "canica", "canicas") + " en " + count(tiles, "panel", "paneles")
	},

	CountWooden:     "Contar una partida de mesa",
	CountWoodenHelp: "Pon las canicas tal como están sobre tu mesa. Pulsa otra vez una canica para quitarla.",
	PutDown:         "Poner", ClearMarbles: "Vaciar", OtherBoard: "Otro tablero", UseBoard: "Usar este tablero",
	MarblesDown: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("Canicas: %s %d, %s %d.", first, a, second, b)
	},
	TooManyMarbles: func(side string) string { return side + " tiene más de 28." },
	UnevenMarbles: func(side string, more int) string {
		return fmt.Sprintf("%s tiene %d de más: se juega por turnos.", side, more)
	},

	Workshop: "Taller", BuildBoard: "Montar un tablero",
	WorkshopHelp: "Elige un panel y pulsa donde va su agujero superior izquierdo, o arrástralo.",
	Frame:        "El tablero que montas, de 10 por 10", Tray: "Paneles",
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
	PlaceFree:  "libre", PlacePicked: "levantado", PlaceWrong: "todavía mal",
	PlaceTile: func(worth int, tile string) string { return fmt.Sprintf("panel de %d en %s", worth, tile) },
	TilesLeft: func(n int) string { return count(n, "panel", "paneles") + " por colocar" },
	Mistakes:  func(n int) string { return count(n, "error", "errores") },
	Complete:  "Completo", BoardComplete: "Todos los paneles están bien: ya es un tablero.", Flaws: "Qué falta",
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
	TilesStand: "Ahora los paneles se colocan de pie.", TilesLie: "Ahora los paneles se colocan tumbados.",
	AllMoved: "Se han movido todos los paneles.", AtEdge: "Los paneles ya están en el borde.",
	AllTurned: "Se ha girado el tablero.", AllMirrored: "Se ha reflejado el tablero.",
	AllLifted: "El tablero está vacío.", BoardLaid: "Aquí está el tablero. Cambia lo que quieras.",
	DeedUndone: "Deshecho.", DeedRedone: "Rehecho.",
	BoardSaved:   func(name string) string { return "Guardado como " + name + "." },
	BoardDropped: "Borrado de tus tableros.", BoardFaulty: "El tablero aún no está completo.",
	FlawOutside: func(tile string) string { return tile + " se sale del marco de 10 por 10." },
	FlawOverlap: func(tile, other string) string { return tile + " y " + other + " están uno encima del otro." },
	FlawApart: func(tiles string, n int) string {
		if n == 1 {
			return tiles + " no toca a los demás con ningún borde."
		}
		return tiles + " no tocan a los demás con ningún borde."
	},
	FlawTooMany:  func(count, tiles string) string { return "Hay " + count + " de más: " + tiles + "." },
	TilesOf:      func(n, worth int) string { return fmt.Sprintf("%s de %d", count(n, "panel", "paneles"), worth) },
	TilesMissing: func(counts string) string { return "Por colocar: " + counts + "." },
	AskFair:      "¿Es justo?", StopFair: "Parar",
	FairHelp:   "El motor valora el tablero vacío con las reglas básicas, a plena potencia.",
	FairEven:   "Igualado entre los dos jugadores",
	FairFirst:  func(points float64) string { return "Primer jugador +" + decimalComma(points) },
	FairSecond: func(points float64) string { return "Segundo jugador +" + decimalComma(points) },
	WorkshopKeys: [][2]string{
		{"← ↑ → ↓", "moverse por el tablero"},
		{"6, 4, 3, 2", "tomar un panel de tantos agujeros"},
		{"Intro, Espacio", "colocar el panel; o levantar y dejar el que está aquí"},
		{"r", "girar"}, {"Supr", "quitar del tablero el panel que está aquí"},
		{"Mayús ← ↑ → ↓", "mover un agujero el panel levantado, o todos los paneles"},
		{"Esc", "devolver el panel"},
		{"Inicio, Fin", "principio o final de la fila; con Ctrl, del tablero"},
		{"u, Ctrl Z", "deshacer"}, {"Ctrl Y", "rehacer"}, {"?", "esta lista"},
	},

	LearnByPlaying: "Aprender jugando", NextLesson: "Seguir", PreviousLesson: "Lección anterior", LessonBonus: "Más reglas",
	LeaveLessons: "Ir a la partida",
	Right:        func(found, of int) string { return fmt.Sprintf("Bien: %d de %d.", found, of) },
	Lessons: Table[string, Lesson]{
		{"row", Lesson{"Fila y columna",
			"La última canica está en c4. La siguiente va en su fila o en su columna, pero no en su mismo panel. Pulsa dos agujeros donde pueda ir.",
			"", "Esa es toda la regla de colocación. Las canicas que hay en medio no estorban."}},
		{"gap", Lesson{"Al otro lado del hueco",
			"Un hueco no corta ni filas ni columnas. La última canica está en h2: pulsa un agujero de su fila al otro lado del hueco.",
			"{hole} es jugable, pero no está al otro lado del hueco de la fila 2.", "Ni los huecos ni las canicas cortan una fila."}},
		{"closed", Lesson{"Dos paneles cerrados",
			"Las dos últimas canicas están en c7 y e7. Sus paneles están cerrados para la próxima canica. Pulsa los dos paneles.",
			"{hole} está en un panel abierto.", "Un panel se abre de nuevo cuando se han jugado dos canicas en otra parte."}},
		{"own", Lesson{"¿De quién es?",
			"Un panel es de quien tiene más canicas en él, y le da un punto por cada agujero, ocupado o no. Pulsa los paneles que son de {first}.",
			"Este no es de {first}:", "Un empate no da puntos a nadie. Gana quien suma más puntos."}},
		{"end", Lesson{"El final",
			"La partida termina cuando se acaban las canicas o cuando alguien se queda sin jugada. {first} va por delante y le toca: pulsa el agujero tras el cual {second} no puede jugar.",
			"Tras {hole}, {second} aún podría jugar.", "Quedarse sin jugada no es perder: deciden los puntos, aquí 25 a 20."}},
		{"area", Lesson{"El área mayor",
			"Algunas ediciones cuentan el área mayor: canicas de un mismo color pegadas una a otra, aunque cambien de panel. Pulsa la mayor de este tablero.",
			"Hay una mayor.", "{second} tiene 17 canicas juntas, {first} 12. La edición dice cuánto vale eso."}},
		{"line", Lesson{"Cadenas de cinco",
			"Algunas ediciones cuentan cadenas: cinco o más canicas de un mismo color en línea recta y sin interrupción, en una fila, una columna o una diagonal. {second} tiene tres: pulsa cada una.",
			"Ninguna cadena de {second} pasa por {hole}.", "Una canica puede formar parte de varias cadenas. Ya conoces todas las reglas."}},
	},

	Rules: []Paragraph{
		{"El objetivo", "Diecisiete paneles, de dos a seis agujeros cada uno. Un panel es de quien tiene más canicas en él, y vale tantos puntos como agujeros tiene. Un empate no da puntos a nadie."},
		{"Cómo se juega", "La primera canica va donde quieras. Después, cada canica va en un agujero vacío de la fila o de la columna de la canica recién jugada. Ni los huecos ni otras canicas cortan el paso."},
		{"Paneles cerrados", "Hay dos paneles cerrados: el que acaba de usar tu rival y el que usaste tú justo antes. Se abren de nuevo una jugada después."},
		{"El final", "La partida termina cuando se acaban las canicas, o en cuanto alguien no tiene agujero donde jugar. Quedarse sin jugada no es perder: deciden los puntos."},
		{"Ediciones", "Algunas hojas de reglas dan puntos extra por el área mayor de canicas unidas, o por cadenas rectas de cinco o más. Elige una edición al empezar; el recuento muestra la suma."},
	},
	RuleBook: "Todas las reglas, edición por edición (abre otra página)",
	Commands: [5]string{"Puntuación", "Última jugada", "Agujeros jugables", "Este panel", "Valoración"},
	Entry:    "Juega por nombre, como c5", EntryPlay: "Jugar",
	KeyHelp: [][2]string{
		{"← ↑ → ↓", "moverse por el tablero"},
		{"Intro, Espacio", "jugar el agujero"},
		{"n, p", "agujero jugable siguiente o anterior"},
		{"Inicio, Fin", "principio o final de la fila; con Ctrl, del tablero"},
		{"s", "la puntuación"}, {"l", "la última jugada"}, {"m", "los agujeros jugables"}, {"t", "este panel"}, {"e", "la valoración del motor"},
		{"h", "una pista"}, {"u", "deshacer"}, {"[ ]", "ir atrás y adelante"},
		{"← →", "fuera del tablero: ir atrás y adelante; Inicio, Fin: primera y última jugada"},
		{"Mayús ← →", "salir de una variante; entrar en ella, o pasar a la siguiente"}, {"?", "esta lista"},
	},
	Crash:    "Algo ha ido mal.",
	CrashTip: "Tu partida está a salvo. Recarga para seguir; aquí está su texto, por si quieres guardarlo.",
	NoScript: "Kulami necesita JavaScript y WebAssembly. Permítelos en esta página y vuelve a cargarla.",
	Failed:   "No se ha podido cargar Kulami. Comprueba la conexión e inténtalo de nuevo.",
	Retry:    "Reintentar",
	NotFound: "Esa página no existe.",
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
