// Where the words about reviews and the analysis board are, in each language.
import { enStudy } from "./enStudy.ts";
import { screenTexts } from "./screenTexts.ts";

export const studyWords = screenTexts(enStudy, {
  de: async () => (await import("./deStudy.ts")).deStudy,
  es: async () => (await import("./esStudy.ts")).esStudy,
  fr: async () => (await import("./frStudy.ts")).frStudy,
  it: async () => (await import("./itStudy.ts")).itStudy,
  nl: async () => (await import("./nlStudy.ts")).nlStudy,
  pl: async () => (await import("./plStudy.ts")).plStudy,
  pt: async () => (await import("./ptStudy.ts")).ptStudy,
  ru: async () => (await import("./ruStudy.ts")).ruStudy,
});
