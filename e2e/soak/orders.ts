// The messages between the soak and its server process.

export type Order =
  | { readonly type: "measure" }
  /** Sets the clock ahead by so many milliseconds. */
  | { readonly type: "advance"; readonly milliseconds: number }
  | { readonly type: "stop" };

/** What is left in the server after a collection of garbage. */
export interface Remains {
  readonly heapBytes: number;
  readonly timers: number;
  readonly connections: number;
  /** Rooms of Socket.IO: one per socket, and the lobby's. */
  readonly adapterRooms: number;
  readonly storedRooms: number;
  readonly deadlines: number;
  readonly lobbyRows: number;
}

export type Report =
  | { readonly type: "ready"; readonly port: number }
  | { readonly type: "measured"; readonly remains: Remains };
