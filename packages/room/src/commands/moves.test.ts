import { expect, test } from "vitest";
import {
  act,
  actAll,
  actor,
  ann,
  bob,
  changeOf,
  cy,
  DEADLINE,
  drop,
  endedRoom,
  fullRoom,
  join,
  MINUTE,
  plain,
  playMoves,
  ready,
  refusalOf,
  roomAt,
  SECOND,
  startedRoom,
  step,
  T0,
} from "../testing/rooms.ts";

/** White can jump from 22 over 18 and 11, black has another man left. */
const WHITE_CHAIN = "W:W22,32:B18,11,1";

test("[G3] a step passes the turn", () => {
  const room = act(startedRoom(), step(bob, [11, 15]));
  expect(room.game).toMatchObject({ moves: ["11-15"], position: { turn: "white" } });
  expect(room.lastStep).toMatchObject({ player: 2, from: 11, to: 15, crowned: false });
});

test("[G3] keeps the turn while the chain goes on", () => {
  const jumped = act(roomAt(WHITE_CHAIN), step(ann, [22, 15]));
  expect(jumped.game).toMatchObject({ moves: [], position: { turn: "white", jumper: 15 } });
  const ended = act(jumped, step(ann, [15, 8]));
  expect(ended.game).toMatchObject({ moves: ["22x15x8"], position: { turn: "black" } });
});

test("[G3] every refusal of a move has its own code", () => {
  const room = startedRoom();
  expect(refusalOf(room, step(ann, [22, 18]))).toBe("NOT_YOUR_TURN");
  expect(refusalOf(room, step(bob, [15, 18]))).toBe("NO_PIECE");
  expect(refusalOf(room, step(bob, [22, 18]))).toBe("NOT_YOUR_PIECE");
  expect(refusalOf(room, step(bob, [11, 18]))).toBe("ILLEGAL_MOVE");
  expect(refusalOf(room, step(cy, [11, 15]))).toBe("ROOM_NOT_FOUND");
  expect(refusalOf(fullRoom(), step(bob, [11, 15]))).toBe("GAME_NOT_STARTED");
  expect(refusalOf(endedRoom(), step(bob, [11, 15]))).toBe("GAME_OVER");
});

test("[G1] a capture is compulsory, and a chain must be finished", () => {
  const room = roomAt(WHITE_CHAIN);
  expect(refusalOf(room, step(ann, [32, 28]))).toBe("MUST_CAPTURE");
  const jumped = act(room, step(ann, [22, 15]));
  expect(refusalOf(jumped, step(ann, [32, 28]))).toBe("MUST_CONTINUE");
  expect(refusalOf(jumped, step(bob, [1, 5]))).toBe("NOT_YOUR_TURN");
});

test("[G2] light squares have no piece and are never reached", () => {
  const bobs = { type: "move", actor: bob } as const;
  const [light, man] = [
    { row: 4, col: 4 },
    { row: 5, col: 2 },
  ];
  expect(refusalOf(startedRoom(), { ...bobs, from: light, to: man })).toBe("NO_PIECE");
  expect(refusalOf(startedRoom(), { ...bobs, from: man, to: light })).toBe("ILLEGAL_MOVE");
  expect(refusalOf(startedRoom(), { ...bobs, from: man, to: { row: -1, col: 8 } })).toBe(
    "ILLEGAL_MOVE",
  );
});

test("[G4] a side without a legal move loses", () => {
  const room = act(roomAt("W:W22:B18"), step(ann, [22, 15]));
  expect(room).toMatchObject({ phase: "ended", result: { winner: 1, reason: "no-moves" } });
});

test("[G4] the third occurrence of a position is a draw", () => {
  const round = ["1-5", "32-28", "5-1", "28-32"];
  const room = playMoves(roomAt("B:WK32:BK1"), [...round, ...round]);
  expect(room).toMatchObject({ phase: "ended", result: { reason: "repetition" } });
  expect(room.result?.winner).toBeUndefined();
});

