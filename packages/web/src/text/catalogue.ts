// The texts in use: English is part of the page, every other language is fetched when it is wanted (P31).
import { createStore } from "zustand/vanilla";
import { settingsStore } from "../settings/settings.ts";
import { en } from "./en.ts";
import { languageFor, type Language } from "./language.ts";
import type { FirstTexts } from "./texts.ts";

interface Catalogue {
  readonly language: Language;
  readonly texts: FirstTexts;
}

export const catalogueStore = createStore<Catalogue>(() => ({ language: "en", texts: en }));

/** The texts of this moment, for what is not drawn by React. */
export function textsNow(): FirstTexts {
  return catalogueStore.getState().texts;
}

const LOADERS: Readonly<Record<Language, () => Promise<FirstTexts>>> = {
  en: async () => en,
  de: async () => (await import("./de.ts")).de,
};

/**
 * Shows the visitor's language now and whenever another is chosen. Resolves once the first one is
 * here; a language that cannot be fetched leaves the one before in place.
 */
export function followLanguage(): Promise<void> {
  settingsStore.subscribe(({ language }, before) => {
    if (language !== before.language) void showLanguage();
  });
  return showLanguage();
}

async function showLanguage(): Promise<void> {
  const language = wanted();
  try {
    const texts = await LOADERS[language]();
    if (language === wanted()) show({ language, texts });
  } catch {
    // Offline, or a new version of the page has been put in place: a reload will bring it.
  }
}

function wanted(): Language {
  return languageFor(settingsStore.getState().language, navigator.languages);
}

function show(catalogue: Catalogue): void {
  document.documentElement.lang = catalogue.language;
  catalogueStore.setState(catalogue);
}
