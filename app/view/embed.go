package view

// EmbedStock is the drawing stock of a page that shows a board without the program. The page brings the colours of its classes.
func EmbedStock() string { return defs }
