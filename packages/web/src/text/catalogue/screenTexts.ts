// Texts that come with their screen: English with its code, each other language as a file of its own (P31).
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { catalogueStore } from "./catalogue.ts";
import type { Language } from "../language.ts";
import type { Loader } from "./loaders.ts";

export interface ScreenTexts<Texts> {
  /** Until the visitor's language is here. Never rejects: what cannot be fetched leaves the language before. */
  readonly ready: () => Promise<void>;
  /** For components: the texts, which follow the visitor's language. */
  readonly use: () => Texts;
}

/** `fetchFrom`: the part of a language that is the screen's. */
export function screenTexts<Texts extends object>(
  english: Texts,
  fetchFrom: (loader: Loader) => Promise<Texts>,
): ScreenTexts<Texts> {
  const store = createStore<{ readonly texts: Texts }>(() => ({ texts: english }));

  async function translated(language: Exclude<Language, "en">): Promise<Texts> {
    return fetchFrom((await import("./loaders.ts")).LOADERS[language]);
  }

  async function fetchTexts(language: Language): Promise<void> {
    try {
      const texts = language === "en" ? english : await translated(language);
      // Unless another has been chosen meanwhile.
      if (catalogueStore.getState().language === language) store.setState({ texts });
    } catch {
      // Offline, or a new version of the page has been put in place: a reload will bring it.
    }
  }

  const ready = (): Promise<void> => fetchTexts(catalogueStore.getState().language);

  function useNow(): Texts {
    const language = useStore(catalogueStore, (catalogue) => catalogue.language);
    useEffect(() => void fetchTexts(language), [language]);
    return useStore(store, ({ texts }) => texts);
  }

  return { ready, use: useNow };
}
