// What one simulation runs with: a server, a network, and players with browsers and tabs.
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
  /** The open tabs. */
  readonly tabs: () => readonly Tab[];
  readonly openTab: (browser: Browser, roomId?: string) => Tab;
  /** Reloads a tab. The storage of the tab stays. */
  readonly reload: (tab: Tab) => Tab;
  /** Loads the lobby in a tab. The seat of the previous room is not given up. */
  readonly openLobby: (tab: Tab) => Tab;
  /** Gives up a seat from the lobby. */
  readonly leaveOwnRoom: (tab: Tab, roomId: string) => void;
  /** Duplicates a tab with its storage. */
  readonly duplicate: (tab: Tab) => Tab;
}

/** Share of players with an old browser that cannot lock keys. */
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
