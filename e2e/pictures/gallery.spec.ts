// Draws every state of the page at three widths in both themes, for looking at.
import { resolve } from "node:path";
import { settle } from "../src/axe.ts";
import { test } from "../src/fixtures.ts";
import { STATES } from "../src/states.ts";

const FOLDER = resolve(import.meta.dirname, "../../gallery");
const THEMES = ["light", "dark"] as const;
const SCREENS = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

for (const { name, reach } of STATES) {
  test(name, async ({ visitor, visitors }) => {
    await reach(visitor, visitors);
    for (const screen of SCREENS) {
      await visitor.setViewportSize(screen);
      for (const colorScheme of THEMES) {
        await visitor.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await settle(visitor);
        const file = `${fileNameOf(name)}-${screen.width}-${colorScheme}.png`;
        await visitor.screenshot({ path: resolve(FOLDER, file) });
      }
    }
  });
}

function fileNameOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
