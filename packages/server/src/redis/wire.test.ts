// Connections that are ended before they are made: nothing stays open, and nobody is told of it.
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { freePort } from "@kingrow/protocol/testing";
import { systemClock } from "@kingrow/time/machine";
import { describe, expect, it, onTestFinished } from "vitest";
import { openClusterWire, openSingleWire, openSubscriber } from "./wire.ts";

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
  return { server, taken, port, urls: [`redis://127.0.0.1:${port}`] };
}

const steady = systemClock;
type Open = (urls: readonly string[], onError: (error: unknown) => void) => { destroy(): void };
const KINDS: readonly (readonly [string, Open])[] = [
  ["a wire to one server", ([url = ""], onError) => openSingleWire(url, onError)],
  ["a wire to a cluster", (urls, onError) => openClusterWire(urls, { onError, steady })],
  ["a subscriber", (urls, onError) => listen(urls, false, onError)],
  ["a subscriber of a cluster", (urls, onError) => listen(urls, true, onError)],
];

function listen(urls: readonly string[], isCluster: boolean, onError: (error: unknown) => void) {
  return openSubscriber({ urls, isCluster, onError, steady }, ["channel"], () => undefined);
}

describe.each(KINDS)("%s", (_, open) => {
  it("that ends before Redis has greeted it closes its connection and says nothing", async () => {
    const { server, urls } = await silentServer();
    const errors: unknown[] = [];
    const wire = open(urls, (error) => errors.push(error));
    const [socket]: Socket[] = await once(server, "connection");
    await once(socket!, "data");
    wire.destroy();
    await closed(socket!);
    expect(errors).toEqual([]);
  });

  it("that ends before it is connected leaves no connection behind", async () => {
    const { server, taken, port, urls } = await silentServer();
    const errors: unknown[] = [];
    open(urls, (error) => errors.push(error)).destroy();
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
