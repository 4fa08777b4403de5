// What comes with the late screens, in every language as it is said, for tests of all of them.
import { practiceTexts } from "../../practice/practiceTexts.ts";
import { tableTexts } from "../../table/tableTexts.ts";
import type { PracticeTexts } from "../enPractice.ts";
import type { TableTexts } from "../enTable.ts";
import { shotsWords } from "../shotsWords.ts";
import { studyWords } from "../studyWords.ts";
import { spokenEnglish } from "../spokenTexts.ts";
import type { Texts } from "../texts.ts";
import { watchWords } from "../watchWords.ts";
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
  ...made(spokenEnglish, practiceTexts.english, tableTexts.english),
  shots: shotsWords.english,
  study: studyWords.english,
  watch: watchWords.english,
};

export async function translatedScreens(language: Translation) {
  const tables = made(
    await translated(language),
    await practiceTexts.loaders[language](),
    await tableTexts.loaders[language](),
  );
  const shots = await shotsWords.loaders[language]();
  const study = await studyWords.loaders[language]();
  return { ...tables, shots, study, watch: await watchWords.loaders[language]() };
}
