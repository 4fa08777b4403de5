// Visits a room against a server played by the test.
import { REFUSAL_SENTENCES, type RoomState } from "@kingrow/protocol";
import { initialPosition, findStep, playStep, type Position } from "@kingrow/rules";
import { createConnection } from "../connection/connection.ts";
import { FakeClock } from "@kingrow/time/testing";
import { FakeLink } from "./fakeLink.ts";
import { fakePlayerKey } from "./fakePlayerKey.ts";
import type { PersonalCall, Refusal } from "../connection/requests.ts";
import type { ScreenNotice } from "../session/roomData.ts";
import { openRoom } from "../session/roomSession.ts";
import { ME, ROOM } from "./testRooms.ts";

export async function caughtUp(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

export async function visit(asksFirst = () => false) {
  const clock = new FakeClock();
  const link = new FakeLink();
  const playerKey = fakePlayerKey();
  const connection = createConnection({ clock, link, playerKey });
  let wentHome = 0;
  const goHome = () => void (wentHome += 1);
  const session = openRoom({ connection, roomId: ROOM, goHome, asksFirst });
  await caughtUp();
  link.connect(ME);
  clock.advance(500);
  return {
    clock,
    link,
    connection,
    session,
    playerKey,
    data: () => session.store.getState(),
    wentHome: () => wentHome,
  };
}

export async function seated(roomState: RoomState, asksFirst?: () => boolean) {
  const room = await visit(asksFirst);
  room.link.answer("joinRoom", { success: true, roomState });
  await caughtUp();
  return room;
}

/** The position after one step or jump, which must be legal. */
export function after(position: Position, from: number, to: number): Position {
  const step = findStep(position, from, to);
  if (step === undefined) throw new Error(`${from}-${to} is not legal`);
  return playStep(position, step).position;
}

export const opening = after(initialPosition, 11, 15);

/** The message for a refusal of the server or a missing answer. */
export function refusedNotice(call: PersonalCall, code: Refusal["code"]): ScreenNotice {
  const sentence = code === "NO_ANSWER" ? undefined : REFUSAL_SENTENCES[code];
  return { kind: "refused", refused: { call, code, sentence } };
}
