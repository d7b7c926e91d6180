package journey

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"sync"
)

// Tally counts the journeys that ran to their end, so that a run without them can't be taken for a good one.
type Tally struct {
	mu      sync.Mutex
	Ran     int            `json:"ran"`
	Failed  int            `json:"failed"`
	Skipped int            `json:"skipped"`
	Engines map[string]int `json:"engines"` // journeys in each
	Names   []string       `json:"names"`
}

// Count takes a journey in an engine that is over into the tally.
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
	c.Names = append(c.Names, t.Name())
}

// Report says how many journeys ran, also in the file that an environment variable names.
func (c *Tally) Report(variable string) error {
	slices.Sort(c.Names)
	fmt.Printf("%d journeys, %d failed, %v\n", c.Ran, c.Failed, c.Engines)
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
