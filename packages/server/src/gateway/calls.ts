// One way for every event: rate limit, parse, ask the keeper, answer once (W2).
import { REFUSAL_SENTENCES, refusalAck, type RefusalCode } from "@kingrow/protocol";
import type { CommandName } from "@kingrow/protocol";
import type { Kept, Outcome } from "../keeper/outcome.ts";
import type { RoomKeeper } from "../keeper/roomKeeper.ts";
import { payloadOf, type Reply, refusalAnswer, replyFor, successAnswer } from "./answers.ts";
import type { CallLimits } from "./limits.ts";
import type { Lobby } from "./lobby.ts";
import type { Meter } from "./meter.ts";
import { isCommandName, readRequest, type Request } from "./requests.ts";
import type { Seating } from "./seating.ts";
import type { Caller } from "./types.ts";

export interface CallParts {
  readonly keeper: RoomKeeper;
  readonly limits: CallLimits;
  readonly lobby: Lobby;
  readonly seating: Seating;
  readonly meter: Meter;
  readonly now: () => number;
  /** Ends a connection that goes on although it was refused again and again. */
  readonly cutFlooder: (socket: Caller) => void;
  /** Hears of what was answered with UNAVAILABLE. */
  readonly onFault: (fault: unknown) => void;
}

/** Never rejects: whatever goes wrong is answered with UNAVAILABLE. */
export type OnCall = (socket: Caller, name: unknown, args: readonly unknown[]) => Promise<void>;

type Code = RefusalCode | "OK";

/** One call of one socket, on its way to its answer. */
interface Call {
  readonly socket: Caller;
  readonly name: CommandName;
  readonly reply: Reply;
}

export function createOnCall(parts: CallParts): OnCall {
  return async (socket, name, args) => {
    const reply = replyFor(args);
    const code = await answer(parts, { socket, name, payload: payloadOf(args), reply }).catch(
      (fault: unknown) => {
        parts.onFault(fault);
        return refuse(reply, "UNAVAILABLE");
      },
    );
    parts.meter.answered(isCommandName(name) ? name : "unknown", code);
    if (code === "INVALID_REQUEST" || code === "RATE_LIMITED") await countRefusal(parts, socket);
  };
}

interface RawCall {
  readonly socket: Caller;
  readonly name: unknown;
  readonly payload: unknown;
  readonly reply: Reply;
}

async function answer(parts: CallParts, { socket, name, payload, reply }: RawCall): Promise<Code> {
  if (!isCommandName(name)) return refuse(reply, "INVALID_REQUEST");
  if (!(await isWithinRate(parts, socket, name))) return refuse(reply, "RATE_LIMITED");
  const request = readRequest(name, payload, socket.data.session.actor);
  if (request === undefined) return refuse(reply, "INVALID_REQUEST");
  return run(parts, { socket, name, reply }, request);
}

function refuse(reply: Reply, code: RefusalCode): Code {
  reply(refusalAck(code));
  return code;
}

async function isWithinRate(
  { limits, now }: CallParts,
  socket: Caller,
  event: CommandName,
): Promise<boolean> {
  const verdict = await limits.take(socket.data.session.actor.owner, event);
  if (!verdict.allowed && verdict.first) {
    socket.emit("rateLimitExceeded", {
      event,
      message: REFUSAL_SENTENCES.RATE_LIMITED,
      resetTime: now() + verdict.resetsIn,
      remaining: 0,
    });
  }
  return verdict.allowed;
}

async function countRefusal({ limits, cutFlooder }: CallParts, socket: Caller): Promise<void> {
  const verdict = await limits.takeRefusal(socket.id);
  if (!verdict.allowed && verdict.first) cutFlooder(socket);
}

async function run(parts: CallParts, call: Call, request: Request): Promise<Code> {
  if (request.type !== "list") return codeOf(await ask(parts, call, request));
  await parts.lobby.enter(call.socket);
  call.reply({ success: true });
  return "OK";
}

function ask(
  parts: CallParts,
  call: Call,
  request: Exclude<Request, { type: "list" }>,
): Promise<Outcome> {
  if (request.type === "room") return askRoom(parts, call, request);
  const { keeper, seating } = parts;
  const { socket, reply } = call;
  const { options, requestId } = request;
  return keeper.create({ actor: socket.data.session.actor, options, requestId }, (outcome) => {
    if (outcome.ok) grant(seating, call, outcome.value);
    else reply(refusalAnswer(outcome.error));
  });
}

/**
 * How long after its call `Room not found` is answered. The store is asked in the same way whether
 * there is such a room or not; what little time a found one takes longer disappears in this.
 */
const NOT_FOUND_AFTER_MS = 5;

async function askRoom(
  { keeper, seating }: CallParts,
  call: Call,
  { roomId, command }: Extract<Request, { type: "room" }>,
): Promise<Outcome> {
  const { socket, reply } = call;
  const notBefore = socket.data.session.rooms.has(roomId) ? undefined : pause(NOT_FOUND_AFTER_MS);
  let answered: Promise<void> | undefined;
  const outcome = await keeper.perform(roomId, command, (outcome) => {
    if (outcome.ok) {
      grant(seating, call, outcome.value);
      return;
    }
    const refuse = () => reply(refusalAnswer(outcome.error));
    if (outcome.error.code === "ROOM_NOT_FOUND") answered = notBefore?.then(refuse);
    if (answered === undefined) refuse();
    seating.refused(socket, roomId, outcome.error.code);
  });
  await answered;
  return outcome;
}

function grant(seating: Seating, { socket, name, reply }: Call, kept: Kept): void {
  reply(successAnswer(name, kept));
  seating.granted(socket, name, kept);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds));
}

function codeOf(outcome: Outcome): Code {
  return outcome.ok ? "OK" : outcome.error.code;
}
