// What is announced in a room by itself, as time goes by.
import { bothRoom, startedRoom, THEM } from "@kingrow/client/testing";
import { coordOf, initialPosition, parseFen } from "@kingrow/rules";
import { expect, test, vi } from "vitest";
import { pass, seated, useRoomScreen } from "../../testing/roomScreen.tsx";

useRoomScreen();

/** The opponent is not connected; in a game the win may be claimed a minute from the server's now. */
function without(state: ReturnType<typeof bothRoom>, version: number) {
  const isStarted = state.gameStatus === "started";
  const times = isStarted
    ? { claimableAt: state.serverTime + 60_000, forfeitAt: state.serverTime + 300_000 }
    : { claimableAt: null, forfeitAt: null };
  const presence = { ...state.presence, [THEM]: { connected: false, ...times } };
  return { ...state, presence, version };
}

async function heardFrom(state: ReturnType<typeof bothRoom>) {
  const room = await seated(state);
  const say = vi.spyOn(room.services.announcer, "say");
  const heard = (): string[] => say.mock.calls.map(([text]) => text);
  return { ...room, heard };
}

test("[P47] an opponent who is away for a while is told once, with the claim, and told to be back", async () => {
  const theirs = startedRoom({ ...initialPosition, turn: "white" });
  const { push, heard } = await heardFrom(theirs);
  await push(without(theirs, 5));
  expect(heard()).toEqual([]);
  await pass(6_000);
  expect(heard()).toEqual(["Your opponent is away."]);
  await pass(56_000);
  expect(heard()).toEqual(["Your opponent is away.", "You can claim the win."]);
  await push({ ...theirs, version: 6 });
  expect(heard().at(-1)).toBe("Your opponent is back.");
  await pass(10_000);
  expect(heard()).toHaveLength(3);
});

test("[P47] a short drop of the line is not worth a word", async () => {
  const theirs = startedRoom({ ...initialPosition, turn: "white" });
  const { push, heard } = await heardFrom(theirs);
  await push(without(theirs, 5));
  await pass(3_000);
  await push({ ...theirs, version: 6 });
  await pass(3_000);
  expect(heard()).toEqual([]);
});

test("[P47] before a game an opponent's going and coming back is told too", async () => {
  const { push, heard } = await heardFrom(bothRoom());
  await push(without(bothRoom(), 5));
  await pass(3_000);
  expect(heard()).toEqual([]);
  await pass(3_000);
  await push(bothRoom({ version: 6 }));
  expect(heard()).toEqual(["Your opponent is disconnected.", "Your opponent is back."]);
});

/** White, the opponent, has jumped from 22 to 15 and has to go on to 8. */
function midCapture(version: number) {
  const read = parseFen("W:W15,32:B11,1");
  if (!read.ok) throw new Error(read.error);
  const ends = { from: coordOf(22), to: coordOf(15), captured: coordOf(18) };
  const lastMove = { player: 1, crowned: false, ...ends } as const;
  return startedRoom({ ...read.value, jumper: 15 }, { moves: ["9-13"], lastMove, version });
}

const WHOLE = "Opponent: 22 jumps to 15 and 8, takes 18 and 11";

test.each([
  ["at once is told as one", 450, []],
  ["after a while is told at its landing too", 1_200, ["Opponent: 22 jumps to 15, and goes on."]],
])("[P47] a capture of the opponent that goes on %s", async (_title, pauseMs, landings) => {
  const theirs = startedRoom({ ...initialPosition, turn: "white" }, { moves: ["9-13"] });
  const { push, heard } = await heardFrom(theirs);
  await push(midCapture(5));
  await pass(pauseMs);
  await push(startedRoom(initialPosition, { moves: ["9-13", "22x15x8"], version: 6 }));
  await pass(2_000);
  expect(heard()).toEqual([...landings, WHOLE, "It is your move."]);
});
