// Command site builds the static site, serves it for development, or tells which packages the program's bytes are of.
//
//	go run ./web/site/cmd/site build [-o dist] [-plain]
//	go run ./web/site/cmd/site serve [-addr localhost:8080] [-offline]
//	go run ./web/site/cmd/site weigh
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
		plain := flags.Bool("plain", false, "leave the compressed files out, which take a minute when the program has changed")
		flags.Parse(args)
		return build(*dir, *plain)
	case "weigh":
		return site.Weigh(os.Stdout)
	case "serve":
		addr := flags.String("addr", "localhost:8080", "host and port to listen on")
		offline := flags.Bool("offline", false, "let the service worker keep the build")
		flags.Parse(args)
		return site.Serve(*addr, *offline, os.Stdout)
	}
	return fmt.Errorf("unknown command %q; it is build, serve or weigh", command)
}

func build(dir string, plain bool) error {
	files, err := site.Build()
	if err != nil {
		return err
	}
	if !plain {
		if err := files.Compress(); err != nil {
			return err
		}
	}
	if err := files.Write(dir); err != nil {
		return err
	}
	fmt.Printf("%d files in %s\n", len(files), dir)
	for _, ending := range []string{"", ".gz", ".br"} {
		name := files.Name("app.wasm") + ending
		if content := files[name]; content != nil {
			fmt.Printf("%-22s %9d bytes\n", name, len(content))
		}
	}
	return nil
}
