// Package desk has the state that all screens share. This is the open game with its clock, the
// connection to a friend, settings, storage, dialogs, notices and the engine's query. It also
// defines Msg, Effect and Screen. It does not import any screen.
//
// During a step the Desk changes in place. Do collects effects, which run after the step.
package desk
