// The payloads that clients send: one schema for each event.
import { BOARD_SIZE } from "@kingrow/rules";
import * as v from "valibot";
import { GREETINGS, PLAYER_NAME_COUNT } from "./constants.ts";
import { OPENINGS, PACES } from "./options.ts";

export const COMMAND_NAMES = [
  "getAvailableRooms",
  "createRoom",
  "playNow",
  "joinRoom",
  "playerReady",
  "movePiece",
  "playAgain",
  "leaveRoom",
  "resign",
  "offerDraw",
  "answerDraw",
  "claimWin",
  "releaseSeat",
  "takeback",
  "answerTakeback",
  "greet",
  "watchRoom",
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

const roomId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** A token by which the server recognises a repeated request. Made by the client. */
const token = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const coordinate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(BOARD_SIZE - 1));
const inRoom = v.object({ roomId });

/** The room options that `createRoom` and `playNow` share. */
const optionFields = {
  pace: v.optional(v.picklist(PACES)),
  opening: v.optional(v.picklist(OPENINGS)),
  watchable: v.optional(v.boolean()),
};

export const COMMAND_SCHEMAS = {
  getAvailableRooms: v.unknown(),
  createRoom: v.object({ isPrivate: v.boolean(), ...optionFields, requestId: v.optional(token) }),
  playNow: v.pipe(
    v.unknown(),
    v.check((payload) => !Array.isArray(payload)),
    v.object({ ...optionFields, requestId: v.optional(token), ready: v.optional(v.boolean()) }),
  ),
  joinRoom: inRoom,
  playerReady: v.object({ roomId, isReady: v.boolean() }),
  movePiece: v.object({
    roomId,
    fromRow: coordinate,
    fromCol: coordinate,
    toRow: coordinate,
    toCol: coordinate,
    moveId: v.optional(token),
    version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  /** `wanted: false` withdraws the request. */
  playAgain: v.object({ roomId, wanted: v.optional(v.boolean()) }),
  leaveRoom: v.object({ roomId, playerId: v.optional(token) }),
  resign: inRoom,
  offerDraw: inRoom,
  answerDraw: v.object({ roomId, accept: v.boolean() }),
  claimWin: inRoom,
  releaseSeat: inRoom,
  takeback: inRoom,
  answerTakeback: v.object({ roomId, accept: v.boolean() }),
  greet: v.object({ roomId, greeting: v.picklist(GREETINGS) }),
  /** A public room has its id, a private one its watch id (rule O6). */
  watchRoom: v.union([v.object({ watchId: token }), v.object({ roomId })]),
} as const satisfies Readonly<Record<CommandName, v.GenericSchema>>;

export type CommandPayload<N extends CommandName> = v.InferOutput<(typeof COMMAND_SCHEMAS)[N]>;

/** The payload if it has the event's shape, otherwise `undefined`. Unknown fields are dropped. */
export function parseCommand<N extends CommandName>(
  name: N,
  payload: unknown,
): CommandPayload<N> | undefined {
  const parsed = v.safeParse(COMMAND_SCHEMAS[name], payload);
  return parsed.success ? parsed.output : undefined;
}

const playerKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,64}$/));
const playerName = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(PLAYER_NAME_COUNT - 1),
);
const handshakeAuth = v.object({
  playerKey: v.optional(playerKey),
  name: v.fallback(v.optional(playerName), undefined),
});
export type HandshakeAuth = v.InferOutput<typeof handshakeAuth>;

/**
 * The client's `auth` of the handshake, or `undefined` if it is malformed. `playerKey` is a random
 * 128-bit secret in base64url or hex; without one a seat belongs to the socket alone. `name` is the
 * number of the player's name; anything else than such a number counts as none.
 */
export function parseHandshakeAuth(auth: unknown): HandshakeAuth | undefined {
  const parsed = v.safeParse(handshakeAuth, auth ?? {});
  return parsed.success ? parsed.output : undefined;
}
