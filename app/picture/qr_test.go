package picture

import (
	"encoding/xml"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"
)

// drawn rasterises the path of a QR code at scale pixels per module. It accepts only the commands
// M, m and h.
func drawn(t *testing.T, d string, size, scale int) image.Image {
	t.Helper()
	img := image.NewGray(image.Rect(0, 0, size*scale, size*scale))
	draw.Draw(img, img.Bounds(), image.White, image.Point{}, draw.Src)
	var x, y float64
	for d != "" {
		var dx, dy float64
		command := d[0]
		end := 1 + strings.IndexAny(d[1:]+"M", "Mmh")
		arguments := d[1:end]
		d = d[end:]
		switch command {
		case 'M':
			if _, err := fmt.Sscanf(arguments, "%g %g", &x, &y); err != nil {
				t.Fatal(err)
			}
		case 'm':
			if _, err := fmt.Sscanf(arguments, "%g %g", &dx, &dy); err != nil {
				t.Fatal(err)
			}
			x, y = x+dx, y+dy
		case 'h':
			if _, err := fmt.Sscanf(arguments, "%g", &dx); err != nil {
				t.Fatal(err)
			}
			s := float64(scale)
			run := image.Rect(int(x*s), int((y-.5)*s), int((x+dx)*s), int((y+.5)*s))
			if !run.In(img.Bounds()) {
				t.Fatalf("a run at %g, %g leaves the code", x, y)
			}
			draw.Draw(img, run, image.NewUniform(color.Black), image.Point{}, draw.Src)
			x += dx
		default:
			t.Fatalf("command %c", command)
		}
	}
	return img
}

// read decodes a QR code that fills the image, or searches the image for one like a camera app.
func read(img image.Image, how gozxing.DecodeHintType) (*gozxing.Result, error) {
	bitmap, err := gozxing.NewBinaryBitmapFromImage(img)
	if err != nil {
		return nil, err
	}
	return qrcode.NewQRCodeReader().Decode(bitmap, map[gozxing.DecodeHintType]any{how: true})
}

// checkQR draws the code of text, decodes it, and returns its width and level.
func checkQR(t *testing.T, text string) (size int, level string) {
	t.Helper()
	d, size, err := qrPath(text)
	if err != nil {
		t.Fatalf("%d bytes: %v", len(text), err)
	}
	result, err := read(drawn(t, d, size, 3), gozxing.DecodeHintType_PURE_BARCODE)
	if err != nil {
		t.Fatalf("%d bytes are not read: %v\n%s", len(text), err, text)
	}
	if got := result.GetText(); got != text {
		t.Fatalf("%q is read as %q", text, got)
	}
	return size, fmt.Sprint(result.GetResultMetadata()[gozxing.ResultMetadataType_ERROR_CORRECTION_LEVEL])
}

// seen reports whether the decoder finds the code of text in one of three pictures of growing size.
// In one of a hundred clean pictures it mistakes another pattern for a corner. This also happens
// with codes of other programs.
func seen(t *testing.T, text string) bool {
	t.Helper()
	d, size, err := qrPath(text)
	if err != nil {
		t.Fatal(err)
	}
	for scale := 2; scale <= 4; scale++ {
		result, err := read(drawn(t, d, size, scale), gozxing.DecodeHintType_TRY_HARDER)
		if err == nil && result.GetText() == text {
			return true
		}
	}
	return false
}

// An independent decoder reads the link of any game.
func TestQRIsReadBack(t *testing.T) {
	games := 150
	if testing.Short() {
		games = 20
	}
	missed := 0
	for seed := range uint64(games) {
		text := address + randomLink(seed).String()
		if _, level := checkQR(t, text); level != "M" && len(text) <= 412 {
			t.Errorf("game %d has level %s", seed, level)
		}
		if !seen(t, text) {
			missed++
		}
	}
	if missed > games/50 {
		t.Errorf("of %d codes %d are not found", games, missed)
	}
}

// Codes of every length up to the limit are readable, short ones at level M.
func TestQROfEveryLength(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/"
	last := 0
	for length := 1; length <= 1273; length += 1 + length/20 {
		text := make([]byte, length)
		for i := range text {
			text[i] = letters[r.IntN(len(letters))]
		}
		size, level := checkQR(t, string(text))
		if want := map[bool]string{true: "M", false: "L"}[length <= 412]; level != want {
			t.Errorf("%d bytes have level %s, want %s", length, level, want)
		}
		if size < last && level == "M" {
			t.Errorf("%d bytes make a code of width %d, fewer one of %d", length, size, last)
		}
		last = size
	}
	for length, size := range map[int]int{412: 77 + 8, 413: 69 + 8, 1273: 117 + 8} {
		if got, _ := checkQR(t, strings.Repeat("k", length)); got != size {
			t.Errorf("%d bytes make a code of %d, want %d", length, got, size)
		}
	}
}

func TestQRTooLong(t *testing.T) {
	if code, err := QR(strings.Repeat("k", 1274)); err == nil || code != "" {
		t.Errorf("1274 bytes make %q and the error %v", code, err)
	}
}

// QR returns one SVG element that contains the path, dark on white.
func TestQRElement(t *testing.T) {
	code, err := QR(address)
	if err != nil {
		t.Fatal(err)
	}
	var element struct {
		XMLName xml.Name `xml:"http://www.w3.org/2000/svg svg"`
		ViewBox string   `xml:"viewBox,attr"`
		Rect    struct {
			Fill  string `xml:"fill,attr"`
			Width int    `xml:"width,attr"`
		} `xml:"rect"`
		Path struct {
			D      string `xml:"d,attr"`
			Stroke string `xml:"stroke,attr"`
			Width  string `xml:"stroke-width,attr"`
		} `xml:"path"`
	}
	if err := xml.Unmarshal([]byte(code), &element); err != nil {
		t.Fatal(err)
	}
	d, size, err := qrPath(address)
	if err != nil {
		t.Fatal(err)
	}
	if want := fmt.Sprintf("0 0 %d %d", size, size); element.ViewBox != want {
		t.Errorf("view box %s, want %s", element.ViewBox, want)
	}
	if element.Path.D != d || element.Path.Stroke != "#000" || element.Path.Width != "1" ||
		element.Rect.Fill != "#fff" || element.Rect.Width != size {
		t.Errorf("drawn as %+v", element)
	}
}

func BenchmarkQR(b *testing.B) {
	text := address + strings.Repeat("k", 700)
	for b.Loop() {
		if _, err := QR(text); err != nil {
			b.Fatal(err)
		}
	}
}
