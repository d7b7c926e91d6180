package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// grouped lists the packages whose files are in groups. The comment of such a package lists its groups in lines
// "//   - name_*.go: what it is about" from the bottom up. A file name.go or name_what.go is of the group name, and uses nothing of the
// groups that come later in the list.
var grouped = []string{"app/play", "app/view"}

// knots lists the uses that are allowed although they lead up, or close a circle: the file that uses, the one that is used, and why. It
// is to have three lines at most.
var knots = map[[2]string]string{}

// groupLine is a group in a package's comment.
var groupLine = regexp.MustCompile(`(?m)^  - ([a-z]+)_\*\.go: \S`)

// groupsOf returns the names of the groups that a package's comment lists.
func groupsOf(comment string) (names []string) {
	for _, found := range groupLine.FindAllStringSubmatch(comment, -1) {
		names = append(names, found[1])
	}
	return names
}

// groupOf returns the group of a file.
func groupOf(file string) string {
	name, _, _ := strings.Cut(strings.TrimSuffix(file, ".go"), "_")
	return name
}

// uses has, for each file of a package, the files that it uses, each with something of it that it uses.
type uses map[string]map[string]string

// wrongGroups lists what is wrong with the files of a package whose groups are given from the bottom up; uses that allowed reports true
// for are left out.
func wrongGroups(groups []string, files uses, allowed func(from, to string) bool) (wrong []string) {
	seen := map[string]bool{}
	for _, file := range slices.Sorted(maps.Keys(files)) {
		own := slices.Index(groups, groupOf(file))
		seen[groupOf(file)] = true
		if own < 0 {
			wrong = append(wrong, file+" is of no group")
			continue
		}
		for _, used := range slices.Sorted(maps.Keys(files[file])) {
			if slices.Index(groups, groupOf(used)) > own && !allowed(file, used) {
				wrong = append(wrong, fmt.Sprintf("%s uses %s of %s, whose group comes later", file, files[file][used], used))
			}
		}
	}
	for _, group := range groups {
		if !seen[group] {
			wrong = append(wrong, "the group "+group+" has no file")
		}
	}
	if circle := circleIn(files, allowed); circle != nil {
		wrong = append(wrong, "files use each other in a circle: "+strings.Join(circle, " → "))
	}
	return wrong
}

// circleIn returns files that use each other in a circle, the first one again at the end, or nil.
func circleIn(files uses, allowed func(from, to string) bool) []string {
	const begun, done = 1, 2
	state := map[string]int{}
	var path []string
	var visit func(file string) []string
	visit = func(file string) []string {
		path = append(path, file)
		state[file] = begun
		for _, used := range slices.Sorted(maps.Keys(files[file])) {
			if allowed(file, used) {
				continue
			}
			switch state[used] {
			case begun:
				return append(path[slices.Index(path, used):], used)
			case done:
			default:
				if circle := visit(used); circle != nil {
					return circle
				}
			}
		}
		state[file] = done
		path = path[:len(path)-1]
		return nil
	}
	for _, file := range slices.Sorted(maps.Keys(files)) {
		if state[file] == 0 {
			if circle := visit(file); circle != nil {
				return circle
			}
		}
	}
	return nil
}

// exported is a package as the go command lists it, with the file of what it exports.
type exported struct{ ImportPath, Dir, Export string }

