package text

import (
	"fmt"

	"kulami/rules"
)

var spanishAnalysis = AnalysisText{
	Engine:      "Máquina",
	ExactMark:   "Subrayado: exacto",
	EngineOff:   "La máquina está desactivada.",
	InPercent:   "Probabilidades de ganar en porcentaje",
	WinChance:   func(percent int) string { return fmt.Sprintf("%d\u00a0%% de probabilidad de ganar", percent) },
	Positions:   func(n int) string { return grouped(n, "\u00a0") + " posiciones" },
	ProvenWin:   func(side string) string { return "victoria demostrada para " + side },
	ProvenDraw:  "empate demostrado",
	AtLeastDraw: func(side string) string { return "al menos empate para " + side + ", demostrado" },
	BestMove:    func(hole string) string { return "Mejor jugada: " + hole },
	BestLines:   "Mejores líneas",
	PlayTo:      func(hole string) string { return "Jugar hasta " + hole },

	Threat:   "Amenaza",
	ThreatOf: func(side string) string { return "Si jugara " + side },
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
}

var spanishReview = ReviewText{
	Review:     "Repasar",
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
}

var spanishPuzzle = PuzzleText{
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
}

var spanishProgress = ProgressText{
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
}

var spanishCourse = CourseText{
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

	PlayGame:       "Jugar una partida",
	LearnByPlaying: "Aprender jugando", NextLesson: "Seguir", PreviousLesson: "Lección anterior", LessonBonus: "Más reglas",
	Right: func(found, of int) string { return fmt.Sprintf("Bien: %d de %d.", found, of) },
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

	Learn: "Cómo se juega",
	Rules: []Paragraph{
		{"El objetivo", "Ser dueño de más tablero que tu rival. Un panel es de quien tiene más canicas en él, y le da un punto por cada uno de sus agujeros. Un empate no da puntos a nadie."},
		{"Cómo se juega", "La primera canica va donde quieras. Después, cada canica va en un agujero vacío de la fila o de la columna de la canica recién jugada. Ni los huecos ni otras canicas cortan el paso."},
		{"Paneles cerrados", "Hay dos paneles cerrados: el que acaba de usar tu rival y el que usaste tú justo antes. Se abren de nuevo una jugada después."},
		{"El final", "La partida termina cuando se acaban las canicas, o en cuanto alguien no tiene agujero donde jugar. Quedarse sin jugada no es perder: deciden los puntos."},
		{"Ediciones", "Algunas hojas de reglas dan puntos extra por el área mayor de canicas unidas, o por cadenas rectas de cinco o más. Elige una edición al empezar; el recuento final muestra el cálculo."},
	},
	RuleBook: "Todas las reglas, edición por edición (abre otra página)",
}
