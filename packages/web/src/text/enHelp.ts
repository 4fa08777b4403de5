// The rules of the game in ten lines, in English; fetched with their dialog.

export const enHelp = {
  title: "How to play",
  close: "Close",
  lines: {
    start: "Each side has twelve men on the dark squares. Black moves first.",
    step: "A man steps diagonally forward to the next dark square.",
    jump: "It captures by jumping over an opposing piece onto the empty square right behind it.",
    must: "Who can capture must capture. With more than one way, choose freely.",
    chain: "A piece that can go on capturing goes on, until there is nothing left to jump.",
    crown: "A man that reaches the far row becomes a king, and its turn ends there.",
    king: "A king steps one square and jumps like a man, but forward and backward.",
    blocked: "Who has no move left on their turn loses.",
    draw: "It is a draw when a position stands for the third time, or after 40 moves by each side without a capture or a man's advance.",
    agree: "You may offer a draw or resign whenever the game is on.",
  },
};
