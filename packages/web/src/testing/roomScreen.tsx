// Opens the room's screen for tests, and finds what stands on it.
import type { RoomState } from "@kingrow/protocol";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { beforeAll, beforeEach, vi } from "vitest";
import { App, Localised } from "../app/App.tsx";
import { createTestServices } from "../shell/testing/testServices.ts";
import { ME, ROOM } from "@kingrow/client/testing";

/** Time stands still unless a test lets it pass, and every test finds the page as at the start. */
export function useRoomScreen(): void {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));

  /** The page fetches its screens when they are needed; here they are there from the start. */
  beforeAll(() =>
    Promise.all([
      import("../room/RoomScreen.tsx"),
      import("../room/game/game.ts"),
      import("../room/messages/Messages.tsx"),
      import("../room/announcements/RoomAnnouncements.tsx"),
      import("../room/failure/FailureScreen.tsx"),
      import("../room/result/ResultPanel.tsx"),
      import("../room/invitation/waiting.ts"),
      import("../shell/keys/KeysDialog.tsx"),
      import("../room/game/MoveField.tsx"),
    ]),
  );
}

export async function open(path = `/room/${ROOM}`) {
  window.history.replaceState(null, "", path);
  const services = createTestServices();
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  render(
    <StrictMode>
      <Localised>
        <App services={services} />
      </Localised>
    </StrictMode>,
  );
  await pass(0);
  await act(async () => services.link.connect(ME));
  await pass(500);
  return { link: services.link, services, user };
}

export async function pass(ms: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
}

/** Until what follows a change a frame later is there too. */
export function nextFrame(): Promise<void> {
  return pass(40);
}

export async function seated(roomState: RoomState) {
  const room = await open();
  await act(async () => room.link.answer("joinRoom", { success: true, roomState }));
  await pass(0);
  const push = async (state: RoomState): Promise<void> => {
    await act(async () => room.link.emit("roomState", state));
    await nextFrame();
  };
  return { ...room, push };
}

export function button(name: string): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>("button", { name });
}

export function panel(name: string): HTMLElement {
  return screen.getByRole("group", { name });
}

export function has(text: string): boolean {
  return screen.queryByText(text) !== null;
}

/** The sentence in the line below the board, whatever parts it has. */
export function noteShown(): string | undefined {
  return document.querySelector("[data-note-line] > p")?.textContent;
}

export function square(number: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-square="${number}"]`);
  if (found === null) throw new Error(`no square ${number}`);
  return found;
}

/** The field for a typed move, which opens where it is closed. */
export function field(): HTMLInputElement {
  const key = screen.queryByRole("button", { name: "Type" });
  if (key !== null) act(() => key.click());
  return screen.getByRole<HTMLInputElement>("textbox", { name: "Move" });
}

export function spoken(): string {
  return [screen.getAllByRole("status"), screen.getAllByRole("alert")]
    .flat()
    .map(({ textContent }) => textContent)
    .join(" | ");
}

export function shownAt(number: number): string | undefined {
  return document.querySelector<HTMLElement>(`[data-at="${number}"]`)?.dataset["piece"];
}
