// Command work makes build/go-app and go.work, with which go commands and editors see the go-app that the game is built with.
// It runs in the repository: GOWORK=off go run ./web/goapp/work
package main

import (
	"log"

	"kulami/web/goapp"
)

func main() {
	log.SetFlags(0)
	if _, err := goapp.Make("."); err != nil {
		log.Fatal(err)
	}
}
