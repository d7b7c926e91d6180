// Package engine is a computer player of Kulami: a game-tree search with a solver for endings. It
// is plain Go without goroutines, so that it also runs in a browser.
//
//	e := engine.New(engine.Options{})
//	info := engine.Answer(e.Search(p, engine.Limits{Time: time.Second}))
//	p, err = p.Play(info.Best)
//
// Search finds a move and reports intermediate results. Analyse does this for every legal hole.
// Play is Search with the weakness of a Level. The engine plays for the win first and for the
// margin second.
//
// # Search
//
// Search is alpha-beta with iterative deepening, aspiration windows and null windows (principal
// variation search). Moves are ordered by the transposition table, their static values, killer
// moves and the history heuristic. Near the leaves only the tiles of the moves count. Late moves
// are reduced, and ProbCut skips deep searches that a shallow one predicts. The marbles left limit
// the final margin of every position, which gives proven cutoffs.
//
// # Evaluation
//
// The static value is a sum of weighted features, interpolated between stages of the game. Features
// are each tile by its size and marbles, the tiles with a legal hole and the two closed tiles. The
// number of legal holes and the side to move are features, too. Rulesets with bonuses add the
// largest areas, the marbles that could join them, and the runs of five holes that can become
// lines. Each marble updates all features except the side to move, without allocation.
//
// The weights are fitted for each of sixteen kinds of game (square or irregular board, area bonus,
// line bonus). The engine plays four rounds of games against itself. In the first round it values a
// tile as if the rest of the tile is filled at random. Two rounds fit the weights to the results of
// games by logistic regression (Buro 1995, "Statistical feature combination for the evaluation of
// game positions"). Two more rounds fit them to searches of 3,000 and of 10,000 positions
// (distillation). These searches start from typical leaves of a search: up to twelve plies beyond a
// game, with a third of the moves random. The command at the top of fitted.go (make fit) repeats
// the fit. It gives the same bytes on any number of processors, until the search changes, because
// the search plays the games.
//
// # Transpositions
//
// A tile is represented by a code for its size and the marbles of each side on it. Decided tiles of
// the same size and owner share a code. With basic scoring, positions with equal codes and equal
// empty holes share an entry of the transposition table. The sides of the single holes on a tile do
// not matter then.
//
// # Solver
//
// From 30 plies before the end on, a solver alternates with the search. It starts when the number
// of visited positions makes success likely, and always in the last 14 plies. It asks yes-or-no
// questions about the final margin: first whether the game is won, then whether the margin is at
// least the expected margin. It cuts if the marbles left cannot change the answer. This depends on
// the points that they can gain on tiles, the lines that they can complete and the areas that they
// can join. Info.Low, Info.High and Info.Exact are proven; Info.Score is an estimate until Exact.
//
// Some plies earlier, a selective solver asks the same questions and also cuts if the static value
// predicts the answer. Its results, Info.LikelyLow and Info.LikelyHigh, are almost sure: at least
// 98 % of such outcomes are true. They never take part in a proof.
//
// # Analysis
//
// Analyse finds the value of every legal hole. It alternates between searches that have one hole
// each as their only move and share the transposition table, one depth after the other. Near the
// end it uses the solver on each hole.
//
//	for a := range e.Analyse(p, engine.Limits{Time: time.Second}) {
//		for _, m := range a.Moves {
//			fmt.Println(p.Board().Name(m.Best), m.Score, m.Exact, m.Depth)
//		}
//	}
//
// # Review
//
// NewReview judges the moves of a game by the analyses of its positions. These can arrive one by
// one and from several engines; NewReview does not search. ReviewLimits has the limits of ever
// deeper passes, each from the last position to the first:
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
// Two reviews with these limits are equal, whichever engines make the analyses, in any order. With
// a Time or Keep, they can differ.
//
// A move is judged by its expected loss of points of the result. WinChance converts margins into
// such points. The command at the top of winchance_fitted.go fits its slopes; make fit repeats it
// after the weights.
//
// MEASURED.md in this directory has measurements of strength and speed, and the ideas that were
// tried.
package engine
