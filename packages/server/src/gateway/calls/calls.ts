// The path of every call: rate limit, parse, decide, answer once (W2).
import { refusalAck } from "@kingrow/protocol";
import { type Outcome, refused } from "../../keeper/outcome.ts";
import type { Caller } from "../transport/transport.ts";
import { payloadOf, type Reply, replyFor } from "./answers.ts";
import { isCommandName, readRequest, type Request, type RoomRequest } from "./requests.ts";
import {
  actorOf,
  type Call,
  type CallServices,
  type Code,
  codeOf,
  refuse,
  respond,
} from "./respond.ts";
import { callAsStranger, openRoom, watchRoom } from "./roomCalls.ts";

/** Never rejects: an unexpected fault is answered with UNAVAILABLE. */
export type OnCall = (socket: Caller, name: unknown, args: readonly unknown[]) => Promise<void>;

/** Between two greetings of one connection (O7). */
const GREETING_PAUSE_MS = 5_000;

export function createOnCall(services: CallServices): OnCall {
  const { keeper, lobby, watching, door, recorder, clock, onFault } = services;
  const nextGreetingAt = new WeakMap<Caller, number>();

  async function onCall(socket: Caller, name: unknown, args: readonly unknown[]): Promise<void> {
    const reply: Reply = replyFor(args);
    if (!isCommandName(name)) return record(socket, "unknown", refuse(reply, "INVALID_REQUEST"));
    const refusal = door.calls.begin(socket, name);
    if (refusal !== undefined) {
      reply({ ...refusalAck(refusal.code), ...refusal });
      return recorder.answered(name, refusal.code);
    }
    const facts = { actor: actorOf(socket), receivedAt: clock.now() };
    const request = readRequest(name, payloadOf(args), facts);
    const call = { socket, name, reply };
    record(socket, name, await answer(call, request).finally(() => door.calls.end()));
  }

  function record(socket: Caller, name: string, code: Code): void {
    recorder.answered(name, code);
    door.calls.refused(socket, code);
  }

  async function answer(call: Call, request: Request | undefined): Promise<Code> {
    if (request === undefined) return refuse(call.reply, "INVALID_REQUEST");
    try {
      if (request.type === "list") return await list(call);
      if (endsWatching(call, request)) return stopWatching(call);
      return codeOf(await perform(call, request));
    } catch (fault) {
      onFault(fault);
      return refuse(call.reply, "UNAVAILABLE");
    }
  }

  async function list({ socket, reply }: Call): Promise<Code> {
    await lobby.enter(socket);
    reply({ success: true });
    return "OK";
  }

  /** A player who has a seat in the room gives up that one instead. */
  function endsWatching({ socket }: Call, request: Request): boolean {
    if (request.type !== "room" || request.command.type !== "leave") return false;
    const { roomId } = request;
    return !socket.data.session.rooms.has(roomId) && watching.watches(socket, roomId);
  }

  function stopWatching({ socket, reply }: Call): Code {
    watching.end(socket);
    reply({ success: true });
    return "OK";
  }

  function perform(call: Call, request: Exclude<Request, { type: "list" }>): Promise<Outcome> {
    switch (request.type) {
      case "create":
      case "playNow":
        return openRoom(services, call, request);
      case "watch":
        return watchRoom(services, call, request);
      case "room":
        return performInRoom(call, request);
      default:
        return request satisfies never;
    }
  }

  function performInRoom(call: Call, request: RoomRequest): Promise<Outcome> {
    const { socket } = call;
    const { roomId, command } = request;
    const hasSeat = socket.data.session.rooms.has(roomId);
    // A join takes its permit in any case: this socket may have been removed from its seat since.
    if (!hasSeat || command.type === "join") return callAsStranger(services, call, request);
    const decide = () =>
      keeper.perform(roomId, command, (decided) => respond(services, call, decided, { roomId }));
    return command.type === "greet" ? greet(call, decide) : decide();
  }

  /** Only a delivered greeting counts. */
  async function greet(call: Call, decide: () => Promise<Outcome>): Promise<Outcome> {
    const { socket } = call;
    if ((nextGreetingAt.get(socket) ?? 0) > clock.now())
      return respond(services, call, refused("RATE_LIMITED"));
    nextGreetingAt.set(socket, clock.now() + GREETING_PAUSE_MS);
    const outcome = await decide();
    const isDelivered = outcome.ok && outcome.value.notices.some(({ type }) => type === "greeting");
    if (!isDelivered) nextGreetingAt.delete(socket);
    return outcome;
  }

  return onCall;
}
