// Moves of a visit that are not sent yet: made ahead of the turn, or waiting to be confirmed.
import { refusalAck } from "@kingrow/protocol";
import { initialPosition, type Position } from "@kingrow/rules";
import { fen } from "@kingrow/rules/testing";
import { expect, test } from "vitest";
import { positionShown } from "./roomData.ts";
import { after, seated } from "../testing/visit.ts";
import { roomView } from "./roomView.ts";
import { endedRoom, ME, startedRoom, THEM } from "../testing/testRooms.ts";

/** Black's man on 11 must take two. */
const CHAIN = fen("B:W15,22:B1,11");
const theirTurn: Position = { ...initialPosition, turn: "white" };

test("[P24] a premove is stored while the opponent thinks and played the moment the turn comes", async () => {
  const { session, link, data } = await seated(startedRoom(theirTurn));
  session.premove([11, 15]);
  link.emit("roomState", startedRoom(theirTurn, { version: 5, drawOfferedBy: THEM }));
  expect(data().premove).toEqual([11, 15]);
  expect(link.sentOf("movePiece")).toEqual([]);
  link.emit("roomState", startedRoom(initialPosition, { version: 6, moves: ["24-20"] }));
  expect(link.sentOf("movePiece")).toHaveLength(1);
  expect(positionShown(data())).toEqual(after(initialPosition, 11, 15));
  expect(data()).toMatchObject({ premove: undefined, droppedPremove: undefined });
});

test("[P24] a premove leaves no moment in which it seems to be the person's turn", async () => {
  const { session, link } = await seated(startedRoom(theirTurn));
  session.premove([11, 15]);
  const turns: (boolean | undefined)[] = [];
  session.store.subscribe((data) => turns.push(roomView(data)?.mayMove));
  link.emit("roomState", startedRoom(initialPosition, { version: 5, moves: ["24-20"] }));
  expect(turns).toEqual([false]);
});

test("[P24] a premove that is not legal when the turn comes is dropped, and the page knows", async () => {
  const { session, link, data } = await seated(startedRoom(theirTurn));
  session.premove([11, 18]);
  link.emit("roomState", startedRoom(initialPosition, { version: 5, moves: ["24-20"] }));
  expect(link.sentOf("movePiece")).toEqual([]);
  expect(data()).toMatchObject({ premove: undefined, droppedPremove: [11, 18] });
  session.step(11, 15);
  expect(data().droppedPremove).toBeUndefined();
});

test("[P24] a whole chain may be stored, and its jumps are sent one by one", async () => {
  const { session, link, data } = await seated(startedRoom({ ...CHAIN, turn: "white" }));
  session.premove([11, 25]);
  link.emit("roomState", startedRoom(CHAIN, { version: 5, moves: ["16-15"] }));
  expect(link.sentOf("movePiece")).toHaveLength(1);
  link.answer("movePiece", { success: true, version: 6 });
  expect(link.sentOf("movePiece")).toHaveLength(2);
  expect(positionShown(data())?.turn).toBe("white");
});

test("[P24] a premove goes with the refused step that it was to follow", async () => {
  const { session, link, data } = await seated(startedRoom());
  session.step(11, 15);
  session.premove([8, 11]);
  expect(data().premove).toEqual([8, 11]);
  link.answer("movePiece", refusalAck("ILLEGAL_MOVE"));
  expect(data()).toMatchObject({ pending: [], premove: undefined });
});

test("[P24] a premove is none on the own turn, and does not outlive its game", async () => {
  const { session, link, data } = await seated(startedRoom());
  session.premove([11, 15]);
  expect(data().premove).toBeUndefined();
  link.emit("roomState", startedRoom(theirTurn, { version: 5, moves: ["9-14"] }));
  session.premove([11, 15]);
  link.emit("roomState", endedRoom({ version: 6 }));
  expect(data().premove).toBeUndefined();
});

test("[P25] a chosen move is shown and waits; only confirming sends it", async () => {
  const { session, link, data } = await seated(startedRoom(), () => true);
  session.step(11, 15);
  session.step(22, 18);
  expect(positionShown(data())).toEqual(after(initialPosition, 11, 15));
  expect(roomView(data())?.mayMove).toBe(false);
  expect(link.sentOf("movePiece")).toEqual([]);
  session.takeBack();
  expect(positionShown(data())).toEqual(initialPosition);
  session.step(10, 14);
  session.confirm();
  expect(link.sentOf("movePiece")[0]?.payload).toMatchObject({ fromRow: 5, toRow: 4 });
  expect(data().chosen).toEqual([]);
});

test("[P25] a chain is confirmed as a whole", async () => {
  const { session, link, data } = await seated(startedRoom(CHAIN), () => true);
  session.step(11, 18);
  session.confirm();
  expect(link.sentOf("movePiece")).toEqual([]);
  session.step(18, 25);
  session.confirm();
  expect(link.sentOf("movePiece")).toHaveLength(1);
  expect(data().pending).toHaveLength(2);
});

test("[P25] a chain is sent as it was begun, and waits as it goes on", async () => {
  for (const asksAtFirst of [true, false]) {
    let asks = asksAtFirst;
    const { session, link, data } = await seated(startedRoom(CHAIN), () => asks);
    session.refuse({ kind: "malformed" });
    session.step(11, 18);
    expect(data().notice).toBeUndefined();
    asks = !asks;
    session.step(18, 25);
    expect(data().chosen).toHaveLength(asksAtFirst ? 2 : 1);
    expect(roomView(data())?.lastStep).toEqual({ from: 18, to: 25 });
    session.confirm();
    expect(data().pending).toHaveLength(2);
    expect(link.sentOf("movePiece")).toHaveLength(1);
  }
});

test("[P24] another premove replaces the report of a dropped one, and a takeback drops it", async () => {
  const { session, link, data } = await seated(startedRoom(theirTurn, { moves: ["9-13"] }));
  session.premove([11, 18]);
  link.emit("roomState", startedRoom(initialPosition, { version: 5, moves: ["9-13", "24-20"] }));
  link.emit("roomState", startedRoom(theirTurn, { version: 6, moves: ["9-13", "24-20", "5-9"] }));
  session.premove([11, 15]);
  expect(data()).toMatchObject({ premove: [11, 15], droppedPremove: undefined });
  link.emit("roomState", startedRoom(initialPosition, { version: 7, moves: ["9-13"] }));
  expect(data().premove).toBeUndefined();
  expect(link.sentOf("movePiece")).toEqual([]);
});

test("[P25] news that leave the board alone leave a chosen move alone, others take it back", async () => {
  const { session, link, data } = await seated(startedRoom(), () => true);
  session.step(11, 15);
  link.emit("roomState", startedRoom(initialPosition, { version: 5, drawOfferedBy: ME }));
  expect(data().chosen).toHaveLength(1);
  const moved = after(after(initialPosition, 9, 14), 24, 20);
  link.emit("roomState", startedRoom(moved, { version: 6, moves: ["9-14", "24-20"] }));
  expect(data().chosen).toEqual([]);
  session.step(11, 15);
  link.emit("roomState", endedRoom({ version: 7 }));
  expect(data().chosen).toEqual([]);
});
