// The page's services around a fake server, for component tests.
import { timeAnswers } from "../connection/answerTime.ts";
import { createConnection, type Connection } from "../connection/connection.ts";
import { systemClock } from "../connection/clock.ts";
import { FakeLink } from "../connection/fakeLink.ts";
import { fakePlayerKey } from "../connection/fakePlayerKey.ts";
import { createAnnouncer } from "./announcer.ts";
import { createLeaveGuard } from "./leaveGuard.ts";
import type { Services } from "./services.ts";
import { createVisits } from "./visits.ts";

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
  };
}
