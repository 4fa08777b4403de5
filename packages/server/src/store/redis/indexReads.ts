// Reads the indexes in Redis.
import type { AvailableRoom, RoomOptions } from "@kingrow/protocol";
import { countsForCreator } from "@kingrow/room";
import type { RedisLink } from "../../redis/link.ts";
import { asList, asNumber, asPairs, asTextIfAny, asTexts } from "../../redis/replies.ts";
import { runScript } from "../../redis/script.ts";
import { type LobbyRow, queueOf, shownRows, type WaitingRoom } from "../indexes.ts";
import { decodeRecord } from "../record.ts";
import { type CreatedRoom, DamagedRoom, type DueRoom } from "../roomStore.ts";
import { KEYS, queueKey, roomKey } from "./layout.ts";
import { LISTED } from "./scripts.ts";

/** Rows of addresses with many rooms are skipped. At most this many times the limit is read. */
const MOST_READ = 64;
/** Rooms of one queue that are read. */
const QUEUE_ROWS = 2_000;

export async function lobbyRows(link: RedisLink, limit: number): Promise<readonly AvailableRoom[]> {
  for (let wanted = limit; ; wanted *= 4) {
    const rows = await rowsOf(link, KEYS.lobby, wanted);
    let isReadToTheEnd = false;
    function* parsed(): Generator<LobbyRow> {
      for (const { text } of rows) yield parseRow(text);
      isReadToTheEnd = true;
    }
    const shown = shownRows(parsed(), limit);
    const isAll = rows.length < wanted || wanted >= limit * MOST_READ;
    if (!isReadToTheEnd || isAll) return shown;
  }
}

/** Rooms of one queue, the longest waiting first. */
export async function queueRows(
  link: RedisLink,
  options: RoomOptions,
): Promise<readonly WaitingRoom[]> {
  const rows = await rowsOf(link, queueKey(queueOf(options)), QUEUE_ROWS);
  return rows.map(({ id, score, text }) => {
    const { owner = "", from } = parseRow(text);
    return { id, since: score, owner, address: from };
  });
}

interface Row {
  readonly id: string;
  readonly score: number;
  /** The lobby row as JSON. */
  readonly text: string;
}

async function rowsOf(link: RedisLink, set: string, count: number): Promise<readonly Row[]> {
  const call = { script: LISTED, keys: [set, KEYS.rows], values: [String(count)] };
  const [ranked, texts] = asList(await runScript(link, call));
  const rows = asList(texts).map(asTextIfAny);
  return rankedOf(ranked).flatMap((room, at) => {
    const text = rows[at];
    return text === undefined ? [] : [{ ...room, text }];
  });
}

function parseRow(text: string): LobbyRow {
  return JSON.parse(text);
}

export async function dueRooms(
  link: RedisLink,
  until: number,
  limit: number,
): Promise<readonly DueRoom[]> {
  const range = ["-inf", String(until), "BYSCORE", "LIMIT", "0", String(limit), "WITHSCORES"];
  const rows = rankedOf(await link.send(KEYS.due, ["ZRANGE", KEYS.due, ...range]));
  return rows.map(({ id, score }) => ({ id, deadline: score }));
}

/** Ids in their order, those after `after`. */
export async function idsAfter(
  link: RedisLink,
  after: string | undefined,
  limit: number,
): Promise<readonly string[]> {
  const from = after === undefined ? "-" : `(${after}`;
  const range = [from, "+", "BYLEX", "LIMIT", "0", String(limit)];
  return asTexts(await link.send(KEYS.ids, ["ZRANGE", KEYS.ids, ...range]));
}

/** Rooms in which sockets of this run hold seats. */
export async function roomsOfRun(
  link: RedisLink,
  run: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await wordsAfter(link, { key: KEYS.runs, word: run, limit });
  return rows.flatMap(([id]) => id ?? []);
}

/** Live rooms created by this owner in which the owner still sits. A damaged room counts too. */
export async function roomsOf(link: RedisLink, owner: string): Promise<readonly CreatedRoom[]> {
  const rows = await wordsAfter(link, { key: KEYS.creators, word: owner, limit: MOST_CREATED });
  const rooms = await Promise.all(rows.map((row) => createdRoom(link, row)));
  return rooms.flatMap((found) => found ?? []);
}

/** Far more rooms than one player may have. */
const MOST_CREATED = 1_000;

async function createdRoom(
  link: RedisLink,
  [id = "", ...request]: readonly string[],
): Promise<CreatedRoom | undefined> {
  const requestId = request.join(" ") || undefined;
  const record = await recordOf(link, id);
  if (record === undefined) return undefined;
  try {
    const room = decodeRecord(record);
    return countsForCreator(room) ? { id, requestId, room } : undefined;
  } catch (fault) {
    if (fault instanceof DamagedRoom) return { id, requestId, room: undefined };
    throw fault;
  }
}

export async function recordOf(link: RedisLink, id: string): Promise<string | undefined> {
  const key = roomKey(id);
  return asTextIfAny(await link.send(key, ["HGET", key, "record"]));
}

interface WordRange {
  readonly key: string;
  readonly word: string;
  readonly limit: number;
}

/** The members of a sorted set that begin with this word, without it, split into words. */
async function wordsAfter(
  link: RedisLink,
  { key, word, limit }: WordRange,
): Promise<readonly (readonly string[])[]> {
  // "!" follows the space in the order of bytes.
  const range = [`[${word} `, `(${word}!`, "BYLEX", "LIMIT", "0", String(limit)];
  const members = asTexts(await link.send(key, ["ZRANGE", key, ...range]));
  return members.map((member) => member.slice(word.length + 1).split(" "));
}

export async function countRooms(link: RedisLink): Promise<number> {
  return asNumber(await link.send(KEYS.ids, ["ZCARD", KEYS.ids]));
}

function rankedOf(reply: unknown) {
  return asPairs(reply).map(([id, score]) => ({ id, score: asNumber(score) }));
}
