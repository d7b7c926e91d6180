// Package engine is the computer player.
//
// Search looks ahead by alpha-beta with iterative deepening. A position is
// valued by tables: what each tile is worth by its size and the marbles on it,
// which tiles the side to move can enter, how many holes it can choose from, and
// under rulesets with bonuses the largest areas and the windows of five holes
// that can still become lines. All of it is kept up marble by marble, without
// allocation. Near the end a solver proves the outcome: win, draw or loss first,
// then the margin; what is proven is told apart from what is expected.
//
// A position is a path of frames; a tile is a code that stands for its size and
// count, and with basic scoring positions with equal codes share their entry in
// the hash table, because the holes inside a tile do not matter then.
//
// Scores are hundredths of a point of the final count, for the side to move.
// The engine plays for the win first and for the margin second.
package engine
