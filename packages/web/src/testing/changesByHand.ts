// What the person does at the table, and what the line does, from a game in which the opponent is to move.
import { ME, startedRoom } from "@kingrow/client/testing";
import { refusalAck, type Ack, type RoomState } from "@kingrow/protocol";
import { initialPosition, legalSteps, parseMove, playStep, type Position } from "@kingrow/rules";
import { act } from "@testing-library/react";
import { settingsStore } from "../settings/settings.ts";
import { en } from "../text/en.ts";
import { byLine, type Change } from "./change.ts";
import { button, field, pass, square } from "./roomScreen.tsx";

const { connection, play, say, room } = en;

/** A game after these moves, none of which captures. */
function played(...moves: readonly string[]): RoomState {
  const position = moves.reduce<Position>((now, text) => {
    const path = parseMove(text);
    const [from, to] = path.ok ? path.value : [];
    const step = legalSteps(now).find((each) => each.from === from && each.to === to);
    if (step === undefined) throw new Error(text);
    return playStep(now, step).position;
  }, initialPosition);
  return startedRoom(position, { moves });
}

function typed(text: string): NonNullable<Change["by"]> {
  return async ({ user }) => {
    await user.clear(field());
    await user.type(field(), `${text}{Enter}`);
  };
}
function pressed(name: string): NonNullable<Change["by"]> {
  return ({ user }) => user.click(button(name));
}

const MOVES = ["9-13", "22-18", "11-15", "18x11", "8x15", "21-17", "13x22"];
const after = (count: number): RoomState => played(...MOVES.slice(0, count));

export const BEGUN = after(1);

/** The line is there again, and so is an answer to what is asked then. */
function backTo(answer: Ack<"joinRoom">): NonNullable<Change["by"]> {
  return async ({ link }) => {
    await act(async () => link.connect(ME));
    await pass(600);
    await act(async () => link.answer("joinRoom", answer));
  };
}

export const CHANGES_BY_HAND: readonly Change[] = [
  { by: typed("11-15"), said: [say.premove("11 to 15")] },
  { by: pressed(play.forget), said: [say.premoveForgotten] },
  { by: typed("11-15"), said: [say.premove("11 to 15")] },
  { state: after(2), said: ["Opponent: 22 to 18"] },
  { state: after(3), said: ["You: 11 to 15"] },
  { by: typed("4-8"), said: [say.premove("4 to 8")] },
  {
    state: after(4),
    said: [
      "Opponent: 18 jumps to 11, takes 15",
      `${say.yourTurn} You must capture with a piece on 7 or 8.`,
      say.premoveDropped("4 to 8"),
    ],
  },
  { by: ({ user }) => user.click(square(12)), said: ["You must capture with a piece on 7 or 8"] },
  { by: typed("nonsense"), said: [play.refusals.malformed] },
  {
    by: async (table) => {
      settingsStore.setState({ confirmMoves: true });
      await typed("8x15")(table);
    },
    said: [say.chosen("8 to 15")],
  },
  { by: pressed(play.forget), said: [say.takenBack] },
  {
    by: async (table) => {
      settingsStore.setState({ confirmMoves: false });
      await typed("8x15")(table);
    },
    said: [room.sendingMove],
    wait: 2_500,
  },
  { state: after(5), said: ["You: 8 jumps to 15, takes 11"] },
  { by: byLine((link) => link.drop()), said: [connection.lost], wait: 1_000 },
  {
    by: backTo({ success: true, roomState: after(6) }),
    said: [
      connection.backAgain,
      "Opponent: 21 to 17",
      `${say.yourTurn} You must capture with the piece on 13.`,
    ],
  },
  {
    by: byLine((link) => link.emit("error", { code: "SEAT_TAKEN_OVER", message: "" })),
    said: [room.takenOverTitle],
  },
];

/** The room was closed while the line was down. */
export const CHANGES_AT_CLOSING: readonly Change[] = [
  { by: byLine((link) => link.drop()), said: [connection.lost], wait: 1_000 },
  { by: backTo(refusalAck("ROOM_NOT_FOUND")), said: [connection.backAgain, room.notFound] },
];

/** Black takes two at once and is crowned. */
const CROWNED = "9-13 23-19 10-14 27-23 7-10 31-27 11-15 22-17 13x22x31".split(" ");
const CROWNING = "13 jumps to 22 and 31, takes 17 and 26, becomes king";
const atCrowning = (count: number, position: Position, mine: 1 | 2): RoomState =>
  startedRoom(position, { moves: CROWNED.slice(0, count) }, mine);
const THEIRS: Position = { ...initialPosition, turn: "white" };

/** As seen from either side. */
export const CROWNINGS = [
  {
    first: atCrowning(8, initialPosition, 2),
    changes: [{ state: atCrowning(9, THEIRS, 2), said: [`You: ${CROWNING}`] }],
  },
  {
    first: atCrowning(8, initialPosition, 1),
    changes: [{ state: atCrowning(9, THEIRS, 1), said: [`Opponent: ${CROWNING}`, say.yourTurn] }],
  },
] as const;
