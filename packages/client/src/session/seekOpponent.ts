// From a table to another one: somebody else to play the same with (O2).
import type { RoomState } from "@kingrow/protocol";
import type { StoreApi } from "zustand/vanilla";
import type { Connection } from "../connection/connection.ts";
import { noticeOf, type RoomData } from "./roomData.ts";
import { type RoomWishes, searchOpponent } from "../lobby/seatRequests.ts";

export interface SeekingDependencies {
  readonly connection: Connection;
  readonly store: StoreApi<RoomData>;
  /** Aborted when the person has left this table. */
  readonly signal: AbortSignal;
  /** Leads to the other table; the seat at this one is given up there. */
  readonly enterRoom: (roomId: string) => void;
}

/** A refusal is told at this table. A player who is in a game again by the time there is a seat stays there. */
export async function seekOpponent({
  connection,
  store,
  signal,
  enterRoom,
}: SeekingDependencies): Promise<void> {
  const { asking, isSeated, state, failure } = store.getState();
  // A player whose idle seat was freed may look for another opponent, too.
  if (asking !== undefined || !(isSeated || failure?.isReleased === true)) return;
  store.setState({ asking: "playNow", notice: undefined });
  const reply = await searchOpponent(connection, wishesOf(state), signal);
  store.setState({ asking: undefined });
  if (!reply.ok) return store.setState({ notice: noticeOf("playNow", reply.error) });
  const { roomId } = reply.value;
  const isWanted = !signal.aborted && store.getState().state?.gameStatus !== "started";
  if (!isWanted) return connection.leave(roomId, [connection.link.id]);
  connection.playerKey.remember(roomId);
  enterRoom(roomId);
}

/** Nobody said of a private room who may watch a public one. */
function wishesOf(state: RoomState | undefined): RoomWishes {
  return state?.isPrivate === true
    ? { ...state.options, watchable: undefined }
    : { ...state?.options };
}
