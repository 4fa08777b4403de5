// A tab: the page's real logic, wired as in the page, used by a simulated player.
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
  openWatch,
  type RoomSession,
  seekOpponent,
  type Shelf,
  type Visits,
  type WakeUp,
  type WatchSession,
} from "@kingrow/client";
import type { Network } from "../net/network.ts";
import { randomKeyOf } from "@kingrow/rules/testing";
import type { PageMutation } from "../mutations/mutation.ts";
import type { World } from "../world.ts";
import type { Browser, TabLocks } from "./browser.ts";
import { createPageLink, type PageLink } from "./link.ts";
import { createSleep, type Sleep } from "./sleep.ts";

export type TabScreen =
  | { readonly kind: "lobby"; readonly lobby: Lobby }
  | { readonly kind: "room"; readonly roomId: string; readonly session: RoomSession }
  | { readonly kind: "watch"; readonly roomId: string; readonly watch: WatchSession }
  /** A screen that does not use the server. */
  | { readonly kind: "study" };

/** The screens a player can go to. */
export type Destination =
  | { readonly kind: "lobby" | "study" }
  | { readonly kind: "room" | "watch"; readonly roomId: string };

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
  readonly screen: () => TabScreen;
  /** Goes to a room, or home. */
  readonly visit: (roomId?: string) => void;
  readonly goTo: (place: Destination) => void;
  /** Searches a new opponent from the result of a game. */
  readonly seekOpponent: () => void;
  isOffline: boolean;
  isOverloaded: boolean;
  /** Whether seats were requested without the page, so that it cannot know them. */
  hasSentRawCalls: boolean;
  /** Ends the page, by a reload or a closed tab. */
  readonly end: () => void;
}

export interface TabOptions {
  readonly world: World;
  readonly network: Network;
  readonly browser: Browser;
  readonly shelf: Shelf;
  readonly name: string;
  readonly roomId?: string | undefined;
  readonly mutation?: PageMutation | undefined;
}

/** Share of tabs with a page from before the last deploy. */
const OLD_PAGES = 0.2;

export function openTab(options: TabOptions): Tab {
  const { world, network, browser, shelf, name, roomId, mutation } = options;
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
    isOverloaded: () => tab.isOverloaded,
    isOld: world.random.chance(OLD_PAGES),
    inPage: sleep.whenAwake,
    shownRoom: () => screens.shownRoom(),
  });
  const sound = createConnection({
    clock,
    link,
    playerKey,
    newId: newKey,
    random: () => world.random.fraction(),
  });
  const connection = mutation?.connection?.(sound) ?? sound;
  const screens = createScreens({ world, name, connection, visits: createVisits(clock), mutation });

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
    visit: screens.visit,
    goTo: screens.goTo,
    seekOpponent: screens.seekOpponent,
    isOffline: false,
    isOverloaded: false,
    hasSentRawCalls: false,
    end: () => endPage(sleep, locks, link),
  };
  screens.visit(roomId);
  return tab;
}

function endPage(sleep: Sleep, locks: TabLocks, link: PageLink): void {
  sleep.end();
  locks.closeTab();
  link.destroy();
}

/** The page's clock differs from the server's, and stops in a sleeping page. */
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

interface ScreenOptions {
  readonly world: World;
  readonly name: string;
  readonly connection: Connection;
  readonly visits: Visits;
  readonly mutation: PageMutation | undefined;
}

function createScreens({ world, name, connection, visits, mutation }: ScreenOptions) {
  const closeWatch = mutation?.closeWatch ?? ((watch: WatchSession) => watch.close());
  let screen: TabScreen | undefined;
  let shownRoom: string | undefined;

  const goTo = (place: Destination): void => {
    const before = screen;
    const isSameRoom = before?.kind === "room" && place.kind === "room";
    if (before?.kind === "lobby") before.lobby.close();
    if (before?.kind === "watch") closeWatch(before.watch);
    if (before?.kind === "room" && !(isSameRoom && before.roomId === place.roomId))
      visits.end(before.roomId);
    world.trace.note(
      `${name}: shows ${"roomId" in place ? `${place.kind} ${place.roomId}` : place.kind}`,
    );
    shownRoom = place.kind === "room" ? place.roomId : undefined;
    screen = opened(place);
  };
  const visit = (roomId?: string): void =>
    goTo(roomId === undefined ? { kind: "lobby" } : { kind: "room", roomId });
  const opened = (place: Destination): TabScreen => {
    if (!("roomId" in place))
      return place.kind === "study"
        ? { kind: "study" }
        : { kind: "lobby", lobby: openLobby({ connection, enterRoom: visit }) };
    const { kind, roomId } = place;
    if (kind === "watch") return { kind, roomId, watch: openWatch(connection, roomId) };
    return room(roomId);
  };
  const room = (roomId: string): TabScreen => {
    const open = (): RoomSession => {
      const opened = openRoom({
        connection,
        roomId,
        goHome: () => visit(),
        asksFirst: () => false,
        enterRoom: visit,
      });
      world.judge.watchPage(name, opened.store);
      return opened;
    };
    return { kind: "room", roomId, session: visits.enter(roomId, open) };
  };
  const seekFrom = ({ store, signal }: RoomSession): void =>
    void seekOpponent({ connection, store, signal, enterRoom: visit });
  return {
    visit,
    goTo,
    shownRoom: () => shownRoom,
    seekOpponent: () => void (screen?.kind === "room" && seekFrom(screen.session)),
    now: (): TabScreen => {
      if (screen === undefined) throw new Error("The tab shows nothing yet");
      return screen;
    },
  };
}
