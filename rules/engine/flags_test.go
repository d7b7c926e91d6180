package engine

import "flag"

var ladder = flag.Bool("ladder", false, "measure the levels against each other")
