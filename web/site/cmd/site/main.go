// Command site builds the static site or serves it for development. It also reports the program's
// code size by package, and adds function names to a stack trace from a browser's console.
//
//	go run ./web/site/cmd/site build [-o dist] [-plain] [-stock]
//	go run ./web/site/cmd/site serve [-addr localhost:8080]
//	go run ./web/site/cmd/site weigh
//	go run ./web/site/cmd/site trace < trace.txt
package main

import (
	"flag"
	"fmt"
	"io"
	"log"
	"os"

	"kulami/web/site"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("site: ")
	flag.Parse()
	if err := run(flag.Arg(0), flag.Args()); err != nil {
		log.Fatal(err)
	}
}

func run(command string, args []string) error {
	flags := flag.NewFlagSet("site "+command, flag.ExitOnError)
	switch command {
	case "build":
		dir := flags.String("o", "dist", "folder to write to")
		plain := flags.Bool("plain", false, "leave out the compressed files, which take a minute after a change of the program")
		stock := flags.Bool("stock", false, "build with unmodified Go and go-app: a larger program that plays the same")
		flags.Parse(args[1:])
		return build(*dir, *plain, *stock)
	case "serve":
		addr := flags.String("addr", "localhost:8080", "host and port to listen on")
		flags.Parse(args[1:])
		return site.Serve(*addr, os.Stdout)
	case "weigh":
		return site.Weigh(os.Stdout)
	case "trace":
		trace, err := io.ReadAll(os.Stdin)
		if err == nil {
			trace, err = site.NameTrace(trace)
		}
		os.Stdout.Write(trace)
		return err
	}
	return fmt.Errorf("unknown command %q; need build, serve, weigh or trace", command)
}

func build(dir string, plain, stock bool) error {
	var program []byte // nil: Build compiles it
	var err error
	if stock {
		if program, err = site.Stock("./web"); err != nil {
			return err
		}
	}
	files, err := site.Build(program)
	if err != nil {
		return err
	}
	if !plain {
		earlier, _ := site.Read(dir) // possibly missing
		files.Compress(earlier)
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
