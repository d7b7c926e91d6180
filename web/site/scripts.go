package site

import (
	"encoding/json"
	"errors"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// pageScripts are the scripts that are part of the page, so that none of them can be missing or of another build.
type pageScripts struct {
	head string // before everything else
	boot string // at the end
}

// addScripts adds the script of the engine's worker and returns the scripts of the page.
func addScripts(root string, files Files) (scripts pageScripts, err error) {
	worker, err := bundle(root, "worker.js", nil)
	if err != nil {
		return scripts, err
	}
	files[named("worker.js", worker)] = worker
	loader, err := bundle(root, "program-worker.js", nil)
	if err != nil {
		return scripts, err
	}
	values := constants{"PROGRAM": files.Name("app.wasm"), "PROGRAM_WORKER": string(loader), "WORDS": addWords(files), "WORKER": files.Name("worker.js")}
	head, err := bundle(root, "head.js", values)
	if err != nil {
		return scripts, err
	}
	boot, err := bundle(root, "boot.js", values)
	return pageScripts{string(head), string(boot)}, err
}

// constants are the values that the build puts in the place of names in scripts.
type constants map[string]any

// bundle is a script with all that it imports as one minified text. The script lies in web/scripts of the repository at
// root; wasm_exec.js is the Go toolchain's.
func bundle(root, name string, values constants) ([]byte, error) {
	glue, err := wasmExec()
	if err != nil {
		return nil, err
	}
	define := map[string]string{}
	for name, value := range values {
		text, err := json.Marshal(value)
		if err != nil {
			return nil, err
		}
		define[name] = string(text)
	}
	result := api.Build(api.BuildOptions{
		EntryPoints: []string{filepath.Join(root, "web", "scripts", name)}, AbsWorkingDir: root, Bundle: true,
		Alias: map[string]string{"wasm_exec.js": glue}, Define: define,
		Format: api.FormatIIFE, Platform: api.PlatformBrowser, Target: api.ES2022, Charset: api.CharsetUTF8,
		LegalComments: api.LegalCommentsNone, MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true,
	})
	if err := failure(result.Errors); err != nil {
		return nil, err
	}
	return result.OutputFiles[0].Contents, nil
}

// minifyCSS is a style sheet without what only people read.
func minifyCSS(sheet string) (string, error) {
	result := api.Transform(sheet, api.TransformOptions{
		Loader: api.LoaderCSS, Charset: api.CharsetUTF8, LegalComments: api.LegalCommentsNone,
		MinifyWhitespace: true, MinifySyntax: true,
	})
	return strings.TrimSpace(string(result.Code)), failure(result.Errors)
}

func failure(messages []api.Message) error {
	if len(messages) == 0 {
		return nil
	}
	return errors.New(strings.Join(api.FormatMessages(messages, api.FormatMessagesOptions{}), ""))
}
