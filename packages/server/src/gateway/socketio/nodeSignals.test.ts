import { FakeClock } from "@kingrow/time/testing";
import { Server } from "socket.io";
import { expect, it, vi } from "vitest";
import { type GameServer, nodesOver } from "./nodeSignals.ts";

it("[R4] seats that are freed soon after each other are one signal, and each of them is heard", () => {
  const clock = new FakeClock();
  const io: GameServer = new Server();
  const signals: unknown[] = [];
  vi.spyOn(io, "serverSideEmit").mockImplementation((...signal) => signals.push(signal) > 0);
  const nodes = nodesOver(io, clock);
  for (const roomId of ["a", "b"]) nodes.send.seatFreed(roomId);
  clock.advance(1_000);
  nodes.send.seatFreed("c");
  clock.advance(1_000);
  expect(signals).toEqual([
    ["seatFreed", "a", "b"],
    ["seatFreed", "c"],
  ]);
  const heard: string[] = [];
  nodes.subscribe({ seatFreed: (roomId) => void heard.push(roomId) });
  for (const listener of io.listeners("seatFreed")) Reflect.apply(listener, io, ["a", "b"]);
  expect(heard).toEqual(["a", "b"]);
});
