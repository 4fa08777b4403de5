// The parts of the table that are fetched later than the table itself, or ahead of being needed.
import { later, withTexts } from "../shell/later.ts";

/** What is said, sounded and called of a room; what happens until it is here is told then. */
export const announcementsPart = later(withTexts(() => import("./RoomAnnouncements.tsx")));

/** What is said under the board: nothing at first, so it is fetched after what is seen. */
export const messagesPart = later(() => import("./Messages.tsx"));

/** What covers the board after a game: fetched while the game runs, so that it is there at its end. */
export const resultPart = later(() => import("./ResultOverlay.tsx"));

/** The way to invite somebody: fetched ahead for who has just opened the room. To others it comes when nobody else is there. */
export const sharePart = later(() => import("./SharePanel.tsx"));
