// Was auf Deutsch erst auf Wunsch zu lesen ist, oder auf anderen Seiten.
import { deGreet } from "./deGreet.ts";
import { deHelp } from "./deHelp.ts";
import { deKeys } from "./deKeys.ts";
import { deNames } from "./deNames.ts";
import { deOptions } from "./deOptions.ts";
import { deReplay } from "./deReplay.ts";
import { deSettings } from "./deSettings.ts";
import type { AsideTexts } from "./texts.ts";

export const deAside: AsideTexts = {
  greet: deGreet,
  help: deHelp,
  keys: deKeys,
  names: deNames,
  options: deOptions,
  own: {
    title: "Deine Räume",
    back: "Zurückkehren",
    leave: "Verlassen",
    left: (name) => `Du hast ${name} verlassen.`,
  },
  replay: deReplay,
  settings: deSettings,
};
