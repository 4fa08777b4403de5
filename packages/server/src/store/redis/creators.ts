// Who created which rooms: claims in the creator's partition, each good only with its room.
import { pause } from "@kingrow/time";
import { countsForCreator, type Room } from "@kingrow/room";
import { type CreatedRoom, DamagedRoom } from "../roomStore.ts";
import { CHANGE_VALID_MS } from "./change.ts";
import { creatorKey, roomKeys } from "./layout.ts";
import { type GiveUpAt, type RedisLink, RETRY_PAUSE_MS } from "../../redis/link.ts";
import { decodeRecord } from "../record.ts";
import { asList, asNumber, asPairs, asTextIfAny } from "../../redis/replies.ts";
import { runScript } from "./runScript.ts";
import { CLAIM, CLAIMS } from "./scripts.ts";

/** A room whose claim is older than this is there, or will never be. */
const YOUNG_MS = 2 * CHANGE_VALID_MS;
/** Far longer than rooms live: what is still played then was created long ago. */
const CLAIM_DAYS = "30";

/**
 * Owner and room lie in different partitions, so no script can write both. A claim is therefore
 * written before its room and means nothing until the room is there: a crash in between leaves a claim
 * without a room, which the next reader of these claims takes away. The other order could leave a
 * room that nobody counts.
 */
export async function claim(link: RedisLink, room: Room, giveUpAt: GiveUpAt): Promise<void> {
  const values = [room.id, CLAIM_DAYS];
  await runScript(link, { script: CLAIM, keys: [creatorKey(room.createdBy)], values }, giveUpAt);
}

/** A room that is gone is nobody's any more. */
export async function unclaim(link: RedisLink, room: Room): Promise<void> {
  await drop(link, creatorKey(room.createdBy), [room.id]);
}

async function drop(link: RedisLink, key: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await link.send(key, ["ZREM", key, ...ids]);
}

/** Live rooms created by this owner in which the owner still sits, and damaged ones. */
export async function roomsOf(link: RedisLink, owner: string): Promise<readonly CreatedRoom[]> {
  const rooms = await liveClaims(link, creatorKey(owner));
  return rooms.filter(({ room }) => room === undefined || countsForCreator(room));
}

/**
 * Waits for rooms that are being created at this moment on another node: the same request must find
 * the same room.
 */
async function liveClaims(link: RedisLink, key: string): Promise<readonly CreatedRoom[]> {
  const giveUpAt = link.timeToAnswer();
  for (;;) {
    const claims = await claimsOf(link, key, giveUpAt);
    const isOver = link.steady.now() + RETRY_PAUSE_MS > giveUpAt;
    if (isOver || !claims.some(isUnborn)) {
      const dead = claims.filter((found) => found.room === undefined && !isUnborn(found));
      await drop(
        link,
        key,
        dead.map(({ id }) => id),
      );
      return claims.flatMap(({ room }) => room ?? []);
    }
    await pause(link.steady, RETRY_PAUSE_MS);
  }
}

interface Claim {
  readonly id: string;
  readonly ageMs: number;
  readonly room: CreatedRoom | undefined;
}

function isUnborn({ room, ageMs }: Claim): boolean {
  return room === undefined && ageMs < YOUNG_MS;
}

async function claimsOf(
  link: RedisLink,
  key: string,
  giveUpAt: GiveUpAt,
): Promise<readonly Claim[]> {
  const call = { script: CLAIMS, keys: [key], values: [] };
  const [now, claims] = asList(await runScript(link, call, giveUpAt));
  return Promise.all(
    asPairs(claims).map(async ([id, time]) => {
      const ageMs = asNumber(now) - asNumber(time);
      return { id, ageMs, room: await createdRoom(link, { id, claimant: key, giveUpAt }) };
    }),
  );
}

interface ClaimRead {
  readonly id: string;
  readonly claimant: string;
  readonly giveUpAt: GiveUpAt;
}

async function createdRoom(
  link: RedisLink,
  { id, claimant, giveUpAt }: ClaimRead,
): Promise<CreatedRoom | undefined> {
  const key = roomKeys(id).room;
  const record = asTextIfAny(await link.send(key, ["HGET", key, "record"], giveUpAt));
  if (record === undefined) return undefined;
  const room = roomUnlessDamaged(record);
  if (room === undefined) return { id, requestId: undefined, room };
  if (creatorKey(room.createdBy) !== claimant) return undefined;
  return { id, requestId: room.requestId, room };
}

/** A room that cannot be read is there all the same, and counts. */
function roomUnlessDamaged(record: string): Room | undefined {
  try {
    return decodeRecord(record);
  } catch (fault) {
    if (fault instanceof DamagedRoom) return undefined;
    throw fault;
  }
}
