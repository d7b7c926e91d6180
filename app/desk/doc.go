// Package desk has what is there whatever screen is shown: the game that is open with its clock, the connection to a friend,
// settings, storage, what lies over the screen, what is said, and what the engine is working on. It says what a message, an effect
// and a Screen are, and knows no screen.
//
// Inside a step the Desk is changed in place. What is to be done outside is handed to Do, and is carried out when the step is over.
package desk
