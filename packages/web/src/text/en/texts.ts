// What English says is what every language has to say, and in which parts it comes.
import type { en } from "./first.ts";
import type { enFailure } from "./failure.ts";
import type { enGame } from "./game.ts";
import type { enGreet } from "./greet.ts";
import type { enHelp } from "./help.ts";
import type { enKeys } from "./keys.ts";
import type { enLobby } from "./lobby.ts";
import type { enOptions } from "./options.ts";
import type { enOwn } from "./own.ts";
import type { NameWords } from "../words/roomName.ts";
import type { enReplay } from "./replay.ts";
import type { enRoom } from "./room.ts";
import type { enSay } from "./say.ts";
import type { enSettings } from "./settings.ts";

/** What every screen needs. */
export type FirstTexts = typeof en;
type RoomTexts = FirstTexts & typeof enRoom;
export type Texts = RoomTexts & typeof enGame;
/** And what is said aloud. */
export type SpokenTexts = Texts & { readonly say: typeof enSay };

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
