// One life of the server process, from its start to its end, however it ends.

export interface Life {
  readonly number: number;
  /** The random id of this life, as the product knows it. */
  readonly run: string;
  /** Epoch milliseconds. */
  readonly bootedAt: number;
  isAlive: boolean;
  /** Ids of the sockets that this life holds for connected. */
  readonly connected: Set<string>;
}

export function beginLife(number: number, bootedAt: number): Life {
  return { number, run: `run-${number}`, bootedAt, isAlive: true, connected: new Set() };
}
