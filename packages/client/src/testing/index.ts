// Helpers for the tests of this package and of those above it.
export { FakeClock } from "@kingrow/time/testing";
export { FakeLink } from "./fakeLink.ts";
export { createFakeBrowserLocks } from "./fakeLocks.ts";
export { fakePlayerKey, type FakePlayerKey } from "./fakePlayerKey.ts";
export { aloneRoom, bothRoom, endedRoom, ME, ROOM, startedRoom, THEM } from "./testRooms.ts";
