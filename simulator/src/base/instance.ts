// One instance of the server process, from its start to its end, however it ends.

export interface Instance {
  readonly number: number;
  /** The random id of this instance, as the product knows it. */
  readonly run: string;
  /** Epoch milliseconds. */
  readonly bootedAt: number;
  isAlive: boolean;
  /** Ids of the sockets that this instance holds for connected. */
  readonly connected: Set<string>;
}

export function startInstance(number: number, bootedAt: number): Instance {
  return { number, run: `run-${number}`, bootedAt, isAlive: true, connected: new Set() };
}
