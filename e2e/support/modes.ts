// Ways in which a stock client connects: default options or websocket only, with or without a key.
import { randomBytes } from "node:crypto";
import type { StockOptions } from "@kingrow/protocol/testing";

export interface Mode {
  readonly name: string;
  readonly options: StockOptions;
  readonly hasKey: boolean;
}

const WEBSOCKET_ONLY: StockOptions = { transports: ["websocket"] };

/** As the page connects. Tests that are not about modes use it. */
export const AS_THE_PAGE: Mode = {
  name: "websocket only, with a key",
  options: WEBSOCKET_ONLY,
  hasKey: true,
};
export const WITHOUT_KEY: Mode = {
  name: "websocket only",
  options: WEBSOCKET_ONLY,
  hasKey: false,
};
/** Both transports, with and without a key. */
export const MODES: readonly Mode[] = [
  { name: "default options", options: {}, hasKey: false },
  AS_THE_PAGE,
];
/** A random 128-bit key, as a tab makes it. */
export function makeKey(): string {
  return randomBytes(16).toString("base64url");
}

export function optionsOf(mode: Mode, key: string): StockOptions {
  return mode.hasKey ? { ...mode.options, auth: { playerKey: key } } : mode.options;
}
