// Every language whole, for tests of all of them.
import { catalogueOf } from "../catalogue/catalogue.ts";
import { en } from "../en/first.ts";
import { enFailure } from "../en/failure.ts";
import { enGame } from "../en/game.ts";
import { enGreet } from "../en/greet.ts";
import { enHelp } from "../en/help.ts";
import { enKeys } from "../en/keys.ts";
import { enLobby } from "../en/lobby.ts";
import { enNames } from "../en/names.ts";
import { enOptions } from "../en/options.ts";
import { enOwn } from "../en/own.ts";
import { enReplay } from "../en/replay.ts";
import { enRoom } from "../en/room.ts";
import { enSay } from "../en/say.ts";
import { enSettings } from "../en/settings.ts";
import type { Language } from "../language.ts";
import type { WholeTexts } from "../en/texts.ts";

export const wholeEnglish: WholeTexts = {
  ...en,
  ...enRoom,
  ...enGame,
  failure: enFailure,
  lobby: enLobby,
  greet: enGreet,
  help: enHelp,
  keys: enKeys,
  names: enNames,
  options: enOptions,
  own: enOwn,
  replay: enReplay,
  say: enSay,
  settings: enSettings,
};

export type Translation = Exclude<Language, "en">;

export function translated(language: Translation): Promise<WholeTexts> {
  return catalogueOf(language);
}

type Leaf = readonly [path: string, text: unknown];

/** All texts of a catalogue by their path: sentences, and functions that make one. */
export function leaves(value: unknown, path = ""): readonly Leaf[] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, `${path}.${key}`));
}

/** The numbers that a text says, in any order. */
export function numbers(made: unknown): readonly string[] {
  return String(made).match(/\d+/g)?.sort() ?? [];
}
