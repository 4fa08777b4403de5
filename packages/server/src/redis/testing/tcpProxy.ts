// A small TCP proxy for tests that can cut connections between a question and its answer.
import { createConnection, createServer, type Socket, type AddressInfo } from "node:net";

export interface TcpProxy {
  readonly port: number;
  /**
   * Lets the next packet through to the server, then cuts instead of passing the answer on.
   * @param spared so many packets before it are answered as always
   */
  cutBeforeAnswer(spared?: number): void;
  /** Swallows everything in both directions; the connections stay open. */
  blackhole(isOn: boolean): void;
  /** The connections that are there now lead nowhere from now on, and nobody is told. */
  loseAll(): void;
  /** Breaks all connections and takes no new ones. */
  cut(isOn: boolean): void;
  /** How many packets have come from the client. */
  readonly packets: number;
  close(): Promise<void>;
}

export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const pairs = new Set<Socket>();
  const lost = new WeakSet<Socket>();
  /** Packets until the one whose answer is cut off. */
  let cutIn = Number.POSITIVE_INFINITY;
  let swallows = false;
  let refuses = false;
  let packets = 0;

  const server = createServer((client) => {
    if (refuses) {
      client.destroy();
      return;
    }
    const target = createConnection({ port: targetPort, host: "127.0.0.1" });
    let cutNext = false;
    for (const socket of [client, target]) {
      pairs.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        pairs.delete(socket);
        client.destroy();
        target.destroy();
      });
    }
    client.on("data", (chunk) => {
      if (swallows || lost.has(client)) return;
      packets += 1;
      cutNext ||= cutIn === 0;
      cutIn = cutNext ? Number.POSITIVE_INFINITY : cutIn - 1;
      target.write(chunk);
    });
    target.on("data", (chunk) => {
      if (swallows || lost.has(client)) return;
      if (cutNext) client.destroy();
      else client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = addressOf(server.address());

  return {
    port,
    cutBeforeAnswer: (spared = 0) => void (cutIn = spared),
    blackhole: (isOn) => void (swallows = isOn),
    loseAll: () => {
      for (const socket of pairs) lost.add(socket);
    },
    cut: (isOn) => {
      refuses = isOn;
      if (isOn) for (const socket of pairs) socket.resetAndDestroy();
    },
    get packets() {
      return packets;
    },
    close: async () => {
      for (const socket of pairs) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === "string") throw new Error("The proxy has no port");
  return address;
}
