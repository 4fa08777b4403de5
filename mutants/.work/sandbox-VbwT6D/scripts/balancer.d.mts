// The balancer's types, for the tests that stand behind it.

export interface Balancer {
  readonly port: number;
  /** Takes no connection any more; those that are open stay. */
  close(): void;
}

/** @param targets ports of nodes on this machine */
export function startBalancer(
  port: number,
  targets: readonly number[],
  host?: string,
): Promise<Balancer>;
