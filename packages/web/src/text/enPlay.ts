// Moving in other ways than by hand: typed, ahead of the turn, with a confirmation; in English.

export const enPlay = {
  move: "Move",
  /** An example, so that nobody has to know the notation. */
  example: "e.g. 11-15",
  play: "Play",
  type: "Type a move",
  stopTyping: "Stop typing",
  refusals: {
    malformed: "Write a move by its squares: 11-15, or 22x15x8 for captures.",
    "off-board": "The squares are numbered from 1 to 32.",
    noPiece: (square: number) => `There is no piece on ${square}.`,
    unreachable: (from: number, to: number) => `The piece on ${from} cannot go to ${to} now.`,
    ambiguous: (moves: string) => `That could mean ${moves}. Write every square.`,
  },
  premove: (move: string) => `Your next move, if it is possible then: ${move}.`,
  planned: (square: number) => `Taken up for your next move: ${square}.`,
  premoveDropped: (move: string) => `${move} is not possible now and was dropped.`,
  forget: "Take back",
  choice: (move: string) => `Play ${move}?`,
  chainGoesOn: (move: string) => `${move}, and the capture goes on.`,
  confirm: "Confirm",
  takeBack: "Take back",
  timeLeft: "Time left",
  keysOpen: "Keys",
};
