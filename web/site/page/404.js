// This page is served at any depth: its link leads one step up from wherever it is shown.
document.getElementById("up").href = location.pathname.endsWith("/") ? "../" : "./";