test("[G6] a known moveId gets the first answer again and changes nothing", () => {
  const first = act(startedRoom(), step(bob, [11, 15], { moveId: "m1" }));
  const later = act(first, step(ann, [22, 18], { moveId: "m1" }), T0 + SECOND);
  const repeated = changeOf(later, step(bob, [11, 15], { moveId: "m1" }), T0 + 2 * SECOND);
  expect(repeated).toEqual({ room: later, notices: [], answeredVersion: first.version });
  expect(repeated.room).toBe(later);
});

test("[G6] a known moveId is answered even with a stale version and after the end", () => {
  const command = step(bob, [11, 15], { moveId: "m1", version: startedRoom().version });
  const moved = act(startedRoom(), command);
  const ended = act(moved, plain("resign", ann));
  expect(changeOf(ended, command).answeredVersion).toBe(moved.version);
});

test("[G6] a refused move is not remembered: its moveId may succeed later", () => {
  const room = startedRoom();
  expect(refusalOf(room, step(bob, [11, 18], { moveId: "m1" }))).toBe("ILLEGAL_MOVE");
  const moved = changeOf(room, step(bob, [11, 15], { moveId: "m1" }));
  expect(moved.answeredVersion).toBeUndefined();
  expect(moved.room.game?.moves).toEqual(["11-15"]);
});

test("[G6] a version from before the latest change of the board is refused, and none from after it", () => {
  const room = startedRoom();
  const { version } = room;
  expect(refusalOf(room, step(bob, [11, 15], { version: version - 1 }))).toBe("STALE");
  expect(refusalOf(room, step(bob, [11, 15], { version: 0 }))).toBe("STALE");
  expect(refusalOf(room, step(bob, [11, 15], { version }))).toBeUndefined();
  const moved = act(room, step(bob, [11, 15]));
  expect(refusalOf(moved, step(ann, [22, 18], { version }))).toBe("STALE");
  expect(refusalOf(moved, step(ann, [22, 18], { version: moved.version }))).toBeUndefined();
});

test("[G6] an opponent who reconnects and makes offers makes no move stale", () => {
  const { version } = startedRoom();
  const sockets = [1, 2, 3].map((again) => join(actor("ann", `#${again}`)));
  const came = actAll(startedRoom(), [...sockets, drop(actor("ann", "#3")), ...sockets]);
  const offered = act(came, plain("offerDraw", actor("ann", "#3")));
  expect(offered.version).toBeGreaterThan(version + 6);
  expect(refusalOf(offered, step(bob, [11, 15], { version }))).toBeUndefined();
});

test("[G6] a takeback, the end of a game and the next game make a move stale", () => {
  const moved = playMoves(startedRoom(), ["11-15", "22-18"]);
  const asked = act(moved, plain("takeback", ann));
  const back = act(asked, { type: "answerTakeback", actor: bob, accept: true });
  expect(refusalOf(back, step(ann, [22, 17], { version: asked.version }))).toBe("STALE");
  const ended = act(moved, plain("resign", ann));
  expect(refusalOf(ended, step(bob, [15, 22], { version: moved.version }))).toBe("STALE");
  const agreed = actAll(ended, [plain("playAgain", ann), plain("playAgain", bob)]);
  const again = act(agreed, DEADLINE, T0 + 2 * SECOND);
  expect(refusalOf(again, step(ann, [11, 15], { version: agreed.version }))).toBe("STALE");
});

test("[A1] every step and jump restarts the clock of the turn", () => {
  const jumped = act(roomAt(WHITE_CHAIN), step(ann, [22, 15]), T0 + MINUTE);
  expect(jumped.turnClock).toEqual({ claimableAt: T0 + 4 * MINUTE, forfeitAt: T0 + 16 * MINUTE });
});

test("[W5] a change is one version on; what changes nothing is the same room", () => {
  const room = fullRoom();
  expect(act(room, ready(ann)).version).toBe(room.version + 1);
  expect(act(room, ready(ann, false))).toBe(room);
});
