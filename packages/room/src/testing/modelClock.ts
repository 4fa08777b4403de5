// The clocks of the model for the property tests: three minutes each, and two seconds for a move.
import { MINUTE, SECOND } from "./rooms.ts";

/** By index, as the seats of the model; black begins. */
export class ModelClock {
  left: [number, number] = [3 * MINUTE, 3 * MINUTE];
  turn: 0 | 1 = 1;
  /** undefined while it is stopped. */
  since: number | undefined;
  waitsFor = new Set<0 | 1>();

  constructor(now: number) {
    this.since = now;
  }

  isOver(now: number): boolean {
    return this.since !== undefined && now - this.since >= this.left[this.turn];
  }

  stepped(index: 0 | 1, isWhole: boolean, now: number): void {
    this.stop(now);
    if (isWhole) {
      this.left[index] += 2 * SECOND;
      this.turn = index === 0 ? 1 : 0;
    }
    if (!this.waitsFor.has(this.turn)) this.since = now;
  }

  stop(now: number): void {
    const used = this.since === undefined ? 0 : now - this.since;
    this.left[this.turn] = Math.max(0, this.left[this.turn] - used);
    this.since = undefined;
  }

  bothAway(now: number): void {
    this.stop(now);
    this.waitsFor = new Set([0, 1]);
  }

  back(index: 0 | 1, now: number): void {
    this.waitsFor.delete(index);
    if (index === this.turn) this.since ??= now;
  }
}
