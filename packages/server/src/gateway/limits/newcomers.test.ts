// What a node tells the others of the players it knows.
import { expect, it, vi } from "vitest";
import type { AddressLimits, Counters } from "./addressLimits.ts";
import { createNewcomers } from "./newcomers.ts";
import type { Caller } from "../transport/types.ts";

const MINUTE = 60_000;
const take = vi.fn<AddressLimits["take"]>().mockResolvedValue({ allowed: true });
const addresses: AddressLimits = { take, giveBack: () => undefined };

function table() {
  const clock = { now: 0 };
  const said = vi.fn<Counters["eval"]>().mockResolvedValue("OK");
  const counters = { isCluster: false, eval: said };
  const newcomers = createNewcomers({ addresses, counters, now: () => clock.now });
  const sit = async () => {
    newcomers.seated(callerOf("anna"));
    await Promise.resolve();
    return said.mock.calls.length;
  };
  return { clock, said, sit, newcomers };
}

const nothing = () => undefined;

function callerOf(name: string): Caller {
  const actor = { owner: name, socketId: name, run: "one-run" };
  const session = { actor, rooms: new Set<string>(), running: new Set<Promise<void>>() };
  return {
    id: name,
    connected: true,
    data: { session },
    emit: nothing,
    join: nothing,
    leave: nothing,
  };
}

it("[X4] says once in half an hour that it knows a player", async () => {
  const { clock, sit } = table();
  expect([await sit(), await sit()]).toEqual([1, 1]);
  clock.now += 29 * MINUTE;
  expect(await sit()).toBe(1);
  clock.now += MINUTE;
  expect(await sit()).toBe(2);
});

it("[X4] says at the next occasion what Redis did not take", async () => {
  const { said, sit } = table();
  said.mockRejectedValueOnce(new Error("Redis is away"));
  expect([await sit(), await sit(), await sit()]).toEqual([1, 2, 2]);
});

it("[X4] one too many waits until the window is over, told how long, and counts once in the next", async () => {
  const { clock, newcomers } = table();
  const anna = callerOf("anna");
  take.mockClear().mockResolvedValueOnce({ allowed: false, first: true, resetsIn: MINUTE });
  newcomers.meet(anna);
  expect(await newcomers.verdictOn(anna)).toMatchObject({ allowed: false, resetsIn: MINUTE });
  clock.now += MINUTE - 1;
  expect(await newcomers.verdictOn(anna)).toMatchObject({ allowed: false, resetsIn: 1 });
  clock.now += 1;
  const asked = [newcomers.verdictOn(anna), newcomers.verdictOn(anna)];
  expect(await Promise.all(asked)).toEqual([{ allowed: true }, { allowed: true }]);
  expect(take).toHaveBeenCalledTimes(2);
});
