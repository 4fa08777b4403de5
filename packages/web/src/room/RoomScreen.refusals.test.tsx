// What a room says of a call that failed: the server's sentence, or the page's own where it said none.
import { refusalAck, type FailureAck } from "@kingrow/protocol";
import { bothRoom, endedRoom, ME, startedRoom, THEM } from "@kingrow/client/testing";
import { initialPosition } from "@kingrow/rules";
import { act, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import {
  button,
  has,
  nextFrame,
  open,
  pass,
  seated,
  shownAt,
  square,
  useRoomScreen,
} from "../testing/roomScreen.tsx";

useRoomScreen();

test.each([
  ["a draw", { drawOfferedBy: THEM }, "answerDraw"],
  ["a takeback", { takebackOfferedBy: THEM }, "answerTakeback"],
] as const)("[P47] a refusal does not hide that %s is asked for", async (_, offer, answer) => {
  const { link, user } = await seated(startedRoom(initialPosition, offer));
  await pass(500);
  await user.click(button("Accept"));
  await act(async () => link.answer(answer, refusalAck("UNAVAILABLE")));
  await nextFrame();
  expect(screen.getByText(refusalAck("UNAVAILABLE").message).role).toBe("alert");
  await user.click(button("Accept"));
  expect(link.sentOf(answer)).toHaveLength(2);
});

/** A server of another version may know no code, and say less. */
const WITH_A_SENTENCE: FailureAck = JSON.parse(
  '{"success":false,"message":"Out of order","error":"Out of order"}',
);
const WITHOUT: FailureAck = JSON.parse('{"success":false}');

const ANSWERS = [
  ["the server's sentence", WITH_A_SENTENCE, "Out of order"],
  ["the page's own sentence", WITHOUT, undefined],
] as const;

describe.each(ANSWERS)("%s", (_, refusal, sentence) => {
  test("[P13] is shown for a failed join, and leads home", async () => {
    const { link } = await open();
    await act(async () => link.answer("joinRoom", refusal));
    expect(has(sentence ?? "Failed to join room")).toBe(true);
    await pass(5_100);
    expect(window.location.pathname).toBe("/");
  });

  test("[P11] is shown for a readiness that failed, which stays as it was", async () => {
    const { link, user } = await seated(bothRoom());
    await user.click(button("Ready Up"));
    await act(async () => link.answer("playerReady", refusal));
    await nextFrame();
    expect(screen.getByText(sentence ?? "Failed to update ready status").role).toBe("alert");
    expect(button("Ready Up").disabled).toBe(false);
  });

  test("[P18] is shown for a move that failed, which is taken back and can be made again", async () => {
    const { link, user } = await seated(startedRoom());
    const play = async () => {
      await user.click(square(11));
      await user.click(square(15));
    };
    await play();
    expect(shownAt(15)).toBe("black-man");
    await act(async () => link.answer("movePiece", refusal));
    await nextFrame();
    expect(screen.getByText(sentence ?? "Failed to move piece").role).toBe("alert");
    expect([shownAt(11), shownAt(15)]).toEqual(["black-man", undefined]);
    await play();
    expect(link.sentOf("movePiece")).toHaveLength(2);
  });

  test("[P12] is shown for another game that could not be asked for", async () => {
    const { link, user } = await seated(endedRoom());
    await user.click(button("Play Again"));
    await act(async () => link.answer("playAgain", refusal));
    await nextFrame();
    expect(has(sentence ?? "Failed to request play again")).toBe(true);
    expect(button("Play Again").disabled).toBe(false);
  });

  test("[A1] is shown for a win that was claimed too early", async () => {
    const serverTime = 5_000_000;
    const present = { connected: true, claimableAt: null, forfeitAt: null };
    const gone = { connected: false, claimableAt: serverTime, forfeitAt: serverTime + 60_000 };
    const presence = { [ME]: present, [THEM]: gone };
    const { link, user } = await seated(startedRoom(initialPosition, { presence, serverTime }));
    await pass(6_000);
    await user.click(button("Claim the win"));
    await act(async () => link.answer("claimWin", refusal));
    await nextFrame();
    expect(has(sentence ?? "Failed to claim the win")).toBe(true);
    expect(has("Your Turn")).toBe(true);
  });
});
