// The parsers of commands: what has the shape passes, everything else is no command.
import { describe, expect, it } from "vitest";
import { COMMAND_NAMES, parseCommand, parseHandshakeAuth } from "./commands.ts";

const MOVE = { roomId: "r", fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 };

describe("a payload", () => {
  it("[W2] of the right shape is accepted without its unknown fields", () => {
    expect(parseCommand("movePiece", { ...MOVE, moveId: "m1", version: 3, more: true })).toEqual({
      ...MOVE,
      moveId: "m1",
      version: 3,
    });
    expect(parseCommand("createRoom", { isPrivate: true })).toEqual({ isPrivate: true });
  });

  it.each(COMMAND_NAMES.filter((name) => name !== "getAvailableRooms" && name !== "playNow"))(
    "[W2] of the wrong shape is no %s",
    (name) => {
      for (const payload of [undefined, null, 7, "r", [], {}, { roomId: "" }, { roomId: 7 }]) {
        expect(parseCommand(name, payload)).toBeUndefined();
      }
    },
  );

  it("[O2] of playNow may say nothing, but nothing that is not an option", () => {
    expect(parseCommand("playNow", {})).toEqual({});
    expect(parseCommand("playNow", { opening: "ballot" })).toEqual({ opening: "ballot" });
    expect(parseCommand("playNow", { watchable: false })).toEqual({ watchable: false });
    expect(parseCommand("playNow", { ready: true })).toEqual({ ready: true });
    const wrong = [{ opening: "any" }, { watchable: "no" }, { requestId: "" }, { ready: 1 }];
    for (const payload of [undefined, null, 7, "r", [], ...wrong])
      expect(parseCommand("playNow", payload)).toBeUndefined();
  });

  it("[G7] of playAgain may say whether the game is still wanted", () => {
    expect(parseCommand("playAgain", { roomId: "r" })).toEqual({ roomId: "r" });
    expect(parseCommand("playAgain", { roomId: "r", wanted: false })?.wanted).toBe(false);
    for (const wanted of ["false", 0, null])
      expect(parseCommand("playAgain", { roomId: "r", wanted })).toBeUndefined();
  });

  it.each([-1, 8, 1.5, Number.NaN, Infinity, "1", null])(
    "[W2] with the coordinate %s is no move",
    (coordinate) => {
      expect(parseCommand("movePiece", { ...MOVE, toRow: coordinate })).toBeUndefined();
    },
  );

  it("[W2] with an id longer than any room's is refused unread", () => {
    expect(parseCommand("joinRoom", { roomId: "x".repeat(64) })).toBeDefined();
    expect(parseCommand("joinRoom", { roomId: "x".repeat(65) })).toBeUndefined();
  });
});

describe("the handshake", () => {
  it("[I1] may bring a key of 128 bits or none", () => {
    expect(parseHandshakeAuth(undefined)).toEqual({});
    expect(parseHandshakeAuth({})).toEqual({});
    expect(parseHandshakeAuth({ playerKey: "0".repeat(32) })).toEqual({
      playerKey: "0".repeat(32),
    });
  });

  it.each(["short", "x".repeat(65), "ä".repeat(22), 7, null])(
    "[I1] with the key %s is malformed",
    (playerKey) => {
      expect(parseHandshakeAuth({ playerKey })).toBeUndefined();
    },
  );

  it.each([0, 31])("[O8] may carry the number of a name: %s", (name) => {
    expect(parseHandshakeAuth({ name })).toEqual({ name });
  });

  it.each([-1, 32, 1.5, "3", null, [], Number.NaN])("[O8] with the name %s has none", (name) => {
    expect(parseHandshakeAuth({ playerKey: "0".repeat(32), name })).toEqual({
      playerKey: "0".repeat(32),
    });
  });
});
