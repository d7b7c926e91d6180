// Package browsers plays the core journeys in three engines: Chromium, Firefox and WebKitGTK, which is the nearest
// thing to Safari that runs on Linux. They are the ones that an engine may break: a whole game, the computer in its
// worker, coming back, links, no network, the keyboard, and storage that fails. What is tried in Chromium alone is in
// package e2e, whose driver the core journeys use there, too.
//
// The two others are driven by the commands of the W3C's WebDriver protocol, WebKitGTK through its driver program and
// Firefox directly. The protocol has no access to consoles, so a watcher script is added to the pages. It records the
// complaints of the page, each of which fails the journey.
package browsers
