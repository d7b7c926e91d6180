package e2e

import (
	"bytes"
	"encoding/base64"
	"encoding/xml"
	"errors"
	"image"
	"image/png"
	"io"
	"strings"
	"testing"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"
)

// A person shares a game as a link, a QR code, a text, a file or a picture.

// saved waits for a file of this type that the page offers (see keepFiles), and returns its
// content.
func saved(p *Page, kind string) []byte {
	p.T.Helper()
	p.Wait("a file of "+kind, `handed.some((f) => f.type === `+quote(kind)+`)`)
	text := Eval[string](p, `(async () => {
  const bytes = new Uint8Array(await handed.findLast((f) => f.type === `+quote(kind)+`).arrayBuffer());
  return btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(""));
})()`)
	data, err := base64.StdEncoding.DecodeString(text)
	p.Must("read the file", err)
	return data
}

// scan reads a QR code from a picture at several sizes, as a person moves a camera. The library
// misses the corners of one code in 25 in a picture. It reads these from the part that contains
// only the code.
func scan(picture image.Image) (text string, err error) {
	whole := picture.Bounds()
	// Where a picture of a game has the code.
	below := image.Rect(whole.Min.X, whole.Max.Y-whole.Dy()/3, whole.Max.X, whole.Max.Y)
	for _, look := range []struct {
		at   image.Rectangle
		size float64
	}{{whole, 1}, {whole, .5}, {below, 1}, {below, .5}, {below, .75}, {below, 2}} {
		var bits *gozxing.BinaryBitmap
		if bits, err = gozxing.NewBinaryBitmapFromImage(part(picture, look.at, look.size)); err != nil {
			continue
		}
		var result *gozxing.Result
		for _, hint := range []gozxing.DecodeHintType{gozxing.DecodeHintType_TRY_HARDER, gozxing.DecodeHintType_PURE_BARCODE} {
			result, err = qrcode.NewQRCodeReader().Decode(bits, map[gozxing.DecodeHintType]any{hint: true})
			if err == nil {
				return result.GetText(), nil
			}
		}
	}
	return "", err
}

// part returns a part of a picture, scaled by by.
func part(picture image.Image, at image.Rectangle, by float64) image.Image {
	out := image.NewRGBA(image.Rect(0, 0, int(float64(at.Dx())*by), int(float64(at.Dy())*by)))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			out.Set(x, y, picture.At(at.Min.X+int(float64(x)/by), at.Min.Y+int(float64(y)/by)))
		}
	}
	return out
}

// photograph is an expression for the code on the screen as a picture. Its squares have whole
// pixels, because the library does not always find squares of different sizes.
const photograph = `(async () => {
  const svg = document.querySelector(".qr-code svg");
  const image = new Image();
  const copy = svg.cloneNode(true);
  const side = 8 * svg.viewBox.baseVal.width;
  copy.setAttribute("width", side);
  copy.setAttribute("height", side);
  image.src = "data:image/svg+xml;base64," + btoa(new XMLSerializer().serializeToString(copy));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/png").split(",")[1];
})()`

// scanCode reads the code that the page shows.
func scanCode(p *Page) string {
	p.T.Helper()
	code, err := base64.StdEncoding.DecodeString(Eval[string](p, photograph))
	p.Must("photograph the code", err)
	picture, err := png.Decode(bytes.NewReader(code))
	p.Must("read the photograph", err)
	text, err := scan(picture)
	p.Must("scan the code", err)
	return text
}

// copyLink presses the button that copies a link, and returns the link.
func copyLink(p *Page) string {
	p.T.Helper()
	return copied(p, "#k1/", func() { p.Press(Act("copy-link")) })
}

// copied returns the text in the clipboard after a press, as soon as it contains words.
func copied(p *Page, words string, press func()) string {
	p.T.Helper()
	Eval[bool](p, `navigator.clipboard.writeText("").then(() => true)`)
	press()
	p.Wait("the link in the clipboard", `navigator.clipboard.readText().then((text) => text.includes(`+quote(words)+`))`)
	return Eval[string](p, `navigator.clipboard.readText()`)
}

