// Tells the players of this node what a node may have stored for them and then died, before it told them.
import type { Retell, Room } from "@kingrow/room";

const PAGE = 100;

export interface UntoldRoomsDependencies {
  /** Our own run. */
  readonly run: () => string;
  readonly roomsHeldBy: (run: string, limit: number) => Promise<readonly string[]>;
  /** The room as this node saw it last, if it remembers. */
  readonly lastSeen: (roomId: string) => Room | undefined;
  /** Tells what is stored of a room to its players, unless they surely know. Never rejects. */
  readonly retell: (roomId: string, known: Pick<Retell, "seen" | "since">) => Promise<unknown>;
  readonly onFault: (fault: unknown) => void;
}

/** The returned function is to be called as soon as a run is not heard of; that one may be late only. */
export function createUntoldRooms({
  run,
  roomsHeldBy,
  lastSeen,
  retell,
  onFault,
}: UntoldRoomsDependencies): (unheard: string, beatAt: number) => void {
  const allHeldBy = (held: string) => roomsHeldBy(held, Number.MAX_SAFE_INTEGER);

  async function retellAll(unheard: string, since: number): Promise<void> {
    const [theirs, ours] = await Promise.all([allHeldBy(unheard), allHeldBy(run())]);
    const held = new Set(theirs);
    // If it was stored last that a player of theirs has left, only our copy still knows of that one.
    const shared = ours.filter((id) => held.has(id) || isSeatedBy(unheard, lastSeen(id)));
    const tell = (id: string) => retell(id, { seen: lastSeen(id)?.version ?? 0, since });
    for (let start = 0; start < shared.length; start += PAGE)
      await Promise.all(shared.slice(start, start + PAGE).map(tell));
  }

  return (unheard, beatAt) => void retellAll(unheard, beatAt).catch(onFault);
}

function isSeatedBy(run: string, room: Room | undefined): boolean {
  return room?.seats[1]?.run === run || room?.seats[2]?.run === run;
}
