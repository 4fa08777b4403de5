// The page's services around a fake server, for component tests.
import { createConnection, createVisits, systemClock } from "@kingrow/client";
import { FakeLink, fakePlayerKey, type FakePlayerKey } from "@kingrow/client/testing";
import { createAnnouncer } from "../services/announcer.ts";
import { settingsStore } from "../../settings/settings.ts";
import type { Services } from "../services/services.ts";

export interface TestServices extends Services {
  readonly link: FakeLink;
  readonly playerKey: FakePlayerKey;
}

/** Time is the test runner's: use its fake timers. */
export function createTestServices(): TestServices {
  const link = new FakeLink();
  const playerKey = fakePlayerKey();
  const connection = createConnection({
    clock: systemClock,
    link,
    playerKey,
    name: () => settingsStore.getState().name,
  });
  return {
    link,
    playerKey,
    connection,
    announcer: createAnnouncer(),
    visits: createVisits(systemClock),
    fetchAhead: () => () => {},
  };
}
