// Package site builds the static site: a folder of plain files. Any file server can offer it at a
// root or at any sub-path, without special headers. All addresses in it are relative, and none
// leads to another origin.
//
// The steps from `make dist` to the files on the host:
//
//  1. cmd/site calls Build, Compress and Write.
//  2. The program is compiled (program.go) with the copy of go-app (package goapp) and packed
//     (package wasm).
//  3. The app's first picture is drawn, so that the board is visible before the program runs
//     (package markup).
//  4. assemble adds the other files (site.go): the files of static/ (files.go), the rule book
//     (package book), the embed (embed.go), scripts and style sheets (texts.go), the pages
//     (page.go), _headers (headers.go), and the service worker, which lists all files needed to
//     play.
//  5. Compressed forms are added (compress.go), and the folder is written (files.go).
//
// The page is our own instead of go-app's generated page. Its Content-Security-Policy keeps
// everything foreign out. The program does not need go-app's loader.
package site

import (
	"bytes"
	"maps"
	"os"
	"path/filepath"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	pictures "kulami/app/picture"
	"kulami/app/style"
	"kulami/app/text"
	"kulami/app/view"
	"kulami/web/book"
	"kulami/web/markup"
)

// Build makes the site around a compiled program. If program is nil, Build compiles it. It needs
// the Go toolchain and must run inside the repository.
func Build(program []byte) (Files, error) {
	root, err := repository()
	if err == nil && program == nil {
		program, err = compile(root)
	}
	if err != nil {
		return nil, err
	}
	return assemble(root, program, app.HTMLString(view.Prerender()))
}

// Built returns the site in the folder of the environment variable SITE, where make builds it once
// for all tests. Without SITE it builds the site.
func Built() (Files, error) {
	if dir := os.Getenv("SITE"); dir != "" {
		return Read(dir)
	}
	return Build(nil)
}

// assemble makes the site from the compiled program and go-app's markup of the first picture. Equal
// input gives equal files.
func assemble(root string, program []byte, printed string) (Files, error) {
	glue, err := wasmExec()
	m := maker{root: root, glue: glue, err: err}
	files, err := Read(filepath.Join(root, "static"))
	m.note(err)
	picture, err := markup.Normalise(printed)
	m.note(err)

	files["robots.txt"] = []byte("User-agent: *\nAllow: /\n")
	files["manifest.webmanifest"] = m.filled(manifest, page{Words: text.In(), Light: lightGround})
	rules, err := book.Pages(book.Frame{Policy: policy(nil, nil), Light: lightGround, Dark: darkGround})
	m.note(err)
	maps.Copy(files, rules)
	files[book.Sheet] = []byte(m.minified(string(files[book.Sheet])))
	files[embedPage] = m.embedded()
	files[embedScript] = []byte(m.bundle("embed/element.js", nil))

	// The page's scripts request these files by a name with a digest.
	words := map[string]string{}
	for _, l := range text.Languages()[1:] { // the program includes English
		words[l.Lang] = files.addNamed("words/"+l.Lang+".txt", []byte(text.File(l.Lang)))
	}
	programName := files.addNamed("app.wasm", program)
	workerName := files.addNamed("worker.js", []byte(m.bundle("worker.js", nil)))
	later := []byte(m.minified(style.Later()))
	names := map[string]any{"SHEET": files.addNamed("later.css", later), "SHEET_DIGEST": Integrity(later), "WORDS": words,
		"PROGRAM": programName, "PROGRAM_WORKER": m.bundle("program-worker.js", nil), "WORKER": workerName}

	// The version is a digest of all files needed to play, the page included, but without the
	// version itself. Scripts and style sheet are inline, so that the page is visible as soon as it
	// arrives.
	leaveFrame, head, boot, sheet := m.bundle("leave-frame.js", nil), m.bundle("head.js", names), m.bundle("boot.js", names), m.minified(bootStyle+style.First())
	index := m.filled(indexPage, page{
		Words: text.In(), Languages: text.All(), Light: lightGround, Dark: darkGround,
		Policy: policy([]string{sheet}, []string{leaveFrame, head, boot}) + trusted, Style: sheet, LeaveFrame: leaveFrame, Head: head, Boot: boot, Root: picture,
	})
	files["index.html"] = index
	version := files.version()
	files["index.html"] = bytes.Replace(index, []byte(`data-version=""`), []byte(`data-version="`+version+`"`), 1)

	files["404.html"] = m.filled(lostPage, page{
		Words: text.In(), Policy: policy([]string{lostStyle}, []string{lostScript}), Boot: lostScript, Style: lostStyle, Root: pictures.Sample(), Mark: pictures.Mark,
	})
	files[headersFile] = files.headers(policy([]string{lostStyle, sheet}, []string{lostScript, leaveFrame, head, boot}), programName)
	files[marker] = []byte(m.bundle(marker, map[string]any{"VERSION": version, "FILES": files.kept()}))
	return files, m.err
}
