// What is said aloud when the room changes.
import { coordOf, initialPosition, legalSteps, parseFen, playStep } from "@kingrow/rules";
import { expect, test } from "vitest";
import { en } from "../../text/en.ts";
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

function texts(from: ReturnType<typeof startedRoom>, to: ReturnType<typeof startedRoom>) {
  return said(joined(from), to).map(({ text }) => text);
}

function offer(drawOfferedBy: string | null, version: number) {
  return startedRoom(initialPosition, { drawOfferedBy, version });
}

function asked(...playAgainPlayers: string[]) {
  return endedRoom({ playAgainPlayers, version: 10 + playAgainPlayers.length });
}

test("the first state says nothing: the screen itself is read", () => {
  expect(announcements(emptyRoom(ROOM), joined(), en)).toEqual([]);
});

test("an opponent who comes and goes is told politely", () => {
  const came = said(joined(aloneRoom()), bothRoom());
  expect(came).toEqual([
    { text: en.say.opponentJoined, urgency: "polite" },
    { text: en.share.colors.black, urgency: "polite" },
  ]);
  const left = said(joined(bothRoom()), aloneRoom({ version: 5 }));
  expect(left).toEqual([{ text: en.result.hasLeft(), urgency: "polite" }]);
});

test("[P47] the beginning of a game tells the color and whose move it is", () => {
  expect(said(joined(bothRoom()), startedRoom())).toEqual([
    { text: "The game begins. You play Black. It is your move.", urgency: "assertive" },
  ]);
});

test("[P82] a drawn opening is said once, as nobody's moves", () => {
  const ballot = { number: 5, moves: ["9-13", "22-18", "6-9"] };
  const begun = startedRoom(initialPosition, { ballot, moves: ballot.moves });
  const sayings = said(joined(bothRoom()), begun).map(({ text }) => text);
  expect(sayings).toHaveLength(1);
  expect(sayings[0]).toContain("Random opening: 9 to 13, 22 to 18, 6 to 9.");
  const moved = { ...begun, version: begun.version + 1, moves: [...ballot.moves, "23-19"] };
  expect(texts(begun, moved)).toEqual(["Opponent: 23 to 19"]);
});

test("a whole move of the opponent is told, and then the turn", () => {
  const step = legalSteps(initialPosition)[0]!;
  const { position } = playStep(initialPosition, step);
  const before = joined(startedRoom(position, { moves: ["9-13"] }));
  const capture = startedRoom(initialPosition, { moves: ["9-13", "22x15x8"], version: 9 });
  expect(said(before, capture)).toEqual([
    { text: "Opponent: 22 jumps to 15 and 8, takes 18 and 11", urgency: "polite" },
    { text: "It is your move.", urgency: "assertive" },
  ]);
});

