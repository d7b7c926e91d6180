package text

import (
	"fmt"

	"kulami/rules"
)

var frenchBoard = BoardText{
	Board: "Plateau de Kulami",
	Sides: Table[string, [2]string]{
		{"red-black", [2]string{"Rouge", "Noir"}},
		{"white-black", [2]string{"Blanc", "Noir"}},
		{"red-white", [2]string{"Rouge", "Blanc"}},
		{"safe", [2]string{"Orange", "Bleu"}},
	},
	Turn: "Tourner le plateau", Mirror: "Plateau en miroir",

	Why: func(reason rules.Reason, hole string) string {
		switch reason {
		case rules.GameOver:
			return "La partie est terminée."
		case rules.Filled:
			return "La case " + hole + " est déjà occupée."
		case rules.OffLines:
			return "La case " + hole + " n’est ni dans la rangée ni dans la colonne de la dernière bille."
		case rules.TileOfLast:
			return "La case " + hole + " est sur la tuile de la dernière bille, fermée pour l’instant."
		case rules.TileBefore:
			return "La case " + hole + " est sur la tuile de votre dernière bille, fermée pour l’instant."
		}
		return "Il n’y a pas de case ici."
	},
	WhyShort: Table[rules.Reason, string]{
		{rules.OffLines, "ni rangée ni colonne"}, {rules.TileOfLast, "tuile fermée"}, {rules.TileBefore, "tuile fermée"},
		{rules.GameOver, "la partie est terminée"},
	},
	Marble:      frenchMarble,
	EmptyHole:   "vide",
	PlayableOne: "jouable",
	TrialOne:    "à essayer",
	TileOf: func(holes int, first string, a int, second string, b int) string {
		return fmt.Sprintf("tuile de %d : %s %d, %s %d", holes, first, a, second, b)
	},

	Played:    func(side, hole string) string { return side + " " + hole + "." },
	HolesLeft: func(n int) string { return frenchPlural(n, "case", "cases") + "." },
	Tally: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("%s %d, %s %d.", first, a, second, b)
	},
	GameBegins: "Nouvelle partie.",
	NothingYet: "Aucune bille n’a été jouée.",
	Playable: func(holes string, n int) string {
		if n == 0 {
			return "Aucune case n’est jouable."
		}
		return frenchPlural(n, "case jouable", "cases jouables") + " : " + holes
	},

	Value:     func(side string, points float64) string { return side + " +" + decimalComma(points) },
	ValueEven: "Équilibré",
	NoValue:   "L’ordinateur n’a pas encore évalué cette position.",
	Depth:     func(n int) string { return fmt.Sprint("profondeur ", n) },
	Exact:     "prouvé",

	Keys:     "Clavier",
	Commands: [5]string{"Score", "Dernier coup", "Cases jouables", "Cette tuile", "Évaluation"},
	Entry:    "Saisir une case, par exemple c5", EntryPlay: "Jouer",
	KeyHelp: [][2]string{
		{"← ↑ → ↓", "se déplacer sur le plateau"},
		{"Entrée, Espace", "jouer dans la case"},
		{"n, p", "case jouable suivante ou précédente"},
		{"Début, Fin", "début ou fin de la rangée ; du plateau avec Ctrl"},
		{"s", "le score"}, {"l", "le dernier coup"}, {"m", "les cases jouables"}, {"t", "cette tuile"}, {"e", "l’évaluation de l’ordinateur"},
		{"h", "un indice"}, {"u", "annuler"}, {"[ ]", "un coup en arrière ou en avant"},
		{"← →", "hors du plateau, coup par coup ; Début, Fin : premier et dernier coup"},
		{"Maj ← →", "quitter une variante ; y entrer, ou passer à la suivante"}, {"r", "revoir la partie, ou mettre en pause"}, {"?", "cette liste"},
	},
}

