// Measures the cost of connections and lobby lists: `npm run bench capacity`, about four minutes.
// `-- lobby`, `connections` or `fullLobby` is one of them alone.
import { ensureBuilt } from "../../scripts/build.mjs";
import { measureConnections } from "./connections.ts";
import { measureFullLobby } from "./fullLobby.ts";
import { measureLobby } from "./lobby.ts";

const PARTS = { lobby: measureLobby, connections: measureConnections, fullLobby: measureFullLobby };
const asked = process.argv.slice(2);

await ensureBuilt();
for (const [name, measure] of Object.entries(PARTS))
  if (asked.length === 0 || asked.includes(name)) await measure();
