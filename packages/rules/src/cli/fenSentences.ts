// Sentences for faults of a FEN, printed by the commands after the text.

import type { FenFault } from "../fen.ts";

export const FEN_SENTENCES: Readonly<Record<FenFault, string>> = {
  malformed: "is not of the form 'B:W21,22,K23:B1,2,K3'.",
  "off-board": "names a square that is not from 1 to 32.",
  "square-taken": "puts two pieces on one square.",
  "too-many-pieces": "gives a side more than 12 pieces.",
  "man-on-king-row": "leaves a man uncrowned on his king row.",
};
