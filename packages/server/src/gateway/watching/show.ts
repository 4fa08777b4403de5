// One watched room: its watchers get the newest state only, a few of them at a time (O6).
import type { RoomState } from "@kingrow/protocol";
import type { Cancel, Clock } from "@kingrow/time";
import { createStands } from "./stands.ts";
import type { Transport, Caller } from "../transport/transport.ts";

/** States that come faster than this are left out. */
const PAUSE_MS = 100;
/** A state is with its players by then: what many watchers cost takes no time from its way to them. */
const HEAD_START_MS = 20;
/** Between two groups, for calls that have come meanwhile and for whatever else this machine does. */
const REST_MS = 1;
/** What is sent within this time says the same time, so that it is made text once for several groups. */
const SAME_TIME_MS = 20;
/** While calls wait for their answers the next group does, too, for so many rests. */
const MOST_RESTS = 5;

export interface Show {
  /** As watchers see it now, the newest. */
  readonly state: RoomState;
  /** Watchers of this node. */
  readonly size: number;
  /** Nobody here watches, and nothing is to be sent any more. */
  readonly isOver: boolean;
  add(socket: Caller): void;
  remove(socket: Caller): void;
  /** Sends a state on unless it is known: soon, and not if a newer one comes first. */
  take(state: RoomState): void;
  /** Tells all that the room is closed, once they have its last state; answers who was there. */
  close(): readonly Caller[];
  /** Sends nothing any more. */
  stop(): void;
}

export interface ShowDependencies {
  /** Names the groups of sockets. */
  readonly roomId: string;
  readonly transport: Pick<Transport, "here">;
  /** The server's, by which deadlines and players' clocks go. */
  readonly clock: Clock;
  readonly state: RoomState;
  /** Somebody waits for an answer of this node. */
  readonly isAnswering: () => boolean;
  /** What goes out here goes to the other nodes first. */
  readonly forward: (state: RoomState) => void;
}

export function createShow(dependencies: ShowDependencies): Show {
  const { roomId, transport, clock, forward } = dependencies;
  const stands = createStands(`kingrow:watch:${roomId}`);
  const timed = createTimed(clock);
  let { state } = dependencies;
  let sent = 0;
  let begunAt = 0;
  /** Groups that have not been sent what was begun with. */
  let left: readonly string[] = [];
  let next: Cancel | undefined;

  function begin(): void {
    sent = state.version;
    begunAt = clock.now();
    forward(state);
    sendTo(stands.names());
  }

  /** Each group gets what is the newest by then. */
  function sendTo([name, ...others]: readonly string[]): void {
    if (name !== undefined) transport.here.to(name).emit("roomState", timed(state));
    left = others;
    if (others.length > 0) next = afterRest(dependencies, () => sendTo(others));
    else next = clock.after(pauseAfter(clock.now() - begunAt), rest);
  }

  function rest(): void {
    next = state.version > sent ? clock.after(HEAD_START_MS, begin) : undefined;
  }

  function stop(): void {
    next?.();
    next = undefined;
  }

  return {
    get state() {
      return { ...state, serverTime: clock.now() };
    },
    get size() {
      return stands.size;
    },
    get isOver() {
      return next === undefined && stands.size === 0;
    },
    add: stands.add,
    remove: stands.remove,
    take(newer) {
      if (newer.version < state.version || newer.version <= sent) return;
      state = newer;
      next ??= clock.after(HEAD_START_MS, begin);
    },
    close() {
      stop();
      // What was held back for the players' sake is the last that is seen of the room.
      const isNew = state.version > sent;
      if (isNew) forward(state);
      for (const name of isNew ? stands.names() : left)
        transport.here.to(name).emit("roomState", timed(state));
      for (const name of stands.names())
        transport.here.to(name).emit("watchEnded", { roomId: state.id });
      return stands.clear();
    },
    stop,
  };
}

/** By its time whoever is shown a state counts the players' clocks on; the clock may be set. */
function createTimed(clock: Clock) {
  let known: { readonly of: RoomState; readonly shown: RoomState } | undefined;
  return (state: RoomState): RoomState => {
    const serverTime = clock.now();
    const ago = serverTime - (known?.shown.serverTime ?? Number.NaN);
    if (known?.of === state && Math.abs(ago) < SAME_TIME_MS) return known.shown;
    known = { of: state, shown: { ...state, serverTime } };
    return known.shown;
  };
}

/** Runs after a rest, or some more while calls wait for their answers. */
function afterRest(
  dependencies: Pick<ShowDependencies, "clock" | "isAnswering">,
  run: () => void,
  rests = MOST_RESTS,
): Cancel {
  const { clock, isAnswering } = dependencies;
  let cancel = clock.after(REST_MS, () => {
    if (rests > 1 && isAnswering()) cancel = afterRest(dependencies, run, rests - 1);
    else run();
  });
  return () => cancel();
}

/** What is left of the pause when sending has taken so long; a clock may have been set meanwhile. */
function pauseAfter(took: number): number {
  return Math.min(PAUSE_MS, Math.max(REST_MS, PAUSE_MS - took));
}
