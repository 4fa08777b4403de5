// The settings of a page, changed as another window of the same browser would, so that nothing else changes.
import { expect, type Page } from "@playwright/test";

/** A unit test keeps the texts of the other languages about as short. English comes last: tests go on in it. */
export const LANGUAGES = ["de", "fr", "it", "ru", "en"] as const;

type Settings = Readonly<Record<string, string | boolean>>;

/** The other settings stay as they are. */
export async function choose(page: Page, settings: Settings): Promise<void> {
  await page.evaluate((changes) => {
    const key = "kingrow.settings";
    const all: object = { ...JSON.parse(localStorage.getItem(key) ?? "{}"), ...changes };
    const newValue = JSON.stringify(all);
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
  }, settings);
}

/** Resolves when the page is in that language. */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  await choose(page, { language });
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}
