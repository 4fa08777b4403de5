// A room's rows in the index tables of lmdb.
import type { Room } from "@kingrow/room";
import { indexRows, type LobbyRow } from "./indexes.ts";

export interface Row<V> {
  readonly key: (string | number)[];
  readonly value: V;
  /** Equal rows have equal texts. */
  readonly text: string;
}

export interface Rows {
  readonly lobby: Row<LobbyRow> | undefined;
  readonly deadline: Row<null> | undefined;
  /** The same as long as the room lives. */
  readonly creator: Row<string | null>;
  /** The same as long as the room lives; missing where the address is not known. */
  readonly address: Row<null> | undefined;
}

/** Each room is asked twice, as the next one and as the one before. */
const known = new WeakMap<Room, Rows>();

export function rowsOf(room: Room): Rows {
  const rows = known.get(room) ?? makeRows(room);
  known.set(room, rows);
  return rows;
}

function makeRows(room: Room): Rows {
  const { lobby, deadline } = indexRows(room);
  const address = room.createdFrom;
  return {
    lobby: lobby && {
      key: [...lobby.rank],
      value: lobby.row,
      text: JSON.stringify(lobby),
    },
    deadline:
      deadline === undefined
        ? undefined
        : { key: [deadline, room.id], value: null, text: String(deadline) },
    creator: { key: [room.createdBy, room.id], value: room.requestId ?? null, text: room.id },
    address:
      address === undefined ? undefined : { key: [address, room.id], value: null, text: room.id },
  };
}
