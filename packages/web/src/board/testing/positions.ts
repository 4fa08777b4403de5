// Positions for the tests, written as FEN.

import { parseFen, type Position } from "@kingrow/rules";

export function positionOf(fen: string): Position {
  const parsed = parseFen(fen);
  if (!parsed.ok) throw new Error(`not a position: ${fen}`);
  return parsed.value;
}

/** Black's man on 11 must capture 15, from 18 on either 22 or 23; its man on 1 may not move. */
export const CAPTURE = positionOf("B:W15,22,23,32:B1,11");
/** As above in the middle of the chain: the man has come to 18. */
export const CHAIN: Position = { ...positionOf("B:W22,23,32:B1,18"), jumper: 18 };
/** Black may step; only its man on 4 can go to 8, while 11 and 12 both reach 16. */
export const QUIET = positionOf("B:W31,32:B4,11,12");
