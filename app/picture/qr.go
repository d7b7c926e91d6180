package picture

import (
	"errors"
	"fmt"
	"strconv"

	"rsc.io/qr/coding"
)

// quiet is the width of the required white frame of a QR code, in modules.
const quiet = 4

// A code of level M survives more dirt than one of level L, but its modules are smaller. Up to
// version sturdy they are still large enough. Beyond version finest, phone cameras cannot
// distinguish them.
const (
	sturdy = 15 // 412 bytes in 77×77 modules
	finest = 25 // 1273 bytes in 117×117 modules
)

// errTooLong reports a text longer than finest allows.
var errTooLong = errors.New("text too long for a QR code")

// QR returns the QR code of text as one SVG element of class "qr" with its quiet zone, dark on
// white in every theme. The error level is M for texts of up to 412 bytes and L for up to 1273
// bytes. Longer texts are an error.
func QR(text string) (string, error) {
	d, size, err := qrPath(text)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf(`<svg class="qr" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" aria-hidden="true" focusable="false">%s</svg>`,
		size, size, qrShape(d, size)), nil
}

// qrShape draws a code on its white ground, one unit per module.
func qrShape(d string, size int) string {
	return fmt.Sprintf(`<rect width="%d" height="%d" rx="2" fill="#fff"/><path d="%s" fill="none" stroke="#000" stroke-width="1" shape-rendering="crispEdges"/>`,
		size, size, d)
}

// qrPath returns the dark modules of the QR code of text as a path one unit wide. Each run in a row
// is one segment. It also returns the width of the code with its quiet zone.
func qrPath(text string) (d string, size int, err error) {
	code, err := qrCode(text)
	if err != nil {
		return "", 0, err
	}
	var path []byte
	for y := range code.Size {
		pen := -1 // end of the last segment in this row
		for x := 0; x < code.Size; x++ {
			from := x
			for code.Black(x, y) {
				x++
			}
			if x == from {
				continue
			}
			if pen < 0 {
				path = fmt.Appendf(path, "M%d %d.5h", from+quiet, y+quiet)
			} else {
				path = fmt.Appendf(path, "m%d 0h", from-pen)
			}
			path = strconv.AppendInt(path, int64(x-from), 10)
			pen = x
		}
	}
	return string(path), code.Size + 2*quiet, nil
}

// qrCode returns the smallest code of text at the error level for its length.
func qrCode(text string) (*coding.Code, error) {
	data := coding.String(text)
	for _, step := range []struct {
		level coding.Level
		limit coding.Version
	}{{coding.M, sturdy}, {coding.L, finest}} {
		for version := coding.Version(coding.MinVersion); version <= step.limit; version++ {
			if data.Bits(version) > 8*version.DataBytes(step.level) {
				continue
			}
			plan, err := coding.NewPlan(version, step.level, 0)
			if err != nil {
				return nil, err
			}
			return plan.Encode(data)
		}
	}
	return nil, errTooLong
}
