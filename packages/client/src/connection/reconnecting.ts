// The state of the connection and the reconnect attempts (P22).
import type { ConnectionError, RateLimitNotice } from "@kingrow/protocol";
import type { Cancel, Clock } from "@kingrow/time";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Link } from "./link.ts";

/**
 * `idle`: before the first `enter`. `connecting`: the first attempt. `reconnecting`: quick attempts after a loss.
 * `unreachable`: the quick attempts failed; a slow attempt follows every few seconds, without end.
 * `taken-over`: another window has the seat; connecting again would take it back.
 */
export type ConnectionPhase =
  | "idle"
  | "connecting"
  | "connected"
  | "reconnecting"
  | "unreachable"
  | "taken-over";

/** An alert of the page. Only the latest one is shown. */
export type Alert =
  | { readonly kind: "connection"; readonly error: ConnectionError }
  | { readonly kind: "rate-limit"; readonly notice: RateLimitNotice; readonly untilReset: number };

export interface ConnectionState {
  readonly phase: ConnectionPhase;
  /** While `unreachable`: start of the next attempt, epoch milliseconds; `undefined` during an attempt. */
  readonly nextTryAt: number | undefined;
  readonly alert: Alert | undefined;
}

/** Pause between slow attempts in milliseconds, plus or minus `RETRY_JITTER_MS`. */
const RETRY_MS = 8_000;
const RETRY_JITTER_MS = 2_000;
/** Pause after the server closed the connection with an error. Milliseconds. */
const RETRY_AFTER_ERROR_MS = 30_000;
/** An error within this time after connecting counts as the answer to the attempt. Milliseconds. */
const FIRST_MOMENTS_MS = 5_000;

interface ReconnectingOptions {
  readonly clock: Clock;
  readonly link: Link;
  readonly random?: () => number;
}

/** Keeps the link connected. `open` connects for the first time, `restart` with a full set of attempts. */
export function keepConnected(options: ReconnectingOptions) {
  const { clock, link } = options;
  const store = createStore<ConnectionState>(() => ({
    phase: "idle",
    nextTryAt: undefined,
    alert: undefined,
  }));
  const retries = createRetries(options, store);
  let upAt: number | undefined;
  let shownError: ConnectionError["code"] | undefined;
  const upSince = (): number => (upAt === undefined ? 0 : Math.max(0, clock.now() - upAt));

  link.on("up", () => {
    upAt = clock.now();
    retries.stop();
    store.setState({ phase: "connected" });
  });
  link.on("down", () => {
    if (upSince() >= FIRST_MOMENTS_MS) shownError = undefined;
    upAt = undefined;
    if (store.getState().phase === "connected") store.setState({ phase: "reconnecting" });
  });
  link.on("gaveUp", () => retries.schedule());
  link.on("error", (error) => {
    const isTakeover = error.code === "SEAT_TAKEN_OVER";
    // Each slow attempt may be refused for the same reason. The alert shows that only once.
    const isKnown =
      error.code === shownError && retries.isAutomatic() && upSince() < FIRST_MOMENTS_MS;
    if (isTakeover) store.setState({ phase: "taken-over" });
    else retries.schedule(RETRY_AFTER_ERROR_MS);
    link.close();
    if (isTakeover || isKnown) return;
    shownError = error.code;
    store.setState({ alert: { kind: "connection", error } });
  });

  const open = (): void => {
    if (store.getState().phase === "idle") store.setState({ phase: "connecting" });
    link.open();
  };
  const restart = (): void => {
    retries.stop();
    link.close();
    if (store.getState().phase !== "connecting") store.setState({ phase: "reconnecting" });
    open();
  };
  return { store, upSince, open, restart, tryNow: retries.tryNow };
}

/** Schedules slow attempts, one at a time, until one succeeds. */
function createRetries(
  { clock, link, random = Math.random }: ReconnectingOptions,
  store: StoreApi<ConnectionState>,
) {
  let cancel: Cancel | undefined;
  let isAutomatic = false;
  const attempt = (): void => {
    cancel?.();
    store.setState({ nextTryAt: undefined });
    link.open(1);
  };
  return {
    schedule: (ms = RETRY_MS + (2 * random() - 1) * RETRY_JITTER_MS): void => {
      if (store.getState().phase === "taken-over") return;
      cancel?.();
      store.setState({ phase: "unreachable", nextTryAt: clock.now() + ms });
      cancel = clock.after(ms, () => {
        isAutomatic = true;
        attempt();
      });
    },
    tryNow: (isAsked = false): void => {
      const isDue = store.getState().nextTryAt !== undefined;
      // A key pressed while the server answers does not make the player's attempt automatic.
      if (isAsked || isDue) isAutomatic = !isAsked;
      if (isDue) attempt();
    },
    stop: (): void => {
      cancel?.();
      store.setState({ nextTryAt: undefined });
    },
    /** Whether the player has not asked for the latest attempt. */
    isAutomatic: () => isAutomatic,
  };
}
