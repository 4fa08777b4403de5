// Where the words about shots are, in each language.
import { enShots } from "./enShots.ts";
import { screenTexts } from "./screenTexts.ts";

export const shotsWords = screenTexts(enShots, {
  de: async () => (await import("./deShots.ts")).deShots,
  es: async () => (await import("./esShots.ts")).esShots,
  fr: async () => (await import("./frShots.ts")).frShots,
  it: async () => (await import("./itShots.ts")).itShots,
  nl: async () => (await import("./nlShots.ts")).nlShots,
  pl: async () => (await import("./plShots.ts")).plShots,
  pt: async () => (await import("./ptShots.ts")).ptShots,
  ru: async () => (await import("./ruShots.ts")).ruShots,
});
