// Leaving the room screen, and not leaving it.
import { expect, test, vi } from "vitest";
import { FakeClock } from "@kingrow/time/testing";
import type { RoomSession } from "./roomSession.ts";
import { createStore } from "zustand/vanilla";
import { emptyRoom, type RoomData } from "./roomData.ts";
import { endedRoom } from "../testing/testRooms.ts";
import { createVisits } from "./visits.ts";

function fakeSession() {
  const session: RoomSession = {
    store: createStore<RoomData>(() => emptyRoom("a")),
    signal: new AbortController().signal,
    step: vi.fn<RoomSession["step"]>(),
    confirm: vi.fn<RoomSession["confirm"]>(),
    takeBack: vi.fn<RoomSession["takeBack"]>(),
    premove: vi.fn<RoomSession["premove"]>(),
    refuse: vi.fn<RoomSession["refuse"]>(),
    setReady: vi.fn<RoomSession["setReady"]>(),
    playAgain: vi.fn<RoomSession["playAgain"]>(),
    resign: vi.fn<RoomSession["resign"]>(),
    offerDraw: vi.fn<RoomSession["offerDraw"]>(),
    answerDraw: vi.fn<RoomSession["answerDraw"]>(),
    offerTakeback: vi.fn<RoomSession["offerTakeback"]>(),
    answerTakeback: vi.fn<RoomSession["answerTakeback"]>(),
    claimWin: vi.fn<RoomSession["claimWin"]>(),
    releaseSeat: vi.fn<RoomSession["releaseSeat"]>(),
    dismissNotice: vi.fn<RoomSession["dismissNotice"]>(),
    dismissMissed: vi.fn<RoomSession["dismissMissed"]>(),
    leave: vi.fn<RoomSession["leave"]>(),
    close: vi.fn<RoomSession["close"]>(),
  };
  return session;
}

test("[P21] leaving the room screen gives up the seat", () => {
  const clock = new FakeClock();
  const visits = createVisits(clock);
  const session = fakeSession();
  visits.enter("a", () => session);
  visits.end("a");
  expect(session.leave).not.toHaveBeenCalled();
  clock.advance(0);
  expect(session.leave).toHaveBeenCalledOnce();
  expect(session.close).toHaveBeenCalledOnce();
});

test("a screen that is taken off and put back at once does not leave", () => {
  const clock = new FakeClock();
  const visits = createVisits(clock);
  const session = fakeSession();
  visits.enter("a", () => session);
  visits.end("a");
  expect(visits.enter("a", fakeSession)).toBe(session);
  clock.advance(1_000);
  expect(session.leave).not.toHaveBeenCalled();
});

test("[P21] going from one room to another leaves the first", () => {
  const visits = createVisits(new FakeClock());
  const [first, second] = [fakeSession(), fakeSession()];
  visits.enter("a", () => first);
  visits.end("a");
  expect(visits.enter("b", () => second)).toBe(second);
  expect(first.leave).toHaveBeenCalledOnce();
  visits.end("a");
  expect(second.leave).not.toHaveBeenCalled();
});

test("[P42] a fault of the page gives no seat up", () => {
  const clock = new FakeClock();
  const visits = createVisits(clock);
  const session = fakeSession();
  visits.enter("a", () => session);
  visits.end("a");
  visits.keep();
  visits.end("a");
  clock.advance(1_000);
  expect(session.leave).not.toHaveBeenCalled();
  expect(session.close).not.toHaveBeenCalled();
});

test("[P75] a player on another screen keeps the seat while that screen is open", () => {
  const clock = new FakeClock();
  const visits = createVisits(clock);
  const session = fakeSession();
  visits.enter("a", () => session);
  visits.end("a");
  const letGo = visits.hold();
  clock.advance(60_000);
  expect(session.leave).not.toHaveBeenCalled();
  expect(visits.stayed.getState()).toBe(session);
  letGo();
  expect(visits.enter("a", fakeSession)).toBe(session);
  visits.hold()();
  clock.advance(0);
  expect(session.leave).toHaveBeenCalledOnce();
});

