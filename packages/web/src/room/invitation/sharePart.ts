// The way to invite somebody: fetched ahead for who has just opened the room. To others it comes when nobody else is there.
import { later } from "../../shell/later/later.ts";

export const sharePart = later(() => import("./SharePanel.tsx"));
