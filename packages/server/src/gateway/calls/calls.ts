// One way for every event: rate limit, parse, ask the keeper, answer once (W2).
import { refusalAck } from "@kingrow/protocol";
import { payloadOf, type Reply, replyFor } from "./answers.ts";
import { actorOf, type Call, type CallDependencies, type Code } from "./callDependencies.ts";
import { isCommandName, readRequest, type Request } from "./requests.ts";
import { codeOf, refuse } from "./respond.ts";
import { askRoom, open } from "./roomCalls.ts";
import type { Caller } from "../transport/transport.ts";
import { endsWatching, stopWatching, watch } from "./watcherCalls.ts";

/** Never rejects: whatever goes wrong is answered with UNAVAILABLE. */
export type OnCall = (socket: Caller, name: unknown, args: readonly unknown[]) => Promise<void>;

interface RawCall {
  readonly call: Call;
  readonly payload: unknown;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
}

export function createOnCall(dependencies: CallDependencies): OnCall {
  const { door, recorder, clock, onFault } = dependencies;

  async function answered(raw: RawCall): Promise<Code> {
    try {
      return await answer(dependencies, raw);
    } catch (fault) {
      onFault(fault);
      return refuse(raw.call.reply, "UNAVAILABLE");
    } finally {
      door.calls.end();
    }
  }

  async function attend(raw: RawCall): Promise<void> {
    const { socket, name, reply } = raw.call;
    const refusal = door.calls.begin(socket, name);
    if (refusal === undefined) note(socket, name, await answered(raw));
    else {
      const { code, ...when } = refusal;
      reply({ ...refusalAck(code), ...when });
      recorder.answered(name, code);
    }
  }

  function note(socket: Caller, name: string, code: Code): void {
    recorder.answered(name, code);
    door.calls.refused(socket, code);
  }

  return async (socket, name, args) => {
    const reply: Reply = replyFor(args);
    if (!isCommandName(name)) return note(socket, "unknown", refuse(reply, "INVALID_REQUEST"));
    const call = { socket, name, reply };
    return attend({ call, payload: payloadOf(args), receivedAt: clock.now() });
  };
}

/** At once where nothing has to be waited for. */
function answer(
  dependencies: CallDependencies,
  { call, payload, receivedAt }: RawCall,
): Code | Promise<Code> {
  const actor = actorOf(call.socket);
  const request = readRequest(call.name, payload, { actor, receivedAt });
  if (request === undefined) return refuse(call.reply, "INVALID_REQUEST");
  return run(dependencies, call, request);
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

async function list({ lobby }: CallDependencies, { socket, reply }: Call): Promise<Code> {
  await lobby.enter(socket);
  reply({ success: true });
  return "OK";
}
