// Which language a visitor gets, and that every language is complete.
import { CONNECTION_ERROR_SENTENCES, REFUSAL_SENTENCES } from "@kingrow/protocol";
/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { settingsFrom, settingsStore } from "../settings/settings.ts";
import { en } from "./en.ts";
import { LANGUAGES, languageFor } from "./language.ts";
import { showStudyTexts } from "./study/studyTexts.ts";
import { ENGLISH, leaves, loadAllTexts } from "./testing/leaves.ts";
import { followLanguage, loadTexts, textsStore } from "./texts.ts";

afterEach(async () => {
  settingsStore.setState(settingsFrom(undefined));
  vi.restoreAllMocks();
  // Other files' tests find the page in English.
  textsStore.setState({ language: "en", texts: en });
  document.documentElement.lang = "en";
  await showStudyTexts();
});

test("[P31] the first of the browser's languages that the page speaks is chosen, else English", () => {
  expect(languageFor("auto", ["ja-JP", "de-AT", "en"])).toBe("de");
  expect(languageFor("auto", ["en-GB", "de"])).toBe("en");
  expect(languageFor("auto", ["ja"])).toBe("en");
  expect(languageFor("auto", [])).toBe("en");
});

test("[P31] a language that was chosen goes before the browser's", () => {
  expect(languageFor("en", ["de"])).toBe("en");
  expect(languageFor("de", ["en"])).toBe("de");
});

test("[P31] the texts and the page's lang follow the setting", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-DE"]);
  await followLanguage();
  expect(textsStore.getState().texts).toBe(await loadTexts("de"));
  expect(document.documentElement.lang).toBe("de");
  settingsStore.setState({ language: "en" });
  await expect.poll(() => textsStore.getState().texts).toBe(en);
  expect(document.documentElement.lang).toBe("en");
});

test("[P31] of two choices in quick succession the second one is shown", async () => {
  await followLanguage();
  settingsStore.setState({ language: "de" });
  settingsStore.setState({ language: "ru" });
  await expect.poll(() => textsStore.getState().language).toBe("ru");
  await loadTexts("de");
  expect(textsStore.getState().texts).toBe(await loadTexts("ru"));
});

const TRANSLATIONS = LANGUAGES.filter((language) => language !== "en");

describe.each(TRANSLATIONS)("%s", (language) => {
  test("[P31] has a sentence of its own for everything the server says", async () => {
    const { refusals, connectionErrors } = (await loadTexts(language)).server;
    expect(Object.keys(refusals).sort()).toEqual(Object.keys(REFUSAL_SENTENCES).sort());
    expect(Object.keys(connectionErrors).sort()).toEqual(
      Object.keys(CONNECTION_ERROR_SENTENCES).sort(),
    );
  });

  test("[P31] leaves nothing in English, and nothing empty", async () => {
    const english = new Map(leaves(ENGLISH));
    const kept = leaves(await loadAllTexts(language)).filter(
      ([path, text]) => text === "" || (typeof text === "string" && english.get(path) === text),
    );
    expect(kept.map(([path]) => path).filter((path) => !SAME.test(path))).toEqual([]);
  });

  test("[P31] has no word that is to be broken in two", async () => {
    const texts = leaves(await loadAllTexts(language)).map(([, text]) => text);
    expect(texts.filter((text) => String(text).includes("\u00AD"))).toEqual([]);
  });

  test("[P31] says every number that English says", async () => {
    const translation = new Map(leaves(await loadAllTexts(language)));
    for (const [path, text] of leaves(ENGLISH)) {
      if (typeof text !== "function" || /\.board\./.test(path)) continue;
      const args = ["41", "42", "43"].slice(0, text.length);
      const own = translation.get(path);
      const made: unknown = typeof own === "function" ? own(...args) : own;
      expect([path, numbers(made)]).toEqual([path, numbers(text(...args))]);
    }
  });
});

