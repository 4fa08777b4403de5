// Numbers that the page and the server share.

export const MAX_PLAYERS = 2;

/** Number of player names. A name is an index into a list that each language of the page has. */
export const PLAYER_NAME_COUNT = 32;

/** Socket.IO heartbeat, in milliseconds. */
export const PING_TIMEOUT_MS = 60_000;
export const PING_INTERVAL_MS = 25_000;

/** Silence of a client after which the server pings it, and silence after which either side ends the connection. */
export const SILENT_PING_MS = 5_000;
export const SILENT_END_MS = 11_000;

/** Reconnection of the page's socket: attempts, then delays in milliseconds. */
export const RECONNECTION_ATTEMPTS = 5;
export const RECONNECTION_DELAY_MS = 1_000;
export const RECONNECTION_DELAY_MAX_MS = 5_000;

/** Countdown from both players being ready by `playNow` to the start of the game. */
export const COUNTDOWN_MS = 3_000;

/** Pause between the agreement on another game and its start. */
export const REMATCH_DELAY_MS = 1_500;

/** Absence in a game after which the opponent may claim the win. */
export const AWAY_CLAIM_MS = 60_000;

/** Absence after which a newcomer may replace the guest of a private room. */
export const GUEST_KEPT_MS = 10_000;

/** Largest latency compensation for a move in a game with clocks. */
export const LAG_GIVEN_BACK_MS = 500;

/** Largest latency compensation for a whole game. */
export const LAG_GIVEN_BACK_IN_GAME_MS = 5_000;

/** The largest message either side accepts, in bytes. */
export const MAX_MESSAGE_BYTES = 4_096;

/** Maximum number of rows in the lobby list. */
export const LOBBY_LIMIT = 50;

/** All messages that players can send each other (rule O7). */
export const GREETINGS = [
  "hello",
  "goodLuck",
  "wellPlayed",
  "thanks",
  "oops",
  "oneMoment",
] as const;
export type Greeting = (typeof GREETINGS)[number];
