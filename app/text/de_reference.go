package text

// germanReference is the rule book in German.
func germanReference() *Reference {
	return &Reference{
		Lang:  "de",
		Title: "Die Regeln von Kulami",
		About: "Die Regeln von Kulami nach fünf gedruckten Regelblättern: jede Ausgabe, eine Partie nach allen gewertet, und was oft falsch verstanden wird.",
		Intro: "Gespielt wird Kulami überall gleich, gezählt wird es auf mehrere Arten. Diese Seite erklärt beides. Fünf gedruckte Regelblätter, zwei spanische und je ein tschechisches, italienisches und türkisches, sind sich über das Spielen einig; erst bei den Zusatzpunkten gehen sie auseinander. Die beiden Seiten heißen hier {first} und {second}; mit Kugeln anderer Farben ändert sich nichts.",

		BasicTitle: "Kulami: das Grundspiel",
		BasicAbout: "Das Grundspiel von Kulami auf zwei Seiten zum Ausdrucken: die Schachtel, die Züge, das Ende und die Wertung, mit einer Beispielpartie.",
		BasicIntro: "Mit diesem Spiel beginnen alle fünf gedruckten Regelblätter: Nur die Platten zählen. Die beiden Seiten heißen hier {first} und {second}; mit Kugeln anderer Farben ändert sich nichts.",
		ToBasic:    "Das Grundspiel auf zwei Seiten zum Ausdrucken",
		ToWhole:    "Alle Regeln: Gebiete, Linien und jede Ausgabe",

		Contents:     "Auf dieser Seite",
		Skip:         "Zu den Regeln springen",
		ToGame:       "Kulami spielen",
		Course:       "Spielend lernen",
		OpenGame:     "Diese Partie in Kulami öffnen",
		PlayEdition:  "Ein Brett mit diesen Regeln öffnen",
		FromSheet:    "Regelblatt",
		AllSheets:    "alle fünf",
		Adds:         "Was sie hinzufügt",
		Sum:          "Wie gezählt wird",
		Differs:      "Worin sie sich unterscheidet",
		OnTheExample: "Die Beispielpartie",
		Edition:      "Ausgabe",
		Misread:      "Oft geglaubt",
		Correct:      "Richtig ist",
		SheetWords:   "Seine Begriffe",
		TilesHeads:   [3]string{"Platten", "Mulden auf jeder", "Punkte für jede"},
		ByName:       "Platten und Linien im Einzelnen",
		TiedTiles:    "Gleichstand",

		Box: Section{
			Head: "Was in der Schachtel ist",
			Text: []string{
				"Kulami ist ein Spiel von Andreas Kuhnekath für zwei Personen ab neun Jahren.",
				"Siebzehn rechteckige Platten mit zusammen 64 Mulden und 56 Kugeln, 28 für jede Seite.",
				"Die Platten werden Kante an Kante gelegt, bis sie ein Brett bilden. Ein regelmäßiges Brett ist ein Quadrat aus acht Reihen und acht Spalten. Ein unregelmäßiges Brett darf jeden Umriss haben, solange alle Platten Kante an Kante zusammenhängen und das Ganze in zehn Reihen und zehn Spalten passt; innen darf es Lücken haben.",
			},
			Picture: "Je eine Platte jeder Art: zwei Reihen mit drei Mulden, zwei Reihen mit zwei, eine Reihe mit drei und eine Reihe mit zwei.",
			Caption: "Die vier Arten von Platten.",
		},
		Boards: [2]Figure{
			{"Siebzehn Platten, die ein Quadrat aus acht Reihen und acht Spalten bilden.", "Ein quadratisches Brett."},
			{"Siebzehn Platten mit unregelmäßigem Umriss.", "Ein unregelmäßiges Brett."},
		},
		Aim: Section{
			Head: "Das Ziel",
			Text: []string{
				"Besitze am Ende mehr vom Brett als dein Gegner. Eine Platte gehört dir, wenn auf ihr mehr Kugeln von dir liegen als von deinem Gegner; sie bringt dann für jede ihrer Mulden einen Punkt.",
			},
		},
		Begins: Section{
			Head: "Wer beginnt",
			Text: []string{
				"Der Zufall entscheidet: Einer verbirgt in jeder Hand eine Kugel, von jeder Farbe eine, und der andere wählt eine Hand. Die Farbe, die herauskommt, beginnt.",
				"So steht es auf dem spanischen Blatt für Fortgeschrittene. Nach dem tschechischen beginnt, wer gewählt hat, wenn die Kugel seine eigene Farbe hat; das italienische lost aus. Die anderen beiden Blätter sagen nichts dazu; auf ihren Bildern beginnt Rot. In der App kannst du den ersten Zug einer Seite geben oder dem Zufall überlassen.",
			},
		},
		Placing: Section{
			Head: "Kugeln setzen",
			Text: []string{
				"Die beiden Seiten setzen abwechselnd je eine Kugel. Die erste Kugel der Partie darf in jede beliebige Mulde. Jede weitere kommt in eine leere Mulde, die drei Bedingungen erfüllt:",
				"Sie liegt in der Reihe oder in der Spalte der Kugel, die gerade gesetzt wurde.",
				"Sie liegt nicht auf der Platte der Kugel, die gerade gesetzt wurde.",
				"Sie liegt nicht auf der Platte der Kugel davor; das ist die eigene letzte Kugel dessen, der am Zug ist.",
				"Gesperrt sind also zwei Platten, mehr nicht, und eine Platte ist wieder offen, sobald zwei Kugeln anderswo gesetzt wurden. Für die zweite Kugel der Partie ist erst eine Platte gesperrt.",
			},
			Picture: "Ein Brett mit drei Kugeln. Die letzte liegt in {last}, die davor in {before}. Die Reihe und die Spalte von {last} sind hervorgehoben, die Platten beider Kugeln schraffiert, und diese Mulden sind als spielbar markiert: {legal}.",
			Caption: "{second} ist dran. Die letzte Kugel in {last} bestimmt Reihe und Spalte; die beiden schraffierten Platten sind gesperrt. Ein Punkt markiert jede Mulde, in die gesetzt werden darf.",
		},
		Gaps: Section{
			Head: "Nichts versperrt eine Reihe",
			Text: []string{
				"Eine Reihe geht von einem Ende des Bretts bis zum anderen, eine Spalte ebenso. Kugeln darin beenden sie nicht, gleich welcher Farbe, und auch nicht die Lücken eines unregelmäßigen Bretts: Die Mulden jenseits davon gehören dazu.",
			},
			Picture: "Ein unregelmäßiges Brett mit einer Kugel in {last}. Auf beiden Seiten einer Lücke in ihrer Reihe sind spielbare Mulden markiert: {legal}.",
			Caption: "Die Kugel in {last} öffnet ihre ganze Reihe, auch über die Lücke hinweg.",
		},
		End: Section{
			Head: "Das Ende",
			Text: []string{
				"Die Partie endet, wenn alle Kugeln gesetzt sind. Es gibt 64 Mulden und 56 Kugeln, also bleiben einige Mulden leer.",
				"Sie endet außerdem sofort, wenn für die Seite am Zug keine Mulde mehr spielbar ist: Jede Mulde der Reihe und der Spalte ist besetzt oder liegt auf einer gesperrten Platte. Das heißt festsitzen. Es ist keine Niederlage: Niemand setzt aus, niemand wird bestraft, und die Punkte entscheiden wie in jeder anderen Partie.",
			},
			Picture: "Das Ende einer Partie. Die letzte Kugel liegt in {last}; in ihrer Reihe und ihrer Spalte ist keine Mulde spielbar.",
			Caption: "In der Reihe und der Spalte von {last} ist nichts offen: {second} sitzt fest, und die Partie ist zu Ende, obwohl noch Kugeln übrig sind.",
		},
		Tiles: Section{
			Head: "Die Platten werten",
			Text: []string{
				"Betrachte jede Platte für sich. Die Seite mit mehr Kugeln darauf besitzt sie und bekommt einen Punkt für jede ihrer Mulden, auch für die leeren und die des Gegners. Wer auf einer Platte mit sechs Mulden die einzige Kugel hat, besitzt sie und bekommt sechs Punkte.",
				"Eine Platte mit gleich vielen Kugeln beider Seiten bringt niemandem etwas, eine leere auch nicht.",
				"Auf dem Tisch kannst du das Brett zerlegen und jeder Seite ihre Platten geben.",
				"Die Seite mit mehr Punkten gewinnt. Bei gleich vielen Punkten endet die Partie remis.",
			},
		},
		Areas: Section{
			Head: "Gebiete",
			Text: []string{
				"Manche Ausgaben geben Punkte für das größte Gebiet. Ein Gebiet ist eine Gruppe von Kugeln einer Farbe, die nach oben, nach unten oder zur Seite aneinandergrenzen. Die Ränder der Platten spielen keine Rolle. Über Ecken hängen Kugeln nicht zusammen, und Lücken trennen sie.",
				"Von jeder Seite zählt nur das größte Gebiet, und seine Größe ist die Zahl seiner Kugeln. Sind beide gleich groß, gibt es dafür keine Punkte.",
				"Auf dem Tisch zählst du Gebiete und Linien, bevor du das Brett zerlegst.",
			},
			Picture: "Die Endstellung der Beispielpartie, das größte Gebiet jeder Seite in ihrer Farbe.",
			Caption: "Das größte Gebiet jeder Seite, mit ihrer Farbe gefüllt.",
		},
		Lines: Section{
			Head: "Linien",
			Text: []string{
				"Manche Ausgaben geben Punkte für Linien. Eine Linie besteht aus fünf oder mehr Kugeln einer Farbe ohne Unterbrechung nebeneinander in einer Reihe, einer Spalte oder einer Diagonale. Ihre Länge ist die Zahl ihrer Kugeln. Eine leere Mulde, eine Kugel der anderen Farbe oder eine Lücke beendet sie.",
				"Eine längere Folge ist eine einzige Linie: Sieben Kugeln nebeneinander sind eine Linie von sieben. Eine Kugel kann zu mehreren Linien in verschiedenen Richtungen gehören und zählt in jeder davon.",
			},
			Picture: "Die Endstellung der Beispielpartie, mit einem Strich auf jeder Linie ab fünf Kugeln.",
			Caption: "Die Linien beider Seiten, mit einem Strich markiert.",
		},
		Example: Section{
			Head: "Eine Partie, jede Ausgabe",
			Text: []string{
				"Mehrere Blätter erklären ihre Wertung an derselben Endstellung, und sie ist lehrreich: Nach den Platten allein gewinnt die eine Seite, mit manchen der Zusatzpunkte die andere. Hier ist sie, mit dem Besitzer jeder Platte und der Wertung nach jeder Ausgabe.",
				"Nach der letzten Kugel in {last} sitzt {second} fest und hat noch eine Kugel übrig.",
			},
			Picture: "Die Endstellung der Beispielpartie. Jede Platte, die jemandem gehört, hat einen Rahmen in der Farbe ihres Besitzers.",
			Caption: "Die Endstellung. Jede Platte mit einem Besitzer ist in dessen Farbe gerahmt; zwei haben keinen.",
		},
		Editions: Section{
			Head: "Die Ausgaben",
			Text: []string{
				"Gespielt werden alle gleich. Verschieden ist die Wertung und bei den spanischen Stufen die allerletzte Kugel. Jede Ausgabe ist hier an der Beispielpartie durchgerechnet.",
			},
		},
		Sheets: Section{
			Head: "Die fünf Regelblätter",
			Text: []string{
				"Die Blätter nennen dieselben Dinge verschieden, lassen manches offen und widersprechen sich hin und wieder selbst. So werden sie hier gelesen.",
			},
		},
		Fairness: Section{
			Head: "Ein fairer Anfang",
			Text: []string{
				"Wer beginnt, ist im Vorteil. Zwei Möglichkeiten gleichen das aus. Sie stehen auf keinem der Blätter, und du musst keine davon nutzen.",
				"Tauschrecht: Einer setzt die erste Kugel, und der andere darf dann dessen Seite übernehmen, statt zu antworten. Wer sie setzt, sucht also eine Mulde, die keiner Seite viel nützt.",
				"Zufällige erste Mulde: Die Mulde der ersten Kugel wird ausgelost. Danach geht die Partie wie gewohnt weiter.",
			},
		},
		Misreadings: Section{
			Head: "Häufige Missverständnisse",
			Text: []string{
				"Was viele aus den Regeln herauslesen, und was sie wirklich sagen.",
			},
		},

		EditionNotes: map[string]EditionNote{
			"basic": {
				"Nichts: Nur die Platten zählen.",
				"Zähle die Mulden der Platten zusammen, die jeder Seite gehören.",
				"Mit diesem Spiel beginnt jedes Blatt, und es ist das erste, das man lernt. Die anderen Ausgaben schlagen ihre Punkte auf diese Wertung auf.",
			},
			"es-1": {
				"Punkte für die Seite mit dem größeren Gebiet.",
				"Vergleiche die Gebiete nach ihren Kugeln. Die Seite mit dem größeren bekommt einen Punkt für jede Platte, auf der Kugeln des Gebiets liegen, gleich wie viele.",
				"Die anderen Blätter mit Gebieten geben die Differenz in Kugeln. Hier kann ein knapper Vorsprung so viel wert sein wie ein großer, und ein Gebiet, das sich über viele Platten zieht, mehr als ein kompaktes. Die Partie endet, sobald jemand alle 28 Kugeln gesetzt hat.",
			},
			"es-2": {
				"Punkte für Linien.",
				"Jede Seite bekommt die Längen all ihrer Linien zusammengezählt.",
				"Beide Seiten bekommen Punkte; die anderen Blätter mit Linien geben einer von beiden die Differenz. Der Vorsprung ist derselbe, die Summen sind höher. Die Partie endet, sobald jemand alle 28 Kugeln gesetzt hat.",
			},
			"es-3": {
				"Punkte für das größere Gebiet und für Linien.",
				"Die ersten beiden spanischen Stufen zusammen: die Platten unter dem größeren Gebiet für eine Seite, die Längen der Linien für beide.",
				"Nur in dieser Ausgabe zählen Gebiete nach Platten und Linien in voller Länge zusammen. Die Partie endet, sobald jemand alle 28 Kugeln gesetzt hat.",
			},
			"cs-1": {
				"Punkte für die Seite mit dem größeren Gebiet.",
				"Die Seite mit dem größeren Gebiet bekommt die Differenz der beiden in Kugeln.",
				"Die gleich nummerierte spanische Stufe zählt stattdessen die Platten unter dem Gebiet. Das italienische Spiel mit Gebieten und das türkische mit dem Gebiet werden genau wie dieses gewertet.",
			},
			"cs-2": {
				"Punkte für das größere Gebiet und für Linien.",
				"Das Gebiet wie auf Stufe 1. Zähle dann die Längen der Linien jeder Seite zusammen; die größere Summe bekommt die Differenz.",
				"Die Stufen bauen aufeinander auf, es gibt also kein tschechisches Spiel mit Linien allein. Das italienische Spiel mit beidem wird genau wie dieses gewertet.",
			},
			"it-areas": {
				"Punkte für die Seite mit dem größeren Gebiet.",
				"Die Seite mit dem größeren Gebiet bekommt die Differenz der beiden in Kugeln.",
				"Gewertet wie die erste tschechische Stufe. Das italienische Blatt nennt es eine eigene Spielart, die sich mit den Linien verbinden lässt.",
			},
			"it-lines": {
				"Punkte für Linien.",
				"Zähle die Längen der Linien jeder Seite in Reihen, Spalten und Diagonalen zusammen; die größere Summe bekommt die Differenz.",
				"Die einzige Ausgabe mit Linien als Differenz und mit Diagonalen, aber ohne Gebiete. Die spanische Stufe mit Linien gibt beiden Seiten ihre volle Summe.",
			},
			"it-both": {
				"Punkte für das größere Gebiet und für Linien.",
				"Beide italienischen Spielarten zusammen, jede mit ihrer Differenz.",
				"Die beiden Differenzen müssen nicht an dieselbe Seite gehen. Gewertet wie die zweite tschechische Stufe.",
			},
			"tr-area": {
				"Punkte für die Seite mit dem größeren Gebiet.",
				"Die Seite mit dem größeren Gebiet bekommt die Differenz der beiden in Kugeln.",
				"Gewertet wie die erste tschechische Stufe und das italienische Spiel mit Gebieten.",
			},
			"tr-rows": {
				"Punkte für Linien in Reihen und Spalten.",
				"Zähle die Längen der Linien jeder Seite ohne Diagonalen zusammen; die größere Summe bekommt die Differenz.",
				"Der Text dieses Blattes spricht nur von waagrechten und senkrechten Linien, deshalb bleiben Diagonalen hier weg. Sein eigenes Beispiel zählt sie trotzdem; wer das lieber hat, spielt das italienische Spiel mit Linien.",
			},
			"tr-both": {
				"Punkte für das größere Gebiet und für Linien in Reihen und Spalten.",
				"Beide türkischen Boni zusammen, jeder mit seiner Differenz.",
				"Von der zweiten tschechischen Stufe und vom italienischen Spiel mit beidem unterscheidet es sich nur dadurch, dass Diagonalen wegbleiben.",
			},
		},

		SheetNotes: map[string]SheetNote{
			"es-short": {
				Name:  "Spanisch, kurz",
				Words: "baldosa, loseta oder ficha (Platte), agujero (Mulde), canica (Kugel)",
				Notes: []string{
					"Es erklärt nur das Grundspiel und kennt keine Zusatzpunkte.",
					"Es sagt nicht, wer beginnt. Auf seinen Bildern beginnt Rot.",
					"Eine Bemerkung sagt, eine Linie aus Kugeln dürfe Zwischenräume haben. Gemeint ist das Setzen: Weder eine Lücke noch eine leere Mulde versperrt den Weg. Mit Linien, die Punkte bringen, hat es nichts zu tun.",
					"Es hat drei Wörter für die Platte; alle meinen dasselbe.",
				},
			},
			"es-advanced": {
				Name:  "Spanisch, für Fortgeschrittene",
				Words: "panel (Platte), espacio (Mulde), bolita (Kugel), fila (Reihe oder Spalte), área (Gebiet), cadena (Linie)",
				Notes: []string{
					"Es beendet die Partie, wenn eine Seite alle Kugeln gesetzt hat, nicht beide: nach 55 Kugeln, wo die anderen Blätter 56 spielen. Hier halten es die drei spanischen Stufen so, das Grundspiel nicht.",
					"Es zählt rote und schwarze Kugeln auf und spricht später von roten und weißen.",
					"Für das größte Gebiet gibt es so viele Punkte, wie das Gebiet Platten hat, wo andere Blätter Kugeln zählen. Was bei gleich großen Gebieten geschieht, sagt es nicht: Hier gibt es dann keine Punkte.",
					"Es sagt auch nicht, ob eine Platte voll sein muss, um zum Gebiet zu zählen: Hier zählt jede Platte, auf der das Gebiet eine Kugel hat.",
					"Es sagt, dass Linien zählen, aber nicht, ob Diagonalen dazugehören. Hier gehören sie dazu, wie in den Beispielen der anderen Blätter.",
					"Die Farbe, die aus der geschlossenen Hand gezogen wird, beginnt, gleich wer sie gewählt hat.",
				},
			},
			"cs": {
				Name:  "Tschechisch",
				Words: "deska (Platte), otvor (Mulde), kámen (Kugel), řada (Reihe oder Spalte), území (Gebiet), řetězec (Linie)",
				Notes: []string{
					"Es lässt die Partie enden, wenn alle Mulden gefüllt sind. Mit 56 Kugeln für 64 Mulden kann das nicht geschehen; gelesen wird es als der Augenblick, in dem alle Kugeln gesetzt sind.",
					"Seine Zusammenfassung der zweiten Stufe spricht von der längsten Linie, seine Erklärung und sein Beispiel von allen Linien zusammen. Hier gilt das Beispiel.",
					"Es gibt den beiden Regeln des Setzens Namen: einer für Reihe und Spalte und einer für die zwei abgeschalteten Platten.",
					"Wer die Hand wählt, beginnt, wenn darin eine Kugel der eigenen Farbe ist.",
				},
			},
			"it-pergioco": {
				Name:  "Italienisch",
				Words: "tessera (Platte), casella oder foro (Mulde), biglia (Kugel), riga und colonna (Reihe und Spalte), area (Gebiet), linea (Linie)",
				Notes: []string{
					"Seine Kugeln sind weiß und schwarz, und in seinen Diagrammen beginnt Schwarz. Die roten Kugeln dieser Seite sind seine weißen.",
					"Seine Partie endet mit Weiß auf f3, und Weiß hat eine Kugel mehr, obwohl Schwarz begonnen hat. Hier entsteht dieselbe Stellung mit h7 als letzter Kugel.",
					"Sein Brett liegt mitten in einem Rahmen von zehn mal zehn; Reihe 1 und Spalte j sind leer. Hier behält das Brett diesen Platz, damit die Namen der Mulden dieselben sind.",
					"Als einziges Blatt nennt es die Mulden mit Buchstabe und Zahl und führt die ganze Wertung Platte für Platte vor. Alle seine Zahlen kommen hier genauso heraus.",
					"Gebiete und Linien sind zwei Spielarten, einzeln oder zusammen zu spielen. Das ergibt drei Ausgaben.",
				},
			},
			"tr": {
				Name:  "Türkisch",
				Words: "taş (Platte), delik (Mulde), misket oder bilye (Kugel), alan (Gebiet), sıra (Linie)",
				Notes: []string{
					"Sein Text lässt nur waagrechte und senkrechte Linien zählen. Sein Beispiel kommt jedoch nur mit Diagonalen auf seine Summe. Die türkischen Ausgaben folgen hier dem Text.",
					"Es sagt nicht, dass Kugeln, die sich nur an einer Ecke berühren, kein Gebiet bilden. Seine 12 und 17 ergeben sich aber nur so: Mit den Ecken wären es 23 und 24.",
					"Es sagt nicht, wer beginnt. Auf seinen Bildern beginnt Rot.",
					"Sein Wort für die Platte bedeutet auch Stein, was in anderen Spielen eine Spielfigur ist. Hier sind die Kugeln die Figuren.",
					"Es sagt, dass man ab der zweiten Runde auf die eigene Platte zurückkehren darf. Das ist die übliche Regel: Eine Platte ist nur für die nächste eigene Kugel gesperrt.",
				},
			},
		},

		MisreadingNotes: []Misreading{
			{"Kugeln dazwischen versperren den Weg.", "Nein. Jede leere Mulde der Reihe und der Spalte ist spielbar, gleich wie viele Kugeln dazwischen liegen, wenn ihre Platte nicht gesperrt ist."},
			{"Eine Reihe endet an einer Lücke im Brett.", "Sie geht hinter der Lücke weiter. Nur Gebiete und Linien werden von Lücken unterbrochen."},
			{"Nur die Platte der letzten gegnerischen Kugel ist gesperrt.", "Die Platte der eigenen letzten Kugel ist es auch. Von der dritten Kugel an sind immer zwei Platten gesperrt."},
			{"Eine Platte, auf die einmal gesetzt wurde, bleibt gesperrt.", "Sie ist wieder offen, wenn zwei Kugeln anderswo gesetzt wurden."},
			{"Wer festsitzt, verliert.", "Die Partie endet, und die Punkte entscheiden. Wer in Führung liegt und festsitzt, gewinnt."},
			{"Wer festsitzt, setzt aus, und die andere Seite spielt weiter.", "Niemand setzt aus. Die Partie ist sofort zu Ende."},
			{"Eine Platte muss voll sein, um zu zählen.", "Die Mehrheit genügt, und schon eine Kugel kann die Mehrheit sein."},
			{"Eine Platte bringt so viele Punkte, wie Kugeln auf ihr liegen.", "Sie bringt so viele Punkte, wie sie Mulden hat, und zwar der Seite, der sie gehört."},
			{"Bei Gleichstand zählt eine Platte für beide oder wird geteilt.", "Sie zählt für niemanden."},
			{"Die Zahl der Platten entscheidet.", "Ihre Punkte entscheiden. Eine Platte mit sechs Mulden ist so viel wert wie drei mit zwei."},
			{"Kugeln, die sich an einer Ecke berühren, bilden ein Gebiet.", "Das tun nur Kugeln, die Kante an Kante liegen. Diagonalen zählen allein bei Linien."},
			{"Alle Gebiete zählen.", "Nur das größte jeder Seite zählt."},
			{"Ein Gebiet bringt einen Punkt für jede seiner Kugeln.", "In keiner Ausgabe. Es bringt entweder die Differenz der beiden größten Gebiete in Kugeln oder die Zahl der Platten unter dem größeren; und nur eine Seite bekommt Punkte."},
			{"Gebiete und Linien enden am Rand einer Platte.", "Sie gehen frei über Platten hinweg. Nur wem eine Platte gehört, wird Platte für Platte bestimmt."},
			{"Eine Linie darf eine leere Mulde oder eine Lücke überspringen.", "Das darf sie nicht. Eine einzige Mulde ohne eigene Kugel beendet sie."},
			{"Eine Linie von sieben sind drei Linien von fünf.", "Sie ist eine Linie von sieben. Einzeln zählen nur Linien in verschiedenen Richtungen."},
			{"Eine Kugel zählt nur in einer Linie.", "Sie zählt in jeder ihrer Linien; die dürfen sich kreuzen."},
			{"Zusatzpunkte treten an die Stelle der Punkte für Platten.", "Sie kommen zu ihnen hinzu."},
		},
	}
}
