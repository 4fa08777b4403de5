// Connections that are ended before they are made: nothing stays open, and nobody is told of it.
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { freePort } from "@kingrow/protocol/testing";
import { systemClock } from "@kingrow/time/machine";
import { describe, expect, it, onTestFinished } from "vitest";
import { openSingleWire, openSubscriber } from "./wire.ts";

/** Takes connections and never says a word, as a Redis that is frozen. */
async function silentServer() {
  const taken: Socket[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => undefined).resume();
    taken.push(socket);
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of taken) socket.destroy();
    server.close();
  });
  return { server, taken, port, url: `redis://127.0.0.1:${port}` };
}

type Open = (url: string, onError: (error: unknown) => void) => { destroy(): void };
const KINDS: readonly (readonly [string, Open])[] = [
  ["a wire to one server", openSingleWire],
  ["a subscriber", listen],
];

function listen(url: string, onError: (error: unknown) => void) {
  const options = { urls: [url], isCluster: false, onError, steady: systemClock };
  return openSubscriber(options, ["channel"], () => undefined);
}

describe.each(KINDS)("%s", (_, open) => {
  it("that ends before Redis has greeted it closes its connection and says nothing", async () => {
    const { server, url } = await silentServer();
    const errors: unknown[] = [];
    const wire = open(url, (error) => errors.push(error));
    const [socket]: Socket[] = await once(server, "connection");
    await once(socket!, "data");
    wire.destroy();
    await closed(socket!);
    expect(errors).toEqual([]);
  });

  it("that ends before it is connected leaves no connection behind", async () => {
    const { server, taken, port, url } = await silentServer();
    const errors: unknown[] = [];
    open(url, (error) => errors.push(error)).destroy();
    // Whoever knocked before this one is taken before it.
    const later = connect({ port, host: "127.0.0.1" });
    await once(server, "connection");
    while (!taken.some(({ remotePort }) => remotePort === later.localPort)) await pass();
    later.destroy();
    await Promise.all(taken.map(closed));
    expect(errors).toEqual([]);
  });
});

async function closed(socket: Socket): Promise<void> {
  if (!socket.closed) await once(socket, "close");
}

function pass(): Promise<void> {
  return new Promise((go) => setTimeout(go, 1));
}
