package text

import (
	"fmt"
	"strings"

	"kulami/rules"
)

var spanishNewGame = NewGameText{
	Start:   "Empezar la partida",
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
	CodeHelp:       "Un enlace, el código de un tablero o una cuadrícula de letras.",
	BoardSymmetric: "Simétrico", BoardNumber: "Por número", BoardMine: "Mis tableros", NumberLabel: "Número de tablero",
	SymmetryKind: "Simetría",
	Symmetry: Words{{"half-turn", "Media vuelta"}, {"mirror", "Espejo"}, {"quarter-turn", "Cuarto de vuelta"},
		{"two-mirrors", "Dos espejos"}},
	NumberHelp: func(boards int) string {
		return "Cada tablero cuadrado tiene un número del 1 al " + grouped(boards, "\u00a0") + "."
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

	OpeningFree: "Libre", OpeningSwap: "Libre, con cambio de bando", OpeningLot: "Al azar",
	OpeningLine: Words{
		{"free", "Quien empieza tiene ventaja: entre jugadores fuertes gana tres de cada cuatro partidas."},
		{"swap", "El segundo jugador puede quedarse con la primera canica, así que no conviene que sea demasiado buena."},
		{"lot", "La primera canica va a un agujero al azar: es casi justo."},
	},

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
}

var spanishLibrary = LibraryText{
	Library: "Mis partidas", ShowGames: "Partidas", ShowResults: "Resultados",
	Search: "Buscar", Filter: "Mostrar",
	FilterAll: "Todas", OtherGames: "Otras partidas", FilterUnfinished: "Sin terminar", FilterWon: "Ganadas", FilterDrawn: "Empatadas", FilterLost: "Perdidas",
	FilterPeople:  "Entre dos",
	NoGames:       "Aún no hay partidas. Cada una se guarda aquí desde la primera jugada.",
	NothingFound:  "No se ha encontrado nada.",
	Unfinished:    "Sin terminar",
	MarblesPlayed: func(n int) string { return count(n, "jugada", "jugadas") },
	Reading:       func(n int) string { return "Leyendo " + count(n, "partida más", "partidas más") + "…" },

	Rename:    func(game string) string { return "Nombre y detalles: " + game },
	Delete:    func(game string) string { return "Borrar: " + game },
	NameLabel: "Nombre", GameBoard: "Tablero", Began: "Empezada", LastPlayed: "Última vez", Version: "Versión de la app",
	Deleted: func(n int) string {
		if n == 1 {
			return "Borrado."
		}
		return fmt.Sprintf("Elementos borrados: %d.", n)
	},
	Keep: "Guardar en Mis partidas", KeepShort: "Guardar",

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

	ResultsOf: "Contra", ResultsAll: "Todas", ResultsWon: "Ganadas", ResultsDrawn: "Empatadas", ResultsLost: "Perdidas",
	OtherRules: "Otras reglas",
	NoResults:  "Aún no has terminado ninguna partida contra la máquina.",
	StreakNow:  "Racha de victorias", StreakBest: "Mejor racha",
}

var spanishShare = ShareText{
	CopyLink:  "Copiar enlace",
	ShareGame: "Compartir esta partida",
	ShareHelp: "El enlace contiene el tablero y todas las jugadas. Se abre en cualquier dispositivo y no se envía nada a ningún servidor.",
	LinkLabel: "Enlace a esta partida",
	SendLink:  "Enviar", ShareWhat: "Qué compartir", WholeGame: "Toda la partida", FromHere: "Hasta aquí",
	QRLabel: "Código QR del enlace", QRHelp: "Apunta al código con la cámara de un teléfono: se abre esta partida.",
	NoQR:       "El enlace es demasiado largo para un código QR.",
	CopyRecord: "Copiar texto", SaveFile: "Guardar archivo", SaveSVG: "Imagen (SVG)", SavePicture: "Guardar imagen", OtherFormats: "Otros formatos",
	SaveAnimation: "Animación (SVG)",

	Embed: "Insertar", EmbedHelp: "Este código muestra la partida en cualquier página web.", CopyEmbed: "Copiar código",
	OpenInKulami: "Abrir en Kulami", NewTab: "se abre en otra pestaña",

	SendMove:       "Enviar tu jugada",
	OpponentFriend: "Amigo por enlace", FriendHelp: "Cada cual envía un enlace tras su canica, como por carta. Sin cuenta ni servidor.",
	Friend: "Amigo", FriendToMove: "Le toca a tu amigo", SendIt: "envíale el enlace", WaitForLink: "abre el enlace que te devuelva", PlayBoth: "Jugar con los dos bandos",
	FriendPlayed: func(hole string) string { return "Tu amigo ha jugado " + hole + ". Te toca." },
	LinkOlder:    "Este enlace es anterior a tu partida, que queda como está.", LinkParted: "Este enlace no encaja con tu partida. Las dos están en «Mis partidas».",
	FriendSide: func(side string) string { return "Juegas con " + side + "." }, FriendHow: "Te toca: juega una canica y devuelve el enlace.",
	QRCode: "Código QR",
}

var spanishLive = LiveText{
	OpponentLive: "En vivo", LiveTitle: "Jugar en vivo",
	LiveTip: "Dos enlaces conectan vuestros dispositivos, sin ningún servidor.",

	LivePreparing:   "Preparando el enlace…",
	LiveInvite:      "Envía este enlace a la otra persona y deja esta página abierta. La respuesta también es un enlace: ábrelo en este dispositivo o pégalo aquí.",
	LiveAnswerLabel: "Respuesta", LiveConnect: "Conectar",
	LiveOffered: "Te invitan a una partida en vivo. Enviarás un enlace de vuelta y empezará la partida.", LiveJoin: "Unirse",
	LiveAnswer:     "Envía este enlace de vuelta y deja esta página abierta. La partida empieza en cuanto la otra persona lo abra.",
	LiveConnecting: "Conectando…",
	LivePassed:     "La partida sigue en la otra pestaña. Puedes cerrar esta.",
	LiveStray:      "Ninguna página de este dispositivo espera esta respuesta. Copia el enlace y pégalo donde se creó la invitación.",
	LiveFailed:     "Los dispositivos no han podido conectarse. Deben estar en la misma red, salvo que ambos tengan un servidor STUN en los ajustes.",
	LiveUnfit:      "Esta no es la respuesta a esta invitación.",

	LiveOn: "Conectado", LiveLost: "La otra persona no responde. Esperando…",
	LiveLeft:  "La conexión ha terminado. La partida se conserva: volved a conectaros o seguid con enlaces.",
	LiveBegun: "Conexión establecida.", LiveTurn: "Le toca a la otra persona.", LiveStop: "Terminar la conexión",
	UndoAsked: "La otra persona quiere deshacer jugadas.", UndoSent: "Has pedido deshacer jugadas.",
	UndoRefused: "La otra persona no lo acepta: las canicas se quedan.", UndoYes: "Permitir", UndoNo: "Rechazar",
	UndoOvertaken: "La partida ha seguido entretanto: tu petición de deshacer jugadas ya no vale. Puedes volver a pedirlo.",
	UndoWithdrawn: "La otra persona quería deshacer jugadas, pero la partida ha seguido entretanto: su petición ya no vale.",
	LiveClocks:    "Los relojes se paran mientras no haya conexión.",
	RematchAsked:  "La otra persona quiere otra partida.", RematchSent: "Has pedido otra partida.",
	LiveRefused: "Lo que ha enviado el otro dispositivo no cumple las reglas. La conexión ha terminado y tu partida sigue como estaba.",
	LiveParted:  "Las partidas de los dos dispositivos no coinciden. La conexión ha terminado y tu partida sigue como estaba.",
	LiveVersion: "El otro dispositivo tiene una versión más nueva del juego. Vuelve a cargar esta página.",

	StunLabel: "Servidor STUN para partidas en vivo", StunHelp: "Conecta dispositivos más allá de tu red y ve sus direcciones. Si no indicas ninguno, no se consulta ningún servidor.",
	BadStun: "Esto no es la dirección de un servidor STUN, como stun.example.org.",
}
