package text

import (
	"fmt"

	"kulami/rules"
)

var frenchTable = TableText{
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
	MarblesLeft: func(n int) string { return fmt.Sprint("reste ", n) },
	AreaNow:     func(n int) string { return fmt.Sprint("zone ", n) },
	LinesNow:    func(n int) string { return fmt.Sprint("lignes ", n) },

	YourMove:      "À vous de jouer",
	SideToMove:    func(side string) string { return "À " + side + " de jouer" },
	ThinkingNow:   "Réflexion",
	FirstAnywhere: "commencez où vous voulez",
	Where: func(row, column string, n int) string {
		return fmt.Sprintf("rangée\u00a0%s ou colonne\u00a0%s, %s", row, column, frenchPlural(n, "case", "cases"))
	},
	LookingAt:  func(ply, of int) string { return fmt.Sprintf("Coup %d sur %d", ply, of) },
	LinkedGame: "Partie partagée",
	Variation:  "Variante",
	SwapOffer:  "Reprenez cette première bille à votre compte, ou continuez à jouer.",
	Swap:       "Échanger les camps",

	Wins:          func(side string) string { return side + " gagne" },
	YouWin:        "Vous gagnez",
	YouLose:       "L’ordinateur gagne",
	Draw:          "Égalité",
	ByPoints:      func(n int) string { return "de " + frenchPlural(n, "point", "points") },
	ByResignation: "par abandon",
	ByAgreement:   "d’un commun accord",
	ByTime:        "au temps",
	Headline: func(head string, won, lost int) string {
		if won == lost {
			return fmt.Sprintf("%s, %d partout", head, won)
		}
		return fmt.Sprintf("%s %d à %d", head, won, lost)
	},
	YouStuck:      "vous ne pouviez plus jouer",
	ComputerStuck: "l’ordinateur ne pouvait plus jouer",
	SideStuck:     func(side string) string { return side + " ne pouvait plus jouer" },
	LedUntil:      func(ply int) string { return fmt.Sprintf("Vous avez mené jusqu’au coup %d.", ply) },
	LookBack:      "Revoyez la partie pour voir où sont allés les points.",
	WonBy:         func(head, by string) string { return head + " " + by },
	NextLevel:     func(level int) string { return fmt.Sprint("Essayer le niveau ", level) },

	Hint:   "Indice",
	Resign: "Abandonner", Rematch: "Revanche",
	OtherGame: "Revenir à ma partie",
	SkipCount: "Passer", ShowBoard: "Voir le plateau", ShowTiles: "Voir les tuiles", EarlierGame: "Partie précédente",
	ResignSure: "Abandonner cette partie ?",

	MoveList:             "Coups",
	NoMoves:              "Aucun coup joué",
	PlayFromHere:         "Repren\u00addre ici",
	PlayComputerFromHere: "Contre l’ordi\u00adnateur",
	Back:                 "Retour à la partie",
	PlayShort:            "Reprendre",
	BackShort:            "Partie",
	Promote:              "Monter",
	Prune:                "Supprimer",

	Clock: "Pendule", ClockNone: "Sans pendule", ClockSudden: "Temps fixe", ClockFischer: "Incrément",
	ClockMinutes: "Minutes par joueur", ClockIncrement: "Secondes ajoutées par coup", ClockPauses: "Arrêter quand la page est cachée",
	PauseClocks: "Arrêter les pendules", ResumeClocks: "Reprendre", TimeLeft: "Temps restant",
	TimeOver: "Le temps était déjà écoulé.", ClocksPaused: "Les pendules sont arrêtées. Relancez-les d’abord.",
	SecondsLeft: func(player string, seconds int) string {
		return fmt.Sprintf("%s\u00a0: encore %d secondes.", player, seconds)
	},

	Replay: "Revoir", PauseReplay: "Pause", ReplayPly: "Coup affiché",
	ReplaySpeed:  func(times string) string { return fmt.Sprintf("Vitesse %s", times) },
	ReplayBegins: "Lecture de la partie.", ReplayEnds: "Lecture arrêtée.",
}

var frenchCount = CountText{
	Count: "Décompte", CountTiles: "Tuiles", CountArea: "Plus grande zone", CountLines: "Lignes", CountTotal: "Total",
	Tied:          func(n int) string { return frenchPlural(n, "tuile sans propriétaire", "tuiles sans propriétaire") },
	NeitherScores: "personne",
	AreaSum: func(marbles, tiles int) string {
		return frenchPlural(marbles, "bille", "billes") + " sur " + frenchPlural(tiles, "tuile", "tuiles")
	},

	CountWooden:     "Compter une partie sur table",
	CountWoodenHelp: "Posez les billes comme elles sont sur votre table. Touchez de nouveau une bille pour l’enlever.",
	PutDown:         "Poser", ClearMarbles: "Tout enlever", OtherBoard: "Autre plateau", UseBoard: "Prendre ce plateau",
	MarblesDown: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("Billes : %s %d, %s %d.", first, a, second, b)
	},
	TooManyMarbles: func(side string) string { return side + " en a plus de 28." },
	LastMarbles:    "Dernières billes", ExchangeMarbles: "Échanger les couleurs",
	UnevenMarbles: func(side string, more int) string {
		return fmt.Sprintf("%s en a %d de plus : on joue à tour de rôle.", side, more)
	},

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
}

var frenchNotice = NoticeText{
	NotYourTurn:  "L’ordinateur réfléchit.",
	FriendsTurn:  "C’est à votre ami de jouer\u00a0: envoyez-lui le lien.",
	ConfirmHole:  func(hole string) string { return "Touchez de nouveau " + hole + " pour y jouer." },
	HintGiven:    func(hole, outlook string) string { return "Essayez " + hole + after("\u00a0: ", outlook) },
	Outlook:      [7]string{"vous êtes en train de perdre", "vous avez du retard", "vous avez un léger retard", "position à peu près égale", "vous avez un léger avantage", "vous avez l’avantage", "vous êtes en train de gagner"},
	HintSearch:   "Recherche d’un indice",
	SidesSwapped: "Camps échangés.",
	EngineFailed: "L’ordinateur n’a pas pu répondre. Vous pouvez jouer les deux camps.",
	MovesPruned:  "Variante supprimée.",
	TreeFull:     "Cette partie ne peut pas contenir davantage de variantes. Supprimez-en d’abord une.",
	TrialBegun:   "Simple essai : votre partie reste telle quelle.",

	LinkCopied: "Lien copié.",
	CopyFailed: "La copie n’est pas permise ici. Sélectionnez le lien et copiez-le.",
	NoPicture:  "L’image n’a pas pu être créée.",
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
	BadCode:      "Ce n’est pas un plateau de Kulami complet.",
	ImportFailed: "Aucune partie n’a été trouvée ici.",
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

	SavedUnread: "Certaines données enregistrées n’ont pas pu être lues. Une copie a été conservée.",
	CopyKept:    "Cette partie a été poursuivie dans un autre onglet. Vos coups joués ici sont gardés dans « Mes parties ».",
	Restored: func(games, of int) string {
		return fmt.Sprintf("Parties restaurées : %d sur %d. Rien n’a été dupliqué ni écrasé.", games, of)
	},
	GameKept:  "Gardée dans « Mes parties ».",
	NotStored: "Non enregistrée !",
	Unsaved:   "Ce navigateur n’enregistre pas la partie. Copiez son lien pour la garder.",
}
