// Partings in Redis: pairs of players that matchmaking does not seat together again at once (O2).
import type { RedisLink } from "../../redis/link.ts";
import { asNumber, asPairs, asTextIfAny } from "../../redis/replies.ts";
import { runScript } from "../../redis/script.ts";
import { MAX_PARTINGS, type Parting, type Partings, PARTINGS_KEPT_MS } from "../partings.ts";
import { asStoreFault } from "../roomStore.ts";
import { askedKey, partedKey } from "./layout.ts";
import { ASK, PART } from "./scripts.ts";

const [KEPT_MS, MOST] = [String(PARTINGS_KEPT_MS), String(MAX_PARTINGS)];

export function createSharedPartings(link: RedisLink): Partings {
  async function note(owner: string, other: string, at: number): Promise<void> {
    const values = [other, String(at), KEPT_MS, MOST];
    await runScript(link, { script: PART, keys: [partedKey(owner)], values });
  }

  async function partingFrom(other: string, at: number): Promise<[string, Parting]> {
    const key = askedKey(other);
    const askedAt = asTextIfAny(await link.send(key, ["GET", key]));
    return [other, { at, hasOtherAsked: Number(askedAt ?? 0) > at }];
  }

  async function ask(owner: string, now: number): Promise<ReadonlyMap<string, Parting>> {
    const keys = [partedKey(owner), askedKey(owner)];
    const pairs = asPairs(
      await runScript(link, { script: ASK, keys, values: [String(now), KEPT_MS] }),
    );
    return new Map(await Promise.all(pairs.map(([other, at]) => partingFrom(other, asNumber(at)))));
  }

  return {
    add: async ([one, other], at) => {
      await asStoreFault(Promise.all([note(one, other, at), note(other, one, at)]));
    },
    ask: (owner, now) => asStoreFault(ask(owner, now)),
  };
}
