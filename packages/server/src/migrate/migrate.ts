// Copies all rooms from one store to another, so that it can be interrupted, and proves that it did.
import type { Room } from "@kingrow/room";
import type { RoomStore } from "../store/roomStore.ts";
import { pagesOf } from "../store/pages.ts";
import { fingerprintOf, type Fingerprint, textOf } from "./fingerprint.ts";

/** Why rooms were not copied, or not all; a sentence for the person who runs it. */
export class MigrationRefusal extends Error {
  override readonly name = "MigrationRefusal";
}

export interface Migration {
  readonly from: RoomStore;
  readonly to: RoomStore;
  readonly onProgress: (progress: Progress) => void;
}

export interface Progress {
  /** Rooms looked at so far, those copied by an earlier run included. */
  readonly done: number;
  readonly total: number;
}

export interface MigrationResult {
  /** Rooms written by this run. */
  readonly copied: number;
  /** The same on both sides. */
  readonly fingerprint: Fingerprint;
}

/** Written at a time: so few that a slow store answers each in the time that a change is given. */
const AT_ONCE = 32;

/**
 * Nothing may use either store meanwhile. Rooms that are there already, as an interrupted run left
 * them, are not written again. Matches stay behind: servers that stop answer what runs, and nobody asks
 * again after a minute. So does the secret, which every store makes for itself.
 * @throws MigrationRefusal when the target holds other rooms, or the copy does not match in the end
 * @throws StoreFault when a store fails; the same call goes on where this one stopped
 */
export async function migrate({ from, to, onProgress }: Migration): Promise<MigrationResult> {
  await refuseStrangers(from, to);
  const total = await from.count();
  let done = 0;
  let copied = 0;
  for await (const page of pagesOf(from)) {
    for (let start = 0; start < page.length; start += AT_ONCE) {
      const ids = page.slice(start, start + AT_ONCE);
      const written = await Promise.all(ids.map((id) => copyRoom(from, to, id)));
      copied += written.filter(Boolean).length;
    }
    done += page.length;
    onProgress({ done, total });
  }
  return { copied, fingerprint: await proven(from, to) };
}

/** A target in use must not be mixed with another's rooms: at least it would break its limits. */
async function refuseStrangers(from: RoomStore, to: RoomStore): Promise<void> {
  for await (const page of pagesOf(to)) {
    const known = await Promise.all(page.map((id) => from.load(id)));
    const stranger = page.find((_, index) => known[index] === undefined);
    if (stranger === undefined) continue;
    throw new MigrationRefusal(
      `The target holds rooms that the source does not have (the first is ${stranger}, of ` +
        `${await to.count()} rooms). Give an empty target, or the one of an interrupted migration ` +
        "from this source. Nothing was changed.",
    );
  }
}

/** Whether it had to be written. */
async function copyRoom(from: RoomStore, to: RoomStore, id: string): Promise<boolean> {
  const [room, copy] = await Promise.all([from.load(id), to.load(id)]);
  if (room === undefined) throw new MigrationRefusal(changedMeanwhile("source", id));
  if (copy !== undefined && textOf(copy) === textOf(room)) return false;
  refuseNewer(room, copy);
  const result = await to.commit(room, copy?.version ?? 0);
  if (result === "conflict") throw new MigrationRefusal(changedMeanwhile("target", id));
  return true;
}

/** An older copy was made by a run before the last games; a newer one was played on over there. */
function refuseNewer(room: Room, copy: Room | undefined): void {
  if (copy === undefined || copy.version < room.version) return;
  throw new MigrationRefusal(
    `Room ${room.id} has been played on in the target (version ${copy.version} there, ` +
      `${room.version} in the source). The copy would take those moves back, so it was not made.`,
  );
}

function changedMeanwhile(side: string, id: string): string {
  return (
    `Room ${id} was changed in the ${side} meanwhile. ` +
    "Stop all servers that use either store, then run the same command again."
  );
}

async function proven(from: RoomStore, to: RoomStore): Promise<Fingerprint> {
  const [there, here] = await Promise.all([fingerprintOf(from), fingerprintOf(to)]);
  const counts = await Promise.all([from.count(), to.count()]);
  const isSame = there.rooms === here.rooms && there.checksum === here.checksum;
  if (isSame && counts.every((count) => count === there.rooms)) return here;
  throw new MigrationRefusal(
    `The copy does not match: source ${counts[0]} rooms, checksum ${there.checksum}; ` +
      `target ${counts[1]} rooms, checksum ${here.checksum}. Go on using the source.`,
  );
}
