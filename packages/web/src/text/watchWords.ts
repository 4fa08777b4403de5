// Where the words of a watched game are, in each language.
import { enWatch } from "./enWatch.ts";
import { screenTexts } from "./screenTexts.ts";

export const watchWords = screenTexts(enWatch, {
  de: async () => (await import("./deWatch.ts")).deWatch,
  es: async () => (await import("./esWatch.ts")).esWatch,
  fr: async () => (await import("./frWatch.ts")).frWatch,
  it: async () => (await import("./itWatch.ts")).itWatch,
  nl: async () => (await import("./nlWatch.ts")).nlWatch,
  pl: async () => (await import("./plWatch.ts")).plWatch,
  pt: async () => (await import("./ptWatch.ts")).ptWatch,
  ru: async () => (await import("./ruWatch.ts")).ruWatch,
});
