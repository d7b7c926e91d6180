package text

import (
	"fmt"
	"strings"
)

// The player is addressed as vous. Words: plateau (board), tuile (tile), case (hole), bille
// (marble), vide (gap), rangée and colonne (row and column), zone (area), ligne
// (line), décompte (count), partie (one game), édition, variante (variation),
// fermée (closed), notice (rule sheet). Colours are names of sides and never
// follow de or que, which some of them would shorten; only with a marble they agree. The
// spaces before : and inside « » are no-break spaces, those before ; ! ? narrow ones.

var french = areas{
	&frenchApp, &frenchSettings,
	&frenchBoard, &frenchWorkshop,
	&frenchTable, &frenchCount, &frenchNotice,
	&frenchNewGame, &frenchLibrary, &frenchShare, &frenchLive,
	&frenchAnalysis, &frenchReview, &frenchPuzzle, &frenchProgress, &frenchCourse,
}

var frenchApp = AppText{
	Lang: "fr", Dir: "ltr", Name: "Français",
	Title: "Kulami",
	About: "Jouez à Kulami, le jeu de plateau aux 17 tuiles de bois et aux 56 billes, contre un ordinateur de bon niveau ou à deux. Gratuit, hors ligne, sans compte.",

	New: "Nouvelle", Undo: "Annuler", Redo: "Rétablir", Share: "Partager", Menu: "Menu",
	First: "Premier coup", Previous: "Coup précédent", Next: "Coup suivant", Last: "Dernier coup",

	Close: "Fermer", Cancel: "Annuler",
	ThisGame: "Cette partie", Tools: "Outils",
	Save:         "Enregistrer",
	LeaveLessons: "Retour au jeu",

	Colon:   func(head, rest string) string { return head + "\u00a0: " + rest },
	Percent: func(n int) string { return fmt.Sprint(n, "\u00a0%") },
	Decimal: decimalComma,

	OfflineReady: "Kulami fonctionne désormais hors ligne.",
	ApplyUpdate:  "Lancer la nouvelle version", Install: "Installer l’appli",
	InstallSteps: []string{"Ouvrez le menu de partage du navigateur : le carré avec la flèche.", "Choisissez « Sur l’écran d’accueil ».", "Kulami s’ouvre alors comme une appli, même hors ligne."},
	AppVersion:   func(build string) string { return "Version " + build },

	Reload:   "Recharger",
	Crash:    "Quelque chose s’est mal passé.",
	CrashTip: "Votre partie est en sécurité. Rechargez pour continuer ; voici son texte, si vous voulez le garder.",
	NoScript: "Kulami a besoin de JavaScript et de WebAssembly. Veuillez les autoriser pour cette page et la recharger.",
	Failed:   "Kulami n’a pas pu être chargé. Vérifiez la connexion et réessayez.",
	Retry:    "Réessayer",
	NotFound: "Cette page n’existe pas.",
}

var frenchSettings = SettingsText{
	Settings: "Réglages",
	Language: "Langue",
	Theme:    "Thème", ThemeAuto: "Système", ThemeLight: "Clair", ThemeDark: "Sombre",
	Marbles: "Billes",
	Wood:    "Plateau", WoodLight: "Bois clair", WoodDark: "Bois sombre", WoodFlat: "Uni", WoodContrast: "Contraste élevé",
	Sound: "Sons", Haptics: "Vibrations",
	Pace: "Vitesse de l’ordinateur", PaceQuick: "Instantanée", PaceCalm: "Normale", PaceSlow: "Lente",
	MarbleSet: Words{
		{"red-black", "Rouge et noir"}, {"white-black", "Blanc et noir"}, {"red-white", "Rouge et blanc"},
		{"safe", "Orange et bleu, adaptés aux daltoniens"},
	},
	Coordinates: "Coordonnées", Animation: "Animations", Bands: "Surligner la rangée et la colonne", Legal: "Marquer les cases jouables",
	Owners: "Montrer à qui est chaque tuile", Confirm: "Confirmer les coups",
}

// frenchPlural joins a number with the form of a noun that goes with it in French,
// where zero and one are singular; a no-break space keeps them together.
func frenchPlural(n int, one, many string) string {
	if n < 2 {
		return fmt.Sprint(n, "\u00a0", one)
	}
	return fmt.Sprint(n, "\u00a0", many)
}

// frenchMarble names a marble by its side, in the feminine.
func frenchMarble(side string) string {
	switch side {
	case "Noir":
		return "bille noire"
	case "Blanc":
		return "bille blanche"
	case "Bleu":
		return "bille bleue"
	}
	return "bille " + strings.ToLower(side)
}
