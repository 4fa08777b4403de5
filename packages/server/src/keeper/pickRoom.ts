// Which room of a queue a player joins: the longest waiting one in which an opponent waits whom the player may meet (O2).
import type { Actor } from "@kingrow/room";
import { threePerAddressFirst, type WaitingRoom } from "../store/indexes.ts";
import type { Parting } from "../store/partings.ts";

/** How long two players who parted before a game are kept apart. */
const APART_MS = 60_000;

/** What decides whom a player may meet. */
export interface Opponents {
  readonly actor: Actor;
  /** Whom the player parted from, by owner. */
  readonly parted: ReadonlyMap<string, Parting>;
  /** Whether the player may meet nobody from another address (X4). */
  readonly isAtBound: boolean;
}

export interface Pick {
  /** In the order of the queue. */
  readonly rooms: Iterable<WaitingRoom>;
  readonly isFree: (room: WaitingRoom) => boolean;
  readonly opponents: Opponents;
  /** Epoch ms. */
  readonly now: number;
}

export function pickRoom({ rooms, isFree, opponents, now }: Pick): WaitingRoom | undefined {
  let parted: WaitingRoom | undefined;
  for (const room of threePerAddressFirst(rooms, ({ address }) => address)) {
    if (!isFree(room) || !mayMeet(opponents, room)) continue;
    const parting = opponents.parted.get(room.owner);
    if (parting === undefined) return room;
    if (parting.hasOtherAsked && now - parting.at >= APART_MS) parted ??= room;
  }
  return parted;
}

function mayMeet({ actor, isAtBound }: Opponents, { owner, address }: WaitingRoom): boolean {
  return owner !== actor.owner && (!isAtBound || address === actor.address);
}
