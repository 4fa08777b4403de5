// Names of rooms: the same for everybody, in every language.
import { expect, test } from "vitest";
import { translated, wholeEnglish } from "../testing/catalogues.ts";
import { LANGUAGES } from "../language.ts";
import { roomName } from "./roomName.ts";

async function wordsOf(language: (typeof LANGUAGES)[number]) {
  const texts = language === "en" ? wholeEnglish : await translated(language);
  return texts.names;
}

test.each(LANGUAGES)("[P65] %s has thirty-two animals and things, none twice", async (language) => {
  const { animals, things } = await wordsOf(language);
  for (const words of [animals, things]) expect(new Set(words.split(" ")).size).toBe(32);
});

test("[P65] a room has one name, and rooms beside each other have others", () => {
  const { names } = wholeEnglish;
  expect(roomName("open2345", names)).toBe(roomName("open2345", names));
  const made = Array.from({ length: 200 }, (_, count) => roomName(`room${count}`, names));
  expect(new Set(made).size).toBeGreaterThan(150);
});
