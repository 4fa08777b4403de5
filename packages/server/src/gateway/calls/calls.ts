// Handles each call: rate limit, parse, command, one answer (W2).
import { refusalAck } from "@kingrow/protocol";
import { type Outcome, refused } from "../../keeper/outcome.ts";
import type { Caller } from "../transport/transport.ts";
import {
  payloadOf,
  type Reply,
  replyFor,
  actorOf,
  type Call,
  type CallServices,
  type Code,
  codeOf,
  refuse,
  respond,
} from "./respond.ts";
import { isCommandName, readRequest, type Request, type RoomRequest } from "./requests.ts";
import { callWithoutSeat, openRoom, watchRoom } from "./roomCalls.ts";

/** Pause between two greetings of one connection (O7). */
const GREETING_PAUSE_MS = 5_000;

export class CallHandler {
  readonly #services: CallServices;
  readonly #nextGreetingAt = new WeakMap<Caller, number>();

  constructor(services: CallServices) {
    this.#services = services;
  }

  /** Never rejects. An unexpected fault is answered with UNAVAILABLE. */
  async handle(socket: Caller, name: unknown, args: readonly unknown[]): Promise<void> {
    const reply: Reply = replyFor(args);
    if (!isCommandName(name))
      return this.#record(socket, "unknown", refuse(reply, "INVALID_REQUEST"));
    const { door, recorder } = this.#services;
    const refusal = door.calls.begin(socket, name);
    if (refusal !== undefined) {
      reply({ ...refusalAck(refusal.code), ...refusal });
      return recorder.answered(name, refusal.code);
    }
    const code = await this.#answer({ socket, name, reply }, payloadOf(args));
    door.calls.end();
    this.#record(socket, name, code);
  }

  #record(socket: Caller, name: string, code: Code): void {
    const { door, recorder } = this.#services;
    recorder.answered(name, code);
    door.calls.refused(socket, code);
  }

  async #answer(call: Call, payload: unknown): Promise<Code> {
    const { clock, onFault } = this.#services;
    try {
      const facts = { actor: actorOf(call.socket), receivedAt: clock.now() };
      const request = readRequest(call.name, payload, facts);
      if (request === undefined) return refuse(call.reply, "INVALID_REQUEST");
      if (request.type === "list") return await this.#list(call);
      if (this.#endsWatching(call, request)) return this.#stopWatching(call);
      return codeOf(await this.#perform(call, request));
    } catch (fault) {
      onFault(fault);
      return refuse(call.reply, "UNAVAILABLE");
    }
  }

  async #list({ socket, reply }: Call): Promise<Code> {
    await this.#services.lobby.enter(socket);
    reply({ success: true });
    return "OK";
  }

  /** Whether the call is `leaveRoom` of a watcher. A player gives up the seat instead. */
  #endsWatching({ socket }: Call, request: Request): boolean {
    if (request.type !== "room" || request.command.type !== "leave") return false;
    const { roomId } = request;
    return (
      !socket.data.session.rooms.has(roomId) && this.#services.watching.watches(socket, roomId)
    );
  }

  #stopWatching({ socket, reply }: Call): Code {
    this.#services.watching.end(socket);
    reply({ success: true });
    return "OK";
  }

  #perform(call: Call, request: Exclude<Request, { type: "list" }>): Promise<Outcome> {
    switch (request.type) {
      case "create":
      case "playNow":
        return openRoom(this.#services, call, request);
      case "watch":
        return watchRoom(this.#services, call, request);
      case "room":
        return this.#performInRoom(call, request);
      default:
        return request satisfies never;
    }
  }

  #performInRoom(call: Call, request: RoomRequest): Promise<Outcome> {
    const { socket } = call;
    const { roomId, command } = request;
    const hasSeat = socket.data.session.rooms.has(roomId);
    // A join always takes a permit, because this socket may have lost its seat since.
    if (!hasSeat || command.type === "join") return callWithoutSeat(this.#services, call, request);
    const decide = () =>
      this.#services.keeper.perform(roomId, command, (decided) =>
        respond(this.#services, call, decided, { roomId }),
      );
    return command.type === "greet" ? this.#greet(call, decide) : decide();
  }

  /** Only a delivered greeting counts. */
  async #greet(call: Call, decide: () => Promise<Outcome>): Promise<Outcome> {
    const { clock } = this.#services;
    const { socket } = call;
    if ((this.#nextGreetingAt.get(socket) ?? 0) > clock.now())
      return respond(this.#services, call, refused("RATE_LIMITED"));
    this.#nextGreetingAt.set(socket, clock.now() + GREETING_PAUSE_MS);
    const outcome = await decide();
    const isDelivered = outcome.ok && outcome.value.notices.some(({ type }) => type === "greeting");
    if (!isDelivered) this.#nextGreetingAt.delete(socket);
    return outcome;
  }
}
