package text

import "testing"

// An incomplete file changes nothing.
func TestLoad(t *testing.T) {
	before := In("de")
	for _, file := range []string{"", "<!doctype html>", fileOf("de") + "Share = Teilen\n"} {
		if err := Load("de", file); err == nil {
			t.Errorf("%.20q is read", file)
		}
	}
	if err := Load("de", File("de")); err != nil || In("de-AT") != before || !Has("de") {
		t.Errorf("%v", err)
	}
}
