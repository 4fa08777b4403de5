// Checks what arrives on the wire against the specification, field by field.
import type { AvailableRoom, RoomState } from "@kingrow/protocol";
import * as v from "valibot";

const text = v.pipe(v.string(), v.nonEmpty());
const within = (low: number, high: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high));
const time = within(1_600_000_000_001, Number.MAX_SAFE_INTEGER);
const version = within(1, Number.MAX_SAFE_INTEGER);
const watchers = within(0, 1_000_000);
const mapOf = <T extends v.GenericSchema>(value: T) => v.record(v.string(), value);

const player = v.picklist([1, 2]);
const name = v.nullable(within(0, 31));
const coord = v.object({ row: within(0, 7), col: within(0, 7) });
const piece = v.object({ player, type: v.picklist(["man", "king"]) });
const row = v.pipe(v.array(v.nullable(piece)), v.length(8));

/** Section 3 of the product's specification, then the fields of rule W7. */
const roomState = v.pipe(
  v.object({
    id: text,
    players: v.array(text),
    playerNumbers: mapOf(player),
    playerColors: mapOf(v.picklist(["white", "black"])),
    playerNames: mapOf(name),
    currentPlayerTurn: v.nullable(text),
    gameStatus: v.picklist(["waiting", "started", "ended"]),
    readyPlayers: v.array(text),
    scores: mapOf(within(0, 12)),
    checkerboard: v.pipe(v.array(row), v.length(8)),
    forcedCapturePieces: v.array(coord),
    winner: v.nullable(text),
    playAgainPlayers: v.array(text),
    isPrivate: v.boolean(),
    options: v.object({
      pace: v.picklist(["none", "3+2", "5+3", "10+5", "30s"]),
      opening: v.picklist(["free", "ballot"]),
      watchable: v.boolean(),
    }),
    clocks: v.nullable(
      mapOf(v.object({ remainingMs: within(0, 86_400_000), since: v.nullable(time) })),
    ),
    ballot: v.nullable(v.object({ number: within(1, 174), moves: v.array(text) })),
    version,
    serverTime: time,
    lastMove: v.nullable(
      v.object({
        player,
        from: coord,
        to: coord,
        captured: v.nullable(coord),
        crowned: v.boolean(),
      }),
    ),
    moves: v.array(v.pipe(v.string(), v.regex(/^\d{1,2}(-\d{1,2}|(x\d{1,2})+)$/))),
    endReason: v.nullable(text),
    drawOfferedBy: v.nullable(text),
    takebackOfferedBy: v.nullable(text),
    drawProgress: v.object({ repetitions: within(0, 3), quietPlies: within(0, 80) }),
    presence: mapOf(
      v.object({
        connected: v.boolean(),
        claimableAt: v.nullable(time),
        forfeitAt: v.nullable(time),
      }),
    ),
    watchers,
    watchId: v.nullable(text),
  }),
  v.check(
    ({ players, playerNumbers, playerColors, scores, presence }) =>
      [playerNumbers, playerColors, scores, presence].every((map) =>
        players.every((id) => id in map),
      ),
    "A map lacks a seated player.",
  ),
  v.check(
    ({ players, readyPlayers, playAgainPlayers }) =>
      [...readyPlayers, ...playAgainPlayers].every((id) => players.includes(id)),
    "A list names a player without a seat.",
  ),
);

const notice = v.object({ roomId: text });
const names = v.pipe(v.array(name), v.length(2));
const EVENTS: Readonly<Record<string, v.GenericSchema>> = {
  roomState,
  availableRooms: v.array(
    v.object({
      id: text,
      playerCount: within(0, 2),
      maxPlayers: v.literal(2),
      status: v.picklist(["Open", "Full"]),
      names,
    }),
  ),
  roomFull: notice,
  playerLeft: notice,
  seatReleased: notice,
  roomAvailable: notice,
  watchEnded: notice,
  watchers: v.object({ roomId: text, watchers }),
  peopleHere: v.object({ count: within(1, 100_000), serverTime: time }),
  featuredGame: v.nullable(
    v.object({
      roomId: text,
      position: v.pipe(v.string(), v.regex(/^[BW]:W[K\d,]*:B[K\d,]*$/)),
      moveNumber: within(1, 1_000),
      names,
    }),
  ),
  error: v.object({ code: text, message: text }),
  rateLimitExceeded: v.object({
    event: text,
    message: text,
    resetTime: time,
    remaining: v.literal(0),
  }),
};

/** The faults of an event; none for an event outside the specification. */
export function faultsOf(event: string, payload: unknown): readonly string[] {
  const { issues = [] } = v.safeParse(EVENTS[event] ?? v.unknown(), payload);
  return issues.map((issue) => `${event} ${v.getDotPath(issue) ?? ""}: ${issue.message}`);
}

export function isRoomState(state: unknown): state is RoomState {
  return faultsOf("roomState", state).length === 0;
}

export function isRoomList(list: unknown): list is readonly AvailableRoom[] {
  return faultsOf("availableRooms", list).length === 0;
}

/** An acknowledgement as a client of the specification reads it. */
export interface Answer {
  readonly success: boolean;
  readonly message?: string;
  readonly error?: string;
  readonly code?: string;
  readonly retryInMs?: number;
  readonly roomId?: string;
  readonly version?: number;
  readonly roomState?: RoomState;
}

const fields = {
  roomId: v.optional(text),
  version: v.optional(version),
  roomState: v.optional(roomState),
};
const answer = v.union([
  v.object({ success: v.literal(true), ...fields }),
  v.pipe(
    v.object({ success: v.literal(false), message: text, error: text, code: text, ...fields }),
    v.check(({ message, error }) => message === error),
  ),
]);

export function isAnswer(value: unknown): value is Answer {
  return v.is(answer, value);
}
