// The texts of the screens that are not needed to play an opponent, fetched with these screens.
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Language } from "../language.ts";
import { textsStore, useTexts, type Texts } from "../texts.ts";
import { en, type StudyTexts } from "./en.ts";

export type { StudyTexts };

export const studyTextsStore = createStore<StudyTexts>(() => en);

const LOADERS = import.meta.glob<StudyTexts>(["./??.ts", "!./en.ts"], { import: "texts" });

export async function loadStudyTexts(language: Language): Promise<StudyTexts> {
  return (await LOADERS[`./${language}.ts`]?.()) ?? en;
}

/** The texts of every screen, and those that are fetched with these. */
export type AllTexts = Texts & StudyTexts;

export function useStudyTexts(): AllTexts {
  return { ...useTexts(), ...useStore(studyTextsStore) };
}

textsStore.subscribe(() => void showStudyTexts());

/** Resolves when the texts in the page's language are here. Texts that cannot be fetched stay as before. Never rejects. */
export async function showStudyTexts(): Promise<void> {
  const { language } = textsStore.getState();
  const texts = await loadStudyTexts(language).catch(() => undefined);
  // The visitor may have chosen another language meanwhile.
  if (texts === undefined || language !== textsStore.getState().language) return;
  studyTextsStore.setState(texts, true);
}
