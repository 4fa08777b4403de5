// What is said about games and positions looked at with the computer; both languages come with the screens.
import { useStore } from "zustand";
import { catalogueStore } from "../text/catalogue.ts";
import { deStudy } from "../text/deStudy.ts";
import { enStudy, type StudyTexts } from "../text/enStudy.ts";

export type { StudyTexts };

export function useStudyTexts(): StudyTexts {
  const language = useStore(catalogueStore, (catalogue) => catalogue.language);
  return language === "de" ? deStudy : enStudy;
}
