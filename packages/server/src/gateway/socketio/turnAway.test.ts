// What a busy server refuses unread, and what it never refuses in this way (X5).
import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { expect, it, vi } from "vitest";
import type { CallClass } from "../load/callClasses.ts";
import { createTurnAway } from "./turnAway.ts";

function busy(shed: CallClass | undefined, isCalm = false) {
  const recorder = { answered: vi.fn<() => void>(), shed: vi.fn<() => void>() };
  const sheds = vi.fn<() => CallClass | undefined>(() => shed);
  const turnAway = createTurnAway({ load: { isCalm, sheds, retryInMs: () => 700 }, recorder });
  const tcp = new PassThrough();
  return {
    sheds,
    recorder,
    tcp,
    ask: (chunk: Buffer) => turnAway(chunk, { tcp, address: "street" }),
  };
}

/** As clients send it, with a mask that is another each time. */
function sent(text: string, isWhole = true): Buffer {
  const [body, mask] = [Buffer.from(text), randomBytes(4)];
  const isShort = body.length < 126;
  const length = isShort ? [body.length] : [126, body.length >> 8, body.length & 0xff];
  length[0] = 0x80 | (length[0] ?? 0);
  const masked = body.map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  return Buffer.concat([Buffer.from([isWhole ? 0x81 : 0x01, ...length]), mask, masked]);
}

/** The text of the one frame that was answered. */
function heard(tcp: PassThrough): string {
  const bytes: Buffer = tcp.read();
  expect([...bytes.subarray(0, 2)]).toEqual([0x81, 126]);
  expect(bytes.readUInt16BE(2)).toBe(bytes.length - 4);
  return bytes.toString("utf8", 4);
}

const LONG_CALL = `4212["movePiece",${JSON.stringify({ roomId: "x".repeat(300) })}]`;

it.each(['4212["movePiece",{"roomId":"x"}]', LONG_CALL])(
  "[X5] a call that is given up is answered without being parsed: %s",
  (call) => {
    const { ask, recorder, tcp } = busy("moves");
    expect(ask(sent(call))).toBe(true);
    const answer = heard(tcp);
    expect(answer.slice(0, 4)).toBe("4312");
    expect(JSON.parse(answer.slice(4))).toEqual([
      expect.objectContaining({ success: false, code: "OVERLOADED", retryInMs: 700 }),
    ]);
    expect(recorder.shed.mock.calls).toEqual([["moves"]]);
    expect(recorder.answered.mock.calls).toEqual([["movePiece", "OVERLOADED"]]);
  },
);

const MOVE = sent('421["movePiece",{}]');

it.each([
  ["a pong", sent("3")],
  ["a connect", sent("40{}")],
  ["a call without acknowledgement", sent('42["movePiece",{}]')],
  ["an unknown name", sent('421["nonsense",{}]')],
  ["a name of every object", sent('421["__proto__",{}]')],
  ["no name", sent('421[["movePiece"]]')],
  ["an endless number", sent('42999999999999999999["movePiece"]')],
  ["another namespace", sent('42/other,1["movePiece"]')],
  ["a long name", sent(`421["${"x".repeat(100)}"]`)],
  ["an empty text", sent("")],
  ["two calls at once", Buffer.concat([MOVE, MOVE])],
  ["a call with more behind it", Buffer.concat([MOVE, Buffer.from([0x81])])],
  ["half a call", MOVE.subarray(0, 12)],
  ["the other half", MOVE.subarray(12)],
  ["a piece of a message", sent('421["movePiece",{}]', false)],
  [
    "a frame without a mask",
    Buffer.concat([Buffer.from([0x81, 19]), Buffer.from('421["movePiece",{}]')]),
  ],
  ["a single byte", Buffer.from([0x81])],
])("[X5] %s goes its usual way", (_, chunk) => {
  const { ask, sheds, tcp } = busy("moves");
  expect(ask(chunk)).toBe(false);
  expect(sheds).not.toHaveBeenCalled();
  expect(tcp.read()).toBeNull();
});

it("[X5] nothing is looked at in a calm server, and what is not given up goes its usual way", () => {
  expect(busy("moves", true).ask(MOVE)).toBe(false);
  expect(busy(undefined).ask(MOVE)).toBe(false);
});
