// After a start: goes through all rooms once, so that those of the instance before are cared for again.
import { backoff, type Clock, pause } from "@kingrow/time";
import type { RoomStore } from "../store/roomStore.ts";

/** Few enough at a time that players who are back already do not wait for them. */
const PAGE = 25;
/** What the store refuses is asked for again, less and less often. */
const REST = { firstMs: 5_000, longestMs: 60_000 };

export interface RecoveryDependencies {
  readonly store: Pick<RoomStore, "ids">;
  /** Lets the room notice the restart; `false` when the store refused. Never rejects. */
  readonly act: (roomId: string) => Promise<boolean>;
  readonly clock: Clock;
  /** Ends the work early. */
  readonly stopping: AbortSignal;
  /** Hears of a store that could not be read. */
  readonly onFault: (fault: unknown) => void;
}

/** Resolves when every room has noticed the restart. Never rejects. */
export async function recoverAll(dependencies: RecoveryDependencies): Promise<void> {
  let refused = await walk(dependencies);
  for (let tries = 1; refused.length > 0; tries += 1) {
    await rest(dependencies, tries);
    refused = await visitAll(dependencies, refused);
  }
}

/** Visits every room in the store and tells which of them have to be visited again. */
async function walk(dependencies: RecoveryDependencies): Promise<readonly string[]> {
  const refused: string[] = [];
  let page = await idsAfter(dependencies, undefined);
  while (page.length > 0) {
    refused.push(...(await visit(dependencies, page)));
    page = await idsAfter(dependencies, page.at(-1));
  }
  return refused;
}

/** None when the work is to end. */
async function idsAfter(
  dependencies: RecoveryDependencies,
  last: string | undefined,
): Promise<readonly string[]> {
  for (let tries = 1; !dependencies.stopping.aborted; tries += 1) {
    try {
      return await dependencies.store.ids(last, PAGE);
    } catch (fault) {
      dependencies.onFault(fault);
      await rest(dependencies, tries);
    }
  }
  return [];
}

async function visitAll(
  dependencies: RecoveryDependencies,
  ids: readonly string[],
): Promise<readonly string[]> {
  const refused: string[] = [];
  for (let start = 0; start < ids.length; start += PAGE)
    refused.push(...(await visit(dependencies, ids.slice(start, start + PAGE))));
  return refused;
}

/** Those that the store refused; none when the work is to end. */
async function visit({ act, stopping }: RecoveryDependencies, ids: readonly string[]) {
  if (stopping.aborted) return [];
  const done = await Promise.all(ids.map(act));
  return ids.filter((_id, index) => done[index] !== true);
}

function rest({ clock, stopping }: RecoveryDependencies, tries: number): Promise<void> {
  return pause(clock, backoff(REST, tries), stopping);
}
