// One way for every event: rate limit, parse, ask the keeper, answer once (W2).
import { refusalAck, type RefusalCode } from "@kingrow/protocol";
import type { CommandName } from "@kingrow/protocol";
import type { Actor } from "@kingrow/room";
import { type Clock, pause } from "@kingrow/time";
import { type Kept, type Outcome, refused } from "../keeper/outcome.ts";
import type { RoomKeeper } from "../keeper/roomKeeper.ts";
import {
  overloadedAnswer,
  payloadOf,
  type Reply,
  refusalAnswer,
  replyFor,
  successAnswer,
} from "./answers.ts";
import type { Bar, Doorkeeper } from "./doorkeeper.ts";
import type { CallLimits } from "./limits.ts";
import type { Load } from "./load.ts";
import type { Lobby } from "./lobby.ts";
import type { MetricsRecorder } from "./metricsRecorder.ts";
import type { TellLimited } from "./rateNotices.ts";
import { isCommandName, readRequest, type Request } from "./requests.ts";
import type { Seating } from "./seating.ts";
import type { Caller } from "./types.ts";
import { roomMeant, watchFound, type WatchParts, type WatchRequest } from "./watchCall.ts";
import type { Watching } from "./watching.ts";

export interface CallParts extends WatchParts {
  /** Epoch ms. */
  readonly clock: Clock;
  readonly keeper: RoomKeeper;
  readonly limits: CallLimits;
  readonly lobby: Lobby;
  readonly seating: Seating;
  readonly recorder: MetricsRecorder;
  readonly doorkeeper: Doorkeeper;
  readonly tellLimited: TellLimited;
  readonly load: Load;
  readonly watching: Pick<Watching, "begin" | "watches" | "end">;
  /** Ends a connection that goes on although it was refused again and again. */
  readonly disconnectFlooder: (socket: Caller) => void;
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
  const { load, recorder, clock, onFault } = parts;

  async function attend(raw: RawCall): Promise<Code> {
    load.begin();
    try {
      return await answer(parts, raw);
    } catch (fault) {
      onFault(fault);
      return refuse(raw.reply, "UNAVAILABLE");
    } finally {
      load.end();
    }
  }

  return async (socket, name, args) => {
    const reply = replyFor(args);
    const raw = { socket, name, payload: payloadOf(args), reply, receivedAt: clock.now() };
    const code = shed(parts, name, reply) ?? (await attend(raw));
    recorder.answered(isCommandName(name) ? name : "unknown", code);
    if (code === "INVALID_REQUEST" || code === "RATE_LIMITED") await countRefusal(parts, socket);
  };
}

/** Before anything else is done for it, for that is what the server has no time for. */
function shed({ load, recorder }: CallParts, name: unknown, reply: Reply): Code | undefined {
  const callClass = isCommandName(name) ? load.sheds(name) : undefined;
  if (callClass === undefined) return undefined;
  recorder.shed(callClass);
  reply(overloadedAnswer(load.retryInMs()));
  return "OVERLOADED";
}

interface RawCall {
  readonly socket: Caller;
  readonly name: unknown;
  readonly payload: unknown;
  readonly reply: Reply;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
}

async function answer(parts: CallParts, raw: RawCall): Promise<Code> {
  const { socket, name, payload, reply, receivedAt } = raw;
  if (!isCommandName(name)) return refuse(reply, "INVALID_REQUEST");
  if (!(await isWithinRate(parts, socket, name))) return refuse(reply, "RATE_LIMITED");
  const request = readRequest(name, payload, { actor: actorOf(socket), receivedAt });
  if (request === undefined) return refuse(reply, "INVALID_REQUEST");
  return run(parts, { socket, name, reply }, request);
}

/** Who calls, with what is known of the line now. */
function actorOf({ data: { session, lagMs } }: Caller): Actor {
  return lagMs === undefined ? session.actor : { ...session.actor, lagMs };
}

function refuse(reply: Reply, code: RefusalCode): Code {
  reply(refusalAck(code));
  return code;
}

async function isWithinRate(
  { limits, tellLimited, recorder }: CallParts,
  socket: Caller,
  event: CommandName,
): Promise<boolean> {
  const verdict = await limits.take(socket.data.session.actor.owner, event);
  if (verdict.allowed) return true;
  recorder.limited("key");
  if (verdict.first) tellLimited(socket, event, verdict.resetsIn);
  return false;
}

async function countRefusal(
  { limits, disconnectFlooder }: CallParts,
  socket: Caller,
): Promise<void> {
  const verdict = await limits.takeRefusal(socket.id);
  if (!verdict.allowed && verdict.first) disconnectFlooder(socket);
}

async function run(parts: CallParts, call: Call, request: Request): Promise<Code> {
  switch (request.type) {
    case "list":
      return list(parts, call);
    case "create":
    case "playNow":
      return codeOf(await open(parts, call, request));
    case "watch":
      return codeOf(await watch(parts, call, request));
    case "room":
      return endsWatching(parts, call, request)
        ? stopWatching(parts, call)
        : codeOf(await askRoom(parts, call, request));
    default:
      return request satisfies never;
  }
}

async function list({ lobby, doorkeeper, tellLimited }: CallParts, call: Call): Promise<Code> {
  const bar = await doorkeeper.list(call.socket);
  if (bar !== undefined) {
    tellBar(tellLimited, call, bar);
    return refuse(call.reply, bar.code);
  }
  await lobby.enter(call.socket);
  call.reply({ success: true });
  return "OK";
}

