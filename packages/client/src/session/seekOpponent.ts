// Searches a new opponent with the same options, from within a room (O2).
import type { RoomState } from "@kingrow/protocol";
import type { StoreApi } from "zustand/vanilla";
import type { Connection } from "../connection/connection.ts";
import { noticeOf, type RoomData } from "./roomData.ts";
import { rememberSeat, type RoomWishes, searchOpponent } from "../lobby/seatRequests.ts";

export interface SeekingOptions {
  readonly connection: Connection;
  readonly store: StoreApi<RoomData>;
  /** Aborted when the player has left this room. */
  readonly signal: AbortSignal;
  /** Goes to the new room, where the old seat is given up. */
  readonly enterRoom: (roomId: string) => void;
  /** For another game than the room's. The server frees the seat, unless an opponent has just come. */
  readonly wishes?: RoomWishes;
}

/** Shows a refusal in this room. If a game has started here before the new seat is granted, the player stays. */
export async function seekOpponent({
  connection,
  store,
  signal,
  enterRoom,
  wishes,
}: SeekingOptions): Promise<void> {
  const { roomId, asking, state } = store.getState();
  // A player whose seat is gone may look for another opponent, too.
  if (asking !== undefined) return;
  store.setState({ asking: "playNow", notice: undefined });
  // The new seat has the name that was chosen last.
  await connection.enter();
  const reply = await searchOpponent(connection, wishes ?? wishesOf(state), signal);
  store.setState({ asking: undefined });
  if (!reply.ok) return store.setState({ notice: noticeOf("playNow", reply.error) });
  const found = reply.value.roomId;
  // The server has led back to this room, where the player stays or has just left.
  if (found === roomId) return;
  const isWanted = !signal.aborted && store.getState().state?.gameStatus !== "started";
  if (!isWanted) return connection.leave(found, [connection.link.id]);
  rememberSeat(connection, found);
  enterRoom(found);
}

/** Options of the new room. A private room says nothing about watchers of a public one. */
function wishesOf(state: RoomState | undefined): RoomWishes {
  return state?.isPrivate === true
    ? { ...state.options, watchable: undefined }
    : { ...state?.options };
}
