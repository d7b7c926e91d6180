package text

// italianReference is the rule book in Italian, in the words of italian.
func italianReference() *Reference {
	return &Reference{
		Lang:  "it",
		Title: "Le regole di Kulami",
		About: "Le regole di Kulami secondo cinque regolamenti stampati: tutte le edizioni, una stessa partita contata con ognuna, e ciò che spesso si fraintende.",
		Intro: "Kulami si gioca in un modo solo e si conta in diversi modi. Questa pagina li spiega tutti. Cinque regolamenti stampati, due in spagnolo e uno ciascuno in ceco, italiano e turco, concordano su come si gioca e differiscono nei punti aggiuntivi. Qui i due giocatori si chiamano {first} e {second}; con biglie di altri colori non cambia nulla.",

		BasicTitle: "Kulami: il gioco base",
		BasicAbout: "Il gioco base di Kulami in due pagine da stampare: la scatola, le mosse, la fine e il conteggio, con una partita d’esempio.",
		BasicIntro: "È il gioco con cui cominciano tutti e cinque i regolamenti stampati: contano solo le tessere. Qui i due giocatori si chiamano {first} e {second}; con biglie di altri colori non cambia nulla.",
		ToBasic:    "Il gioco base in due pagine, da stampare",
		ToWhole:    "Tutte le regole: aree, linee e ogni edizione",

		Contents:     "In questa pagina",
		Skip:         "Vai alle regole",
		ToGame:       "Gioca a Kulami",
		Course:       "Impara giocando",
		OpenGame:     "Apri questa partita in Kulami",
		PlayEdition:  "Apri un tavoliere con queste regole",
		FromSheet:    "Regolamento",
		AllSheets:    "tutti e cinque",
		Adds:         "Che cosa aggiunge",
		Sum:          "Come si calcola",
		Differs:      "In che cosa è diversa",
		OnTheExample: "La partita d’esempio",
		Edition:      "Edizione",
		Misread:      "Si crede spesso",
		Correct:      "In realtà",
		SheetWords:   "Le sue parole",
		TilesHeads:   [3]string{"Tessere", "Caselle di ognuna", "Punti di ognuna"},
		ByName:       "Le tessere e le linee per nome",
		TiedTiles:    "In parità",

		Box: Section{
			Head: "Che cosa c’è nella scatola",
			Text: []string{
				"Kulami è un gioco di Andreas Kuhnekath per due giocatori, dai nove anni in su.",
				"Diciassette tessere rettangolari con 64 caselle in tutto, e 56 biglie, 28 per parte.",
				"Le tessere si uniscono lato contro lato fino a formare un solo tavoliere. Un tavoliere regolare è un quadrato di otto righe e otto colonne. Uno irregolare ha un contorno qualsiasi, purché le tessere si tocchino lungo i lati e tutto stia in dieci righe e dieci colonne; all’interno possono esserci dei vuoti.",
			},
			Picture: "Una tessera di ogni tipo: due righe di tre caselle, due righe di due, una riga di tre e una riga di due.",
			Caption: "I quattro tipi di tessere.",
		},
		Boards: [2]Figure{
			{"Diciassette tessere che formano un quadrato di otto righe e otto colonne.", "Un tavoliere quadrato."},
			{"Diciassette tessere con un contorno irregolare.", "Un tavoliere irregolare."},
		},
		Aim: Section{
			Head: "Lo scopo",
			Text: []string{
				"Possedere più tavoliere dell’avversario. Una tessera è tua quando vi sono più biglie tue che dell’avversario, e ti dà un punto per ognuna delle sue caselle.",
			},
		},
		Begins: Section{
			Head: "Chi inizia",
			Text: []string{
				"Decide il caso: un giocatore nasconde una biglia di ogni colore, una per mano, e l’altro sceglie una mano. Inizia il colore che esce.",
				"Così dice il regolamento spagnolo avanzato. Per quello ceco inizia chi ha scelto, se ha trovato il proprio colore; quello italiano estrae a sorte. Gli altri due regolamenti non lo dicono; nelle loro figure inizia il Rosso. Nell’app puoi dare la prima mossa a chi vuoi o lasciarla alla sorte.",
			},
		},
		Placing: Section{
			Head: "Come si giocano le biglie",
			Text: []string{
				"Si gioca a turno, una biglia alla volta. La prima biglia della partita può andare in qualsiasi casella. Ogni biglia successiva va in una casella vuota che rispetta tre condizioni:",
				"Si trova nella riga o nella colonna della biglia appena giocata.",
				"Non si trova sulla tessera della biglia appena giocata.",
				"Non si trova sulla tessera della biglia precedente a quella, cioè dell’ultima di chi è di turno.",
				"Le tessere chiuse sono quindi due e non di più, e una tessera si riapre appena due biglie sono state giocate altrove. La seconda biglia della partita deve evitare una sola tessera chiusa.",
			},
			Picture: "Un tavoliere con tre biglie. L’ultima è in {last}, quella prima in {before}. La riga e la colonna di {last} sono evidenziate, le tessere delle due biglie sono tratteggiate, e queste caselle sono segnate come giocabili: {legal}.",
			Caption: "Muove il {second}. L’ultima biglia, in {last}, indica la riga e la colonna; le due tessere tratteggiate sono chiuse. Un punto segna ogni casella giocabile.",
		},
		Gaps: Section{
			Head: "Nulla interrompe una riga",
			Text: []string{
				"Una riga va da un’estremità all’altra del tavoliere, e così una colonna. Le biglie che contiene non la interrompono, di qualunque colore siano, e nemmeno i vuoti di un tavoliere irregolare: anche le caselle dall’altra parte ne fanno parte.",
			},
			Picture: "Un tavoliere irregolare con una sola biglia, in {last}. Le caselle giocabili sono segnate da entrambe le parti di un vuoto nella sua riga: {legal}.",
			Caption: "La biglia in {last} apre tutta la sua riga, anche oltre il vuoto.",
		},
		End: Section{
			Head: "La fine",
			Text: []string{
				"La partita dura finché ci sono biglie da giocare. Le caselle sono 64 e le biglie 56, perciò alcune caselle restano vuote.",
				"Può finire anche prima, e subito, se a chi è di turno non resta alcuna casella giocabile: ogni casella della riga e della colonna è occupata o si trova su una tessera chiusa. Si dice allora che è bloccato. Non è una sconfitta: nessuno passa, nessuno viene punito, e decidono i punti come in ogni altra partita.",
			},
			Picture: "La fine di una partita. L’ultima biglia è in {last}; nessuna casella della sua riga e della sua colonna è giocabile.",
			Caption: "Nella riga e nella colonna di {last} è tutto chiuso: il {second} è bloccato e la partita è finita, anche se restano biglie.",
		},
		Tiles: Section{
			Head: "Contare le tessere",
			Text: []string{
				"Guarda ogni tessera separatamente. Chi vi ha più biglie la possiede e guadagna un punto per ogni sua casella, anche per quelle vuote e per quelle dell’avversario. Una biglia sola su una tessera da sei basta per i suoi sei punti.",
				"Una tessera con tante biglie di un colore quante dell’altro non dà punti a nessuno, e una tessera vuota nemmeno.",
				"Al tavolo puoi smontare il tavoliere e dare a ciascuno le sue tessere.",
				"Vince chi ha più punti. A parità di punti si pareggia.",
			},
		},
		Areas: Section{
			Head: "Aree",
			Text: []string{
				"Alcune edizioni danno punti per l’area più grande. Un’area è un gruppo di biglie di un solo colore in cui ognuna tocca la successiva lungo un lato: sopra, sotto, a destra o a sinistra. I bordi delle tessere non contano. Gli angoli non uniscono le biglie, e i vuoti le separano.",
				"Conta solo l’area più grande di ciascuno, e la sua grandezza è il numero delle sue biglie. Se sono uguali, nessuno guadagna nulla.",
				"Al tavolo, conta le aree e le linee prima di smontare il tavoliere.",
			},
			Picture: "La posizione finale della partita d’esempio, con l’area più grande di ciascuno nel suo colore.",
			Caption: "L’area più grande di ciascuno, riempita del suo colore.",
		},
		Lines: Section{
			Head: "Linee",
			Text: []string{
				"Alcune edizioni danno punti per le linee. Una linea è formata da cinque o più biglie di un solo colore, una accanto all’altra in una riga, in una colonna o su una diagonale, senza interruzione. È lunga quante sono le sue biglie. La interrompono una casella vuota, una biglia dell’altro colore o un vuoto.",
				"Una serie più lunga è una linea sola: sette biglie di fila sono una linea di sette. Una biglia può far parte di più linee in direzioni diverse, e conta in ognuna.",
			},
			Picture: "La posizione finale della partita d’esempio, con un tratto su ogni linea di cinque o più biglie.",
			Caption: "Le linee di entrambi, segnate da un tratto.",
		},
		Example: Section{
			Head: "Una partita, tutte le edizioni",
			Text: []string{
				"Diversi regolamenti spiegano il conteggio con la stessa posizione finale, che dice molto: contando solo le tessere vince l’uno, con alcuni dei punti aggiuntivi vince l’altro. Eccola, con il proprietario di ogni tessera e il conteggio di ogni edizione.",
				"Il {second} è bloccato dopo l’ultima biglia, in {last}, e ha ancora una biglia in mano.",
			},
			Picture: "La posizione finale della partita d’esempio. Una cornice nel colore del proprietario segna ogni tessera che ne ha uno.",
			Caption: "La posizione finale. Ogni tessera con un proprietario ha una cornice nel suo colore; due sono in parità.",
		},
		Editions: Section{
			Head: "Le edizioni",
			Text: []string{
				"Si giocano tutte allo stesso modo. Cambiano il conteggio e, nei livelli spagnoli, l’ultimissima biglia. Ogni edizione è contata qui sulla partita d’esempio.",
			},
		},
		Sheets: Section{
			Head: "I cinque regolamenti",
			Text: []string{
				"I regolamenti danno nomi diversi alle stesse cose, lasciano qualcosa in sospeso e ogni tanto si contraddicono. Ecco come li leggiamo.",
			},
		},
		Fairness: Section{
			Head: "Un inizio equo",
			Text: []string{
				"Chi inizia ha un vantaggio. Due opzioni lo compensano. Nessun regolamento le prevede, e si può fare a meno di entrambe.",
				"Scambio: uno gioca la prima biglia, e l’altro può prendere il suo posto invece di rispondere. Chi la gioca cercherà una casella che non aiuti troppo nessuno dei due.",
				"Prima biglia a sorte: la casella della prima biglia viene sorteggiata. Poi la partita prosegue come al solito.",
			},
		},
		Misreadings: Section{
			Head: "Malintesi frequenti",
			Text: []string{
				"Ciò che spesso si crede che dicano le regole, e ciò che dicono.",
			},
		},

		EditionNotes: map[string]EditionNote{
			"basic": {
				"Niente: contano solo le tessere.",
				"Somma le caselle delle tessere di ciascuno.",
				"È il gioco con cui comincia ogni regolamento, e il primo da imparare. Le altre edizioni aggiungono i loro punti a questo conteggio.",
			},
			"es-1": {
				"Punti a chi ha l’area maggiore.",
				"Confronta le aree in biglie. Chi ha la maggiore guadagna un punto per ogni tessera su cui l’area ha biglie, poche o molte che siano.",
				"Gli altri regolamenti con le aree danno la differenza in biglie. Qui un piccolo vantaggio può valere quanto uno grande, e un’area sparsa su molte tessere vale più di una compatta. La partita finisce appena un giocatore ha giocato tutte le sue 28 biglie.",
			},
			"es-2": {
				"Punti per le linee.",
				"Ciascuno guadagna la lunghezza di tutte le sue linee sommate.",
				"Guadagnano punti entrambi; gli altri regolamenti con le linee danno la differenza a uno solo. Il vantaggio è lo stesso, i totali sono più alti. La partita finisce appena un giocatore ha giocato tutte le sue 28 biglie.",
			},
			"es-3": {
				"Punti per l’area maggiore e per le linee.",
				"I primi due livelli spagnoli insieme: le tessere sotto l’area maggiore per uno, le lunghezze delle linee per entrambi.",
				"È l’unica edizione in cui le aree contano per tessere e le linee per intero. La partita finisce appena un giocatore ha giocato tutte le sue 28 biglie.",
			},
			"cs-1": {
				"Punti a chi ha l’area maggiore.",
				"Chi ha l’area maggiore guadagna la differenza fra le due in biglie.",
				"Il livello spagnolo con lo stesso numero conta invece le tessere sotto l’area. Il gioco italiano con le aree e quello turco con l’area si contano esattamente così.",
			},
			"cs-2": {
				"Punti per l’area maggiore e per le linee.",
				"L’area come nel livello 1. Poi si sommano le lunghezze delle linee di ciascuno; chi ha la somma maggiore guadagna la differenza.",
				"Ogni livello comprende il precedente, perciò non c’è un gioco ceco con le sole linee. Il gioco italiano con aree e linee si conta esattamente così.",
			},
			"it-areas": {
				"Punti a chi ha l’area maggiore.",
				"Chi ha l’area maggiore guadagna la differenza fra le due in biglie.",
				"Si conta come il primo livello ceco. Il regolamento italiano ne fa una variante a sé, che si può abbinare alle linee.",
			},
			"it-lines": {
				"Punti per le linee.",
				"Si sommano le lunghezze delle linee di ciascuno, lungo righe, colonne e diagonali; chi ha la somma maggiore guadagna la differenza.",
				"L’unica edizione con le linee per differenza e le diagonali ma senza aree. Il livello spagnolo con le linee dà a entrambi le somme intere.",
			},
			"it-both": {
				"Punti per l’area maggiore e per le linee.",
				"Le due varianti italiane insieme, ciascuna con la sua differenza.",
				"Le due differenze non vanno per forza allo stesso giocatore. Si conta come il secondo livello ceco.",
			},
			"tr-area": {
				"Punti a chi ha l’area maggiore.",
				"Chi ha l’area maggiore guadagna la differenza fra le due in biglie.",
				"Si conta come il primo livello ceco e il gioco italiano con le aree.",
			},
			"tr-rows": {
				"Punti per le linee lungo righe e colonne.",
				"Si sommano le lunghezze delle linee di ciascuno, senza diagonali; chi ha la somma maggiore guadagna la differenza.",
				"Il testo di questo regolamento parla solo di linee orizzontali e verticali, quindi qui le diagonali sono escluse. Il suo esempio, però, le conta; chi le preferisce sceglie il gioco italiano con le linee.",
			},
			"tr-both": {
				"Punti per l’area maggiore e per le linee lungo righe e colonne.",
				"I due bonus turchi insieme, ciascuno con la sua differenza.",
				"Si distingue dal secondo livello ceco e dal gioco italiano con aree e linee solo perché esclude le diagonali.",
			},
		},

		SheetNotes: map[string]SheetNote{
			"es-short": {
				Name:  "Spagnolo, breve",
				Words: "baldosa, loseta o ficha (tessera), agujero (casella), canica (biglia)",
				Notes: []string{
					"Spiega solo il gioco base e non ha punti aggiuntivi.",
					"Non dice chi inizia. Nelle sue figure inizia il Rosso.",
					"Un’osservazione dice che una linea di biglie può contenere spazi. Riguarda la collocazione delle biglie: né un vuoto né una casella vuota sbarrano la strada. Non ha nulla a che fare con le linee che danno punti.",
					"Chiama le tessere con tre nomi diversi; significano tutti la stessa cosa.",
				},
			},
			"es-advanced": {
				Name:  "Spagnolo, avanzato",
				Words: "panel (tessera), espacio (casella), bolita (biglia), fila (riga o colonna), área (area), cadena (linea)",
				Notes: []string{
					"Fa finire la partita quando un solo giocatore, e non tutti e due, ha giocato tutte le sue biglie: dopo 55 biglie, mentre con gli altri regolamenti se ne giocano 56. Qui lo fanno i tre livelli spagnoli; il gioco base no.",
					"Elenca biglie rosse e nere, e più avanti parla di rosse e bianche.",
					"Per l’area più grande dà tanti punti quante sono le sue tessere, mentre altri regolamenti contano le biglie. Non dice che cosa succede se le aree sono uguali: qui nessuno guadagna punti.",
					"Non dice nemmeno se una tessera deve essere piena per contare nell’area: qui conta ogni tessera su cui l’area ha almeno una biglia.",
					"Dice che le linee contano, ma non se contano le diagonali. Qui contano, come negli esempi degli altri regolamenti.",
					"Inizia il colore che esce dalla mano chiusa, chiunque l’abbia scelto.",
				},
			},
			"cs": {
				Name:  "Ceco",
				Words: "deska (tessera), otvor (casella), kámen (biglia), řada (riga o colonna), území (area), řetězec (linea)",
				Notes: []string{
					"Fa finire la partita quando ogni casella è piena. Con 56 biglie per 64 caselle non può accadere; lo si legge come il momento in cui tutte le biglie sono state giocate.",
					"Il riassunto del livello 2 parla della linea più lunga, la spiegazione e l’esempio di tutte le linee insieme. Seguiamo l’esempio.",
					"Dà un nome alle due regole per giocare le biglie: una per la riga e la colonna, una per le due tessere che vengono disattivate.",
					"Chi sceglie la mano inizia se vi trova una biglia del proprio colore.",
				},
			},
			"it-pergioco": {
				Name:  "Italiano",
				Words: "tessera, casella o foro, biglia o pedina, tavoliere, riga e colonna, area, linea: quasi tutte usate anche qui",
				Notes: []string{
					"Le sue biglie sono bianche e nere, e nei suoi diagrammi inizia il Nero. Le biglie rosse di questa pagina sono le sue bianche.",
					"La sua partita finisce con il Bianco in f3, e il Bianco ha una biglia in più benché inizi il Nero. Qui alla stessa posizione si arriva con h7 come ultima biglia.",
					"Il suo tavoliere sta in mezzo a una cornice di dieci per dieci, con la riga 1 e la colonna j vuote. Qui il tavoliere conserva quel posto, perciò i nomi delle caselle sono gli stessi.",
					"È l’unico regolamento che indica le caselle con lettera e numero e dà tutto il conteggio tessera per tessera. Tutti i suoi numeri tornano anche qui.",
					"Aree e linee sono due varianti, da giocare separatamente o insieme. Ne risultano tre edizioni.",
				},
			},
			"tr": {
				Name:  "Turco",
				Words: "taş (tessera), delik (casella), misket o bilye (biglia), alan (area), sıra (linea)",
				Notes: []string{
					"Il suo testo conta solo le linee orizzontali e verticali. Il suo esempio, invece, arriva alla somma con le diagonali. Qui le edizioni turche seguono il testo.",
					"Non dice che le biglie che si toccano solo in un angolo non formano un’area. I suoi 12 e 17 però risultano solo così: contando gli angoli sarebbero 23 e 24.",
					"Non dice chi inizia. Nelle sue figure inizia il Rosso.",
					"La sua parola per la tessera significa anche pietra, che in altri giochi è un pezzo. Qui i pezzi sono le biglie.",
					"Dice che dal secondo giro si può tornare sulla propria tessera. È la regola solita: una tessera è chiusa solo per la propria biglia successiva.",
				},
			},
		},

		MisreadingNotes: []Misreading{
			{"Le biglie che stanno in mezzo bloccano la strada.", "Non la bloccano. È giocabile ogni casella vuota della riga e della colonna, quante che siano le biglie lungo la strada, se la sua tessera non è chiusa."},
			{"Una riga finisce dove il tavoliere ha un vuoto.", "Continua dall’altra parte. I vuoti contano solo per le aree e le linee, che ne vengono interrotte."},
			{"È chiusa solo la tessera dell’ultima biglia dell’avversario.", "È chiusa anche la tessera della propria ultima biglia. Dalla terza biglia in poi le tessere chiuse sono sempre due."},
			{"Una tessera su cui si è giocato una volta resta chiusa.", "Si riapre quando due biglie sono state giocate altrove."},
			{"Chi è bloccato perde.", "La partita finisce e decidono i punti. Chi resta bloccato mentre è in vantaggio vince."},
			{"Chi è bloccato passa, e l’altro continua.", "Nessuno passa. La partita finisce subito."},
			{"Una tessera deve essere piena per contare.", "Basta la maggioranza, e una biglia sola può esserlo."},
			{"Una tessera vale le biglie che contiene.", "Vale le sue caselle, tutte, per chi la possiede."},
			{"Una tessera in parità dà punti a entrambi, o si divide.", "Non dà punti a nessuno."},
			{"Decide il numero delle tessere.", "Decidono i loro punti. Una tessera da sei vale quanto tre tessere da due."},
			{"Le biglie che si toccano in un angolo formano un’area.", "La formano solo le biglie che si toccano lungo un lato. Le diagonali contano soltanto per le linee."},
			{"Contano tutte le aree.", "Conta solo la più grande di ciascuno."},
			{"Un’area dà un punto per ognuna delle sue biglie.", "In nessuna edizione. Dà la differenza in biglie fra le due aree più grandi, oppure il numero di tessere sotto la maggiore; e guadagna punti solo uno dei due."},
			{"Aree e linee finiscono al bordo di una tessera.", "Passano liberamente da una tessera all’altra. Tessera per tessera si cerca solo il proprietario."},
			{"Una linea può saltare una casella vuota o un vuoto.", "Non può. Un solo posto senza una propria biglia la interrompe."},
			{"Una linea di sette sono tre linee di cinque.", "È una sola linea di sette. Contano separatamente soltanto le linee in direzioni diverse."},
			{"Una biglia può contare in una linea sola.", "Conta in ognuna delle sue linee, che possono incrociarsi."},
			{"I punti aggiuntivi sostituiscono quelli delle tessere.", "Si sommano a quelli."},
		},
	}
}
