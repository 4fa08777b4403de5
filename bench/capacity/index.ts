// Measures the cost of connections and lobby lists: `npm run bench capacity`, about four minutes.
// `-- lobby`, `-- connections` or `-- fullLobby` runs one part.
import { ensureBuilt } from "../../scripts/build.mjs";
import { measureConnections } from "./connections.ts";
import { measureFullLobby } from "./fullLobby.ts";
import { measureLobby } from "./lobby.ts";

const PARTS = { lobby: measureLobby, connections: measureConnections, fullLobby: measureFullLobby };
const names = process.argv.slice(2);

await ensureBuilt();
for (const [name, measure] of Object.entries(PARTS))
  if (names.length === 0 || names.includes(name)) await measure();
