package picture

// Icon returns an icon on a grid of 24 units with strokes of the current colour, or an empty icon
// for an unknown name.
func Icon(name string) string {
	shapes := ""
	for _, icon := range icons {
		if icon.name == name {
			shapes = icon.shapes
		}
	}
	return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">` + shapes + `</svg>`
}

// icons holds the shapes of the icons. It is a list, because a map would be filled at the start.
var icons = [...]struct{ name, shapes string }{
	{"undo", `<path d="M9 6 4 11l5 5"/><path d="M4 11h10a6 6 0 0 1 0 12h-2" transform="translate(0 -3)"/>`},
	{"redo", `<path d="m15 6 5 5-5 5"/><path d="M20 11H10a6 6 0 0 0 0 12h2" transform="translate(0 -3)"/>`},
	{"hint", `<path d="M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3Z"/><path d="M10 19h4M10.8 21.5h2.4"/>`},
	{"share", `<path d="M12 15V3.5M8 7l4-4 4 4"/><path d="M6 11H5v10h14V11h-1"/>`},
	{"new", `<path d="M12 5v14M5 12h14"/>`},
	{"moves", `<path d="M4 7h.01M4 12h.01M4 17h.01" stroke-width="3"/><path d="M9 7h11M9 12h11M9 17h11"/>`},
	{"menu", `<path d="M12 5v.01M12 12v.01M12 19v.01" stroke-width="3"/>`},
	{"more", `<path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3"/>`},
	{"today", `<circle cx="12" cy="12" r="4.200"/><path d="M12 3v1.500M12 19.500V21M3 12h1.500M19.500 12H21M5.600 5.600l1.100 1.100M17.300 17.300l1.100 1.100M5.600 18.400l1.100-1.100M17.300 6.700l1.100-1.100"/>`},
	{"close", `<path d="m6 6 12 12M18 6 6 18"/>`},
	{"first", `<path d="M6 5v14M19 6l-8 6 8 6Z"/>`},
	{"previous", `<path d="m15 5-8 7 8 7"/>`},
	{"next", `<path d="m9 5 8 7-8 7"/>`},
	{"mistake", `<path d="M6 5v9M6 18.500h.01M12 5l7 7-7 7"/>`},
	{"last", `<path d="M18 5v14M5 6l8 6-8 6Z"/>`},
	{"review", `<circle cx="10.5" cy="10.5" r="6"/><path d="m15 15 5.5 5.5M10.5 7.5v3.5h2.5"/>`},
	{"sums", `<path d="M17 7V4.5H6.5L12 12l-5.5 7.5H17V17"/>`},
	{"settings", `<path d="M4 8h9m5 0h2M4 16h2m5 0h9"/><circle cx="15.5" cy="8" r="2.5"/><circle cx="8.5" cy="16" r="2.5"/>`},
	{"learn", `<path d="M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.5ZM12 6.5v14"/>`},
	{"flag", `<path d="M6 21V4M6 4.5c4-2.5 7 2.5 12 0v9c-5 2.5-8-2.5-12 0"/>`},
	{"keys", `<rect x="3" y="6" width="18" height="12" rx="2"/><path d="M7 10h.01M11 10h.01M15 10h.01M8 14h8"/>`},
	{"about", `<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5M12 7.5h.01"/>`},
	{"turn", `<path d="M19 12a7 7 0 1 1-2.5-5.400M17 3v4h-4"/>`},
	{"rotate", `<rect x="3.5" y="11" width="11" height="9.5" rx="1.500"/><path d="M9 5.500h5a5.500 5.500 0 0 1 5.500 5.500v4M16.500 12.500l3 3 3-3"/>`},
	{"update", `<path d="M5 11.500a7 7 0 0 1 12.500-3.500l1.500 2M19 5.500v4.500h-4.500M19 12.500a7 7 0 0 1-12.500 3.500l-1.500-2M5 18.500v-4.500h4.500"/>`},
	{"copy", `<rect x="8" y="8" width="12" height="12" rx="2"/><path d="M16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2"/>`},
	{"speak", `<path d="M4 9.5v5h3.500L12 19V5L7.500 9.500ZM15.500 9a4.200 4.200 0 0 1 0 6M18 6.200a8.200 8.200 0 0 1 0 11.600"/>`},
	{"back", `<path d="M4 5v14M20 12H8m5-5-5 5 5 5"/>`},
	{"library", `<path d="M4 4h4v16H4ZM8 4h4v16H8ZM12.5 5l3.8-1 4.2 15.3-3.8 1Z"/>`},
	{"import", `<path d="M12 3.5V14M8 10.5l4 4 4-4"/><path d="M5 15v5.5h14V15"/>`},
	{"save", `<path d="M5 3.5h11l3.5 3.5v13.5H5Z"/><path d="M8 3.5v5h7v-5M8 20.5v-7h8.5v7"/>`},
	{"edit", `<path d="M4 20l1-4.5L16.5 4 20 7.5 8.5 19Z"/><path d="m14 6.5 3.5 3.5"/>`},
	{"delete", `<path d="M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7M10.5 11v5.5M13.5 11v5.5"/>`},
	{"count", `<path d="M6 5v14M10.5 5v14M15 5v14M19.5 5v14M3.5 15.5l18-7"/>`},
	{"promote", `<path d="m6 11 6-6 6 6M6 19l6-6 6 6"/>`},
	{"computer", `<rect x="4" y="5" width="16" height="11" rx="2"/><path d="M9 20h6M12 16v4M9 10h.01M15 10h.01"/>`},
	{"people", `<circle cx="8" cy="8" r="3.2"/><path d="M2.500 19.500a5.500 5.500 0 0 1 11 0"/><circle cx="17" cy="9.500" r="2.500"/><path d="M16 14.500a4.500 4.500 0 0 1 5.500 4.500"/>`},
	{"challenge", `<path d="M8 4h8v5a4 4 0 0 1-8 0ZM8 5.500H4.500c0 3 1.200 4.500 4 5M16 5.500h3.500c0 3-1.200 4.500-4 5M12 13v4M8 20.500c0-2.500 1.500-3.500 4-3.500s4 1 4 3.500Z"/>`},
	{"link", `<path d="M10 14a4.200 4.200 0 0 0 6 0l3-3a4.200 4.200 0 0 0-6-6l-1.300 1.300M14 10a4.200 4.200 0 0 0-6 0l-3 3a4.200 4.200 0 0 0 6 6l1.300-1.300"/>`},
	{"live", `<circle cx="12" cy="12" r="1.800"/><path d="M8 8a5.600 5.600 0 0 0 0 8M16 8a5.600 5.600 0 0 1 0 8M5 5a9.900 9.900 0 0 0 0 14M19 5a9.900 9.900 0 0 1 0 14"/>`},
	{"what-if", `<rect x="3.500" y="3.500" width="17" height="17" rx="2"/><path d="M9.500 9.500a2.500 2.500 0 1 1 3.700 2.200c-.9.5-1.200 1-1.200 2M12 16.500h.01"/>`},
	{"percent", `<path d="M18 6 6 18"/><circle cx="7.500" cy="7.500" r="2.500"/><circle cx="16.500" cy="16.500" r="2.500"/>`},
	{"lift", `<path d="M12 15V5M8 9l4-4 4 4"/><rect x="4" y="15" width="16" height="5" rx="1.5"/>`},
	{"out", `<path d="M10 5H5v14h14v-5M14 4.500h5.500V10M19.500 4.500 11 13"/>`},
	{"left", `<path d="M19 12H5m6-6-6 6 6 6"/>`},
	{"right", `<path d="M5 12h14m-6-6 6 6-6 6"/>`},
	{"up", `<path d="M12 19V5m-6 6 6-6 6 6"/>`},
	{"down", `<path d="M12 5v14m-6-6 6 6 6-6"/>`},
	{"build", `<rect x="3.5" y="3.5" width="10" height="7" rx="1"/><rect x="3.5" y="13.5" width="7" height="7" rx="1"/><path d="M17 13v8M13 17h8"/>`},
	{"analysis", `<circle cx="6" cy="5" r="2"/><circle cx="6" cy="19" r="2"/><circle cx="18" cy="12" r="2"/><path d="M6 7v10M6 7.5c0 3.500 4 4.500 10 4.500"/>`},
	{"exchange", `<path d="M7.500 4v15m-4-4 4 4 4-4M16.500 20V5m-4 4 4-4 4 4"/>`},
	{"fair", `<path d="M12 4v16M8 20h8M5 7h14M5 7l-2.500 6h5ZM19 7l-2.500 6h5Z"/>`},
	{"puzzle", `<path d="M4 8h4.500a2.500 2.500 0 1 1 4.500 0H17v4a2.500 2.500 0 1 1 0 4.500V20H4Z"/>`},
	{"flame", `<path d="M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-2.500 1.500-4 2.500-5.500.5 1.500 1 2 1.500 2.500C11.500 9 11.500 6 12 3Z"/>`},
	{"clock", `<circle cx="12" cy="13" r="7.500"/><path d="M12 9v4l3 2M9.500 2.500h5"/>`},
	{"tick", `<path d="m5 12.500 4.500 4.500L19 7"/>`},
	{"info", `<circle cx="12" cy="12" r="9"/><path d="M12 11v5.500M12 7.500h.01"/>`},
	{"pause", `<path d="M8 5v14M16 5v14"/>`},
	{"start", `<circle cx="12" cy="12" r="9"/><path d="M10 8v8l6-4Z"/>`},
	{"keep", `<path d="M6.500 3.500h11v17L12 16l-5.500 4.500Z"/>`},
	{"note", `<path d="M4 4.500h16v11.500h-9L6.500 20v-4H4Z"/>`},
	{"dice", `<rect x="4" y="4" width="16" height="16" rx="3"/><path d="M8.500 8.500h.01M15.500 8.500h.01M12 12h.01M8.500 15.500h.01M15.500 15.500h.01" stroke-width="2.600"/>`},
	{"board", `<rect x="3.500" y="3.500" width="17" height="17" rx="2"/><path d="M3.500 10h17M10 10v10.500"/>`},
	{"game", `<rect x="3.500" y="3.500" width="17" height="17" rx="2"/><circle cx="9" cy="9" r="2.500"/><circle cx="15" cy="15" r="2.500" fill="currentColor"/>`},
	{"set-up", `<circle cx="9" cy="9" r="5.500"/><path d="M17.500 13v8M13.500 17h8"/>`},
	{"install", `<path d="M13 3H7.500A1.500 1.500 0 0 0 6 4.500v15A1.500 1.500 0 0 0 7.500 21h9a1.500 1.500 0 0 0 1.500-1.500V14M10.500 18h3M18 3v7.500m-3.500-3 3.500 3.500 3.500-3.500"/>`},
	{"play", `<path d="M8 5v14l11-7Z"/>`},
}
