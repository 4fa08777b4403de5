// The fuzzer at length: `npm run abuse -- fuzz [events frames requests seed]`, a million, 100,000 and 100,000 without arguments.
import { freePort } from "@kingrow/protocol/testing";
import { makeDataDir, removeDataDir, startServer } from "../support/server.ts";
import { FLOOD_OF_FUZZ, fuzz } from "./support/fuzz.ts";
import { faultsOf } from "./support/stage.ts";
import { usageOf } from "./support/usage.ts";

const given = process.argv.slice(2).map(Number);
const [events = 1_000_000, frames = 100_000, requests = 100_000, seed = 1] = given;
const dataDir = makeDataDir();
const server = await startServer(dataDir, await freePort(), { settings: FLOOD_OF_FUZZ });
const before = usageOf(server.pid);
const sent = await fuzz(server, { events, frames, requests, seed });
const after = usageOf(server.pid);
const faults = faultsOf(server);
process.stdout.write(`${JSON.stringify({ sent, before, after, faults })}\n`);
await server.stop();
removeDataDir(dataDir);
if (faults.length > 0) process.exitCode = 1;
