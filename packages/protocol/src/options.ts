// The options of a room, chosen by its creator.

export const VISIBILITIES = ["public", "private"] as const;
/** Public rooms are listed in the lobby. A private room is found only by its link. */
export type Visibility = (typeof VISIBILITIES)[number];

export const OPENINGS = ["free", "ballot"] as const;
/** `ballot`: three moves drawn by the server are played before the players move (rule O4). */
export type Opening = (typeof OPENINGS)[number];

export const PACES = ["none", "3+2", "5+3", "10+5", "30s"] as const;
/** The clocks: minutes + seconds a move, or seconds for each move (rule O3). */
export type Pace = (typeof PACES)[number];

export interface RoomOptions {
  readonly visibility: Visibility;
  readonly pace: Pace;
  readonly opening: Opening;
  /** Whether visitors without a seat may watch (rule O6). */
  readonly watchable: boolean;
}

export interface OptionChoices {
  readonly isPrivate: boolean;
  readonly pace?: Pace | undefined;
  readonly opening?: Opening | undefined;
  readonly watchable?: boolean | undefined;
}

/** Completes the options of a room with their defaults. */
export function roomOptions(choices: OptionChoices): RoomOptions {
  const { isPrivate, pace = "none", opening = "free", watchable = !isPrivate } = choices;
  return { visibility: isPrivate ? "private" : "public", pace, opening, watchable };
}

/** Whether two players of public rooms can be matched: `watchable` does not split the queue (rule O2). */
export function sameQueue(one: RoomOptions, other: RoomOptions): boolean {
  const arePublic = one.visibility === "public" && other.visibility === "public";
  return arePublic && one.pace === other.pace && one.opening === other.opening;
}