async function open(
  parts: CallParts,
  call: Call,
  { type, options, requestId }: Extract<Request, { type: "create" | "playNow" }>,
): Promise<Outcome> {
  const { keeper, doorkeeper } = parts;
  const actor = actorOf(call.socket);
  // Most who want to play now open no room: they are counted as those who join one.
  const { bar, ended } = await doorkeeper[type === "create" ? "open" : "join"](call.socket);
  const asked = { actor, options, requestId, refuseNew: bar?.code };
  const outcome = await keeper[type](asked, (outcome) => respond(parts, call, outcome, { bar }));
  ended(codeOf(outcome));
  return outcome;
}

type RoomRequest = Extract<Request, { type: "room" }>;

function askRoom(parts: CallParts, call: Call, request: RoomRequest): Promise<Outcome> {
  const { socket } = call;
  const hasSeat = socket.data.session.rooms.has(request.roomId);
  return hasSeat ? perform(parts, call, request) : askAsStranger(parts, call, request);
}

function perform(parts: CallParts, call: Call, request: RoomRequest): Promise<Outcome> {
  const { roomId, command } = request;
  return parts.keeper.perform(roomId, command, (outcome) =>
    respond(parts, call, outcome, { roomId }),
  );
}

/**
 * How long after its call `Room not found` is answered. The store is asked in the same way whether
 * there is such a room or not; what little time a found one takes longer disappears in this.
 */
const NOT_FOUND_AFTER_MS = 5;

/** A socket that holds no seat in the room: it may take one, or come back to its own. */
async function askAsStranger(
  parts: CallParts,
  call: Call,
  { roomId, command }: RoomRequest,
): Promise<Outcome> {
  const { keeper, doorkeeper, clock } = parts;
  const isJoin = command.type === "join";
  const { bar, ended } = await doorkeeper[isJoin ? "join" : "look"](call.socket);
  if (bar !== undefined && !isJoin) return respond(parts, call, refused(bar.code), { bar });
  const later = answerLater(clock);
  const tried = isJoin ? { ...command, refuseNewcomer: bar?.code } : command;
  const outcome = await keeper.perform(roomId, tried, (found) => {
    if (codeOf(found) !== "ROOM_NOT_FOUND") respond(parts, call, found, { bar, roomId });
    else later.tell(() => respond(parts, call, deniedBy(bar) ?? found, { bar }));
  });
  ended(codeOf(outcome));
  await later.told();
  return outcome;
}

/** Begun before the store is asked, told at a time that says nothing of what was found. */
function answerLater(clock: Clock) {
  const notBefore = pause(clock, NOT_FOUND_AFTER_MS);
  let told: Promise<unknown> | undefined;
  return {
    tell: (answer: () => unknown) => void (told = notBefore.then(answer)),
    told: () => told,
  };
}

/** Watches a room without a seat; what may not be watched is answered as what is not there (R3). */
async function watch(parts: CallParts, call: Call, request: WatchRequest): Promise<Outcome> {
  const { keeper, doorkeeper, clock } = parts;
  const { bar, ended } = await doorkeeper.look(call.socket);
  if (bar !== undefined) return respond(parts, call, refused(bar.code), { bar });
  const later = answerLater(clock);
  let seen: Outcome | undefined;
  const outcome = await keeper.perform(roomMeant(parts, request), { type: "look" }, (found) => {
    seen = watchFound(parts, call.socket, request, found);
    const answer = seen;
    if (codeOf(answer) !== "ROOM_NOT_FOUND") respond(parts, call, answer, {});
    else later.tell(() => respond(parts, call, answer, {}));
  });
  ended(codeOf(seen ?? outcome));
  await later.told();
  return seen ?? outcome;
}

/** Who watches leaves by the id they know the room by; who has a seat there gives that up. */
function endsWatching({ watching }: CallParts, { socket }: Call, request: RoomRequest): boolean {
  const { roomId, command } = request;
  const hasSeat = socket.data.session.rooms.has(roomId);
  return command.type === "leave" && !hasSeat && watching.watches(socket, roomId);
}

function stopWatching({ watching }: CallParts, { socket, reply }: Call): Code {
  watching.end(socket);
  reply({ success: true });
  return "OK";
}

/** Who is kept out does not learn whether there is such a room either. */
function deniedBy(bar: Bar | undefined): Outcome | undefined {
  return bar && refused(bar.code);
}

/** What an answer is told with besides itself. */
interface Circumstances {
  readonly bar?: Bar | undefined;
  /** Missing for a room that was to be opened. */
  readonly roomId?: string;
}

function respond(
  { seating, tellLimited, load }: CallParts,
  call: Call,
  outcome: Outcome,
  { bar, roomId }: Circumstances,
): Outcome {
  if (outcome.ok) {
    grant(seating, call, outcome.value);
    return outcome;
  }
  const { code } = outcome.error;
  const isBusy = code === "OVERLOADED";
  call.reply(isBusy ? overloadedAnswer(load.retryInMs()) : refusalAnswer(outcome.error));
  if (bar?.code === code) tellBar(tellLimited, call, bar);
  if (roomId !== undefined) seating.refused(call.socket, roomId, code);
  return outcome;
}

/** A limit that passes with time is told as such. */
function tellBar(tellLimited: TellLimited, { socket, name }: Call, { resetsIn }: Bar): void {
  if (resetsIn !== undefined) tellLimited(socket, name, resetsIn);
}

function grant(seating: Seating, { socket, name, reply }: Call, kept: Kept): void {
  reply(successAnswer(name, kept));
  seating.granted(socket, name, kept);
}

function codeOf(outcome: Outcome): Code {
  return outcome.ok ? "OK" : outcome.error.code;
}
