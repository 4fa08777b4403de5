// The texts in use: English is part of the page, every other language is fetched when it is wanted (P31).
import { createStore } from "zustand/vanilla";
import { settingsStore } from "../settings/settings.ts";
import { en } from "./en.ts";
import { languageFor, type Language } from "./language.ts";
import type {
  AsideTexts,
  EarlyTexts,
  FirstTexts,
  KnownTexts,
  LaterTexts,
  WholeTexts,
} from "./texts.ts";

interface Catalogue {
  readonly language: Language;
  readonly texts: KnownTexts;
}

interface Loader {
  readonly early: () => Promise<EarlyTexts>;
  readonly later: () => Promise<LaterTexts>;
  readonly aside: () => Promise<AsideTexts>;
}

export const catalogueStore = createStore<Catalogue>(() => ({ language: "en", texts: en }));

/** The texts of this moment, for what is not drawn by React. */
export function textsNow(): FirstTexts {
  return catalogueStore.getState().texts;
}

const LOADERS: Readonly<Record<Exclude<Language, "en">, Loader>> = {
  de: {
    early: async () => (await import("./de.ts")).de,
    later: async () => (await import("./deLater.ts")).deLater,
    aside: async () => (await import("./deAside.ts")).deAside,
  },
  es: {
    early: async () => (await import("./es.ts")).es,
    later: async () => (await import("./esLater.ts")).esLater,
    aside: async () => (await import("./esAside.ts")).esAside,
  },
  fr: {
    early: async () => (await import("./fr.ts")).fr,
    later: async () => (await import("./frLater.ts")).frLater,
    aside: async () => (await import("./frAside.ts")).frAside,
  },
  it: {
    early: async () => (await import("./it.ts")).it,
    later: async () => (await import("./itLater.ts")).itLater,
    aside: async () => (await import("./itAside.ts")).itAside,
  },
  nl: {
    early: async () => (await import("./nl.ts")).nl,
    later: async () => (await import("./nlLater.ts")).nlLater,
    aside: async () => (await import("./nlAside.ts")).nlAside,
  },
  pl: {
    early: async () => (await import("./pl.ts")).pl,
    later: async () => (await import("./plLater.ts")).plLater,
    aside: async () => (await import("./plAside.ts")).plAside,
  },
  pt: {
    early: async () => (await import("./pt.ts")).pt,
    later: async () => (await import("./ptLater.ts")).ptLater,
    aside: async () => (await import("./ptAside.ts")).ptAside,
  },
  ru: {
    early: async () => (await import("./ru.ts")).ru,
    later: async () => (await import("./ruLater.ts")).ruLater,
    aside: async () => (await import("./ruAside.ts")).ruAside,
  },
};

/** Everything of one language. */
export async function catalogueOf(language: Exclude<Language, "en">): Promise<WholeTexts> {
  const { early, later, aside } = LOADERS[language];
  const [first, game, rest] = await Promise.all([early(), later(), aside()]);
  return { ...first, ...game, ...rest };
}

let whole: Promise<void> = Promise.resolve();

/** Until all texts of the language are here: what says more than the first of them waits for it. Never rejects. */
export function wholeTexts(): Promise<void> {
  return whole;
}

/**
 * Shows the visitor's language now and whenever another is chosen. Resolves once the first texts are here; a language that
 * cannot be fetched leaves the one before in place.
 */
export function followLanguage(): Promise<void> {
  settingsStore.subscribe(({ language }, before) => {
    if (language !== before.language) void showLanguage(false);
  });
  return showLanguage(true);
}

/** Resolves once the first texts are shown; a page that is read already changes whole. */
async function showLanguage(isStart: boolean): Promise<void> {
  const language = wanted();
  if (language === "en") return show({ language, texts: en });
  // Both parts at once; a start waits for the first alone.
  const first = LOADERS[language].early();
  whole = catalogueOf(language).then((texts) => showIfWanted({ language, texts }), giveUp);
  await (isStart ? first.then((texts) => showIfWanted({ language, texts }), giveUp) : whole);
}

/** Offline, or a new version of the page has been put in place: a reload will bring it. */
function giveUp(): void {}

function wanted(): Language {
  return languageFor(settingsStore.getState().language, navigator.languages);
}

/** Unless another has been chosen meanwhile. */
function showIfWanted(catalogue: Catalogue): void {
  if (catalogue.language === wanted()) show(catalogue);
}

function show(catalogue: Catalogue): void {
  document.documentElement.lang = catalogue.language;
  catalogueStore.setState(catalogue);
}
