package site

import (
	"bytes"
	"compress/gzip"
	"io"
	"path"
	"slices"

	"github.com/andybalholm/brotli"
)

// compressedFormats are the endings of files that no compression makes much smaller.
var compressedFormats = []string{".png", ".webp", ".woff2", ".mp3", ".ogg", ".br", ".gz"}

// Compress adds the compressed forms of every file that they make smaller, which servers send in its place. What an earlier
// build has with brotli of the same content is taken from there, because the program takes most of a minute.
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

// brotlied, like gzipped, gives the same bytes for the same content.
func brotlied(content []byte, quality int) []byte {
	var out bytes.Buffer
	w := brotli.NewWriterOptions(&out, brotli.WriterOptions{Quality: quality, LGWin: 24})
	w.Write(content) // a buffer takes everything
	w.Close()
	return out.Bytes()
}

func gzipped(content []byte, level int) []byte {
	var out bytes.Buffer
	w, _ := gzip.NewWriterLevel(&out, level) // fails for an unknown level only
	w.Write(content)
	w.Close()
	return out.Bytes()
}
