// The adapter's way to Redis: it keeps on asking while Redis is away, and loses nothing it was given.
import { type Clock, pause } from "@kingrow/time";
import { RedisTimeout, openLink, type RedisLink } from "../../redis/link.ts";
import { asList, asPairs, asText } from "../../redis/replies.ts";
import { openSubscriber, type OnSignal, type Subscriber } from "../../redis/wire.ts";

export interface StreamOptions {
  readonly urls: readonly string[];
  readonly isCluster: boolean;
  readonly onError: (error: unknown) => void;
  /** Milliseconds since some moment. */
  readonly steady: Clock;
}

/** The adapter that writes here and has duplicates read. */
interface Adapter {
  /** As its entries are signed, once there are some. */
  uid?: string | undefined;
  /** It has a socket of this node in that room of Socket.IO's. */
  reaches: (room: string) => boolean;
}

/** As the package numbers and writes it: last in an entry stands whom a broadcast is for. */
const BROADCAST = "3";
const ROOMS = '"opts":{"rooms":';

interface Entry {
  readonly id: string;
  readonly message: Readonly<Record<string, string>>;
}

/** Longer than a node that is cut off keeps its clients; those who come back are shown the room anew. */
const WRITE_FOR_MS = 10_000;
/** Between two readings while Redis is away. */
const READ_PAUSE_MS = 100;
/** A blocking read that has not come back so long after its time will not. */
const READ_PATIENCE_MS = 1_500;

/**
 * Has the methods of the `redis` package's client that the adapter calls, each with more patience: the
 * package's own client refuses a reader at once while it has no connection, and the adapter would ask
 * again without a pause; a write that was on its way when the connection broke would be lost; and
 * a connection that died without a word would be waited for.
 */
export class StreamClient {
  readonly #options: StreamOptions;
  /** Where to begin to read; "$" would mean another place whenever it is asked for. */
  readonly #start: string;
  readonly #adapter: Adapter;
  #link: RedisLink | undefined;
  #subscriber: Subscriber | undefined;

  private constructor(options: StreamOptions, start: string, adapter: Adapter) {
    this.#options = options;
    this.#start = start;
    this.#adapter = adapter;
  }

  /** @throws RedisTimeout, ErrorReply */
  static async open(
    options: StreamOptions,
    stream: string,
    reaches: Adapter["reaches"],
  ): Promise<StreamClient> {
    const link = openLink(options);
    try {
      const last = await link.send(stream, ["XREVRANGE", stream, "+", "-", "COUNT", "1"]);
      const client = new StreamClient(options, entriesOf(last)[0]?.id ?? "0", { reaches });
      client.#link = link;
      return client;
    } catch (error) {
      await link.close();
      throw error;
    }
  }

  duplicate(): StreamClient {
    return new StreamClient(this.#options, this.#start, this.#adapter);
  }

  on(): this {
    return this;
  }

  async connect(): Promise<void> {
    // Each connection is made when it is needed first.
  }

  /** `null` when there is nothing new, or nothing to be had now. Never rejects. */
  async xRead(
    [{ key, id }]: readonly [{ key: string; id: string }],
    { COUNT, BLOCK }: { COUNT: number; BLOCK: number },
  ): Promise<readonly [{ readonly messages: readonly Entry[] }] | null> {
    const from = id === "$" ? this.#start : id;
    const args = ["XREAD", "COUNT", String(COUNT), "BLOCK", String(BLOCK), "STREAMS", key, from];
    try {
      const reply = await this.#open().send(key, args, this.#timeFor(BLOCK));
      if (reply === null) return null;
      const [, entries] = asList(asList(reply)[0]);
      return [{ messages: entriesOf(entries).map((entry) => this.#emptied(entry)) }];
    } catch (error) {
      this.#options.onError(error);
      await pause(this.#options.steady, READ_PAUSE_MS);
      return null;
    }
  }

  /** Writes an entry once or, where an answer got lost, more than once. @throws RedisTimeout, ErrorReply */
  async xAdd(
    stream: string,
    id: string,
    fields: Readonly<Record<string, string>>,
    { TRIM }: { TRIM: { threshold: number } },
  ): Promise<string> {
    this.#adapter.uid = fields["uid"];
    const trim = ["MAXLEN", "~", String(TRIM.threshold)];
    const args = ["XADD", stream, ...trim, id, ...Object.entries(fields).flat()];
    const { steady } = this.#options;
    const giveUpAt = steady.now() + WRITE_FOR_MS;
    for (;;) {
      try {
        return asText(await this.#open().send(stream, args));
      } catch (error) {
        if (!(error instanceof RedisTimeout) || steady.now() > giveUpAt) throw error;
      }
    }
  }

  /** A signal that may get lost. Never rejects. */
  async publish(channel: string, payload: Buffer): Promise<void> {
    await this.#open().send(channel, ["PUBLISH", channel, payload]).catch(this.#options.onError);
  }

  subscribe(channels: readonly string[], onSignal: OnSignal): void {
    this.#subscriber ??= openSubscriber(this.#options, channels, onSignal);
  }

  /** Its being there tells the adapter whose methods these are. */
  sSubscribe(): void {
    throw new Error("Sharded signals are not used");
  }

  disconnect(): void {
    this.#subscriber?.destroy();
    void this.#link?.close();
  }

  /**
   * The adapter would parse whatever it wrote itself and what is for sockets of other nodes, only to pass over it; it
   * passes over what is empty too.
   */
  #emptied({ id, message }: Entry): Entry {
    const isOwn = message["uid"] === this.#adapter.uid;
    const rooms = isOwn ? [] : roomsOf(message);
    const isForUs = rooms === undefined || rooms.some(this.#adapter.reaches);
    return { id, message: isForUs ? message : {} };
  }

  #timeFor(block: number): number {
    return this.#options.steady.now() + block + READ_PATIENCE_MS;
  }

  #open(): RedisLink {
    this.#link ??= openLink(this.#options);
    return this.#link;
  }
}

/** Whom a broadcast is for; `undefined` for everybody, and where it is not known. */
function roomsOf({ type, data = "" }: Entry["message"]): readonly string[] | undefined {
  const at = type === BROADCAST ? data.lastIndexOf(ROOMS) : -1;
  if (at === -1) return undefined;
  const from = at + ROOMS.length;
  const rooms: readonly string[] = JSON.parse(data.slice(from, data.indexOf("]", from) + 1));
  return rooms.length === 0 ? undefined : rooms;
}

function entriesOf(reply: unknown): readonly Entry[] {
  return asList(reply).map((entry) => {
    const [id, fields] = asList(entry);
    return { id: asText(id), message: Object.fromEntries(asPairs(fields)) };
  });
}
