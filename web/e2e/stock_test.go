package e2e

import (
	"net/http/httptest"
	"testing"

	"kulami/web/site"
)

// The program with all of go-app in it, as a toolchain without our cuts builds it, plays as well.
func TestTheStockBuildPlays(t *testing.T) {
	t.Setenv(site.Stock, "1")
	stock, err := site.Build()
	if err != nil {
		t.Fatal(err)
	}
	if got, all := len(files["app.wasm"]), len(stock["app.wasm"]); got >= all {
		t.Errorf("the program has %d bytes, with all of go-app %d", got, all)
	}
	server := httptest.NewServer(stock.Handler())
	t.Cleanup(server.Close)
	p := start(t, Phone)
	p.Goto(server.URL + "/")
	p.WaitReady()
	p.PlayOn(3, "first", p.PressHole)
}
