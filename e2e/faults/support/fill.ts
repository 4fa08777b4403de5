// Fills a store with running games, as many as a test wants, without playing each of them.
import { roomOptions } from "@kingrow/protocol";
import type { Room } from "@kingrow/room";
import { newRoomId } from "../../../packages/server/src/keeper/creation.ts";
import { storeFileIn } from "../../../packages/server/src/store/lmdb/lmdbFile.ts";
import { openLmdbStore } from "../../../packages/server/src/store/lmdb/lmdbStore.ts";
import { actorOf, roomsAlong } from "../../support/rooms.ts";
import { readScript } from "../../support/script.ts";

const AT_ONCE = 2_000;
const STEPS = 30;

/** Every other room is public; all are running games of a few minutes ago. */
export async function fillStore(dataDir: string, count: number): Promise<void> {
  const store = openLmdbStore(storeFileIn(dataDir));
  const game = roomsAlong(readScript(0, STEPS).steps, Date.now() - 60_000).at(-1);
  if (game === undefined) throw new Error("There is no game to copy.");
  for (let start = 0; start < count; start += AT_ONCE) {
    const places = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, k) => start + k);
    await Promise.all(places.map((place) => store.commit(copyOf(game, place), 0)));
  }
  await store.close();
}

function copyOf(room: Room, place: number): Room {
  const [white, black] = [actorOf(`white-${place}`), actorOf(`black-${place}`)];
  const { 1: first, 2: second } = room.seats;
  const options = roomOptions({ isPrivate: place % 2 === 0 });
  return {
    ...room,
    id: newRoomId(options.visibility),
    options,
    createdBy: white.owner,
    version: 1,
    seats: { 1: first && { ...first, ...white }, 2: second && { ...second, ...black } },
  };
}
