// The page's words are those of the glossary, in every language, and each has a source.
/// <reference types="node" />
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "./language.ts";
import { ENGLISH as ENGLISH_TEXTS, leaves, loadAllTexts } from "./testing/leaves.ts";

const GLOSSARY = readFileSync(join(import.meta.dirname, "../../../../docs/glossary.md"), "utf8");
const TRANSLATIONS = LANGUAGES.filter((language) => language !== "en");

/** Drawn by lot, not a draw; and the label of a button whose own name has the word. */
const OTHERS = /^\.(?:lobby\.drawn|options\.openings\.ballot|actions\.offered)$/;

interface Term {
  readonly english: string;
  /** A text that uses the word has one of them; `-` stands for any ending. */
  readonly forms: readonly string[];
  readonly source: string;
}

function termsOf(language: string): readonly Term[] {
  const section = GLOSSARY.split(/^## /m).find((each) => each.includes(`(${language})`)) ?? "";
  return [...section.matchAll(/^\| (\w+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)]
    .filter(([, english]) => english !== "English")
    .map(([, english = "", forms = "", source = ""]) => ({
      english,
      forms: forms.split(", ").map((form) => form.trim()),
      source,
    }));
}

function sentences(texts: typeof ENGLISH_TEXTS): ReadonlyMap<string, string> {
  return new Map(
    leaves(texts).flatMap(([path, text]) => (typeof text === "string" ? [[path, text]] : [])),
  );
}

const ENGLISH = sentences(ENGLISH_TEXTS);

/** Whole words in English, so that a board is no aboard. */
function speaksOf({ forms }: Term, text: string): boolean {
  const words = forms.map((form) => (form.endsWith("-") ? form.slice(0, -1) : `${form}s?\\b`));
  return new RegExp(`\\b(?:${words.join("|")})`, "i").test(text.replaceAll(/king row/gi, ""));
}

function has({ forms }: Term, text: string): boolean {
  return forms.some((form) => text.toLowerCase().includes(form.replace("-", "")));
}

const english = termsOf("en");

test.each(LANGUAGES)("[P31] each term of the glossary has a source in %s", (language) => {
  const sources = GLOSSARY.split(/^## Sources$/m)[1]?.match(/^\d+\. .+$/gm) ?? [];
  const terms = termsOf(language);
  expect(terms).not.toEqual([]);
  expect(terms.map((term) => term.english)).toEqual(english.map((term) => term.english));
  const isNamed = (number: string): boolean =>
    Number(number) >= 1 && Number(number) <= sources.length;
  expect(terms.filter(({ source }) => !source.trim().split(", ").every(isNamed))).toEqual([]);
});

describe.each(TRANSLATIONS)("%s", (language) => {
  test("[P31] says by the glossary's words what English says by its own", async () => {
    const own = sentences(await loadAllTexts(language));
    const strange = termsOf(language).flatMap((term) => {
      const word = english.find((each) => each.english === term.english);
      return [...ENGLISH]
        .filter(([path, text]) => !OTHERS.test(path) && word !== undefined && speaksOf(word, text))
        .filter(([path]) => own.has(path) && !has(term, own.get(path) ?? ""))
        .map(([path]) => `${term.english}: ${own.get(path)}`);
    });
    expect(strange).toEqual([]);
  });
});
