package site

import (
	"compress/gzip"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/andybalholm/brotli"
)

// packedProgram returns app.wasm with brotli. This takes half a minute.
var packedProgram = sync.OnceValue(func() []byte {
	files, _ := Built() // TestDocumentedSizes reports an error
	return brotlied(files[files.Name("app.wasm")], brotli.BestCompression)
})

// documentedSize matches a size in a document with the comment that names its file, as in "1.4
// MB<!-- app.wasm br -->".
var documentedSize = regexp.MustCompile(`(\d+(?:\.(\d+))?) ([MK])B<!-- (\S+) ?(br|gz)? -->`)

// TestDocumentedSizes compares the sizes in documents with the sizes of the site's files. They can
// differ by 2 %, or by the last digit.
func TestDocumentedSizes(t *testing.T) {
	if testing.Short() {
		t.Skip("compressing takes half a minute")
	}
	root, err := repository()
	if err != nil {
		t.Fatal(err)
	}
	files, err := Built()
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	err = filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if base := filepath.Base(path); entry.IsDir() && (base == ".git" || base == "build" || base == "dist") {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(path, ".md") {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for _, m := range documentedSize.FindAllStringSubmatch(string(text), -1) {
			found++
			said, _ := strconv.ParseFloat(m[1], 64)
			unit := map[string]float64{"K": 1e3, "M": 1e6}[m[3]]
			size := sizeOf(files, m[4], m[5]) / unit
			if most := max(0.02*size, 0.51*math.Pow10(-len(m[2]))); math.Abs(said-size) > most {
				t.Errorf("%s says %s, and it is %.2f %sB", path, m[0], size, m[3])
			}
		}
		return nil
	})
	if err != nil || found == 0 {
		t.Fatal(found, "sizes:", err)
	}
}

// sizeOf returns the bytes of a file of the site as it is, or compressed.
func sizeOf(files Files, name, how string) float64 {
	content, plain := files[name]
	if !plain {
		content = files[files.Name(name)]
	}
	switch {
	case how == "br" && name == "app.wasm":
		return float64(len(packedProgram()))
	case how == "br":
		return float64(len(brotlied(content, brotli.BestCompression)))
	case how == "gz":
		return float64(len(gzipped(content, gzip.BestCompression)))
	}
	return float64(len(content))
}
