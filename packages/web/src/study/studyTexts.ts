// What is said about games and positions looked at with the computer, in the page's language.
import type { StudyTexts } from "../text/enStudy.ts";
import { studyWords } from "../text/studyWords.ts";

export type { StudyTexts };

export function useStudyTexts(): StudyTexts {
  return studyWords.use();
}