const countedTexts = {
  ru: {
    ends: ["хода.", "ходов.", "хода."],
    counts: [
      "Потом бить обязательно. Взято: 1 шашка, потеряно: 2 шашки.",
      "5 партий перед ней сохранены.",
      "Белые выигрывают в 3 хода",
    ],
  },
  pl: {
    ends: ["ruchy.", "ruchów.", "ruchy."],
    counts: [
      "Potem jest przymus bicia: zbity 1 pionek, stracone 2 pionki.",
      "5 partii przed nią zostało zachowanych.",
      "Białe wygrywają w 3 ruchach",
    ],
  },
} as const;

test.each(["ru", "pl"] as const)(
  "[P31] %s has the plural form of each number",
  async (language) => {
    const { puzzles, review, study } = await loadAllTexts(language);
    const { ends, counts } = countedTexts[language];
    expect([2, 5, 22].map((moves) => puzzles.toFind(moves).split(" ").at(-1))).toEqual(ends);
    const made = [review.byForce(1, 2), study.kept(5), study.winsIn("white", 3)];
    expect(made).toEqual(counts);
  },
);

/** The browser tests lay out these, which have most of the longest texts; Cyrillic letters are wide. */
const LAID_OUT = ["en", "de", "fr", "it", "ru"] as const;
const MOST_LONGER = 1.4;
const MOST_LETTERS_MORE = 8;

test.each(["es", "nl", "pl", "pt"] as const)(
  "[P31] no label in %s is much longer than in the languages whose layout is tested",
  async (language) => {
    const longest = new Map<string, number>();
    for (const each of LAID_OUT)
      for (const [path, text] of leaves(await loadAllTexts(each)))
        longest.set(path, Math.max(longest.get(path) ?? 0, String(text).length));
    const long = leaves(await loadAllTexts(language)).filter(([path, text]) => {
      const room = longest.get(path) ?? 0;
      return String(text).length > Math.max(room * MOST_LONGER, room + MOST_LETTERS_MORE);
    });
    expect(long.filter(([, text]) => typeof text === "string")).toEqual([]);
  },
);

test("[P31] no mark of a French sentence begins a line", async () => {
  const texts = leaves(await loadAllTexts("fr"));
  const made = texts
    .filter(([path, text]) => typeof text === "string" || !path.includes(".board."))
    .map(([, text]) => String(typeof text === "function" ? text("41", "42", "43") : text));
  expect(made.filter((text) => / [!?:;»]|« /.test(text))).toEqual([]);
});

/** What may read as in English: names, and words that several languages share. */
const SAME =
  /^\.(app\.name|connection\.okay|lobby\.(okay|live)|settings\.language\..*|settings\.theme\.system|settings\.animation\.normal|keys\.names\..*|settings\.animation\.off|settings\.numbers\.off|playback\.pause|lobby\.oops|greet\.words\.oops|room\.board|options\.(opening|openings\.free|paces\..*)|(practice|table)\.exit|practice\.computer\.room\.opponent|analysis\.(engine|imports|exports))$/;

test("[P31] no text is kept that nothing of the page says", () => {
  const said = sources(SOURCES).join("\n");
  const unused = leaves(ENGLISH).filter(([path]) => {
    const key = path.split(".").at(-1) ?? "";
    return !new RegExp(`[.{,[\\s"]${key}\\b`).test(said);
  });
  expect(unused.map(([path]) => path).filter((path) => !ASKED_BY_NAME.test(path))).toEqual([]);
});

/** Closed sets, whose members the types count. */
const ASKED_BY_NAME =
  /^\.(server|failed|result\.reasons|options\.paces(InWords)?|greet\.words|play\.refusals|review\.reasons|study\.(marks|fens|faults|tools)|lessons\.(names|about))\./;
const SOURCES = join(import.meta.dirname, "..");
const CATALOGUE = /[\\/]text[\\/](?:study[\\/])?[a-z]{2}\.ts$/;

/** What the page's own files say, without catalogues and tests. */
function sources(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    const path = join(folder, name);
    if (entry.isDirectory()) return sources(path);
    const isSource = /(?<!\.test|\.fixture)\.tsx?$/.test(name) && !CATALOGUE.test(path);
    return isSource ? [readFileSync(path, "utf8")] : [];
  });
}

/** The numbers that a text says, in any order. */
function numbers(text: unknown): readonly string[] {
  return String(text).match(/\d+/g)?.sort() ?? [];
}
