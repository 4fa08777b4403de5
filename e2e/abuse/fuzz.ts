// The fuzzer at length: `npm run abuse -- fuzz [events frames requests seed]`.
import { Site } from "../support/site.ts";
import { fuzz } from "./support/fuzz.ts";
import { CAN_COLLECT, faultsOf, isBack, usageAtRest } from "./support/usage.ts";

const [events = 100_000, frames = 20_000, requests = 20_000, seed = 1] = process.argv
  .slice(2)
  .map(Number);
const settings = { LOG_LEVEL: "warn" };
const site = await Site.open({ settings, nodeOptions: CAN_COLLECT });
const { server } = site;
// The first part makes Node compile the program and take memory that it keeps.
await fuzz(server, { events: events / 20, frames: frames / 20, requests: requests / 20 }, seed + 1);
const before = await usageAtRest(server);
await fuzz(server, { events, frames, requests }, seed);
const after = await usageAtRest(server, before);
const faults = [
  ...faultsOf(server),
  ...(isBack(after, before) ? [] : ["memory or descriptors have not come back"]),
];
console.log(JSON.stringify({ events, frames, requests, before, after, faults }));
await site.close();
if (faults.length > 0) process.exitCode = 1;
