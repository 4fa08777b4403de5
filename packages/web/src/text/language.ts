// Which of the page's languages a visitor reads.
import type { Settings } from "../settings/settings.ts";

export const LANGUAGES = ["en", "de", "es", "fr", "it", "nl", "pl", "pt", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  pl: "Polski",
  pt: "Português",
  ru: "Русский",
};

/**
 * The chosen language; else the first the page speaks of those the browser prefers, such as
 * `de-AT`; else English.
 */
export function languageFor(choice: Settings["language"], preferred: readonly string[]): Language {
  if (choice !== "auto") return choice;
  const known = preferred.map((tag) => LANGUAGES.find((each) => each === primaryOf(tag)));
  return known.find((each) => each !== undefined) ?? "en";
}

function primaryOf(tag: string): string {
  return tag.toLowerCase().replace(/-.*$/, "");
}
