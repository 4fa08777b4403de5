// How long the room waits for people; all in milliseconds.

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** After so long away during a game the opponent may claim the win (rule A1). */
export const AWAY_CLAIM_MS = 60 * SECOND;
/** After so long away during a game the server ends it (rule A1). */
export const AWAY_FORFEIT_MS = 5 * MINUTE;
/** After so long on turn without moving the opponent may claim the win (rule A1). */
export const IDLE_CLAIM_MS = 3 * MINUTE;
/** After so long on turn without moving the server ends the game (rule A1). */
export const IDLE_FORFEIT_MS = 15 * MINUTE;
/** A game that both have left alone so long is over, and its room closes (rule A1). */
export const DESERTED_MS = 30 * MINUTE;

/** How long a dropped player's seat is kept while no game is running (rule R6). */
export const SEAT_KEPT_MS = 60 * SECOND;
/** The same before the first game of a private room: people go to another app to send the link (rule R6). */
export const PRIVATE_SEAT_KEPT_MS = 30 * MINUTE;

/** So long away before the first game of a private room, a guest gives way to a newcomer (rule R6). */
export const GUEST_KEPT_MS = 10 * SECOND;

/** A connected player with an opponent who is not ready for so long may lose the seat (rule R9). */
export const IDLE_SEAT_RELEASABLE_MS = 30 * SECOND;
/** After so long the server frees the seat, in rooms found by `playNow` (rule R9). */
export const IDLE_SEAT_FREED_MS = 60 * SECOND;
/** For so long the player whose idle seat was freed is kept out of a public room (rule R9). */
export const REMOVED_MS = 10 * MINUTE;

/** After so long without the first move of a side the other may leave without loss (rule G8). */
export const ABORTABLE_MS = 30 * SECOND;
/** After so long the server ends the game (rule G8). */
export const ABORT_MS = 60 * SECOND;

/** A public room in which nobody is connected for so long is no longer listed (rule L2). */
export const UNLISTED_AFTER_MS = 5 * SECOND;

/** A room without a change for so long is closed (rule R7). */
export const ROOM_LIFETIME_MS = 24 * HOUR;

/** The least a deadline leaves after a downtime, or when one of two absent players returns (rule A2). */
export const GRACE_MS = 60 * SECOND;
