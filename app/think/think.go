// Package think asks the engine in a Web Worker.
package think

// Serve answers queries in worker scope; it does not return.
func Serve() {}
