// Package site builds the static site: a folder of plain files that any file server can offer at a root or at any
// sub-path, without special headers. All addresses in it are relative, and none leads to another origin.
//
// The page is our own rather than the one go-app generates. It holds the app's first picture, drawn at build time, so
// that the board is seen before the program runs, and a Content-Security-Policy strict enough to keep everything
// foreign out. The program needs nothing of go-app's own loader: what it would ask of it is optional.
package site

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/text"
	"kulami/app/view"
	"kulami/web/book"
	"kulami/web/markup"
	"kulami/web/wasm"
)

// Files is a whole site: the content of every file by its slash-separated path relative to the site's root.
type Files map[string][]byte

// Build compiles the program and makes the site around it. It needs the Go toolchain and must run inside the
// repository.
func Build() (Files, error) { return build(compile) }

// BuildStock is Build with the program as the toolchain makes it, with all of go-app in it.
func BuildStock() (Files, error) {
	return build(func(root string) ([]byte, error) { return compileWith(root, "off", nameless) })
}

func build(compile func(root string) ([]byte, error)) (Files, error) {
	root, err := repository()
	if err != nil {
		return nil, err
	}
	program, err := compile(root)
	if err != nil {
		return nil, err
	}
	return Around(program)
}

// Around makes the site around a compiled program.
func Around(program []byte) (Files, error) {
	root, err := repository()
	if err != nil {
		return nil, err
	}
	return assemble(root, program, app.HTMLString(view.Prerender()))
}

// assemble makes the site from the compiled program and go-app's markup of the first picture. Equal input gives
// equal files.
func assemble(root string, program []byte, printed string) (Files, error) {
	files, err := readStatic(filepath.Join(root, "static"))
	if err != nil {
		return nil, err
	}
	picture, err := markup.Normalise(printed)
	if err != nil {
		return nil, err
	}
	files[named("app.wasm", program)] = program
	files["robots.txt"] = []byte("User-agent: *\nAllow: /\n")
	if err := files.fill("manifest.webmanifest", manifest, page{Words: text.In(), Light: lightGround}); err != nil {
		return nil, err
	}
	if err := addBook(files); err != nil {
		return nil, err
	}
	if err := addEmbed(root, files); err != nil {
		return nil, err
	}
	scripts, err := addScripts(root, files)
	if err != nil {
		return nil, err
	}
	if err := addPages(files, scripts, picture); err != nil {
		return nil, err
	}
	files[headersFile] = files.headerFile()
	return files, addServiceWorker(root, files)
}

// addBook adds the rule book.
func addBook(files Files) error {
	pages, err := book.Pages(book.Frame{Policy: policy(nil, nil), Light: lightGround, Dark: darkGround})
	if err != nil {
		return err
	}
	maps.Copy(files, pages)
	sheet, err := minifyCSS(string(files[book.Sheet]))
	files[book.Sheet] = []byte(sheet)
	return err
}

// readStatic reads the hand-made files. Hidden files are left out.
func readStatic(dir string) (Files, error) {
	files := Files{}
	tree := os.DirFS(dir)
	err := fs.WalkDir(tree, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasPrefix(path.Base(name), ".") {
			return err
		}
		files[name], err = fs.ReadFile(tree, name)
		return err
	})
	return files, err
}

// marker is the file by which a site's folder is recognised.
const marker = "service-worker.js"

// Write makes dir hold exactly these files. It refuses to empty a folder that does not hold a site.
func (files Files) Write(dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if len(entries) > 0 {
		if _, err := os.Stat(filepath.Join(dir, marker)); err != nil {
			return fmt.Errorf("%s holds something other than a site; it is left alone", dir)
		}
	}
	for _, entry := range entries {
		if err := os.RemoveAll(filepath.Join(dir, entry.Name())); err != nil {
			return err
		}
	}
	for _, name := range files.names() {
		target := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(target, files[name], 0o644); err != nil {
			return err
		}
	}
	return nil
}

// names are the paths in alphabetical order.
func (files Files) names() []string {
	return slices.Sorted(maps.Keys(files))
}

// repository is the folder of go.mod.
func repository() (string, error) {
	out, err := goTool("", nil, "env", "GOMOD")
	if err != nil {
		return "", err
	}
	file := strings.TrimSpace(string(out))
	if filepath.Base(file) != "go.mod" {
		return "", errors.New("not inside the repository: no go.mod found")
	}
	return filepath.Dir(file), nil
}

// compile builds the program for the browser, with the small copy of go-app, and packs it. Paths and commits are kept out
// of it, so that equal sources give an equal file.
func compile(root string) ([]byte, error) {
	program, err := compileSmall(root, nameless)
	if err != nil {
		return nil, err
	}
	return wasm.Pack(program)
}

// nameless has the linker leave out what only debuggers read.
const nameless = "-ldflags=-s -w"

func compileWith(root, workspace string, flags ...string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "kulami-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	out := filepath.Join(dir, "app.wasm")
	args := append([]string{"build", "-trimpath", "-buildvcs=false", "-o", out}, flags...)
	if _, err := goTool(root, []string{"GOOS=js", "GOARCH=wasm", "GOWORK=" + workspace}, append(args, "./web")...); err != nil {
		return nil, err
	}
	return os.ReadFile(out)
}

// wasmExec is the file of the toolchain's glue between Go and the browser.
func wasmExec() (file string, err error) {
	out, err := goTool("", nil, "env", "GOROOT")
	return filepath.Join(strings.TrimSpace(string(out)), "lib", "wasm", "wasm_exec.js"), err
}

// goTool runs the go command in dir with extra environment and gives its output.
func goTool(dir string, env []string, args ...string) ([]byte, error) {
	cmd := exec.Command("go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), env...)
	var complaint strings.Builder
	cmd.Stderr = &complaint
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go %s: %w\n%s", args[0], err, complaint.String())
	}
	return out, nil
}
