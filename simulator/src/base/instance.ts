// One instance of the server process, from its start to its end.

export interface Instance {
  readonly number: number;
  /** The random run id of this instance. */
  readonly run: string;
  /** Epoch milliseconds. */
  readonly bootedAt: number;
  isAlive: boolean;
  /** Ids of the sockets that this instance considers connected. */
  readonly connected: Set<string>;
}

export function startInstance(number: number, bootedAt: number): Instance {
  return { number, run: `run-${number}`, bootedAt, isAlive: true, connected: new Set() };
}
