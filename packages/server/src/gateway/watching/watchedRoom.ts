// One watched room: its watchers on this node get the newest state, at most ten times a second (O6).
import type { RoomState } from "@kingrow/protocol";
import type { Cancel, Clock } from "@kingrow/time";
import type { Caller, Transport } from "../transport/transport.ts";

/** Between two states; those in between are left out. */
const INTERVAL_MS = 100;
/** Watchers are sent to in so many parts, so that calls of players come in between. */
const PARTS = 16;
const PART_PAUSE_MS = 1;

export interface WatchedRoomOptions {
  /** The id that players know. */
  readonly roomId: string;
  /** What watchers see. */
  readonly state: RoomState;
  readonly transport: Transport;
  /** The server's, by which deadlines and players' clocks go. */
  readonly clock: Clock;
  /** Sends a state on to the other nodes. */
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

  /** The newest state, as of now: its players' clocks run from its server time. */
  get state(): RoomState {
    return { ...this.#state, serverTime: this.#options.clock.now() };
  }

  get watcherCount(): number {
    return this.#watchers.size;
  }

  /** Whether nobody here watches, and nothing is to be sent. */
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

  /** Sends a newer state soon, or a still newer one. */
  update(state: RoomState): void {
    if (state.version < this.#state.version || state.version <= this.#sentVersion) return;
    this.#state = state;
    this.#timer ??= this.#options.clock.after(0, () => this.#begin());
  }

  /** Sends the last state and the end. Returns who watched. */
  close(): readonly Caller[] {
    const { forward, transport } = this.#options;
    const parts = this.#parts();
    const isUnsent = this.#state.version > this.#sentVersion;
    if (isUnsent) forward(this.#state);
    // A part that has had this version ignores it.
    if (isUnsent || this.#timer !== undefined) for (const part of parts) this.#send(part);
    this.stop();
    for (const part of parts)
      transport.here.to(this.#nameOf(part)).emit("watchEnded", { roomId: this.#state.id });
    const watchers = [...this.#watchers.keys()];
    for (const watcher of watchers) this.remove(watcher);
    return watchers;
  }

  /** Sends nothing any more. */
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
