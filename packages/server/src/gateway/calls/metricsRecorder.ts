// What the gateway tells whoever counts; the names are those of the metrics.
import type { CallClass } from "../load/callClasses.ts";
import type { AddressLimit } from "../limits/addressLimits.ts";
import type { ConnectionErrorCode, RefusalCode } from "@kingrow/protocol";

/** Why a connection was ended, or never begun. */
export type DisconnectReason =
  | ConnectionErrorCode
  | "HANDSHAKE_REFUSED"
  | "FOREIGN_PACKET"
  | "NEVER_CONNECTED"
  | "TOO_SLOW"
  | "BACKLOG"
  | "TOO_MANY_TCP_CONNECTIONS"
  | "ADDRESS_WAITS"
  | "ASKED_AHEAD"
  | "TOO_MANY_REQUESTS";

export interface MetricsRecorder {
  /** A call was answered; `event` is `unknown` for names that are none of ours. */
  answered(event: string, code: RefusalCode | "OK"): void;
  /** A changed room was sent to its players. */
  broadcast(): void;
  /** Somebody met a limit: `key` for a player's own, else one of those by address (X2, X4). */
  limited(limit: AddressLimit | "key"): void;
  /** A call was refused because the server is busy (X5). */
  shed(callClass: CallClass): void;
  /** A connection was ended, or refused at the handshake. */
  disconnected(reason: DisconnectReason): void;
}
