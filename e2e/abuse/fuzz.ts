// The fuzzer at length: `npm run abuse -- fuzz [events frames requests seed]`, a million, 100,000 and 100,000 without arguments.
import { freePort } from "@kingrow/protocol/testing";
import { makeDataDir, removeDataDir, startServer } from "../support/server.ts";
import { FLOOD_OF_FUZZ, fuzz } from "./support/fuzz.ts";
import { CAN_COLLECT, heldAtRest, heldBy } from "./support/held.ts";
import { faultsOf } from "./support/stage.ts";
import { isBack, usageOf } from "./support/usage.ts";

/** So much makes Node compile the program and take the room it works in; it keeps both. */
const FIRST_PART = 0.05;
/** So long the server may take to give back what the fuzz took. */
const SETTLES_WITHIN_MS = 120_000;

const given = process.argv.slice(2).map(Number);
const [events = 1_000_000, frames = 100_000, requests = 100_000, seed = 1] = given;
const dataDir = makeDataDir();
const server = await startServer(dataDir, await freePort(), {
  settings: FLOOD_OF_FUZZ,
  nodeOptions: CAN_COLLECT,
});
const cold = await heldBy(server);
await fuzz(server, { ...part(FIRST_PART), seed: seed + 1 });
const before = await heldBy(server);
const sent = await fuzz(server, { ...part(1), seed });
/** With all garbage that nobody has asked it to collect. */
const uncollected = usageOf(server.pid);
const after = await heldAtRest(server, before, SETTLES_WITHIN_MS);
const faults = [
  ...faultsOf(server),
  ...(isBack(after, before) ? [] : ["memory or descriptors have not come back"]),
];
process.stdout.write(`${JSON.stringify({ sent, cold, before, uncollected, after, faults })}\n`);
await server.stop();
removeDataDir(dataDir);
if (faults.length > 0) process.exitCode = 1;

function part(share: number) {
  const [e = 0, f = 0, r = 0] = [events, frames, requests].map((all) => Math.ceil(all * share));
  return { events: e, frames: f, requests: r };
}
