// What an attack is: a name, and a program that goes on until it is told to stop.

export interface Target {
  readonly port: number;
  /** The loopback address it comes from, so that each attacker is a stranger of its own. */
  readonly address: string;
  /** Aborted when the time is up; then its process ends, and with it all its connections. */
  readonly signal: AbortSignal;
}

export interface Attack {
  readonly name: string;
  run(target: Target): Promise<void>;
}

/** The address of the attacker with this number, counted from 0. Never that of the reference games. */
export function attackerAddress(number: number): string {
  return `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}`;
}

/**
 * By which attacks the attacker with this number comes. All names have their turn: where there are more of them
 * than attackers some come by a second one, and where there are fewer several come by the same.
 */
export function namesFor(
  { names, attackers }: { readonly names: readonly string[]; readonly attackers: number },
  number: number,
): readonly string[] {
  return names.filter((_, place) => place % attackers === number % names.length);
}
