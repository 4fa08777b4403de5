// Review and analysis put up for tests, with a worker that thinks at once and little.
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Engine } from "@kingrow/engine";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { App, Localised } from "../app/App.tsx";
import type { Order, Report } from "../engine/port.ts";
import { stopReader } from "../shell/testing/reader.ts";
import type { Urgency } from "../shell/services/announcer.ts";
import { createTestServices } from "../shell/testing/testServices.ts";

/** Endgames are worked out once for all tests. */
const engine = new Engine({ tableBits: 14 });
engine.endgames.prepareNow(3);

/** A worker that thinks at once and little, in the page. */
export class QuickWorker extends EventTarget {
  static made = 0;
  static ended = 0;
  private latest = 0;

  constructor() {
    super();
    QuickWorker.made += 1;
    engine.forget();
  }

  postMessage(order: Order): void {
    this.latest += 1;
    const own = this.latest;
    if (order.type !== "think") return;
    const { question, id } = order;
    queueMicrotask(() => {
      if (own !== this.latest) return;
      const thought = engine.thinkNow({ ...question, limits: { nodes: 3000 } });
      const data: Report = { type: "thought", id, thought };
      this.dispatchEvent(new MessageEvent("message", { data }));
    });
  }

  terminate(): void {
    QuickWorker.ended += 1;
  }
}

/** Black offers a man, has to take two, and loses three. */
export const GAME = {
  moves:
    "9-13 24-20 5-9 22-18 10-14 25-22 7-10 27-24 10-15 23-19 14x23 19x10 6x15 26x19x10 2-6 32-27 6x15 30-26 15-19 24x15".split(
      " ",
    ),
  result: "open",
  reason: undefined,
} as const;

/** Every test finds a quick worker, and the page as at the start. */
export function useStudyScreens(): void {
  beforeAll(() =>
    Promise.all([
      import("../study/review/ReviewRoute.tsx"),
      import("../study/analysis/AnalysisRoute.tsx"),
    ]),
  );
  beforeEach(() => {
    QuickWorker.made = 0;
    QuickWorker.ended = 0;
    vi.stubGlobal("Worker", QuickWorker);
  });
  afterEach(async () => {
    await stopReader();
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    window.history.replaceState(null, "", "/");
  });
}

export async function open(path: string) {
  window.history.replaceState(null, "", path);
  const services = createTestServices();
  const said: string[] = [];
  const { say } = services.announcer;
  const announcer = {
    ...services.announcer,
    say: (text: string, urgency?: Urgency) => {
      said.push(text);
      say(text, urgency);
    },
  };
  const view = await act(async () =>
    render(
      <Localised>
        <App services={{ ...services, announcer }} />
      </Localised>,
    ),
  );
  return { said, link: services.link, user: userEvent.setup(), ...view };
}

export function button(name: string | RegExp): HTMLElement {
  return screen.getByRole("button", { name });
}

export function square(number: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-square="${number}"]`);
  if (found === null) throw new Error(`no square ${number}`);
  return found;
}

export const shownAt = (number: number): string | undefined =>
  document.querySelector<HTMLElement>(`[data-at="${number}"]`)?.dataset["piece"];
