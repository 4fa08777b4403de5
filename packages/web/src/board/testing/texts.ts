// The board's strings for the tests: every fact as one bare word.

import type { BoardTexts, SquareFacts } from "../surface/types.ts";

export const plainTexts: BoardTexts = {
  label: "Board",
  keys: "Keys",
  lightSquare: "light",
  darkSquare: (facts) => wordsOf(facts).join(" "),
  explain: ({ square, reason }) => `${square} ${reason}`,
};

function wordsOf({
  square,
  piece,
  selected,
  destination,
  lastStep,
  premove,
}: SquareFacts): string[] {
  const words = [square, piece?.owner, piece?.color, piece?.type ?? "empty", piece?.ability];
  const marks = [
    selected && "selected",
    destination && "destination",
    lastStep && `last ${lastStep}`,
    premove && `premove ${premove}`,
  ];
  return [...words, ...marks].filter((word) => word !== undefined && word !== false).map(String);
}
