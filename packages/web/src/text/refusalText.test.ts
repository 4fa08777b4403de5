// Why something was not given, in words.
import type { PersonalCall, Refusal } from "@kingrow/client";
import { expect, test } from "vitest";
import { texts as de } from "./de.ts";
import { en } from "./en.ts";
import { refusalText } from "./refusalText.ts";

const silent = (call: PersonalCall): Refusal => ({
  call,
  code: "NO_ANSWER",
  sentence: undefined,
});

const fallbacks = [
  ["createRoom", "Failed to create room"],
  ["joinRoom", "Failed to join room"],
  ["playerReady", "Failed to update ready status"],
  ["movePiece", "Failed to move piece"],
  ["playAgain", "Failed to request play again"],
] as const;

test.each(fallbacks)("[P3, P11, P12, P13, P18] %s without an answer: %s", (call, sentence) => {
  expect(refusalText(silent(call), en)).toBe(sentence);
});

test("[P13] the event about a full room brings no sentence, and the page has one", () => {
  const full: Refusal = { call: "joinRoom", code: "ROOM_FULL", sentence: undefined };
  expect(refusalText(full, en)).toBe("Room is full");
});

test("[P31] a refusal is told in English by the server's sentence, in German by its code", () => {
  const refused: Refusal = { call: "joinRoom", code: "ROOM_FULL", sentence: "It is quite full" };
  expect(refusalText(refused, en)).toBe("It is quite full");
  expect(refusalText(refused, de)).toBe("Der Raum ist voll");
  expect(refusalText(silent("movePiece"), de)).toBe("Der Zug ist nicht gelungen");
});
