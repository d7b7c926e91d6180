package dom

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Closest returns the nearest element around the target of an event that has the attribute,
// and its value.
func Closest(e app.Event, attribute string) (element app.Value, value string, ok bool) {
	target := e.Get("target")
	if !target.Truthy() || !target.Get("closest").Truthy() {
		return nil, "", false
	}
	element = target.Call("closest", "["+attribute+"]")
	if !element.Truthy() {
		return nil, "", false
	}
	return element, element.Call("getAttribute", attribute).String(), true
}
