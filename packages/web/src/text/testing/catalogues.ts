// Every language whole, for tests of all of them.
import { catalogueOf } from "../catalogue.ts";
import { en } from "../en.ts";
import { enFailure } from "../enFailure.ts";
import { enGame } from "../enGame.ts";
import { enGreet } from "../enGreet.ts";
import { enHelp } from "../enHelp.ts";
import { enKeys } from "../enKeys.ts";
import { enLobby } from "../enLobby.ts";
import { enNames } from "../enNames.ts";
import { enOptions } from "../enOptions.ts";
import { enOwn } from "../enOwn.ts";
import { enReplay } from "../enReplay.ts";
import { enRoom } from "../enRoom.ts";
import { enSay } from "../enSay.ts";
import { enSettings } from "../enSettings.ts";
import type { Language } from "../language.ts";
import type { WholeTexts } from "../texts.ts";

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
