// What comes with the late screens, in every language as it is said, for tests of all of them.
import { enPractice, type PracticeTexts } from "../enPractice.ts";
import { enShots } from "../enShots.ts";
import { enStudy } from "../enStudy.ts";
import { enTable, type TableTexts } from "../enTable.ts";
import { enWatch } from "../enWatch.ts";
import { LOADERS } from "../loaders.ts";
import { spokenEnglish } from "../spokenTexts.ts";
import type { Texts } from "../texts.ts";
import { translated, type Translation } from "./catalogues.ts";

/** What a table makes of the page's texts is made, so that its sentences are seen. */
function made(texts: Texts, practice: PracticeTexts, table: TableTexts) {
  return {
    practice: { ...practice, computer: practice.computer(texts), hint: practice.hint(texts) },
    black: { both: table.both(texts, "black"), said: table.said("black") },
    white: { both: table.both(texts, "white"), said: table.said("white") },
    table: table.table,
  };
}

export const englishScreens = {
  ...made(spokenEnglish, enPractice, enTable),
  shots: enShots,
  study: enStudy,
  watch: enWatch,
};

export async function translatedScreens(language: Translation) {
  const { practice, shots, study, table, watch } = LOADERS[language];
  return {
    ...made(await translated(language), await practice(), await table()),
    shots: await shots(),
    study: await study(),
    watch: await watch(),
  };
}
