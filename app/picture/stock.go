package picture

// Stock is the drawing stock of the page: gradients of wood, the sunk hole, the
// two marbles. Colours come from the style sheet through classes, so that a theme
// is a style sheet and nothing else.
const Stock = `<svg class="defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>
<linearGradient id="wood0" x1="0" y1="0" x2="1" y2="1"><stop offset="0" class="w0a"/><stop offset=".55" class="w0b"/><stop offset="1" class="w0c"/></linearGradient>
<linearGradient id="wood1" x1="0" y1="1" x2="1" y2="0"><stop offset="0" class="w1a"/><stop offset=".5" class="w1b"/><stop offset="1" class="w1c"/></linearGradient>
<linearGradient id="wood2" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="w2a"/><stop offset=".6" class="w2b"/><stop offset="1" class="w2c"/></linearGradient>
<linearGradient id="wood3" x1="1" y1="0" x2="0" y2="1"><stop offset="0" class="w3a"/><stop offset=".5" class="w3b"/><stop offset="1" class="w3c"/></linearGradient>
<linearGradient id="bevel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="bevel-a"/><stop offset=".35" class="bevel-b"/><stop offset=".7" class="bevel-b"/><stop offset="1" class="bevel-c"/></linearGradient>
<radialGradient id="pit-floor" cx=".5" cy=".62" r=".62"><stop offset="0" class="pit-a"/><stop offset=".6" class="pit-b"/><stop offset="1" class="pit-c"/></radialGradient>
<linearGradient id="pit-rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="rim-a"/><stop offset=".45" class="rim-b"/><stop offset="1" class="rim-c"/></linearGradient>
<radialGradient id="shadow"><stop offset=".55" class="shade-a"/><stop offset="1" class="shade-b"/></radialGradient>
<radialGradient id="first-glass" cx=".5" cy=".5" r=".5" fx=".36" fy=".28"><stop offset="0" class="fa"/><stop offset=".45" class="fb"/><stop offset=".85" class="fc"/><stop offset="1" class="fd"/></radialGradient>
<radialGradient id="second-glass" cx=".5" cy=".5" r=".5" fx=".36" fy=".28"><stop offset="0" class="sa"/><stop offset=".45" class="sb"/><stop offset=".85" class="sc"/><stop offset="1" class="sd"/></radialGradient>
<radialGradient id="caustic" cx=".66" cy=".78" r=".42"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="gleam" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset=".45" stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<symbol id="marble-first" viewBox="-50 -50 100 100" width="100" height="100"><ellipse cx="3" cy="9" rx="43" ry="41" fill="url(#shadow)"/><circle r="38" fill="url(#first-glass)"/><circle r="38" fill="url(#caustic)"/><circle class="mark-first" r="15.5" fill="none" stroke-width="5"/><ellipse cx="-13" cy="-19" rx="15" ry="9.5" transform="rotate(-34 -13 -19)" fill="url(#gleam)"/><circle class="rim-first" r="37.2" fill="none" stroke-width="1.6"/></symbol>
<symbol id="marble-second" viewBox="-50 -50 100 100" width="100" height="100"><ellipse cx="3" cy="9" rx="43" ry="41" fill="url(#shadow)"/><circle r="38" fill="url(#second-glass)"/><circle r="38" fill="url(#caustic)"/><ellipse cx="-13" cy="-19" rx="15" ry="9.5" transform="rotate(-34 -13 -19)" fill="url(#gleam)"/><circle class="rim-second" r="37.2" fill="none" stroke-width="1.6"/></symbol>
<pattern id="hatch" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="hatch" width="5" height="18"/></pattern>
<pattern id="rack-empty" width="10" height="10" patternUnits="userSpaceOnUse"><circle class="rack-empty" cx="5" cy="5" r="1.5"/></pattern>
<pattern id="rack-first" width="10" height="10" patternUnits="userSpaceOnUse"><circle cx="5" cy="5" r="4" fill="url(#first-glass)" class="rim-first" stroke-width=".8"/></pattern>
<pattern id="rack-second" width="10" height="10" patternUnits="userSpaceOnUse"><circle cx="5" cy="5" r="4" fill="url(#second-glass)" class="rim-second" stroke-width=".8"/></pattern>
</defs></svg>`
