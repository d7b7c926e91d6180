// Command site builds the static site or serves it for development.
//
//	go run ./web/site/cmd/site build [-o dist]
//	go run ./web/site/cmd/site serve [-addr localhost:8080] [-offline]
package main

import (
	"flag"
	"fmt"
	"os"

	"kulami/web/site"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "site:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	command := ""
	if len(args) > 0 {
		command, args = args[0], args[1:]
	}
	flags := flag.NewFlagSet("site "+command, flag.ExitOnError)
	switch command {
	case "build":
		dir := flags.String("o", "dist", "folder to write to")
		flags.Parse(args)
		return build(*dir)
	case "serve":
		addr := flags.String("addr", "localhost:8080", "host and port to listen on")
		offline := flags.Bool("offline", false, "let the service worker keep the build")
		flags.Parse(args)
		return site.Serve(*addr, *offline, os.Stdout)
	}
	return fmt.Errorf("unknown command %q; it is build or serve", command)
}

func build(dir string) error {
	files, err := site.Build()
	if err != nil {
		return err
	}
	if err := files.Compress(); err != nil {
		return err
	}
	if err := files.Write(dir); err != nil {
		return err
	}
	fmt.Printf("%d files in %s; app.wasm: %d bytes, %d with gzip, %d with brotli\n",
		len(files), dir, len(files["app.wasm"]), len(files["app.wasm.gz"]), len(files["app.wasm.br"]))
	return nil
}
