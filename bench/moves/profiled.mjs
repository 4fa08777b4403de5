// A program with a profiler, the built server or what PROFILED names: SIGUSR2 begins, and the next one writes what was seen to the file PROFILE_TO.
import { writeFileSync } from "node:fs";
import { Session } from "node:inspector";
import { SERVER_BUNDLE } from "../../scripts/build.mjs";

const SAMPLE_EVERY_US = 250;

const session = new Session();
session.connect();
session.post("Profiler.enable");
session.post("Profiler.setSamplingInterval", { interval: SAMPLE_EVERY_US });
let isOn = false;
process.on("SIGUSR2", () => {
  isOn = !isOn;
  if (isOn) session.post("Profiler.start");
  else
    session.post("Profiler.stop", (_, { profile }) =>
      writeFileSync(process.env.PROFILE_TO, JSON.stringify(profile)),
    );
});

await import(process.env.PROFILED ?? SERVER_BUNDLE);
