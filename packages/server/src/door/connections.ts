// Open connections of each address, and addresses that must wait after a flood (X1, X6).
import { countingKeys, type IsTrusted, keysOfAddress } from "./addresses.ts";

/** An address with this many times its bound is refused at the handshake. */
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
    for (const { key } of keysOfAddress(address)) this.#add(key, 1);
    const close = () => keysOfAddress(address).forEach(({ key }) => this.#add(key, -1));
    return { isOver: this.#countOf(address) > this.#most, close };
  }

  isFarOver(address: string): boolean {
    return this.#countOf(address) >= this.#most * FAR_OVER;
  }

  /** The largest count among the address and its network, the latter divided by its factor. */
  #countOf(address: string): number {
    const counts = keysOfAddress(address).map(
      ({ key, factor }) => (this.#counts.get(key) ?? 0) / factor,
    );
    return Math.max(...counts);
  }

  #add(key: string, change: 1 | -1): void {
    const count = (this.#counts.get(key) ?? 0) + change;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }
}

/** Addresses that sent far too much: each waits before it may connect again. */
export class Floods {
  readonly #waitMs: number;
  readonly #isTrusted: IsTrusted;
  readonly #now: () => number;
  /** When each wait ends, the newest last. */
  readonly #until = new Map<string, number>();

  /** @param now steady milliseconds */
  constructor(waitSeconds: number, isTrusted: IsTrusted, now: () => number) {
    this.#waitMs = waitSeconds * 1_000;
    this.#isTrusted = isTrusted;
    this.#now = now;
  }

  /** A proxy never waits: all its visitors would wait with it. */
  note(address: string): void {
    if (this.#isTrusted(address)) return;
    const [key] = countingKeys(address);
    this.#until.delete(key);
    this.#until.set(key, this.#now() + this.#waitMs);
    for (const [known, end] of this.#until) {
      if (end > this.#now()) return;
      this.#until.delete(known);
    }
  }

  isWaiting(address: string): boolean {
    return (this.#until.get(countingKeys(address)[0]) ?? 0) > this.#now();
  }
}
