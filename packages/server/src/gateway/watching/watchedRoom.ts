// A watched room. Its watchers on this node get the newest state, at most ten times a second (O6).
import type { RoomState } from "@kingrow/protocol";
import type { Cancel, Clock } from "@kingrow/time";
import type { Caller, Transport } from "../transport/transport.ts";

/** Pause between two states. States in between are skipped. */
const INTERVAL_MS = 100;
/** A state is sent to one part of the watchers at a time, so that calls of players do not wait for all of them. */
const PARTS = 16;
const PART_PAUSE_MS = 1;

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
  /** The part of each watcher. */
  readonly #watchers = new Map<Caller, number>();
  #joined = 0;
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
    const part = this.#joined % PARTS;
    this.#joined += 1;
    this.#watchers.set(socket, part);
    void socket.join(this.#nameOf(part));
  }

  remove(socket: Caller): void {
    const part = this.#watchers.get(socket);
    this.#watchers.delete(socket);
    if (part !== undefined) void socket.leave(this.#nameOf(part));
  }

  /** Sends this state soon, unless a newer one replaces it. */
  update(state: RoomState): void {
    if (state.version < this.#state.version || state.version <= this.#sentVersion) return;
    this.#state = state;
    this.#timer ??= this.#options.clock.after(0, () => this.#begin());
  }

  /** Sends the last state and the end. Returns the watchers. */
  close(): readonly Caller[] {
    const { forward, transport } = this.#options;
    const parts = this.#parts();
    const isUnsent = this.#state.version > this.#sentVersion;
    if (isUnsent) forward(this.#state);
    // Clients ignore a version that they have.
    if (isUnsent || this.#timer !== undefined) for (const part of parts) this.#send(part);
    this.stop();
    for (const part of parts)
      transport.here.to(this.#nameOf(part)).emit("watchEnded", { roomId: this.#state.id });
    const watchers = [...this.#watchers.keys()];
    for (const watcher of watchers) this.remove(watcher);
    return watchers;
  }

  /** Nothing is sent any more. */
  stop(): void {
    this.#timer?.();
    this.#timer = undefined;
  }

  #begin(): void {
    this.#sentVersion = this.#state.version;
    this.#options.forward(this.#state);
    this.#sendTo(this.#parts());
  }

  #sendTo([part, ...others]: readonly number[]): void {
    const { clock } = this.#options;
    if (part !== undefined) this.#send(part);
    if (others.length > 0) this.#timer = clock.after(PART_PAUSE_MS, () => this.#sendTo(others));
    else this.#timer = clock.after(INTERVAL_MS, () => this.#rest());
  }

  #rest(): void {
    this.#timer = undefined;
    if (this.#state.version > this.#sentVersion) this.#begin();
  }

  #send(part: number): void {
    this.#options.transport.here.to(this.#nameOf(part)).emit("roomState", this.state);
  }

  /** Parts with a watcher. */
  #parts(): readonly number[] {
    return [...new Set(this.#watchers.values())];
  }

  #nameOf(part: number): string {
    return `kingrow:watch:${this.roomId}:${part}`;
  }
}
