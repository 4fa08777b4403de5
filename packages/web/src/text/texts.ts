// The texts on the screen in the visitor's language. English is part of the page, other languages are fetched (P31).
import { createContext, useContext } from "react";
import { createStore } from "zustand/vanilla";
import { settingsStore } from "../settings/settings.ts";
import { en, type Texts } from "./en.ts";
import { languageFor, type Language } from "./language.ts";

export type { Texts };

interface ShownTexts {
  readonly language: Language;
  readonly texts: Texts;
}

export const textsStore = createStore<ShownTexts>(() => ({ language: "en", texts: en }));

/** A table without an online opponent provides changed texts for the screen inside it. */
export const TextsContext = createContext<Texts>(en);

export function useTexts(): Texts {
  return useContext(TextsContext);
}

const LOADERS = import.meta.glob<Texts>(["./??.ts", "!./en.ts"], { import: "texts" });

export async function loadTexts(language: Language): Promise<Texts> {
  return (await LOADERS[`./${language}.ts`]?.()) ?? en;
}

/** Shows the visitor's language now and after each change of the setting. Resolves when its texts are here; never rejects. */
export function followLanguage(): Promise<void> {
  settingsStore.subscribe(({ language }, before) => {
    if (language !== before.language) void showLanguage();
  });
  return showLanguage();
}

/** A language that cannot be fetched (offline, or a newer build is deployed) leaves the one before in place. */
async function showLanguage(): Promise<void> {
  const language = chosenLanguage();
  const texts = await loadTexts(language).catch(() => undefined);
  // The visitor may have chosen another language meanwhile.
  if (texts === undefined || language !== chosenLanguage()) return;
  document.documentElement.lang = language;
  textsStore.setState({ language, texts });
}

function chosenLanguage(): Language {
  return languageFor(settingsStore.getState().language, navigator.languages);
}
