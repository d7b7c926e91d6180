package text

import (
	"fmt"

	"kulami/rules"
)

var spanishBoard = BoardText{
	Board: "Tablero de Kulami",
	Sides: Table[string, [2]string]{
		{"red-black", [2]string{"Rojo", "Negro"}},
		{"white-black", [2]string{"Blanco", "Negro"}},
		{"red-white", [2]string{"Rojo", "Blanco"}},
		{"safe", [2]string{"Naranja", "Azul"}},
	},
	Turn: "Girar el tablero", Mirror: "Reflejar el tablero",

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
	Marble:      func(side string) string { return "canica " + feminine(side) },
	EmptyHole:   "vacío",
	PlayableOne: "jugable",
	TrialOne:    "para probar",
	TileOf: func(holes int, first string, a int, second string, b int) string {
		return fmt.Sprintf("panel de %d: %s %d, %s %d", holes, first, a, second, b)
	},

	Played:    func(side, hole string) string { return side + " " + hole + "." },
	HolesLeft: func(n int) string { return count(n, "agujero", "agujeros") + "." },
	Tally: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("%s %d, %s %d.", first, a, second, b)
	},
	GameBegins: "Partida nueva.",
	NothingYet: "Aún no se ha jugado ninguna canica.",
	Playable: func(holes string, n int) string {
		if n == 0 {
			return "Ningún agujero es jugable."
		}
		return count(n, "agujero jugable", "agujeros jugables") + ": " + holes
	},

	Value:     func(side string, points float64) string { return side + " +" + decimalComma(points) },
	ValueEven: "Igualado",
	NoValue:   "La máquina aún no ha analizado esta posición.",
	Depth:     func(n int) string { return fmt.Sprint("profundidad ", n) },
	Exact:     "exacto",

	Keys:     "Teclado",
	Commands: [5]string{"Puntuación", "Última jugada", "Agujeros jugables", "Este panel", "Valoración"},
	Entry:    "Escribe un agujero, por ejemplo c5", EntryPlay: "Jugar",
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
}

var spanishWorkshop = WorkshopText{
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

	AskFair: "¿Es justo?", StopFair: "Parar",
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
}
