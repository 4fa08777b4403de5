// Playwright configuration of the gallery: screenshots instead of checks.
import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";

export default defineConfig({ ...tests, testDir: "pictures", reporter: [["list"]] });
