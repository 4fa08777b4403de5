// A watched room. Its watchers on this node get the newest state, at most ten times a second (O6).
import type { RoomState } from "@kingrow/protocol";
import type { Cancel, Clock } from "@kingrow/time";
import type { Audience, Caller, Transport } from "../transport/transport.ts";

/** Pause between two states. States in between are skipped. */
const INTERVAL_MS = 100;

export interface WatchedRoomOptions {
  /** The id for players. */
  readonly roomId: string;
  /** The state for watchers. */
  readonly state: RoomState;
  readonly transport: Transport;
  /** The clock of deadlines. */
  readonly clock: Clock;
  /** Sends a state to the other nodes. */
  readonly forward: (state: RoomState) => void;
}

export class WatchedRoom {
  readonly roomId: string;
  readonly #options: WatchedRoomOptions;
  readonly #watchers = new Set<Caller>();
  #state: RoomState;
  #sentVersion = 0;
  #timer: Cancel | undefined;

  constructor(options: WatchedRoomOptions) {
    this.#options = options;
    this.roomId = options.roomId;
    this.#state = options.state;
  }

  /** The newest state with the present time, which clients compare with the clocks of the players. */
  get state(): RoomState {
    return { ...this.#state, serverTime: this.#options.clock.now() };
  }

  get watcherCount(): number {
    return this.#watchers.size;
  }

  /** Whether the room has no watchers here and nothing to send. */
  get isIdle(): boolean {
    return this.#timer === undefined && this.#watchers.size === 0;
  }

  add(socket: Caller): void {
    this.#watchers.add(socket);
    void socket.join(this.#name);
  }

  remove(socket: Caller): void {
    if (this.#watchers.delete(socket)) void socket.leave(this.#name);
  }

  /** Sends this state soon, unless a newer one replaces it. */
  update(state: RoomState): void {
    if (state.version < this.#state.version || state.version <= this.#sentVersion) return;
    this.#state = state;
    this.#timer ??= this.#options.clock.after(0, () => this.#begin());
  }

  /** Sends the last state and the end. Returns the watchers. */
  close(): readonly Caller[] {
    if (this.#isUnsent) this.#send();
    this.stop();
    this.#here.emit("watchEnded", { roomId: this.#state.id });
    const watchers = [...this.#watchers];
    for (const watcher of watchers) this.remove(watcher);
    return watchers;
  }

  /** Nothing is sent any more. */
  stop(): void {
    this.#timer?.();
    this.#timer = undefined;
  }

  #begin(): void {
    this.#send();
    this.#timer = this.#options.clock.after(INTERVAL_MS, () => {
      this.#timer = undefined;
      if (this.#isUnsent) this.#begin();
    });
  }

  #send(): void {
    this.#sentVersion = this.#state.version;
    this.#options.forward(this.#state);
    this.#here.emit("roomState", this.state);
  }

  get #isUnsent(): boolean {
    return this.#state.version > this.#sentVersion;
  }

  /** The watchers on this node. */
  get #here(): Audience {
    return this.#options.transport.here.to(this.#name);
  }

  get #name(): string {
    return `kingrow:watch:${this.roomId}`;
  }
}
