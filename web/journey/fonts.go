package journey

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Face is a pair of font families: the device's own font for texts, and its font for titles before
// the title font has loaded.
type Face struct{ Text, Titles string }

// Faces are a narrow, a middle and a wide pair. They come with Debian's packages fonts-liberation,
// fonts-noto-core and fonts-dejavu-core.
var Faces = []Face{
	{"Liberation Sans", "Liberation Serif"},
	{"Noto Sans", "Noto Serif"},
	{"DejaVu Sans", "DejaVu Serif"},
}

// generic lists names of families that fontconfig replaces by the narrow pair.
var generic = [2][]string{
	{"system-ui", "ui-rounded", "sans-serif", "sans", "ui-monospace", "monospace", "Arial", "Helvetica"},
	{"serif", "Georgia", "Times New Roman", "Times"},
}

// BringFonts makes browsers that start later see only the families of Faces, whatever fonts the
// machine has. Text without a family is drawn with the narrow pair. The caller must call remove
// after the last browser has ended.
func BringFonts() (remove func(), err error) {
	dir, err := os.MkdirTemp("", "kulami-fonts-")
	if err != nil {
		return nil, err
	}
	file := filepath.Join(dir, "fonts.conf")
	if err := os.WriteFile(file, []byte(fontConfig(dir)), 0o644); err != nil {
		return nil, err
	}
	os.Setenv("FONTCONFIG_FILE", file)
	return func() { os.RemoveAll(dir) }, nil
}

// fontConfig returns a configuration of fontconfig with a cache in dir.
func fontConfig(dir string) string {
	var accepted, replaced strings.Builder
	for _, face := range Faces {
		for _, family := range []string{face.Text, face.Titles} {
			fmt.Fprintf(&accepted, "<pattern><patelt name=\"family\"><string>%s</string></patelt></pattern>\n", family)
		}
	}
	for i, family := range []string{Faces[0].Text, Faces[0].Titles} {
		for _, name := range generic[i] {
			fmt.Fprintf(&replaced, "<match target=\"pattern\"><test name=\"family\"><string>%s</string></test>"+
				"<edit name=\"family\" mode=\"assign\" binding=\"strong\"><string>%s</string></edit></match>\n", name, family)
		}
	}
	return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>/usr/share/fonts</dir>
<dir>/usr/local/share/fonts</dir>
<dir prefix="xdg">fonts</dir>
<cachedir>/var/cache/fontconfig</cachedir>
<cachedir>` + dir + `</cachedir>
<selectfont><rejectfont><pattern><patelt name="scalable"><bool>true</bool></patelt></pattern></rejectfont><acceptfont>
` + accepted.String() + `</acceptfont></selectfont>
` + replaced.String() + `</fontconfig>
`
}
