// Brings the people who watch: a process of their own, which from then on runs when no other wants to.
import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Order } from "./crowd.ts";

export interface Crowd {
  readonly pid: number;
  /** Resolves when all have done so, with how many states they have got together; without an order, what was told last. */
  all(order?: Order): Promise<number>;
  end(): void;
}

export async function gather(
  roomId: string,
  count: number,
  urls: readonly string[],
): Promise<Crowd> {
  const child = fork(join(import.meta.dirname, "crowd.ts"), [roomId, String(count), ...urls], {
    execArgv: ["--import", "tsx"],
  });
  const heard = (): Promise<number> => once(child, "message").then(([states]) => Number(states));
  await heard();
  giveWay(child.pid ?? 0);
  let states = 0;
  const all = async (order?: Order): Promise<number> => {
    if (order === undefined) return states;
    const told = heard();
    child.send(order);
    states = await told;
    return states;
  };
  return { all, pid: child.pid ?? 0, end: () => void child.kill("SIGTERM") };
}

/**
 * On a site they have machines of their own. Here a process that is merely nicer could keep a core for up to
 * 4 ms, a tick of the kernel's, while the server or a player might go on; an idle one gives it away at once.
 */
function giveWay(pid: number): void {
  const { status } = spawnSync("chrt", ["--idle", "--all-tasks", "--pid", "0", String(pid)]);
  if (status !== 0) throw new Error("who watches could not be made to give way");
}
