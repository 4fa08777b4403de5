// The page with the practice on it, as a visitor sees it, and a computer that thinks little.
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { App, Localised } from "../app/App.tsx";
import { PageWorker } from "./pageWorker.ts";
import { createTestServices, type TestServices } from "../shell/testing/testServices.ts";

/** For every file that practises: all that it shows is there from the start, and time is the tests'. */
export function usePractice(): void {
  beforeAll(() =>
    Promise.all([
      import("../practice/PracticeRoute.tsx"),
      import("../room/RoomScreen.tsx"),
      import("../room/invitation/waiting.ts"),
      import("../lobby/LobbyScreen.tsx"),
      import("../room/game/game.ts"),
      import("../room/announcements/RoomAnnouncements.tsx"),
      import("../room/result/ResultPanel.tsx"),
    ]),
  );

  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal("Worker", PageWorker);
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    window.history.replaceState(null, "", "/");
  });
}

export async function pass(ms: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
}

/** A visitor who opens an address of the page. */
export function visit(address: string, prepare: (services: TestServices) => void = () => {}) {
  // A reload keeps what the entry of the history knows.
  if (window.location.pathname !== address) window.history.replaceState(null, "", address);
  const services = createTestServices();
  prepare(services);
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const { unmount } = render(
    <StrictMode>
      <Localised>
        <App services={services} />
      </Localised>
    </StrictMode>,
  );
  return { user, services, unmount };
}

export async function open() {
  const { user, services, unmount } = visit("/practice");
  await pass(50);
  const said: string[] = [];
  services.announcer.store.subscribe(({ polite, assertive }, before) => {
    for (const [now, was] of [
      [polite, before.polite],
      [assertive, before.assertive],
    ])
      if (now !== undefined && now !== was) said.push(now.text);
  });
  return { user, services, said, unmount };
}

export async function start(options: { readonly side?: string } = {}) {
  const page = await open();
  if (options.side !== undefined)
    await page.user.click(screen.getByRole("radio", { name: options.side }));
  await page.user.click(button("Start"));
  await pass(100);
  return page;
}

export function button(name: string): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>("button", { name });
}

export function shownAt(number: number): string | undefined {
  return document.querySelector<HTMLElement>(`[data-at="${number}"]`)?.dataset["piece"];
}

export async function play(user: ReturnType<typeof userEvent.setup>, text: string): Promise<void> {
  const key = screen.queryByRole("button", { name: "Type" });
  if (key !== null) await user.click(key);
  await user.type(await screen.findByRole("textbox", { name: "Move" }), `${text}{Enter}`);
  await pass(100);
}

/** Until something holds, however slow the machine. */
export async function soon(look: () => unknown): Promise<void> {
  await vi.waitFor(
    async () => {
      await pass(200);
      look();
    },
    { timeout: 15_000 },
  );
}

/** Until the computer has moved. */
export async function computerMoves(count: number): Promise<void> {
  await soon(() => {
    expect(screen.getByText("Your Turn")).toBeTruthy();
    expect(listed()).toBe(count);
  });
}

export function listed(): number {
  const kept: unknown = JSON.parse(localStorage.getItem("kingrow.practice") ?? "{}");
  return typeof kept === "object" && kept !== null && "moves" in kept && Array.isArray(kept.moves)
    ? kept.moves.length
    : 0;
}
