// Measures the cost of connections and lobby lists: `npm run bench capacity`, about three minutes.
// `-- lobby` or `-- connections` runs one part.
import { ensureBuilt } from "../../scripts/build.mjs";
import { measureConnections } from "./connections.ts";
import { measureLobby } from "./lobby.ts";

const PARTS = { lobby: measureLobby, connections: measureConnections };
const names = process.argv.slice(2);

await ensureBuilt();
for (const [name, measure] of Object.entries(PARTS))
  if (names.length === 0 || names.includes(name)) await measure();
