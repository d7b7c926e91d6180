package text

import (
	"fmt"

	"kulami/rules"
)

var frenchAnalysis = AnalysisText{
	Engine:      "Ordinateur",
	ExactMark:   "Souligné : prouvé",
	EngineOff:   "L’ordinateur est désactivé.",
	InPercent:   "Chances de gain en pourcentage",
	WinChance:   func(percent int) string { return fmt.Sprintf("%d\u00a0%% de chances de gain", percent) },
	Positions:   func(n int) string { return grouped(n, "\u202f") + "\u00a0positions" },
	ProvenWin:   func(side string) string { return "victoire prouvée pour " + side },
	ProvenDraw:  "égalité prouvée",
	AtLeastDraw: func(side string) string { return "au moins l’égalité pour " + side + ", c’est prouvé" },
	BestMove:    func(hole string) string { return "Meilleur coup\u00a0: " + hole },
	BestLines:   "Meilleures suites",
	PlayTo:      func(hole string) string { return "Jouer jusqu’à " + hole },

	Threat:   "Menace",
	ThreatOf: func(side string) string { return "Si c’était à " + side + " de jouer" },
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
}

var frenchReview = ReviewText{
	Review:     "Revoir",
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
		return "laisse " + frenchPlural(holes, "case", "cases") + " à l’adversaire"
	},
	FactWins: func(worth int) string { return fmt.Sprint("gagne définitivement la tuile de ", worth) },
	FactSaves: func(worth int) string {
		return fmt.Sprint("est seule à empêcher l’adversaire de gagner aussitôt une tuile de ", worth)
	},
	FactTies: func(worth int) string { return fmt.Sprint("rend définitive l’égalité sur la tuile de ", worth) },
	FactJoins: func(marbles int) string {
		return "réunit des zones en une seule de " + frenchPlural(marbles, "bille", "billes")
	},
	FactGrows: func(marbles int) string {
		return "porte la plus grande zone du joueur à " + frenchPlural(marbles, "bille", "billes")
	},
	FactLine:  func(marbles int) string { return "complète une ligne de " + frenchPlural(marbles, "bille", "billes") },
	FactGives: func(worth int) string { return fmt.Sprint("permet à l’adversaire de gagner une tuile de ", worth) },
	FactCloses: func(worth int) string {
		return fmt.Sprint("ferme la tuile de ", worth, " à l’adversaire pour un coup")
	},
}

var frenchPuzzle = PuzzleText{
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
		return "À " + side + " de jouer et de gagner d’au moins " + frenchPlural(points, "point", "points") + "."
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
	DailyStreak:   func(days int) string { return "Série\u00a0: " + frenchPlural(days, "jour", "jours") + "." },
	LongestStreak: func(days int) string { return "Votre plus longue\u00a0: " + frenchPlural(days, "jour", "jours") + "." },

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
	StormScore: func(solved int) string { return frenchPlural(solved, "résolu", "résolus") },
	StormBest:  func(solved int) string { return fmt.Sprint("Votre record\u00a0: ", solved) },
	StormOver: func(solved int) string {
		return "Le temps est écoulé\u00a0: " + frenchPlural(solved, "résolu", "résolus") + "."
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
}

var frenchProgress = ProgressText{
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
}

var frenchCourse = CourseText{
	Goal: "Gagnez plus de tuiles que votre adversaire", FirstTime: "Première fois ? Apprenez en 90 secondes",
	CoachWon: func(holes int) string {
		return "Votre bille gagne sa tuile : " + frenchPlural(holes, "point", "points") + ", 1 par case."
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

	PlayGame:       "Jouer une partie",
	LearnByPlaying: "Apprendre en jouant", NextLesson: "Suivant", PreviousLesson: "Leçon précédente", LessonBonus: "Bonus",
	Right: func(found, of int) string { return fmt.Sprintf("Juste : %d sur %d.", found, of) },
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

	Learn: "Règles du jeu",
	Rules: []Paragraph{
		{"Le but", "Il s’agit de posséder une plus grande part du plateau que votre adversaire. Une tuile appartient à celui qui y a le plus de billes, et elle lui rapporte un point par case. À égalité, personne ne marque."},
		{"La pose", "La première bille va n’importe où. Ensuite, chaque bille va dans une case vide de la rangée ou de la colonne de la bille qui vient d’être jouée. Les vides et les autres billes ne barrent pas le chemin."},
		{"Tuiles fermées", "Deux tuiles sont fermées : celle où votre adversaire vient de jouer, et celle où vous aviez joué juste avant. Elles se rouvrent un coup plus tard."},
		{"La fin", "La partie finit quand toutes les billes sont jouées, ou dès que quelqu’un n’a plus de case jouable. Être bloqué n’est pas perdre : les points décident."},
		{"Éditions", "Certaines notices ajoutent des points pour la plus grande zone de billes qui se touchent, ou pour les lignes droites de cinq ou plus. Vous choisissez l’édition en commençant une partie ; le décompte final montre le calcul."},
	},
	RuleBook: "Toutes les règles, chaque édition (ouvre une page)",
}
