// What each connection, each room and each list of the lobby costs: `npm run bench capacity`, some three minutes.
import { ensureBuilt } from "../../scripts/build.mjs";
import { measureConnections } from "./connections.ts";
import { measureLobby } from "./lobby.ts";
import { measureRooms } from "./rooms.ts";

await ensureBuilt();
await measureRooms();
await measureLobby();
await measureConnections();
