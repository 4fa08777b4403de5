// The stored record of a room, the same in every store: a checksum and the room as JSON. An unknown field makes it unreadable.
import * as v from "valibot";
import { crc32 } from "node:zlib";
import type { Room, Seat } from "@kingrow/room";
import { DamagedRoom } from "./roomStore.ts";
import { END_REASONS, GAME_STATUSES, OPENINGS, PACES, VISIBILITIES } from "@kingrow/protocol";

/** Incremented when older versions cannot read new records, or newer versions cannot read old ones. */
export const FORMAT_VERSION = 1;
const CHECKSUM_LETTERS = 8;

export function encodeRecord(room: Room): string {
  const json = JSON.stringify({ formatVersion: FORMAT_VERSION, ...room });
  return checksumOf(json) + json;
}

/** @throws DamagedRoom when the record is damaged, or has fields or values that this version does not know */
export function decodeRecord(record: string): Room {
  if (!isSound(record))
    throw new DamagedRoom("A stored room is damaged: its checksum does not fit");
  const { formatVersion, ...room }: { formatVersion?: unknown } = JSON.parse(
    record.slice(CHECKSUM_LETTERS),
  );
  if (formatVersion === FORMAT_VERSION && isRoom(room)) return room;
  throw new DamagedRoom("A stored room has fields or values that only another Kingrow knows");
}

/** Whether the checksum fits. */
export function isSound(record: string): boolean {
  return record.slice(0, CHECKSUM_LETTERS) === checksumOf(record.slice(CHECKSUM_LETTERS));
}

function checksumOf(json: string): string {
  return crc32(json).toString(16).padStart(CHECKSUM_LETTERS, "0");
}

type Fields<T> = Readonly<Record<keyof T, v.GenericSchema>>;

const numbers = v.array(v.number());
const texts = v.array(v.string());
const optionalNumber = v.optional(v.number());
const optionalText = v.optional(v.string());
const optionalFlag = v.optional(v.boolean());
const seatNumber = v.picklist([1, 2]);
const color = v.picklist(["black", "white"]);
const bySeat = v.strictObject({ 1: v.number(), 2: v.number() });
const deadlines = v.strictObject({ claimableAt: v.number(), forfeitAt: v.number() });

const seat = v.strictObject({
  owner: v.string(),
  socketId: v.string(),
  run: v.string(),
  address: optionalText,
  connected: v.boolean(),
  lagMs: optionalNumber,
  isSpared: optionalFlag,
  ready: v.boolean(),
  wantsRematch: v.boolean(),
  hasOfferedDraw: v.boolean(),
  hasOfferedTakeback: optionalFlag,
  answeredMoves: v.string(),
  absence: v.optional(deadlines),
  givesWayAt: optionalNumber,
  keptUntil: optionalNumber,
  matched: optionalFlag,
  readyByMatch: optionalFlag,
  releasableAt: optionalNumber,
  connectedAt: optionalNumber,
  name: optionalNumber,
  lagCredit: v.optional(v.strictObject({ gameMs: v.number(), moveMs: v.number() })),
} satisfies Fields<Seat>);

const position = v.strictObject({
  black: v.number(),
  white: v.number(),
  kings: v.number(),
  turn: color,
  jumper: optionalNumber,
} satisfies Fields<NonNullable<Room["game"]>["position"]>);

const game = v.strictObject({
  position,
  moves: texts,
  path: numbers,
  quietPlies: v.number(),
  seen: numbers,
  outcome: v.optional(
    v.strictObject({
      winner: v.optional(color),
      reason: v.picklist(["no-moves", "repetition", "quiet"]),
    }),
  ),
} satisfies Fields<NonNullable<Room["game"]>>);

const room = v.strictObject({
  id: v.string(),
  options: v.strictObject({
    visibility: v.picklist(VISIBILITIES),
    pace: v.picklist(PACES),
    opening: v.picklist(OPENINGS),
    watchable: v.boolean(),
  } satisfies Fields<Room["options"]>),
  createdBy: v.string(),
  createdFrom: optionalText,
  requestId: optionalText,
  createdAt: v.number(),
  changedAt: v.number(),
  version: v.number(),
  run: v.string(),
  seats: v.strictObject({ 1: v.optional(seat), 2: v.optional(seat) }),
  phase: v.picklist(GAME_STATUSES),
  ballot: v.optional(
    v.strictObject({ place: v.number(), isReturn: v.boolean(), chance: v.number() }),
  ),
  game: v.optional(game),
  lastStep: v.optional(
    v.strictObject({
      player: seatNumber,
      from: v.number(),
      to: v.number(),
      captured: optionalNumber,
      crowned: v.boolean(),
    } satisfies Fields<NonNullable<Room["lastStep"]>>),
  ),
  result: v.optional(
    v.strictObject({
      winner: v.optional(seatNumber),
      reason: v.picklist(END_REASONS),
      departed: optionalText,
      departedOwner: optionalText,
      departedName: optionalNumber,
    } satisfies Fields<NonNullable<Room["result"]>>),
  ),
  series: v.optional(v.strictObject({ wins: bySeat, draws: v.number() })),
  drawOffer: v.optional(seatNumber),
  takebackOffer: v.optional(seatNumber),
  clocks: v.optional(v.strictObject({ remainingMs: bySeat, since: optionalNumber })),
  turnClock: v.optional(deadlines),
  closesAt: optionalNumber,
  rematchAt: optionalNumber,
  expiresAt: v.number(),
  waitsSince: v.number(),
  boardVersion: v.number(),
  startsAt: optionalNumber,
  abortsAt: optionalNumber,
  unlistsAt: optionalNumber,
  unlisted: optionalFlag,
  removedPlayers: v.optional(v.array(v.strictObject({ owner: v.string(), until: v.number() }))),
} satisfies Fields<Room>);

/** Whether this version knows every field and every value. */
function isRoom(value: unknown): value is Room {
  return v.is(room, value);
}
