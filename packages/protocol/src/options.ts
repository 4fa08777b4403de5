// What a room is opened with: chosen once by its creator, stored with the room, shown to everybody in it.

export const VISIBILITIES = ["public", "private"] as const;
/** Public rooms are listed in the lobby, private ones are found by their link alone. */
export type Visibility = (typeof VISIBILITIES)[number];

export const OPENINGS = ["free", "ballot"] as const;
/** `ballot`: three moves drawn by the server are played before the players move (rule O4). */
export type Opening = (typeof OPENINGS)[number];

export const PACES = ["none", "3+2", "5+3", "10+5", "30s"] as const;
/** How long the players may think: minutes and seconds a move, or seconds for each move (rule O3). */
export type Pace = (typeof PACES)[number];

export interface RoomOptions {
  readonly visibility: Visibility;
  readonly pace: Pace;
  readonly opening: Opening;
  /** Whether people without a seat may watch (rule O6). */
  readonly watchable: boolean;
}

export interface OptionsAsked {
  readonly isPrivate: boolean;
  readonly pace?: Pace | undefined;
  readonly opening?: Opening | undefined;
  readonly watchable?: boolean | undefined;
}

/** All options of a room, with what holds where nothing is said: as for a client that knows none. */
export function roomOptions(asked: OptionsAsked): RoomOptions {
  const { isPrivate, pace = "none", opening = "free", watchable = !isPrivate } = asked;
  return { visibility: isPrivate ? "private" : "public", pace, opening, watchable };
}

const NAMES = [
  "visibility",
  "pace",
  "opening",
  "watchable",
] as const satisfies readonly (keyof RoomOptions)[];

/** Whether two rooms were opened for the same. */
export function sameOptions(one: RoomOptions, other: RoomOptions): boolean {
  return NAMES.every((name) => one[name] === other[name]);
}

/** Whether two players of public rooms can be matched: `watchable` does not split the queue (rule O2). */
export function sameQueue(one: RoomOptions, other: RoomOptions): boolean {
  const arePublic = one.visibility === "public" && other.visibility === "public";
  return arePublic && one.pace === other.pace && one.opening === other.opening;
}
