package site

import (
	"bytes"
	"compress/gzip"
	"io"
	"path"
	"slices"

	"github.com/andybalholm/brotli"
)

// compressedFormats lists the extensions of files that compression does not make much smaller.
var compressedFormats = []string{".png", ".webp", ".woff2", ".mp3", ".ogg", ".br", ".gz"}

// Compress adds a compressed form of every file that gets smaller, for servers to send instead. It
// reuses the brotli form of an earlier build if the content is the same, because the program takes
// most of a minute.
func (files Files) Compress(earlier Files) {
	files.compress(earlier, brotli.BestCompression, gzip.BestCompression)
}

// CompressFast adds larger compressed forms within a second, for tests.
func (files Files) CompressFast() { files.compress(nil, brotli.BestSpeed, gzip.BestSpeed) }

func (files Files) compress(earlier Files, quality, level int) {
	for _, name := range files.names() {
		if slices.Contains(compressedFormats, path.Ext(name)) || name == headersFile {
			continue
		}
		content, best := files[name], earlier[name+".br"]
		if unpacked, err := io.ReadAll(brotli.NewReader(bytes.NewReader(best))); err != nil || !bytes.Equal(unpacked, content) {
			best = brotlied(content, quality)
		}
		for ending, packed := range map[string][]byte{".br": best, ".gz": gzipped(content, level)} {
			if len(packed) < len(content) {
				files[name+ending] = packed
			}
		}
	}
}

// brotlied and gzipped return the same bytes for the same content.
func brotlied(content []byte, quality int) []byte {
	var out bytes.Buffer
	w := brotli.NewWriterOptions(&out, brotli.WriterOptions{Quality: quality, LGWin: 24})
	w.Write(content) // a buffer accepts everything
	w.Close()
	return out.Bytes()
}

func gzipped(content []byte, level int) []byte {
	var out bytes.Buffer
	w, _ := gzip.NewWriterLevel(&out, level) // fails only for an unknown level
	w.Write(content)
	w.Close()
	return out.Bytes()
}