func TestShareSheet(t *testing.T) {
	p := tableOfTwo(t, Phone, 9, "edition", "it-both", "board", "irregular")
	whole := p.Link()
	p.Run(keepFiles)
	p.PressAct("first")
	p.WaitPly(0)
	p.PressAct("next")
	p.PressAct("next")
	p.WaitPly(2)
	looking := p.Link()
	p.PressAct("share")
	p.WaitFor("dialog .qr-code svg")

	shown := func() string {
		t.Helper()
		link := scanCode(p)
		_, record, ok := strings.Cut(link, "#")
		if !ok {
			t.Fatal("the link has no record:", link)
		}
		const fold = `document.querySelector(".fold summary").getBoundingClientRect().top`
		before := Eval[float64](p, fold)
		if got := copyLink(p); got != link {
			t.Errorf("the code says %q, the copied link is %s", link, got)
		}
		p.WaitFor("dialog .note.last:not(:empty)")
		if now := Eval[float64](p, fold); now != before {
			t.Errorf("the fold moved from %g to %g when the dialog said that it copied", before, now)
		}
		return record
	}
	if got := shown(); got != looking {
		t.Errorf("the whole game is shared as %s, shown is %s", got, looking)
	}
	p.Press(".fold summary")
	p.Press(Act("export"))
	if got := strings.TrimSpace(string(saved(p, "text/plain"))); got != looking {
		t.Errorf("the file holds %s", got)
	}

	p.Run(`window.longer = document.querySelector(".qr-code").innerHTML`)
	p.Choose("from", "here")
	p.Wait("the shorter code", `document.querySelector(".qr-code").innerHTML.length < longer.length`)
	here := shown()
	if len(here) >= len(looking) || strings.Contains(here, "/p") || here == whole {
		t.Errorf("up to here is %s of %s", here, whole)
	}
	friend := visitor(t, Desktop, rootURL+"#"+here)
	friend.WaitPly(2)
	if got := friend.Link(); got != here {
		t.Errorf("the friend sees %s, want %s", got, here)
	}
	// The friend's first press continues the game. One more press sends it back.
	friend.PlayOn(1, "", friend.PressHole)
	friend.WaitPly(3)
	friend.Run(`window.sent = []; navigator.share = async (what) => void window.sent.push(what.url)`)
	friend.Press(Act("send-link"))
	friend.Wait("the link to be sent", `window.sent.length === 1 && window.sent[0].endsWith("#" + document.querySelector("[data-board]").dataset.link)`)
}

// The analysis is shared from its own screen, without its notes or with them. In both cases it
// opens at the position shown.
func TestShareAnAnalysis(t *testing.T) {
	p := table(t, SmallPhone)
	visit(p, "analysis/"+annotated)
	p.WaitFor(`[data-state="analysis"] ` + commentShown)
	p.PressAct("share")
	p.WaitFor("dialog .qr-code svg")
	bare := copied(p, "#analysis/k1/", func() { p.Press(Act("copy-link")) })
	p.Run(`window.shorter = document.querySelector(".qr-code").innerHTML`)
	p.Choose("from", "notes")
	p.Wait("the longer code", `document.querySelector(".qr-code").innerHTML.length > shorter.length`)
	whole := copied(p, annotated, func() { p.Press(Act("copy-link")) })
	for link, noted := range map[string]bool{bare: false, whole: true} {
		_, place, _ := strings.Cut(link, "#")
		friend := table(t, Desktop)
		visit(friend, place)
		friend.Wait("the position", `document.querySelector("[data-state=analysis] [data-board]").dataset.ply === "4"`)
		if got := Eval[bool](friend, `document.querySelector("`+commentShown+`") !== null`); got != noted {
			t.Errorf("%s has a comment: %v", place, got)
		}
	}
}

func TestSavePictures(t *testing.T) {
	p := tableOfTwo(t, Desktop, 5, "board", "sheet", "sheet", "pergioco")
	p.Run(keepFiles)
	link := p.Link()
	p.PressAct("share")
	p.Press(".fold summary")
	p.Press(Act("save-svg"))
	marbles := 0
	for d := xml.NewDecoder(bytes.NewReader(saved(p, "image/svg+xml"))); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		p.Must("read the picture", err)
		if e, ok := token.(xml.StartElement); ok && e.Name.Local == "use" {
			for _, a := range e.Attr {
				if strings.HasPrefix(a.Value, "#marble-") {
					marbles++
				}
			}
		}
	}
	if marbles < 5 {
		t.Errorf("the picture has %d marbles", marbles)
	}
	p.Press(Act("save-png"))
	picture, err := png.Decode(bytes.NewReader(saved(p, "image/png")))
	p.Must("read the PNG", err)
	if size := picture.Bounds(); size.Dx() != 1080 || size.Dy() < 1080 {
		t.Errorf("the picture is %v", size)
	}
	// In a whole picture the library can miss a code. The tests of package view read each code by
	// itself.
	if got, err := scan(picture); err == nil && !strings.HasSuffix(got, "#"+link) {
		t.Errorf("the code on the picture says %s, shown is %s", got, link)
	}
}

// The browser cannot make the picture. A message says so, and the game continues.
func TestPictureFails(t *testing.T) {
	t.Parallel()
	for name, script := range map[string]string{
		"no file":  `HTMLCanvasElement.prototype.toBlob = (done) => done(null)`,
		"no image": `HTMLImageElement.prototype.__defineSetter__("src", function () { setTimeout(() => this.onerror(new Event("error"))); })`,
		"no paint": `CanvasRenderingContext2D.prototype.drawImage = () => { throw new DOMException("broken", "InvalidStateError"); }`,
	} {
		t.Run(name, func(t *testing.T) {
			p := table(t, Phone)
			p.Run(script)
			p.PressAct("share")
			p.Press(Act("save-png"))
			p.WaitFor("dialog .note")
			p.Press("dialog " + Act("close"))
			p.PressHole("d4")
			p.WaitPly(2)
		})
	}
}
