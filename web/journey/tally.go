package journey

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"sync"
)

// Tally counts the completed journeys, so that a run without them does not count as good.
type Tally struct {
	mu      sync.Mutex
	Ran     int            `json:"ran"`
	Failed  int            `json:"failed"`
	Skipped int            `json:"skipped"`
	Engines map[string]int `json:"engines"` // number of journeys in each engine
	Loads   map[string]int `json:"loads"`   // number of loaded pages by journey
}

// Count adds a completed journey in an engine to the tally.
func (c *Tally) Count(engine string, t interface {
	Name() string
	Failed() bool
	Skipped() bool
}) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.Engines == nil {
		c.Engines = map[string]int{}
	}
	switch {
	case t.Skipped():
		c.Skipped++
	case t.Failed():
		c.Failed++
	}
	c.Ran++
	c.Engines[engine]++
}

// Loaded adds the pages that a journey has loaded, because loading takes most of its time.
func (c *Tally) Loaded(t interface{ Name() string }, pages int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.Loads == nil {
		c.Loads = map[string]int{}
	}
	name, _, _ := strings.Cut(t.Name(), "/")
	c.Loads[name] += pages
}

// Report prints the number of journeys. It also writes it to the file that the environment variable
// names.
func (c *Tally) Report(variable string) error {
	loads := 0
	for _, pages := range c.Loads {
		loads += pages
	}
	fmt.Printf("%d journeys, %d failed, %v, %d pages loaded\n", c.Ran, c.Failed, c.Engines, loads)
	name := os.Getenv(variable)
	if name == "" {
		return nil
	}
	text, err := json.Marshal(c)
	if err != nil {
		return err
	}
	return os.WriteFile(name, append(text, '\n'), 0o644)
}
