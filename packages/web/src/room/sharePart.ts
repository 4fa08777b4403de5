// The way to invite somebody: who comes by a link to a full table never needs it.
import { later } from "../shell/later.ts";

export const sharePart = later(() => import("./SharePanel.tsx"));
