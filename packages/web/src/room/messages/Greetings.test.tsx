// What players say to each other: chosen, heard, muted.
import { bothRoom, endedRoom, ROOM, startedRoom, THEM } from "@kingrow/client/testing";
import { refusalAck } from "@kingrow/protocol";
import { act, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { settingsFrom, settingsStore } from "../../settings/settings.ts";
import { button, nextFrame, pass, seated, useRoomScreen } from "../../testing/roomScreen.tsx";

useRoomScreen();

afterEach(() => settingsStore.setState(settingsFrom(undefined)));

/** On the table, beside what is said aloud. */
function isShown(): boolean {
  return screen.queryByText("Good luck!", { selector: "main p" }) !== null;
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
  await user.click(button("Chat"));
  await user.click(button("Well played!"));
  expect(link.sentOf("greet").map(({ payload }) => payload)).toEqual([
    { roomId: ROOM, greeting: "wellPlayed" },
  ]);
  expect(button("Chat").disabled).toBe(true);
  const you = within(screen.getByRole("group", { name: "You" }));
  expect(you.getByText("Well played!")).toBeTruthy();
  await pass(5_100);
  expect(button("Chat").disabled).toBe(false);
  expect(you.queryByText("Well played!")).toBeNull();
});

test("[O7, P68] what the opponent says is read in the own language, said once, and goes again", async () => {
  const { say, hear } = await table();
  await hear();
  expect(isShown()).toBe(true);
  expect(say.mock.calls.filter(([text]) => text.includes("Good luck"))).toEqual([
    ["Opponent: Good luck!"],
  ]);
  await pass(8_100);
  expect(isShown()).toBe(false);
});

test("[O7, P68] a greeting stands beside an open offer and takes nothing from it", async () => {
  const { push, hear } = await table();
  await push(startedRoom(undefined, { drawOfferedBy: THEM, version: 101 }));
  await hear();
  expect([isShown(), button("Accept").disabled]).toEqual([true, false]);
});

test("[O7, P68] a greeting stands in the opponent's panel, after the game too", async () => {
  const { push, hear } = await table();
  await push(endedRoom({ version: 101 }));
  await hear();
  const opponent = screen.getByRole("group", { name: "Opponent" });
  expect(within(opponent).getByText("Good luck!")).toBeTruthy();
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

test("[O7, P68] the chat mutes greetings, and brings them back", async () => {
  const { user, hear } = await table();
  await user.click(button("Chat"));
  const choices = within(screen.getByRole("group", { name: "Say something" }));
  const mute = choices.getByRole("button", { name: "Mute", pressed: false });
  await user.click(mute);
  await hear();
  expect(isShown()).toBe(false);
  expect(mute.getAttribute("aria-pressed")).toBe("true");
  await user.click(mute);
  await hear();
  expect(isShown()).toBe(true);
});

test("[O7, P68] before a game, too, the opponent can be greeted", async () => {
  await seated(bothRoom());
  await pass(100);
  expect(button("Chat").disabled).toBe(false);
});

test("[O7, P68] a greeting before the game rests in the game too, and a limit on greetings is no alert", async () => {
  const { link, user, push } = await seated(bothRoom());
  await pass(100);
  await user.click(button("Chat"));
  await user.click(button("Good luck!"));
  await push(startedRoom());
  await pass(100);
  expect(button("Chat").disabled).toBe(true);
  const notice = { event: "greet", message: "", resetTime: 5_000, remaining: 0 };
  await act(async () => link.emit("rateLimitExceeded", notice));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await pass(5_100);
  expect(button("Chat").disabled).toBe(false);
});

test("[O7, P68] a greeting that was refused does not rest, one too early does", async () => {
  const { link, user } = await table();
  for (const [code, rests] of [
    ["UNAVAILABLE", false],
    ["RATE_LIMITED", true],
  ] as const) {
    await user.click(button("Chat"));
    await user.click(button("Good luck!"));
    await act(async () => link.answer("greet", refusalAck(code)));
    expect([code, button("Chat").disabled]).toEqual([code, rests]);
  }
});
