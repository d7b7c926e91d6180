package text

import (
	"fmt"
	"strings"

	"kulami/rules"
)

// The player is addressed as vous. Words: plateau (board), tuile (tile), case (hole), bille
// (marble), vide (gap), rangée and colonne (row and column), zone (area), ligne
// (line), décompte (count), partie (one game), édition, variante (variation),
// fermée (closed), notice (rule sheet). Colours are names of sides and never
// follow de or que, which some of them would shorten; only with a marble they agree. The
// spaces before : and inside « » are no-break spaces, those before ; ! ? narrow ones.

// frenchCount joins a number with the form of a noun that goes with it in French,
// where zero and one are singular; a no-break space keeps them together.
func frenchCount(n int, one, many string) string {
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

var french = Text{
	Lang: "fr", Dir: "ltr", Name: "Français",
	Title: "Kulami",
	About: "Jouez à Kulami, le jeu de plateau aux 17 tuiles de bois et aux 56 billes, contre un ordinateur de bon niveau ou à deux. Gratuit, hors ligne, sans compte.",

	Board: "Plateau de Kulami",
	Sides: Table[string, [2]string]{
		{"red-black", [2]string{"Rouge", "Noir"}},
		{"white-black", [2]string{"Blanc", "Noir"}},
		{"red-white", [2]string{"Rouge", "Blanc"}},
		{"safe", [2]string{"Orange", "Bleu"}},
	},
	You:       "Vous",
	Computer:  func(level int) string { return fmt.Sprint("Ordinateur, niveau ", level) },
	LevelName: [9]string{"", "Première partie", "Débutant", "Amateur", "Habitué", "Fort", "Très fort", "Maître", "Pleine puissance"},
	LevelLine: [9]string{"",
		"Ne voit que son propre coup, et se trompe souvent.",
		"Ne voit que son propre coup, avec moins d’erreurs.",
		"Prévoit votre réponse, avec des erreurs.",
		"Prévoit votre réponse et l’évalue bien.",
		"Calcule plusieurs coups à l’avance.",
		"Calcule plus loin et se trompe peu.",
		"Calcule très loin et voit venir la fin.",
		"Donne tout : deux secondes par coup, et il réfléchit aussi pendant votre tour.",
	},
	MarblesLeft:   func(n int) string { return fmt.Sprint("reste ", n) },
	AreaNow:       func(n int) string { return fmt.Sprint("zone ", n) },
	LinesNow:      func(n int) string { return fmt.Sprint("lignes ", n) },
	YourMove:      "À vous de jouer",
	SideToMove:    func(side string) string { return "À " + side + " de jouer" },
	ThinkingNow:   "Réflexion",
	FirstAnywhere: "commencez où vous voulez",
	Where: func(row, column string, n int) string {
		return fmt.Sprintf("rangée\u00a0%s ou colonne\u00a0%s, %s", row, column, frenchCount(n, "case", "cases"))
	},
	LookingAt:     func(ply, of int) string { return fmt.Sprintf("Coup %d sur %d", ply, of) },
	LinkedGame:    "Partie partagée",
	Variation:     "Variante",
	Wins:          func(side string) string { return side + " gagne" },
	YouWin:        "Vous gagnez",
	YouLose:       "L’ordinateur gagne",
	Draw:          "Égalité",
	ByPoints:      func(n int) string { return "de " + frenchCount(n, "point", "points") },
	ByResignation: "par abandon",
	ByAgreement:   "d’un commun accord",
	ByTime:        "au temps",
	Headline: func(head string, won, lost int) string {
		if won == lost {
			return fmt.Sprintf("%s, %d partout", head, won)
		}
		return fmt.Sprintf("%s %d à %d", head, won, lost)
	},
	YouStuck:             "vous ne pouviez plus jouer",
	ComputerStuck:        "l’ordinateur ne pouvait plus jouer",
	SideStuck:            func(side string) string { return side + " ne pouvait plus jouer" },
	LedUntil:             func(ply int) string { return fmt.Sprintf("Vous avez mené jusqu’au coup %d.", ply) },
	LookBack:             "Revoyez la partie pour voir où sont allés les points.",
	Value:                func(side string, points float64) string { return side + " +" + decimalComma(points) },
	ValueEven:            "Équilibré",
	NoValue:              "L’ordinateur n’a pas encore évalué cette position.",
	Depth:                func(n int) string { return fmt.Sprint("profondeur ", n) },
	Exact:                "prouvé",
	MoveList:             "Coups",
	NoMoves:              "Aucun coup joué",
	PlayFromHere:         "Repren\u00addre ici",
	PlayComputerFromHere: "Contre l’ordi\u00adnateur",
	Back:                 "Retour à la partie",
	PlayShort:            "Reprendre",
	BackShort:            "Partie",
	Promote:              "Monter",
	Prune:                "Supprimer",
	SwapOffer:            "Reprenez cette première bille à votre compte, ou continuez à jouer.",
	Swap:                 "Échanger les camps",
	WonBy:                func(head, by string) string { return head + " " + by },
	Colon:                func(head, rest string) string { return head + "\u00a0: " + rest },

	New: "Nouvelle", Undo: "Annuler", Redo: "Rétablir", Hint: "Indice", Share: "Partager", Menu: "Menu",
	First: "Premier coup", Previous: "Coup précédent", Next: "Coup suivant", Last: "Dernier coup",
	Resign: "Abandonner", Rematch: "Revanche", Review: "Revoir", Settings: "Réglages", Learn: "Règles du jeu",
	Keys: "Clavier", Turn: "Tourner le plateau", Mirror: "Plateau en miroir",
	Close: "Fermer", Cancel: "Annuler", Start: "Commencer", CopyLink: "Copier le lien", OtherGame: "Revenir à ma partie",
	Reload: "Recharger", SkipCount: "Passer", ShowBoard: "Voir le plateau", ShowTiles: "Voir les tuiles", EarlierGame: "Partie précédente",
	ThisGame: "Cette partie", Tools: "Outils",

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
	NotYourTurn: "L’ordinateur réfléchit.",
	FriendsTurn: "C’est à votre ami de jouer\u00a0: envoyez-lui le lien.",
	ConfirmHole: func(hole string) string { return "Touchez de nouveau " + hole + " pour y jouer." },
	HintGiven:   func(hole, outlook string) string { return "Essayez " + hole + after("\u00a0: ", outlook) },
	Outlook:     [7]string{"vous êtes en train de perdre", "vous avez du retard", "vous avez un léger retard", "position à peu près égale", "vous avez un léger avantage", "vous avez l’avantage", "vous êtes en train de gagner"},
	HintSearch:  "Recherche d’un indice",
	LinkCopied:  "Lien copié.",
	CopyFailed:  "La copie n’est pas permise ici. Sélectionnez le lien et copiez-le.",
	NoPicture:   "L’image n’a pas pu être créée.",
	Damaged: func(kept, of int) string {
		if kept == of {
			return fmt.Sprintf("Ce lien est endommagé, mais les %d coups ont pu être lus.", of)
		}
		return fmt.Sprintf("Ce lien est endommagé. Coups lus : %d sur %d.", kept, of)
	},
	CopyUnread:   "Copier le texte d’origine",
	Unreadable:   "Ce lien est illisible. Votre partie n’a pas changé.",
	Unchecked:    "Ce lien vient d’une version plus ancienne et n’a pas de code de contrôle. Comparez le plateau avec celui de l’expéditeur.",
	Newer:        "Ce lien demande une version plus récente de Kulami. Il n’a pas été modifié.",
	SavedUnread:  "Certaines données enregistrées n’ont pas pu être lues. Une copie a été conservée.",
	BadCode:      "Ce n’est pas un plateau de Kulami complet.",
	SidesSwapped: "Camps échangés.",
	EngineFailed: "L’ordinateur n’a pas pu répondre. Vous pouvez jouer les deux camps.",
	CopyKept:     "Cette partie a été poursuivie dans un autre onglet. Vos coups joués ici sont gardés dans « Mes parties ».",
	ImportFailed: "Aucune partie n’a été trouvée ici.",
	Restored: func(games, of int) string {
		return fmt.Sprintf("Parties restaurées : %d sur %d. Rien n’a été dupliqué ni écrasé.", games, of)
	},
	GameKept:     "Gardée dans « Mes parties ».",
	OfflineReady: "Kulami fonctionne désormais hors ligne.",
	MovesPruned:  "Variante supprimée.",
	TreeFull:     "Cette partie ne peut pas contenir davantage de variantes. Supprimez-en d’abord une.",
	TrialBegun:   "Simple essai : votre partie reste telle quelle.",
	NotStored:    "Non enregistrée !",
	Unsaved:      "Ce navigateur n’enregistre pas la partie. Copiez son lien pour la garder.",
	Fault: Table[rules.Fault, string]{
		{rules.FaultNoRecord, "ne contient aucune partie"},
		{rules.FaultNewerVersion, "écrit par une version plus récente"},
		{rules.FaultNoBoard, "le plateau manque"},
		{rules.FaultBadBoard, "le plateau est illisible"},
		{rules.FaultBadRuleset, "règles inconnues"},
		{rules.FaultBadMoves, "contient autre chose que des coups"},
		{rules.FaultIllegalMove, "un coup est contraire aux règles"},
		{rules.FaultBadPly, "renvoie à un coup qui n’existe pas"},
		{rules.FaultBadFinish, "fin inconnue"},
		{rules.FaultBadVariation, "une variante est injouable"},
		{rules.FaultBadNote, "une note est illisible"},
		{rules.FaultBadTimes, "les temps de la pendule sont illisibles"},
		{rules.FaultBadOrientation, "orientation inconnue"},
		{rules.FaultUnknownKey, "contient un élément inconnu"},
		{rules.FaultDuplicate, "un élément y figure deux fois"},
		{rules.FaultEmptyField, "un champ est vide"},
		{rules.FaultChecksum, "le code de contrôle est faux"},
		{rules.FaultTruncated, "la fin manque"},
		{rules.FaultTrailing, "du texte suit la fin"},
		{rules.FaultEscape, "contient des caractères étrangers"},
		{rules.FaultMarbles, "les billes ne peuvent pas être ainsi"},
		{rules.FaultTooMany, "trop de variantes ou de champs"},
		{rules.FaultNoMoves, "l’ordre des coups manque"},
	},

	Played:    func(side, hole string) string { return side + " " + hole + "." },
	HolesLeft: func(n int) string { return frenchCount(n, "case", "cases") + "." },
	Tally: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("%s %d, %s %d.", first, a, second, b)
	},
	Marble:      frenchMarble,
	EmptyHole:   "vide",
	PlayableOne: "jouable",
	TrialOne:    "à essayer",
	TileOf: func(holes int, first string, a int, second string, b int) string {
		return fmt.Sprintf("tuile de %d : %s %d, %s %d", holes, first, a, second, b)
	},
	GameBegins: "Nouvelle partie.",
	NothingYet: "Aucune bille n’a été jouée.",
	Playable: func(holes string, n int) string {
		if n == 0 {
			return "Aucune case n’est jouable."
		}
		return frenchCount(n, "case jouable", "cases jouables") + " : " + holes
	},

	NextLevel: func(level int) string { return fmt.Sprint("Essayer le niveau ", level) },

	Goal: "Gagnez plus de tuiles que votre adversaire", FirstTime: "Première fois ? Apprenez en 90 secondes",
	CoachWon: func(holes int) string {
		return "Votre bille gagne sa tuile : " + frenchCount(holes, "point", "points") + ", 1 par case."
	},
	CoachKept: "Votre tuile est plus sûre : elle est plus difficile à prendre.",
	CoachTied: "Égalité sur la tuile de votre bille : pour l’instant, elle n’est à personne.",
	CoachLost: "L’ordinateur garde la tuile de votre bille : il y a posé plus de billes que vous.",
	CoachNow: [6]string{
		"Jouez maintenant dans la rangée ou la colonne de la bille de l’ordinateur, comme il l’a fait avec la vôtre.",
		"Deux tuiles sont sombres : ce sont celles des deux dernières billes, fermées pour vous à ce coup.",
		"Une tuile prend la couleur de celui qui la possède ; sans couleur, elle n’est à personne.",
		"Le nombre à côté de votre nom indique vos points : à la fin, celui qui en a le plus gagne.",
		"Pensez au coup suivant : votre bille décide dans quelle rangée et quelle colonne l’ordinateur devra jouer.",
		"Vous savez tout : la partie finit quand toutes les billes sont jouées ou que l’un de vous n’a plus de case jouable.",
	},
	CoachStop: "Arrêter les conseils",

	Percent:    func(n int) string { return fmt.Sprint(n, "\u00a0%") },
	Reviewing:  func(percent string) string { return "Examen de chaque coup\u00a0: " + percent },
	ReviewDone: "L’examen est terminé.", Accuracy: "Précision", Chances: "Chances de gagner",
	KeyMoments: "Moments clés", NoMistakes: "Aucune erreur trouvée.",
	Verdict:  Words{{"best", "meilleur coup"}, {"good", "bon coup"}, {"inaccuracy", "imprécision"}, {"mistake", "erreur"}, {"blunder", "gaffe"}},
	OnlyMove: "le seul bon coup", MissedWin: "Un gain prouvé a été manqué.",
	Better:     func(hole string) string { return "Mieux\u00a0: " + hole + "." },
	PointsLost: func(points float64) string { return "Cela coûte environ " + decimalComma(points) + " points." },
	ProvenFrom: func(move int, result string) string {
		return fmt.Sprintf("Prouvé dès le coup %d\u00a0: %s.", move, result)
	},
	SafeFrom: func(move int, side string) string {
		return fmt.Sprintf("Prouvé dès le coup %d\u00a0: %s ne peut plus perdre.", move, side)
	},
	SaveReport: "Enregistrer l’examen en image",
	RetryYours: "Apprendre de vos erreurs",
	RetryOf:    func(side string) string { return "Apprendre des erreurs\u00a0: " + side },
	RetryTask:  func(side, hole string) string { return side + " a joué " + hole + ". Trouvez un meilleur coup." },
	RetryGood:  func(hole string) string { return hole + "\u00a0: bien trouvé\u202f!" },
	RetryBad: func(hole, reply string) string {
		return hole + " ne suffit pas" + after("\u00a0: la réponse est ", reply) + ". Essayez encore."
	},
	RetryWait: "Examen de votre coup", Solution: "Voir la solution", NextMistake: "Erreur suivante", RetryEnd: "Retour à l’examen",
	And:      "et",
	FactsOf:  func(hole, clauses string) string { return hole + " " + clauses + "." },
	FactEnds: "ne laisse aucune case à l’adversaire, ce qui termine la partie",
	FactLeaves: func(holes int) string {
		if holes == 1 {
			return "ne laisse qu’une case à l’adversaire"
		}
		return "laisse " + frenchCount(holes, "case", "cases") + " à l’adversaire"
	},
	FactWins: func(worth int) string { return fmt.Sprint("gagne définitivement la tuile de ", worth) },
	FactSaves: func(worth int) string {
		return fmt.Sprint("est seule à empêcher l’adversaire de gagner aussitôt une tuile de ", worth)
	},
	FactTies: func(worth int) string { return fmt.Sprint("rend définitive l’égalité sur la tuile de ", worth) },
	FactJoins: func(marbles int) string {
		return "réunit des zones en une seule de " + frenchCount(marbles, "bille", "billes")
	},
	FactGrows: func(marbles int) string {
		return "porte la plus grande zone du joueur à " + frenchCount(marbles, "bille", "billes")
	},
	FactLine:  func(marbles int) string { return "complète une ligne de " + frenchCount(marbles, "bille", "billes") },
	FactGives: func(worth int) string { return fmt.Sprint("permet à l’adversaire de gagner une tuile de ", worth) },
	FactCloses: func(worth int) string {
		return fmt.Sprint("ferme la tuile de ", worth, " à l’adversaire pour un coup")
	},

	NewGame: "Nouvelle partie", Opponent: "Adversaire", Level: "Niveau", Starter: "Qui commence", Edition: "Édition",
	BoardChoice: "Plateau", Opening: "Première bille",
	OpponentComputer: "Ordinateur", OpponentPerson: "À deux", OpponentAnalysis: "Analyse",
	PlayerNames: "Noms (facultatif)",
	Names:       "Noms",
	StarterMe:   "Moi", StarterOther: "Adversaire", StarterLot: "Au hasard",
	BoardSquare: "Carré, au hasard", BoardIrregular: "Irrégulier, au hasard", BoardSheet: "Classique",
	BoardToday: "Plateau du jour", BoardCode: "Coller un code",
	SheetName: Table[rules.Sheet, string]{
		{rules.SheetSquare, "Carré classique"},
		{rules.SheetIrregular, "Irrégulier classique"},
		{rules.SheetPergioco, "Exemple détaillé"},
	},
	Sheet: "Plateau classique", Seed: "Numéro du tirage", DealAgain: "Autre tirage", Code: "Code ou lien du plateau",
	CodeHelp:    "Un lien, un code de plateau ou une grille de lettres.",
	OpeningFree: "N’importe où", OpeningSwap: "N’importe où, échange possible", OpeningLot: "Au hasard",
	EditionName: Words{
		{"basic", "Jeu de base"}, {"es-1", "Espagnole, niveau\u00a01"}, {"es-2", "Espagnole, niveau\u00a02"}, {"es-3", "Espagnole, niveau\u00a03"},
		{"cs-1", "Tchèque, niveau\u00a01"}, {"cs-2", "Tchèque, niveau\u00a02"},
		{"it-areas", "Italienne, zones"}, {"it-lines", "Italienne, lignes"}, {"it-both", "Italienne, zones et lignes"},
		{"tr-area", "Turque, zone"}, {"tr-rows", "Turque, lignes"}, {"tr-both", "Turque, zone et lignes"},
	},
	EditionLine: Words{
		{"basic", "Les tuiles seules : la base des cinq notices."},
		{"es-1", "La plus grande zone rapporte un point par tuile touchée. Fin après 55 billes."},
		{"es-2", "Chaque camp marque toutes ses lignes de cinq ou plus. Fin après 55 billes."},
		{"es-3", "La zone par tuiles, plus toutes les lignes. Fin après 55 billes."},
		{"cs-1", "La plus grande zone rapporte la différence en billes."},
		{"cs-2", "Zone et lignes, toutes deux par différence."},
		{"it-areas", "La plus grande zone rapporte la différence en billes."},
		{"it-lines", "Le plus grand total de lignes rapporte la différence."},
		{"it-both", "Zone et lignes, toutes deux par différence."},
		{"tr-area", "La plus grande zone rapporte la différence en billes."},
		{"tr-rows", "Le plus grand total de lignes, en rangée et en colonne, rapporte la différence."},
		{"tr-both", "Zone et lignes par différence, sans diagonales."},
	},
	EditionWhy: Words{
		{"basic", "Ce que les cinq notices ont en commun. Idéal pour une première partie."},
		{"es-1", "Seule cette notice compte les tuiles sous une zone ; les autres comptent les billes. La partie finit dès qu’un joueur a posé ses 28 billes, une bille plus tôt que dans les autres éditions."},
		{"es-2", "Seule cette notice donne à chaque camp toutes ses lignes ; les autres donnent la différence à un seul."},
		{"es-3", "Les niveaux 1 et 2 de la notice espagnole réunis."},
		{"cs-1", "Comme les zones italiennes et la zone turque. Selon la notice, on joue jusqu’à ce que toutes les cases soient pleines ; 56 billes ne peuvent en remplir 64, elle veut donc dire toutes les billes."},
		{"cs-2", "Le même décompte que les zones et lignes italiennes, selon la notice tchèque."},
		{"it-areas", "Comme le premier niveau tchèque et la zone turque."},
		{"it-lines", "Des lignes en tous sens, par différence et sans zones : seule la notice italienne en a."},
		{"it-both", "La plus animée et la plus équitable entre forts joueurs : le bonus décide souvent."},
		{"tr-area", "Comme le premier niveau tchèque et les zones italiennes."},
		{"tr-rows", "Le texte de cette notice ne compte que les rangées et les colonnes. Son propre exemple compte aussi les diagonales ; nous suivons le texte."},
		{"tr-both", "Les deux bonus turcs. Sans diagonales, les lignes sont rares."},
	},
	SheetOf: Words{{"es-advanced", "Notice espagnole"}, {"cs", "Notice tchèque"}, {"it-pergioco", "Notice italienne"}, {"tr", "Notice turque"}},
	House:   "Règles maison", HouseLine: "Choisissez vous-même chaque option.",
	NoBonus: "Sans", ByDifference: "Différence", ByTiles: "Tuiles", BySum: "Somme",
	Orthogonal: "Lignes sans diagonales", EarlyEnd: "Fin après 55 billes",
	BoardSymmetric: "Symétrique", BoardNumber: "Par numéro", BoardMine: "Mes plateaux", NumberLabel: "Numéro du plateau",
	SymmetryKind: "Symétrie",
	Symmetry: Words{{"half-turn", "Demi-tour"}, {"mirror", "Miroir"}, {"quarter-turn", "Quart de tour"},
		{"two-mirrors", "Deux miroirs"}},
	NumberHelp: func(boards int) string {
		return "Chaque plateau carré a un numéro, de 1 à " + grouped(boards, " ") + "."
	},
	OpeningLine: Words{
		{"free", "Celui qui commence est avantagé : entre forts joueurs, il gagne trois parties sur quatre."},
		{"swap", "Le second joueur peut s’emparer de la première bille ; mieux vaut qu’elle ne soit pas trop bonne."},
		{"lot", "La première bille va dans une case tirée au sort : presque équitable."},
	},
	RulesName: func(r rules.Ruleset) string {
		var parts []string
		switch r.Area {
		case rules.AreaDifference:
			parts = append(parts, "zone")
		case rules.AreaTiles:
			parts = append(parts, "zone par tuiles")
		}
		if lines := "lignes"; r.Lines != rules.NoLines {
			if r.Lines == rules.LineSum {
				lines += " entières"
			}
			if r.Orthogonal {
				lines += " sans diagonales"
			}
			parts = append(parts, lines)
		}
		if len(parts) == 0 {
			return "Jeu de base"
		}
		return "Avec " + strings.Join(parts, " et ")
	},
	BoardName: func(board string, seed int, day string) string {
		switch board {
		case "square":
			return fmt.Sprint("carré ", seed)
		case "irregular":
			return fmt.Sprint("irrégulier ", seed)
		case "symmetric":
			return fmt.Sprint("symétrique ", seed)
		case "number":
			return "numéro " + grouped(seed, " ")
		case "today":
			return "plateau du " + numericDate(day, "/")
		case "code", "mine":
			return "plateau personnel"
		}
		return "plateau partagé"
	},
	ResignSure: "Abandonner cette partie ?",

	Library: "Mes parties", ShowGames: "Parties", ShowResults: "Résultats",
	Search: "Rechercher", Filter: "Afficher",
	FilterAll: "Toutes", OtherGames: "Autres parties", FilterUnfinished: "En cours", FilterWon: "Gagnées", FilterDrawn: "Égalités", FilterLost: "Perdues",
	FilterPeople:  "À deux",
	NoGames:       "Aucune partie pour l’instant. Chaque partie est gardée ici dès le premier coup.",
	NothingFound:  "Aucun résultat.",
	Unfinished:    "En cours",
	MarblesPlayed: func(n int) string { return frenchCount(n, "coup", "coups") },
	Reading:       func(n int) string { return "Lecture de " + frenchCount(n, "autre partie", "autres parties") + "…" },
	Rename:        func(game string) string { return "Nom et détails : " + game },
	Delete:        func(game string) string { return "Supprimer : " + game },
	NameLabel:     "Nom", Save: "Enregistrer", GameBoard: "Plateau", Began: "Début", LastPlayed: "Dernier coup", Version: "Version de l’appli",
	Deleted: func(n int) string {
		return frenchCount(n, "élément supprimé", "éléments supprimés") + "."
	},
	Full: "Le stockage est plein", FullHelp: "Les nouveaux coups ne sont pas enregistrés. Faites d’abord une sauvegarde, puis libérez de la place.",
	PruneGames: func(n int) string {
		if n == 1 {
			return "Supprimer la plus ancienne partie sans nom"
		}
		return fmt.Sprint("Supprimer les ", n, " plus anciennes parties sans nom")
	},
	UnreadHead: "Illisible",
	UnreadHelp: "Ce texte a été enregistré mais reste illisible, peut-être parce qu’une version plus récente l’a écrit. Il est gardé jusqu’à ce que vous le supprimiez.",
	CopyIt:     "Copier", DeleteIt: "Supprimer",
	Import:      "Importer",
	ImportHelp:  "Un lien, le texte d’une partie, une liste de coups, un plateau ou une sauvegarde. Du texte autour ne gêne pas, et aucune de vos parties n’est écrasée.",
	ImportLabel: "Collez-le ici", ImportNow: "Ouvrir", ChooseFile: "Choisir un fichier",
	DropHere:   "Déposez ici pour ouvrir",
	DropTip:    "Vous pouvez aussi déposer un fichier n’importe où sur la page.",
	TooLarge:   "Cela dépasse 5 Mo et n’a pas été ouvert.",
	Unopened:   "Ce fichier n’a pas pu être ouvert.",
	TextCopied: "Copié.",
	Backup:     "Tout sauvegarder",
	BackupHelp: "Un seul fichier avec toutes les parties et les réglages. L’importation les restaure, ici ou sur un autre appareil, sans rien écraser.",
	Keep:       "Garder la partie", KeepShort: "Garder",
	ResultsOf: "Contre", ResultsAll: "Toutes", ResultsWon: "Gagnées", ResultsDrawn: "Égalités", ResultsLost: "Perdues",
	OtherRules: "Autres règles",
	NoResults:  "Vous n’avez pas encore terminé de partie contre l’ordinateur.",
	StreakNow:  "Victoires de suite", StreakBest: "Meilleure série",

	Progress:       "Progrès",
	ProgressNone:   "Terminez une partie contre l’ordinateur et vous trouverez ici votre force de jeu, vos résultats et votre précision. Tout reste sur cet appareil.",
	Rating:         "Force de jeu",
	RatingNone:     "Les parties contre l’ordinateur sans indice ni coup annulé comptent pour la force de jeu. Il n’y en a pas encore.",
	RatingRange:    func(low, high int) string { return fmt.Sprintf("Très probablement entre %d et %d.", low, high) },
	RatingLines:    "Les lignes sont les niveaux 1 à 8.",
	PuzzleStrength: "Classement aux problèmes",
	PuzzlesNone:    "Résolvez des problèmes et vous trouverez ici votre classement.",
	PuzzlesSolved:  func(n, of int) string { return fmt.Sprintf("Problèmes résolus : %d sur %d", n, of) },
	ThemeSolved:    "Résolus", ThemeTried: "Essayés",
	MistakesLearnt: func(n, of int) string { return fmt.Sprintf("Erreurs personnelles corrigées : %d sur %d", n, of) },
	Streaks:        "Séries",
	DailyNow:       "Problème du jour : jours de suite",
	DailyBest:      "Problème du jour : meilleure série",
	AccuracyCourse: "Précision au fil du temps",
	AccuracyNone:   "Revoyez vos parties terminées et vous trouverez ici votre précision.",
	TileKind:       func(holes int) string { return fmt.Sprintf("Tuile de %d", holes) },
	AsTable:        "Afficher en tableau",
	Date:           "Date",

	Engine:      "Ordinateur",
	ExactMark:   "Souligné : prouvé",
	EngineOff:   "L’ordinateur est désactivé.",
	Decimal:     decimalComma,
	InPercent:   "Chances de gain en pourcentage",
	WinChance:   func(percent int) string { return fmt.Sprintf("%d\u00a0%% de chances de gain", percent) },
	Positions:   func(n int) string { return grouped(n, "\u202f") + "\u00a0positions" },
	ProvenWin:   func(side string) string { return "victoire prouvée pour " + side },
	ProvenDraw:  "égalité prouvée",
	AtLeastDraw: func(side string) string { return "au moins l’égalité pour " + side + ", c’est prouvé" },
	BestMove:    func(hole string) string { return "Meilleur coup\u00a0: " + hole },
	BestLines:   "Meilleures suites",
	PlayTo:      func(hole string) string { return "Jouer jusqu’à " + hole },
	Threat:      "Menace",
	ThreatOf:    func(side string) string { return "Si c’était à " + side + " de jouer" },
	ThreatHelp: func(passes, plays string) string {
		return passes + " passe son tour. Les valeurs sont celles de " + plays + ", dans les mêmes cases."
	},
	ThreatMove: func(side, hole, value string) string { return side + " jouerait " + hole + "\u00a0: " + value },
	WhatIf:     "Et si une tuile changeait de main ?",
	WhatIfNone: "Aucune tuile",
	TakesTile: func(holes, side string, worth int) string {
		return "Avec " + holes + ", " + side + " prend la tuile de " + fmt.Sprint(worth) + "."
	},
	CannotTake: func(side string, worth int) string {
		return side + " ne peut plus prendre la tuile de " + fmt.Sprint(worth) + "."
	},
	CountNow: "Maintenant", CountThen: "Alors", CountChange: "Différence",
	AnalysisKeys: [][2]string{
		{"← ↑ → ↓", "se déplacer sur le plateau"},
		{"Entrée, Espace", "jouer dans la case"},
		{"n, p", "case jouable suivante ou précédente"},
		{"Début, Fin", "début ou fin de la rangée ; du plateau avec Ctrl"},
		{"Espace", "hors du plateau : jouer le meilleur coup"},
		{"l", "activer ou désactiver l’ordinateur"},
		{"s", "le score"},
		{"Maj l", "le dernier coup"},
		{"m", "les cases jouables"},
		{"t", "cette tuile"},
		{"e", "l’évaluation et le meilleur coup"},
		{"u", "annuler"},
		{"[ ]", "un coup en arrière ou en avant"},
		{"← →", "hors du plateau, coup par coup ; Début, Fin : premier et dernier coup"},
		{"Maj ← →", "quitter une variante ; y entrer, ou passer à la suivante"},
		{"c", "commentaire et signes"},
		{"x", "la menace : ce que l’adversaire jouerait maintenant"},
		{"w", "et si cette tuile changeait de main"},
		{"?", "cette liste"},
	},
	Annotate: "Commentaire et signes", Comment: "Commentaire", MoveMark: "Signe pour le coup", KeepValue: "Garder la valeur de l’ordinateur", KeptValue: "Valeur notée",
	NotesFull: "Cette partie ne peut pas contenir davantage de notes. Supprimez-en d’abord une.", CommentDeleted: "Commentaire supprimé.", LinePromoted: "Variante remontée.",
	GlyphName: Table[rules.Glyph, string]{{rules.GoodMove, "bon coup"}, {rules.PoorMove, "erreur"}, {rules.VeryGoodMove, "coup brillant"}, {rules.VeryPoorMove, "gaffe"}, {rules.Speculative, "coup intéressant"}, {rules.Questionable, "coup douteux"}},

	ApplyUpdate: "Lancer la nouvelle version", Install: "Installer l’appli",
	InstallSteps: []string{"Ouvrez le menu de partage du navigateur : le carré avec la flèche.", "Choisissez « Sur l’écran d’accueil ».", "Kulami s’ouvre alors comme une appli, même hors ligne."},
	AppVersion:   func(build string) string { return "Version " + build },

	ShareGame: "Partager la partie",
	ShareHelp: "Le lien contient le plateau et tous les coups. Il s’ouvre sur n’importe quel appareil, et rien n’est envoyé à un serveur.",
	LinkLabel: "Lien vers cette partie",
	SendLink:  "Envoyer", ShareWhat: "Contenu", WholeGame: "Partie entière", FromHere: "Jusqu’ici",
	QRLabel: "Code QR du lien", QRHelp: "Visez le code avec l’appareil photo d’un téléphone : il ouvre cette partie.",
	NoQR:       "Le lien est trop long pour un code QR.",
	CopyRecord: "Copier le texte", SaveFile: "Créer un fichier", SaveSVG: "Image (SVG)", SavePicture: "Enregistrer l’image", OtherFormats: "Autres formats",
	Embed: "Intégrer", EmbedHelp: "Ce code affiche la partie sur n’importe quelle page web.", CopyEmbed: "Copier le code",
	OpenInKulami: "Ouvrir dans Kulami", NewTab: "s’ouvre dans un nouvel onglet",
	SendMove: "Envoyer votre coup",

	OpponentFriend: "Ami par lien", FriendHelp: "Vous vous envoyez un lien après chaque bille, comme des lettres. Sans compte ni serveur.",
	Friend: "Ami", FriendToMove: "À votre ami de jouer", SendIt: "envoyez-lui le lien", WaitForLink: "ouvrez le lien qu’il vous renvoie", PlayBoth: "Jouer les deux camps",
	FriendPlayed: func(hole string) string { return "Votre ami a joué " + hole + ". À vous de jouer." },
	LinkOlder:    "Ce lien est plus ancien que votre partie, qui reste telle quelle.", LinkParted: "Ce lien ne correspond pas à votre partie. Les deux sont dans «\u00a0Mes parties\u00a0».",
	FriendSide: func(side string) string { return "Vous jouez " + side + "." }, FriendHow: "À vous de jouer\u00a0: posez une bille, puis renvoyez le lien.",
	QRCode: "Code QR",

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

	Count: "Décompte", CountTiles: "Tuiles", CountArea: "Plus grande zone", CountLines: "Lignes", CountTotal: "Total",
	Tied:          func(n int) string { return frenchCount(n, "tuile sans propriétaire", "tuiles sans propriétaire") },
	NeitherScores: "personne",
	AreaSum: func(marbles, tiles int) string {
		return frenchCount(marbles, "bille", "billes") + " sur " + frenchCount(tiles, "tuile", "tuiles")
	},

	CountWooden:     "Compter une partie sur table",
	CountWoodenHelp: "Posez les billes comme elles sont sur votre table. Touchez de nouveau une bille pour l’enlever.",
	PutDown:         "Poser", ClearMarbles: "Tout enlever", OtherBoard: "Autre plateau", UseBoard: "Prendre ce plateau",
	MarblesDown: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("Billes : %s %d, %s %d.", first, a, second, b)
	},
	TooManyMarbles: func(side string) string { return side + " en a plus de 28." },
	LastMarbles:    "Dernières billes", ExchangeMarbles: "Échanger les couleurs",
	SetUp: "Composer une position", LeaveSetUp: "Retour aux billes",
	MarkLast: func(side string) string {
		return "Pour l’analyse, marquez la dernière bille de " + side + "."
	},
	LastOrder: func(side string) string {
		return "La dernière bille de " + side + " ne peut pas suivre la précédente\u00a0: elle est sur la même tuile, ou ni dans sa rangée ni dans sa colonne."
	},
	FirstBegins: func(first, second string) string {
		return "Dans l’analyse, " + first + " a commencé et a donc autant de billes que " + second + ", ou une de plus. Vous pouvez échanger les couleurs."
	},
	NotAnalysable: "Ces billes ne peuvent pas être analysées\u00a0: la partie se serait terminée plus tôt.",
	UnevenMarbles: func(side string, more int) string {
		return fmt.Sprintf("%s en a %d de plus : on joue à tour de rôle.", side, more)
	},

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
	TilesLeft: func(n int) string { return frenchCount(n, "tuile à poser", "tuiles à poser") },
	Mistakes:  func(n int) string { return frenchCount(n, "erreur", "erreurs") },
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
	TilesOf:      func(n, worth int) string { return fmt.Sprintf("%s de %d", frenchCount(n, "tuile", "tuiles"), worth) },
	TilesMissing: func(counts string) string { return "Il manque : " + counts + "." },
	AskFair:      "Équitable ?", StopFair: "Arrêter",
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

	PlayGame:       "Jouer une partie",
	LearnByPlaying: "Apprendre en jouant", NextLesson: "Suivant", PreviousLesson: "Leçon précédente", LessonBonus: "Bonus",
	LeaveLessons: "Retour au jeu",
	Right:        func(found, of int) string { return fmt.Sprintf("Juste : %d sur %d.", found, of) },
	Lessons: Table[string, Lesson]{
		{"first", Lesson{"Le but",
			"Gagnez plus de tuiles que votre adversaire : {first} commence, touchez n’importe quelle case.",
			"", "{first} possède maintenant cette tuile, et c’est à {second} : on joue chacun son tour."}},
		{"own", Lesson{"À qui est la tuile ?",
			"Une tuile appartient à celui qui y a le plus de billes : touchez les tuiles où {first} est en majorité.",
			"{first} n’est pas en majorité ici :", "Une tuile rapporte un point par case, vide ou non ; à égalité, personne ne marque."}},
		{"row", Lesson{"Rangée et colonne",
			"La dernière bille est en c4 : touchez deux cases de sa rangée ou de sa colonne, mais pas sur la même tuile.",
			"", "Voilà la première règle. Les billes placées entre les deux ne bloquent pas le passage."}},
		{"gap", Lesson{"Par-dessus les vides",
			"Rangées et colonnes continuent par-dessus les vides : touchez une case de la rangée de h2, de l’autre côté du vide.",
			"La case {hole} est jouable, mais elle n’est pas de l’autre côté du vide de la rangée 2.", "Ni les vides ni les billes n’arrêtent une rangée."}},
		{"closed", Lesson{"Deux tuiles fermées",
			"Les tuiles des deux dernières billes, c7 et e7, sont fermées pour la suivante : touchez-les toutes les deux.",
			"La case {hole} est sur une tuile ouverte.", "Une tuile se rouvre dès que deux billes ont été jouées ailleurs."}},
		{"end", Lesson{"La fin",
			"La partie finit quand quelqu’un est bloqué, sans case jouable : touchez la case qui bloque {second}.",
			"Après {hole}, {second} pourrait encore jouer.", "Rangée et colonne ne mènent qu’à des billes et à des tuiles fermées : les points décident, 25 à 20."}},
		{"area", Lesson{"La plus grande zone",
			"Certaines éditions comptent la plus grande zone de billes d’une même couleur bord à bord : touchez la plus grande.",
			"Il y en a une plus grande.", "{second} a 17 billes réunies, {first} 12. Ce que cela vaut dépend de l’édition."}},
		{"line", Lesson{"Les lignes de cinq",
			"Certaines éditions comptent les lignes d’au moins cinq billes d’une même couleur : touchez les trois de {second}.",
			"{second} n’a pas de ligne qui passe par {hole}.", "Une bille peut faire partie de plusieurs lignes. Vous connaissez maintenant toutes les règles."}},
	},

	Rules: []Paragraph{
		{"Le but", "Il s’agit de posséder une plus grande part du plateau que votre adversaire. Une tuile appartient à celui qui y a le plus de billes, et elle lui rapporte un point par case. À égalité, personne ne marque."},
		{"La pose", "La première bille va n’importe où. Ensuite, chaque bille va dans une case vide de la rangée ou de la colonne de la bille qui vient d’être jouée. Les vides et les autres billes ne barrent pas le chemin."},
		{"Tuiles fermées", "Deux tuiles sont fermées : celle où votre adversaire vient de jouer, et celle où vous aviez joué juste avant. Elles se rouvrent un coup plus tard."},
		{"La fin", "La partie finit quand toutes les billes sont jouées, ou dès que quelqu’un n’a plus de case jouable. Être bloqué n’est pas perdre : les points décident."},
		{"Éditions", "Certaines notices ajoutent des points pour la plus grande zone de billes qui se touchent, ou pour les lignes droites de cinq ou plus. Vous choisissez l’édition en commençant une partie ; le décompte final montre le calcul."},
	},
	RuleBook: "Toutes les règles, chaque édition (ouvre une page)",
	Commands: [5]string{"Score", "Dernier coup", "Cases jouables", "Cette tuile", "Évaluation"},
	Entry:    "Saisir une case, par exemple c5", EntryPlay: "Jouer",
	ClockText: ClockText{
		Clock: "Pendule", ClockNone: "Sans pendule", ClockSudden: "Temps fixe", ClockFischer: "Incrément",
		ClockMinutes: "Minutes par joueur", ClockIncrement: "Secondes ajoutées par coup", ClockPauses: "Arrêter quand la page est cachée",
		PauseClocks: "Arrêter les pendules", ResumeClocks: "Reprendre", TimeLeft: "Temps restant",
		TimeOver: "Le temps était déjà écoulé.", ClocksPaused: "Les pendules sont arrêtées. Relancez-les d’abord.",
		SecondsLeft: func(player string, seconds int) string {
			return fmt.Sprintf("%s\u00a0: encore %d secondes.", player, seconds)
		},
	},
	ReplayText: ReplayText{
		Replay: "Revoir", PauseReplay: "Pause", ReplayPly: "Coup affiché",
		ReplaySpeed:  func(times string) string { return fmt.Sprintf("Vitesse %s", times) },
		ReplayBegins: "Lecture de la partie.", ReplayEnds: "Lecture arrêtée.",
		SaveAnimation: "Animation (SVG)",
	},
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
	Crash:    "Quelque chose s’est mal passé.",
	CrashTip: "Votre partie est en sécurité. Rechargez pour continuer ; voici son texte, si vous voulez le garder.",
	NoScript: "Kulami a besoin de JavaScript et de WebAssembly. Veuillez les autoriser pour cette page et la recharger.",
	Failed:   "Kulami n’a pas pu être chargé. Vérifiez la connexion et réessayez.",
	Retry:    "Réessayer",
	NotFound: "Cette page n’existe pas.",

	LiveText: frenchLive,

	PuzzleText: PuzzleText{
		Puzzles: "Problèmes", DailyPuzzle: "Problème du jour", NextPuzzle: "Problème suivant", MorePuzzles: "Autres problèmes",
		BackToPuzzle: "Retour au problème", AllPuzzles: "Tous les problèmes",
		PuzzlesComing:  "Chargement des problèmes.",
		PuzzlesMissing: "Les problèmes n’ont pas pu être chargés. Vos parties et vos résultats sont en sécurité.",
		PuzzleOf:       func(number int) string { return fmt.Sprint("Problème ", number) },
		DailyOf:        func(day string) string { return "Problème du " + numericDate(day, "/") },
		PuzzleLevel:    func(level int) string { return fmt.Sprint("Difficulté ", level, " sur 8") },
		GoalWin:        func(side string) string { return "À " + side + " de jouer et de gagner." },
		GoalDraw:       func(side string) string { return "À " + side + " de jouer et de sauver l’égalité." },
		GoalMargin: func(side string, points int) string {
			return "À " + side + " de jouer et de gagner d’au moins " + frenchCount(points, "point", "points") + "."
		},
		SolutionIs: func(hole string) string { return "La solution est " + hole + "." },
		PuzzleWrong: func(hole, reply string) string {
			return hole + " n’est pas la solution" + after("\u00a0: la réponse est ", reply) + "."
		},
		BestPlay: func(result string) string { return "Au meilleur jeu\u00a0: " + result + "." },

		DailyLine: "Chaque jour un nouveau problème, le même pour tous.", NoRating: "Résolvez des problèmes pour obtenir un classement.",
		DailyNew:      "Un nouveau problème du jour est là.",
		DailyLate:     "Son jour est passé, il ne compte donc pas pour votre série.",
		DailyDone:     "Vous avez résolu le problème d’aujourd’hui.",
		ShareResult:   "Partager le résultat",
		DailyResult:   func(day string) string { return "Problème Kulami du " + numericDate(day, "/") + "\u00a0: résolu." },
		DailyTries:    func(n int) string { return fmt.Sprint("Essais\u00a0: ", n, ".") },
		DailyStreak:   func(days int) string { return "Série\u00a0: " + frenchCount(days, "jour", "jours") + "." },
		LongestStreak: func(days int) string { return "Votre plus longue\u00a0: " + frenchCount(days, "jour", "jours") + "." },

		ThemeHead: "Thèmes",
		ThemeName: Words{
			{"closing", "Fermer une tuile"}, {"denying", "Sauver une tuile"}, {"capture", "Gagner une tuile"}, {"sacrifice", "Le sacrifice"},
			{"last-hole", "Dernière case d’une tuile"}, {"stuck", "Plus de case"}, {"forcing", "Une seule réponse"}, {"parity", "Passer le trait"},
			{"areas", "Zones"}, {"lines", "Lignes"},
		},
		PuzzleRating: func(value, deviation int) string {
			return fmt.Sprintf("Votre classement\u00a0: %d ± %d", value, deviation)
		},
		PuzzlesTried: func(solved, tried int) string {
			return fmt.Sprintf("%d sur %d résolus au premier essai", solved, tried)
		},

		Storm: "Contre la montre", StormLine: "Le plus de problèmes possible en trois minutes.", StormStart: "Commencer", StormAgain: "Recommencer",
		StormScore: func(solved int) string { return frenchCount(solved, "résolu", "résolus") },
		StormBest:  func(solved int) string { return fmt.Sprint("Votre record\u00a0: ", solved) },
		StormOver: func(solved int) string {
			return "Le temps est écoulé\u00a0: " + frenchCount(solved, "résolu", "résolus") + "."
		},

		OwnMistakes:     "Vos propres erreurs",
		Practise:        "S’exercer",
		OwnMistakesLine: "Les erreurs de vos parties examinées reviennent jusqu’à ce que vous trouviez le meilleur coup.",
		MistakesDue: func(n int) string {
			if n == 0 {
				return "Rien à travailler aujourd’hui."
			}
			return fmt.Sprint("À travailler aujourd’hui\u00a0: ", n, ".")
		},
	},
}
