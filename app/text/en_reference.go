package text

// englishReference is the rule book in English.
func englishReference() *Reference {
	return &Reference{
		Lang:  "en",
		Title: "The rules of Kulami",
		About: "The rules of Kulami from five printed rule sheets: every edition, one game scored under each of them, and what is often misread.",
		Intro: "Kulami has one set of rules for playing and several ways of scoring. This page explains both. Five printed rule sheets, two in Spanish and one each in Czech, Italian and Turkish, agree on how to play; they differ on extra points. Here the sides are called {first} and {second}; other colours change nothing.",

		BasicTitle: "Kulami: the basic game",
		BasicAbout: "The basic game of Kulami on two pages to print: the box, the moves, the end of the game and the score, with one game as an example.",
		BasicIntro: "This is the game that all five printed rule sheets begin with: only the tiles count. Here the sides are called {first} and {second}; other colours change nothing.",
		ToBasic:    "The basic game on two pages, to print",
		ToWhole:    "The whole rule book: areas, lines and every edition",

		Contents:     "On this page",
		Skip:         "Skip to the rules",
		ToGame:       "Play Kulami",
		Course:       "Learn it by playing",
		OpenGame:     "Open this game in Kulami",
		PlayEdition:  "Open a board with these rules",
		FromSheet:    "Rule sheet",
		AllSheets:    "all five",
		Adds:         "What it adds",
		Sum:          "How to count it",
		Differs:      "Where it differs",
		OnTheExample: "The worked example",
		Edition:      "Edition",
		Misread:      "Often thought",
		Correct:      "In fact",
		SheetWords:   "Its words",
		TilesHeads:   [3]string{"Tiles", "Holes on each", "Points for each"},
		ByName:       "Tiles and lines by name",
		TiedTiles:    "Tied",

		Box: Section{
			Head: "What is in the box",
			Text: []string{
				"Kulami is a game for two players aged nine and up, designed by Andreas Kuhnekath.",
				"Seventeen rectangular tiles with 64 holes in all, and 56 marbles, 28 for each side.",
				"The tiles are laid edge to edge until they form one board. A regular board is a square of eight rows and eight columns. An irregular board may have any outline, as long as every tile joins the others along an edge and the whole fits into ten rows and ten columns; it may have gaps inside.",
			},
			Picture: "One tile of each kind: two rows of three holes, two rows of two, a row of three and a row of two.",
			Caption: "The four kinds of tiles.",
		},
		Boards: [2]Figure{
			{"Seventeen tiles that form a square of eight rows and eight columns.", "A square board."},
			{"Seventeen tiles with an irregular outline.", "An irregular board."},
		},
		Aim: Section{
			Head: "The aim",
			Text: []string{
				"Own more of the board than your opponent. You own a tile when you have more marbles on it than your opponent, and it scores one point for each of its holes.",
			},
		},
		Begins: Section{
			Head: "Who begins",
			Text: []string{
				"Let chance decide: one player hides a marble of each colour, one in each hand, and the other picks a hand. The colour that appears begins.",
				"The advanced Spanish sheet has it this way. On the Czech one, the player who picked begins if the marble is their own colour; the Italian one draws lots. The other two sheets do not say; in their pictures Red begins. In the app you can give the first move to either side or leave it to chance.",
			},
		},
		Placing: Section{
			Head: "Placing marbles",
			Text: []string{
				"The two sides take turns, one marble at a time. The first marble of the game may go into any hole. Every later marble goes into an empty hole that meets three conditions:",
				"It is in the row or the column of the marble just played.",
				"It is not on the tile of the marble just played.",
				"It is not on the tile of the marble before that one, which is your own last marble.",
				"So only two tiles are closed at a time, and a tile opens again as soon as two marbles have been played elsewhere. For the second marble of the game only one tile is closed.",
			},
			Picture: "A board with three marbles. The last one is on {last}, the one before it on {before}. The row and the column of {last} are highlighted, the tiles of both marbles are hatched, and these holes are marked as playable: {legal}.",
			Caption: "{second} is to move. The last marble, on {last}, sets the row and the column; the two hatched tiles are closed. A dot marks each playable hole.",
		},
		Gaps: Section{
			Head: "Nothing blocks a row",
			Text: []string{
				"A row runs from one end of the board to the other, and so does a column. Marbles do not interrupt it, whatever their colour, and neither do gaps in an irregular board: the holes beyond belong to it as well.",
			},
			Picture: "An irregular board with one marble, on {last}. Playable holes are marked on both sides of a gap in its row: {legal}.",
			Caption: "The marble on {last} opens its whole row, across the gap too.",
		},
		End: Section{
			Head: "The end",
			Text: []string{
				"The game ends when all marbles have been played. There are 64 holes and 56 marbles, so some holes stay empty.",
				"It also ends, at once, when the side to move has no hole left to play: every hole in the row and the column is taken or lies on a closed tile. That is called being stuck. It is not a defeat: no turn is passed, there is no penalty, and the points decide as in any other game.",
			},
			Picture: "The end of a game. The last marble is on {last}; no hole in its row or column can be played.",
			Caption: "Nothing is open in the row or the column of {last}: {second} is stuck and the game is over, although marbles are left.",
		},
		Tiles: Section{
			Head: "Counting the tiles",
			Text: []string{
				"Look at each tile by itself. The side with more marbles on it owns it and scores all its holes, the empty ones and the opponent’s as well. A single marble on a six-hole tile is enough to own it and score six.",
				"A tile with the same number of marbles from both sides scores for neither, and an empty one does not score at all.",
				"At the table you may take the board apart and give each side its tiles.",
				"The side with more points wins. Equal points are a draw.",
			},
		},
		Areas: Section{
			Head: "Areas",
			Text: []string{
				"Some editions give points for the largest area. An area is a group of marbles of one colour in which each touches the next edge to edge: above, below or to the side. The borders of tiles do not matter. Corners do not join marbles, and gaps separate them.",
				"Only the largest area of each side counts, and its size is the number of its marbles. If both are equally large, neither side scores.",
				"At the table, count areas and lines before you take the board apart.",
			},
			Picture: "The final position of the worked example, with the largest area of each side in its colour.",
			Caption: "The largest area of each side, filled with its colour.",
		},
		Lines: Section{
			Head: "Lines",
			Text: []string{
				"Some editions give points for lines. A line is five or more marbles of one colour next to each other in a row, in a column or on a diagonal, without a break. Its length is its number of marbles. An empty hole, a marble of the other colour or a gap ends it.",
				"A longer run is one line: seven marbles in a row are a line of seven. One marble may belong to several lines in different directions and counts in each of them.",
			},
			Picture: "The final position of the worked example, with a stroke along every line of five or more marbles.",
			Caption: "The lines of both sides.",
		},
		Example: Section{
			Head: "One game, every edition",
			Text: []string{
				"Several sheets explain their scoring with the same final position, and it is a revealing one: with tiles alone one side wins, and with some of the extra points the other. Here it is, with the owner of each tile and the score under every edition.",
				"{second} is stuck after the last marble, on {last}, and still has a marble in hand.",
			},
			Picture: "The final position of the worked example. A frame in the colour of its owner marks each tile that has one.",
			Caption: "The final position. Each tile that has an owner is framed in the owner’s colour; two are tied.",
		},
		Editions: Section{
			Head: "The editions",
			Text: []string{
				"They are all played alike. They differ in the scoring and, in the Spanish levels, in the very last marble. Each edition is applied here to the worked example.",
			},
		},
		Sheets: Section{
			Head: "The five rule sheets",
			Text: []string{
				"The sheets call the same things by different names, leave some things open and sometimes contradict themselves. This is how we read them.",
			},
		},
		Fairness: Section{
			Head: "A fair start",
			Text: []string{
				"Whoever begins has an advantage. Two options make up for it. No sheet has them, and you need not use either.",
				"Swap: one player places the first marble, and the other may then take over that player’s side instead of answering. Whoever places it will look for a hole that helps neither side much.",
				"Random first marble: the hole of the first marble is chosen at random. The game goes on from there as usual.",
			},
		},
		Misreadings: Section{
			Head: "Common misreadings",
			Text: []string{
				"What people often take the rules to say, and what they do say.",
			},
		},

		EditionNotes: map[string]EditionNote{
			"basic": {
				"Nothing: tiles alone count.",
				"Add up the holes of the tiles that each side owns.",
				"This is the game that every sheet begins with, and the one to learn first. The other editions add their points to this count.",
			},
			"es-1": {
				"Points for the side with the larger area.",
				"Compare the areas by their marbles. The side with the larger one scores one point for each tile that the area touches, however many marbles it has there.",
				"The other sheets with areas give the difference in marbles. Here a narrow lead may be worth as much as a wide one, and an area that spreads over many tiles is worth more than a compact one. The game ends as soon as one player has placed all 28 marbles.",
			},
			"es-2": {
				"Points for lines.",
				"Each side scores the length of all its lines added up.",
				"Both sides score; the other sheets with lines give one of them the difference. The lead is the same either way; only the totals are higher. The game ends as soon as one player has placed all 28 marbles.",
			},
			"es-3": {
				"Points for the larger area and for lines.",
				"The first two Spanish levels together: the tiles under the larger area for one side, the lengths of the lines for both.",
				"It is the only edition in which areas count by tiles and lines in full. The game ends as soon as one player has placed all 28 marbles.",
			},
			"cs-1": {
				"Points for the side with the larger area.",
				"The side with the larger area scores the difference between the two in marbles.",
				"The Spanish level of the same number counts the tiles under the area instead. The Italian game with areas and the Turkish one with the area are scored exactly like this one.",
			},
			"cs-2": {
				"Points for the larger area and for lines.",
				"The area as on level 1. Then add up the lengths of each side’s lines; the greater sum scores the difference.",
				"The levels build on each other, so there is no Czech game with lines alone. The Italian game with both is scored exactly like this one.",
			},
			"it-areas": {
				"Points for the side with the larger area.",
				"The side with the larger area scores the difference between the two in marbles.",
				"Scored like the first Czech level. The Italian sheet makes it a separate variant, which can be combined with the lines.",
			},
			"it-lines": {
				"Points for lines.",
				"Add up the lengths of each side’s lines, along rows, columns and diagonals; the greater sum scores the difference.",
				"The only edition with lines by difference and diagonals but without areas. The Spanish level with lines gives both sides their full sums.",
			},
			"it-both": {
				"Points for the larger area and for lines.",
				"Both Italian variants together, each by its difference.",
				"The two differences need not go to the same side. Scored like the second Czech level.",
			},
			"tr-area": {
				"Points for the side with the larger area.",
				"The side with the larger area scores the difference between the two in marbles.",
				"Scored like the first Czech level and the Italian game with areas.",
			},
			"tr-rows": {
				"Points for lines along rows and columns.",
				"Add up the lengths of each side’s lines, without diagonals; the greater sum scores the difference.",
				"The text of this sheet speaks only of horizontal and vertical lines, so diagonals are left out here. Its own example counts them all the same; if you prefer that, play the Italian game with lines.",
			},
			"tr-both": {
				"Points for the larger area and for lines along rows and columns.",
				"Both Turkish bonuses together, each by its difference.",
				"It differs from the second Czech level and from the Italian game with both only in leaving out diagonals.",
			},
		},

		SheetNotes: map[string]SheetNote{
			"es-short": {
				Name:  "Spanish, short",
				Words: "baldosa, loseta or ficha (tile), agujero (hole), canica (marble)",
				Notes: []string{
					"It explains only the basic game and has no extra points.",
					"It does not say who begins. In its pictures Red does.",
					"A note says that a line of marbles may have spaces in it. This is about placing: neither a gap nor an empty hole blocks the way. It has nothing to do with lines that score.",
					"It has three different names for a tile; they all mean the same thing.",
				},
			},
			"es-advanced": {
				Name:  "Spanish, advanced",
				Words: "panel (tile), espacio (hole), bolita (marble), fila (row or column), área (area), cadena (line)",
				Notes: []string{
					"It ends the game when one player has placed all marbles, not both: after 55 marbles, while the other sheets play 56. The three Spanish levels do so here; the basic game does not.",
					"It lists red and black marbles and later speaks of red and white ones.",
					"For the largest area it gives as many points as the area has tiles, while other sheets count marbles. It does not say what happens when the areas are equally large: here neither side scores.",
					"Nor does it say whether a tile must be full to count for an area: here every tile on which the area has a marble counts.",
					"It says that lines count, but not whether diagonals do. Here they count, as in the examples of the other sheets.",
					"The colour drawn from the closed hand begins, whoever picked it.",
				},
			},
			"cs": {
				Name:  "Czech",
				Words: "deska (tile), otvor (hole), kámen (marble), řada (row or column), území (area), řetězec (line)",
				Notes: []string{
					"It ends the game when every hole is filled. With 56 marbles for 64 holes that cannot happen; we read it as the moment when all marbles have been played.",
					"Its summary of level 2 speaks of the longest line, but its explanation and its example of all lines together. We follow the example.",
					"It gives names to the two rules of placing: one for the row and the column, one for the two tiles that are switched off.",
					"The player who picks a hand begins if it holds a marble of their own colour.",
				},
			},
			"it-pergioco": {
				Name:  "Italian",
				Words: "tessera (tile), casella or foro (hole), biglia (marble), riga and colonna (row and column), area (area), linea (line)",
				Notes: []string{
					"Its marbles are white and black, and Black begins in its diagrams. The red marbles of this page are its white ones.",
					"Its game ends with White on f3, and White has one marble more although Black began. Here the same position is reached with h7 as the last marble.",
					"Its board lies in the middle of a ten by ten frame, with row 1 and column j empty. Here the board keeps that place, so the names of the holes are the same.",
					"It is the only sheet that names holes by letter and number and gives the whole score tile by tile. All its numbers come out the same here.",
					"Areas and lines are two variants, to be played separately or together. That makes three editions.",
				},
			},
			"tr": {
				Name:  "Turkish",
				Words: "taş (tile), delik (hole), misket or bilye (marble), alan (area), sıra (line)",
				Notes: []string{
					"Its text counts only horizontal and vertical lines. Its example, though, reaches its sum with diagonals. The Turkish editions here follow the text.",
					"It does not say that marbles touching at a corner are not one area. Its 12 and 17 only come out that way: with corners they would be 23 and 24.",
					"It does not say who begins. In its pictures Red does.",
					"Its word for a tile also means stone, which in other games is a playing piece. Here the pieces are the marbles.",
					"It says that you may return to your own tile from the second round on. That is the usual rule: your tile is closed for your next marble only.",
				},
			},
		},

		MisreadingNotes: []Misreading{
			{"Marbles in between block the way.", "They do not. Any empty hole in the row or the column can be played if its tile is not closed, however many marbles lie in between."},
			{"A row ends at a gap in the board.", "It goes on beyond the gap. Gaps matter only for areas and lines, which they do break."},
			{"Only the tile of the opponent’s last marble is closed.", "The tile of your own last marble is closed as well. From the third marble on there are always two closed tiles."},
			{"A tile that was once played on stays closed.", "It opens again once two marbles have been played elsewhere."},
			{"Whoever is stuck loses.", "The game ends and the points decide. If you are stuck but in the lead, you win."},
			{"Whoever is stuck passes, and the other side plays on.", "There is no passing. The game ends at once."},
			{"A tile must be filled before it counts.", "A majority is enough, and one marble can be a majority."},
			{"A tile scores the marbles on it.", "It scores its holes, all of them, for the side that owns it."},
			{"A tie on a tile scores for both, or is shared.", "It scores for neither side."},
			{"The number of tiles decides.", "Their points decide. One six-hole tile is worth as much as three two-hole tiles."},
			{"Marbles that touch at a corner form one area.", "Only marbles that touch edge to edge do. Diagonals count only for lines."},
			{"All areas count.", "Only the largest one of each side does."},
			{"An area scores a point for each of its marbles.", "Not in any edition. It scores either the difference between the two largest areas in marbles, or the number of tiles under the larger one; and only one side scores."},
			{"Areas and lines end at the border of a tile.", "They cross tiles freely. Only ownership is decided tile by tile."},
			{"A line may skip an empty hole or a gap.", "It may not. A single hole without your own marble ends it."},
			{"A line of seven is three lines of five.", "It is one line of seven. Only lines in different directions count separately."},
			{"A marble can count in one line only.", "It counts in each of its lines, which may cross."},
			{"Extra points replace the points for tiles.", "They are added to them."},
		},
	}
}
