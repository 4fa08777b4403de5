// Opening a room in the lobby, and joining one.
import { refusalAck } from "@kingrow/protocol";
import { act, cleanup, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { button, lobby, open, useLobbyScreen } from "../testing/lobbyScreen.tsx";

useLobbyScreen();

test("[P3] both create buttons are disabled and show a spinner until the answer", async () => {
  const { link, user } = await lobby([open]);
  await user.click(button("Create Private Room"));
  expect(link.sentOf("createRoom")[0]?.payload).toMatchObject({ isPrivate: true });
  for (const name of ["Create Public Room", "Create Private Room"]) {
    expect(button(name).disabled).toBe(true);
    expect(button(name).getAttribute("aria-busy")).toBe("true");
  }
  await act(async () => link.answer("createRoom", refusalAck("TOO_MANY_ROOMS")));
  expect(button("Create Public Room").disabled).toBe(false);
});

test("[P3] a created room is entered", async () => {
  const { link, user } = await lobby([open]);
  await user.click(button("Create Public Room"));
  await act(async () => link.answer("createRoom", { success: true, roomId: "new23456" }));
  expect(window.location.pathname).toBe("/room/new23456");
});

test("[P3] a failure shows Oops! with the server's sentence, and Okay takes it away", async () => {
  const { link, user } = await lobby([open]);
  await user.click(button("Create Public Room"));
  await act(async () => link.answer("createRoom", refusalAck("TOO_MANY_ROOMS")));
  const oops = screen.getByRole("alertdialog", { name: "Oops!" });
  expect(oops.textContent).toContain("You have too many open rooms.");
  expect(screen.queryByRole("link", { name: "Watch" })).toBeNull();
  await user.click(button("Okay"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("[P3] a failure without a sentence is told in the page's own", async () => {
  const { link, user } = await lobby([open]);
  await user.click(button("Create Public Room"));
  await act(async () => link.answer("createRoom", JSON.parse('{"success":false}')));
  expect(screen.getByRole("alertdialog").textContent).toContain("Failed to create room");
  await user.click(button("Okay"));
  await user.click(button(/^Join Room .*open2345$/));
  await act(async () => link.answer("joinRoom", JSON.parse('{"success":false}')));
  expect(screen.getByRole("alertdialog").textContent).toContain("Failed to join room");
});

test("[R1, P3] silence is asked again as the same request, then says Failed to create room", async () => {
  const { link, user } = await lobby([open]);
  await user.click(button("Create Public Room"));
  await act(async () => vi.advanceTimersByTimeAsync(8_000));
  const [first, second] = link.sentOf("createRoom").map(({ payload }) => payload);
  expect(second).toEqual(first);
  expect(second).toHaveProperty("requestId");
  await act(async () => vi.advanceTimersByTimeAsync(8_000));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await act(async () => vi.advanceTimersByTimeAsync(8_000));
  expect(screen.getByRole("alertdialog").textContent).toContain("Failed to create room");
  expect(link.sentOf("createRoom")).toHaveLength(3);
});

test("[L2, P3] a row that is being joined is Pending with a spinner, and leads to the room", async () => {
  const { link, user } = await lobby([open]);
  await user.click(button(/^Join Room .*open2345$/));
  const row = screen.getByRole("listitem");
  expect(within(row).getByText("Pending")).toBeTruthy();
  expect(within(row).getByRole("button").getAttribute("aria-busy")).toBe("true");
  const [join] = link.sentOf("joinRoom");
  expect(join?.payload).toEqual({ roomId: "open2345" });
  await act(async () => link.answer("joinRoom", { success: true, roomState: JSON.parse("{}") }));
  expect(window.location.pathname).toBe("/room/open2345");
});

/** The browser tells of it a moment after the press. */
async function unfold(isOpen = true): Promise<void> {
  const details = document.querySelector("details")!;
  details.open = isOpen;
  await act(async () => details.dispatchEvent(new Event("toggle")));
  await act(async () => vi.advanceTimersByTimeAsync(50));
}

test("[P60] the clock chosen is that of the rooms one opens or looks for", async () => {
  const { link, user } = await lobby([open]);
  await user.click(screen.getByRole("radio", { name: "5+3" }));
  await user.click(button("Play Now"));
  expect(link.sentOf("playNow")[0]?.payload).toMatchObject({ pace: "5+3" });
  await act(async () => link.answer("playNow", refusalAck("OVERLOADED")));
  await user.click(button("Okay"));
  await user.click(button("Create Private Room"));
  expect(link.sentOf("createRoom")[0]?.payload).toMatchObject({ isPrivate: true, pace: "5+3" });
});

test("[P60] the clock chosen last is there at the next visit", async () => {
  const { user } = await lobby([open]);
  await user.click(screen.getByRole("radio", { name: "30 s" }));
  cleanup();
  await lobby([open]);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "30 s" }).checked).toBe(true);
});

test("[P60] a drawn opening is wished for, and whether a room may be watched", async () => {
  const { link, user } = await lobby([open]);
  await unfold();
  await user.selectOptions(screen.getByLabelText("Opening"), "Random opening");
  await user.selectOptions(screen.getByLabelText("Watching"), "Not allowed");
  await user.click(button("Create Public Room"));
  const wished = { opening: "ballot", watchable: false };
  expect(link.sentOf("createRoom")[0]?.payload).toMatchObject({ isPrivate: false, ...wished });
  await act(async () => link.answer("createRoom", refusalAck("OVERLOADED")));
  await user.click(button("Okay"));
  await user.click(button("Play Now"));
  expect(link.sentOf("playNow")[0]?.payload).toMatchObject(wished);
});

test("[P60] opening and watching chosen last are there at the next visit", async () => {
  const { user } = await lobby([open]);
  await unfold();
  await user.selectOptions(screen.getByLabelText("Opening"), "Random opening");
  await user.selectOptions(screen.getByLabelText("Watching"), "Not allowed");
  cleanup();
  const { link, user: later } = await lobby([open]);
  await later.click(button("Play Now"));
  const wished = { opening: "ballot", watchable: false };
  expect(link.sentOf("playNow")[0]?.payload).toMatchObject(wished);
});

test("[P60] folded up it names what is not as usual", async () => {
  const { user } = await lobby([open]);
  const summary = document.querySelector("summary")!;
  await unfold();
  expect(summary.textContent).toBe("More options");
  await user.selectOptions(screen.getByLabelText("Opening"), "Random opening");
  await user.selectOptions(screen.getByLabelText("Watching"), "Not allowed");
  await unfold(false);
  expect(summary.textContent).toBe("More optionsRandom openingWatching: Not allowed");
});

test("[P3] a failed join shows the overlay with the server's sentence", async () => {
  const { link, user } = await lobby([open]);
  await user.click(button(/^Join Room .*open2345$/));
  await act(async () => link.answer("joinRoom", refusalAck("ROOM_FULL")));
  expect(screen.getByRole("alertdialog", { name: "Oops!" }).textContent).toContain("Room is full");
  expect(document.activeElement).toBe(button("Okay"));
  await user.click(screen.getByRole("link", { name: "Watch" }));
  expect(window.location.pathname).toBe("/watch/open2345");
});

test("[P3] a join without an answer says Failed to join room", async () => {
  const { user } = await lobby([open]);
  await user.click(button(/^Join Room .*open2345$/));
  await act(async () => vi.advanceTimersByTimeAsync(8_000));
  expect(screen.getByRole("alertdialog").textContent).toContain("Failed to join room");
});

test("[P1] a room with options of a newer server is listed without them", async () => {
  const options = JSON.parse('{"pace":"7+7","opening":"odd","watchable":true}');
  await lobby([{ ...open, id: "newer234", options }, open]);
  expect(button(/^Join Room .*newer234$/)).toBeTruthy();
  expect(button(/^Join Room .*open2345$/)).toBeTruthy();
});
