// The page's services around a fake server, for component tests.
import {
  type Connection,
  createConnection,
  createVisits,
  systemClock,
  timeAnswers,
} from "@kingrow/client";
import { FakeLink, fakePlayerKey } from "@kingrow/client/testing";
import { createAnnouncer } from "../announcer.ts";
import { createLeaveGuard } from "../leaveGuard.ts";
import type { Services } from "../services.ts";

export interface TestServices extends Services {
  readonly link: FakeLink;
  readonly connection: Connection;
}

/** Time is the test runner's: use its fake timers. */
export function createTestServices(): TestServices {
  const link = new FakeLink();
  const timed = timeAnswers(link, systemClock);
  const connection = createConnection({
    clock: systemClock,
    link: timed.link,
    playerKey: fakePlayerKey(),
  });
  return {
    link,
    connection,
    answerTime: timed.store,
    announcer: createAnnouncer(),
    leaveGuard: createLeaveGuard(),
    visits: createVisits(systemClock),
    fetchAhead: () => {},
  };
}
