// Whole sessions at a table: every change that is seen is said, once, and nothing else is.
/// <reference types="node" />
import { aloneRoom, endedRoom, ME, startedRoom, THEM } from "@kingrow/client/testing";
import { END_REASONS, type EndReason, type RoomState } from "@kingrow/protocol";
import { act } from "@testing-library/react";
import { expect, test } from "vitest";
import { en } from "../../text/en.ts";
import { shifted, type Change } from "../../testing/change.ts";
import { CHANGES } from "../../testing/changes.ts";
import {
  BEGUN,
  CHANGES_AT_CLOSING,
  CHANGES_BY_HAND,
  CROWNINGS,
} from "../../testing/changesByHand.ts";
import { pass, seated, useRoomScreen } from "../../testing/roomScreen.tsx";
import { keepSpeechLog } from "../../testing/speechLog.ts";

useRoomScreen();

/** Texts that are told by a key alone: tested where that is. */
const BY_KEY = new Set(["notBegun", "lastMove"]);

/** Every part of a room's state: whether somebody notices that it changes, or why nobody does. */
const PARTS: Readonly<Record<keyof RoomState, "noticed" | `not: ${string}`>> = {
  id: "not: the room's own",
  players: "noticed",
  playerNumbers: "not: the colours are said",
  playerNames: "not: the names come with the players",
  playerColors: "noticed",
  currentPlayerTurn: "noticed",
  gameStatus: "noticed",
  readyPlayers: "noticed",
  startsAt: "noticed",
  scores: "noticed",
  checkerboard: "noticed",
  forcedCapturePieces: "noticed",
  winner: "noticed",
  playAgainPlayers: "noticed",
  series: "noticed",
  version: "not: it counts changes",
  isPrivate: "not: chosen when the room is opened",
  createdBy: "not: it decides whose seat is kept",
  options: "not: chosen when the room is opened",
  ballot: "noticed",
  clocks: "noticed",
  serverTime: "not: it goes by itself",
  lastMove: "noticed",
  moves: "noticed",
  endReason: "noticed",
  drawOfferedBy: "noticed",
  takebackOfferedBy: "noticed",
  drawProgress: "noticed",
  presence: "noticed",
  watchers: "not: they come between states",
  watchId: "not: it goes with the room",
};

const DRAWN = new Set<EndReason>(["repetition", "quiet", "agreement", "aborted"]);

const SESSIONS: Readonly<Record<string, { first: RoomState; changes: readonly Change[] }>> = {
  "from an empty seat to an empty seat": { first: aloneRoom(), changes: CHANGES },
  "what the person and the line do": { first: BEGUN, changes: CHANGES_BY_HAND },
  "a room that is closed meanwhile": { first: BEGUN, changes: CHANGES_AT_CLOSING },
  "a crowning of one's own": CROWNINGS[0],
  "a crowning of the opponent's": CROWNINGS[1],
  "every end of a game": { first: startedRoom(), changes: ends() },
};

/** One game after the other, each of which ends in another way. */
function ends(): Change[] {
  const { reasons, aborted } = en.result;
  return END_REASONS.flatMap((endReason) => {
    const verdicts = DRAWN.has(endReason) ? (["draw"] as const) : (["won", "lost"] as const);
    return verdicts.flatMap((verdict): Change[] => {
      const winner = { won: ME, lost: THEM, draw: null }[verdict];
      const over = endReason === "aborted" ? `${aborted}.` : en.say.over[verdict];
      const said = [`${over} ${reasons[verdict][endReason]}`];
      return [
        { state: endedRoom({ winner, endReason }), said },
        { state: startedRoom(), said: [`${en.say.gameBegins("Black")} ${en.say.yourTurn}`] },
      ];
    });
  });
}

/**
 * Where one text ends and the next begins, a live region does not tell. A screen that is fetched for the first time
 * says so meanwhile, which is no change of the room.
 */
function run(texts: readonly string[]): string {
  const told = texts.filter((text) => text !== en.loading);
  return told.join(" ").replaceAll(/[.:](?= |$)/g, "");
}

for (const [name, { first, changes }] of Object.entries(SESSIONS)) {
  test(`[P47] each change of the room is said exactly once, and nothing is said without one: ${name}`, async () => {
    const table = await seated(shifted(first, Date.now()));
    await pass(1_600);
    const log = keepSpeechLog();
    for (const [index, { by, state, said, wait = 0 }] of changes.entries()) {
      log.take();
      await by?.(table);
      // The server's clock goes with the page's: each state is of its own moment.
      const now = state && { ...shifted(state, Date.now()), version: 100 + index };
      await act(async () => now && table.link.emit("roomState", now));
      await pass(1_600 + wait);
      expect({ index, heard: run(log.take()) }).toEqual({ index, heard: run(said) });
    }
    log.stop();
  });
}

const ALL = Object.values(SESSIONS).flatMap(({ changes }) => changes);

test("[P47] the sessions have a change for everything there is to say of a room", () => {
  const heard = ALL.flatMap(({ said }) => said).join(" ");
  const all = Object.entries({ ...en.say, ...en.say.over }).flatMap(([key, text]) =>
    typeof text === "string" && !BY_KEY.has(key) ? [text] : [],
  );
  expect(all.filter((text) => !heard.includes(text))).toEqual([]);
});

test("[P47] every part of a room's state that is noticed changes in the sessions", () => {
  const states = [aloneRoom(), ...ALL.flatMap(({ state }) => state ?? [])];
  const valuesOf = (part: string) =>
    new Set(
      states.map((state) => JSON.stringify(Object.entries(state).find(([is]) => is === part))),
    );
  const noticed = Object.entries(PARTS).filter(([, how]) => how === "noticed");
  expect(noticed.map(([part]) => part).filter((part) => valuesOf(part).size < 2)).toEqual([]);
});
