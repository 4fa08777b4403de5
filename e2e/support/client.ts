// A stock Socket.IO client that logs all events, for which tests can wait.
import type { AvailableRoom, RoomState } from "@kingrow/protocol";
import { openStockSocket, type StockOptions, type StockSocket } from "@kingrow/protocol/testing";
import { Waiters } from "./waiters.ts";
import { type Answer, faultsOf, isAnswer, isRoomList, isRoomState } from "./shape.ts";

const ANSWER_WITHIN_MS = 30_000;
/** Packet types of the Socket.IO protocol that acknowledge a call. */
const ACKS: ReadonlySet<number> = new Set([3, 6]);

type Matches<T> = (payload: T) => boolean;
const anything = (): boolean => true;

/** An event of the server, an `answer` (acknowledgement), or the connection's own `connect`, `disconnect`, `connect_error`. */
export interface LoggedEvent {
  readonly event: string;
  readonly payload: unknown;
  /** Epoch milliseconds on this side. */
  readonly at: number;
}

export class Client {
  readonly socket: StockSocket;
  readonly log: LoggedEvent[] = [];
  readonly #waiting = new Waiters(ANSWER_WITHIN_MS);
  readonly #acks = new Map<number, number>();

  constructor(url: string, options: StockOptions) {
    this.socket = openStockSocket(url, options);
    this.socket.onAny((event: string, payload: unknown) => this.#record(event, payload));
    this.socket.on("connect", () => this.#record("connect", this.socket.id));
    this.socket.on("disconnect", (reason) => this.#record("disconnect", reason));
    this.socket.on("connect_error", (error) => this.#record("connect_error", error.message));
    this.socket.io.on("packet", ({ type, id }) => {
      if (ACKS.has(type) && id !== undefined) this.#acks.set(id, (this.#acks.get(id) ?? 0) + 1);
    });
  }

  /** The player id on the wire. */
  get id(): string {
    return this.socket.id ?? "not connected";
  }

  /** Emits with an acknowledgement and waits for it. */
  call(event: string, ...args: readonly unknown[]): Promise<Answer> {
    return new Promise((answered, failed) => {
      const timer = setTimeout(
        () => failed(new Error(`No answer to ${event} ${JSON.stringify(args)}. ${this.#tail()}`)),
        ANSWER_WITHIN_MS,
      );
      this.socket.emit(event, ...args, (answer: unknown) => {
        clearTimeout(timer);
        this.#record("answer", answer);
        if (isAnswer(answer)) answered(answer);
        else failed(new Error(`Malformed answer to ${event}: ${JSON.stringify(answer)}`));
      });
    });
  }

  /** The first event of that name, from `since` on, that matches; waits for it if need be. */
  heard(event: string, matches: Matches<unknown> = anything, since = 0): Promise<LoggedEvent> {
    return this.#until(`${event} ${matches.toString()}`, () =>
      this.log.slice(since).find((entry) => entry.event === event && matches(entry.payload)),
    );
  }

  /** The latest room state, as soon as it matches. */
  state(matches: Matches<RoomState> = anything): Promise<RoomState> {
    return this.#until(`roomState ${matches.toString()}`, () => {
      const latest = this.all("roomState").at(-1);
      return isRoomState(latest) && matches(latest) ? latest : undefined;
    });
  }

  /** The latest list of rooms, as soon as it matches. */
  rooms(matches: Matches<readonly AvailableRoom[]> = anything): Promise<readonly AvailableRoom[]> {
    return this.#until(`availableRooms ${matches.toString()}`, () => {
      const latest = this.all("availableRooms").at(-1);
      return isRoomList(latest) && matches(latest) ? latest : undefined;
    });
  }

  /** The payloads of all events of that name so far. */
  all(event: string): readonly unknown[] {
    return this.log.filter((entry) => entry.event === event).map((entry) => entry.payload);
  }

  /** Resolves when everything that the server has sent before has arrived. */
  async caughtUp(): Promise<void> {
    await this.call("leaveRoom", { roomId: "nowhere" });
  }

  /** Violations of the specification in the log. */
  faults(): readonly string[] {
    return [...this.#malformed(), ...this.#answeredTwice(), ...this.#decreasingVersions()];
  }

  close(): void {
    this.socket.disconnect();
    this.socket.io.engine?.close();
  }

  #record(event: string, payload: unknown): void {
    this.log.push({ event, payload, at: Date.now() });
    this.#waiting.look();
  }

  #until<T>(what: string, find: () => T | undefined): Promise<T> {
    return this.#waiting.until(() => `Waited in vain for ${what}. ${this.#tail()}`, find);
  }

  #tail(): string {
    return `The last events: ${JSON.stringify(this.log.slice(-3)).slice(0, 2000)}`;
  }

  #malformed(): readonly string[] {
    return this.log.flatMap(({ event, payload }) =>
      faultsOf(event, payload).map((fault) => `${fault} ${JSON.stringify(payload).slice(0, 1500)}`),
    );
  }

  #answeredTwice(): readonly string[] {
    const twice = [...this.#acks].filter(([, count]) => count > 1);
    return twice.map(([id, count]) => `call ${id} was answered ${count} times`);
  }

  /** The versions of a room never decrease (rule W5). */
  #decreasingVersions(): readonly string[] {
    const states = this.all("roomState").filter((state) => isRoomState(state));
    return states
      .filter(({ id, version }, index) =>
        states.slice(0, index).some((state) => state.id === id && state.version > version),
      )
      .map(({ id, version }) => `room ${id} decreased to version ${version}`);
  }
}
