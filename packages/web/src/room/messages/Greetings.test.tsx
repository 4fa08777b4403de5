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

function bubbleKey(): HTMLElement {
  return within(screen.getByRole("main")).getByRole("button", { name: "More" });
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
  await pass(5_100);
  expect(button("Chat").disabled).toBe(false);
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

test("[O7, P68] a greeting lies over the result", async () => {
  const { push, hear } = await table();
  await push(endedRoom({ version: 101 }));
  await hear();
  const said = screen.getByText("Good luck!", { selector: "main p" });
  const result = screen.getByRole("region", { name: "GAME OVER" });
  // Of one height both, the later one is in front.
  expect(result.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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

test("[O7, P68] greetings are muted for the visit behind the key of the bubble, which stays while it is open", async () => {
  const { user, hear } = await table();
  await hear();
  await user.click(bubbleKey());
  await pass(9_000);
  await user.click(button("Mute now"));
  await hear();
  expect(isShown()).toBe(false);
  expect(settingsStore.getState().greetings).toBe(true);
});

test("[O7, P68] muted for good is a setting", async () => {
  const { user, hear } = await table();
  await hear();
  await user.click(bubbleKey());
  await user.click(button("Mute always"));
  await hear();
  expect(isShown()).toBe(false);
  expect(settingsStore.getState().greetings).toBe(false);
});

test("[O7, P68] before a game, too, the opponent can be greeted", async () => {
  await seated(bothRoom());
  await pass(100);
  expect([button("Chat").disabled, button("Resign").disabled]).toEqual([false, true]);
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
