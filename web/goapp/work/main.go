// Command work makes build/go-app and go.work, so that go commands and editors use the copy of
// go-app. Run it in the repository: GOWORK=off go run ./web/goapp/work
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
