// Steps that a server with too much to do has not looked at.
import { refusalAck } from "@kingrow/protocol";
import { initialPosition } from "@kingrow/rules";
import { expect, test } from "vitest";
import { positionShown } from "./roomData.ts";
import { opening, refusedNotice, seated } from "../testing/visit.ts";
import { startedRoom } from "../testing/testRooms.ts";

test("[X5] a step refused by a busy server is sent again after its pause", async () => {
  const { link, clock, session, data } = await seated(startedRoom());
  session.step(11, 15);
  const busy = { ...refusalAck("OVERLOADED"), retryInMs: 900 };
  for (let count = 0; count < 3; count += 1) {
    link.answer("movePiece", busy);
    expect(positionShown(data())).toEqual(opening);
    clock.advance(900);
  }
  const sent = link.sentOf("movePiece").map(({ payload }) => payload);
  expect(sent).toEqual([sent[0], sent[0], sent[0], sent[0]]);
  link.answer("movePiece", { success: true, version: 5 });
  expect(data()).toMatchObject({ isSlow: false, notice: undefined });
});

test("[X5] a step that a busy server never looks at slides back within the timeout of any call", async () => {
  const { link, clock, session, data } = await seated(startedRoom());
  session.step(11, 15);
  const busy = { ...refusalAck("OVERLOADED"), retryInMs: 900 };
  for (let waited = 0; waited < 8_000; waited += 900) {
    link.answer("movePiece", busy);
    clock.advance(900);
  }
  expect(positionShown(data())).toEqual(initialPosition);
  expect(data().notice).toEqual(refusedNotice("movePiece", "OVERLOADED"));
});
