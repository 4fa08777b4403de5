// The built server, which notes when its collector stopped it: begin and length of each time go to the file COLLECTED_TO when it ends.
import { writeFileSync } from "node:fs";
import { PerformanceObserver, performance } from "node:perf_hooks";
import { SERVER_BUNDLE } from "../../scripts/build.mjs";

/** Of the clock that all processes share, in milliseconds. */
const startedAt = Number(process.hrtime.bigint()) / 1e6 - performance.now();
const stops = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries())
    stops.push([startedAt + startTime, duration]);
}).observe({ entryTypes: ["gc"] });
process.on("exit", () => writeFileSync(process.env.COLLECTED_TO, JSON.stringify(stops)));

await import(SERVER_BUNDLE);
