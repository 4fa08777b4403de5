// A TCP proxy that simulates network faults, for tests.
import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** How bytes are forwarded: unchanged, late and in pieces, or one at a time. */
type Forwarding = "plain" | "slow" | "split";

const SLOW_BY_MS = 30;
const SLOW_BYTES = 256;
const SPLIT_BYTES = 3;

interface SocketPair {
  readonly client: Socket;
  readonly server: Socket;
  /** All bytes are dropped, and neither side notices. */
  isSwallowed: boolean;
  /** The client's next bytes are forwarded; the answer is not. */
  isCutAtAnswer: boolean;
}

export class FaultProxy {
  manner: Forwarding = "plain";
  /** While set, nothing is forwarded, and the connections stay open. */
  isDeaf = false;
  /** Added latency in each direction, in milliseconds. */
  delayMs = 0;
  /** Handling of new connections: forwarded, refused, or accepted and never answered. */
  #welcome: "carried" | "refused" | "swallowed" = "carried";
  readonly #pairs = new Set<SocketPair>();
  readonly #listener: Server;
  #carried = 0;
  #packets = 0;
  /** Client packets until the one whose answer is cut off. */
  #cutIn = Number.POSITIVE_INFINITY;

  constructor(port: number) {
    this.#listener = createServer((client) => this.#accept(client, connect(port, "127.0.0.1")));
  }

  static async open(port: number): Promise<FaultProxy> {
    const proxy = new FaultProxy(port);
    await new Promise<void>((listening) => {
      proxy.#listener.listen(0, "127.0.0.1", () => listening());
    });
    return proxy;
  }

  get port(): number {
    const address = this.#listener.address();
    if (typeof address !== "object" || address === null) throw new Error("The proxy is closed.");
    return address.port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Chunks forwarded so far, in both directions. */
  get carried(): number {
    return this.#carried;
  }

  /** Packets forwarded from clients to the server so far. */
  get packets(): number {
    return this.#packets;
  }

  /**
   * Forwards the next packet of a client, then cuts the connection instead of forwarding the answer.
   * @param spared number of packets before it that are answered as usual
   */
  cutBeforeAnswer(spared = 0): void {
    this.#cutIn = spared;
  }

  /** Drops all bytes of the current connections. New connections work. */
  blackhole(): void {
    for (const pair of this.#pairs) pair.isSwallowed = true;
  }

  /** Resets both sides. */
  reset(): void {
    for (const { client, server } of this.#pairs) {
      client.resetAndDestroy();
      server.resetAndDestroy();
    }
  }

  /** Cuts all connections; `silently`: without closing either side. */
  cut(silently: boolean): void {
    this.#welcome = silently ? "swallowed" : "refused";
    if (silently) this.blackhole();
    else this.reset();
  }

  /** Forwards new connections again. Swallowed ones stay lost. */
  heal(): void {
    this.#welcome = "carried";
  }

  /** Half-closes the connections: one side gets a FIN, the other direction stays open. */
  halfClose(towards: "client" | "server"): void {
    for (const pair of this.#pairs) pair[towards].end();
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((done) => {
      this.#listener.close(() => done());
    });
    for (const { client, server } of this.#pairs) {
      client.destroy();
      server.destroy();
    }
    await closed;
  }

  #accept(client: Socket, server: Socket): void {
    if (this.#welcome === "refused") {
      client.resetAndDestroy();
      server.destroy();
      return;
    }
    const isSwallowed = this.#welcome === "swallowed";
    const pair: SocketPair = { client, server, isSwallowed, isCutAtAnswer: false };
    this.#pairs.add(pair);
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      socket.on("error", () => socket.destroy());
    }
    this.#carry(pair, client, server);
    this.#carry(pair, server, client);
  }

  #carry(pair: SocketPair, from: Socket, to: Socket): void {
    let last = Promise.resolve();
    from.on("data", (bytes: Buffer) => {
      if (this.isDeaf) return;
      if (from === pair.client) this.#count(pair);
      const dueAt = performance.now() + this.delayMs;
      last = last.then(() => untilTime(dueAt)).then(() => this.#deliver(pair, bytes, to));
    });
    from.on("end", () => void last.then(() => this.#finish(pair, to)));
    from.on("close", () => {
      this.#pairs.delete(pair);
      if (!pair.isSwallowed) void last.then(() => to.destroy());
    });
  }

  #count(pair: SocketPair): void {
    if (pair.isSwallowed) return;
    this.#packets += 1;
    pair.isCutAtAnswer ||= this.#cutIn === 0;
    this.#cutIn = pair.isCutAtAnswer ? Number.POSITIVE_INFINITY : this.#cutIn - 1;
  }

  #finish(pair: SocketPair, to: Socket): void {
    if (!pair.isSwallowed) to.end();
  }

  async #deliver(pair: SocketPair, bytes: Buffer, to: Socket): Promise<void> {
    if (pair.isCutAtAnswer && to === pair.client) {
      pair.client.destroy();
      return;
    }
    const size = { plain: bytes.length, slow: SLOW_BYTES, split: SPLIT_BYTES }[this.manner];
    for (let start = 0; start < bytes.length; start += size) {
      if (this.manner === "slow") await pause(SLOW_BY_MS);
      if (this.manner === "split") await new Promise((next) => setImmediate(next));
      if (pair.isSwallowed || !to.writable) return;
      this.#carried += 1;
      to.write(bytes.subarray(start, start + size));
    }
  }
}

async function untilTime(dueAt: number): Promise<void> {
  const early = dueAt - performance.now();
  if (early > 0) await pause(early);
}
