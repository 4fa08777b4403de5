// The list of keys, in English; fetched with its dialog.

export const enKeys = {
  title: "Keys",
  close: "Close",
  names: { enter: "Enter", space: "Space", home: "Home", end: "End" },
  keys: {
    arrows: "From square to square, as seen",
    row: "To the ends of a row; with Ctrl to the corners",
    next: "To the next piece that can move, or the next place it can go; with Shift back",
    number: "A square by its number: 11 and 15 make a move",
    status: "Hear whose turn it is, the score, the last move and what must capture",
    press: "Take a piece up, put it down",
    confirm: "Confirm a move that waits",
    letGo: "Let go; take back a move that waits or is stored",
    travel: "In the list of moves: back, on, to the start, to now",
    help: "On the board: these keys",
  },
};
