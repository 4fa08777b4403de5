// What players say to each other: chosen, heard, muted.
import { bothRoom, ROOM, startedRoom, THEM } from "@kingrow/client/testing";
import { refusalAck } from "@kingrow/protocol";
import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { settingsFrom, settingsStore } from "../../settings/settings.ts";
import { button, nextFrame, pass, seated, useRoomScreen } from "../../testing/roomScreen.tsx";

useRoomScreen();

afterEach(() => settingsStore.setState(settingsFrom(undefined)));

/** On the table, beside what is said aloud. */
function isShown(): boolean {
  return screen.queryByText("Opponent: Good luck!", { selector: "main p" }) !== null;
}

async function table() {
  const room = await seated(startedRoom());
  await pass(100);
  const say = vi.spyOn(room.services.announcer, "say");
  const hear = async (): Promise<void> => {
    const notice = { roomId: ROOM, playerId: THEM, greeting: "goodLuck" } as const;
    await act(async () => room.link.emit("greeting", notice));
    await nextFrame();
  };
  return { ...room, say, hear };
}

test("[O7, P68] one of six greetings is sent, and the next can be chosen five seconds later", async () => {
  const { link, user } = await table();
  await user.click(button("Say something"));
  await user.click(button("Well played!"));
  expect(link.sentOf("greet").map(({ payload }) => payload)).toEqual([
    { roomId: ROOM, greeting: "wellPlayed" },
  ]);
  expect(button("Say something").disabled).toBe(true);
  await pass(5_100);
  expect(button("Say something").disabled).toBe(false);
});

test("[O7, P68] what the opponent says is read in the own language, said once, and goes again", async () => {
  const { say, hear } = await table();
  await hear();
  expect(isShown()).toBe(true);
  expect(say.mock.calls.filter(([text]) => text.includes("Good luck"))).toEqual([
    ["Opponent: Good luck!", "polite"],
  ]);
  await pass(8_100);
  expect(isShown()).toBe(false);
});

test.each([
  ["a draw", { drawOfferedBy: THEM }],
  ["a takeback", { takebackOfferedBy: THEM }],
])("[O7, P68] what is said while %s is asked for is shown after the answer", async (_, offer) => {
  const { push, say, hear } = await table();
  await push(startedRoom(undefined, { ...offer, version: 101 }));
  await hear();
  expect(say.mock.calls.filter(([text]) => text.includes("Good luck"))).toHaveLength(1);
  expect([isShown(), button("Accept").disabled]).toEqual([false, false]);
  await pass(20_000);
  await push(startedRoom(undefined, { version: 102 }));
  await nextFrame();
  expect(isShown()).toBe(true);
  expect(say.mock.calls.filter(([text]) => text.includes("Good luck"))).toHaveLength(1);
  await pass(8_100);
  expect(isShown()).toBe(false);
});

test("[O7, P68] a greeting after another has its own eight seconds", async () => {
  const { hear } = await table();
  await hear();
  await pass(5_000);
  await hear();
  await pass(5_000);
  expect(isShown()).toBe(true);
  await pass(3_100);
  expect(isShown()).toBe(false);
});

test("[O7, P68] greetings are muted with one press, for the visit or for good", async () => {
  const { user, hear } = await table();
  await hear();
  await user.click(button("Mute now"));
  await hear();
  expect(isShown()).toBe(false);
  expect(settingsStore.getState().greetings).toBe(true);
});

test("[O7, P68] muted for good is a setting", async () => {
  const { user, hear } = await table();
  await hear();
  await user.click(button("Mute always"));
  await hear();
  expect(isShown()).toBe(false);
  expect(settingsStore.getState().greetings).toBe(false);
});

test("[O7, P68] before a game, too, something can be said to who is there", async () => {
  await seated(bothRoom());
  await pass(100);
  expect(button("Say something")).toBeTruthy();
});

test("[O7, P68] a greeting before the game rests in the game too, and a limit on greetings is no alert", async () => {
  const { link, user, push } = await seated(bothRoom());
  await pass(100);
  await user.click(button("Say something"));
  await user.click(button("Good luck!"));
  await push(startedRoom());
  await pass(100);
  expect(button("Say something").disabled).toBe(true);
  const notice = { event: "greet", message: "", resetTime: 5_000, remaining: 0 };
  await act(async () => link.emit("rateLimitExceeded", notice));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await pass(5_100);
  expect(button("Say something").disabled).toBe(false);
});

test("[O7, P68] a greeting that was refused does not rest, one too early does", async () => {
  const { link, user } = await table();
  for (const [code, rests] of [
    ["UNAVAILABLE", false],
    ["RATE_LIMITED", true],
  ] as const) {
    await user.click(button("Say something"));
    await user.click(button("Good luck!"));
    await act(async () => link.answer("greet", refusalAck(code)));
    expect([code, button("Say something").disabled]).toEqual([code, rests]);
  }
});
