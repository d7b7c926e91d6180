package app

import (
	"runtime"
	"time"
)

// IsClient reports that the program runs in a browser; elsewhere it prints markup.
const (
	IsClient = runtime.GOOS == "js"
	IsServer = !IsClient
)

var (
	window  = newBrowserWindow()
	newRoot func() Composer
)

func Window() BrowserWindow { return window }

// RouteWithRegexp is called once, because one component serves all addresses.
func RouteWithRegexp(_ string, root func() Composer) { newRoot = root }

// TestEngine mounts a component without a browser, like go-app's own.
type TestEngine interface {
	Load(Composer) error
	ConsumeAll() // runs everything dispatched, then draws
}

// NewTestEngine also serves to print markup.
func NewTestEngine() TestEngine { return newEngine() }

func newEngine() *engineX {
	return &engineX{dispatches: make(chan func(), 4096), defers: make(chan func(), 4096)}
}

func (e *engineX) Load(c Composer) error {
	root, err := e.nodes.Mount(e.baseContext(), 1, c)
	if err == nil {
		root.setParent(Body())
	}
	return err
}

func (e *engineX) ConsumeAll() {
	for len(e.dispatches) > 0 {
		(<-e.dispatches)()
	}
	e.draw()
}

// Log is called only for bugs.
func Log(v ...any) { panic(v) }

// RunWhenOnBrowser draws the page and does not return.
func RunWhenOnBrowser() {
	e := newEngine()
	body := Body()
	body.jsElement = Window().Get("document").Get("body")
	e.takeOver(body.JSValue()).setParent(body)
	e.run()
}

// engineX runs dispatched functions one after the other. Soon afterwards it draws the components
// that have changed.
type engineX struct {
	nodes      nodeManager
	updates    updateManager
	actions    actionManager
	dispatches chan func()
	defers     chan func() // wait until the page is drawn
}

// run repaints at most 120 times a second, and never while nothing happens. Repaints use the same
// channel as everything else, because select needs runtime code that takes a slow phone 8 ms to
// compile. A time.Timer with a channel would keep the methods of time.Time in the program.
func (e *engineX) run() {
	due := false
	frame := func() {
		due = false
		e.draw()
	}
	for f := range e.dispatches {
		if !due {
			due = true
			time.AfterFunc(time.Second/120, func() { e.dispatches <- frame })
		}
		f()
	}
}

func (e *engineX) draw() {
	e.updates.UpdateForEach(func(c Composer) {
		if !c.Mounted() {
			return
		}
		if _, err := e.nodes.UpdateComponentRoot(e.baseContext(), c); err != nil {
			panic(err)
		}
	})
	for len(e.defers) > 0 {
		(<-e.defers)()
	}
	e.actions.Cleanup()
}

func (e *engineX) baseContext() Context { return Context{engine: e} }

// Context is the access of components and event handlers to the engine.
type Context struct {
	engine        *engineX
	sourceElement UI
}

// Dispatch calls f on the engine's goroutine and then draws the components around the element of
// the context.
func (ctx Context) Dispatch(f func(Context)) {
	ctx.engine.dispatches <- func() {
		if !ctx.sourceElement.Mounted() {
			return
		}
		ctx.count(1)
		f(ctx)
	}
}

// Defer calls f after the page is drawn.
func (ctx Context) Defer(f func(Context)) {
	ctx.engine.defers <- func() {
		if ctx.sourceElement.Mounted() {
			f(ctx)
		}
	}
}

func (ctx Context) Async(f func()) { go f() }

func (ctx Context) Update() { ctx.Dispatch(func(Context) {}) }

// PreventUpdate cancels the redraw of one Dispatch.
func (ctx Context) PreventUpdate() { ctx.count(-1) }

// count changes the number of requested redraws of the components around the element of the
// context.
func (ctx Context) count(n int) {
	for c, ok := component(ctx.sourceElement); ok; c, ok = component(c.parent()) {
		ctx.engine.updates.Add(c, n)
	}
}

// JSSrc returns the node of the context's element.
func (ctx Context) JSSrc() Value { return ctx.sourceElement.JSValue() }

func (ctx Context) removeComponentUpdate(c Composer) { ctx.engine.updates.Done(c) }

func (ctx Context) Handle(action string, h ActionHandler) {
	ctx.engine.actions.Handle(action, ctx.sourceElement, false, h)
}

func (ctx Context) NewActionWithValue(action string, v any) {
	ctx.engine.actions.Post(ctx, Action{Name: action, Value: v})
}

// ResolveStaticResource returns addresses unchanged, because files are next to the page.
func (Context) ResolveStaticResource(address string) string { return address }

// Condition and RangeLoop are mentioned by go-app's remaining files, but unused.
type Condition struct{ HTML }

type RangeLoop struct{ HTML }
