// The texts that come with their screen: complete in every language, and there before the screen is.
import { afterEach, describe, expect, test, vi } from "vitest";
import { act, cleanup, renderHook } from "@testing-library/react";
import { catalogueStore } from "./catalogue.ts";
import { en } from "../en/first.ts";
import { LANGUAGES } from "../language.ts";
import { screenTexts } from "./screenTexts.ts";
import { leaves, numbers } from "../testing/catalogues.ts";
import { englishScreens, translatedScreens } from "../testing/screens.ts";

afterEach(() => {
  cleanup();
  catalogueStore.setState({ language: "en", texts: en });
});

const TRANSLATIONS = LANGUAGES.filter((language) => language !== "en");

describe.each(TRANSLATIONS)("%s", (language) => {
  test("[P31] no late screen leaves anything in English, or empty", async () => {
    const english = new Map(leaves(englishScreens));
    const kept = leaves(await translatedScreens(language)).filter(
      ([path, text]) => text === "" || (typeof text === "string" && english.get(path) === text),
    );
    expect(kept.map(([path]) => path).filter((path) => !SAME.test(path))).toEqual([]);
  });

  test("[P31] the late screens say every number that English says", async () => {
    const translation = new Map(leaves(await translatedScreens(language)));
    for (const [path, text] of leaves(englishScreens)) {
      if (typeof text !== "function" || path.includes(".board.")) continue;
      const args = ["41", "42", "43"].slice(0, text.length);
      const own = translation.get(path);
      const made: unknown = typeof own === "function" ? own(...args) : own;
      expect([path, numbers(made)]).toEqual([path, numbers(text(...args))]);
    }
  });
});

/** What may read as in English: words that several languages share. */
const SAME = /^\.(practice\.practice\.exit|practice\.computer\.room\.opponent|table\.exit)$/;

function late() {
  const load = vi.fn<() => Promise<{ word: string }>>().mockResolvedValue({ word: "Wort" });
  return { load, texts: screenTexts({ word: "word" }, load) };
}

async function ends(language: "pl" | "ru") {
  const { shots } = await translatedScreens(language);
  return [2, 5, 22].map((moves) => shots.task("black", moves).split(" ").at(-1));
}

test("[P31] numbers of moves stand in the form that their language has for them", async () => {
  expect(await ends("ru")).toEqual(["хода.", "ходов.", "хода."]);
  expect(await ends("pl")).toEqual(["ruchy.", "ruchów.", "ruchy."]);
});

async function counts(language: "pl" | "ru") {
  const { study } = await translatedScreens(language);
  return [study.cost("1x10", 1, 2), study.kept(5), study.sayDone(22), study.winsIn("white", 3)];
}

test("[P31] pieces, games and turning points stand in the form that their number asks for", async () => {
  expect(await counts("ru")).toEqual([
    "1x10 было вынуждено. Взято: 1 шашка, потеряно: 2 шашки.",
    "5 партий перед ней сохранены.",
    "Разбор готов. 22 переломных момента.",
    "Белые выигрывают в 3 хода",
  ]);
  expect(await counts("pl")).toEqual([
    "1x10 było przymusowe: zbity 1 pionek, stracone 2 pionki.",
    "5 partii przed nią zostało zachowanych.",
    "Omówienie gotowe. 22 punkty zwrotne.",
    "Białe wygrywają w 3 ruchach",
  ]);
});

describe("texts of a screen", () => {
  test("[P31] are the visitor's once they are ready", async () => {
    const { texts } = late();
    catalogueStore.setState({ language: "de" });
    await texts.ready();
    expect(renderHook(texts.use).result.current.word).toBe("Wort");
  });

  test("[P31] follow another choice of language", async () => {
    const { texts } = late();
    const { result } = renderHook(texts.use);
    expect(result.current.word).toBe("word");
    await act(async () => catalogueStore.setState({ language: "ru" }));
    expect(result.current.word).toBe("Wort");
    await act(async () => catalogueStore.setState({ language: "en" }));
    expect(result.current.word).toBe("word");
  });

  test("[P31] that cannot be fetched leave the language before", async () => {
    const { load, texts } = late();
    load.mockRejectedValue(new Error("offline"));
    catalogueStore.setState({ language: "fr" });
    await texts.ready();
    expect(renderHook(texts.use).result.current.word).toBe("word");
  });
});