test("[P75] a visit continues on another screen only by choice", () => {
  const clock = new FakeClock();
  const visits = createVisits(clock);
  const session = fakeSession();
  visits.enter("a", () => session);
  expect(visits.stayed.getState()).toBeUndefined();
  visits.end("a");
  const letGo = visits.hold();
  clock.advance(0);
  expect(session.leave).not.toHaveBeenCalled();
  expect(visits.stayed.getState()).toBe(session);
  visits.end("a");
  clock.advance(0);
  expect(session.leave).not.toHaveBeenCalled();
  letGo();
  clock.advance(0);
  expect(session.leave).toHaveBeenCalledOnce();
});

test("[P21, P75] after a game the other screen keeps no seat", () => {
  const clock = new FakeClock();
  const visits = createVisits(clock);
  const session = fakeSession();
  session.store.setState({ state: endedRoom() });
  visits.enter("a", () => session);
  visits.end("a");
  const letGo = visits.hold();
  expect(visits.stayed.getState()).toBeUndefined();
  clock.advance(0);
  expect(session.leave).toHaveBeenCalledOnce();
  letGo();
});

test("[P75] a player who returns to the room keeps the seat when the other screen closes", () => {
  const clock = new FakeClock();
  const visits = createVisits(clock);
  const session = fakeSession();
  visits.enter("a", () => session);
  const letGo = visits.hold();
  visits.enter("a", fakeSession);
  letGo();
  clock.advance(1_000);
  expect(session.leave).not.toHaveBeenCalled();
});

test("[P75] a visit whose seat is gone ends at once, and the other screen stays", () => {
  const visits = createVisits(new FakeClock());
  const session = fakeSession();
  visits.enter("a", () => session);
  const letGo = visits.hold();
  visits.leave();
  letGo();
  expect(session.close).toHaveBeenCalledOnce();
  expect(visits.stayed.getState()).toBeUndefined();
});

test("[P75] a player whom the search moves to another room keeps the seat there", () => {
  const clock = new FakeClock();
  const visits = createVisits(clock);
  const [first, second] = [fakeSession(), fakeSession()];
  visits.enter("a", () => first);
  visits.end("a");
  const letGo = visits.hold();
  visits.move("b", () => second);
  expect(first.close).toHaveBeenCalledOnce();
  expect(first.leave).not.toHaveBeenCalled();
  expect(visits.stayed.getState()).toBe(second);
  expect(visits.enter("b", fakeSession)).toBe(second);
  letGo();
  clock.advance(1_000);
  expect(second.leave).not.toHaveBeenCalled();
});

test("[P75] the address of a room that the search has left leads to the room of the seat", () => {
  const clock = new FakeClock();
  const visits = createVisits(clock);
  visits.enter("a", fakeSession);
  visits.hold();
  visits.move("b", fakeSession);
  expect(visits.movedFrom("a")).toBe("b");
  visits.move("c", fakeSession);
  expect([visits.movedFrom("a"), visits.movedFrom("b")]).toEqual(["c", "c"]);
  expect(visits.movedFrom("c")).toBeUndefined();
  visits.leave();
  expect(visits.movedFrom("a")).toBeUndefined();
});

test("[P21] the end of another room's screen is not the end of the visit", () => {
  const clock = new FakeClock();
  const visits = createVisits(clock);
  const session = fakeSession();
  visits.enter("b", () => session);
  visits.end("a");
  clock.advance(0);
  expect(session.leave).not.toHaveBeenCalled();
});

test("a fault on the screen where the visit goes on does not end it", () => {
  const clock = new FakeClock();
  const visits = createVisits(clock);
  const session = fakeSession();
  visits.enter("a", () => session);
  const end = visits.hold();
  visits.keep();
  end();
  clock.advance(0);
  expect(session.leave).not.toHaveBeenCalled();
});

test("[P21] a visit that was left while it was ending does not end the next one", () => {
  const clock = new FakeClock();
  const visits = createVisits(clock);
  const next = fakeSession();
  visits.enter("a", fakeSession);
  visits.end("a");
  visits.leave();
  visits.enter("b", () => next);
  clock.advance(0);
  expect(next.leave).not.toHaveBeenCalled();
});
