// What is said under the board: nothing at first, so it is fetched after what is seen.
import { later } from "../../shell/later/later.ts";

export const messagesPart = later(() => import("./Messages.tsx"));
