package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"kulami/web/journey"
)

// tab is the Driver of a page in Chromium.
type tab struct {
	ctx     context.Context
	cancel  context.CancelFunc // closes the tab
	detach  context.CancelFunc // frees the context and leaves the tab open, see Reuse
	trouble trouble
	media   map[string]string // media features and their values, see Prefer
	screen  screenOf          // see sharpen
	x, y    float64           // position of the pointer
	down    bool              // whether the pointer is pressed
}

// screenOf is a screen with its number of device pixels per CSS pixel.
type screenOf struct {
	Size
	pixels float64
}

// Open navigates to an address. From now on requests can go to its origin.
func (t *tab) Open(address string) error {
	t.trouble.home(address)
	_, err := send(t.ctx, page.Navigate, page.NavigateParams{URL: address})
	return err
}

// Eval returns the value of an expression.
func (t *tab) Eval(expression string) (json.RawMessage, error) {
	return t.evalIn(0, expression)
}

// evalIn returns the value of an expression in one of the page's contexts; 0 means its main
// context.
func (t *tab) evalIn(frame runtime.ExecutionContextID, expression string) (json.RawMessage, error) {
	yes := true
	result, err := send(t.ctx, runtime.Evaluate, runtime.EvaluateParams{
		Expression: expression, ReturnByValue: &yes, AwaitPromise: &yes, ContextID: frame,
	})
	if err == nil && result.ExceptionDetails != nil {
		err = errors.New(exceptionText(result.ExceptionDetails))
	}
	if err != nil {
		return nil, err
	}
	return json.RawMessage(result.Result.Value), nil
}

// Point moves, presses and releases the mouse or a finger.
func (t *tab) Point(pointer journey.Pointer, steps ...journey.Step) error {
	for _, step := range steps {
		if step.Act == journey.Move {
			time.Sleep(step.Takes)
			t.x, t.y = step.X, step.Y
		} else {
			t.down = step.Act == journey.Down
		}
		do := t.mouse
		if pointer == journey.Touch {
			do = t.touch
		}
		if err := do(step.Act); err != nil {
			return err
		}
	}
	return nil
}

func (t *tab) mouse(act journey.StepAct) error {
	params := input.DispatchMouseEventParams{X: t.x, Y: t.y, Button: input.MouseButtonNone, Type: map[journey.StepAct]input.DispatchMouseEventType{
		journey.Move: input.DispatchMouseEventTypeMouseMoved,
		journey.Down: input.DispatchMouseEventTypeMousePressed,
		journey.Up:   input.DispatchMouseEventTypeMouseReleased,
	}[act]}
	if t.down {
		params.Buttons = 1
	}
	if t.down || act == journey.Up {
		params.Button, params.ClickCount = input.MouseButtonLeft, 1
	}
	_, err := send(t.ctx, input.DispatchMouseEvent, params)
	return err
}

func (t *tab) touch(act journey.StepAct) error {
	params := input.DispatchTouchEventParams{TouchPoints: []*input.TouchPoint{{X: t.x, Y: t.y}}}
	switch {
	case act == journey.Down:
		params.Type = input.DispatchTouchEventTypeTouchStart
	case act == journey.Up:
		params.Type, params.TouchPoints = input.DispatchTouchEventTypeTouchEnd, []*input.TouchPoint{}
	case t.down:
		params.Type = input.DispatchTouchEventTypeTouchMove
	default: // a finger moves without touching
		return nil
	}
	_, err := send(t.ctx, input.DispatchTouchEvent, params)
	return err
}

// keys maps the names of keys to their codes.
var keys = map[string]string{
	"Enter": kb.Enter, "Tab": kb.Tab, "Escape": kb.Escape, "Space": " ", "Home": kb.Home, "End": kb.End,
	"ArrowUp": kb.ArrowUp, "ArrowDown": kb.ArrowDown, "ArrowLeft": kb.ArrowLeft, "ArrowRight": kb.ArrowRight,
}

var modifiers = map[string]chromedp.Modifier{"Control": chromedp.ModifierCtrl, "Shift": chromedp.ModifierShift, "Alt": chromedp.ModifierAlt}

// Key presses a key, such as "Enter", "a" or "Control+z".
func (t *tab) Key(name string) error {
	var options []chromedp.KeyOption
	key := name
	if held, rest, ok := strings.Cut(name, "+"); ok && rest != "" {
		options = append(options, chromedp.KeyModifiers(modifiers[held]))
		key = rest
	}
	if code, ok := keys[key]; ok {
		key = code
	}
	return chromedp.Do(t.ctx, chromedp.KeyEvent(key, options...))
}

// Resize changes the size of the screen.
func (t *tab) Resize(size Size) error { return t.sharpen(size, 1) }

// sharpen changes the screen. The page waits for a frame after each command, so that a screen stays
// without a command.
func (t *tab) sharpen(size Size, pixels float64) error {
	was, now := t.screen, screenOf{size, pixels}
	if now == was {
		return nil
	}
	t.screen = screenOf{}
	_, err := send(t.ctx, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
		Width: size.Width, Height: size.Height, DeviceScaleFactor: pixels, Mobile: size.Phone,
	})
	if err == nil && (was.pixels == 0 || size.Phone != was.Phone) {
		_, err = send(t.ctx, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: size.Phone})
	}
	if err == nil {
		t.screen = now
	}
	return err
}

// Screenshot returns the screen as PNG.
func (t *tab) Screenshot() ([]byte, error) {
	shot, err := send(t.ctx, page.CaptureScreenshot, page.CaptureScreenshotParams{Format: page.CaptureScreenshotFormatPng})
	return shot.Data, err
}

// Complaints returns the faults of the page since the last call.
func (t *tab) Complaints() []string { return t.trouble.take() }

// Close closes the tab.
func (t *tab) Close() { t.cancel() }
