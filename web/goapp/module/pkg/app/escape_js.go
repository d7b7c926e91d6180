package app

func escape(string) string { panic("markup is left out of this build") }
