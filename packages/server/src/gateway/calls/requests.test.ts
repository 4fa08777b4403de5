import { roomOptions } from "@kingrow/protocol";
import { expect, it } from "vitest";
import { actorOf } from "../../store/testing/rooms.ts";
import { readRequest } from "./requests.ts";

const actor = actorOf("ann");
const roomId = "abcdefgh";
const read = (name: Parameters<typeof readRequest>[0], payload?: unknown) =>
  readRequest(name, payload, { actor, receivedAt: 7 });

it("every field of a call reaches its command", () => {
  const wishes = { pace: "5+3", opening: "ballot", watchable: false, requestId: "r1" } as const;
  const isPrivate = true;
  expect(read("createRoom", { ...wishes, isPrivate })).toEqual({
    type: "create",
    options: roomOptions({ ...wishes, isPrivate }),
    requestId: "r1",
    ready: false,
  });
  const options = roomOptions({ ...wishes, isPrivate: false });
  const playNow = { type: "playNow", options, requestId: "r1" };
  expect(read("playNow", { ...wishes, ready: true })).toEqual({ ...playNow, ready: true });
  expect(read("playNow", wishes)).toEqual({ ...playNow, ready: false });
  for (const by of [{ roomId }, { watchId: "w-1" }])
    expect(read("watchRoom", by)).toEqual({ type: "watch", by });

  const step = { roomId, fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 };
  const [from, to] = [
    { row: 5, col: 0 },
    { row: 4, col: 1 },
  ];
  const move = { type: "move", actor, receivedAt: 7, from, to };
  expect(read("movePiece", step)).toEqual({ type: "room", roomId, command: move });
  const ids = { moveId: "m1", version: 3 };
  expect(read("movePiece", { ...step, ...ids })).toMatchObject({ command: { ...move, ...ids } });
});

it.each([
  ["playerReady", { isReady: true }, { type: "setReady", isReady: true }],
  ["answerDraw", { accept: true }, { type: "answerDraw", accept: true }],
  ["answerTakeback", { accept: false }, { type: "answerTakeback", accept: false }],
  ["playAgain", {}, { type: "playAgain" }],
  ["playAgain", { wanted: true }, { type: "playAgain" }],
  ["playAgain", { wanted: false }, { type: "withdrawRematch" }],
  ["greet", { greeting: "thanks" }, { type: "greet", greeting: "thanks" }],
] as const)("every field of %s reaches its command", (name, payload, command) => {
  const request = { type: "room", roomId, command: { ...command, actor } };
  expect(read(name, { roomId, ...payload })).toEqual(request);
});
