// A room's rows in the index tables of lmdb; where there is no room there are none.
import { nextDeadline, type Room } from "@kingrow/room";
import { type LobbyRow, lobbyRowOf } from "../indexes.ts";

export interface Row<V> {
  readonly key: (string | number)[];
  readonly value: V;
}

export function lobbyRow(room: Room | undefined): Row<LobbyRow> | undefined {
  const lobby = room && lobbyRowOf(room);
  return lobby && { key: [...lobby.rank], value: lobby.row };
}

export function deadlineRow(room: Room | undefined): Row<null> | undefined {
  const deadline = room && nextDeadline(room);
  return deadline === undefined ? undefined : { key: [deadline, room?.id ?? ""], value: null };
}

export function creatorRow(room: Room | undefined): Row<string | null> | undefined {
  return room && { key: [room.createdBy, room.id], value: room.requestId ?? null };
}

/** Missing too where the address is not known. */
export function addressRow(room: Room | undefined): Row<null> | undefined {
  const address = room?.createdFrom;
  return address === undefined ? undefined : { key: [address, room?.id ?? ""], value: null };
}
