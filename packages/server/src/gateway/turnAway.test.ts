// What a busy server refuses unread, and what it never refuses in this way (X5).
import { expect, it, vi } from "vitest";
import type { CallClass } from "./load.ts";
import { createTurnAway } from "./turnAway.ts";

function busy(shed: CallClass | undefined, isCalm = false) {
  const recorder = { answered: vi.fn<() => void>(), shed: vi.fn<() => void>() };
  const load = {
    isCalm,
    sheds: vi.fn<() => CallClass | undefined>(() => shed),
    retryInMs: () => 700,
  };
  const turnAway = createTurnAway({ load, recorder });
  return { load, recorder, ask: (message: string) => turnAway(Buffer.from(message)) };
}

it("[X5] a call that is given up is answered without being parsed", () => {
  const { ask, recorder } = busy("moves");
  const answer = ask('4212["movePiece",{"roomId":"x","fromRow":');
  expect(answer?.slice(0, 4)).toBe("4312");
  expect(JSON.parse(answer?.slice(4) ?? "")).toEqual([
    expect.objectContaining({ success: false, code: "OVERLOADED", retryInMs: 700 }),
  ]);
  expect(recorder.shed.mock.calls).toEqual([["moves"]]);
  expect(recorder.answered.mock.calls).toEqual([["movePiece", "OVERLOADED"]]);
});

it.each([
  "3",
  "40{}",
  '42["movePiece",{}]',
  '421["nonsense",{}]',
  '421["__proto__",{}]',
  '421[["movePiece"]]',
  '42999999999999999999["movePiece"]',
  '42/other,1["movePiece"]',
  `421["${"x".repeat(100)}"]`,
  '451-["movePiece"]',
  "",
])("[X5] %j goes its usual way", (message) => {
  const { ask, load } = busy("moves");
  expect(ask(message)).toBeUndefined();
  expect(load.sheds).not.toHaveBeenCalled();
});

it("[X5] nothing is looked at in a calm server, and what is not given up goes its usual way", () => {
  expect(busy("moves", true).ask('421["movePiece"]')).toBeUndefined();
  expect(busy(undefined).ask('421["movePiece"]')).toBeUndefined();
});
