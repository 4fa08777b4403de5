// Tells the players of this node what a node may have stored for them and then died, before it told them.

const PAGE = 100;

export interface UntoldRoomsDependencies {
  readonly roomsHeldBy: (run: string, limit: number) => Promise<readonly string[]>;
  /** Tells what is stored of a room to its players of this node, unless they know. Never rejects. */
  readonly retell: (roomId: string) => Promise<unknown>;
  readonly onFault: (fault: unknown) => void;
}

/** The returned function is to be called as soon as a run is not heard of; that one may be late only. */
export function createUntoldRooms({
  roomsHeldBy,
  retell,
  onFault,
}: UntoldRoomsDependencies): (unheard: string) => void {
  async function retellAll(run: string): Promise<void> {
    const held = await roomsHeldBy(run, Number.MAX_SAFE_INTEGER);
    for (let start = 0; start < held.length; start += PAGE)
      await Promise.all(held.slice(start, start + PAGE).map(retell));
  }

  return (unheard) => void retellAll(unheard).catch(onFault);
}
