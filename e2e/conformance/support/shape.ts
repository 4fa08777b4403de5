// Checks what arrives on the wire against the specification, field by field.
import type { AvailableRoom, RoomState } from "@kingrow/protocol";

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Check>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText: Check = (value) => typeof value === "string" && value.length > 0;
const isFlag: Check = (value) => typeof value === "boolean";
const isTime: Check = (value) => Number.isInteger(value) && Number(value) > 1_600_000_000_000;
const isWithin =
  (low: number, high: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= low && Number(value) <= high;
const isOneOf =
  (...choices: readonly unknown[]): Check =>
  (value) =>
    choices.includes(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const isListOf =
  (check: Check, length?: number): Check =>
  (value) =>
    Array.isArray(value) && value.every(check) && (length ?? value.length) === value.length;
const isMapOf =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(check);
const isMadeOf =
  (fields: Fields): Check =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([name, check]) => check(value[name]));

const isCoord = isMadeOf({ row: isWithin(0, 7), col: isWithin(0, 7) });
const isPiece = isMadeOf({ player: isOneOf(1, 2), type: isOneOf("man", "king") });
const isPresence = isMadeOf({
  connected: isFlag,
  claimableAt: orNull(isTime),
  forfeitAt: orNull(isTime),
});

const isName = orNull(isWithin(0, 31));

/** Section 3 of the product's specification, then the fields of rule W7. */
const ROOM_STATE: Fields = {
  id: isText,
  players: isListOf(isText),
  playerNumbers: isMapOf(isOneOf(1, 2)),
  playerColors: isMapOf(isOneOf("white", "black")),
  playerNames: isMapOf(isName),
  currentPlayerTurn: orNull(isText),
  gameStatus: isOneOf("waiting", "started", "ended"),
  readyPlayers: isListOf(isText),
  scores: isMapOf(isWithin(0, 12)),
  checkerboard: isListOf(isListOf(orNull(isPiece), 8), 8),
  forcedCapturePieces: isListOf(isCoord),
  winner: orNull(isText),
  playAgainPlayers: isListOf(isText),
  isPrivate: isFlag,
  options: isMadeOf({
    pace: isOneOf("none", "3+2", "5+3", "10+5", "30s"),
    opening: isOneOf("free", "ballot"),
    watchable: isFlag,
  }),
  clocks: orNull(
    isMapOf(isMadeOf({ remainingMs: isWithin(0, 86_400_000), since: orNull(isTime) })),
  ),
  ballot: orNull(isMadeOf({ number: isWithin(1, 174), moves: isListOf(isText) })),
  version: isWithin(1, Number.MAX_SAFE_INTEGER),
  serverTime: isTime,
  lastMove: orNull(
    isMadeOf({
      player: isOneOf(1, 2),
      from: isCoord,
      to: isCoord,
      captured: orNull(isCoord),
      crowned: isFlag,
    }),
  ),
  moves: isListOf((move) => /^\d{1,2}(-\d{1,2}|(x\d{1,2})+)$/.test(String(move))),
  endReason: orNull(isText),
  drawOfferedBy: orNull(isText),
  takebackOfferedBy: orNull(isText),
  drawProgress: isMadeOf({ repetitions: isWithin(0, 3), quietPlies: isWithin(0, 80) }),
  presence: isMapOf(isPresence),
  watchers: isWithin(0, 1_000_000),
  watchId: orNull(isText),
};

const ROOM_ROW: Fields = {
  id: isText,
  playerCount: isWithin(0, 2),
  maxPlayers: isOneOf(2),
  status: isOneOf("Open", "Full"),
  names: isListOf(isName, 2),
};

const NOTICE: Fields = { roomId: isText };
const EVENTS: Readonly<Record<string, Check>> = {
  roomState: (state) => isRoomState(state),
  availableRooms: isListOf(isMadeOf(ROOM_ROW)),
  roomFull: isMadeOf(NOTICE),
  playerLeft: isMadeOf(NOTICE),
  seatReleased: isMadeOf(NOTICE),
  roomAvailable: isMadeOf(NOTICE),
  watchEnded: isMadeOf(NOTICE),
  watchers: isMadeOf({ ...NOTICE, watchers: isWithin(0, 1_000_000) }),
  peopleHere: isMadeOf({ count: isWithin(1, 100_000), serverTime: isTime }),
  featuredGame: orNull(
    isMadeOf({
      roomId: isText,
      position: (fen) => /^[BW]:W[K\d,]*:B[K\d,]*$/.test(String(fen)),
      moveNumber: isWithin(1, 1_000),
      names: isListOf(isName, 2),
    }),
  ),
  error: isMadeOf({ code: isText, message: isText }),
  rateLimitExceeded: isMadeOf({
    event: isText,
    message: isText,
    resetTime: isTime,
    remaining: isOneOf(0),
  }),
};

/** Whether an event has the shape the specification gives it; events it does not name are free. */
export function hasItsShape(event: string, payload: unknown): boolean {
  const check = EVENTS[event];
  return check === undefined || check(payload);
}

/** Fields of a room state that are missing, mistyped, or that name people without a seat. */
export function faultsOfRoomState(state: unknown): readonly string[] {
  if (!isObject(state)) return ["the whole state"];
  const mistyped = Object.entries(ROOM_STATE).filter(([name, check]) => !check(state[name]));
  return [...mistyped.map(([name]) => name), ...strangersIn(state)];
}

/** Each seated player is in the maps, and the lists name only seated players. A player who left may stay in the maps. */
function strangersIn(state: Record<string, unknown>): readonly string[] {
  const players = listOf(state["players"]);
  const maps = ["playerNumbers", "playerColors", "scores", "presence"];
  const incomplete = maps.filter(
    (name) => !players.every((id) => String(id) in Object(state[name])),
  );
  const lists = ["readyPlayers", "playAgainPlayers"];
  const strange = lists.filter((name) => !listOf(state[name]).every((id) => players.includes(id)));
  return [...incomplete, ...strange].map((name) => `${name} (players)`);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function isRoomState(state: unknown): state is RoomState {
  return faultsOfRoomState(state).length === 0;
}

export function isRoomList(list: unknown): list is readonly AvailableRoom[] {
  return hasItsShape("availableRooms", list);
}

/** An acknowledgement as a client of the specification reads it. */
export interface Answer {
  readonly success: boolean;
  readonly message?: string;
  readonly error?: string;
  readonly code?: string;
  readonly roomId?: string;
  readonly version?: number;
  readonly roomState?: RoomState;
}

const ANSWER: Fields = {
  success: isFlag,
  roomId: (value) => value === undefined || isText(value),
  version: (value) => value === undefined || isWithin(1, Number.MAX_SAFE_INTEGER)(value),
  roomState: (value) => value === undefined || isRoomState(value),
};
const REFUSAL: Fields = { message: isText, error: isText, code: isText };

export function isAnswer(answer: unknown): answer is Answer {
  if (!isMadeOf(ANSWER)(answer) || !isObject(answer)) return false;
  return answer["success"] === true || isRefusal(answer);
}

function isRefusal(answer: Record<string, unknown>): boolean {
  return isMadeOf(REFUSAL)(answer) && answer["message"] === answer["error"];
}
