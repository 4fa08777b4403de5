// Attacks that go on until their process is stopped.
import { once } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Writes the same bytes as fast as the server takes them, until the connection has ended. */
export async function pour(socket: Socket, bytes: Buffer): Promise<void> {
  const portion = Buffer.concat(
    Array.from({ length: Math.ceil(65_536 / bytes.length) }, () => bytes),
  );
  const closed = once(socket, "close").catch(() => undefined);
  while (!socket.destroyed) {
    if (socket.write(portion)) await new Promise((next) => setImmediate(next));
    else await Promise.race([closed, new Promise((drained) => socket.once("drain", drained))]);
  }
}

/** Repeats the attack on `connections` connections until the process is stopped. */
export async function repeatOn(connections: number, attack: () => Promise<unknown>): Promise<void> {
  const repeat = async (): Promise<void> => {
    for (;;) {
      await attack().catch(() => undefined);
      await pause(1);
    }
  };
  await Promise.all(Array.from({ length: connections }, repeat));
}