// read parses and checks a package of ours, and returns its comment and which of its files use which. It is long because go/types
// wants all of this before it checks anything.
func read(t *testing.T, name string) (comment string, files uses) {
	t.Helper()
	cmd := exec.Command("go", "list", "-export", "-deps", "-json=ImportPath,Dir,Export", "./"+name)
	cmd.Dir = ".."
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	packages := map[string]exported{}
	for decoder := json.NewDecoder(out); ; {
		var p exported
		if err := decoder.Decode(&p); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		packages[p.ImportPath] = p
	}
	if err := cmd.Wait(); err != nil {
		t.Fatal(err)
	}

	set := token.NewFileSet()
	var parsed []*ast.File
	names, err := filepath.Glob(filepath.Join(packages[module+name].Dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range names {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(set, file, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		if f.Doc != nil {
			comment += f.Doc.Text()
		}
		if filepath.Base(file) != "doc.go" {
			parsed = append(parsed, f)
		}
	}
	open := func(path string) (io.ReadCloser, error) { return os.Open(packages[path].Export) }
	info := types.Info{Uses: map[*ast.Ident]types.Object{}}
	config := types.Config{Importer: importer.ForCompiler(set, "gc", open)}
	checked, err := config.Check(module+name, set, parsed, &info)
	if err != nil {
		t.Fatal(err)
	}
	fileOf := func(at token.Pos) string { return filepath.Base(set.Position(at).Filename) }
	files = uses{}
	for _, f := range parsed {
		files[fileOf(f.Pos())] = map[string]string{}
	}
	for id, object := range info.Uses {
		if _, isImport := object.(*types.PkgName); isImport || object.Pkg() != checked {
			continue
		}
		if from, to := fileOf(id.Pos()), fileOf(object.Pos()); from != to {
			files[from][to] = max(files[from][to], object.Name())
		}
	}
	return comment, files
}

func TestGroups(t *testing.T) {
	needed := map[[2]string]bool{}
	for _, name := range grouped {
		comment, files := read(t, name)
		allowed := func(from, to string) bool {
			knot := [2]string{name + "/" + from, name + "/" + to}
			if _, ok := knots[knot]; ok {
				needed[knot] = true
			}
			return needed[knot]
		}
		for _, wrong := range wrongGroups(groupsOf(comment), files, allowed) {
			t.Errorf("%s: %s", name, wrong)
		}
	}
	for knot := range knots {
		if !needed[knot] {
			t.Errorf("knots has %s, which is not needed any more", knot)
		}
	}
	if len(knots) > 3 {
		t.Errorf("there are %d knots, which is more than three", len(knots))
	}
}

// The files of some packages are too few for groups, but build upon each other in one order, too.
func TestSmallPackagesHaveNoCircles(t *testing.T) {
	for _, name := range []string{"app/picture", "app/board"} {
		_, files := read(t, name)
		if circle := circleIn(files, func(string, string) bool { return false }); circle != nil {
			t.Errorf("files of %s use each other in a circle: %s", name, strings.Join(circle, " → "))
		}
	}
}

// The check must see what it is there for.
func TestWrongGroupsAreSeen(t *testing.T) {
	groups := groupsOf("Package x is.\n\n  - low_*.go: values\n  - mid_*.go: more\n  - top_*.go: all\n")
	if !slices.Equal(groups, []string{"low", "mid", "top"}) {
		t.Fatal(groups)
	}
	good := uses{"low.go": {}, "low_more.go": {"low.go": "a"}, "mid_a.go": {"low.go": "a"}, "top.go": {"mid_a.go": "b", "low.go": "a"}}
	for _, c := range []struct {
		from, to string
		want     string
	}{
		{"top.go", "low_more.go", ""},
		{"low.go", "top.go", "low.go uses x of top.go, whose group comes later"},
		{"low.go", "mid_a.go", "low.go uses x of mid_a.go, whose group comes later"},
		{"low.go", "low_more.go", "files use each other in a circle: low.go → low_more.go → low.go"},
		{"other.go", "low.go", "other.go is of no group"},
	} {
		files := uses{}
		for file, used := range good {
			files[file] = maps.Clone(used)
		}
		if files[c.from] == nil {
			files[c.from] = map[string]string{}
		}
		files[c.from][c.to] = "x"
		wrong := wrongGroups(groups, files, func(string, string) bool { return false })
		if (c.want == "") != (len(wrong) == 0) || c.want != "" && wrong[0] != c.want {
			t.Errorf("%s uses %s: %q, want %q", c.from, c.to, wrong, c.want)
		}
	}
	delete(good, "mid_a.go")
	good["top.go"] = nil
	if wrong := wrongGroups(groups, good, func(string, string) bool { return false }); !slices.Equal(wrong, []string{"the group mid has no file"}) {
		t.Error(wrong)
	}
}
