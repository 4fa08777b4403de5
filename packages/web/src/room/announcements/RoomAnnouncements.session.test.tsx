// A whole session at one table: every change that is seen is said, once, and nothing else is.
import { aloneRoom, ROOM, THEM } from "@kingrow/client/testing";
import type { RoomState } from "@kingrow/protocol";
import { act } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { enSay } from "../../text/en/say.ts";
import { CHANGES, shifted } from "../testing/changes.ts";
import { pass, seated, useRoomScreen } from "../testing/roomScreen.tsx";

useRoomScreen();

/** Told by a key, or by what the person has in mind: tested where those are. */
const ELSEWHERE = new Set([
  "via",
  "theirTurn",
  "notBegun",
  "lastMove",
  "premoveForgotten",
  "takenBack",
]);

/** What of a room's state nobody notices by itself, and why. */
const UNNOTICED: Partial<Record<keyof RoomState, string>> = {
  id: "the room's own",
  isPrivate: "chosen when the room is opened",
  options: "chosen when the room is opened",
  watchId: "goes with the room",
  createdBy: "decides whose seat is kept",
  playerNumbers: "the colours are said",
  series: "shown with the result",
  version: "counts changes",
  serverTime: "goes by itself",
};

test("[P47] over a whole session each change of the room is said exactly once, and nothing is said without one", async () => {
  const { link, services } = await seated(aloneRoom());
  const spy = vi.spyOn(services.announcer, "say");
  for (const [index, { state, said, greeting, wait = 0 }] of CHANGES.entries()) {
    spy.mockClear();
    // The server's clock goes with the page's: each state is of its own moment.
    const now = Date.now();
    const moved = shifted(state, now);
    if (greeting !== undefined)
      await act(async () => link.emit("greeting", { roomId: ROOM, playerId: THEM, greeting }));
    await act(async () => link.emit("roomState", { ...moved, version: 100 + index }));
    await pass(1_100 + wait);
    const heard = spy.mock.calls.map(([text]) => text);
    expect({ index, heard }).toEqual({ index, heard: said });
  }
});

test("[P47] the session has a change for everything there is to say of a room", () => {
  const heard = CHANGES.flatMap(({ said }) => said).join(" ");
  const all = Object.entries({ ...enSay, ...enSay.over }).flatMap(([key, text]) =>
    typeof text === "string" && !ELSEWHERE.has(key) ? [text] : [],
  );
  expect(all.filter((text) => !heard.includes(text))).toEqual([]);
});

test("[P47] every part of a room's state that is noticed changes in the session", () => {
  const states = [aloneRoom(), ...CHANGES.map(({ state }) => state)];
  const all = [...Object.keys(aloneRoom()), "series", "createdBy"];
  const isChanged = (key: string): boolean =>
    new Set(states.map((state) => JSON.stringify(Object.entries(state).find(([is]) => is === key))))
      .size > 1;
  expect(all.filter((key) => !isChanged(key) && !(key in UNNOTICED))).toEqual([]);
});
