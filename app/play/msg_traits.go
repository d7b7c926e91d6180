package play

func (Loaded) traits() traits { return 0 }

func (AllRead) traits() traits { return background }

func (ReadGames) traits() traits { return fleeting | background }

func (Shown) traits() traits { return background }

func (Clock) traits() traits { return fleeting | background }

func (Navigated) traits() traits { return 0 }

func (Press) traits() traits { return 0 }

func (Hover) traits() traits { return fleeting | background }

func (Consider) traits() traits { return fleeting }

func (FocusOn) traits() traits { return fleeting }

func (FocusMove) traits() traits { return fleeting }

func (FocusEdge) traits() traits { return fleeting }

func (FocusLegal) traits() traits { return fleeting }

func (Entry) traits() traits { return keepsNotice }

func (Describe) traits() traits { return fleeting }

func (Undo) traits() traits { return 0 }

func (Redo) traits() traits { return 0 }

func (Step) traits() traits { return 0 }

func (Scrub) traits() traits { return fleeting }

func (Replay) traits() traits { return 0 }

func (SetReplaySpeed) traits() traits { return 0 }

func (Goto) traits() traits { return 0 }

func (Branch) traits() traits { return 0 }

func (Promote) traits() traits { return 0 }

func (Prune) traits() traits { return 0 }

func (Continue) traits() traits { return 0 }

func (Return) traits() traits { return 0 }

func (OpenGame) traits() traits { return 0 }

func (KeepGame) traits() traits { return 0 }

func (Rename) traits() traits { return 0 }

func (Delete) traits() traits { return 0 }

func (PruneGames) traits() traits { return 0 }

func (Undelete) traits() traits { return 0 }

func (Import) traits() traits { return 0 }

func (Unopened) traits() traits { return 0 }

func (Backup) traits() traits { return 0 }

func (CopyItem) traits() traits { return 0 }

func (Start) traits() traits { return 0 }

func (Choose) traits() traits { return 0 }

func (SaveBoard) traits() traits { return 0 }

func (DropBoard) traits() traits { return 0 }

func (Rematch) traits() traits { return 0 }

func (NextLevel) traits() traits { return 0 }

func (Resign) traits() traits { return 0 }

func (NamePlayers) traits() traits { return 0 }

func (PlayBoth) traits() traits { return 0 }

func (SwapSides) traits() traits { return 0 }

func (PauseClock) traits() traits { return 0 }

func (ClockDue) traits() traits { return background }

func (AskHint) traits() traits { return 0 }

func (Turn) traits() traits { return keepsNotice }

func (ShowWhole) traits() traits { return 0 }

func (ShowSums) traits() traits { return 0 }

func (SkipCount) traits() traits { return 0 }

func (EndCoaching) traits() traits { return 0 }

func (FirstGame) traits() traits { return 0 }

func (Learn) traits() traits { return 0 }

func (PlayLine) traits() traits { return 0 }

func (Annotate) traits() traits { return 0 }

func (Mark) traits() traits { return 0 }

func (KeepValue) traits() traits { return 0 }

func (SwitchEngine) traits() traits { return 0 }

func (Visit) traits() traits { return 0 }

func (Brush) traits() traits { return 0 }

func (CountBy) traits() traits { return 0 }

func (UseBoard) traits() traits { return 0 }

func (ClearMarbles) traits() traits { return 0 }

func (Take) traits() traits { return 0 }

func (PressCell) traits() traits { return 0 }

func (PickUp) traits() traits { return 0 }

func (Drop) traits() traits { return 0 }

func (Release) traits() traits { return 0 }

func (AimAt) traits() traits { return fleeting | background }

func (CellFocused) traits() traits { return fleeting }

func (Rotate) traits() traits { return 0 }

func (Lift) traits() traits { return 0 }

func (LiftAll) traits() traits { return 0 }

func (Nudge) traits() traits { return 0 }

func (UseGameBoard) traits() traits { return 0 }

func (PlayBoard) traits() traits { return 0 }

func (SendBoard) traits() traits { return 0 }

func (AskFair) traits() traits { return 0 }

func (Open) traits() traits { return 0 }

func (Close) traits() traits { return keepsNotice }

func (Set) traits() traits { return 0 }

func (ShareFrom) traits() traits { return 0 }

func (CopyLink) traits() traits { return 0 }

func (CopyRecord) traits() traits { return 0 }

func (CopyEmbed) traits() traits { return 0 }

func (SendLink) traits() traits { return 0 }

func (LinkSent) traits() traits { return background }

func (SaveFile) traits() traits { return 0 }

func (SavePicture) traits() traits { return 0 }

func (CopyUnread) traits() traits { return keepsNotice }

func (Copied) traits() traits { return background }

func (PictureFailed) traits() traits { return background }

func (Stored) traits() traits { return fleeting | background }

func (UpdateWaits) traits() traits { return background }

func (ApplyUpdate) traits() traits { return 0 }

func (OfflineNow) traits() traits { return background }

func (Offers) traits() traits { return fleeting | background }

func (AskInstall) traits() traits { return 0 }

func (ReviewGame) traits() traits { return 0 }

func (Retry) traits() traits { return 0 }

func (ShowSolution) traits() traits { return 0 }

func (InviteLive) traits() traits { return 0 }

func (JoinLive) traits() traits { return 0 }

func (PasteAnswer) traits() traits { return 0 }

func (SendCode) traits() traits { return 0 }

func (LeaveLive) traits() traits { return 0 }

func (AnswerUndo) traits() traits { return 0 }

func (TabSaid) traits() traits { return background }

func (PeerSaid) traits() traits { return background }

func (Thought) traits() traits { return background }

func (Valued) traits() traits { return background }

func (Unanswered) traits() traits { return background }

func (Tick) traits() traits { return fleeting | background }

func (SwitchThreat) traits() traits { return 0 }

func (ConsiderTile) traits() traits { return 0 }

func (ExchangeMarbles) traits() traits { return 0 }

func (SetUp) traits() traits { return 0 }

func (NextPuzzle) traits() traits { return 0 }

func (OpenPuzzle) traits() traits { return 0 }

func (Practise) traits() traits { return 0 }

func (ShareResult) traits() traits { return 0 }

func (FetchAgain) traits() traits { return 0 }

func (StartStorm) traits() traits { return 0 }

func (SecondOver) traits() traits { return background }

func (PuzzlesFetched) traits() traits { return background }

func (WordsFetched) traits() traits { return background }

// What was removed elsewhere is not put back at once.
func (c Changed) traits() traits {
	if c.Text == "" && c.Key != "" {
		return fleeting | background
	}
	return background
}

// That the page is seen again is the player's doing.
func (s Seen) traits() traits {
	if s.Hidden {
		return fleeting | background
	}
	return fleeting
}
