// Checks answers: a success is on the disk, a repeated move gets the same answer, no seated player is refused.
import type { RefusalCode, RoomState } from "@kingrow/protocol";
import type { LoggedCall } from "./callLedger.ts";
import { type History, ownersIn } from "./history.ts";
import type { Report } from "./violationLog.ts";

export interface AnswerOptions {
  readonly history: History;
  readonly report: Report;
  readonly shown: (state: RoomState) => void;
}

/** The fields of an acknowledgement. */
interface CallAnswer {
  readonly success: boolean;
  readonly code?: RefusalCode;
  readonly version?: number;
  readonly roomId?: string;
  readonly roomState?: RoomState;
}

/** Refusals that an applied move may still get. */
const PASSING: ReadonlySet<RefusalCode | undefined> = new Set<RefusalCode>([
  "ROOM_NOT_FOUND",
  "UNAVAILABLE",
  "RATE_LIMITED",
  "OVERLOADED",
]);
/** Number of moves that a seat remembers at least. */
const REMEMBERED = 60;

export type CheckAnswer = (owner: string, call: LoggedCall, answer: unknown) => void;

export function createAnswerCheck(options: AnswerOptions): CheckAnswer {
  const ackedMoves = new Map<string, string>();
  const checkSeat = createSeatCheck(options);
  return (owner, call, raw) => {
    if (!isAnswer(raw)) return options.report("each call gets an answer", call.name);
    if (raw.roomState !== undefined) options.shown(raw.roomState);
    if (raw.success) {
      checkSuccess(options, ackedMoves, call, raw);
      checkSeat(owner, call, raw);
    } else {
      call.withdraw();
      checkRefusal(options, owner, call, raw.code);
    }
  };
}

function checkSuccess(
  { history, report }: AnswerOptions,
  ackedMoves: Map<string, string>,
  { name, roomId = "", moveId }: LoggedCall,
  answer: CallAnswer,
): void {
  const { version } = answer;
  if (name === "createRoom" && history.of(answer.roomId ?? "") === undefined)
    report("acknowledged changes are stored", `the room ${answer.roomId}`);
  if (version === undefined) return;
  if (version > (history.of(roomId)?.versions.length ?? 0) + closing(history, roomId))
    report("acknowledged changes are stored", `${name}: ${roomId} version ${version}`);
  if (moveId === undefined) return;
  if (history.moveVersion(moveId) !== version)
    report("acknowledged changes are stored", `${moveId} in ${roomId} version ${version}`);
  const key = `${roomId} ${version}`;
  const other = ackedMoves.get(key) ?? moveId;
  if (other !== moveId) report("acknowledged versions are unique", `${key}: ${moveId}, ${other}`);
  ackedMoves.set(key, moveId);
}

/** Checks that a repeated request leads to the same seat. */
function createSeatCheck({ history, report }: AnswerOptions) {
  const rooms = new Map<string, string>();
  return (owner: string, { seat }: LoggedCall, { roomId = "" }: CallAnswer): void => {
    if (seat === undefined) return;
    const room = history.latest(rooms.get(seat) ?? "");
    if (room !== undefined && room.id !== roomId && ownersIn(room).includes(owner))
      report("a repeated request leads to the same seat", `${roomId}, not ${room.id}`);
    rooms.set(seat, roomId);
  };
}

/** Version of the change that closes a room, which is not stored. */
function closing(history: History, roomId: string): number {
  return history.of(roomId)?.isRemoved === true ? 1 : 0;
}

function checkRefusal(
  { history, report }: AnswerOptions,
  owner: string,
  { name, roomId = "", moveId }: LoggedCall,
  code: RefusalCode | undefined,
): void {
  const room = history.latest(roomId);
  if (room === undefined) return;
  if (name === "joinRoom" && code === "ROOM_NOT_FOUND")
    report("no room is lost", `${roomId} is not found`);
  if (name === "joinRoom" && code === "ROOM_FULL" && ownersIn(room).includes(owner))
    report("no seat is lost", `${roomId} is full for one of its players`);
  const applied = moveId === undefined ? undefined : history.moveVersion(moveId);
  if (applied === undefined || PASSING.has(code)) return;
  const seatSince = history.of(roomId)?.seatSince.get(owner) ?? Number.POSITIVE_INFINITY;
  if (applied > seatSince && room.version - applied < REMEMBERED)
    report("a repeated move gets its first answer", `${moveId}: ${code}`);
}

function isAnswer(value: unknown): value is CallAnswer {
  return typeof value === "object" && value !== null && "success" in value;
}
