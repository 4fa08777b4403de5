// What a store holds, in one line: how many rooms, and a checksum over all of them.
import { createHash } from "node:crypto";
import { type Room, roomToList } from "@kingrow/room";
import type { RoomStore } from "../store/roomStore.ts";
import { pagesOf } from "../store/pages.ts";

export interface Fingerprint {
  readonly rooms: number;
  /** SHA-256 over all rooms in the order of their ids, in hex. */
  readonly checksum: string;
}

/** Equal rooms are equal texts: stores read a room's fields in orders of their own, its list has one. */
export function textOf(room: Room | undefined): string {
  if (room === undefined) return "";
  const { 1: white, 2: black } = room.seats;
  return JSON.stringify([roomToList(room), white?.answeredMoves, black?.answeredMoves]);
}

/** Reads everything. @throws StoreFault */
export async function fingerprintOf(store: Pick<RoomStore, "ids" | "load">): Promise<Fingerprint> {
  const hash = createHash("sha256");
  let rooms = 0;
  for await (const page of pagesOf(store)) {
    const texts = await Promise.all(page.map(async (id) => textOf(await store.load(id))));
    for (const text of texts) hash.update(text).update("\n");
    rooms += page.length;
  }
  return { rooms, checksum: hash.digest("hex") };
}
