package text

import (
	"fmt"

	"kulami/rules"
)

var englishAnalysis = AnalysisText{
	Engine:      "Engine",
	ExactMark:   "Underlined: exact",
	EngineOff:   "The engine is off.",
	InPercent:   "Winning chances in percent",
	WinChance:   func(percent int) string { return fmt.Sprintf("%d%% winning chance", percent) },
	Positions:   func(n int) string { return grouped(n, ",") + " positions" },
	ProvenWin:   func(side string) string { return "a proven win for " + side },
	ProvenDraw:  "a proven draw",
	AtLeastDraw: func(side string) string { return "at least a draw for " + side + ", proven" },
	BestMove:    func(hole string) string { return "Best move: " + hole },
	BestLines:   "Best lines",
	PlayTo:      func(hole string) string { return "Play to " + hole },

	Threat:   "Threat",
	ThreatOf: func(side string) string { return "If it were " + side + "’s turn" },
	ThreatHelp: func(passes, plays string) string {
		return passes + " passes once. The values are " + plays + "’s, in the same holes."
	},
	ThreatMove: func(side, hole, value string) string { return side + " would play " + hole + ": " + value },
	WhatIf:     "What if a tile changes hands?",
	WhatIfNone: "No tile",
	TakesTile: func(holes, side string, worth int) string {
		return "With " + holes + " " + side + " takes the " + fmt.Sprint(worth) + "-hole tile."
	},
	CannotTake: func(side string, worth int) string {
		return side + " can no longer take the " + fmt.Sprint(worth) + "-hole tile."
	},
	CountNow: "Now", CountThen: "Then", CountChange: "Change",
	AnalysisKeys: [][2]string{
		{"← ↑ → ↓", "move around the board"},
		{"Enter, Space", "play the hole"},
		{"n, p", "next or previous playable hole"},
		{"Home, End", "start or end of the row; with Ctrl, of the board"},
		{"Space", "play the best move, outside the board"},
		{"l", "the engine on or off"},
		{"s", "the score"},
		{"Shift l", "the last move"},
		{"m", "the playable holes"},
		{"t", "this tile"},
		{"e", "the value and the best move"},
		{"u", "undo"},
		{"[ ]", "step back and forward"},
		{"← →", "step, outside the board; Home, End: first and last move"},
		{"Shift ← →", "leave a variation; enter one, or go to the next"},
		{"c", "comment and marks"},
		{"x", "the threat: what the opponent would play now"},
		{"w", "what if this tile changes hands"},
		{"?", "this list"},
	},

	Annotate: "Comment and marks", Comment: "Comment", MoveMark: "Mark for the move", KeepValue: "Keep the engine’s value", KeptValue: "Value noted",
	NotesFull: "This game has no room for more notes. Delete one first.", CommentDeleted: "Comment deleted.", LinePromoted: "Variation moved up.",
	GlyphName: Table[rules.Glyph, string]{{rules.GoodMove, "good move"}, {rules.PoorMove, "mistake"}, {rules.VeryGoodMove, "brilliant move"}, {rules.VeryPoorMove, "blunder"}, {rules.Speculative, "interesting move"}, {rules.Questionable, "dubious move"}},
}

var englishReview = ReviewText{
	Review:     "Review",
	Reviewing:  func(percent string) string { return "Looking at every move: " + percent },
	ReviewDone: "The review is complete.", Accuracy: "Accuracy", Chances: "Chances to win",
	KeyMoments: "Key moments", NoMistakes: "No mistakes found.",
	Verdict:  Words{{"best", "best move"}, {"good", "good move"}, {"inaccuracy", "inaccuracy"}, {"mistake", "mistake"}, {"blunder", "blunder"}},
	OnlyMove: "the only good move", MissedWin: "A proven win was missed.",
	Better:     func(hole string) string { return "Better: " + hole + "." },
	PointsLost: func(points float64) string { return fmt.Sprintf("It costs about %.1f points.", points) },
	ProvenFrom: func(move int, result string) string { return fmt.Sprintf("Proven from move %d on: %s.", move, result) },
	SafeFrom: func(move int, side string) string {
		return fmt.Sprintf("Proven from move %d on: %s cannot lose.", move, side)
	},
	SaveReport: "Save the report as a picture",

	RetryYours: "Learn from your mistakes",
	RetryOf:    func(side string) string { return "Learn from the mistakes: " + side },
	RetryTask:  func(side, hole string) string { return side + " played " + hole + ". Find a better move." },
	RetryGood:  func(hole string) string { return hole + ": well found!" },
	RetryBad: func(hole, reply string) string {
		return hole + " is not good enough" + after(": the answer is ", reply) + ". Try again."
	},
	RetryWait: "Looking at your move", Solution: "Show solution", NextMistake: "Next mistake", RetryEnd: "Back to the review",

	And:      "and",
	FactsOf:  func(hole, clauses string) string { return hole + " " + clauses + "." },
	FactEnds: "leaves the opponent no hole, so the game ends",
	FactLeaves: func(holes int) string {
		if holes == 1 {
			return "leaves the opponent one hole"
		}
		return fmt.Sprint("leaves the opponent ", holes, " holes")
	},
	FactWins: func(worth int) string { return fmt.Sprint("wins the ", worth, "-hole tile for good") },
	FactSaves: func(worth int) string {
		return fmt.Sprint("is the only hole that stops the opponent from winning a ", worth, "-hole tile at once")
	},
	FactTies: func(worth int) string { return fmt.Sprint("ties the ", worth, "-hole tile for good") },
	FactJoins: func(marbles int) string {
		return "joins areas into a single one of " + count(marbles, "marble", "marbles")
	},
	FactGrows: func(marbles int) string {
		return "brings the player’s largest area to " + count(marbles, "marble", "marbles")
	},
	FactLine:  func(marbles int) string { return "completes a line of " + count(marbles, "marble", "marbles") },
	FactGives: func(worth int) string { return fmt.Sprint("lets the opponent win a ", worth, "-hole tile") },
	FactCloses: func(worth int) string {
		return fmt.Sprint("closes the ", worth, "-hole tile to the opponent for one move")
	},
}

