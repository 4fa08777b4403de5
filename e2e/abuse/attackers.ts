// Runs an attack in a separate process, at a lower priority than the server and the honest players.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { getPriority, setPriority } from "node:os";
import { ATTACKS } from "./attacks.ts";

const NICER = 10;
const NICEST = 19;

interface Order {
  readonly port: number;
  readonly name: string;
  /** The last part of the attacker's address, so that two attacks have no address in common. */
  readonly host: number;
}

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Resolves when the attack has begun. The answer stops it: then all its connections end with the process. */
export async function startAttack(order: Order): Promise<() => Promise<void>> {
  const child = fork(import.meta.filename, [JSON.stringify(order)], {
    execArgv: ["--import", "tsx"],
  });
  running.add(child);
  await once(child, "message");
  setPriority(child.pid ?? 0, Math.min(NICEST, getPriority() + NICER));
  return async () => {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    running.delete(child);
  };
}

function begin({ port, name, host }: Order): void {
  process.on("uncaughtException", () => undefined);
  void ATTACKS[name]?.({ port, address: `127.1.0.${host}` });
  process.send?.("begun");
  // The parent ends the process.
  setInterval(() => undefined, 60_000);
}

const [, program, order] = process.argv;
if (program === import.meta.filename) begin(JSON.parse(order ?? "{}"));
