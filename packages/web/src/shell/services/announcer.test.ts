// What is said aloud: nothing over another, and nothing longer than it is true.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAnnouncer, type Announcer } from "./announcer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function log({ store }: Announcer): string[] {
  const texts: string[] = [];
  store.subscribe(({ polite }, before) => {
    if (polite !== undefined && polite !== before.polite) texts.push(polite.text);
  });
  return texts;
}

test("[P47] a polite text waits for the one before, and those that wait are said as one", () => {
  const announcer = createAnnouncer();
  const heard = log(announcer);
  for (const text of ["Opponent: 22 to 18", "You are ready now.", "A draw is offered to you."])
    announcer.say(text, "polite");
  expect(heard).toEqual(["Opponent: 22 to 18"]);
  vi.advanceTimersByTime(700);
  expect(heard).toEqual(["Opponent: 22 to 18", "You are ready now. A draw is offered to you."]);
  vi.advanceTimersByTime(700);
  announcer.say("Opponent: 18 to 14", "polite");
  expect(heard).toHaveLength(3);
});

test("[P47] what was said does not linger", () => {
  const announcer = createAnnouncer();
  announcer.say("It is your move.", "assertive");
  announcer.say("Opponent: 22 to 18", "polite");
  vi.advanceTimersByTime(4_900);
  expect(announcer.store.getState().assertive?.text).toBe("It is your move.");
  vi.advanceTimersByTime(100);
  expect(announcer.store.getState()).toEqual({ polite: undefined, assertive: undefined });
});

test("the same text is said anew", () => {
  const announcer = createAnnouncer();
  announcer.say("It is your move.", "assertive");
  const first = announcer.store.getState().assertive?.id;
  announcer.say("It is your move.", "assertive");
  expect(announcer.store.getState().assertive?.id).not.toBe(first);
});
