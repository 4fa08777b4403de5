// All faults that can be planted, by name.
import { ackBeforeCommit } from "./ackBeforeCommit.ts";
import { broadcastBeforeCommit } from "./broadcastBeforeCommit.ts";
import {
  broadcastForgotten,
  disconnectLeaves,
  disconnectNotChecked,
  staleMovesTaken,
} from "./keeperPlants.ts";
import { anothersFlush, copySurvivesFailure } from "./memoryPlants.ts";
import type { Plant } from "./plant.ts";
import {
  deadlineLostAtRestart,
  flushSkipped,
  missingDedupe,
  versionNotChecked,
} from "./storePlants.ts";

/** Deadlines of the instance before are due at once after a restart. */
const noGraceAfterRestart: Plant = {
  life: ({ run, bootedAt }) => ({ run, bootedAt: bootedAt - 10 * 60_000 }),
};

/** A restart is not noticed: everybody counts as still connected. */
const restartNotNoticed: Plant = {
  life: ({ bootedAt }) => ({ run: "always the same", bootedAt }),
};

export const PLANTS = {
  "ack-before-commit": ackBeforeCommit,
  "missing-dedupe": missingDedupe,
  "disconnect-not-checked": disconnectNotChecked,
  "broadcast-before-commit": broadcastBeforeCommit,
  "version-not-checked": versionNotChecked,
  "deadline-lost-at-restart": deadlineLostAtRestart,
  "flush-skipped": flushSkipped,
  "stale-moves-taken": staleMovesTaken,
  "broadcast-forgotten": broadcastForgotten,
  "disconnect-leaves": disconnectLeaves,
  "no-grace-after-restart": noGraceAfterRestart,
  "restart-not-noticed": restartNotNoticed,
  "copy-survives-failure": copySurvivesFailure,
  "anothers-flush": anothersFlush,
} as const satisfies Readonly<Record<string, Plant>>;

export type PlantName = keyof typeof PLANTS;

export function isPlantName(name: string): name is PlantName {
  return Object.hasOwn(PLANTS, name);
}
