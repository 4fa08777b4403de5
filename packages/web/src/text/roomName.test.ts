// Names of rooms: the same for everybody, in every language.
import { expect, test } from "vitest";
import { en } from "./en.ts";
import { LANGUAGES } from "./language.ts";
import { roomName } from "./roomName.ts";
import { loadTexts } from "./texts.ts";

test.each(LANGUAGES)("[P65] %s has thirty-two animals and things, none twice", async (language) => {
  const { animals, things } = (await loadTexts(language)).names;
  for (const words of [animals, things]) expect(new Set(words.split(" ")).size).toBe(32);
});

test("[P65] a room has one name, and rooms beside each other have others", () => {
  const { names } = en;
  expect(roomName("open2345", names)).toBe(roomName("open2345", names));
  const made = Array.from({ length: 200 }, (_, count) => roomName(`room${count}`, names));
  expect(new Set(made).size).toBeGreaterThan(150);
});
