// Where the texts of each language are. Fetched itself by who reads another one than English: most never need the list.
import type { PracticeTexts } from "./enPractice.ts";
import type { ShotsTexts } from "./enShots.ts";
import type { StudyTexts } from "./enStudy.ts";
import type { TableTexts } from "./enTable.ts";
import type { WatchWords } from "./enWatch.ts";
import type { Language } from "./language.ts";
import type { AsideTexts, EarlyTexts, LaterTexts } from "./texts.ts";

type Translation = Exclude<Language, "en">;

/** Each part is fetched when it is wanted: three for every screen, and one for each of the late screens. */
export interface Loader {
  readonly early: () => Promise<EarlyTexts>;
  readonly later: () => Promise<LaterTexts>;
  readonly aside: () => Promise<AsideTexts>;
  readonly practice: () => Promise<PracticeTexts>;
  readonly shots: () => Promise<ShotsTexts>;
  readonly study: () => Promise<StudyTexts>;
  readonly table: () => Promise<TableTexts>;
  readonly watch: () => Promise<WatchWords>;
}

export const LOADERS: Readonly<Record<Translation, Loader>> = {
  de: {
    early: async () => (await import("./de.ts")).de,
    later: async () => (await import("./deLater.ts")).deLater,
    aside: async () => (await import("./deAside.ts")).deAside,
    practice: async () => (await import("./dePractice.ts")).dePractice,
    shots: async () => (await import("./deShots.ts")).deShots,
    study: async () => (await import("./deStudy.ts")).deStudy,
    table: async () => (await import("./deTable.ts")).deTable,
    watch: async () => (await import("./deWatch.ts")).deWatch,
  },
  es: {
    early: async () => (await import("./es.ts")).es,
    later: async () => (await import("./esLater.ts")).esLater,
    aside: async () => (await import("./esAside.ts")).esAside,
    practice: async () => (await import("./esPractice.ts")).esPractice,
    shots: async () => (await import("./esShots.ts")).esShots,
    study: async () => (await import("./esStudy.ts")).esStudy,
    table: async () => (await import("./esTable.ts")).esTable,
    watch: async () => (await import("./esWatch.ts")).esWatch,
  },
  fr: {
    early: async () => (await import("./fr.ts")).fr,
    later: async () => (await import("./frLater.ts")).frLater,
    aside: async () => (await import("./frAside.ts")).frAside,
    practice: async () => (await import("./frPractice.ts")).frPractice,
    shots: async () => (await import("./frShots.ts")).frShots,
    study: async () => (await import("./frStudy.ts")).frStudy,
    table: async () => (await import("./frTable.ts")).frTable,
    watch: async () => (await import("./frWatch.ts")).frWatch,
  },
  it: {
    early: async () => (await import("./it.ts")).it,
    later: async () => (await import("./itLater.ts")).itLater,
    aside: async () => (await import("./itAside.ts")).itAside,
    practice: async () => (await import("./itPractice.ts")).itPractice,
    shots: async () => (await import("./itShots.ts")).itShots,
    study: async () => (await import("./itStudy.ts")).itStudy,
    table: async () => (await import("./itTable.ts")).itTable,
    watch: async () => (await import("./itWatch.ts")).itWatch,
  },
  nl: {
    early: async () => (await import("./nl.ts")).nl,
    later: async () => (await import("./nlLater.ts")).nlLater,
    aside: async () => (await import("./nlAside.ts")).nlAside,
    practice: async () => (await import("./nlPractice.ts")).nlPractice,
    shots: async () => (await import("./nlShots.ts")).nlShots,
    study: async () => (await import("./nlStudy.ts")).nlStudy,
    table: async () => (await import("./nlTable.ts")).nlTable,
    watch: async () => (await import("./nlWatch.ts")).nlWatch,
  },
  pl: {
    early: async () => (await import("./pl.ts")).pl,
    later: async () => (await import("./plLater.ts")).plLater,
    aside: async () => (await import("./plAside.ts")).plAside,
    practice: async () => (await import("./plPractice.ts")).plPractice,
    shots: async () => (await import("./plShots.ts")).plShots,
    study: async () => (await import("./plStudy.ts")).plStudy,
    table: async () => (await import("./plTable.ts")).plTable,
    watch: async () => (await import("./plWatch.ts")).plWatch,
  },
  pt: {
    early: async () => (await import("./pt.ts")).pt,
    later: async () => (await import("./ptLater.ts")).ptLater,
    aside: async () => (await import("./ptAside.ts")).ptAside,
    practice: async () => (await import("./ptPractice.ts")).ptPractice,
    shots: async () => (await import("./ptShots.ts")).ptShots,
    study: async () => (await import("./ptStudy.ts")).ptStudy,
    table: async () => (await import("./ptTable.ts")).ptTable,
    watch: async () => (await import("./ptWatch.ts")).ptWatch,
  },
  ru: {
    early: async () => (await import("./ru.ts")).ru,
    later: async () => (await import("./ruLater.ts")).ruLater,
    aside: async () => (await import("./ruAside.ts")).ruAside,
    practice: async () => (await import("./ruPractice.ts")).ruPractice,
    shots: async () => (await import("./ruShots.ts")).ruShots,
    study: async () => (await import("./ruStudy.ts")).ruStudy,
    table: async () => (await import("./ruTable.ts")).ruTable,
    watch: async () => (await import("./ruWatch.ts")).ruWatch,
  },
};
