// Package sheet reads the style sheet of the page for the tests of what it gives colours and times to.
package sheet

import (
	"os"
	"testing"
)

// Read returns the style sheet, in which every rule begins a line. A test runs in the folder of its package.
func Read(t testing.TB) string {
	t.Helper()
	text, err := os.ReadFile("../../static/app.css")
	if err != nil {
		t.Fatal(err)
	}
	return "\n" + string(text)
}
