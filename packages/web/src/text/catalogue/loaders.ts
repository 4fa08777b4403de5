// Where the texts of each language are. Fetched itself by who reads another one than English: most never need the list.
import type { PracticeTexts } from "../en/practice.ts";
import type { ShotsTexts } from "../en/shots.ts";
import type { StudyTexts } from "../en/study.ts";
import type { TableTexts } from "../en/table.ts";
import type { WatchWords } from "../en/watch.ts";
import type { Language } from "../language.ts";
import type { AsideTexts, EarlyTexts, LaterTexts } from "../en/texts.ts";

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
    early: async () => (await import("../de/early.ts")).de,
    later: async () => (await import("../de/later.ts")).deLater,
    aside: async () => (await import("../de/aside.ts")).deAside,
    practice: async () => (await import("../de/practice.ts")).dePractice,
    shots: async () => (await import("../de/shots.ts")).deShots,
    study: async () => (await import("../de/study.ts")).deStudy,
    table: async () => (await import("../de/table.ts")).deTable,
    watch: async () => (await import("../de/watch.ts")).deWatch,
  },
  es: {
    early: async () => (await import("../es/early.ts")).es,
    later: async () => (await import("../es/later.ts")).esLater,
    aside: async () => (await import("../es/aside.ts")).esAside,
    practice: async () => (await import("../es/practice.ts")).esPractice,
    shots: async () => (await import("../es/shots.ts")).esShots,
    study: async () => (await import("../es/study.ts")).esStudy,
    table: async () => (await import("../es/table.ts")).esTable,
    watch: async () => (await import("../es/watch.ts")).esWatch,
  },
  fr: {
    early: async () => (await import("../fr/early.ts")).fr,
    later: async () => (await import("../fr/later.ts")).frLater,
    aside: async () => (await import("../fr/aside.ts")).frAside,
    practice: async () => (await import("../fr/practice.ts")).frPractice,
    shots: async () => (await import("../fr/shots.ts")).frShots,
    study: async () => (await import("../fr/study.ts")).frStudy,
    table: async () => (await import("../fr/table.ts")).frTable,
    watch: async () => (await import("../fr/watch.ts")).frWatch,
  },
  it: {
    early: async () => (await import("../it/early.ts")).it,
    later: async () => (await import("../it/later.ts")).itLater,
    aside: async () => (await import("../it/aside.ts")).itAside,
    practice: async () => (await import("../it/practice.ts")).itPractice,
    shots: async () => (await import("../it/shots.ts")).itShots,
    study: async () => (await import("../it/study.ts")).itStudy,
    table: async () => (await import("../it/table.ts")).itTable,
    watch: async () => (await import("../it/watch.ts")).itWatch,
  },
  nl: {
    early: async () => (await import("../nl/early.ts")).nl,
    later: async () => (await import("../nl/later.ts")).nlLater,
    aside: async () => (await import("../nl/aside.ts")).nlAside,
    practice: async () => (await import("../nl/practice.ts")).nlPractice,
    shots: async () => (await import("../nl/shots.ts")).nlShots,
    study: async () => (await import("../nl/study.ts")).nlStudy,
    table: async () => (await import("../nl/table.ts")).nlTable,
    watch: async () => (await import("../nl/watch.ts")).nlWatch,
  },
  pl: {
    early: async () => (await import("../pl/early.ts")).pl,
    later: async () => (await import("../pl/later.ts")).plLater,
    aside: async () => (await import("../pl/aside.ts")).plAside,
    practice: async () => (await import("../pl/practice.ts")).plPractice,
    shots: async () => (await import("../pl/shots.ts")).plShots,
    study: async () => (await import("../pl/study.ts")).plStudy,
    table: async () => (await import("../pl/table.ts")).plTable,
    watch: async () => (await import("../pl/watch.ts")).plWatch,
  },
  pt: {
    early: async () => (await import("../pt/early.ts")).pt,
    later: async () => (await import("../pt/later.ts")).ptLater,
    aside: async () => (await import("../pt/aside.ts")).ptAside,
    practice: async () => (await import("../pt/practice.ts")).ptPractice,
    shots: async () => (await import("../pt/shots.ts")).ptShots,
    study: async () => (await import("../pt/study.ts")).ptStudy,
    table: async () => (await import("../pt/table.ts")).ptTable,
    watch: async () => (await import("../pt/watch.ts")).ptWatch,
  },
  ru: {
    early: async () => (await import("../ru/early.ts")).ru,
    later: async () => (await import("../ru/later.ts")).ruLater,
    aside: async () => (await import("../ru/aside.ts")).ruAside,
    practice: async () => (await import("../ru/practice.ts")).ruPractice,
    shots: async () => (await import("../ru/shots.ts")).ruShots,
    study: async () => (await import("../ru/study.ts")).ruStudy,
    table: async () => (await import("../ru/table.ts")).ruTable,
    watch: async () => (await import("../ru/watch.ts")).ruWatch,
  },
};
