// A small TCP proxy before a server on this machine that can do what bad networks do.
import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** How bytes travel: as they come, late and in pieces, or one at a time. */
type Manner = "plain" | "slow" | "split";

const SLOW_BY_MS = 30;
const SLOW_BYTES = 256;
const SPLIT_BYTES = 3;

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
  /** Bytes go in and never come out, and neither side hears that the other is gone. */
  isSwallowed: boolean;
  /** The client's next bytes still go through; the answer does not. */
  isCutAtAnswer: boolean;
}

export class FaultProxy {
  manner: Manner = "plain";
  /** While set, nothing comes through in either direction, and the connections stay. */
  isDeaf = false;
  /** How much later everything arrives, in each direction; milliseconds. */
  delayMs = 0;
  /** What becomes of new connections: carried, refused, or taken and never answered. */
  #welcome: "carried" | "refused" | "swallowed" = "carried";
  readonly #pairs = new Set<Pair>();
  readonly #listener: Server;
  #carried = 0;
  #packets = 0;
  /** Packets of clients until the one whose answer is cut off. */
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

  /** Pieces carried so far, in both directions. */
  get carried(): number {
    return this.#carried;
  }

  /** Packets that clients sent and the server got so far. */
  get packets(): number {
    return this.#packets;
  }

  /**
   * Lets a client's next packet through to the server, then cuts instead of passing the answer on.
   * @param spared so many packets before it are answered as always
   */
  cutBeforeAnswer(spared = 0): void {
    this.#cutIn = spared;
  }

  /** The connections that are there now lead nowhere from now on; new ones are fine. */
  blackhole(): void {
    for (const pair of this.#pairs) pair.isSwallowed = true;
  }

  /** Both sides get a reset. */
  reset(): void {
    for (const { client, server } of this.#pairs) {
      client.resetAndDestroy();
      server.resetAndDestroy();
    }
  }

  /** Nothing comes through any more; `silently` means that neither side is told. */
  cut(silently: boolean): void {
    this.#welcome = silently ? "swallowed" : "refused";
    if (silently) this.blackhole();
    else this.reset();
  }

  /** New connections are carried again; those that were swallowed stay lost. */
  heal(): void {
    this.#welcome = "carried";
  }

  /** One side hears that the other has no more to say; the other way stays open. */
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
    const pair: Pair = { client, server, isSwallowed, isCutAtAnswer: false };
    this.#pairs.add(pair);
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      socket.on("error", () => socket.destroy());
    }
    this.#carry(pair, client, server);
    this.#carry(pair, server, client);
  }

  #carry(pair: Pair, from: Socket, to: Socket): void {
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

  #count(pair: Pair): void {
    if (pair.isSwallowed) return;
    this.#packets += 1;
    pair.isCutAtAnswer ||= this.#cutIn === 0;
    this.#cutIn = pair.isCutAtAnswer ? Number.POSITIVE_INFINITY : this.#cutIn - 1;
  }

  #finish(pair: Pair, to: Socket): void {
    if (!pair.isSwallowed) to.end();
  }

  async #deliver(pair: Pair, bytes: Buffer, to: Socket): Promise<void> {
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
