// A host that knows files by their names alone does not find the rule book under its folder.
if (/\/rules(\/basic)?\/?$/.test(location.pathname)) {
  location.replace(location.pathname.replace(/\/?$/, "/index.html") + location.search + location.hash);
}
// This page is served at any depth: its link leads one step up from wherever it is shown.
document.getElementById("up").href = location.pathname.endsWith("/") ? "../" : "./";
