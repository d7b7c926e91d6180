package text

// PuzzleText is what the puzzles say.
type PuzzleText struct {
	Puzzles, DailyPuzzle, NextPuzzle, MorePuzzles, BackToPuzzle, AllPuzzles string
	PuzzlesComing, PuzzlesMissing                                           string // the collection is being fetched; it could not be
	PuzzleOf                                                                func(number int) string
	DailyOf                                                                 func(day string) string
	PuzzleLevel                                                             func(level int) string
	GoalWin, GoalDraw                                                       func(side string) string
	GoalMargin                                                              func(side string, points int) string
	SolutionIs                                                              func(hole string) string
	PuzzleWrong                                                             func(hole, reply string) string // reply may be empty
	BestPlay                                                                func(result string) string

	DailyLine, DailyNew, DailyLate, DailyDone, NoRating string
	ShareResult                                         string
	DailyTries                                          func(n int) string
	DailyResult                                         func(day string) string // to be shared; says nothing of the solution
	DailyStreak, LongestStreak                          func(days int) string

	ThemeHead    string
	ThemeName    Words // by the names of the themes
	PuzzleRating func(value, deviation int) string
	PuzzlesTried func(solved, tried int) string

	Storm, StormLine, StormStart, StormAgain string
	StormScore, StormBest, StormOver         func(solved int) string

	OwnMistakes, OwnMistakesLine, Practise string
	MistakesDue                            func(n int) string
}
