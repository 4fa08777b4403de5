// Ziehen auf andere Weise als von Hand: getippt, im Voraus, mit Bestätigung; auf Deutsch.
import type { Texts } from "./texts.ts";

export const dePlay: Texts["play"] = {
  move: "Zug",
  example: "z. B. 11-15",
  play: "Ziehen",
  type: "Zug eintippen",
  stopTyping: "Nicht mehr tippen",
  refusals: {
    malformed: "Schreibe einen Zug mit seinen Feldern: 11-15, oder 22x15x8 beim Schlagen.",
    "off-board": "Die Felder sind von 1 bis 32 nummeriert.",
    noPiece: (square) => `Auf ${square} steht kein Stein.`,
    unreachable: (from, to) => `Der Stein auf ${from} kann jetzt nicht nach ${to}.`,
    ambiguous: (moves) => `Das könnte ${moves} heißen. Schreibe jedes Feld.`,
  },
  premove: (move) => `Dein nächster Zug, falls er dann möglich ist: ${move}.`,
  planned: (square) => `Für deinen nächsten Zug aufgenommen: ${square}.`,
  premoveDropped: (move) => `${move} ist jetzt nicht möglich und wurde verworfen.`,
  forget: "Zurücknehmen",
  choice: (move) => `${move} ziehen?`,
  chainGoesOn: (move) => `${move}, und es geht mit dem Schlagen weiter.`,
  confirm: "Bestätigen",
  takeBack: "Zurücknehmen",
  timeLeft: "Restzeit",
  keysOpen: "Tasten",
};
