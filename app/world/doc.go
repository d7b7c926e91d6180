// Package world plays the whole program in a simulated world, from a seed. It has tests alone.
//
// The world has people, tabs, storage with a journal behind it, clocks, an engine, a network and a host. All of them misbehave.
// A history is a seed, a list of steps and the first check that failed. A step is a number. It decides for how long the world goes
// on, and then what one person or thing does. So a history stays one when steps are left out, and a failing one can be made small.
//
// The program itself is real: play.Update, the storage of package library, its packages for live games. Package view carries out
// effects in a browser. Here the file of the same subject does so in its place: disk_test.go is a twin of page/storage.go and of
// web/scripts/journal.js, tab_test.go of view/messages.go and view/effects.go. Journeys prove that a browser does the same.
//
// Files: dice_test.go has numbers, world_test.go time and devices, tab_test.go pages, disk_test.go storage, engine_test.go answers,
// friend_test.go connections, happen_test.go what happens to devices, person_test.go what people do; check_test.go has what must hold
// after a message, promise_test.go what must outlive a page, quiet_test.go what must hold when all has arrived; history_test.go
// histories, simulate_test.go the tests, and mutants_test.go the planted faults.
package world
