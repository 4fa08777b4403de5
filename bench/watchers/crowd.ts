// People who watch, in a process of their own that gives way to all others: on a site they have machines of their own.
import { getPriority, setPriority } from "node:os";
import { call, openLine } from "../moves/line.ts";

const [roomId = "", count = "0", ...urls] = process.argv.slice(2);
/** Steps of niceness. */
const GIVES_WAY_BY = 10;
let states = 0;
setPriority(Math.min(getPriority() + GIVES_WAY_BY, 19));

async function watch(url: string): Promise<void> {
  const line = await openLine(url);
  line.onState = () => (states += 1);
  await call(line, "watchRoom", { roomId });
}

for (let number = 0; number < Number(count); number += 1)
  await watch(urls[number % urls.length] ?? "");
process.stdout.write("all watch\n");
process.once("SIGTERM", () => {
  process.stdout.write(`${states}\n`, () => process.exit(0));
});
