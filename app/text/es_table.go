package text

import (
	"fmt"
	"strings"

	"kulami/rules"
)

var spanishTable = TableText{
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
	AreaNow:  func(n int) string { return fmt.Sprint("área ", n) },
	LinesNow: func(n int) string { return fmt.Sprint("cadenas ", n) },

	YourMove:      "Te toca",
	SideToMove:    func(side string) string { return "Juega " + side },
	ThinkingNow:   "Pensando",
	FirstAnywhere: "empieza en cualquier agujero",
	Where: func(row, column string, n int) string {
		return fmt.Sprintf("fila\u00a0%s o columna\u00a0%s, %s", row, column, strings.Replace(count(n, "agujero", "agujeros"), " ", "\u00a0", 1))
	},
	LookingAt:  func(ply, of int) string { return fmt.Sprintf("Jugada %d de %d", ply, of) },
	LinkedGame: "Partida compartida",
	Variation:  "Variante",
	SwapOffer:  "Quédate con esta primera canica o sigue jugando.",
	Swap:       "Cambiar de bando",

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
	YouStuck:      "no te quedaban jugadas",
	ComputerStuck: "a la máquina no le quedaban jugadas",
	SideStuck:     func(side string) string { return side + " no tenía más jugadas" },
	LedUntil:      func(ply int) string { return fmt.Sprintf("Ibas por delante hasta la jugada %d.", ply) },
	LookBack:      "Repasa la partida para ver dónde se fueron los puntos.",
	WonBy:         func(head, by string) string { return head + " " + by },
	NextLevel:     func(level int) string { return fmt.Sprint("Probar el nivel ", level) },

	Hint:   "Pista",
	Resign: "Abandonar", Rematch: "Revancha",
	OtherGame: "Volver a mi partida",
	SkipCount: "Saltar", ShowBoard: "Ver el tablero", ShowTiles: "Ver los paneles", EarlierGame: "Partida anterior",
	ResignSure: "¿Abandonar esta partida?",

	MoveList:             "Jugadas",
	NoMoves:              "Aún no hay jugadas",
	PlayFromHere:         "Seguir desde aquí",
	PlayComputerFromHere: "Contra la máquina",
	Back:                 "Volver a la partida",
	PlayShort:            "Seguir",
	BackShort:            "Partida",
	Promote:              "Subir",
	Prune:                "Borrar",

	Clock: "Reloj", ClockNone: "Sin reloj", ClockSudden: "Tiempo fijo", ClockFischer: "Incremento",
	ClockMinutes: "Minutos por jugador", ClockIncrement: "Segundos extra por jugada", ClockPauses: "Parar si la página no se ve",
	PauseClocks: "Parar los relojes", ResumeClocks: "Reanudar", TimeLeft: "Tiempo restante",
	TimeOver: "El tiempo ya se había acabado.", ClocksPaused: "Los relojes están parados. Reanúdalos primero.",
	SecondsLeft: func(player string, seconds int) string {
		return fmt.Sprintf("%s: quedan %d segundos.", player, seconds)
	},

	Replay: "Reproducir", PauseReplay: "Pausa", ReplayPly: "Jugada mostrada",
	ReplaySpeed:  func(times string) string { return fmt.Sprintf("Velocidad %s", times) },
	ReplayBegins: "Se reproduce la partida.", ReplayEnds: "Reproducción detenida.",
}

var spanishCount = CountText{
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
	UnevenMarbles: func(side string, more int) string {
		return fmt.Sprintf("%s tiene %d más, pero se juega por turnos.", side, more)
	},

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
}

var spanishNotice = NoticeText{
	NotYourTurn:  "La máquina está pensando.",
	FriendsTurn:  "Le toca a tu amigo: envíale el enlace.",
	ConfirmHole:  func(hole string) string { return "Pulsa " + hole + " otra vez para jugar ahí." },
	HintGiven:    func(hole, outlook string) string { return "Prueba " + hole + after(": ", outlook) },
	Outlook:      [7]string{"vas perdiendo claramente", "vas por detrás", "vas un poco por detrás", "casi igualado", "vas un poco por delante", "vas por delante", "vas ganando claramente"},
	HintSearch:   "Buscando una pista",
	SidesSwapped: "Bandos cambiados.",
	EngineFailed: "La máquina no ha podido responder. Puedes jugar con los dos bandos.",
	MovesPruned:  "Variante borrada.",
	TreeFull:     "Esta partida ya no admite más variantes. Borra antes una.",
	TrialBegun:   "Solo es una prueba: tu partida queda como está.",

	LinkCopied: "Enlace copiado.",
	CopyFailed: "Aquí no se permite copiar. Selecciona el enlace y cópialo.",
	NoPicture:  "No se ha podido crear la imagen.",
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
	BadCode:      "Eso no es un tablero de Kulami completo.",
	ImportFailed: "Aquí no se ha encontrado ninguna partida.",
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

	SavedUnread: "Parte de lo guardado no se ha podido leer. Se conserva una copia.",
	CopyKept:    "Esta partida ha continuado en otra pestaña. Lo que jugaste aquí queda en Mis partidas.",
	Restored: func(games, of int) string {
		return fmt.Sprintf("Partidas recuperadas: %d de %d. Nada se ha duplicado ni sobrescrito.", games, of)
	},
	GameKept:  "Guardada en Mis partidas.",
	NotStored: "¡Sin guardar!",
	Unsaved:   "Este navegador no guarda la partida. Copia su enlace para conservarla.",
}
