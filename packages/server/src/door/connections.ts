// How many connections each address has, and which addresses have to wait after a flood (X1, X6).
import { type AddressKey, countingKeys, type IsTrusted, keysOfAddress } from "./addresses.ts";

/** An address this many times over its bound is refused at the handshake. */
const FAR_OVER = 2;

/** Counts what each address has open now. */
export class OpenConnections {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  /** @param most of one address; its IPv6 /48 has four times as many */
  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one more until `close` is called. */
  open(address: string): { readonly isOver: boolean; readonly close: () => void } {
    const keys = keysOfAddress(address);
    for (const { key } of keys) this.#add(key, 1);
    const isOver = keys.some(({ key, factor }) => this.#countOf(key) > this.#most * factor);
    return { isOver, close: () => keys.forEach(({ key }) => this.#add(key, -1)) };
  }

  isFarOver(address: string): boolean {
    return keysOfAddress(address).some(
      ({ key, factor }: AddressKey) => this.#countOf(key) >= this.#most * factor * FAR_OVER,
    );
  }

  #countOf(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  #add(key: string, change: 1 | -1): void {
    const count = this.#countOf(key) + change;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }
}

export interface FloodsDependencies {
  readonly waitSeconds: number;
  readonly isTrusted: IsTrusted;
  /** Steady milliseconds. */
  readonly now: () => number;
}

/** Addresses that sent far too much: each waits before it may connect again. */
export class Floods {
  readonly #given: FloodsDependencies;
  /** The newest last. */
  readonly #until = new Map<string, number>();

  constructor(given: FloodsDependencies) {
    this.#given = given;
  }

  /** A proxy never waits: all its visitors would wait with it. */
  note(address: string): void {
    const { isTrusted, now, waitSeconds } = this.#given;
    if (isTrusted(address)) return;
    const [key] = countingKeys(address);
    this.#until.delete(key);
    this.#until.set(key, now() + waitSeconds * 1_000);
    for (const [known, end] of this.#until) {
      if (end > now()) return;
      this.#until.delete(known);
    }
  }

  isWaiting(address: string): boolean {
    const [key] = countingKeys(address);
    return (this.#until.get(key) ?? Number.NEGATIVE_INFINITY) > this.#given.now();
  }
}
