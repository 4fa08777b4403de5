// Opens a Redis store for a test, as the server does.
import { steadyClock } from "@kingrow/time/machine";
import { openRedisStore } from "../openRedisStore.ts";

export async function openStore(...urls: readonly string[]) {
  const { store } = await openRedisStore({
    urls,
    onAway: () => undefined,
    steady: steadyClock,
  });
  return store;
}