var englishPuzzle = PuzzleText{
	Puzzles: "Puzzles", DailyPuzzle: "Daily puzzle", NextPuzzle: "Next puzzle", MorePuzzles: "More puzzles",
	BackToPuzzle: "Back to the puzzle", AllPuzzles: "All puzzles",
	PuzzlesComing:  "Loading the puzzles.",
	PuzzlesMissing: "The puzzles could not be loaded. Your games and results are safe.",
	PuzzleOf:       func(number int) string { return fmt.Sprint("Puzzle ", number) },
	DailyOf:        func(day string) string { return "Daily puzzle, " + day },
	PuzzleLevel:    func(level int) string { return fmt.Sprint("Difficulty ", level, " of 8") },
	GoalWin:        func(side string) string { return side + " to move: win." },
	GoalDraw:       func(side string) string { return side + " to move: save the draw." },
	GoalMargin: func(side string, points int) string {
		return fmt.Sprint(side, " to move: win by ", points, " or more.")
	},
	SolutionIs: func(hole string) string { return "The solution is " + hole + "." },
	PuzzleWrong: func(hole, reply string) string {
		return hole + " is not the solution" + after(": the answer is ", reply) + "."
	},
	BestPlay: func(result string) string { return "With best play: " + result + "." },

	DailyLine: "A new puzzle every day, the same for everyone.", NoRating: "Solve puzzles to get a rating.",
	DailyNew:      "There is a new daily puzzle.",
	DailyLate:     "Its day is over, so it does not count for your streak.",
	DailyDone:     "You have solved today’s puzzle.",
	ShareResult:   "Share result",
	DailyResult:   func(day string) string { return "Kulami puzzle of " + day + ": solved." },
	DailyTries:    func(n int) string { return fmt.Sprint("Tries: ", n, ".") },
	DailyStreak:   func(days int) string { return "Streak: " + count(days, "day", "days") + "." },
	LongestStreak: func(days int) string { return "Your longest: " + count(days, "day", "days") + "." },

	ThemeHead: "Themes",
	ThemeName: Words{
		{"closing", "Closing a tile"}, {"denying", "Saving a tile"}, {"capture", "Winning a tile"}, {"sacrifice", "Sacrifice"},
		{"last-hole", "Last hole of a tile"}, {"stuck", "No hole left"}, {"forcing", "Only one reply"}, {"parity", "Passing the turn"},
		{"areas", "Areas"}, {"lines", "Lines"},
	},
	PuzzleRating: func(value, deviation int) string { return fmt.Sprintf("Your rating: %d ± %d", value, deviation) },
	PuzzlesTried: func(solved, tried int) string { return fmt.Sprintf("%d of %d solved at the first try", solved, tried) },

	Storm: "Storm", StormLine: "As many puzzles as you can in three minutes.", StormStart: "Start the storm", StormAgain: "Another storm",
	StormScore: func(solved int) string { return fmt.Sprint(solved, " solved") },
	StormBest:  func(solved int) string { return fmt.Sprint("Your best: ", solved) },
	StormOver:  func(solved int) string { return fmt.Sprint("Time is up: ", solved, " solved.") },

	OwnMistakes:     "Your own mistakes",
	Practise:        "Practise",
	OwnMistakesLine: "Mistakes from your reviewed games come back until you find the better move.",
	MistakesDue: func(n int) string {
		if n == 0 {
			return "None to practise today."
		}
		return fmt.Sprint(n, " to practise today.")
	},
}

