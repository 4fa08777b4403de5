// A group of idle bots connected to one server, for the capacity measurements.
import { openBot, type Bot } from "../../e2e/support/bot.ts";

const AT_ONCE = 100;
const FEW = 10;

export interface Crowd {
  readonly bots: readonly Bot[];
  /** Connects more bots until there are `count`. */
  growTo(count: number): Promise<void>;
  /** Each opens a public room, a few at a time. */
  openRooms(): Promise<void>;
  leave(): void;
}

export function createCrowd(url: string): Crowd {
  const bots: Bot[] = [];
  return {
    bots,
    async growTo(count) {
      while (bots.length < count) {
        const missing = Math.min(AT_ONCE, count - bots.length);
        bots.push(...(await Promise.all(Array.from({ length: missing }, () => openBot(url)))));
      }
    },
    async openRooms() {
      for (let at = 0; at < bots.length; at += FEW) {
        await Promise.all(bots.slice(at, at + FEW).map((bot) => bot.create()));
      }
    },
    leave: () => bots.forEach((bot) => bot.close()),
  };
}