var frenchWorkshop = WorkshopText{
	Workshop: "Atelier", BuildBoard: "Construire un plateau",
	WorkshopHelp: "Choisissez une tuile, puis touchez l’endroit où va sa case en haut à gauche. Ou faites-la glisser.",
	Frame:        "Le plateau en construction, 10 sur 10", Tray: "Tuiles",
	TrayTile: func(worth, width, height, left int) string {
		return fmt.Sprintf("Tuile de %d, largeur %d, hauteur %d, encore %d", worth, width, height, left)
	},
	Rotate: "Tourner", Lift: "Retirer", PlayBoard: "Jouer",
	AllTiles:  "Toutes les tuiles",
	MoveTiles: [4]string{"Vers la gauche", "Vers la droite", "Vers le haut", "Vers le bas"},
	LiftAll:   "Vider le plateau", BeginFrom: "Partir d’un plateau", GameBoardHere: "Plateau de la partie", ShareBoard: "Partager le lien",
	BoardLabel: "Nom de ce plateau",
	OwnBoard:   func(n int) string { return fmt.Sprint("Plateau ", n) },
	OpenBoard:  func(name string) string { return "Ouvrir " + name },
	PlaceFree:  "libre", PlacePicked: "en main", PlaceWrong: "mal placée",
	PlaceTile: func(worth int, tile string) string { return fmt.Sprintf("tuile de %d en %s", worth, tile) },
	TilesLeft: func(n int) string { return frenchPlural(n, "tuile à poser", "tuiles à poser") },
	Mistakes:  func(n int) string { return frenchPlural(n, "erreur", "erreurs") },
	Complete:  "Complet", BoardComplete: "Plateau complet.", Flaws: "Ce qui manque",

	TileTaken: func(worth, width, height int) string {
		return fmt.Sprintf("En main : tuile de %d, largeur %d, hauteur %d.", worth, width, height)
	},
	NoTileLeft: func(worth int) string { return fmt.Sprintf("Il ne reste aucune tuile de %d.", worth) },
	TileLifted: func(worth int) string { return fmt.Sprintf("Une tuile de %d est de retour dans la réserve.", worth) },
	TilePlaced: func(worth int, tile string) string { return fmt.Sprintf("Tuile de %d en %s.", worth, tile) },
	TilePicked: func(worth int, tile string) string {
		return fmt.Sprintf("En main : tuile de %d en %s. Touchez une place libre pour la déplacer.", worth, tile)
	},
	TileMoved:   func(tile string) string { return "Déplacée en " + tile + "." },
	TileTurned:  func(tile string) string { return "Tournée : elle est en " + tile + "." },
	TilePutBack: "Remise à sa place.", NoTileHeld: "Choisissez d’abord une tuile.",
	TilesStand: "Les tuiles se posent maintenant à la verticale.", TilesLie: "Les tuiles se posent maintenant à l’horizontale.",
	AllMoved: "Toutes les tuiles ont été déplacées.", AtEdge: "Les tuiles sont déjà au bord.",
	AllTurned: "Le plateau a été tourné.", AllMirrored: "Le plateau a été mis en miroir.",
	AllLifted: "Le plateau est vide.", BoardLaid: "Voici le plateau. Changez-y ce que vous voulez.",
	DeedUndone: "Annulé.", DeedRedone: "Rétabli.",
	BoardSaved:   func(name string) string { return "Enregistré sous le nom " + name + "." },
	BoardDropped: "Supprimé de vos plateaux.", BoardFaulty: "Le plateau n’est pas encore complet.",

	FlawOutside: func(tile string) string { return tile + " dépasse du cadre de 10 sur 10." },
	FlawOverlap: func(tile, other string) string { return tile + " et " + other + " se chevauchent." },
	FlawApart: func(tiles string, n int) string {
		if n == 1 {
			return tiles + " ne touche les autres par aucun bord."
		}
		return tiles + " ne touchent les autres par aucun bord."
	},
	FlawTooMany:  func(count, tiles string) string { return count + " en trop : " + tiles + "." },
	TilesOf:      func(n, worth int) string { return fmt.Sprintf("%s de %d", frenchPlural(n, "tuile", "tuiles"), worth) },
	TilesMissing: func(counts string) string { return "Il manque : " + counts + "." },

	AskFair: "Équitable ?", StopFair: "Arrêter",
	FairHelp:   "L’ordinateur évalue le plateau vide selon les règles de base, à pleine puissance.",
	FairEven:   "Équilibré entre les deux joueurs",
	FairFirst:  func(points float64) string { return "Premier joueur +" + decimalComma(points) },
	FairSecond: func(points float64) string { return "Second joueur +" + decimalComma(points) },

	WorkshopKeys: [][2]string{
		{"← ↑ → ↓", "se déplacer sur le plateau"},
		{"6, 4, 3, 2", "prendre une tuile avec ce nombre de cases"},
		{"Entrée, Espace", "poser la tuile ; ou prendre et reposer la tuile de cet endroit"},
		{"r", "tourner"}, {"Suppr", "retirer du plateau la tuile de cet endroit"},
		{"Maj ← ↑ → ↓", "déplacer d’une case la tuile en main, ou toutes les tuiles"},
		{"Échap", "remettre la tuile à sa place"},
		{"Début, Fin", "début ou fin de la rangée ; du plateau avec Ctrl"},
		{"u, Ctrl Z", "annuler"}, {"Ctrl Y", "rétablir"}, {"?", "cette liste"},
	},
}
