package site

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"time"

	"github.com/andybalholm/brotli"
)

// encodings are the compressed forms that servers send in the place of a file, best first: the ending of
// the file beside the original, and what makes them. The same content always gives the same bytes.
var encodings = []struct {
	ending string
	writer func(w io.Writer) io.WriteCloser
}{
	{".br", func(w io.Writer) io.WriteCloser {
		return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24})
	}},
	{".gz", func(w io.Writer) io.WriteCloser {
		z, err := gzip.NewWriterLevel(w, gzip.BestCompression)
		if err != nil {
			panic(err) // the level is a constant
		}
		return z
	}},
}

// packedAlready reports whether a file is compressed by its format.
func packedAlready(name string) bool {
	return slices.Contains([]string{".png", ".webp", ".woff2", ".mp3", ".ogg", ".br", ".gz"}, path.Ext(name)) || name == headersFile
}

// Compress adds the compressed forms of every file that they make smaller. What was compressed once is kept under
// build/, because the program takes most of a minute.
func (files Files) Compress() error {
	root, err := repository()
	if err != nil {
		return err
	}
	kept := filepath.Join(root, "build", "compressed")
	if err := os.MkdirAll(kept, 0o755); err != nil {
		return err
	}
	for _, name := range files.names() {
		if packedAlready(name) {
			continue
		}
		for _, e := range encodings {
			packed, err := once(filepath.Join(kept, digest(files[name])+e.ending), func() ([]byte, error) {
				return compressed(files[name], e.writer)
			})
			if err != nil {
				return err
			}
			if len(packed) < len(files[name]) {
				files[name+e.ending] = packed
			}
		}
	}
	return forget(kept)
}

func compressed(content []byte, writer func(w io.Writer) io.WriteCloser) ([]byte, error) {
	var out bytes.Buffer
	w := writer(&out)
	if _, err := w.Write(content); err != nil {
		return nil, err
	}
	err := w.Close()
	return out.Bytes(), err
}

func digest(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:16])
}

// once is the content of a file, which is made if it is not there.
func once(file string, compress func() ([]byte, error)) ([]byte, error) {
	if content, err := os.ReadFile(file); !errors.Is(err, fs.ErrNotExist) {
		now := time.Now()
		os.Chtimes(file, now, now) // it is of use still
		return content, err
	}
	packed, err := compress()
	if err != nil {
		return nil, err
	}
	work, err := os.CreateTemp(filepath.Dir(file), "new-")
	if err != nil {
		return nil, err
	}
	defer os.Remove(work.Name())
	if _, err := work.Write(packed); err != nil {
		return nil, err
	}
	if err := work.Close(); err != nil {
		return nil, err
	}
	return packed, os.Rename(work.Name(), file)
}

// forget removes what has not been of use for a week.
func forget(dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		info, err := entry.Info()
		if err == nil && time.Since(info.ModTime()) > 7*24*time.Hour {
			os.Remove(filepath.Join(dir, entry.Name()))
		}
	}
	return nil
}