var englishProgress = ProgressText{
	Progress:       "Progress",
	ProgressNone:   "Finish a game against the computer, and your rating, your results and your accuracy will stand here. Everything stays on this device.",
	Rating:         "Rating",
	RatingNone:     "Games against the computer without hints or undo count for the rating. There is none yet.",
	RatingRange:    func(low, high int) string { return fmt.Sprintf("Very likely between %d and %d.", low, high) },
	RatingLines:    "The lines are levels 1 to 8.",
	PuzzleStrength: "Puzzle rating",
	PuzzlesNone:    "Solve puzzles, and your puzzle rating will stand here.",
	PuzzlesSolved:  func(n, of int) string { return fmt.Sprintf("Puzzles solved: %d of %d", n, of) },
	ThemeSolved:    "Solved", ThemeTried: "Tried",
	MistakesLearnt: func(n, of int) string { return fmt.Sprintf("Own mistakes learnt: %d of %d", n, of) },
	Streaks:        "Streaks",
	DailyNow:       "Daily puzzle: days in a row",
	DailyBest:      "Daily puzzle: best streak",
	AccuracyCourse: "Accuracy over time",
	AccuracyNone:   "Review your finished games, and your accuracy will stand here.",
	TileKind:       func(holes int) string { return fmt.Sprintf("%d-hole tile", holes) },
	AsTable:        "Show as a table",
	Date:           "Date",
}

var englishCourse = CourseText{
	Goal: "Own more tiles than your opponent", FirstTime: "First time? Learn in 90 seconds",
	CoachWon: func(holes int) string {
		return "Your marble wins its tile: " + count(holes, "point", "points") + ", 1 for each hole."
	},
	CoachKept: "Your tile is safer now: it is harder to take.",
	CoachTied: "Your marble’s tile is tied: for now it has no owner.",
	CoachLost: "The computer still owns the tile of your marble: it has more marbles there.",
	CoachNow: [6]string{
		"Now play in the row or column of the computer’s marble, as it did with yours.",
		"Two tiles are dark: the last two marbles are there, so they are closed for you now.",
		"A tile takes the colour of its owner; a plain tile has no owner.",
		"The number beside your name is your score: whoever has more points at the end wins.",
		"Think ahead: your marble decides the row and column in which the computer plays next.",
		"Now you know it all: the game ends when all marbles are played or one of you has no hole left to play.",
	},
	CoachStop: "No more tips",

	PlayGame:       "Play a game",
	LearnByPlaying: "Learn by playing", NextLesson: "Next", PreviousLesson: "Previous lesson", LessonBonus: "Bonus rules",
	Right: func(found, of int) string { return fmt.Sprintf("Right: %d of %d.", found, of) },
	Lessons: Table[string, Lesson]{
		{"first", Lesson{"The aim",
			"Own more tiles than your opponent: {first} starts, so tap any hole.",
			"", "{first} owns this tile now, and it is {second}’s turn: the players take turns."}},
		{"own", Lesson{"Whose tile is it?",
			"Whoever has more marbles on a tile owns it: tap the tiles that {first} owns.",
			"This one is not {first}’s:", "A tile scores one point for each of its holes, even the empty ones; a tied tile scores for neither side."}},
		{"row", Lesson{"Row and column",
			"The last marble is on c4: tap two holes in the same row or column, but not on the same tile.",
			"", "That is the first rule. Marbles in between do not block the way."}},
		{"gap", Lesson{"Across gaps",
			"Rows and columns go on across gaps: tap a hole in the row of h2 on the other side of the gap.",
			"{hole} is a legal move, but it is not on the other side of the gap in row 2.", "Neither gaps nor marbles end a row."}},
		{"closed", Lesson{"Two closed tiles",
			"The tiles of the last two marbles, c7 and e7, are closed for the next marble: tap both tiles.",
			"{hole} is on an open tile.", "A tile opens again after two marbles have been played elsewhere."}},
		{"end", Lesson{"The end",
			"The game ends when somebody is stuck, without a hole to play: tap the hole that leaves {second} stuck.",
			"After {hole}, {second} could still play.", "Row and column lead only to marbles and closed tiles, so the points decide: 25 to 20."}},
		{"area", Lesson{"The largest area",
			"Some editions count the largest area of marbles of one colour that touch edge to edge: tap the largest one.",
			"There is a larger one.", "{second}’s largest area has 17 marbles, {first}’s has 12. The edition says what that is worth."}},
		{"line", Lesson{"Lines of five",
			"Some editions count lines of five or more marbles of one colour in a row, column or diagonal: tap {second}’s three lines.",
			"No line of {second} runs through {hole}.", "A marble may belong to several lines. Now you know all the rules."}},
	},

	Learn: "How to play",
	Rules: []Paragraph{
		{"The aim", "Own more of the board than your opponent. Whoever has more marbles on a tile owns it and scores one point for each of its holes. A tied tile scores for neither side."},
		{"Playing", "The first marble can go anywhere. After that, a marble goes into an empty hole in the same row or column as the marble just played. Gaps and other marbles do not block the way."},
		{"Closed tiles", "Two tiles are closed: the one your opponent has just played on, and the one you played on before that. They open again a move later."},
		{"The end", "The game ends when all marbles are played, or as soon as somebody has no hole to play. Being stuck is not losing: the points decide."},
		{"Editions", "Some rule sheets add points for the largest area of touching marbles, or for straight lines of five or more. Choose an edition when you start a game; the final count shows how it adds up."},
	},
	RuleBook: "All rules, every edition (opens a page)",
}
