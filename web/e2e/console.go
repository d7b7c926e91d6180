package e2e

import "log"

// Console is a Reporter for commands: it reports to the terminal, and anything that goes wrong ends the program.
type Console struct{}

func (Console) Helper()                      {}
func (Console) Logf(f string, args ...any)   { log.Printf(f, args...) }
func (Console) Fatalf(f string, args ...any) { log.Fatalf(f, args...) }
func (Console) Errorf(f string, args ...any) { log.Printf(f, args...) }
