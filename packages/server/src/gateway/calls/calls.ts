// One way for every event: rate limit, parse, ask the keeper, answer once (W2).
import type { CommandName } from "@kingrow/protocol";
import { overloadedAnswer, payloadOf, type Reply, replyFor } from "./answers.ts";
import { actorOf, type Call, type CallDependencies, type Code } from "./callDependencies.ts";
import { isCommandName, readRequest, type Request } from "./requests.ts";
import { codeOf, refuse, tellBar } from "./respond.ts";
import { askRoom, open } from "./roomCalls.ts";
import type { Caller } from "../transport/types.ts";
import { endsWatching, stopWatching, watch } from "./watcherCalls.ts";

/** Never rejects: whatever goes wrong is answered with UNAVAILABLE. */
export type OnCall = (socket: Caller, name: unknown, args: readonly unknown[]) => Promise<void>;

export function createOnCall(dependencies: CallDependencies): OnCall {
  const { load, recorder, clock, onFault } = dependencies;

  async function attend(raw: RawCall): Promise<void> {
    const name = isCommandName(raw.name) ? raw.name : undefined;
    const address = addressOf(raw.socket);
    load.begin(name, address);
    let code: Code;
    try {
      code = await answer(dependencies, raw);
    } catch (fault) {
      onFault(fault);
      code = refuse(raw.reply, "UNAVAILABLE");
    }
    load.end(name, address);
    note(raw, code);
  }

  function note({ socket, name }: RawCall, code: Code): void {
    recorder.answered(isCommandName(name) ? name : "unknown", code);
    if (code === "INVALID_REQUEST" || code === "RATE_LIMITED") countRefusal(dependencies, socket);
  }

  return (socket, name, args) => {
    const reply = replyFor(args);
    const raw = { socket, name, payload: payloadOf(args), reply, receivedAt: clock.now() };
    const code = shed(dependencies, raw);
    return code === undefined ? attend(raw) : Promise.resolve(note(raw, code));
  };
}

/** Before anything else is done for it, for that is what the server has no time for. */
function shed(
  { load, recorder }: CallDependencies,
  { socket, name, reply }: RawCall,
): Code | undefined {
  const callClass = isCommandName(name) ? load.sheds(name, addressOf(socket)) : undefined;
  if (callClass === undefined) return undefined;
  recorder.shed(callClass);
  reply(overloadedAnswer(load.retryInMs()));
  return "OVERLOADED";
}

function addressOf({ data }: Caller): string | undefined {
  return data.session.actor.address;
}

interface RawCall {
  readonly socket: Caller;
  readonly name: unknown;
  readonly payload: unknown;
  readonly reply: Reply;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
}

/** At once where nothing has to be waited for. */
function answer(dependencies: CallDependencies, raw: RawCall): Code | Promise<Code> {
  const { socket, name, payload, reply, receivedAt } = raw;
  if (!isCommandName(name)) return refuse(reply, "INVALID_REQUEST");
  if (!isWithinRate(dependencies, socket, name)) return refuse(reply, "RATE_LIMITED");
  const request = readRequest(name, payload, { actor: actorOf(socket), receivedAt });
  if (request === undefined) return refuse(reply, "INVALID_REQUEST");
  return run(dependencies, { socket, name, reply }, request);
}

function isWithinRate(
  { limits, tellLimited, recorder }: CallDependencies,
  socket: Caller,
  event: CommandName,
): boolean {
  const verdict = limits.take(socket.data.session.actor.owner, event);
  if (verdict.allowed) return true;
  recorder.limited("key");
  if (verdict.first) tellLimited(socket, event, verdict.resetsIn);
  return false;
}

function countRefusal({ limits, disconnectFlooder }: CallDependencies, socket: Caller): void {
  const verdict = limits.takeRefusal(socket.id);
  if (!verdict.allowed && verdict.first) disconnectFlooder(socket);
}

function run(dependencies: CallDependencies, call: Call, request: Request): Code | Promise<Code> {
  switch (request.type) {
    case "list":
      return list(dependencies, call);
    case "create":
    case "playNow":
      return open(dependencies, call, request).then(codeOf);
    case "watch":
      return watch(dependencies, call, request).then(codeOf);
    case "room":
      return endsWatching(dependencies, call, request)
        ? stopWatching(dependencies, call)
        : askRoom(dependencies, call, request).then(codeOf);
    default:
      return request satisfies never;
  }
}

async function list(
  { lobby, doorkeeper, tellLimited, load }: CallDependencies,
  call: Call,
): Promise<Code> {
  const bar = await doorkeeper.list(call.socket);
  if (bar !== undefined) {
    tellBar(tellLimited, call, bar);
    return refuse(call.reply, bar.code);
  }
  await lobby.enter(call.socket, (over) => void load.idle(over, addressOf(call.socket)));
  call.reply({ success: true });
  return "OK";
}
