// Which language a visitor gets, and that the second one is complete.
import { CONNECTION_ERROR_SENTENCES, REFUSAL_SENTENCES } from "@kingrow/protocol";
import { afterEach, expect, test, vi } from "vitest";
import { settingsFrom, settingsStore } from "../settings/settings.ts";
import { catalogueStore, followLanguage } from "./catalogue.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { languageFor } from "./language.ts";

afterEach(() => {
  settingsStore.setState(settingsFrom(undefined));
  vi.restoreAllMocks();
});

test("[P31] the first of the browser's languages that the page speaks is chosen, else English", () => {
  expect(languageFor("auto", ["fr-FR", "de-AT", "en"])).toBe("de");
  expect(languageFor("auto", ["en-GB", "de"])).toBe("en");
  expect(languageFor("auto", ["fr"])).toBe("en");
  expect(languageFor("auto", [])).toBe("en");
});

test("[P31] a language that was chosen goes before the browser's", () => {
  expect(languageFor("en", ["de"])).toBe("en");
  expect(languageFor("de", ["en"])).toBe("de");
});

test("[P31] the texts and the page's lang follow the setting", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-DE"]);
  await followLanguage();
  expect(catalogueStore.getState().texts).toBe(de);
  expect(document.documentElement.lang).toBe("de");
  settingsStore.setState({ language: "en" });
  await vi.waitFor(() => expect(catalogueStore.getState().texts).toBe(en));
  expect(document.documentElement.lang).toBe("en");
});

test("[P31] German has a sentence of its own for everything the server says", () => {
  const { refusals, connectionErrors } = de.server;
  expect(Object.keys(refusals).sort()).toEqual(Object.keys(REFUSAL_SENTENCES).sort());
  expect(Object.keys(connectionErrors).sort()).toEqual(
    Object.keys(CONNECTION_ERROR_SENTENCES).sort(),
  );
});

/** All plain texts of a catalogue by their path. */
function plainTexts(value: unknown, path = ""): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => plainTexts(part, `${path}.${key}`));
}

test("[P31] nothing is left in English, and nothing is empty", () => {
  const same = new Set([".app.name", ".connection.okay", ".lobby.okay", ".settings.theme.system"]);
  const english = new Map(plainTexts(en));
  const kept = plainTexts(de).filter(([path, text]) => text === "" || english.get(path) === text);
  const unexpected = kept.filter(
    ([path]) => !same.has(path) && !/^\.settings\.(language|animation)\.(en|de|normal)$/.test(path),
  );
  expect(unexpected).toEqual([]);
});
