package app

import (
	"runtime"
	"time"
)

// IsClient says that the program runs in a browser; elsewhere it prints markup.
const (
	IsClient = runtime.GOOS == "js"
	IsServer = !IsClient
)

var (
	window  = newBrowserWindow()
	newRoot func() Composer
)

func Window() BrowserWindow { return window }

// RouteWithRegexp is called once: there is one component for all addresses.
func RouteWithRegexp(_ string, root func() Composer) { newRoot = root }

// TestEngine mounts a component without a browser, as go-app's own does.
type TestEngine interface {
	Load(Composer) error
	ConsumeAll() // what is dispatched, and then draws
}

// NewTestEngine is also what markup is printed with.
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

// Log is called for what should not happen.
func Log(v ...any) { panic(v) }

// RunWhenOnBrowser draws the page and does not return.
func RunWhenOnBrowser() {
	e := newEngine()
	body := Body()
	body.jsElement = Window().Get("document").Get("body")
	e.takeOver(body.JSValue()).setParent(body)
	e.run()
}

// engineX carries out what is dispatched to it, one after the other, and draws the components that have changed soon
// afterwards.
type engineX struct {
	nodes      nodeManager
	updates    updateManager
	actions    actionManager
	dispatches chan func()
	defers     chan func() // wait until the page is drawn
}

// run draws a frame at most 120 times a second, and none while nothing happens. Frames come through the same channel as all
// else: what select needs of the runtime takes a slow phone 8 ms to compile. A time.Timer with a channel would keep the methods
// of time.Time in the program.
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

// Context is what components and handlers of events reach the engine by.
type Context struct {
	engine        *engineX
	sourceElement UI
}

// Dispatch has f called on the engine's goroutine, and the components around the element of the context drawn.
func (ctx Context) Dispatch(f func(Context)) {
	ctx.engine.dispatches <- func() {
		if !ctx.sourceElement.Mounted() {
			return
		}
		ctx.count(1)
		f(ctx)
	}
}

// Defer has f called when the page is drawn.
func (ctx Context) Defer(f func(Context)) {
	ctx.engine.defers <- func() {
		if ctx.sourceElement.Mounted() {
			f(ctx)
		}
	}
}

func (ctx Context) Async(f func()) { go f() }

func (ctx Context) Update() { ctx.Dispatch(func(Context) {}) }

// PreventUpdate takes back what one Dispatch has asked for.
func (ctx Context) PreventUpdate() { ctx.count(-1) }

// count adds to the number of times that the components around the element of the context are to be drawn for.
func (ctx Context) count(n int) {
	for c, ok := component(ctx.sourceElement); ok; c, ok = component(c.parent()) {
		ctx.engine.updates.Add(c, n)
	}
}

// JSSrc is the node of the element of the context.
func (ctx Context) JSSrc() Value { return ctx.sourceElement.JSValue() }

func (ctx Context) removeComponentUpdate(c Composer) { ctx.engine.updates.Done(c) }

func (ctx Context) Handle(action string, h ActionHandler) {
	ctx.engine.actions.Handle(action, ctx.sourceElement, false, h)
}

func (ctx Context) NewActionWithValue(action string, v any) {
	ctx.engine.actions.Post(ctx, Action{Name: action, Value: v})
}

// ResolveStaticResource leaves addresses as they are: files lie beside the page.
func (Context) ResolveStaticResource(address string) string { return address }

// A Condition, like a RangeLoop, is named by the files that are left, and not used.
type Condition struct{ HTML }

type RangeLoop struct{ HTML }
