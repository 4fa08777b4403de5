// The catalogue in use: components ask for it here, so that another language is one more file.
import { createContext, useContext } from "react";
import { en } from "./en.ts";
import type { enGame } from "./enGame.ts";
import type { enHelp } from "./enHelp.ts";
import type { enKeys } from "./enKeys.ts";
import type { enReplay } from "./enReplay.ts";
import type { enSay } from "./enSay.ts";
import type { enSettings } from "./enSettings.ts";

/** What is needed before a game can begin. */
export type FirstTexts = typeof en;
export type Texts = FirstTexts & typeof enGame;
/** What a language other than English comes with. */
export type WholeTexts = Texts & {
  readonly help: typeof enHelp;
  readonly keys: typeof enKeys;
  readonly replay: typeof enReplay;
  readonly say: typeof enSay;
  readonly settings: typeof enSettings;
};

export const TextsContext = createContext<FirstTexts>(en);

export function useTexts(): FirstTexts {
  return useContext(TextsContext);
}

/** English comes in pieces, each with what needs it. */
export function isWhole(texts: FirstTexts): texts is WholeTexts {
  return "board" in texts;
}
