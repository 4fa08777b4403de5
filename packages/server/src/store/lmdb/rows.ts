// A room's rows in the index tables of lmdb; where there is no room there are none.
import { nextDeadline, type Room } from "@kingrow/room";
import { type LobbyRow, lobbyRowOf, queueOf, type WaitingRoom, waitingRoomOf } from "../indexes.ts";

export interface Row<V> {
  readonly key: (string | number)[];
  readonly value: V;
}

export function lobbyRow(room: Room | undefined): Row<LobbyRow> | undefined {
  const lobby = room && lobbyRowOf(room);
  return lobby && { key: [...lobby.rank], value: lobby.row };
}

export type QueueRow = Pick<WaitingRoom, "owner" | "address">;

export function queueRow(room: Room | undefined): Row<QueueRow> | undefined {
  if (room === undefined) return undefined;
  const waiting = waitingRoomOf(room);
  if (waiting === undefined) return undefined;
  const { id, since, owner, address } = waiting;
  return { key: [queueOf(room.options), since, id], value: { owner, address } };
}

export function deadlineRow(room: Room | undefined): Row<null> | undefined {
  const deadline = room && nextDeadline(room);
  return deadline === undefined ? undefined : { key: [deadline, room?.id ?? ""], value: null };
}

export function creatorRow(room: Room | undefined): Row<string | null> | undefined {
  return room && { key: [room.createdBy, room.id], value: room.requestId ?? null };
}
