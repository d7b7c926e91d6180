package site

import (
	"bytes"
	"encoding/json"
	"errors"
	"path/filepath"
	"strings"
	"text/template"

	"github.com/evanw/esbuild/pkg/api"

	"kulami/app/picture"
)

// maker makes the texts of the site. It keeps the first error, so that its callers read as a list.
type maker struct {
	root string // the repository
	glue string // path of the Go toolchain's wasm_exec.js
	err  error
}

func (m *maker) note(err error) {
	if m.err == nil {
		m.err = err
	}
}

// bundle returns a script of web/scripts with all its imports as one minified text. Values replaces
// names by constants.
func (m *maker) bundle(name string, values map[string]any) string {
	define := map[string]string{}
	for name, value := range values {
		text, err := json.Marshal(value)
		m.note(err)
		define[name] = string(text)
	}
	result := api.Build(api.BuildOptions{
		EntryPoints: []string{filepath.Join(m.root, "web", "scripts", name)}, AbsWorkingDir: m.root, Bundle: true,
		Alias: map[string]string{"wasm_exec.js": m.glue}, Define: define,
		Format: api.FormatIIFE, Platform: api.PlatformBrowser, Target: api.ES2022, Charset: api.CharsetUTF8,
		LegalComments: api.LegalCommentsNone, MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true,
	})
	if m.note(failure(result.Errors)); m.err != nil {
		return ""
	}
	return string(result.OutputFiles[0].Contents)
}

// minified returns a style sheet without comments and needless blanks.
func (m *maker) minified(sheet string) string {
	result := api.Transform(sheet, api.TransformOptions{
		Loader: api.LoaderCSS, Charset: api.CharsetUTF8, LegalComments: api.LegalCommentsNone,
		MinifyWhitespace: true, MinifySyntax: true,
	})
	m.note(failure(result.Errors))
	return strings.TrimSpace(string(result.Code))
}

func failure(messages []api.Message) error {
	if len(messages) == 0 {
		return nil
	}
	return errors.New(strings.Join(api.FormatMessages(messages, api.FormatMessagesOptions{}), ""))
}

// filled returns the result of a template.
func (m *maker) filled(source string, data any) []byte {
	var out bytes.Buffer
	functions := template.FuncMap{"icon": picture.Icon, "json": func(text string) string {
		quoted, _ := json.Marshal(text) // never fails for a text
		return string(quoted)
	}}
	m.note(template.Must(template.New("").Funcs(functions).Parse(source)).Execute(&out, data))
	return out.Bytes()
}
