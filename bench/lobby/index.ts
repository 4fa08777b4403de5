// What the lobby costs with up to a million public rooms: `npm run bench lobby`, four to six minutes.
import { ensureBuilt } from "../../scripts/build.mjs";
import { measureEmbedded } from "./embedded.ts";
import { measureGames } from "./games.ts";
import { simulateRush } from "./rush.ts";
import { measureRedis } from "./shared.ts";

const LARGEST = Number(process.env["LARGEST"] ?? 1_000_000);
const sizes = [1_000, 10_000, 100_000, 1_000_000].filter((size) => size <= LARGEST);

await ensureBuilt();
await measureEmbedded(sizes);
await measureRedis(sizes);
await measureGames();
simulateRush();
