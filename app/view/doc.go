// Package view draws the program: it holds the only go-app components, turns
// what the browser reports into messages for package play, and carries out the
// effects that come back.
//
// Root owns the one Model. Below it everything is drawn from values: functions
// for what is cheap, components with comparable fields for the board and the
// list of moves, which are drawn again only when a field has changed. Clicks,
// keys and form changes are caught once, at the root, and read from data-act,
// data-hole and the names of form controls; no drawn part has a handler of its
// own that could go stale.
package view
