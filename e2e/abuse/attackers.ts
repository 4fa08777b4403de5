// Runs attackers in a separate process, at a lower priority than the server and the honest players.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { getPriority, setPriority } from "node:os";
import { ATTACKS } from "./attacks.ts";

const NICER = 10;
const NICEST = 19;

interface Order {
  readonly port: number;
  /** Each attacker uses the next of these. */
  readonly names: readonly string[];
  readonly addresses: number;
  /** So that two attacks have no address in common. */
  readonly firstAddress?: number;
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

function begin({ port, names, addresses, firstAddress = 0 }: Order): void {
  process.on("uncaughtException", () => undefined);
  for (let number = 0; number < addresses; number += 1) {
    const at = firstAddress + number;
    const address = `127.1.${Math.floor(at / 250)}.${1 + (at % 250)}`;
    void ATTACKS[names[number % names.length] ?? ""]?.({ port, address });
  }
  process.send?.("begun");
  // The parent ends the process.
  setInterval(() => undefined, 60_000);
}

const [, program, order] = process.argv;
if (program === import.meta.filename) begin(JSON.parse(order ?? "{}"));
