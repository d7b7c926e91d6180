package picture_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"kulami/app/picture"
)

// The small icons have the tiles of the logo.
func TestIconsHaveTheMark(t *testing.T) {
	tiles := regexp.MustCompile(` d="([^"]*)"`).FindAllStringSubmatch(picture.Mark, -1)
	for _, name := range []string{"favicon.svg", "monochrome.svg"} {
		icon, err := os.ReadFile("../../static/icons/" + name)
		if err != nil {
			t.Fatal(err)
		}
		for _, wood := range tiles {
			for _, tile := range strings.Split(wood[1], "z") {
				if !strings.Contains(string(icon), tile) {
					t.Errorf("%s has no tile %s", name, tile)
				}
			}
		}
	}
}