test("several moves at once are told in order", () => {
  const moves = ["9-13", "22x15x8", "4x11"];
  const before = joined(startedRoom(initialPosition, { moves: moves.slice(0, 1) }));
  expect(said(before, startedRoom(initialPosition, { moves, version: 9 }))).toEqual([
    { text: "Opponent: 22 jumps to 15 and 8, takes 18 and 11", urgency: "polite" },
    { text: "You: 4 jumps to 11, takes 8", urgency: "polite" },
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
  expect(said(joined(), offered)).toEqual([{ text: en.actions.offerReceived, urgency: "polite" }]);
  expect(
    said(joined(offered), startedRoom(initialPosition, { drawOfferedBy: THEM, version: 10 })),
  ).toEqual([]);
});

test("[P47] each change of readiness is told, one's own and the opponent's", () => {
  const ready = bothRoom({ readyPlayers: [THEM], version: 3 });
  expect(said(joined(bothRoom()), ready)).toEqual([
    { text: en.say.opponentReady, urgency: "polite" },
  ]);
  const back = bothRoom({ readyPlayers: [ME], version: 4 });
  expect(said(joined(ready), back).map(({ text }) => text)).toEqual([
    en.say.ready,
    en.say.opponentUnready,
  ]);
  expect(said(joined(back), bothRoom({ version: 5 })).map(({ text }) => text)).toEqual([
    en.say.unready,
  ]);
});

test("[P47] [O9] a countdown is announced once, with its first number", () => {
  const waiting = bothRoom({ readyPlayers: [ME, THEM], version: 3 });
  const startsAt = waiting.serverTime + 3_000;
  const counting = { ...waiting, startsAt, version: 4 };
  expect(texts(waiting, counting)).toEqual(["Game starts in 3."]);
  const later = { ...counting, serverTime: waiting.serverTime + 1_000, version: 5 };
  expect(texts(counting, later)).toEqual([]);
  expect(texts(counting, { ...waiting, version: 5 })).toEqual([]);
});

test("[P47] a draw offer is told when it is sent and when it is declined, by either side", () => {
  expect(texts(offer(null, 8), offer(ME, 9))).toEqual([en.actions.offerSent]);
  expect(texts(offer(ME, 8), offer(null, 9))).toEqual([en.actions.drawDeclined]);
  expect(texts(offer(THEM, 8), offer(null, 9))).toEqual([en.say.drawTurnedDown]);
});

test("[P47] another game is told when it is asked for and when both want it", () => {
  expect(texts(asked(), asked(ME))).toEqual([en.say.rematchAsked]);
  expect(texts(asked(), asked(THEM))).toEqual([en.result.wantsRematch()]);
  expect(texts(asked(THEM), asked(THEM, ME))).toEqual([en.say.rematchAgreed]);
});

test("[P47] a withdrawn request for another game is told, unless the opponent has left", () => {
  expect(texts(asked(ME), endedRoom({ version: 20 }))).toEqual([en.say.unready]);
  expect(texts(asked(THEM), endedRoom({ version: 20 }))).toEqual([en.say.opponentUnready]);
  const left = endedRoom({ players: [ME], version: 20 });
  expect(texts(asked(THEM), left)).toEqual([en.result.hasLeft()]);
});

test("[P47] a capture of one's own that goes on is told at each landing, the whole move at its end", () => {
  const start = parseFen("B:W10,18,32:B6,1");
  if (!start.ok) throw new Error("no position");
  const jump = legalSteps(start.value).find(({ from }) => from === 6)!;
  const { position } = playStep(start.value, jump);
  const ends = { from: coordOf(6), to: coordOf(15), captured: coordOf(10) };
  const lastMove = { player: 2, crowned: false, ...ends } as const;
  const before = joined(startedRoom(start.value));
  const during = startedRoom(position, { lastMove, version: 9 });
  expect(said(before, during)).toEqual([
    { text: "You: 6 jumps to 15, and goes on.", urgency: "polite" },
  ]);
  expect(said(takePushed(before, during), { ...during, version: 10 })).toEqual([]);
});

test("[P47] a crowning is told with its move", () => {
  const moves = ["11-16", "23-19", "16x23", "27x18", "10-14", "32-27", "14x23x32"];
  const before = joined(startedRoom(initialPosition, { moves: moves.slice(0, -1) }));
  expect(said(before, startedRoom(initialPosition, { moves, version: 9 }))[0]?.text).toBe(
    "You: 14 jumps to 23 and 32, takes 18 and 27, becomes king",
  );
});

function wish(takebackOfferedBy: string | null, version: number, moves = ["9-13", "22-18"]) {
  return startedRoom(initialPosition, { takebackOfferedBy, version, moves });
}

test("[O5, P47] a wish to take back is told when it is asked, granted and declined, by either side", () => {
  expect(texts(wish(null, 8), wish(ME, 9))).toEqual([en.say.takebackSent]);
  expect(texts(wish(null, 8), wish(THEM, 9))).toEqual([en.actions.takebackReceived]);
  expect(texts(wish(ME, 8), wish(null, 9))).toEqual([en.actions.takebackDeclined]);
  expect(texts(wish(THEM, 8), wish(null, 9))).toEqual([en.say.takebackTurnedDown]);
  expect(texts(wish(ME, 8), wish(null, 9, []))).toEqual([en.say.takebackDone]);
});
