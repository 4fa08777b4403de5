// Draws the preview picture of shared links: run `npm run card` after a change of art/card.svg.
import { join } from "node:path";
import { ROOT, run } from "./project.mjs";
import { ensureChromium } from "./tools.mjs";

const chromium = ensureChromium();
const [from, to] = ["art/card.svg", "public/card.png"].map((file) =>
  join(ROOT, "packages/web", file),
);
const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"];
const args = [...flags, "--window-size=1200,630", `--screenshot=${to}`, `file://${from}`];
process.exitCode = chromium !== undefined && run(chromium, args) ? 0 : 1;
