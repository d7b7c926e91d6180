package play

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// Every exported type of a message is a case of a switch: none is forgotten silently. A type is used beside its declaration
// and its methods; one that is only made, as in X{}, is a message that nothing handles. Names of fields and methods do not
// count; effects are handled outside, and screens are what handles messages.
func TestEveryMessageIsHandled(t *testing.T) {
	declared, used := map[string]bool{}, map[string]bool{}
	look := func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			if n.Name.Name == "run" || n.Name.Name == "update" {
				used[n.Recv.List[0].Type.(*ast.Ident).Name] = true
			}
			n.Recv, n.Name = nil, ast.NewIdent("_")
		case *ast.TypeSpec:
			declared[n.Name.Name] = n.Name.IsExported()
			n.Name = ast.NewIdent("_")
		case *ast.Field:
			n.Names = nil
		case *ast.SelectorExpr:
			n.Sel = ast.NewIdent("_")
		case *ast.KeyValueExpr:
			n.Key = ast.NewIdent("_")
		case *ast.CompositeLit:
			if _, ok := n.Type.(*ast.Ident); ok {
				n.Type = nil
			}
		case *ast.Ident:
			used[n.Name] = true
		}
		return true
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") || name == "effect.go" {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, look)
	}
	if len(declared) < 150 {
		t.Fatalf("only %d types were found", len(declared))
	}
	for name, exported := range declared {
		if exported && !used[name] {
			t.Errorf("%s is handled nowhere", name)
		}
	}
}

// Whatever is shown, a message neither panics nor leaves a state that cannot be shown
// again from its own address.
func TestEveryMessageOnEveryScreen(t *testing.T) {
	next := dice(7)
	for _, open := range []Msg{Shown{}, Learn{2}, Visit{TallyScreen}, Visit{WorkshopScreen}, Navigated{Fragment: oldRecords[0]}} {
		for range tries(100) {
			p := newPlace(t, nil)
			tab := p.open(Loaded{})
			p.send(tab, open)
			msg := randomMsg(tab.m, next)
			p.send(tab, msg)
			again, _ := begin(Loaded{Fragment: tab.m.fragment()})
			if got := again.Screen.Name(); got != tab.m.Screen.Name() {
				t.Fatalf("after %#v and %#v the address %s opens %q, shown is %q", open, msg, tab.m.fragment(), got, tab.m.Screen.Name())
			}
		}
	}
}

// A message means the same in every session: its traits depend on nothing but itself.
func TestTraits(t *testing.T) {
	for _, c := range []struct {
		msg  Msg
		want traits
	}{
		{Press{}, 0}, {Hover{}, fleeting | background}, {Tick{}, fleeting | background}, {Thought{}, background}, {Copied{}, background},
		{Changed{Key: "a"}, fleeting | background}, {Changed{Key: "a", Text: "b"}, background}, {Changed{}, background},
		{Seen{}, fleeting}, {Seen{Hidden: true}, fleeting | background}, {Visit{}, 0},
	} {
		if got := traitsOf(c.msg); got != c.want {
			t.Errorf("%s has the traits %b, want %b", reflect.TypeOf(c.msg), got, c.want)
		}
	}
}

// That the app starts without a network is said for a while, beside what the status line says.
func TestOfflineIsSaidForAWhile(t *testing.T) {
	m, _ := Update(New(), Loaded{Now: today})
	refused, _ := Update(m, Describe{TopicScore})
	said, effects := Update(refused, OfflineNow{})
	var wait Wait
	for _, e := range effects {
		if w, ok := e.(Wait); ok {
			wait = w
		}
	}
	if !said.SaysOffline() || wait.Milliseconds != toastTime {
		t.Fatalf("it says so: %v, for %d ms", said.SaysOffline(), wait.Milliseconds)
	}
	if said.Notice.Kind != NoNotice || said.Announced != refused.Announced {
		t.Errorf("it replaces what was said: %+v, %+v", said.Notice, said.Announced)
	}
	later, _ := Update(said, Tick{wait.ID + 1})
	if !later.SaysOffline() {
		t.Error("another timer ends it")
	}
	if later, _ = Update(later, Tick{wait.ID}); later.SaysOffline() {
		t.Error("it is said for ever")
	}
	if later, _ = Update(later, OfflineNow{}); later.SaysOffline() {
		t.Error("it is said twice")
	}
}
