import { systemClock } from "@kingrow/time/machine";
import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Connection } from "./admission.ts";
import { createOutflow, type Outflow } from "./outflow.ts";

const LIMITS = { waitingMessages: 64, waitingBytes: 64_000, drainSeconds: 10 };
const [onTooSlow, onBehind, onCaughtUp] = [hearing(), hearing(), hearing()];

function hearing() {
  return vi.fn<(connection: Connection) => void>();
}

let outflow: Outflow;
beforeEach(() => {
  vi.useFakeTimers();
  for (const heard of [onTooSlow, onBehind, onCaughtUp]) heard.mockReset();
  outflow = createOutflow({ limits: LIMITS, steady: systemClock, onTooSlow, onBehind, onCaughtUp });
});
afterEach(() => {
  outflow.stop();
  vi.useRealTimers();
});

/** A connection whose kernel takes everything, and which reads when it is told to. */
class FakeConnection extends EventEmitter {
  readonly pings: Buffer[] = [];
  readonly websocket = Object.assign(new EventEmitter(), {
    bufferedAmount: 0,
    terminate: () => undefined,
    ping: (word: Buffer) => void this.pings.push(word),
  });
  readonly transport = { name: "websocket", socket: this.websocket };

  hold(bytes: number): void {
    this.emit("packetCreate", { type: "message", data: "x".repeat(bytes) });
  }

  send(bytes: number): void {
    this.hold(bytes);
    this.emit("flush");
    this.emit("drain");
  }

  /** Answers the open question. */
  read(): void {
    this.websocket.emit("pong", this.pings.pop());
  }
}

function watched(): FakeConnection {
  const connection = new FakeConnection();
  outflow.watch(asConnection(connection));
  return connection;
}

function asConnection(fake: unknown): Connection {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the outflow needs of it is there
  return fake as Connection;
}

describe("what waits for a connection", () => {
  it("[X10] is too much above 64 messages that cannot be handed on", async () => {
    const connection = watched();
    for (let count = 0; count < 64; count += 1) connection.hold(1);
    await vi.advanceTimersByTimeAsync(5);
    expect(onTooSlow).not.toHaveBeenCalled();
    connection.hold(1);
    await vi.advanceTimersByTimeAsync(5);
    expect(onTooSlow).toHaveBeenCalledWith(connection);
  });

  it("[X10] is too much above 64 KB, unless the next instant takes it", async () => {
    const connection = watched();
    connection.hold(65_000);
    connection.emit("flush");
    connection.emit("drain");
    await vi.advanceTimersByTimeAsync(5);
    expect(onTooSlow).not.toHaveBeenCalled();
    connection.hold(65_000);
    await vi.advanceTimersByTimeAsync(5);
    expect(onTooSlow).toHaveBeenCalledOnce();
  });

  it("[X10] is too much above 64 KB which the kernel does not take", async () => {
    const connection = watched();
    for (let count = 0; count < 4; count += 1) connection.send(10_000);
    connection.websocket.bufferedAmount = 65_000;
    connection.send(100);
    await vi.advanceTimersByTimeAsync(5);
    expect(onTooSlow).toHaveBeenCalledWith(connection);
  });

  it("[X10] is asked about, and what was read counts no more", () => {
    const connection = watched();
    for (let count = 0; count < 20; count += 1) {
      connection.send(10_000);
      connection.send(10_000);
      connection.read();
    }
    expect(onBehind).not.toHaveBeenCalled();
    expect(outflow.waitingBytes()).toBeLessThan(20_000);
  });

  it("[X10] above half of it is told, and so is its end", () => {
    const connection = watched();
    for (let count = 0; count < 4; count += 1) connection.send(10_000);
    expect(onBehind).toHaveBeenCalledExactlyOnceWith(connection);
    expect(outflow.waitingBytes()).toBe(40_000);
    connection.read();
    expect(onCaughtUp).toHaveBeenCalledExactlyOnceWith(connection);
  });

  it("[X10] is not read by an answer that was not asked for", () => {
    const connection = watched();
    for (let count = 0; count < 4; count += 1) connection.send(10_000);
    connection.websocket.emit("pong", Buffer.from("a forged one"));
    expect(onCaughtUp).not.toHaveBeenCalled();
  });

  it("[X10] may wait for ten seconds and no longer", async () => {
    const [stuck, slow, gone] = [watched(), watched(), watched()];
    for (const connection of [stuck, slow, gone])
      for (let count = 0; count < 4; count += 1) connection.send(10_000);
    gone.emit("close");
    await vi.advanceTimersByTimeAsync(9_000);
    expect(onTooSlow).not.toHaveBeenCalled();
    slow.read();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(onTooSlow).toHaveBeenCalledExactlyOnceWith(stuck);
  });
});
