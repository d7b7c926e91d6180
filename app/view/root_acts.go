package view

// acts lists the acts of all screens and dialogs. A test checks that each is drawn
// somewhere, and that nothing is drawn with an act that is not listed.
func (r *Root) acts() [][]act {
	lists := [][]act{menuActs, newGameActs, boardActs, nameActs, shareActs, liveActs, keyActs, r.library.acts()}
	for _, s := range screens {
		lists = append(lists, s.acts)
	}
	return lists
}

// actNamed returns the act of a name; ok is false if there is none.
func (r *Root) actNamed(name string) (a act, ok bool) {
	for _, list := range r.acts() {
		for _, a := range list {
			if a.name == name {
				return a, true
			}
		}
	}
	return act{}, false
}

// forms lists the forms in which every change counts.
var forms = [...]form{setupForm, settingsForm, shareForm, tallyForm, tileForm, replayForm}
