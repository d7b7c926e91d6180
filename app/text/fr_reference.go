package text

// frenchReference is the rule book in French.
func frenchReference() *Reference {
	return &Reference{
		Lang:  "fr",
		Title: "Les règles de Kulami",
		About: "Les règles de Kulami selon cinq notices imprimées : chaque édition, une même partie comptée selon chacune, et ce qui est souvent mal compris.",
		Intro: "Kulami se joue d’une seule façon, mais se compte de plusieurs. Cette page les explique toutes. Cinq notices imprimées, deux en espagnol et les autres en tchèque, en italien et en turc, s’accordent sur le jeu ; elles divergent sur les points supplémentaires. Les deux camps s’appellent ici {first} et {second} ; avec des billes d’autres couleurs, rien ne change.",

		BasicTitle: "Kulami : le jeu de base",
		BasicAbout: "Le jeu de base de Kulami sur deux pages à imprimer : le matériel, les coups, la fin et le décompte, avec une partie en exemple.",
		BasicIntro: "C’est le jeu par lequel commencent les cinq notices imprimées : seules les tuiles comptent. Les deux camps s’appellent ici {first} et {second} ; avec des billes d’autres couleurs, rien ne change.",
		ToBasic:    "Le jeu de base sur deux pages, à imprimer",
		ToWhole:    "Toutes les règles : zones, lignes et chaque édition",

		Contents:     "Sur cette page",
		Skip:         "Aller aux règles",
		ToGame:       "Jouer à Kulami",
		Course:       "Apprendre en jouant",
		OpenGame:     "Ouvrir cette partie dans Kulami",
		PlayEdition:  "Ouvrir un plateau avec ces règles",
		FromSheet:    "Notice",
		AllSheets:    "les cinq",
		Adds:         "Ce qu’elle ajoute",
		Sum:          "Comment on calcule",
		Differs:      "En quoi elle diffère",
		OnTheExample: "L’exemple détaillé",
		Edition:      "Édition",
		Misread:      "On croit souvent",
		Correct:      "En fait",
		SheetWords:   "Ses mots",
		TilesHeads:   [3]string{"Tuiles", "Cases de chacune", "Points de chacune"},
		ByName:       "Les tuiles et les lignes par leur nom",
		TiedTiles:    "À égalité",

		Box: Section{
			Head: "Ce que contient la boîte",
			Text: []string{
				"Kulami est un jeu d’Andreas Kuhnekath pour deux joueurs, à partir de neuf ans.",
				"Dix-sept tuiles rectangulaires, 64 cases en tout, et 56 billes, 28 pour chaque camp.",
				"On assemble les tuiles bord à bord jusqu’à former un plateau. Un plateau régulier est un carré de huit rangées et huit colonnes. Un plateau irrégulier peut avoir n’importe quel contour, pourvu que les tuiles se tiennent bord à bord et que l’ensemble entre dans dix rangées et dix colonnes ; il peut y avoir des vides à l’intérieur.",
			},
			Picture: "Une tuile de chaque sorte : deux rangées de trois cases, deux rangées de deux, une rangée de trois et une rangée de deux.",
			Caption: "Les quatre sortes de tuiles.",
		},
		Boards: [2]Figure{
			{"Dix-sept tuiles qui forment un carré de huit rangées et huit colonnes.", "Un plateau carré."},
			{"Dix-sept tuiles au contour irrégulier.", "Un plateau irrégulier."},
		},
		Aim: Section{
			Head: "Le but",
			Text: []string{
				"Posséder une plus grande part du plateau que votre adversaire. Une tuile est à vous quand elle porte plus de vos billes que des siennes, et elle rapporte un point pour chacune de ses cases.",
			},
		},
		Begins: Section{
			Head: "Qui commence",
			Text: []string{
				"Le hasard décide : un joueur cache une bille de chaque couleur, une dans chaque main, et l’autre choisit une main. La couleur qui sort commence.",
				"C’est ce que prévoit la notice espagnole avancée. Selon la tchèque, celui qui a choisi commence si la bille est de sa couleur ; l’italienne tire au sort. Les deux autres notices ne disent rien ; sur leurs images, c’est Rouge qui commence. Dans l’appli, vous pouvez donner le premier coup à l’un des camps ou vous en remettre au hasard.",
			},
		},
		Placing: Section{
			Head: "Poser les billes",
			Text: []string{
				"Les deux camps jouent à tour de rôle, une bille à la fois. La première bille de la partie peut aller dans n’importe quelle case. Chaque bille suivante va dans une case vide qui remplit trois conditions :",
				"Elle est dans la rangée ou dans la colonne de la bille qui vient d’être jouée.",
				"Elle n’est pas sur la tuile de la bille qui vient d’être jouée.",
				"Elle n’est pas sur la tuile de la bille d’avant, c’est-à-dire la dernière bille du camp qui joue.",
				"Deux tuiles sont donc fermées, pas davantage, et une tuile se rouvre dès que deux billes ont été jouées ailleurs. Pour la deuxième bille de la partie, une seule tuile est fermée.",
			},
			Picture: "Un plateau avec trois billes. La dernière est en {last}, celle d’avant en {before}. La rangée et la colonne de {last} sont surlignées, les tuiles des deux billes sont hachurées, et ces cases sont marquées comme jouables : {legal}.",
			Caption: "{second} doit jouer. La dernière bille, en {last}, fixe la rangée et la colonne ; les deux tuiles hachurées sont fermées. Un point marque chaque case jouable.",
		},
		Gaps: Section{
			Head: "Rien ne barre une rangée",
			Text: []string{
				"Une rangée va d’un bout à l’autre du plateau, une colonne aussi. Les billes qui s’y trouvent ne l’arrêtent pas, quelle que soit leur couleur, et les vides d’un plateau irrégulier non plus : les cases au-delà en font partie.",
			},
			Picture: "Un plateau irrégulier avec une bille, en {last}. Des cases jouables sont marquées des deux côtés d’un vide de sa rangée : {legal}.",
			Caption: "La bille en {last} ouvre toute sa rangée, même au-delà du vide.",
		},
		End: Section{
			Head: "La fin",
			Text: []string{
				"La partie finit quand toutes les billes ont été jouées. Il y a 64 cases et 56 billes : quelques cases restent donc vides.",
				"Elle finit aussi, sur-le-champ, quand le camp qui doit jouer n’a plus de case jouable : chaque case de la rangée et de la colonne est occupée ou se trouve sur une tuile fermée. On dit alors qu’il est bloqué. Ce n’est pas une défaite : personne ne passe, personne n’est puni, et les points décident comme dans toute autre partie.",
			},
			Picture: "La fin d’une partie. La dernière bille est en {last} ; aucune case de sa rangée ni de sa colonne n’est jouable.",
			Caption: "Rien n’est ouvert dans la rangée et la colonne de {last} : {second} est bloqué et la partie est finie, bien qu’il reste des billes.",
		},
		Tiles: Section{
			Head: "Compter les tuiles",
			Text: []string{
				"Regardez chaque tuile séparément. Le camp qui y a le plus de billes la possède et marque un point pour chacune de ses cases, même vides ou occupées par l’adversaire. Une seule bille sur une tuile de six cases suffit à la posséder et à marquer six points.",
				"Une tuile où les deux camps ont autant de billes ne rapporte rien à personne, une tuile vide non plus.",
				"Autour d’une table, vous pouvez défaire le plateau et donner ses tuiles à chaque camp.",
				"Le camp qui a le plus de points gagne. À points égaux, il y a égalité.",
			},
		},
		Areas: Section{
			Head: "Les zones",
			Text: []string{
				"Certaines éditions donnent des points pour la plus grande zone. Une zone est un groupe de billes d’une même couleur qui se touchent bord à bord, vers le haut, vers le bas ou sur les côtés. Les limites des tuiles ne comptent pas. Les coins ne relient pas les billes, et les vides les séparent.",
				"Seule compte la plus grande zone de chaque camp, et sa taille est le nombre de ses billes. Si les deux sont de même taille, personne ne marque.",
				"Autour d’une table, comptez les zones et les lignes avant de défaire le plateau.",
			},
			Picture: "La position finale de l’exemple détaillé, la plus grande zone de chaque camp dans sa couleur.",
			Caption: "La plus grande zone de chaque camp, remplie de sa couleur.",
		},
		Lines: Section{
			Head: "Les lignes",
			Text: []string{
				"Certaines éditions donnent des points pour les lignes. Une ligne, ce sont cinq billes ou plus d’une même couleur, côte à côte et sans interruption, en rangée, en colonne ou en diagonale. Sa longueur est le nombre de ses billes. Une case vide, une bille de l’autre couleur ou un vide du plateau y met fin.",
				"Une suite plus longue reste une seule ligne : sept billes côte à côte forment une ligne de sept. Une bille peut appartenir à plusieurs lignes de directions différentes et compte dans chacune.",
			},
			Picture: "La position finale de l’exemple détaillé, chaque ligne de cinq billes ou plus marquée d’un trait.",
			Caption: "Les lignes des deux camps, marquées d’un trait.",
		},
		Example: Section{
			Head: "Une partie, toutes les éditions",
			Text: []string{
				"Plusieurs notices expliquent leur décompte sur la même position finale, et elle est parlante : aux tuiles seules, un camp gagne ; avec certains des points supplémentaires, c’est l’autre. La voici, avec le propriétaire de chaque tuile et le décompte selon chaque édition.",
				"Après la dernière bille, en {last}, {second} est bloqué et a encore une bille en main.",
			},
			Picture: "La position finale de l’exemple détaillé. Un cadre de la couleur de son propriétaire entoure chaque tuile qui en a un.",
			Caption: "La position finale. Chaque tuile qui a un propriétaire est encadrée de sa couleur ; deux sont à égalité.",
		},
		Editions: Section{
			Head: "Les éditions",
			Text: []string{
				"Toutes se jouent de la même façon. Ce qui change, c’est le décompte et, aux niveaux espagnols, la toute dernière bille. Chaque édition est comptée ici sur l’exemple détaillé.",
			},
		},
		Sheets: Section{
			Head: "Les cinq notices",
			Text: []string{
				"Les notices donnent des noms différents aux mêmes choses, laissent des points en suspens et se contredisent parfois. Voici comment elles sont lues ici.",
			},
		},
		Fairness: Section{
			Head: "Un début équitable",
			Text: []string{
				"Celui qui commence est avantagé. Deux options rétablissent l’équilibre. Aucune notice ne les prévoit, et on peut se passer des deux.",
				"L’échange : un joueur pose la première bille, et l’autre peut alors prendre son camp au lieu de répondre. Celui qui la pose cherchera donc une case qui n’avantage guère l’un ou l’autre camp.",
				"La première bille au hasard : sa case est tirée au sort. La partie continue ensuite comme d’habitude.",
			},
		},
		Misreadings: Section{
			Head: "Erreurs fréquentes",
			Text: []string{
				"Ce que l’on croit souvent lire dans les règles, et ce qu’elles disent vraiment.",
			},
		},

		EditionNotes: map[string]EditionNote{
			"basic": {
				"Rien : seules les tuiles comptent.",
				"Additionnez les cases des tuiles que chaque camp possède.",
				"C’est le jeu par lequel commence chaque notice, et le premier à apprendre. Les autres éditions ajoutent leurs points à ce décompte.",
			},
			"es-1": {
				"Des points pour le camp qui a la plus grande zone.",
				"Comparez les zones par leurs billes. Le camp qui a la plus grande marque un point pour chaque tuile où elle a des billes, quel qu’en soit le nombre.",
				"Les autres notices à zones donnent la différence en billes. Ici, une courte avance peut valoir autant qu’une large, et une zone étalée sur beaucoup de tuiles vaut plus qu’une zone compacte. La partie finit dès qu’un joueur a posé ses 28 billes.",
			},
			"es-2": {
				"Des points pour les lignes.",
				"Chaque camp marque la longueur de toutes ses lignes additionnées.",
				"Les deux camps marquent ; les autres notices à lignes donnent la différence à un seul. L’avance est la même, les totaux sont plus élevés. La partie finit dès qu’un joueur a posé ses 28 billes.",
			},
			"es-3": {
				"Des points pour la plus grande zone et pour les lignes.",
				"Les deux premiers niveaux espagnols réunis : les tuiles sous la plus grande zone pour un camp, la longueur des lignes pour les deux.",
				"C’est la seule édition où les zones comptent par tuiles et les lignes en entier. La partie finit dès qu’un joueur a posé ses 28 billes.",
			},
			"cs-1": {
				"Des points pour le camp qui a la plus grande zone.",
				"Le camp qui a la plus grande zone marque la différence entre les deux, en billes.",
				"Le niveau espagnol de même numéro compte plutôt les tuiles sous la zone. Le jeu italien avec zones et le jeu turc avec zone se comptent exactement comme celui-ci.",
			},
			"cs-2": {
				"Des points pour la plus grande zone et pour les lignes.",
				"La zone comme au niveau 1. Additionnez ensuite la longueur des lignes de chaque camp ; le camp qui a la plus grande somme marque la différence.",
				"Chaque niveau comprend le précédent : il n’y a donc pas de jeu tchèque avec lignes seules. Le jeu italien avec zones et lignes se compte exactement comme celui-ci.",
			},
			"it-areas": {
				"Des points pour le camp qui a la plus grande zone.",
				"Le camp qui a la plus grande zone marque la différence entre les deux, en billes.",
				"Elle se compte comme le premier niveau tchèque. La notice italienne en fait une variante à part, que l’on peut combiner avec les lignes.",
			},
			"it-lines": {
				"Des points pour les lignes.",
				"Additionnez la longueur des lignes de chaque camp, en rangée, en colonne et en diagonale ; le camp qui a la plus grande somme marque la différence.",
				"La seule édition avec lignes par différence et diagonales, mais sans zones. Le niveau espagnol à lignes donne aux deux camps leur somme entière.",
			},
			"it-both": {
				"Des points pour la plus grande zone et pour les lignes.",
				"Les deux variantes italiennes réunies, chacune par sa différence.",
				"Les deux différences ne vont pas forcément au même camp. Elle se compte comme le second niveau tchèque.",
			},
			"tr-area": {
				"Des points pour le camp qui a la plus grande zone.",
				"Le camp qui a la plus grande zone marque la différence entre les deux, en billes.",
				"Elle se compte comme le premier niveau tchèque et le jeu italien avec zones.",
			},
			"tr-rows": {
				"Des points pour les lignes en rangée et en colonne.",
				"Additionnez la longueur des lignes de chaque camp, sans diagonales ; le camp qui a la plus grande somme marque la différence.",
				"Le texte de cette notice ne parle que de lignes horizontales et verticales : les diagonales sont donc laissées de côté ici. Son propre exemple les compte pourtant ; si vous préférez cela, choisissez le jeu italien avec lignes.",
			},
			"tr-both": {
				"Des points pour la plus grande zone et pour les lignes en rangée et en colonne.",
				"Les deux bonus turcs réunis, chacun par sa différence.",
				"Elle ne diffère du second niveau tchèque et du jeu italien avec zones et lignes que par l’absence de diagonales.",
			},
		},

		SheetNotes: map[string]SheetNote{
			"es-short": {
				Name:  "Espagnole, courte",
				Words: "baldosa, loseta ou ficha (tuile), agujero (case), canica (bille)",
				Notes: []string{
					"Elle n’explique que le jeu de base et n’a pas de points supplémentaires.",
					"Elle ne dit pas qui commence. Sur ses images, c’est Rouge.",
					"Une remarque dit qu’une ligne de billes peut comporter des espaces. Il s’agit de la pose : ni un vide ni une case vide ne barre le chemin. Cela n’a rien à voir avec les lignes qui rapportent des points.",
					"Elle a trois noms différents pour la tuile ; tous désignent la même chose.",
				},
			},
			"es-advanced": {
				Name:  "Espagnole, avancée",
				Words: "panel (tuile), espacio (case), bolita (bille), fila (rangée ou colonne), área (zone), cadena (ligne)",
				Notes: []string{
					"Elle arrête la partie quand un joueur a posé toutes ses billes, et non les deux : après 55 billes, là où les autres notices en jouent 56. Les trois niveaux espagnols font ainsi ici ; le jeu de base, non.",
					"Elle énumère des billes rouges et noires, puis parle de rouges et de blanches.",
					"Pour la plus grande zone, elle donne autant de points que la zone a de tuiles, là où d’autres notices comptent les billes. Elle ne dit pas ce qui se passe quand les zones sont de même taille : ici, personne ne marque.",
					"Elle ne dit pas non plus si une tuile doit être pleine pour compter dans la zone : ici compte toute tuile où la zone a au moins une bille.",
					"Elle dit que les lignes comptent, mais pas si les diagonales en font partie. Ici, elles en font partie, comme dans les exemples des autres notices.",
					"La couleur tirée d’une main fermée est celle qui commence, peu importe qui l’a choisie.",
				},
			},
			"cs": {
				Name:  "Tchèque",
				Words: "deska (tuile), otvor (case), kámen (bille), řada (rangée ou colonne), území (zone), řetězec (ligne)",
				Notes: []string{
					"Elle arrête la partie quand toutes les cases sont pleines. Avec 56 billes pour 64 cases, cela ne peut arriver ; on comprend : quand toutes les billes ont été jouées.",
					"Son résumé du niveau 2 parle de la plus longue ligne, son explication et son exemple de toutes les lignes ensemble. On suit l’exemple.",
					"Elle donne un nom aux deux règles de pose : celle de la rangée et de la colonne, et celle des deux tuiles mises hors jeu.",
					"Celui qui choisit la main commence s’il y trouve une bille de sa couleur.",
				},
			},
			"it-pergioco": {
				Name:  "Italienne",
				Words: "tessera (tuile), casella ou foro (case), biglia (bille), riga et colonna (rangée et colonne), area (zone), linea (ligne)",
				Notes: []string{
					"Ses billes sont blanches et noires, et Noir commence dans ses diagrammes. Les billes rouges de cette page sont ses blanches.",
					"Sa partie se termine par Blanc en f3, et Blanc a une bille de plus bien que Noir ait commencé. Ici, on arrive à la même position avec h7 comme dernière bille.",
					"Son plateau est au milieu d’un cadre de dix sur dix, où la rangée 1 et la colonne j sont vides. Le plateau garde ici cette place, pour que les noms des cases soient les mêmes.",
					"C’est la seule notice qui nomme les cases par une lettre et un nombre et qui détaille tout le décompte, tuile par tuile. Tous ses nombres se retrouvent ici.",
					"Zones et lignes y sont deux variantes, à jouer séparément ou ensemble. Cela fait trois éditions.",
				},
			},
			"tr": {
				Name:  "Turque",
				Words: "taş (tuile), delik (case), misket ou bilye (bille), alan (zone), sıra (ligne)",
				Notes: []string{
					"Son texte ne compte que les lignes horizontales et verticales. Son exemple n’arrive pourtant à sa somme qu’avec les diagonales. Les éditions turques suivent ici le texte.",
					"Elle ne dit pas que les billes qui ne se touchent que par un coin ne forment pas une zone. Ses 12 et 17 ne s’obtiennent pourtant qu’ainsi : avec les coins, ce seraient 23 et 24.",
					"Elle ne dit pas qui commence. Sur ses images, c’est Rouge.",
					"Son mot pour la tuile veut aussi dire pierre, ce qui, dans d’autres jeux, est un pion. Ici, les pions sont les billes.",
					"Elle dit que l’on peut revenir sur sa propre tuile à partir du deuxième tour. C’est la règle habituelle : une tuile n’est fermée que pour la bille suivante du même camp.",
				},
			},
		},

		MisreadingNotes: []Misreading{
			{"Les billes placées entre les deux barrent le chemin.", "Non. Toute case vide de la rangée et de la colonne est jouable, quel que soit le nombre de billes sur le chemin, si sa tuile n’est pas fermée."},
			{"Une rangée s’arrête à un vide du plateau.", "Elle continue au-delà. Les vides ne comptent que pour les zones et les lignes, qu’ils interrompent bel et bien."},
			{"Seule la tuile de la dernière bille adverse est fermée.", "La tuile de sa propre dernière bille l’est aussi. À partir de la troisième bille, il y a toujours deux tuiles fermées."},
			{"Une tuile où l’on a joué une fois reste fermée.", "Elle se rouvre quand deux billes ont été jouées ailleurs."},
			{"Celui qui est bloqué perd.", "La partie finit et les points décident. Être bloqué alors que l’on mène, c’est gagner."},
			{"Celui qui est bloqué passe, et l’autre camp continue.", "Personne ne passe. La partie finit aussitôt."},
			{"Une tuile doit être pleine pour compter.", "La majorité suffit, et une seule bille peut faire la majorité."},
			{"Une tuile rapporte les billes qu’elle porte.", "Elle rapporte ses cases, toutes, au camp qui la possède."},
			{"À égalité, une tuile compte pour les deux, ou se partage.", "Elle ne compte pour personne."},
			{"C’est le nombre de tuiles qui décide.", "Ce sont leurs points. Une tuile de six vaut autant que trois tuiles de deux."},
			{"Des billes qui se touchent par un coin forment une zone.", "Seules celles qui se touchent bord à bord en forment une. Les diagonales ne valent que pour les lignes."},
			{"Toutes les zones comptent.", "Seule compte la plus grande de chaque camp."},
			{"Une zone rapporte un point par bille.", "Dans aucune édition. Elle rapporte soit la différence en billes entre les deux plus grandes zones, soit le nombre de tuiles sous la plus grande ; et un seul camp marque."},
			{"Zones et lignes s’arrêtent au bord d’une tuile.", "Elles passent librement d’une tuile à l’autre. Seul le propriétaire se cherche tuile par tuile."},
			{"Une ligne peut sauter une case vide ou un vide du plateau.", "Non. Une seule case sans bille de sa couleur y met fin."},
			{"Une ligne de sept, ce sont trois lignes de cinq.", "C’est une ligne de sept. Seules des lignes de directions différentes comptent séparément."},
			{"Une bille ne compte que dans une ligne.", "Elle compte dans chacune de ses lignes, qui peuvent se croiser."},
			{"Les points supplémentaires remplacent ceux des tuiles.", "Ils s’y ajoutent."},
		},
	}
}
