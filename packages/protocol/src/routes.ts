// The paths of the site, used by the server, the page and its service worker.

export const LOBBY_PATH = "/";
/** Followed by the room's id. */
export const ROOM_PATH = "/room";
export const REPLAY_PATH = "/replay";
/** Followed by the id of a public room or the watch id of a private one. */
export const WATCH_PATH = "/watch/";

/** Length of the id of a public room. Ids of private rooms are longer. */
export const PUBLIC_ID_LENGTH = 8;
/** Review of a game by the computer. */
export const REVIEW_PATH = "/review";
/** A board for moving both sides and setting up positions. */
export const ANALYSIS_PATH = "/analysis";
/** A game against the computer. */
export const PRACTICE_PATH = "/practice";
/** Two players at one device. */
export const TABLE_PATH = "/table";
/** Positions in which one move wins. */
export const PUZZLES_PATH = "/puzzles";
/** The rules in pictures. */
export const LEARN_PATH = "/learn";
/** The finished games that the browser keeps. */
export const GAMES_PATH = "/games";

export type Screen =
  | "lobby"
  | "room"
  | "watch"
  | "replay"
  | "review"
  | "analysis"
  | "practice"
  | "table"
  | "puzzles"
  | "learn"
  | "games";

/** Screens whose name is their path. */
const NAMED = [
  "room",
  "replay",
  "review",
  "analysis",
  "practice",
  "table",
  "puzzles",
  "learn",
  "games",
] as const;

/** `undefined`: no such page. Without regular expressions, because an address may contain a line break. */
export function screenAt(path: string): Screen | undefined {
  if (path === LOBBY_PATH) return "lobby";
  if (path.startsWith(`${ROOM_PATH}/`)) return "room";
  if (path.startsWith(WATCH_PATH)) return "watch";
  // An address of earlier versions, in bookmarks and links.
  if (path === "/shots") return "puzzles";
  return NAMED.find((name) => path === `/${name}`);
}

/** The room id in an address, which may be typed by hand. */
export type RoomAddress =
  | { readonly kind: "room"; readonly roomId: string }
  /** No id at all. */
  | { readonly kind: "missing" }
  /** Not a possible room id. */
  | { readonly kind: "nonsense" };

/** Impossible ids are never sent. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Reads a path of the room screen, with or without a slash at its end. */
export function roomAddressOf(path: string): RoomAddress {
  const text = path.slice(ROOM_PATH.length).replace(/^\/|\/$/g, "");
  if (text === "") return { kind: "missing" };
  return ID.test(text) ? { kind: "room", roomId: text } : { kind: "nonsense" };
}

export function roomPath(roomId: string): string {
  return `${ROOM_PATH}/${roomId}`;
}

/** Prefix of all watch ids of private rooms. No room id has it. */
export const WATCH_ID_MARK = "w-";

/** The id in a path of the watch screen; `undefined` for an impossible one. */
export function watchedAt(path: string): string | undefined {
  const text = path.slice(WATCH_PATH.length).replace(/\/$/, "");
  return ID.test(text) ? text : undefined;
}
