// The visitor's settings, stored in localStorage or, without it, in memory.
import { OPENINGS, PACES, PLAYER_NAME_COUNT } from "@kingrow/protocol";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import { localShelf as shelf, parseFields } from "../browser/shelf.ts";

/** The choices there are for each setting that is more than a yes or no. */
export const CHOICES = {
  theme: ["system", "light", "dark"],
  /** Green and buff as at tournaments, walnut and maple, or what differs most. */
  board: ["tournament", "wood", "contrast"],
  /** Square numbers: none, the outermost of each row in the frame, or one on every dark square. */
  numbers: ["off", "frame", "squares"],
  animation: ["off", "fast", "normal"],
  /** Who may watch. `usual`: everybody in public rooms, nobody in private ones. */
  watching: ["usual", "yes", "no"],
  /** `auto`: as the browser says. */
  language: ["auto", "en", "de", "es", "fr", "it", "nl", "pl", "pt", "ru"],
} as const;

export type Settings = Readonly<ReturnType<typeof settingsFrom>>;

const NAMES = Array.from({ length: PLAYER_NAME_COUNT }, (_, number) => number);
const DRAWN_NAME = Math.floor(Math.random() * PLAYER_NAME_COUNT);
const VOLUMES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
export const LOUDEST = VOLUMES.length;

const KEY = "kingrow.settings";

/** The settings in use; a change is remembered and seen everywhere at once. */
export const settingsStore: StoreApi<Settings> = createStore<Settings>(() =>
  settingsFrom(shelf.read(KEY)),
);

/** A change that comes from another window is there already. */
let isIncoming = false;

/** Only what was chosen here: a window that slept, or an older version of the page, does not know the rest. */
settingsStore.subscribe((settings, before) => {
  if (isIncoming) return;
  const known = new Map<string, unknown>(Object.entries(before));
  write(
    Object.fromEntries(Object.entries(settings).filter(([key, value]) => value !== known.get(key))),
  );
});

function write(chosen: Partial<Settings>): void {
  shelf.write(KEY, JSON.stringify({ ...parseFields(shelf.read(KEY)), ...chosen }));
}

/** The drawn name is the visitor's from now on. */
const { name: drawn } = settingsStore.getState();
if (parseFields(shelf.read(KEY))["name"] !== drawn) write({ name: drawn });

/** What is chosen in one window holds in all windows of the browser. */
window.addEventListener("storage", ({ key, newValue }) => {
  if (key !== KEY) return;
  isIncoming = true;
  settingsStore.setState(settingsFrom(newValue ?? undefined));
  isIncoming = false;
});

export function useSettings<T>(selector: (settings: Settings) => T): T {
  return useStore(settingsStore, selector);
}

export function useBoardSettings() {
  return {
    numbers: useSettings(({ numbers }) => numbers),
    speed: useSettings(({ animation }) => animation),
  };
}

/** The settings a stored text holds; whatever is missing or unknown in it stands at its default. */
export function settingsFrom(text: string | undefined) {
  const stored = parseFields(text);
  return {
    /** The number of the visitor's name (O8); drawn at the first visit. */
    name: oneOf(NAMES, stored["name"]) ?? DRAWN_NAME,
    /** Clock, opening and watchers as chosen last in the lobby. */
    pace: oneOf(PACES, stored["pace"]) ?? "none",
    opening: oneOf(OPENINGS, stored["opening"]) ?? "free",
    watching: oneOf(CHOICES.watching, stored["watching"]) ?? "usual",
    theme: oneOf(CHOICES.theme, stored["theme"]) ?? "system",
    board: oneOf(CHOICES.board, stored["board"]) ?? "tournament",
    /** Sounds, and the phone's vibration. */
    sounds: flag(stored["sounds"]) ?? true,
    /** Of the sounds, in steps from 1 to `LOUDEST`. */
    volume: oneOf(VOLUMES, stored["volume"]) ?? 5,
    numbers: oneOf(CHOICES.numbers, stored["numbers"]) ?? "frame",
    /** A chosen move waits until it is confirmed. */
    confirmMoves: flag(stored["confirmMoves"]) ?? false,
    animation: oneOf(CHOICES.animation, stored["animation"]) ?? "normal",
    language: oneOf(CHOICES.language, stored["language"]) ?? "auto",
    /** What the opponent says is shown (O7). */
    greetings: flag(stored["greetings"]) ?? true,
    /** A player who is called back into a hidden tab is told by the system too; asked for by a press alone (P62). */
    notifications: flag(stored["notifications"]) ?? false,
  };
}

function oneOf<T>(choices: readonly T[], value: unknown): T | undefined {
  return choices.find((choice) => choice === value);
}

function flag(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}

/** On the root element: the theme as its color scheme, and the board where the tokens look for it. */
function showTheme({ theme, board }: Settings): void {
  const root = document.documentElement;
  root.style.colorScheme = theme === "system" ? "" : theme;
  root.dataset["board"] = board;
}

/** Shows both now and whenever another is chosen; call it before the first paint. */
export function followTheme(): void {
  showTheme(settingsStore.getState());
  settingsStore.subscribe(showTheme);
}
