// The numbers that page and server must agree on, each in one place.

export const MAX_PLAYERS = 2;

/** Players' names are numbers below this, of a list that each page has in its own language. */
export const PLAYER_NAME_COUNT = 32;

/** Socket.IO heartbeat, in milliseconds. */
export const PING_TIMEOUT_MS = 60_000;
export const PING_INTERVAL_MS = 25_000;

/** Reconnection of the page's socket: attempts, then delays in milliseconds. */
export const RECONNECTION_ATTEMPTS = 5;
export const RECONNECTION_DELAY_MS = 1_000;
export const RECONNECTION_DELAY_MAX_MS = 5_000;

/** From both players ready by `playNow` to the start of their game. */
export const COUNTDOWN_MS = 3_000;

/** How long both wishes for another game stay visible before it starts. */
export const REMATCH_DELAY_MS = 1_500;

/** Of the line's delay so much is given back for each whole move of a game with clocks. */
export const LAG_GIVEN_BACK_MS = 500;

/** And so much in a whole game. */
export const LAG_GIVEN_BACK_IN_GAME_MS = 5_000;

/** The largest message either side accepts, in bytes. */
export const MAX_MESSAGE_BYTES = 4_096;

/** The most rows a lobby list holds. */
export const LOBBY_LIMIT = 50;

/** All that players can say to each other (rule O7). */
export const GREETINGS = [
  "hello",
  "goodLuck",
  "wellPlayed",
  "thanks",
  "oops",
  "oneMoment",
] as const;
export type Greeting = (typeof GREETINGS)[number];
