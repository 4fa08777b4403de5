// The moves a tab has shown, so that a page that is loaded again can say what was played meanwhile.
import type { RoomState } from "@kingrow/protocol";
import type { Shelf } from "../keys/ports.ts";

const NAME = "kingrow.seen";

/** One room at a time: its id, then the moves. */
export function noteSeen(tab: Shelf, { id, moves }: RoomState): void {
  tab.write(NAME, [id, ...moves].join(" "));
}

/** `undefined`: this tab has shown nothing of the room. */
export function seenMoves(tab: Shelf, roomId: string): readonly string[] | undefined {
  const [id, ...moves] = tab.read(NAME)?.split(" ") ?? [];
  return id === roomId ? moves : undefined;
}
