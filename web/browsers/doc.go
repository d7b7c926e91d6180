// Package browsers plays the core journeys in three engines: Chromium, Firefox and WebKitGTK, which
// is the closest engine to Safari on Linux. The core journeys cover everything that an engine can
// break: a whole game, the computer in its worker, return visits and links. They also cover offline
// use, the keyboard and failing storage. Package e2e has the journeys in Chromium alone; the core
// journeys use its driver there, too.
//
// The two others are driven by the W3C's WebDriver protocol, WebKitGTK through its driver program
// and Firefox directly. The protocol has no access to consoles. So a watcher script is added to the
// pages and records their complaints. Each complaint fails the journey.
package browsers
