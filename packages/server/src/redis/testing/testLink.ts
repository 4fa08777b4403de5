// A link to the Redis of a test, whose silence and end the test is about.
import { steadyClock } from "@kingrow/time/machine";
import { openLink, type RedisLink } from "../link.ts";
import type { RedisServer } from "./redisServer.ts";

export function openTestLink({ url }: RedisServer): RedisLink {
  return openLink({
    urls: [url],
    isCluster: false,
    onError: () => undefined,
    steady: steadyClock,
  });
}
