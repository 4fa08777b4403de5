// When the room screen asks for its seat.
import { expect, test } from "vitest";
import { FakeClock } from "@kingrow/time/testing";
import { createJoinMachine } from "./joinMachine.ts";

function setUp() {
  const clock = new FakeClock();
  const answers: ((seated: boolean) => void)[] = [];
  const join = () => new Promise<boolean>((resolve) => answers.push(resolve));
  const machine = createJoinMachine({ clock, join });
  const answer = async (seated: boolean) => {
    answers.at(-1)!(seated);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { clock, machine, answer, asked: () => answers.length };
}

test("[P15] joins 500 ms after a connect", () => {
  const { clock, machine, asked } = setUp();
  machine.connected();
  clock.advance(499);
  expect(asked()).toBe(0);
  clock.advance(1);
  expect(asked()).toBe(1);
});

test("[P15] the time since the connect shortens the delay", () => {
  const { clock, machine, asked } = setUp();
  machine.connected(9_000);
  clock.advance(0);
  expect(asked()).toBe(1);
});

test("[P15] roomAvailable joins at once when connected and not joined", () => {
  const { machine, asked } = setUp();
  machine.connected();
  machine.roomAvailable();
  expect(asked()).toBe(1);
});

test("[P15] roomAvailable does nothing while disconnected", () => {
  const { machine, asked } = setUp();
  machine.roomAvailable();
  expect(asked()).toBe(0);
});

test("[P15] never asks twice at once", () => {
  const { clock, machine, asked } = setUp();
  machine.connected();
  machine.roomAvailable();
  machine.roomAvailable();
  clock.advance(1_000);
  expect(asked()).toBe(1);
});

test("[P15] does not ask when already joined", async () => {
  const { clock, machine, answer, asked } = setUp();
  machine.connected();
  clock.advance(500);
  await answer(true);
  machine.roomAvailable();
  expect(machine.phase).toBe("joined");
  expect(asked()).toBe(1);
});

test("[P15] asks again on roomAvailable after a refusal", async () => {
  const { clock, machine, answer, asked } = setUp();
  machine.connected();
  clock.advance(500);
  await answer(false);
  machine.roomAvailable();
  expect(asked()).toBe(2);
});

test("[P15] a disconnect resets the state, and the next connect joins again", async () => {
  const { clock, machine, answer, asked } = setUp();
  machine.connected();
  clock.advance(500);
  await answer(true);
  machine.disconnected();
  expect(machine.phase).toBe("idle");
  machine.connected();
  clock.advance(500);
  expect(asked()).toBe(2);
});

test("[P15] a disconnect within the 500 ms cancels the attempt", () => {
  const { clock, machine, asked } = setUp();
  machine.connected();
  clock.advance(300);
  machine.disconnected();
  clock.advance(1_000);
  expect(asked()).toBe(0);
});

test("the answer of an earlier connection changes nothing", async () => {
  const { clock, machine, answer } = setUp();
  machine.connected();
  clock.advance(500);
  machine.disconnected();
  await answer(true);
  expect(machine.phase).toBe("idle");
});

test("a retry asks again after its time, unless it was stopped", async () => {
  const { clock, machine, answer, asked } = setUp();
  machine.connected();
  clock.advance(500);
  machine.retryIn(2_000);
  await answer(false);
  clock.advance(2_000);
  expect(asked()).toBe(2);
  machine.disconnected();
  machine.retryIn(10);
  clock.advance(10);
  expect(asked()).toBe(2);
});
