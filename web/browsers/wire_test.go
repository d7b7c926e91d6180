package browsers

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// command is a command of the W3C's WebDriver protocol: method and path of its request. Firefox's
// own command has another name and the same parameters.
type command struct{ method, path, marionette string }

var (
	newSession = command{http.MethodPost, "/session", "WebDriver:NewSession"}
	endSession = command{http.MethodDelete, "", "WebDriver:DeleteSession"}
	navigate   = command{http.MethodPost, "/url", "WebDriver:Navigate"}
	execute    = command{http.MethodPost, "/execute/async", "WebDriver:ExecuteAsyncScript"}
	resize     = command{http.MethodPost, "/window/rect", "WebDriver:SetWindowRect"}
	perform    = command{http.MethodPost, "/actions", "WebDriver:PerformActions"}
	screenshot = command{http.MethodGet, "/screenshot", "WebDriver:TakeScreenshot"}
)

// object is a JSON object.
type object = map[string]any

// wire sends commands to a browser, one at a time, and returns the value of the answer.
type wire interface {
	call(c command, params object) (json.RawMessage, error)
	close()
}

// answerTime is the maximum time of a browser for one command.
const answerTime = 90 * time.Second

// overHTTP communicates with a driver program such as WebKitWebDriver.
type overHTTP struct {
	client  http.Client
	address string // address of the open session
}

// dialHTTP opens a session with the driver that starts to listen on the port.
func dialHTTP(port int, capabilities object) (*overHTTP, error) {
	w := &overHTTP{client: http.Client{Timeout: answerTime}, address: fmt.Sprintf("http://127.0.0.1:%d", port)}
	err := eventually(func() error {
		_, err := w.call(command{http.MethodGet, "/status", ""}, nil)
		return err
	})
	if err != nil {
		return nil, err
	}
	value, err := w.call(newSession, object{"capabilities": object{"alwaysMatch": capabilities}})
	if err != nil {
		return nil, err
	}
	var session struct{ SessionID string }
	if err := json.Unmarshal(value, &session); err != nil {
		return nil, err
	}
	w.address += "/session/" + session.SessionID
	return w, nil
}

func (w *overHTTP) call(c command, params object) (json.RawMessage, error) {
	var body io.Reader
	if c.method == http.MethodPost {
		text, err := json.Marshal(params)
		if err != nil {
			return nil, err
		}
		body = bytes.NewReader(text)
	}
	request, err := http.NewRequest(c.method, w.address+c.path, body)
	if err != nil {
		return nil, err
	}
	response, err := w.client.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	var answer struct{ Value json.RawMessage }
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return nil, fmt.Errorf("%s %s: %s, %w", c.method, c.path, response.Status, err)
	}
	if response.StatusCode != http.StatusOK {
		return nil, refusal(answer.Value)
	}
	return answer.Value, nil
}

func (w *overHTTP) close() { w.call(endSession, nil) }

// marionette communicates with Firefox without a driver program. Its messages go over a plain
// connection, each after its length.
type marionette struct {
	conn   net.Conn
	reader *bufio.Reader
	asked  int
}

// dialMarionette opens a session with the Firefox that listens on the port.
func dialMarionette(port int, capabilities object) (*marionette, error) {
	conn, err := net.Dial("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
	if err != nil {
		return nil, err
	}
	w := &marionette{conn: conn, reader: bufio.NewReader(conn)}
	conn.SetDeadline(time.Now().Add(answerTime))
	if _, err := w.receive(); err != nil { // its first message is its name
		conn.Close()
		return nil, err
	}
	if _, err := w.call(newSession, object{"capabilities": object{"alwaysMatch": capabilities}}); err != nil {
		conn.Close()
		return nil, err
	}
	return w, nil
}

func (w *marionette) call(c command, params object) (json.RawMessage, error) {
	if params == nil {
		params = object{}
	}
	w.asked++
	text, err := json.Marshal([]any{0, w.asked, c.marionette, params})
	if err != nil {
		return nil, err
	}
	w.conn.SetDeadline(time.Now().Add(answerTime))
	if _, err := fmt.Fprintf(w.conn, "%d:%s", len(text), text); err != nil {
		return nil, err
	}
	message, err := w.receive()
	if err != nil {
		return nil, err
	}
	var answer [4]json.RawMessage // kind, number, error, result
	if err := json.Unmarshal(message, &answer); err != nil {
		return nil, err
	}
	if number := string(answer[1]); number != strconv.Itoa(w.asked) {
		return nil, fmt.Errorf("%s has an answer to number %s, not %d", c.marionette, number, w.asked)
	}
	if string(answer[2]) != "null" {
		return nil, refusal(answer[2])
	}
	var result struct{ Value json.RawMessage }
	err = json.Unmarshal(answer[3], &result)
	return result.Value, err
}

func (w *marionette) receive() ([]byte, error) {
	head, err := w.reader.ReadString(':')
	if err != nil {
		return nil, err
	}
	length, err := strconv.Atoi(strings.TrimSuffix(head, ":"))
	if err != nil {
		return nil, err
	}
	message := make([]byte, length)
	_, err = io.ReadFull(w.reader, message)
	return message, err
}

func (w *marionette) close() {
	w.call(endSession, nil)
	w.conn.Close()
}

// refusal returns the error in a browser's answer.
func refusal(value json.RawMessage) error {
	var why struct{ Error, Message string }
	if err := json.Unmarshal(value, &why); err != nil {
		return errors.New(string(value))
	}
	return fmt.Errorf("%s: %s", why.Error, why.Message)
}

// eventually tries until it succeeds or startTime is over.
func eventually(try func() error) error {
	for start := time.Now(); ; time.Sleep(20 * time.Millisecond) {
		if err := try(); err == nil || time.Since(start) > startTime {
			return err
		}
	}
}

// freePort returns a port without a listener.
func freePort() (int, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	defer listener.Close()
	return listener.Addr().(*net.TCPAddr).Port, nil
}
