// Package world plays the whole program in a simulated world, from a seed. It contains only tests.
//
// The world has people, tabs, storage with a journal behind it, clocks, an engine, a network and a
// host. All of them misbehave. A history is a seed, a list of steps and the first check that
// failed. A step is a number. It decides how long the world goes on, and then what one person or
// thing does. So a history is still valid without some of its steps, and a failing one can be made
// small.
//
// The program itself is real: play.Update, the storage of package library, and the packages for
// live games. In a browser, package view carries out effects. Here these files do it: disk_test.go
// is a twin of page/storage.go and web/scripts/journal.js, tab_test.go is a twin of
// view/messages.go and view/effects.go. Journeys prove that a browser does the same.
//
// Files:
//   - history_test.go: histories
//   - world_test.go: time, devices and dice
//   - tab_test.go: pages
//   - disk_test.go: storage
//   - engine_test.go: answers
//   - friend_test.go: connections, and the check that friends agree
//   - happen_test.go: events of devices
//   - person_test.go: actions of people
//   - check_test.go: checks after a message
//   - promise_test.go: checks after the end of a page, and once everything has arrived
//   - mutants_test.go: planted faults
package world
