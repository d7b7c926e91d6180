package play

type (
	// AllRead has everything that is stored. Then is carried out with it: the message that
	// needed it.
	AllRead struct {
		Stored map[string]string
		Then   Msg
	}
	// Changed says that another tab has written Text under Key, or removed it;
	// Refused, that it was noticed when Write was to be carried out. Without a Key
	// everything was removed.
	Changed struct {
		Key, Text string
		Refused   bool
	}
	// Stored says whether Write worked, and if not what is stored under Key.
	Stored struct {
		OK       bool
		Key, Now string
	}
)

func (AllRead) run(*Model) {}

func (AllRead) traits() traits { return background }
func (Stored) traits() traits  { return fleeting | background }

// What was removed elsewhere is not put back at once.
func (msg Changed) traits() traits {
	if msg.Text == "" && msg.Key != "" {
		return fleeting | background
	}
	return background
}

// Storage keeps texts under keys. Both ways report whether they worked.
type Storage interface {
	Get(key string) (text string, ok bool) // an empty text if there is none
	Set(key, text string) (ok bool)        // an empty text removes the key
	All() (texts map[string]string, ok bool)
}

// Store carries out the Writes and ReadAlls among effects, in their order, and returns
// the messages that answer them. These must come before any other message: until then
// the Model takes for stored what it wanted to be.
func Store(s Storage, effects []Effect) (answers []Msg) {
	worked, cleared := true, false
	for _, e := range effects {
		if r, ok := e.(ReadAll); ok {
			all, _ := s.All()
			answers = append(answers, AllRead{all, r.Then})
		}
		w, isWrite := e.(Write)
		if !isWrite {
			continue
		}
		now, known := s.Get(w.Key)
		foreign := !w.Blind && now != "" && now != w.Was && now != w.Text
		if foreign && (w.Was != "" || readable(w.Key, now)) {
			answers = append(answers, Changed{w.Key, now, true})
			continue
		}
		if known && now == "" && w.Was != "" { // removed: alone, or with everything?
			head, ok := s.Get(headKey)
			cleared = cleared || ok && head == ""
		}
		msg := Stored{Key: w.Key, OK: !foreign && (worked || !w.After) && s.Set(w.Key, w.Text)}
		if !msg.OK {
			worked = false
			msg.Now, _ = s.Get(w.Key)
		}
		if foreign { // rubbish under a new key: nothing that is read can be trusted
			msg.Now = ""
		}
		answers = append(answers, msg)
	}
	if cleared {
		answers = append(answers, Changed{})
	}
	return answers
}
