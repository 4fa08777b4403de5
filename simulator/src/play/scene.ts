// One simulated scenario: a server, a network, and people with their browsers and tabs.
import type { Network } from "../net/network.ts";
import { createNetwork } from "../net/network.ts";
import { type Browser, copyShelf, createBrowser } from "../page/browser.ts";
import { openTab, type Tab } from "../page/tab.ts";
import { leaveOwnRoom, memoryShelf, type Shelf } from "@kingrow/client";
import type { Mutation } from "../mutations/mutation.ts";
import { createMachine, type Machine } from "../server/machine.ts";
import type { World } from "../world.ts";

export interface Scene {
  readonly world: World;
  readonly machine: Machine;
  readonly network: Network;
  readonly browsers: readonly Browser[];
  /** Tabs that are open. */
  readonly tabs: () => readonly Tab[];
  readonly openTab: (browser: Browser, roomId?: string) => Tab;
  /** The same tab with a new page: what the browser keeps for a tab stays. */
  readonly reload: (tab: Tab) => Tab;
  /** The same with the lobby's address: the seat of the room before is not given up. */
  readonly openLobby: (tab: Tab) => Tab;
  /** Gives a seat back from the lobby. */
  readonly leaveOwnRoom: (tab: Tab, roomId: string) => void;
  /** A second tab that begins with a copy of what the first one keeps. */
  readonly duplicate: (tab: Tab) => Tab;
}

/** An old browser cannot lock keys; one in so many people has one. */
const OLD_BROWSERS = 0.25;

export function createScene(world: World, mutation: Mutation): Scene {
  const { random } = world;
  const machine = createMachine(world, mutation);
  const network = createNetwork(world, machine.server);
  const browsers = Array.from({ length: random.between(2, 5) }, (_, index) =>
    createBrowser(`p${index + 1}`, random.between(-300_000, 300_000), !random.chance(OLD_BROWSERS)),
  );
  let tabs: readonly Tab[] = [];
  let count = 0;

  const open = (browser: Browser, shelf: Shelf, name: string, roomId?: string): Tab => {
    const { page } = mutation;
    const tab = openTab({ world, network, browser, shelf, name, roomId, mutation: page });
    tabs = [...tabs.filter((each) => each.isOpen()), tab];
    return tab;
  };
  const nextName = (browser: Browser): string => {
    count += 1;
    return `${browser.name}t${count}`;
  };
  return {
    world,
    machine,
    network,
    browsers,
    tabs: () => tabs.filter((tab) => tab.isOpen()),
    openTab: (browser, roomId) => open(browser, memoryShelf(), nextName(browser), roomId),
    reload: (tab) => {
      tab.end();
      return open(tab.browser, tab.shelf, tab.name, roomOf(tab));
    },
    openLobby: (tab) => {
      tab.end();
      return open(tab.browser, tab.shelf, tab.name);
    },
    leaveOwnRoom: ({ connection }, roomId) =>
      (mutation.page?.leaveOwnRoom ?? leaveOwnRoom)(connection, roomId),
    duplicate: (tab) => open(tab.browser, copyShelf(tab.shelf), nextName(tab.browser), roomOf(tab)),
  };
}

export function roomOf(tab: Tab): string | undefined {
  const screen = tab.screen();
  return screen.kind === "room" ? screen.roomId : undefined;
}
