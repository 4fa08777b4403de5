// A tab: the page's real logic put together as its composition root does, with a person at it.
import {
  type Clock,
  type Connection,
  createConnection,
  createPlayerKey,
  createVisits,
  createWakeUp,
  type Lobby,
  openLobby,
  openRoom,
  type RoomSession,
  type Shelf,
  type Visits,
  type WakeUp,
} from "@kingrow/client";
import type { Network } from "../net/network.ts";
import { randomKeyOf } from "@kingrow/rules/testing";
import type { World } from "../world.ts";
import type { Browser, TabLocks } from "./browser.ts";
import { createPageLink, type PageLink } from "./link.ts";
import { createSleep, type Sleep } from "./sleep.ts";

export type Screen =
  | { readonly kind: "lobby"; readonly lobby: Lobby }
  | { readonly kind: "room"; readonly roomId: string; readonly session: RoomSession };

export interface Tab {
  readonly name: string;
  readonly browser: Browser;
  /** What survives a reload. */
  readonly shelf: Shelf;
  readonly link: PageLink;
  readonly connection: Connection;
  readonly wakeUp: WakeUp;
  readonly sleep: Sleep;
  readonly isOpen: () => boolean;
  readonly screen: () => Screen;
  /** Goes to a room, or home. */
  readonly visit: (roomId?: string) => void;
  isOffline: boolean;
  /** The page ends, by a reload or a closed tab: nothing of it runs any more. */
  readonly end: () => void;
}

export interface TabDependencies {
  readonly world: World;
  readonly network: Network;
  readonly browser: Browser;
  readonly shelf: Shelf;
  readonly name: string;
  readonly roomId?: string | undefined;
}

export function openTab({ world, network, browser, shelf, name, roomId }: TabDependencies): Tab {
  const sleep = createSleep(world.schedule);
  const locks = browser.locksForTab();
  const clock = clockOf(world, browser, sleep);
  const newKey = () => randomKeyOf(world.random);
  const playerKey = createPlayerKey({
    tab: shelf,
    browser: browser.shelf,
    locks,
    now: clock.now,
    newKey,
  });
  const link = createPageLink({
    world,
    network,
    name,
    playerKey: () => playerKey.current(),
    isOffline: () => tab.isOffline,
    inPage: sleep.whenAwake,
  });
  const connection = createConnection({ clock, link, playerKey, newId: newKey });
  const screens = createScreens({ world, name, connection, visits: createVisits(clock) });

  const tab: Tab = {
    name,
    browser,
    shelf,
    link,
    connection,
    sleep,
    wakeUp: createWakeUp(connection),
    isOpen: () => !sleep.isOver(),
    screen: screens.now,
    visit: screens.show,
    isOffline: false,
    end: () => endPage(sleep, locks, link),
  };
  screens.show(roomId);
  return tab;
}

function endPage(sleep: Sleep, locks: TabLocks, link: PageLink): void {
  sleep.end();
  locks.closeTab();
  link.destroy();
}

/** The page's clock is not the server's, and stands still in a sleeping page. */
function clockOf({ schedule }: World, { skewMs }: Browser, sleep: Sleep): Clock {
  return {
    now: () => schedule.now() + skewMs,
    after: (ms, run) => {
      let isOff = false;
      const cancel = schedule.after(ms, () =>
        sleep.whenAwake(() => {
          if (!isOff) run();
        }),
      );
      return () => {
        isOff = true;
        cancel();
      };
    },
  };
}

interface ScreenDependencies {
  readonly world: World;
  readonly name: string;
  readonly connection: Connection;
  readonly visits: Visits;
}

function createScreens({ world, name, connection, visits }: ScreenDependencies) {
  let screen: Screen | undefined;

  const show = (roomId?: string): void => {
    const before = screen;
    if (before?.kind === "lobby") before.lobby.close();
    if (before?.kind === "room" && before.roomId !== roomId) visits.end(before.roomId);
    world.trace.note(`${name}: shows ${roomId ?? "the lobby"}`);
    screen = roomId === undefined ? lobby() : room(roomId);
  };
  const lobby = (): Screen => ({
    kind: "lobby",
    lobby: openLobby({ connection, enterRoom: show }),
  });
  const room = (roomId: string): Screen => {
    const open = (): RoomSession => {
      const opened = openRoom({
        connection,
        roomId,
        goHome: () => show(),
        asksFirst: () => false,
      });
      world.judge.watchPage(name, opened.store);
      return opened;
    };
    return { kind: "room", roomId, session: visits.enter(roomId, open) };
  };
  return {
    show,
    now: (): Screen => {
      if (screen === undefined) throw new Error("The tab shows nothing yet");
      return screen;
    },
  };
}
