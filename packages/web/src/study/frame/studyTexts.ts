// What is said about games and positions looked at with the computer, in the page's language.
import { enStudy, type StudyTexts } from "../../text/en/study.ts";
import { screenTexts } from "../../text/catalogue/screenTexts.ts";

export type { StudyTexts };

export const studyTexts = screenTexts(enStudy, ({ study }) => study());

export function useStudyTexts(): StudyTexts {
  return studyTexts.use();
}
