// The texts in use: English is part of the page, every other language is fetched when it is wanted (P31).
import { createStore } from "zustand/vanilla";
import { settingsStore } from "../../settings/settings.ts";
import { en } from "../en/first.ts";
import { languageFor, type Language } from "../language.ts";
import type { EarlyTexts, FirstTexts, KnownTexts, WholeTexts } from "../en/texts.ts";

interface Catalogue {
  readonly language: Language;
  readonly texts: KnownTexts;
}

export const catalogueStore = createStore<Catalogue>(() => ({ language: "en", texts: en }));

/** The texts of this moment, for what is not drawn by React. */
export function textsNow(): FirstTexts {
  return catalogueStore.getState().texts;
}

async function earlyOf(language: Exclude<Language, "en">): Promise<EarlyTexts> {
  return (await import("./loaders.ts")).LOADERS[language].early();
}

/** Everything of one language. */
export async function catalogueOf(language: Exclude<Language, "en">): Promise<WholeTexts> {
  const { early, later, aside } = (await import("./loaders.ts")).LOADERS[language];
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
  const first = earlyOf(language);
  whole = catalogueOf(language).then((texts) => showIfWanted({ language, texts }), giveUp);
  await (isStart ? first.then((texts) => showFirst({ language, texts }), giveUp) : whole);
}

/** Offline, or a new version of the page has been put in place: a reload will bring it. */
function giveUp(): void {}

function wanted(): Language {
  return languageFor(settingsStore.getState().language, navigator.languages);
}

/** Unless all of the language is here already: what is fetched at once may come at once, in any order. */
function showFirst(catalogue: Catalogue): void {
  if (catalogueStore.getState().language !== catalogue.language) showIfWanted(catalogue);
}

/** Unless another has been chosen meanwhile. */
function showIfWanted(catalogue: Catalogue): void {
  if (catalogue.language === wanted()) show(catalogue);
}

function show(catalogue: Catalogue): void {
  document.documentElement.lang = catalogue.language;
  catalogueStore.setState(catalogue);
}
