package browsers

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"net"
	"strings"

	"kulami/web/journey"
)

// driver is the Driver of the only page of a browser with the WebDriver protocol.
type driver struct {
	wire   wire
	folder *folder
	silent bool // a command was left unanswered, and no more are sent
}

// silence is the panic of a driver whose browser answers nothing although none of its processes
// works: WebKitGTK sometimes sleeps permanently. A page in an endless loop is not silent and fails
// its journey.
type silence struct{ err error }

func (s silence) Error() string { return fmt.Sprintf("the browser sleeps: %v", s.err) }

// call runs a command.
func (d *driver) call(c command, params object) (json.RawMessage, error) {
	if d.silent {
		return nil, errors.New("the browser has fallen silent")
	}
	value, err := d.wire.call(c, params)
	var late net.Error
	if errors.As(err, &late) && late.Timeout() {
		d.silent = true
		if !d.folder.works() {
			panic(silence{fmt.Errorf("%w\n%s", err, d.folder.log())})
		}
	}
	return value, err
}

// drive starts a browser and opens its wire.
func drive(dial func(f *folder) (wire, error)) (browser, error) {
	f, err := newFolder()
	if err != nil {
		return nil, err
	}
	wire, err := dial(f)
	if err != nil {
		err = fmt.Errorf("%w\n%s", err, f.log())
		f.close()
		return nil, err
	}
	return &driver{wire: wire, folder: f}, nil
}

// open returns the page with the size of every browser's window.
func (d *driver) open(t journey.Reporter) *journey.Page {
	p := journey.NewPage(t, d)
	p.Resize(window)
	return p
}

// close ends the browser.
func (d *driver) close() {
	if d.silent {
		d.folder.kill()
	} else {
		d.wire.close()
	}
	d.folder.close()
}

// Open goes to an address.
func (d *driver) Open(address string) error {
	_, err := d.call(navigate, object{"url": address})
	return err
}

// Eval returns the value of an expression.
func (d *driver) Eval(expression string) (json.RawMessage, error) {
	const run = `const done = arguments[0];
(async () => (%s))().then((value) => done({ value }), (error) => done({ error: String(error) }))`
	raw, err := d.call(execute, object{"script": fmt.Sprintf(run, expression), "args": []any{}})
	if err != nil {
		return nil, err
	}
	var answer struct {
		Value json.RawMessage
		Error string
	}
	if err := json.Unmarshal(raw, &answer); err != nil {
		return nil, err
	}
	if answer.Error != "" {
		return nil, errors.New(answer.Error)
	}
	return answer.Value, nil
}

// Point makes a pointer perform steps.
func (d *driver) Point(pointer journey.Pointer, steps ...journey.Step) error {
	var actions []object
	for _, step := range steps {
		switch step.Act {
		case journey.Move:
			actions = append(actions, object{"type": "pointerMove", "duration": step.Takes.Milliseconds(),
				"x": math.Round(step.X), "y": math.Round(step.Y), "origin": "viewport"})
		case journey.Down:
			actions = append(actions, object{"type": "pointerDown", "button": 0})
		case journey.Up:
			actions = append(actions, object{"type": "pointerUp", "button": 0})
		}
	}
	return d.perform(object{"type": "pointer", "id": pointer, "parameters": object{"pointerType": pointer}, "actions": actions})
}

// keys maps the names of keys to the protocol's characters.
var keys = map[string]string{
	"Tab": "\uE004", "Enter": "\uE007", "Shift": "\uE008", "Control": "\uE009", "Alt": "\uE00A", "Escape": "\uE00C", "Space": " ",
	"End": "\uE010", "Home": "\uE011", "ArrowLeft": "\uE012", "ArrowUp": "\uE013", "ArrowRight": "\uE014", "ArrowDown": "\uE015",
}

// Key presses a key.
func (d *driver) Key(name string) error {
	held := []string{name}
	if modifier, key, ok := strings.Cut(name, "+"); ok && key != "" {
		held = []string{modifier, key}
	}
	var down, up []object
	for _, key := range held {
		if code, ok := keys[key]; ok {
			key = code
		}
		down = append(down, object{"type": "keyDown", "value": key})
		up = append(up, object{"type": "keyUp", "value": key})
	}
	return d.perform(object{"type": "key", "id": "keyboard", "actions": append(down, up...)})
}

// perform makes an input device act.
func (d *driver) perform(device object) error {
	_, err := d.call(perform, object{"actions": []object{device}})
	return err
}

// Resize changes the window.
func (d *driver) Resize(size journey.Size) error {
	_, err := d.call(resize, object{"width": size.Width, "height": size.Height})
	return err
}

// Screenshot returns a picture of the window.
func (d *driver) Screenshot() ([]byte, error) {
	raw, err := d.call(screenshot, object{"full": false})
	if err != nil {
		return nil, err
	}
	var picture string
	if err := json.Unmarshal(raw, &picture); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(picture)
}

// Complaints returns the complaints that the watcher has recorded since the last call.
func (d *driver) Complaints() (found []string) {
	raw, err := d.Eval(`document.querySelector("[data-board]") ? window.watched?.complaints.splice(0) ?? ["the watcher is not there"] : []`)
	if err == nil && json.Unmarshal(raw, &found) == nil {
		return found
	}
	return nil
}

// Close leaves the page to the next journey.
func (d *driver) Close() { d.Open("about:blank") }
