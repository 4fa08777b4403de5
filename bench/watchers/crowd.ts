// Watchers of one game, in a process that index.ts starts.
import { spawnSync } from "node:child_process";
import { call, openLines } from "../moves/line.ts";

const [roomId = "", count = "0", ...urls] = process.argv.slice(2);
const AT_ONCE = 50;
const lines = await openLines(urls, Number(count));
// On a site watchers have machines of their own: here they run when no other process wants to.
spawnSync("chrt", ["--idle", "--all-tasks", "--pid", "0", String(process.pid)]);
process.on("message", (event: string) => void obey(event));
process.send?.("ready");

async function obey(event: string): Promise<void> {
  for (let first = 0; first < lines.length; first += AT_ONCE) {
    const some = lines.slice(first, first + AT_ONCE);
    await Promise.all(some.map((line) => call(line, event, { roomId })));
  }
  process.send?.("done");
}
