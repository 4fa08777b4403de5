// A small proxy in front of several nodes: each connection goes to the next node that is ready.
import { createConnection, createServer, type Socket } from "node:net";
import { portOf } from "../../support/proxy.ts";
import { isReady } from "../../support/server.ts";

const LOOK_MS = 500;

export interface Balancer {
  readonly url: string;
  /** Accepts no more connections. Open ones stay. */
  readonly close: () => void;
}

/**
 * Forwards bytes, so that a websocket stays on its node. If a node refuses a connection, the next one gets it.
 * @param targets ports of nodes on this machine
 */
export async function openBalancer(targets: readonly number[]): Promise<Balancer> {
  const ready = new Set<number>();
  let turn = 0;
  const look = (): void => targets.forEach((target) => void lookAt(target));
  const looking = setInterval(look, LOOK_MS);
  look();

  async function lookAt(target: number): Promise<void> {
    if (await isReady(`http://127.0.0.1:${target}`)) ready.add(target);
    else ready.delete(target);
  }

  /** All nodes in turn, the ready ones first. At the start none is known to be ready. */
  function candidates(): readonly number[] {
    turn += 1;
    const inTurn = [
      ...targets.slice(turn % targets.length),
      ...targets.slice(0, turn % targets.length),
    ];
    return inTurn.toSorted((a, b) => Number(ready.has(b)) - Number(ready.has(a)));
  }

  const server = createServer({ pauseOnConnect: true }, (client) => {
    client.on("error", () => client.destroy());
    connect(client, candidates());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    close: () => {
      clearInterval(looking);
      server.close();
    },
  };
}

function connect(client: Socket, [target, ...others]: readonly number[]): void {
  if (target === undefined) {
    client.destroy();
    return;
  }
  const node = createConnection({ port: target, host: "127.0.0.1" });
  let isConnected = false;
  node.once("connect", () => {
    isConnected = true;
    client.pipe(node).pipe(client);
  });
  node.once("error", () => {
    if (isConnected) client.destroy();
    else connect(client, others);
  });
  client.once("close", () => node.destroy());
}
