package view

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

// storageAll reads all that is ours in local storage; ok is false if that is not
// possible.
func storageAll() (stored map[string]string, ok bool) {
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	stored = map[string]string{}
	storage := app.Window().Get("localStorage")
	for i := range storage.Get("length").Int() {
		key := storage.Call("key", i).String()
		if strings.HasPrefix(key, play.KeyPrefix) {
			stored[key] = storageGet(key)
		}
	}
	return stored, true
}

// storageGet reads a key; it is empty if there is nothing.
func storageGet(key string) string {
	v := app.Window().Get("localStorage").Call("getItem", key)
	if !v.Truthy() {
		return ""
	}
	return v.String()
}

// write carries out a Write. What another tab has written meanwhile is not
// overwritten but told.
func (r *Root) write(ctx app.Context, e play.Write) {
	if !e.Blind {
		if now, ok := storageRead(e.Key); ok && now != e.Was && now != e.Text {
			r.post(ctx, play.Changed{Key: e.Key, Text: now, Refused: true})
			return
		}
	}
	ok := storageSet(e.Key, e.Text)
	msg := play.Stored{OK: ok, Key: e.Key}
	if !ok {
		msg.Now, _ = storageRead(e.Key)
	}
	r.post(ctx, msg)
}

// storageRead is storageGet; ok is false if storage cannot be read.
func storageRead(key string) (value string, ok bool) {
	defer func() {
		if recover() != nil {
			value, ok = "", false
		}
	}()
	return storageGet(key), true
}

// storageSet writes to local storage, or removes the key if value is empty, and
// reports whether that worked.
func storageSet(key, value string) (ok bool) {
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	storage := app.Window().Get("localStorage")
	if value == "" {
		storage.Call("removeItem", key)
	} else {
		storage.Call("setItem", key, value)
	}
	boot := app.Window().Get("kulami")
	return !boot.Truthy() || !boot.Get("storageBlocked").Truthy()
}

// onStorage follows what another tab has stored. What the event says may be out
// of date: what counts is what is stored now.
func (r *Root) onStorage(ctx app.Context, event app.Value) {
	key := event.Get("key")
	if !key.Truthy() || !strings.HasPrefix(key.String(), play.KeyPrefix) {
		return
	}
	if now, ok := storageRead(key.String()); ok {
		r.post(ctx, play.Changed{Key: key.String(), Text: now})
	}
}

// post sends msg through the door, after the one that is being carried out.
func (r *Root) post(ctx app.Context, msg play.Msg) { ctx.NewActionWithValue(action, msg) }
