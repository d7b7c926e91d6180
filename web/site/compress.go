package site

import (
	"bytes"
	"compress/gzip"
	"io"
	"path"
	"slices"

	"github.com/andybalholm/brotli"
)

// encodings are the compressed forms that servers send in the place of a file, best first: the ending of the file beside
// the original, what makes it and what reads it. The same content always gives the same bytes.
var encodings = []struct {
	ending string
	writer func(io.Writer) io.WriteCloser
	reader func(io.Reader) (io.Reader, error)
}{
	{".br", func(w io.Writer) io.WriteCloser {
		return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24})
	}, func(r io.Reader) (io.Reader, error) { return brotli.NewReader(r), nil }},
	{".gz", func(w io.Writer) io.WriteCloser {
		z, _ := gzip.NewWriterLevel(w, gzip.BestCompression) // fails for another level alone
		return z
	}, func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) }},
}

// packedAlready reports whether a file is compressed by its format.
func packedAlready(name string) bool {
	return slices.Contains([]string{".png", ".webp", ".woff2", ".mp3", ".ogg", ".br", ".gz"}, path.Ext(name)) || name == headersFile
}

// Compress adds the compressed forms of every file that they make smaller. Those of an earlier build that are of the same
// content are taken from there, because the program takes most of a minute.
func (files Files) Compress(earlier Files) {
	for _, name := range files.names() {
		if packedAlready(name) {
			continue
		}
		for _, e := range encodings {
			packed := earlier[name+e.ending]
			if in, err := e.reader(bytes.NewReader(packed)); err != nil || !holds(in, files[name]) {
				packed = compressed(files[name], e.writer)
			}
			if len(packed) < len(files[name]) {
				files[name+e.ending] = packed
			}
		}
	}
}

// holds is whether a compressed form is whole and of a content.
func holds(in io.Reader, content []byte) bool {
	unpacked, err := io.ReadAll(in)
	return err == nil && bytes.Equal(unpacked, content)
}

func compressed(content []byte, writer func(io.Writer) io.WriteCloser) []byte {
	var out bytes.Buffer
	w := writer(&out)
	w.Write(content) // a buffer takes everything
	w.Close()
	return out.Bytes()
}
