// What comes with the late screens, in every language as it is said, for tests of all of them.
import { enPractice, type PracticeTexts } from "../en/practice.ts";
import { enShots } from "../en/shots.ts";
import { enStudy } from "../en/study.ts";
import { enTable, type TableTexts } from "../en/table.ts";
import { enWatch } from "../en/watch.ts";
import { LOADERS } from "../catalogue/loaders.ts";
import { spokenEnglish } from "../catalogue/spokenTexts.ts";
import type { Texts } from "../en/texts.ts";
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
