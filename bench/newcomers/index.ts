// A crowd that comes, presses Play Now and goes: who is refused, how soon two are together, who sits alone, what each costs.
// `npm run bench newcomers [-- --from door|lobby --rate 1000 --seconds 10 --warm-up 5 --nodes bare,1,3]`
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ask } from "../../packages/server/src/redis/testing/redisServer.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { redisCalls, redisCpu, redisTraffic } from "../nodes/redisCost.ts";
import { cpuSeconds } from "../nodes/server.ts";
import { machineSeconds } from "./machine.ts";
import { type Order, PLACES, type Report, say, tell } from "./report.ts";
import { start, type Subject } from "./subjects.ts";

const { values: asked } = parseArgs({
  options: {
    from: { type: "string", default: "door" },
    rate: { type: "string", default: "1000" },
    seconds: { type: "string", default: "10" },
    "warm-up": { type: "string", default: "5" },
    nodes: { type: "string", default: "bare,1,3" },
  },
});
const [rate, seconds, warmUp] = [asked.rate, asked.seconds, asked["warm-up"]].map(Number) as [
  number,
  number,
  number,
];

const from = PLACES.find((place) => place === asked.from) ?? "door";

await ensureBuilt();
for (const which of asked.nodes.split(",")) await measure(await start(which));

async function measure(subject: Subject): Promise<void> {
  const { name, servers, redisPort } = subject;
  const people = crowd({ from, urls: servers.map(({ url }) => url), rate, seconds, warmUp });
  await people.warm;
  if (redisPort !== undefined) await ask(redisPort, "CONFIG RESETSTAT");
  const before = await spentBy(subject);
  const report = await people.report;
  const after = await spentBy(subject);
  const count = report.presses.length;
  console.log(`\n${name}, from the ${from}: ${count} newcomers, ${rate} a second for ${seconds} s`);
  tell(report);
  const each = (spent: number) => `${((1_000 * spent) / count).toFixed(2)} ms`;
  const nodes = after.nodes.map((spent, at) => spent - (before.nodes[at] ?? 0));
  const ofAll = each(nodes.reduce((sum, spent) => sum + spent, 0));
  say(
    "processor time for each newcomer",
    `${ofAll} of the servers (${nodes.map(each).join(", ")})`,
  );
  say("… of the crowd", each(report.busy * seconds));
  if (redisPort !== undefined) {
    say("… at Redis", `${each(after.redis - before.redis)}; ${await redisCost(redisPort, count)}`);
  }
  const [busy, all] = [after.busy - before.busy, after.all - before.all];
  say("this machine meanwhile", `${((100 * busy) / all).toFixed(0)} % busy, all of it together`);
  await subject.stop();
}

async function spentBy({ servers, redisPort }: Subject) {
  const nodes = servers.map(({ pid }) => cpuSeconds(pid));
  const redis = redisPort === undefined ? 0 : await redisCpu(redisPort);
  return { nodes, redis, ...machineSeconds() };
}

async function redisCost(port: number, count: number): Promise<string> {
  const calls = await redisCalls(port);
  const shown = [...calls]
    .map(([name, times]) => [name, times / count] as const)
    .filter(([, per]) => per > 0.05)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, per]) => `${name} ${per.toFixed(1)}`);
  const { read, written } = await redisTraffic(port);
  const bytes = `${(read / count / 1_000).toFixed(1)} KB in, ${(written / count / 1_000).toFixed(1)} KB out`;
  return `${bytes}; ${shown.join(", ")}`;
}

/** The report comes when the last has been answered, or is past all patience. */
function crowd(order: Order) {
  const child = fork(join(import.meta.dirname, "crowd.ts"), { execArgv: ["--import", "tsx"] });
  const heard = (): Promise<Report> => once(child, "message").then(([message]) => message);
  child.send(order);
  const warm = heard();
  return { warm, report: warm.then(heard) };
}
