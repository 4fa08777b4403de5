// A small proxy in front of several nodes: each connection goes to the next node that is ready.
import { request } from "node:http";
import { createConnection, createServer } from "node:net";

const LOOK_MS = 500;
const LOOK_PATIENCE_MS = 2_000;

/**
 * Forwards bytes, so that a websocket stays on its node. If a node refuses a connection, the next one gets it.
 * Listens on `host`, or on every address. Resolves when the port is open.
 */
export function startBalancer(port, targets, host) {
  const ready = new Set();
  let turn = 0;
  const look = setInterval(() => targets.forEach(lookAt), LOOK_MS);
  targets.forEach(lookAt);

  async function lookAt(target) {
    if (await isReady(target)) ready.add(target);
    else ready.delete(target);
  }

  /** All nodes in turn, the ready ones first. At the start none is known to be ready. */
  function candidates() {
    turn += 1;
    const inTurn = targets.map((_, index) => targets[(index + turn) % targets.length]);
    return inTurn.toSorted((a, b) => Number(ready.has(b)) - Number(ready.has(a)));
  }

  const server = createServer({ pauseOnConnect: true }, (client) => {
    client.on("error", () => client.destroy());
    connect(client, candidates());
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      clearInterval(look);
      reject(error);
    });
    server.listen(port, host, () =>
      resolve({
        port: server.address().port,
        close: () => {
          clearInterval(look);
          server.close();
        },
      }),
    );
  });
}

function connect(client, [target, ...others]) {
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

function isReady(port) {
  return new Promise((resolve) => {
    const probe = request({ port, path: "/readyz", host: "127.0.0.1", timeout: LOOK_PATIENCE_MS });
    probe.once("response", (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    probe.once("timeout", () => probe.destroy());
    probe.once("error", () => resolve(false));
    probe.end();
  });
}
