// Which change of the room is heard as what, and who hears nothing.
import { initialPosition, parseFen, type Position } from "@kingrow/rules";
import { afterEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { emptyRoom, type RoomData } from "@kingrow/client";
import { bothRoom, endedRoom, ME, ROOM, startedRoom, THEM } from "@kingrow/client/testing";
import { settingsFrom, settingsStore } from "../settings/settings.ts";
import { cueFor, giveFeedback } from "./feedback.ts";
import { createSounds, SOUNDS, type Cue } from "../sound/sounds.ts";

const CUES = Object.keys(SOUNDS).filter((name): name is Cue => name in SOUNDS);

type State = RoomData["state"];

afterEach(() => settingsStore.setState(settingsFrom(undefined)));

function room(state: State, changes: Partial<RoomData> = {}): RoomData {
  return { ...emptyRoom(ROOM), selfId: ME, state, ...changes };
}

function at(fen: string): Position {
  const parsed = parseFen(fen);
  if (!parsed.ok) throw new Error("no position");
  return parsed.value;
}

function cue(before: State, after: State, isHidden = false): Cue | undefined {
  return cueFor(room(before), room(after), isHidden);
}

const mine = startedRoom(at("B:W21:B1"));
const theirs = startedRoom(at("W:W21:B5"));

test("[P32] a step, a capture and a crowning sound different", () => {
  expect(cue(mine, theirs)).toBe("move");
  expect(cue(startedRoom(at("B:W21,18:B14")), startedRoom(at("W:W21:B23")))).toBe("capture");
  expect(cue(startedRoom(at("B:W5:B28")), startedRoom(at("W:W5:BK32")))).toBe("crown");
});

test("[P32] the turn is heard in a hidden tab and when the game begins with it", () => {
  const back = startedRoom(at("B:W17:B5"));
  expect(cue(theirs, back)).toBe("move");
  expect(cue(theirs, back, true)).toBe("turn");
  expect(cue(bothRoom(), startedRoom())).toBe("turn");
  expect(cue(bothRoom({}, 1), startedRoom(initialPosition, {}, 1))).toBeUndefined();
});

test("[P32] the end is heard once, as what it is", () => {
  expect(cue(mine, endedRoom())).toBe("won");
  expect(cue(mine, endedRoom({ winner: THEM }), true)).toBe("lost");
  expect(cue(mine, endedRoom({ winner: null, endReason: "agreement" }))).toBe("draw");
  expect(cue(endedRoom(), endedRoom({ playAgainPlayers: [THEM] }))).toBeUndefined();
});

test("the first look at a room, readiness and a confirmed step are silent", () => {
  expect(cue(undefined, mine)).toBeUndefined();
  expect(cue(bothRoom(), bothRoom({ readyPlayers: [THEM] }))).toBeUndefined();
  expect(cue(theirs, { ...theirs, version: 9 })).toBeUndefined();
});

test("[P32] the own step is heard at once, its confirmation not again, nor that it is taken back", () => {
  const pending = [{ moveId: "m", from: 1, to: 5, ackedVersion: undefined }];
  const [quiet, stepped] = [room(mine), room(mine, { pending })];
  expect(cueFor(quiet, stepped, false)).toBe("move");
  expect(cueFor(stepped, room(theirs), false)).toBeUndefined();
  expect(cueFor(stepped, quiet, false)).toBeUndefined();
  expect(cueFor(stepped, quiet, true)).toBeUndefined();
});

function listen() {
  const store = createStore<RoomData>(() => room(theirs));
  const [play, vibrate] = [vi.fn<(cue: Cue) => void>(), vi.fn<(ms: number) => void>()];
  const stop = giveFeedback(store, { play, vibrate, isHidden: () => true });
  return { store, play, vibrate, stop };
}

test("[P32] the turn vibrates too, a move does not", () => {
  const { store, play, vibrate, stop } = listen();
  store.setState(room(startedRoom(at("B:W17:B5"))));
  expect(play).toHaveBeenLastCalledWith("turn");
  expect(vibrate).toHaveBeenCalledOnce();
  store.setState(room(startedRoom(at("W:W17:B9"))));
  expect(play).toHaveBeenLastCalledWith("move");
  expect(vibrate).toHaveBeenCalledOnce();
  stop();
  store.setState(room(endedRoom()));
  expect(play).toHaveBeenCalledTimes(2);
});

test("[P32] muted, the room is neither heard nor felt", () => {
  settingsStore.setState({ sounds: false });
  const { store, play, vibrate } = listen();
  store.setState(room(startedRoom(at("B:W17:B5"))));
  expect(play).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
});

test("[P32] without Web Audio there is silence and no fault", () => {
  const play = createSounds(() => {
    throw new Error("no AudioContext");
  });
  for (const each of CUES) expect(() => play(each)).not.toThrow();
});

function sleepingDevice() {
  const waiting: (() => void)[] = [];
  const awake = new Promise<void>((resolve) => waiting.push(resolve));
  const clock = vi.fn<() => number>(() => 0);
  const resume = vi.fn<() => Promise<void>>(() => awake);
  const audio: AudioContext = Object.create(null, {
    state: { value: "suspended" },
    resume: { value: resume },
    currentTime: { get: clock },
  });
  const play = createSounds(() => audio);
  const wakeUp = (): void => waiting.forEach((resolve) => resolve());
  return { play, resume, wakeUp, sounded: () => clock.mock.calls.length > 0 };
}

test.each([
  [299, true],
  [300, false],
])("[P32] a device that wakes up after %i ms is heard: %s", async (ms, isHeard) => {
  const now = vi.spyOn(performance, "now").mockReturnValue(1_000);
  const { play, wakeUp, sounded } = sleepingDevice();
  play("move");
  now.mockReturnValue(1_000 + ms);
  wakeUp();
  await new Promise((next) => setTimeout(next));
  now.mockRestore();
  expect(sounded()).toBe(isHeard);
});

test("[P32] a device that sleeps is woken by the next press", () => {
  const { resume } = sleepingDevice();
  expect(resume).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("click"));
  expect(resume).toHaveBeenCalledOnce();
});

test("every cue is short and soft", () => {
  for (const each of CUES) {
    const tones = SOUNDS[each];
    expect(Math.max(...tones.map(({ at: begin, length }) => begin + length))).toBeLessThan(0.9);
    expect(Math.max(...tones.map(({ loudness }) => loudness))).toBeLessThanOrEqual(0.6);
  }
});
