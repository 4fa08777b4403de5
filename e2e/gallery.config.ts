// How the gallery is drawn: as the browser tests run, with pictures instead of checks.
import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";

export default defineConfig({ ...tests, testDir: "pictures", reporter: [["list"]] });
