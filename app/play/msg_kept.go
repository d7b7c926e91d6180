package play

type (
	// Stored says that a Write failed, and what is stored under Key, or that Writes work again.
	Stored struct {
		OK       bool
		Key, Now string
	}
)

func (Stored) Message() {}

func (Stored) Traits() Traits { return fleeting | background }
