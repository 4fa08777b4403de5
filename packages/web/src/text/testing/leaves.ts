// The single texts of a language, for tests of all languages.
import { en, type Texts } from "../en.ts";
import type { Language } from "../language.ts";
import { en as studyEn, type StudyTexts } from "../study/en.ts";
import { loadStudyTexts } from "../study/studyTexts.ts";
import { loadTexts } from "../texts.ts";

export type Leaf = readonly [path: string, text: unknown];

export const ENGLISH = { ...en, ...studyEn };

export async function loadAllTexts(language: Language): Promise<Texts & StudyTexts> {
  return { ...(await loadTexts(language)), ...(await loadStudyTexts(language)) };
}

/** All texts by their path: sentences, and functions that make one. Functions of a side are called for each side. */
export function leaves({ table, ...texts }: Texts & StudyTexts): readonly Leaf[] {
  const { both, said, ...own } = table;
  const sides = (["black", "white"] as const).map((side) => [both(side), said(side)]);
  return leavesOf({ ...texts, table: { ...own, sides } }, "");
}

function leavesOf(value: unknown, path: string): readonly Leaf[] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${path}.${key}`));
}
