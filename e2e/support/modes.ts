// The four ways a stock client may come: default options or websocket only, with or without a key.
import { randomBytes } from "node:crypto";
import type { StockOptions } from "@kingrow/protocol/testing";

export interface Mode {
  readonly name: string;
  readonly options: StockOptions;
  readonly hasKey: boolean;
}

const WEBSOCKET_ONLY: StockOptions = { transports: ["websocket"] };

export const MODES: readonly Mode[] = [
  { name: "default options", options: {}, hasKey: false },
  { name: "default options, with a key", options: {}, hasKey: true },
  { name: "websocket only", options: WEBSOCKET_ONLY, hasKey: false },
  { name: "websocket only, with a key", options: WEBSOCKET_ONLY, hasKey: true },
];

/** What the page itself does; the mode of tests that are not about modes. */
export const AS_THE_PAGE: Mode = { name: "as the page", options: WEBSOCKET_ONLY, hasKey: true };
export const WITHOUT_KEY: Mode = { name: "no key", options: WEBSOCKET_ONLY, hasKey: false };

/** A random 128-bit key, as a tab makes it. */
export function makeKey(): string {
  return randomBytes(16).toString("base64url");
}

export function optionsOf(mode: Mode, key: string): StockOptions {
  return mode.hasKey ? { ...mode.options, auth: { playerKey: key } } : mode.options;
}
