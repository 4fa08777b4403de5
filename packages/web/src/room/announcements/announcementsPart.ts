// What is said, sounded and called of a room; what happens until it is here is told then.
import { later } from "../../shell/later/later.ts";

export const announcementsPart = later(() => import("./RoomAnnouncements.tsx"));
