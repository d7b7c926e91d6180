package picture_test

import (
	"encoding/xml"
	"fmt"
	"strings"

	"kulami/app/picture"
	"kulami/rules"
)

func ExampleStill() {
	b := rules.SheetSquare.Board()
	rec, _ := rules.NewRecord(b, rules.Ruleset{}).Extract([]rules.Hole{b.Hole("c4"), b.Hole("c7")})
	svg := picture.Still(rules.Link{Record: rec}, picture.Look{Coordinates: true}, picture.Captions{Title: "Kulami", Names: [2]string{"Ann", "Bob & Co"}})

	var file struct {
		Width string `xml:"width,attr"`
		Title string `xml:"title"`
	}
	err := xml.Unmarshal([]byte(svg), &file)
	fmt.Println(file.Width, file.Title, err)
	fmt.Println(strings.Count(svg, `<use xlink:href="#marble-first" x=`), "red,", strings.Count(svg, `<use xlink:href="#marble-second" x=`), "black")
	// Output:
	// 1080 Kulami · Ann 6 · Bob & Co 3 <nil>
	// 1 red, 1 black
}

func ExampleGeometry() {
	b := rules.SheetSquare.Board()
	for _, turned := range []int{0, 1, 4} { // unturned, a quarter clockwise, mirrored
		g := picture.NewGeometry(b, turned, true)
		x, y := g.Center(b.Hole("a1"))
		fmt.Println(x, y, "in", g.ViewBox())
	}
	// Output:
	// 50 750 in -42 -6 848 848
	// 50 50 in -42 -6 848 848
	// 750 750 in -42 -6 848 848
}
