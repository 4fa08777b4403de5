// The catalogue in use: components ask for it here, so that another language is a few more files.
import { createContext, useContext } from "react";
import { en } from "./en.ts";
import type { enFailure } from "./enFailure.ts";
import type { enGame } from "./enGame.ts";
import type { enGreet } from "./enGreet.ts";
import type { enHelp } from "./enHelp.ts";
import type { enKeys } from "./enKeys.ts";
import type { enLobby } from "./enLobby.ts";
import type { enOptions } from "./enOptions.ts";
import type { enOwn } from "./enOwn.ts";
import type { NameWords } from "./roomName.ts";
import type { enReplay } from "./enReplay.ts";
import type { enRoom } from "./enRoom.ts";
import type { enSay } from "./enSay.ts";
import type { enSettings } from "./enSettings.ts";

/** What every screen needs. */
export type FirstTexts = typeof en;
type RoomTexts = FirstTexts & typeof enRoom;
export type Texts = RoomTexts & typeof enGame;

/** What a language other than English comes with at first. */
export type EarlyTexts = RoomTexts & {
  readonly failure: typeof enFailure;
  readonly lobby: typeof enLobby;
};
/** What comes while somebody waits for an opponent. */
export type LaterTexts = typeof enGame & { readonly say: typeof enSay };
/** Of these, what is said of the board, of moves to be made and of moves made. */
export type MovingTexts = Pick<LaterTexts, "board" | "play" | "record">;
/** And what is read on request, or on another screen. */
export type AsideTexts = {
  readonly greet: typeof enGreet;
  readonly help: typeof enHelp;
  readonly keys: typeof enKeys;
  readonly names: NameWords;
  readonly options: typeof enOptions;
  readonly own: typeof enOwn;
  readonly replay: typeof enReplay;
  readonly settings: typeof enSettings;
};
export type WholeTexts = EarlyTexts & LaterTexts & AsideTexts;

/** English comes in pieces, each with what needs it: all but the first are missing here. */
export type KnownTexts = FirstTexts & Partial<WholeTexts>;

export const TextsContext = createContext<KnownTexts>(en);

export function useTexts(): KnownTexts {
  return useContext(TextsContext);
}

/** All that is read in a game: a language other than English once it is here, and what a table says otherwise. */
export function isWhole(texts: KnownTexts): texts is KnownTexts & Texts {
  return "board" in texts;
}
