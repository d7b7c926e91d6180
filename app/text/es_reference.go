package text

// spanishReference is the rule book in Spanish, in the words of spanish.
func spanishReference() *Reference {
	return &Reference{
		Lang:  "es",
		Title: "Las reglas de Kulami",
		About: "Las reglas de Kulami según cinco hojas impresas: todas las ediciones, una misma partida contada con cada una, y lo que a menudo se entiende mal.",
		Intro: "Kulami se juega de una sola manera y se puntúa de varias. Esta página explica ambas cosas. Cinco hojas de reglas impresas, dos en español y una en checo, otra en italiano y otra en turco, coinciden en cómo se juega y difieren en los puntos extra. Aquí los bandos se llaman {first} y {second}; con canicas de otros colores no cambia nada.",

		BasicTitle: "Kulami: el juego básico",
		BasicAbout: "El juego básico de Kulami en dos páginas para imprimir: la caja, las jugadas, el final y el recuento, con una partida de ejemplo.",
		BasicIntro: "Es el juego con el que empiezan las cinco hojas de reglas impresas: solo cuentan los paneles. Aquí los bandos se llaman {first} y {second}; con canicas de otros colores no cambia nada.",
		ToBasic:    "El juego básico en dos páginas, para imprimir",
		ToWhole:    "Todas las reglas: áreas, cadenas y cada edición",

		Contents:     "En esta página",
		Skip:         "Ir a las reglas",
		ToGame:       "Jugar a Kulami",
		Course:       "Aprender jugando",
		OpenGame:     "Abrir esta partida en Kulami",
		PlayEdition:  "Abrir un tablero con estas reglas",
		FromSheet:    "Hoja de reglas",
		AllSheets:    "las cinco",
		Adds:         "Qué añade",
		Sum:          "Cómo se calcula",
		Differs:      "En qué se distingue",
		OnTheExample: "La partida de ejemplo",
		Edition:      "Edición",
		Misread:      "Se suele creer",
		Correct:      "En realidad",
		SheetWords:   "Sus palabras",
		TilesHeads:   [3]string{"Paneles", "Agujeros de cada uno", "Puntos de cada uno"},
		ByName:       "Los paneles y las cadenas por su nombre",
		TiedTiles:    "Empatados",

		Box: Section{
			Head: "Qué hay en la caja",
			Text: []string{
				"Kulami es un juego de Andreas Kuhnekath para dos jugadores, a partir de nueve años.",
				"Diecisiete paneles rectangulares con 64 agujeros en total, y 56 canicas, 28 para cada bando.",
				"Los paneles se unen borde a borde hasta formar un solo tablero. Un tablero regular es un cuadrado de ocho filas y ocho columnas. Uno irregular tiene cualquier contorno, siempre que sus paneles se toquen por los bordes y quepa en diez filas y diez columnas; por dentro puede tener huecos.",
			},
			Picture: "Un panel de cada clase: dos filas de tres agujeros, dos filas de dos, una fila de tres y una fila de dos.",
			Caption: "Las cuatro clases de paneles.",
		},
		Boards: [2]Figure{
			{"Diecisiete paneles que forman un cuadrado de ocho filas y ocho columnas.", "Un tablero cuadrado."},
			{"Diecisiete paneles con un contorno irregular.", "Un tablero irregular."},
		},
		Aim: Section{
			Head: "El objetivo",
			Text: []string{
				"Ser dueño de más tablero que tu rival. Un panel es tuyo cuando en él hay más canicas tuyas que de tu rival, y te da un punto por cada uno de sus agujeros.",
			},
		},
		Begins: Section{
			Head: "Quién empieza",
			Text: []string{
				"Lo decide el azar: un jugador esconde una canica de cada color, una en cada mano, y el otro elige una mano. Empieza el color que sale.",
				"Así lo dice la hoja española avanzada. Según la checa, empieza quien eligió, si acertó con su propio color; la italiana lo sortea. Las otras dos hojas no lo dicen; en sus imágenes empieza Rojo. En la app puedes dar la primera jugada a cualquiera de los dos o dejarla al azar.",
			},
		},
		Placing: Section{
			Head: "La colocación",
			Text: []string{
				"Los dos bandos juegan por turnos, una canica cada vez. La primera canica de la partida puede ir en cualquier agujero. Cada una de las siguientes va en un agujero vacío que cumpla tres condiciones:",
				"Está en la fila o en la columna de la canica recién jugada.",
				"No está en el panel de la canica recién jugada.",
				"No está en el panel de la canica anterior a esa, que es la última de quien ahora juega.",
				"Hay, pues, dos paneles cerrados y ninguno más, y un panel se abre en cuanto se han jugado dos canicas en otra parte. La segunda canica de la partida solo tiene un panel cerrado que evitar.",
			},
			Picture: "Un tablero con tres canicas. La última está en {last} y la anterior en {before}. La fila y la columna de {last} están resaltadas, los paneles de ambas canicas están rayados y estos agujeros aparecen marcados como jugables: {legal}.",
			Caption: "Juega {second}. La última canica, en {last}, indica la fila y la columna; los dos paneles rayados están cerrados. Un punto marca cada agujero jugable.",
		},
		Gaps: Section{
			Head: "Nada corta una fila",
			Text: []string{
				"Una fila va de un extremo del tablero al otro, y una columna también. No la terminan las canicas que haya en ella, sean del color que sean, ni los huecos de un tablero irregular: los agujeros del otro lado también le pertenecen.",
			},
			Picture: "Un tablero irregular con una sola canica, en {last}. Hay agujeros jugables marcados a ambos lados de un hueco de su fila: {legal}.",
			Caption: "La canica de {last} abre toda su fila, también al otro lado del hueco.",
		},
		End: Section{
			Head: "El final",
			Text: []string{
				"La partida dura mientras quedan canicas por jugar. Hay 64 agujeros y 56 canicas, de modo que algunos agujeros quedan vacíos.",
				"También puede terminar antes, y en el acto, si al bando al que le toca no le queda agujero jugable: todos los de la fila y la columna están ocupados o en un panel cerrado. A eso lo llamamos quedarse sin jugada. No es una derrota: nadie pasa, nadie recibe un castigo, y deciden los puntos como en cualquier otra partida.",
			},
			Picture: "El final de una partida. La última canica está en {last}; ningún agujero de su fila ni de su columna es jugable.",
			Caption: "No queda nada abierto en la fila ni en la columna de {last}: {second} se queda sin jugada y la partida termina, aunque queden canicas.",
		},
		Tiles: Section{
			Head: "Contar los paneles",
			Text: []string{
				"Mira cada panel por separado. El bando que tiene más canicas en él es su dueño y se anota un punto por cada uno de sus agujeros, también por los vacíos y por los que ocupa el rival. Una sola canica en un panel de seis basta para ganar sus seis puntos.",
				"Un panel con tantas canicas de un bando como del otro no da puntos a nadie, y uno vacío tampoco.",
				"En la mesa puedes desmontar el tablero y repartir los paneles entre los dos bandos.",
				"Gana el bando con más puntos. Si hay igualdad de puntos, es empate.",
			},
		},
		Areas: Section{
			Head: "Áreas",
			Text: []string{
				"Algunas ediciones dan puntos por el área mayor. Un área es un grupo de canicas de un mismo color en el que cada una toca a la siguiente por un lado: arriba, abajo, a la izquierda o a la derecha. Los bordes de los paneles no importan. Las esquinas no unen canicas, y los huecos las separan.",
				"Solo cuenta el área mayor de cada bando, y su tamaño es el número de sus canicas. Si las dos son igual de grandes, nadie se anota nada por ellas.",
				"En la mesa, cuenta las áreas y las cadenas antes de desmontar el tablero.",
			},
			Picture: "La posición final de la partida de ejemplo, con el área mayor de cada bando en su color.",
			Caption: "El área mayor de cada bando, rellena de su color.",
		},
		Lines: Section{
			Head: "Cadenas",
			Text: []string{
				"Algunas ediciones dan puntos por las cadenas. Una cadena son cinco o más canicas de un mismo color, una junto a otra en una fila, una columna o una diagonal, sin interrupción. Su longitud es el número de sus canicas. La terminan un agujero vacío, una canica del otro color o un hueco.",
				"Una serie más larga es una sola cadena: siete canicas seguidas son una cadena de siete. Una canica puede estar en varias cadenas de direcciones distintas, y cuenta en cada una.",
			},
			Picture: "La posición final de la partida de ejemplo, con un trazo sobre cada cadena de cinco o más canicas.",
			Caption: "Las cadenas de ambos bandos, marcadas con un trazo.",
		},
		Example: Section{
			Head: "Una partida, todas las ediciones",
			Text: []string{
				"Varias hojas explican su recuento con la misma posición final, y es una posición muy reveladora: contando solo los paneles gana un bando, y con algunos de los puntos extra gana el otro. Aquí está, con el dueño de cada panel y el recuento de cada edición.",
				"{second} se queda sin jugada tras la última canica, la de {last}, y aún tiene una en la mano.",
			},
			Picture: "La posición final de la partida de ejemplo. Un marco del color de su dueño señala cada panel que tiene uno.",
			Caption: "La posición final. Cada panel con dueño lleva un marco de su color; dos están empatados.",
		},
		Editions: Section{
			Head: "Las ediciones",
			Text: []string{
				"Todas se juegan igual. Lo que cambia es el recuento y, en los niveles españoles, la última canica de todas. Cada edición se cuenta aquí sobre la partida de ejemplo.",
			},
		},
		Sheets: Section{
			Head: "Las cinco hojas de reglas",
			Text: []string{
				"Las hojas llaman a las mismas cosas de distintas maneras, dejan algo en el aire y a veces se contradicen. Así se leen aquí.",
			},
		},
		Fairness: Section{
			Head: "Un comienzo justo",
			Text: []string{
				"Quien empieza tiene ventaja. Dos opciones la compensan. Ninguna hoja las trae, y puedes prescindir de ambas.",
				"Cambio de bando: un jugador pone la primera canica, y el otro puede quedarse con ese bando en vez de responder. Así, quien la pone busca un agujero que no ayude demasiado a nadie.",
				"Primera canica al azar: se sortea el agujero de la primera canica. Desde ahí la partida sigue como siempre.",
			},
		},
		Misreadings: Section{
			Head: "Malentendidos frecuentes",
			Text: []string{
				"Lo que a menudo se cree que dicen las reglas, y lo que dicen.",
			},
		},

		EditionNotes: map[string]EditionNote{
			"basic": {
				"Nada: solo cuentan los paneles.",
				"Suma los agujeros de los paneles de cada bando.",
				"Es el juego con el que empiezan todas las hojas, y el primero que conviene aprender. Las demás ediciones añaden sus puntos a este recuento.",
			},
			"es-1": {
				"Puntos para el bando con el área mayor.",
				"Compara las áreas por sus canicas. El bando de la mayor se anota un punto por cada panel en el que el área tiene canicas, sean cuantas sean.",
				"Las otras hojas con áreas dan la diferencia en canicas. Aquí una ventaja pequeña puede valer tanto como una grande, y un área repartida por muchos paneles vale más que una compacta. La partida termina en cuanto un jugador ha puesto sus 28 canicas.",
			},
			"es-2": {
				"Puntos por cadenas.",
				"Cada bando se anota la longitud de todas sus cadenas sumadas.",
				"Puntúan los dos bandos; las otras hojas con cadenas dan a uno de ellos la diferencia. La ventaja es la misma, los totales son más altos. La partida termina en cuanto un jugador ha puesto sus 28 canicas.",
			},
			"es-3": {
				"Puntos por el área mayor y por cadenas.",
				"Los dos primeros niveles españoles juntos: los paneles bajo el área mayor para un bando, las longitudes de las cadenas para ambos.",
				"Es la única edición en la que las áreas cuentan por paneles y las cadenas por entero. La partida termina en cuanto un jugador ha puesto sus 28 canicas.",
			},
			"cs-1": {
				"Puntos para el bando con el área mayor.",
				"El bando del área mayor se anota la diferencia entre las dos en canicas.",
				"El nivel español del mismo número cuenta en cambio los paneles bajo el área. El juego italiano con áreas y el turco con el área se cuentan exactamente como este.",
			},
			"cs-2": {
				"Puntos por el área mayor y por cadenas.",
				"El área, como en el nivel 1. Después suma las longitudes de las cadenas de cada bando; el bando de la suma mayor se anota la diferencia.",
				"Cada nivel incluye el anterior, así que no hay juego checo solo con cadenas. El juego italiano con ambas cosas se cuenta exactamente como este.",
			},
			"it-areas": {
				"Puntos para el bando con el área mayor.",
				"El bando del área mayor se anota la diferencia entre las dos en canicas.",
				"Se cuenta como el primer nivel checo. La hoja italiana lo presenta como una variante propia, que se puede combinar con las cadenas.",
			},
			"it-lines": {
				"Puntos por cadenas.",
				"Suma las longitudes de las cadenas de cada bando, en filas, columnas y diagonales; el bando de la suma mayor se anota la diferencia.",
				"La única edición con cadenas por diferencia y diagonales pero sin áreas. El nivel español con cadenas da a ambos bandos sus sumas enteras.",
			},
			"it-both": {
				"Puntos por el área mayor y por cadenas.",
				"Las dos variantes italianas juntas, cada una por su diferencia.",
				"Las dos diferencias no van necesariamente al mismo bando. Se cuenta como el segundo nivel checo.",
			},
			"tr-area": {
				"Puntos para el bando con el área mayor.",
				"El bando del área mayor se anota la diferencia entre las dos en canicas.",
				"Se cuenta como el primer nivel checo y el juego italiano con áreas.",
			},
			"tr-rows": {
				"Puntos por cadenas en filas y columnas.",
				"Suma las longitudes de las cadenas de cada bando, sin diagonales; el bando de la suma mayor se anota la diferencia.",
				"El texto de esta hoja solo habla de líneas horizontales y verticales, por eso aquí no hay diagonales. Su propio ejemplo sí las cuenta; quien lo prefiera puede jugar el juego italiano con cadenas.",
			},
			"tr-both": {
				"Puntos por el área mayor y por cadenas en filas y columnas.",
				"Los dos extras turcos juntos, cada uno por su diferencia.",
				"Solo se distingue del segundo nivel checo y del juego italiano con ambas cosas en que no cuenta diagonales.",
			},
		},

		SheetNotes: map[string]SheetNote{
			"es-short": {
				Name:  "Española, breve",
				Words: "baldosa, loseta o ficha (aquí, panel), agujero y canica (aquí también)",
				Notes: []string{
					"Solo explica el juego básico y no tiene puntos extra.",
					"No dice quién empieza. En sus imágenes empieza Rojo.",
					"Una nota dice que en una línea de canicas puede haber espacios. Se refiere a la colocación: ni un hueco ni un agujero vacío cortan el paso. No tiene nada que ver con las cadenas que puntúan.",
					"Da tres nombres distintos a los paneles; todos significan lo mismo.",
				},
			},
			"es-advanced": {
				Name:  "Española, avanzada",
				Words: "panel, espacio (aquí, agujero), bolita (aquí, canica), fila (también la columna), área, cadena",
				Notes: []string{
					"Termina la partida cuando un jugador, y no los dos, ha puesto todas sus canicas: tras 55 canicas, donde las otras hojas juegan 56. Los tres niveles españoles lo hacen así aquí; el juego básico, no.",
					"En la lista de componentes las canicas son rojas y negras, y más adelante rojas y blancas.",
					"Por el área mayor da tantos puntos como paneles tiene el área, donde otras hojas cuentan canicas. No dice qué pasa si las dos áreas son iguales: aquí nadie puntúa.",
					"Tampoco dice si un panel tiene que estar lleno para contar en el área: aquí cuenta todo panel en el que el área tiene alguna canica.",
					"Dice que cuentan las cadenas, pero no si cuentan las diagonales. Aquí cuentan, como en los ejemplos de las otras hojas.",
					"El color que sale de la mano cerrada es el que empieza, elija quien elija.",
				},
			},
			"cs": {
				Name:  "Checa",
				Words: "deska (panel), otvor (agujero), kámen (canica), řada (fila o columna), území (área), řetězec (cadena)",
				Notes: []string{
					"Termina la partida cuando todos los agujeros están llenos. Con 56 canicas para 64 agujeros eso no puede ocurrir; se lee como el momento en que se han jugado todas las canicas.",
					"Su resumen del nivel 2 habla de la cadena más larga; su explicación y su ejemplo, de todas las cadenas juntas. Seguimos el ejemplo.",
					"Da nombre a las dos reglas de colocación: una para la fila y la columna, otra para los dos paneles que quedan desactivados.",
					"Empieza quien elige la mano, si en ella está la canica de su color.",
				},
			},
			"it-pergioco": {
				Name:  "Italiana",
				Words: "tessera (panel), casella o foro (agujero), biglia (canica), riga y colonna (fila y columna), area (área), linea (cadena)",
				Notes: []string{
					"Sus canicas son blancas y negras, y en sus diagramas empieza Negro. Las canicas rojas de esta página son allí las blancas.",
					"Su partida termina con Blanco en f3, y Blanco tiene una canica más aunque empezó Negro. Aquí se llega a la misma posición con h7 como última canica.",
					"Su tablero está en medio de un marco de diez por diez, con la fila 1 y la columna j vacías. Aquí el tablero conserva ese lugar, así que los nombres de los agujeros son los mismos.",
					"Es la única hoja que nombra los agujeros con letra y número y da el recuento entero panel por panel. Todos sus números salen también aquí.",
					"Las áreas y las cadenas son dos variantes, que se juegan por separado o juntas. De ahí salen tres ediciones.",
				},
			},
			"tr": {
				Name:  "Turca",
				Words: "taş (panel), delik (agujero), misket o bilye (canica), alan (área), sıra (cadena)",
				Notes: []string{
					"Su texto solo admite líneas horizontales y verticales. Su ejemplo, en cambio, llega a su suma con diagonales. Las ediciones turcas siguen aquí el texto.",
					"No dice que las canicas que solo se tocan por una esquina no formen un área. Sus 12 y 17 solo salen así: contando las esquinas serían 23 y 24.",
					"No dice quién empieza. En sus imágenes empieza Rojo.",
					"Su palabra para el panel significa también piedra, que en otros juegos es una pieza. Aquí las piezas son las canicas.",
					"Dice que desde la segunda ronda se puede volver al panel propio. Es la regla de siempre: un panel solo está cerrado para la siguiente canica de uno mismo.",
				},
			},
		},

		MisreadingNotes: []Misreading{
			{"Las canicas que hay en medio cortan el paso.", "No lo cortan. Cualquier agujero vacío de la fila y de la columna es jugable, haya las canicas que haya por el camino, si su panel no está cerrado."},
			{"Una fila termina en un hueco del tablero.", "Continúa al otro lado. Los huecos solo importan para las áreas y las cadenas, que sí se interrumpen en ellos."},
			{"Solo está cerrado el panel de la última canica del rival.", "También lo está el panel de la última canica propia. Desde la tercera canica hay siempre dos paneles cerrados."},
			{"Un panel en el que se ha jugado una vez queda cerrado.", "Se abre de nuevo cuando se han jugado dos canicas en otra parte."},
			{"Quien se queda sin jugada pierde.", "La partida termina y deciden los puntos. Quedarse sin jugada yendo por delante es una victoria."},
			{"Quien se queda sin jugada pasa, y el otro bando sigue.", "Nadie pasa. La partida termina en el acto."},
			{"Un panel tiene que estar lleno para contar.", "Basta la mayoría, y una sola canica puede serlo."},
			{"Un panel vale las canicas que tiene.", "Vale sus agujeros, todos, para el bando que es su dueño."},
			{"Un panel empatado da puntos a los dos, o se reparte.", "No da puntos a nadie."},
			{"Decide el número de paneles.", "Deciden sus puntos. Un panel de seis vale tanto como tres paneles de dos."},
			{"Las canicas que se tocan por una esquina forman un área.", "Solo la forman las que se tocan por un lado. Las diagonales cuentan únicamente para las cadenas."},
			{"Cuentan todas las áreas.", "Solo la mayor de cada bando."},
			{"Un área da un punto por cada una de sus canicas.", "En ninguna edición. Da la diferencia en canicas entre las dos áreas mayores, o el número de paneles bajo la mayor; y solo puntúa un bando."},
			{"Las áreas y las cadenas terminan en el borde de un panel.", "Pasan libremente de un panel a otro. Panel por panel solo se mira quién es el dueño."},
			{"Una cadena puede saltarse un agujero vacío o un hueco.", "No puede. Un solo lugar sin canica propia la termina."},
			{"Una cadena de siete son tres cadenas de cinco.", "Es una sola cadena de siete. Solo las cadenas de direcciones distintas cuentan por separado."},
			{"Una canica solo puede contar en una cadena.", "Cuenta en cada una de sus cadenas, que pueden cruzarse."},
			{"Los puntos extra sustituyen a los de los paneles.", "Se suman a ellos."},
		},
	}
}
