package text

import "fmt"

// The player is addressed as tú. Words from the printed Spanish sheets:
// tile panel · hole agujero · marble canica · board tablero · gap hueco
// row fila · column columna · area área · line cadena · diagonal diagonal
// move jugada · game partida · edition edición · point punto · tied empatado
// closed cerrado · playable jugable · stuck sin jugada · to own ser de
// the computer la máquina · library Mis partidas · workshop taller · to press or tap pulsar

var spanish = areas{
	&spanishApp, &spanishSettings,
	&spanishBoard, &spanishWorkshop,
	&spanishTable, &spanishCount, &spanishNotice,
	&spanishNewGame, &spanishLibrary, &spanishShare, &spanishLive,
	&spanishAnalysis, &spanishReview, &spanishPuzzle, &spanishProgress, &spanishCourse,
}

var spanishApp = AppText{
	Lang: "es", Dir: "ltr", Name: "Español",
	Title: "Kulami",
	About: "Juega a Kulami, el juego de mesa de 17 paneles de madera y 56 canicas, contra una máquina exigente o contra otra persona. Gratis, sin conexión y sin cuenta.",

	New: "Nueva", Undo: "Deshacer", Redo: "Rehacer", Share: "Compartir", Menu: "Menú",
	First: "Primera jugada", Previous: "Jugada anterior", Next: "Jugada siguiente", Last: "Última jugada",

	Close: "Cerrar", Cancel: "Cancelar",
	ThisGame: "Esta partida", Tools: "Herramientas",
	Save:         "Guardar",
	LeaveLessons: "Ir a la partida",

	Colon:   func(head, rest string) string { return head + ": " + rest },
	Percent: func(n int) string { return fmt.Sprint(n, "\u00a0%") },
	Decimal: decimalComma,

	OfflineReady: "Kulami ya funciona sin conexión.",
	ApplyUpdate:  "Pasar a la versión nueva", Install: "Instalar la app",
	InstallSteps: []string{"Abre el menú de compartir del navegador: el cuadrado con la flecha.", "Elige «Añadir a pantalla de inicio».", "Kulami se abre entonces como una app, también sin conexión."},
	AppVersion:   func(build string) string { return "Versión " + build },

	Reload:   "Recargar",
	Crash:    "Algo ha ido mal.",
	CrashTip: "Tu partida está a salvo. Recarga para seguir; aquí está su texto, por si quieres guardarlo.",
	NoScript: "Kulami necesita JavaScript y WebAssembly. Permítelos en esta página y vuelve a cargarla.",
	Failed:   "No se ha podido cargar Kulami. Comprueba la conexión e inténtalo de nuevo.",
	Retry:    "Reintentar",
	NotFound: "Esa página no existe.",
}

var spanishSettings = SettingsText{
	Settings: "Ajustes",
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
}
