// What is said aloud when the room changes.
import { initialPosition, legalSteps, playStep } from "@kingrow/rules";
import { expect, test } from "vitest";
import { allEnglish as en } from "../text/allTexts.ts";
import { announcements } from "./announcements.ts";
import { emptyRoom, takeJoined, takePushed, type RoomData } from "@kingrow/client";
import {
  aloneRoom,
  bothRoom,
  endedRoom,
  ME,
  ROOM,
  startedRoom,
  THEM,
} from "@kingrow/client/testing";

function joined(state = startedRoom()): RoomData {
  return takeJoined(emptyRoom(ROOM), state, ME);
}

function said(before: RoomData, state: ReturnType<typeof startedRoom>) {
  return announcements(before, takePushed(before, state), en);
}

test("the first state says nothing: the screen itself is read", () => {
  expect(announcements(emptyRoom(ROOM), joined(), en)).toEqual([]);
});

test("an opponent who comes and goes is told politely", () => {
  const came = said(joined(aloneRoom()), bothRoom());
  expect(came).toEqual([{ text: en.say.opponentJoined, urgency: "polite" }]);
  const left = said(joined(bothRoom()), aloneRoom({ version: 5 }));
  expect(left).toEqual([{ text: en.say.opponentLeft, urgency: "polite" }]);
});

test("the beginning of a game tells the color and whose move it is", () => {
  expect(said(joined(bothRoom()), startedRoom())).toEqual([
    { text: "The game begins. You play Black. It is your move.", urgency: "assertive" },
  ]);
});

test("a whole move of the opponent is told, and then the turn", () => {
  const step = legalSteps(initialPosition)[0]!;
  const { position } = playStep(initialPosition, step);
  const before = joined(startedRoom(position, { moves: ["9-13"] }));
  const capture = startedRoom(initialPosition, { moves: ["9-13", "22x15x8"], version: 9 });
  expect(said(before, capture)).toEqual([
    { text: "Opponent: 22 takes 15 and 8", urgency: "polite" },
    { text: "It is your move.", urgency: "assertive" },
  ]);
});

test("several moves at once are told in one text, in order", () => {
  const moves = ["9-13", "22x15x8", "4x11"];
  const before = joined(startedRoom(initialPosition, { moves: moves.slice(0, 1) }));
  expect(said(before, startedRoom(initialPosition, { moves, version: 9 }))).toEqual([
    { text: "Opponent: 22 takes 15 and 8. You: 4 takes 11.", urgency: "polite" },
  ]);
});

test("[P24] of a premove that is played nobody hears that it is open again", () => {
  const waiting = {
    ...joined(startedRoom({ ...initialPosition, turn: "white" })),
    premove: [11, 15],
  };
  const pending = [{ moveId: "m", from: 11, to: 15, ackedVersion: undefined }];
  const played = { ...joined(), premove: undefined, pending };
  expect(announcements(waiting, played, en)).toEqual([]);
  expect(announcements(waiting, { ...waiting, premove: undefined }, en)).toEqual([
    { text: en.say.premoveForgotten, urgency: "polite" },
  ]);
});

test("the own move is told too", () => {
  const step = legalSteps(initialPosition)[0]!;
  const { position } = playStep(initialPosition, step);
  expect(said(joined(), startedRoom(position, { moves: ["9-13"], version: 9 }))).toEqual([
    { text: "You: 9 to 13", urgency: "polite" },
  ]);
});

test("[G4] the end is told with its reason", () => {
  expect(said(joined(), endedRoom())).toEqual([
    { text: "The game is over, you have won. Your opponent resigned.", urgency: "assertive" },
  ]);
});

test("[G5] a draw offer is told once", () => {
  const offered = startedRoom(initialPosition, { drawOfferedBy: THEM, version: 9 });
  expect(said(joined(), offered)).toEqual([{ text: en.say.drawOffered, urgency: "polite" }]);
  expect(
    said(joined(offered), startedRoom(initialPosition, { drawOfferedBy: THEM, version: 10 })),
  ).toEqual([]);
});
