// Where the texts of each language are. Fetched itself by who reads another one than English: most never need the list.
import type { Language } from "./language.ts";
import type { AsideTexts, EarlyTexts, LaterTexts } from "./texts.ts";

interface Loader {
  readonly early: () => Promise<EarlyTexts>;
  readonly later: () => Promise<LaterTexts>;
  readonly aside: () => Promise<AsideTexts>;
}

export const LOADERS: Readonly<Record<Exclude<Language, "en">, Loader>> = {
  de: {
    early: async () => (await import("./de.ts")).de,
    later: async () => (await import("./deLater.ts")).deLater,
    aside: async () => (await import("./deAside.ts")).deAside,
  },
  es: {
    early: async () => (await import("./es.ts")).es,
    later: async () => (await import("./esLater.ts")).esLater,
    aside: async () => (await import("./esAside.ts")).esAside,
  },
  fr: {
    early: async () => (await import("./fr.ts")).fr,
    later: async () => (await import("./frLater.ts")).frLater,
    aside: async () => (await import("./frAside.ts")).frAside,
  },
  it: {
    early: async () => (await import("./it.ts")).it,
    later: async () => (await import("./itLater.ts")).itLater,
    aside: async () => (await import("./itAside.ts")).itAside,
  },
  nl: {
    early: async () => (await import("./nl.ts")).nl,
    later: async () => (await import("./nlLater.ts")).nlLater,
    aside: async () => (await import("./nlAside.ts")).nlAside,
  },
  pl: {
    early: async () => (await import("./pl.ts")).pl,
    later: async () => (await import("./plLater.ts")).plLater,
    aside: async () => (await import("./plAside.ts")).plAside,
  },
  pt: {
    early: async () => (await import("./pt.ts")).pt,
    later: async () => (await import("./ptLater.ts")).ptLater,
    aside: async () => (await import("./ptAside.ts")).ptAside,
  },
  ru: {
    early: async () => (await import("./ru.ts")).ru,
    later: async () => (await import("./ruLater.ts")).ruLater,
    aside: async () => (await import("./ruAside.ts")).ruAside,
  },
};
