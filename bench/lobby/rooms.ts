// Public rooms by the million, as a real server would have stored them, and timing of what is done to them.
import { roomOptions } from "@kingrow/protocol";
import { newRoomId } from "../../packages/server/src/keeper/roomIds.ts";
import { createRoom, type Room } from "@kingrow/room";
import type { RoomStore } from "../../packages/server/src/store/roomStore.ts";

/** When the first of them was opened, epoch ms; each later one a millisecond after. */
const FIRST = Date.now() - 10_000_000;
const RUN = "V1StGXR8_Z5jdHi6B-myT";

let opened = 0;

/** A public room in which one player waits. */
export function waitingRoom(): Room {
  opened += 1;
  const creator = {
    owner: opened.toString(16).padStart(64, "0"),
    socketId: `socket-${String(opened).padStart(13, "0")}`,
    run: RUN,
  };
  const now = FIRST + opened;
  return createRoom({
    id: newRoomId("public"),
    options: roomOptions({ isPrivate: false }),
    creator,
    chance: opened,
    now,
  });
}

/** Processor time of this process for one of `count` pieces of work done one after the other, in ms. */
export async function cpuEach(count: number, work: () => Promise<unknown>): Promise<number> {
  const begun = process.cpuUsage();
  for (let done = 0; done < count; done += 1) await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000 / count;
}

/** A room that is listed and taken away again: two changes of the list. */
export async function openAndClose(store: RoomStore): Promise<void> {
  const room = waitingRoom();
  await store.commit(room, 0);
  await store.remove(room.id, room.version);
}
