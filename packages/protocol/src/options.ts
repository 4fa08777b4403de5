// What a room is opened with: chosen once by its creator, stored with the room, shown to everybody in it.
import * as v from "valibot";

export const VISIBILITIES = ["public", "private"] as const;
/** Public rooms are listed in the lobby, private ones are found by their link alone. */
export type Visibility = (typeof VISIBILITIES)[number];

export const OPENINGS = ["free", "ballot"] as const;
/** `ballot`: three moves drawn by the server are played before the players move (rule O4). */
export type Opening = (typeof OPENINGS)[number];

export interface RoomOptions {
  readonly visibility: Visibility;
  readonly opening: Opening;
}

/** The fields by which `createRoom` and `playNow` say all but the visibility. */
export const optionFields = {
  opening: v.optional(v.picklist(OPENINGS)),
};

export interface OptionsAsked {
  readonly isPrivate: boolean;
  readonly opening?: Opening | undefined;
}

/** All options of a room, with what holds where nothing is said: as for a client that knows none. */
export function roomOptions({ isPrivate, opening = "free" }: OptionsAsked): RoomOptions {
  return { visibility: isPrivate ? "private" : "public", opening };
}

/** Whether two rooms were opened for the same. */
export function sameOptions(one: RoomOptions, other: RoomOptions): boolean {
  return one.visibility === other.visibility && one.opening === other.opening;
}
