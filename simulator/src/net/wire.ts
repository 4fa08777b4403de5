// A connection between a page and the server, and the ways in which it breaks.
import { SILENT_END_MS, SILENT_PING_MS } from "@kingrow/protocol";
import type { Random } from "@kingrow/rules/testing";
import type { Schedule } from "../base/schedule.ts";
import type { World } from "../world.ts";
import type { Down, Up } from "../base/messages.ts";

/** `reset`: both sides notice soon, one of them perhaps late. `silent`: only heartbeats notice. */
export const BREAKS = ["reset", "silent", "deaf-server", "deaf-client"] as const;
export type Break = (typeof BREAKS)[number];

export interface End<M> {
  readonly receive: (message: M) => void;
  /** This side notices that the connection is closed. Called once, as the last call. */
  readonly closed: () => void;
}

export interface Wire {
  readonly sendUp: (message: Up) => void;
  readonly sendDown: (message: Down) => void;
  /** The page closes the connection and gets no more events of it. */
  readonly closeByPage: () => void;
  /** The server closes the connection after all it has sent; the page notices. */
  readonly closeByServer: () => void;
  /** The server process has died: part of what it sent may still arrive. */
  readonly serverDied: () => void;
  readonly breakUp: (how: Break) => void;
  readonly isOpen: () => boolean;
}

export interface WireOptions {
  readonly world: World;
  readonly delay: () => number;
  readonly page: End<Down>;
  readonly server: End<Up>;
}

interface WireEnds {
  readonly up: Direction;
  readonly down: Direction;
  readonly endPage: () => void;
  readonly endServer: () => void;
}

/** Earliest and latest time at which a heartbeat detects a silent connection. The latest message was up to a ping ago. */
const HEARTBEAT = { least: SILENT_END_MS - SILENT_PING_MS, most: SILENT_END_MS + 1_000 };

export function createWire({ world, delay, page, server }: WireOptions): Wire {
  const { schedule, random } = world;
  const [up, down] = [createDirection(schedule, delay), createDirection(schedule, delay)];
  let [pageOpen, serverOpen] = [true, true];

  const endPage = (): void => {
    if (!pageOpen) return;
    pageOpen = false;
    page.closed();
  };
  const endServer = (): void => {
    if (!serverOpen) return;
    serverOpen = false;
    server.closed();
  };
  const sides = { up, down, endPage, endServer };

  return {
    sendUp: (message) => up.push(() => serverOpen && server.receive(message)),
    sendDown: (message) => down.push(() => pageOpen && page.receive(message)),
    closeByPage: () => {
      pageOpen = false;
      up.push(endServer);
    },
    closeByServer: () => {
      endServer();
      down.push(endPage);
    },
    serverDied: () => {
      serverOpen = false;
      const cutOff = random.between(schedule.now(), Math.max(schedule.now(), down.lastArrival()));
      down.loseFrom(cutOff);
      const notice = random.chance(0.9) ? random.between(0, 200) : heartbeat(random);
      schedule.at(cutOff + notice, endPage);
    },
    breakUp: (how) => BREAK_UP[how](world, sides),
    isOpen: () => pageOpen || serverOpen,
  };
}

const BREAK_UP: Readonly<Record<Break, (world: World, sides: WireEnds) => void>> = {
  reset: ({ schedule, random }, { up, down, endPage, endServer }) => {
    up.loseFrom(schedule.now() + random.between(0, 50));
    down.loseFrom(schedule.now() + random.between(0, 50));
    schedule.after(soonOrLate(random), endPage);
    schedule.after(soonOrLate(random), endServer);
  },
  silent: ({ schedule, random }, { up, down, endPage, endServer }) => {
    up.loseFrom(schedule.now());
    down.loseFrom(schedule.now());
    schedule.after(heartbeat(random), endPage);
    schedule.after(heartbeat(random), endServer);
  },
  "deaf-server": ({ schedule, random }, { up, down, endPage, endServer }) => {
    up.loseFrom(schedule.now());
    schedule.after(heartbeat(random), () => {
      endServer();
      down.push(endPage);
    });
  },
  "deaf-client": ({ schedule, random }, { up, down, endPage, endServer }) => {
    down.loseFrom(schedule.now());
    schedule.after(heartbeat(random), () => {
      endPage();
      up.push(endServer);
    });
  },
};

function heartbeat(random: Random): number {
  return random.between(HEARTBEAT.least, HEARTBEAT.most);
}

function soonOrLate(random: Random): number {
  return random.chance(0.7) ? random.between(50, 350) : heartbeat(random);
}

/** One direction of a connection: messages arrive late and in order, and from some time on not at all. */
interface Direction {
  readonly push: (arrive: () => void) => void;
  /** Messages that would arrive from `time` on are lost. */
  readonly loseFrom: (time: number) => void;
  /** Arrival time of the last message under way. */
  readonly lastArrival: () => number;
}

function createDirection(schedule: Schedule, delay: () => number): Direction {
  let last = schedule.now();
  let lostFrom = Number.POSITIVE_INFINITY;

  return {
    push: (arrive) => {
      last = Math.max(last, schedule.now() + delay());
      const arrival = last;
      schedule.at(arrival, () => {
        if (arrival < lostFrom) arrive();
      });
    },
    loseFrom: (time) => {
      lostFrom = Math.min(lostFrom, time);
    },
    lastArrival: () => last,
  };
}
