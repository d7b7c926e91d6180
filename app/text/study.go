package text

// AnalysisText has the words of the analysis, and of the notes that a player writes about
// positions.
type AnalysisText struct {
	// The engine.
	Engine, EngineOff string
	EngineBarred      string
	ExactMark         string
	LikelyMark        string
	InPercent, Chance string
	SearchedHow       string
	WinChance         func(percent int) string
	Positions         func(n int) string
	ProvenWin         func(side string) string
	ProvenDraw        string
	AtLeastDraw       func(side string) string
	LikelyWin         func(side string) string
	LikelyDraw        string
	PlayProof         string
	ProofKeeps        func(n, of int) string
	ProofGives        func(hole string, points int) string
	ProofSafe         func(side string, points int) string
	ProofKept         string
	ProofWas          func(result string) string
	BestMove          func(hole string) string
	BestLines         string
	PlayTo            func(hole string) string

	// Threats, and tiles that change hands.
	Threat                           string
	ThreatOf                         func(side string) string
	ThreatMove                       func(side, hole, value string) string
	WhatIf, HoldTile                 string
	WhatIfNone                       string
	TakesTile                        func(holes, side string, worth int) string
	CannotTake                       func(side string, worth int) string
	CountNow, CountThen, CountChange string
	AnalysisKeys                     [][2]string

	// Notes on positions.
	Note                                    string
	MoveMark                                string
	GlyphName                               Words // by the sign of a rules.Glyph
	KeepValue                               string
	KeptValue                               string
	NotesFull, CommentDeleted, LinePromoted string
}

// ReviewText has the words of the review of a game, and of trying its mistakes again.
type ReviewText struct {
	Review                        string
	Reviewing                     func(percent string) string
	ReviewDone, Accuracy, Chances string
	LostPoints                    string    // by each side
	PhaseName                     [3]string // of a game, in their order
	KeyMoments, NoMistakes        string
	Verdict                       Words // by engine.Verdict
	OnlyMove, MissedWin           string
	Better                        func(hole string) string
	PointsLost                    func(points float64) string
	ProvenFrom                    func(move int, result string) string
	SafeFrom, LedFrom             func(move int, side string) string
	LedThroughout                 func(side string) string
	SaveReport                    string

	// Mistakes that are tried again.
	RetryYours                       string
	RetryOf                          func(side string) string
	RetryTask                        func(side, hole string) string
	RetryGood                        func(hole string) string
	RetryBad                         func(hole string) string
	Replies                          func(side, hole string) string
	RetryWhy                         string
	RetryWait, Solution, NextMistake string

	// What a move proves, as clauses about its hole; FactsOf makes a sentence of them, which are joined
	// by commas and And. A tile is named by its worth.
	And                            string
	FactsOf                        func(hole, clauses string) string
	FactEnds                       string
	FactLeaves                     func(holes int) string
	FactWins, FactSaves, FactTies  func(worth int) string
	FactJoins, FactGrows, FactLine func(marbles int) string
	FactGives, FactCloses          func(worth int) string

	// More clauses for the reason of a mistake, which WhyAfter makes a sentence of.
	FactLeads, FactLevels func(worth int) string
	FactReplies           func(holes int) string
	FactWastes, FactOver  string
	WhyAfter              func(line, hole, clause string) string
	OtherHole             string // of FactsOf, where the better hole is not told
	AfterOther            func(clause string) string
}

// PuzzleText has the words of the puzzles.
type PuzzleText struct {
	Puzzles, DailyPuzzle, NextPuzzle, MorePuzzles, AllPuzzles string
	PuzzlesComing, PuzzlesMissing                             string
	PuzzleOf                                                  func(number int) string
	DailyOf                                                   func(day string) string
	PuzzleLevel                                               func(level int) string
	GoalWin, GoalDraw                                         func(side string) string
	GoalMargin                                                func(side string, points int) string
	SolutionIs                                                func(hole string) string
	PuzzleWrong                                               func(hole string) string
	BestPlay                                                  func(result string) string

	// The puzzle of the day.
	DailyLine, DailyFirst, DailyNew, DailyLate, DailyDone, NoRating string
	ShareResult                                                     string
	DailyTries                                                      func(n int) string
	DailyResult                                                     func(day string) string
	DailyStreak, LongestStreak, StreakEnded                         func(days int) string

	ThemeHead    string
	ThemeName    Words // by the names of the themes
	ThemeLine    Words
	PuzzleRating func(value int) string
	PuzzlesTried func(solved, tried int) string
	Weakness     func(theme string, solved, tried int) string

	// The storm.
	Storm, StormLine, PuzzleStart, StormAgain string
	StormStarts                               func(seconds int) string
	StormScore, StormBest                     func(solved int) string
	StormRecord, StormOver                    string
	StormMissed                               string // heads the puzzles

	// One's own mistakes.
	OwnMistakes, OwnMistakesLine, Practise string
	MistakesDue                            func(n int) string
}

// ProgressText has the words of the progress page.
type ProgressText struct {
	Progress, ProgressNone       string
	Rating, RatingNone           string
	RatingRange                  func(low, high int) string
	RatingLines                  string
	PuzzleStrength, PuzzlesNone  string
	PuzzlesSolved                func(n, of int) string
	ThemeSolved, ThemeTried      string // numbers of puzzles follow
	MistakesLearnt               func(n, of int) string
	Streaks                      string
	DailyNow, DailyBest          string // numbers of days follow
	AccuracyCourse, AccuracyNone string
	TileKind                     func(holes int) string
	AsTable, Date, Details       string
}

// CourseText has the words that teach the game: at the first visit, beside the first game, in the
// course of lessons and in the list of rules.
type CourseText struct {
	// The first visit, and the coach of its game: what the person's marble did to its tile, and after
	// each of the first marbles what to know next.
	Goal, FirstTime                 string
	CoachWon                        func(holes int) string
	CoachKept, CoachTied, CoachLost string
	CoachNow                        [6]string // by play.CoachedPresses
	CoachStop                       string

	// The course. {first}, {second} are the sides' names, {hole} is the hole pressed.
	LearnByPlaying          string
	Lessons                 Table[Lesson] // by play.LessonName
	NextLesson, LessonBonus string
	Right                   func(found, of int) string
	PlayGame, GameStays     string

	// The rules: headings and paragraphs in their order.
	Learn    string
	Rules    []Paragraph
	RuleBook string
}

// Lesson is the text of a lesson of the course: its task, the answer to a mistake, and
// what has been learnt.
type Lesson struct{ Title, Task, Slip, Done string }

// Paragraph is a heading with its text.
type Paragraph struct{ Head, Body string }
