// The ledger of calls: every change must have a call that requested it.
import {
  COMMAND_NAMES,
  type CommandName,
  type CommandPayload,
  parseCommand,
} from "@kingrow/protocol";
import type { Coord } from "@kingrow/rules";

/** A move with its token, and the versions with which it was sent. */
export interface LoggedMove {
  readonly owner: string;
  readonly roomId: string;
  readonly step: string;
  /** The room versions it was sent for; `undefined`: any. */
  readonly versions: Set<number | undefined>;
}

/** A call that has reached the server. */
export interface LoggedCall {
  readonly name: CommandName;
  readonly roomId: string | undefined;
  readonly moveId: string | undefined;
  /** The id of a request for a seat, shared by its repetitions. */
  readonly seat: string | undefined;
  /** Removes the call, because it was refused. */
  readonly withdraw: () => void;
}

export interface CallLedger {
  /** Records a call; `undefined` if it is invalid. */
  readonly take: (owner: string, name: string, payload: unknown) => LoggedCall | undefined;
  /** Uses up one call of that kind; `false` if there is none. */
  readonly spend: (...key: readonly string[]) => boolean;
  /** Whether there is such a call left. */
  readonly has: (...key: readonly string[]) => boolean;
  readonly move: (moveId: string) => LoggedMove | undefined;
}

export function createCallLedger(): CallLedger {
  const counts = new Map<string, number>();
  const moves = new Map<string, LoggedMove>();
  const seatOf = createSeatRequests();
  const add = (key: string, change: 1 | -1): void => {
    counts.set(key, (counts.get(key) ?? 0) + change);
  };

  return {
    take: (owner, name, payload) => {
      const command = COMMAND_NAMES.find((known) => known === name);
      if (command === undefined) return undefined;
      const { key, roomId, moveId, requestId, version, ready } = read(command, payload);
      // The seat is taken as ready, or becomes ready when the call is repeated.
      if (ready === true) add(["playNow ready", owner].join(" "), 1);
      const full = [command, roomId ?? "", owner, key].join(" ");
      // A request for a seat counts for its game, and for any.
      const keys = command === "playNow" ? [full, `playNow  ${owner}`] : [full];
      for (const each of keys) add(each, 1);
      if (moveId !== undefined) noteMove(moves, moveId, { owner, roomId, step: key, version });
      const seat = command === "playNow" ? seatOf(owner, requestId) : undefined;
      return {
        name: command,
        roomId,
        moveId,
        seat,
        withdraw: () => keys.forEach((each) => add(each, -1)),
      };
    },
    spend: (...parts) => {
      const key = parts.join(" ");
      const left = counts.get(key) ?? 0;
      if (left > 0) counts.set(key, left - 1);
      return left > 0;
    },
    has: (...parts) => (counts.get(parts.join(" ")) ?? 0) > 0,
    move: (moveId) => moves.get(moveId),
  };
}

/** The last request of each player, which the server remembers. */
function createSeatRequests() {
  const last = new Map<string, { readonly requestId: string | undefined; readonly call: number }>();
  let calls = 0;
  return (owner: string, requestId: string | undefined): string => {
    const before = last.get(owner);
    const isRepeated = requestId !== undefined && before?.requestId === requestId;
    const call = isRepeated ? before.call : (calls += 1);
    last.set(owner, { requestId, call });
    return `${owner} ${call}`;
  };
}

interface SentMove {
  readonly owner: string;
  readonly roomId: string | undefined;
  readonly step: string;
  readonly version: number | undefined;
}

function noteMove(
  moves: Map<string, LoggedMove>,
  moveId: string,
  { owner, roomId = "", step, version }: SentMove,
): void {
  const known = moves.get(moveId) ?? { owner, roomId, step, versions: new Set() };
  known.versions.add(version);
  moves.set(moveId, known);
}

interface Reading {
  readonly key: string;
  readonly roomId?: string | undefined;
  readonly moveId?: string | undefined;
  readonly requestId?: string | undefined;
  readonly version?: number | undefined;
  readonly ready?: boolean | undefined;
}

function read(name: CommandName, payload: unknown): Reading {
  const parsed = parseCommand(name, payload);
  const roomId = hasRoom(parsed) ? parsed.roomId : undefined;
  switch (name) {
    case "movePiece": {
      const move = parseCommand("movePiece", payload);
      if (move === undefined) return { key: "", roomId };
      const { fromRow, fromCol, toRow, toCol, moveId, version } = move;
      const key = stepText({ row: fromRow, col: fromCol }, { row: toRow, col: toCol });
      return { key, roomId, moveId, version };
    }
    case "playerReady":
      return { key: String(parseCommand("playerReady", payload)?.isReady), roomId };
    case "playAgain":
      return { key: String(parseCommand("playAgain", payload)?.wanted ?? true), roomId };
    case "answerDraw":
    case "answerTakeback":
      return { key: String(parseCommand(name, payload)?.accept), roomId };
    case "greet":
      return { key: parseCommand("greet", payload)?.greeting ?? "", roomId };
    case "createRoom": {
      const options = parseCommand(name, payload);
      return { key: roomText(options, options?.isPrivate === true), requestId: options?.requestId };
    }
    case "playNow": {
      const options = parseCommand(name, payload);
      return { key: optionsText(options), requestId: options?.requestId, ready: options?.ready };
    }
    default:
      return { key: "", roomId };
  }
}

/** The options that a room for this request must have, as text. */
export function optionsText(options: CommandPayload<"playNow"> = {}): string {
  const { pace = "none", opening = "free" } = options;
  return `${pace} ${opening}`;
}

/** The options of a room of one's own, as text. */
export function roomText(
  options: CommandPayload<"playNow"> | undefined,
  isPrivate: boolean,
): string {
  return `${optionsText(options)} ${isPrivate ? "private" : "public"}`;
}

function hasRoom(payload: unknown): payload is { readonly roomId: string } {
  return typeof payload === "object" && payload !== null && "roomId" in payload;
}

export function stepText(from: Coord, to: Coord): string {
  return `${from.row},${from.col}-${to.row},${to.col}`;
}
