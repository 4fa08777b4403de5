// The counters of the server, and the reasons they are counted by.
import type { ConnectionErrorCode, RefusalCode } from "@kingrow/protocol";

/** Calls that are refused at the same load; the first class is refused first (X5). */
export type CallClass = "rooms" | "joins" | "ready" | "moves";
/** Rates of an address (X4, X8). */
export type AddressRate = "rooms" | "joins" | "handshakes" | "notFound" | "leftSeats";
/** What players and addresses hold at a time (X4, X8). */
export const HOLDING_KINDS = ["playerSeats", "seats", "liveRooms", "unreadySeats"] as const;
export type HoldingKind = (typeof HOLDING_KINDS)[number];

/** Why a connection was ended, or never begun; the names are those of the metrics. */
export type DisconnectReason =
  | ConnectionErrorCode
  | "HANDSHAKE_REFUSED"
  | "SECOND_SOCKET"
  | "SILENT"
  | "TOO_SLOW"
  | "TOO_MANY_TCP_CONNECTIONS"
  | "ADDRESS_WAITS"
  | "TOO_MANY_REQUESTS";

/** Counts what the server does; implemented by the metrics. */
export interface Recorder {
  /** A call was answered; `event` is `unknown` for names outside the protocol. */
  answered(event: string, code: RefusalCode | "OK"): void;
  /** A changed room was sent to its players. */
  broadcast(): void;
  /** A limit refused something: `key` for a player's own rates, else a limit of the address (X2, X4). */
  limited(limit: AddressRate | HoldingKind | "key"): void;
  /** A call was refused because the server is busy (X5). */
  shed(callClass: CallClass): void;
  /** A connection was ended, or refused at the handshake. */
  disconnected(reason: DisconnectReason): void;
  /** A peer that is no trusted proxy sent X-Forwarded-For. */
  untrustedProxy(): void;
}
