// Package engine is a computer player of Kulami: a game-tree search with a solver for
// endings, in plain Go without goroutines, so that it also runs in a browser.
//
//	e := engine.New(engine.Options{})
//	info := engine.Answer(e.Search(p, engine.Limits{Time: time.Second}))
//	p, err = p.Play(info.Best)
//
// Search reports while it searches, Analyse does so for every legal hole, and Play with
// the weakness of a Level. The engine plays for the win first and for the margin second.
//
// # Search
//
// Search is alpha-beta with iterative deepening and aspiration windows, as principal
// variation search with null windows. Moves are ordered by the transposition table, their
// static values, killer moves and the history heuristic, and by their tiles alone near
// the leaves. Late moves are reduced, and ProbCut skips deep searches that a shallow one
// predicts. The marbles that are left bound the final margin of every position, which
// gives proven cutoffs.
//
// # Evaluation
//
// The static value is a sum of weighted features, interpolated over the course of the
// game: each tile by its size and the marbles on it, the tiles with a legal hole, the two
// closed tiles, the number of legal holes, the side to move, and under rulesets with
// bonuses the largest areas, what could join them, and the runs of five holes that can
// become lines. All but the features of the side to move are updated marble by marble,
// without allocation.
//
// The weights are fitted for each of sixteen kinds of game (square or irregular board,
// area bonus, line bonus), in four rounds of games of the engine against itself, the first
// one with the value that a tile has if the rest of it is filled at random. Two rounds of
// logistic regression on the results of games (Buro 1995, "Statistical feature combination
// for the evaluation of game positions") are followed by two on what a search of 3,000 and
// of 10,000 positions finds (distillation), of positions like those that a search
// evaluates: up to twelve plies beyond the games, a third of them random. The command at
// the head of fitted.go (make fit) repeats all of it, on any number of processors to the
// same byte, as long as the search stays as it is: it plays with it.
//
// # Transpositions
//
// A tile is a code for its size and the marbles of each side on it; decided tiles of one
// size and owner share a code. With basic scoring, positions with equal codes and equal
// empty holes share an entry of the transposition table, because then it does not matter
// which of the filled holes of a tile belong to which side.
//
// # Solver
//
// From 30 plies before the end on, a solver takes turns with the search, once enough
// positions have been visited for it to be likely to succeed, and always in the last 14. It asks yes-or-no questions
// about the final margin: first whether the game is won, then whether the margin is at
// least the expected one. It cuts where the marbles that are left cannot change the
// answer: by what they can gain on tiles, by the lines they can complete, and by the areas
// they can join. Info.Low, Info.High and Info.Exact are proven, Info.Score is an estimate
// until Exact.
//
// Some plies before that a selective solver asks the same questions, and also cuts where the
// static value predicts the answer. What it finds is almost sure, Info.LikelyLow and
// Info.LikelyHigh: of such outcomes at least 98 % are true. It never has a part in a proof.
//
// # Analysis
//
// Analyse finds the value of every legal hole: it takes turns between searches that have
// one hole each as their only move and share the transposition table, one depth after
// the other, and uses the solver on each near the end.
//
//	for a := range e.Analyse(p, engine.Limits{Time: time.Second}) {
//		for _, m := range a.Moves {
//			fmt.Println(p.Board().Name(m.Best), m.Score, m.Exact, m.Depth)
//		}
//	}
//
// # Review
//
// NewReview judges the moves of a game by the analyses of its positions, which may come
// one by one and from several engines; it does no search itself. ReviewLimits has limits
// for passes that get deeper, each from the last position to the first:
//
//	analyses := make([]engine.Analysis, game.Len()+1)
//	for pass := range engine.ReviewPasses {
//		for ply := game.Len() - 1; ply >= 0; ply-- {
//			p := game.At(ply)
//			for a := range e.Analyse(p, engine.ReviewLimits(pass, p.Rules().MaxPlies()-ply)) {
//				analyses[ply] = a
//			}
//		}
//		show(engine.NewReview(game, analyses))
//	}
//
// Two reviews with these limits are equal, whichever engines make the analyses, in any
// order. With a Time, or with Keep, they are not.
//
// Moves are judged by the points of the result that they can be expected to lose, for
// which WinChance converts margins. Its slopes are fitted by the command at the head of
// winchance_fitted.go, which make fit repeats after the weights.
//
// How strong and how fast it is, and what was tried: MEASURED.md in this directory.
package engine
