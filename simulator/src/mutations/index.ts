// All faults that can be planted, by name.
import { ackBeforeCommit, broadcastBeforeCommit } from "./orderMutations.ts";
import { flagsDuringOutage, incrementForgotten, runsWhileOtherMoves } from "./clockMutations.ts";
import {
  anyTableTaken,
  broadcastForgotten,
  disconnectLeaves,
  disconnectNotChecked,
  missingDedupe,
  olderPagesRefused,
  staleMovesTaken,
} from "./keeperMutations.ts";
import { countedTwice, strangersGreet } from "./greetingMutations.ts";
import {
  countersKeptInTakeback,
  deadlineLostAtRestart,
  flushSkipped,
  matchesLostAtRestart,
  versionNotChecked,
} from "./storeMutations.ts";
import { anothersFlush, copySurvivesFailure } from "./memoryMutations.ts";
import type { Mutation } from "./mutation.ts";
import {
  lateGrantsKept,
  leavesKeptOnReturn,
  satDownToLeave,
  watchKeptOpen,
} from "./pageMutations.ts";

/** Deadlines of the previous instance are due at once after a restart. */
const noGraceAfterRestart: Mutation = {
  instance: ({ run, bootedAt }) => ({ run, bootedAt: bootedAt - 10 * 60_000 }),
};

/** A restart is not noticed: all players still count as connected. */
const restartNotNoticed: Mutation = {
  instance: ({ bootedAt }) => ({ run: "always the same", bootedAt }),
};

export const MUTATIONS = {
  "ack-before-commit": ackBeforeCommit,
  "missing-dedupe": missingDedupe,
  "disconnect-not-checked": disconnectNotChecked,
  "broadcast-before-commit": broadcastBeforeCommit,
  "version-not-checked": versionNotChecked,
  "deadline-lost-at-restart": deadlineLostAtRestart,
  "flush-skipped": flushSkipped,
  "broadcast-forgotten": broadcastForgotten,
  "disconnect-leaves": disconnectLeaves,
  "no-grace-after-restart": noGraceAfterRestart,
  "restart-not-noticed": restartNotNoticed,
  "copy-survives-failure": copySurvivesFailure,
  "anothers-flush": anothersFlush,
  "flags-during-outage": flagsDuringOutage,
  "increment-forgotten": incrementForgotten,
  "runs-while-other-moves": runsWhileOtherMoves,
  "any-table-taken": anyTableTaken,
  "counters-kept-in-takeback": countersKeptInTakeback,
  "strangers-greet": strangersGreet,
  "counted-twice": countedTwice,
  "matches-lost-at-restart": matchesLostAtRestart,
  "late-grants-kept": lateGrantsKept,
  "sat-down-to-leave": satDownToLeave,
  "watch-kept-open": watchKeptOpen,
  "leaves-kept-on-return": leavesKeptOnReturn,
  "stale-moves-taken": staleMovesTaken,
  "older-pages-refused": olderPagesRefused,
} as const satisfies Readonly<Record<string, Mutation>>;

export type MutationName = keyof typeof MUTATIONS;

export function isMutationName(name: string): name is MutationName {
  return Object.hasOwn(MUTATIONS, name);
}
