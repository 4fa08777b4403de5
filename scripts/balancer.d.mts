// The types of the balancer, for the tests that use it.

export interface Balancer {
  readonly port: number;
  /** Accepts no more connections. Open ones stay. */
  close(): void;
}

/** @param targets ports of nodes on this machine */
export function startBalancer(
  port: number,
  targets: readonly number[],
  host?: string,
): Promise<Balancer>;
