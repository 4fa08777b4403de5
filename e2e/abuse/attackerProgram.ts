// The program that attacks: it runs until its time is up and is then gone at once.
import { setMaxListeners } from "node:events";
import { ATTACKS } from "./attacks/index.ts";
import { type Attack, attackerAddress, namesFor } from "./support/attack.ts";
import type { AttackOrder } from "./support/attackers.ts";

const order: AttackOrder = JSON.parse(process.argv[2] ?? "{}");
const { port, names, attackers, milliseconds, firstAddress = 0 } = order;
const ending = new AbortController();
setMaxListeners(0, ending.signal);
process.on("uncaughtException", () => undefined);
process.send?.("started");
setTimeout(() => {
  ending.abort();
  process.exit(0);
}, milliseconds);
await Promise.all(Array.from({ length: attackers }, (_, number) => attack(number)));

async function attack(number: number): Promise<void> {
  const own = namesFor({ names, attackers }, number);
  const address = attackerAddress(firstAddress + number);
  await Promise.all(
    own.map((name) => attackNamed(name).run({ port, address, signal: ending.signal })),
  );
}

function attackNamed(name: string): Attack {
  const chosen = ATTACKS.find((known) => known.name === name);
  if (chosen === undefined) throw new Error(`There is no attack ${name}.`);
  return chosen;
}
