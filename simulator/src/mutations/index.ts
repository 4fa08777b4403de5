// All faults that can be planted, by name.
import { CLOCK_MUTATIONS } from "./clockMutations.ts";
import { KEEPER_MUTATIONS } from "./keeperMutations.ts";
import type { Mutation } from "./mutation.ts";
import { ORDER_MUTATIONS } from "./orderMutations.ts";
import { PAGE_MUTATIONS } from "./pageMutations.ts";
import { STORE_MUTATIONS } from "./storeMutations.ts";

export const MUTATIONS = {
  ...ORDER_MUTATIONS,
  ...KEEPER_MUTATIONS,
  ...STORE_MUTATIONS,
  ...CLOCK_MUTATIONS,
  ...PAGE_MUTATIONS,

  /** Deadlines of the previous instance are due at once after a restart. */
  "no-grace-after-restart": {
    instance: ({ run, bootedAt }) => ({ run, bootedAt: bootedAt - 10 * 60_000 }),
  },

  /** A restart is not noticed: all players still count as connected. */
  "restart-not-noticed": {
    instance: ({ bootedAt }) => ({ run: "always the same", bootedAt }),
  },
} as const satisfies Readonly<Record<string, Mutation>>;

export type MutationName = keyof typeof MUTATIONS;

export function isMutationName(name: string): name is MutationName {
  return Object.hasOwn(MUTATIONS, name);
}
