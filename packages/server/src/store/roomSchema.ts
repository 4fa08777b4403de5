// The schema of a stored room. An unknown field or value makes the room unreadable.
import { END_REASONS, GAME_STATUSES, OPENINGS, PACES, VISIBILITIES } from "@kingrow/protocol";
import type { Room, Seat } from "@kingrow/room";
import * as v from "valibot";

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
export function isRoom(value: unknown): value is Room {
  return v.is(room, value);
}
