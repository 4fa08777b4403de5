// What a thousand watchers of one game cost its players and the server: acknowledgements with and without them in turn, CPU a move.
// `npm run bench watchers [-- --nodes 1,3 --moves 300]`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DURABLE, startRedis } from "../../packages/server/src/redis/testing/redisServer.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { redisCpu } from "../nodes/redisCost.ts";
import { ms, quantilesOf, ratioOf, sharesOf, slowestOf, withoutQueues } from "./report.ts";
import { type Kind, takeTurns } from "./turns.ts";

const { values } = parseArgs({
  options: {
    nodes: { type: "string", default: "1,3" },
    moves: { type: "string", default: "300" },
    watchers: { type: "string", default: "1000" },
  },
});
const [moves, watchers] = [Number(values.moves), Number(values.watchers)];
const NAMES: Readonly<Record<Kind, string>> = {
  nowhere: "acknowledged without them",
  everywhere: "acknowledged with them",
  last: "with all of them where nobody plays",
};

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), "kingrow-bench-"));
for (const nodes of values.nodes.split(",").map(Number))
  await (nodes === 1 ? onDisk() : onRedis(nodes));
rmSync(folder, { recursive: true });

async function onDisk(): Promise<void> {
  await measure(1, { DATA_DIR: join(folder, "data") }, async () => 0);
}

async function onRedis(nodes: number): Promise<void> {
  const redis = await startRedis(DURABLE);
  await measure(nodes, { REDIS_URL: redis.url }, () => redisCpu(redis.port));
  await redis.stop();
}

async function measure(
  nodes: number,
  environment: Readonly<Record<string, string>>,
  redis: () => Promise<number>,
): Promise<void> {
  const asked = { nodes, moves, watchers, environment, folder, redis };
  const { kinds, statesEach, stops } = await takeTurns(asked);
  console.log(`\nnodes: ${nodes}, watchers: ${watchers}, moves of each kind: ${moves}`);
  for (const [kind, turn] of kinds) {
    console.log(`  ${NAMES[kind]}: ${quantilesOf(turn.moves)}`);
    console.log(`    less waiting for a core: ${quantilesOf(turn.moves, withoutQueues)}`);
    console.log(`    ${slowestOf(turn.moves, stops)}`);
    console.log(`    ${sharesOf(turn)}`);
  }
  const [without, within] = [kinds.get("nowhere"), kinds.get("everywhere")];
  if (without === undefined || within === undefined) return;
  const ratio = ratioOf(within.moves, without.moves);
  const served = ratioOf(within.moves, without.moves, withoutQueues);
  console.log(`  p99 is ${ratio} that without watchers (aim: 1.2 or less)`);
  console.log(`    less waiting for a core: ${served}`);
  const [more = 0, less = 0] = [within, without].map(({ cpu }) =>
    cpu.slice(0, nodes).reduce((sum, part) => sum + part, 0),
  );
  const cost = ((more - less) / moves) * 1_000;
  const each = ((cost / watchers) * 1_000).toFixed(1);
  console.log(`  CPU of all nodes a move: ${ms(cost)} more, ${each} µs a watcher`);
  console.log(`  states a watcher got, of ${moves}: ${statesEach.toFixed(0)}`);
}
