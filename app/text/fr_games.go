package text

import (
	"fmt"
	"strings"

	"kulami/rules"
)

var frenchNewGame = NewGameText{
	Start:   "Commencer",
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
	CodeHelp:       "Un lien, un code de plateau ou une grille de lettres.",
	BoardSymmetric: "Symétrique", BoardNumber: "Par numéro", BoardMine: "Mes plateaux", NumberLabel: "Numéro du plateau",
	SymmetryKind: "Symétrie",
	Symmetry: Words{{"half-turn", "Demi-tour"}, {"mirror", "Miroir"}, {"quarter-turn", "Quart de tour"},
		{"two-mirrors", "Deux miroirs"}},
	NumberHelp: func(boards int) string {
		return "Chaque plateau carré a un numéro, de 1 à " + grouped(boards, " ") + "."
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

	OpeningFree: "N’importe où", OpeningSwap: "N’importe où, échange possible", OpeningLot: "Au hasard",
	OpeningLine: Words{
		{"free", "Celui qui commence est avantagé : entre forts joueurs, il gagne trois parties sur quatre."},
		{"swap", "Le second joueur peut s’emparer de la première bille ; mieux vaut qu’elle ne soit pas trop bonne."},
		{"lot", "La première bille va dans une case tirée au sort : presque équitable."},
	},

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
}

var frenchLibrary = LibraryText{
	Library: "Mes parties", ShowGames: "Parties", ShowResults: "Résultats",
	Search: "Rechercher", Filter: "Afficher",
	FilterAll: "Toutes", OtherGames: "Autres parties", FilterUnfinished: "En cours", FilterWon: "Gagnées", FilterDrawn: "Égalités", FilterLost: "Perdues",
	FilterPeople:  "À deux",
	NoGames:       "Aucune partie pour l’instant. Chaque partie est gardée ici dès le premier coup.",
	NothingFound:  "Aucun résultat.",
	Unfinished:    "En cours",
	MarblesPlayed: func(n int) string { return frenchPlural(n, "coup", "coups") },
	Reading:       func(n int) string { return "Lecture de " + frenchPlural(n, "autre partie", "autres parties") + "…" },

	Rename:    func(game string) string { return "Nom et détails : " + game },
	Delete:    func(game string) string { return "Supprimer : " + game },
	NameLabel: "Nom", GameBoard: "Plateau", Began: "Début", LastPlayed: "Dernier coup", Version: "Version de l’appli",
	Deleted: func(n int) string {
		return frenchPlural(n, "élément supprimé", "éléments supprimés") + "."
	},
	Keep: "Garder la partie", KeepShort: "Garder",

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

	ResultsOf: "Contre", ResultsAll: "Toutes", ResultsWon: "Gagnées", ResultsDrawn: "Égalités", ResultsLost: "Perdues",
	OtherRules: "Autres règles",
	NoResults:  "Vous n’avez pas encore terminé de partie contre l’ordinateur.",
	StreakNow:  "Victoires de suite", StreakBest: "Meilleure série",
}

var frenchShare = ShareText{
	CopyLink:  "Copier le lien",
	ShareGame: "Partager la partie",
	ShareHelp: "Le lien contient le plateau et tous les coups. Il s’ouvre sur n’importe quel appareil, et rien n’est envoyé à un serveur.",
	LinkLabel: "Lien vers cette partie",
	SendLink:  "Envoyer", ShareWhat: "Contenu", WholeGame: "Partie entière", FromHere: "Jusqu’ici",
	QRLabel: "Code QR du lien", QRHelp: "Visez le code avec l’appareil photo d’un téléphone : il ouvre cette partie.",
	NoQR:       "Le lien est trop long pour un code QR.",
	CopyRecord: "Copier le texte", SaveFile: "Créer un fichier", SaveSVG: "Image (SVG)", SavePicture: "Enregistrer l’image", OtherFormats: "Autres formats",
	SaveAnimation: "Animation (SVG)",

	Embed: "Intégrer", EmbedHelp: "Ce code affiche la partie sur n’importe quelle page web.", CopyEmbed: "Copier le code",
	OpenInKulami: "Ouvrir dans Kulami", NewTab: "s’ouvre dans un nouvel onglet",

	SendMove:       "Envoyer votre coup",
	OpponentFriend: "Ami par lien", FriendHelp: "Vous vous envoyez un lien après chaque bille, comme des lettres. Sans compte ni serveur.",
	Friend: "Ami", FriendToMove: "À votre ami de jouer", SendIt: "envoyez-lui le lien", WaitForLink: "ouvrez le lien qu’il vous renvoie", PlayBoth: "Jouer les deux camps",
	FriendPlayed: func(hole string) string { return "Votre ami a joué " + hole + ". À vous de jouer." },
	LinkOlder:    "Ce lien est plus ancien que votre partie, qui reste telle quelle.", LinkParted: "Ce lien ne correspond pas à votre partie. Les deux sont dans «\u00a0Mes parties\u00a0».",
	FriendSide: func(side string) string { return "Vous jouez " + side + "." }, FriendHow: "À vous de jouer\u00a0: posez une bille, puis renvoyez le lien.",
	QRCode: "Code QR",
}

var frenchLive = LiveText{
	OpponentLive: "En direct", LiveTitle: "Jouer en direct",
	LiveTip: "Deux liens connectent vos appareils, sans aucun serveur.",

	LivePreparing:   "Préparation du lien…",
	LiveInvite:      "Envoyez ce lien à l’autre joueur et laissez cette page ouverte. La réponse est aussi un lien\u00a0: ouvrez-le sur cet appareil, ou collez-le ici.",
	LiveAnswerLabel: "Réponse", LiveConnect: "Se connecter",
	LiveOffered: "Vous êtes invité à une partie en direct. Vous renverrez un lien, puis la partie commencera.", LiveJoin: "Rejoindre",
	LiveAnswer:     "Renvoyez ce lien et laissez cette page ouverte. La partie commence dès que l’autre joueur l’a ouvert.",
	LiveConnecting: "Connexion en cours…",
	LivePassed:     "La partie continue dans l’autre onglet. Vous pouvez fermer celui-ci.",
	LiveStray:      "Aucune page de cet appareil n’attend cette réponse. Copiez le lien et collez-le là où l’invitation a été créée.",
	LiveFailed:     "Les appareils n’ont pas pu se connecter. Ils doivent être sur le même réseau, sauf si un serveur STUN est indiqué dans les réglages des deux.",
	LiveUnfit:      "Ce n’est pas la réponse à cette invitation.",

	LiveOn: "Connecté", LiveLost: "L’autre joueur ne répond pas. En attente…",
	LiveLeft:  "La connexion est terminée. La partie est conservée\u00a0: reconnectez-vous, ou continuez en vous envoyant des liens.",
	LiveBegun: "Vous êtes connectés.", LiveTurn: "C’est à l’autre joueur de jouer.", LiveStop: "Terminer la connexion",
	UndoAsked: "L’autre joueur voudrait reprendre des billes.", UndoSent: "Vous avez demandé à reprendre des billes.",
	UndoRefused: "L’autre joueur a refusé\u00a0: les billes restent.", UndoYes: "Accepter", UndoNo: "Refuser",
	UndoOvertaken: "La partie a continué entre-temps\u00a0: votre demande de reprendre des billes n’est plus valable. Vous pouvez la renouveler.",
	UndoWithdrawn: "L’autre joueur voulait reprendre des billes, mais la partie a continué entre-temps\u00a0: sa demande n’est plus valable.",
	LiveClocks:    "Les pendules sont arrêtées tant que vous n’êtes pas connectés.",
	RematchAsked:  "L’autre joueur voudrait une autre partie.", RematchSent: "Vous avez proposé une autre partie.",
	LiveRefused: "Ce que l’autre appareil a envoyé ne suit pas les règles. La connexion est terminée et votre partie est inchangée.",
	LiveParted:  "Les parties des deux appareils sont différentes. La connexion est terminée et votre partie est inchangée.",
	LiveVersion: "L’autre appareil a une version plus récente du jeu. Rechargez cette page.",

	StunLabel: "Serveur STUN des parties en direct", StunHelp: "Relie des appareils au-delà de votre réseau et voit leurs adresses. Sans indication, aucun serveur n’est contacté.",
	BadStun: "Ce n’est pas l’adresse d’un serveur STUN, comme stun.example.org.",
}
