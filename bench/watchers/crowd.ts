// People who watch: a program of its own, started by gather.ts.
import { call, type Line, openLine } from "../moves/line.ts";

/** What is done by all of them now; answered with how many states they have got so far. */
export interface Order {
  readonly event: "watchRoom" | "leaveRoom";
  /** Whose place is on which node. */
  readonly where: "everywhere" | "last";
}

const [roomId = "", count = "0", ...urls] = process.argv.slice(2);
const AT_ONCE = 50;
let states = 0;

const places = {
  everywhere: await gather(urls),
  last: urls.length > 2 ? await gather(urls.slice(2)) : [],
};
process.on("message", (order: Order) => void obey(order));
process.send?.(states);

async function gather(at: readonly string[]): Promise<readonly Line[]> {
  const lines: Line[] = [];
  while (lines.length < Number(count)) {
    const first = lines.length;
    const open = (_: unknown, number: number) => openLine(at[(first + number) % at.length] ?? "");
    const some = Math.min(AT_ONCE, Number(count) - first);
    lines.push(...(await Promise.all(Array.from({ length: some }, open))));
  }
  for (const line of lines) line.onState = () => (states += 1);
  return lines;
}

async function obey({ event, where }: Order): Promise<void> {
  const lines = places[where];
  for (let first = 0; first < lines.length; first += AT_ONCE) {
    const some = lines.slice(first, first + AT_ONCE);
    await Promise.all(some.map((line) => call(line, event, { roomId })));
  }
  process.send?.(states);
}
