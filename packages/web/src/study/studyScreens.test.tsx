// Review and analysis in the page: what is seen, said, and written into the address.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Engine } from "@kingrow/engine";
import { parseFen } from "@kingrow/rules";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { App } from "../app/App.tsx";
import type { Order, Report } from "../engine/messages.ts";
import { encodeGame } from "../record/replayLink.ts";
import { heard, readOn, startReader, stopReader } from "../shell/testing/reader.ts";
import { createTestServices } from "../shell/testing/testServices.ts";
import { catalogueStore } from "../text/catalogue.ts";
import { translated } from "../text/testing/catalogues.ts";
import { en } from "../text/en.ts";
import { encodeStudy, studyOf } from "./treeLink.ts";

/** Endgames are worked out once for all tests. */
const engine = new Engine({ tableBits: 14 });
engine.endgames.prepareNow(3);

/** A worker that thinks at once and little, in the page. */
class QuickWorker extends EventTarget {
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
const GAME = {
  moves:
    "9-13 24-20 5-9 22-18 10-14 25-22 7-10 27-24 10-15 23-19 14x23 19x10 6x15 26x19x10 2-6 32-27 6x15 30-26 15-19 24x15".split(
      " ",
    ),
  result: "open",
  reason: undefined,
} as const;

beforeAll(() =>
  Promise.all([
    import("../app/otherScreens.ts"),
    import("./ReviewRoute.tsx"),
    import("./AnalysisRoute.tsx"),
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

async function open(path: string) {
  window.history.replaceState(null, "", path);
  const services = createTestServices();
  const said: string[] = [];
  const { say } = services.announcer;
  const announcer = {
    ...services.announcer,
    say: (text: string, urgency: "polite" | "assertive") => {
      said.push(text);
      say(text, urgency);
    },
  };
  const view = await act(async () => render(<App services={{ ...services, announcer }} />));
  return { said, link: services.link, user: userEvent.setup(), ...view };
}

function button(name: string | RegExp): HTMLElement {
  return screen.getByRole("button", { name });
}

function square(number: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-square="${number}"]`);
  if (found === null) throw new Error(`no square ${number}`);
  return found;
}

async function openGames(text: string) {
  const { user } = await open("/analysis");
  await user.click(button("Open games (PDN)"));
  fireEvent.change(screen.getByLabelText("Games as text (PDN)"), { target: { value: text } });
  await user.click(screen.getAllByRole("button", { name: "Open" })[0]!);
  return user;
}

const shownAt = (number: number): string | undefined =>
  document.querySelector<HTMLElement>(`[data-at="${number}"]`)?.dataset["piece"];

describe("the review", () => {
  test("[P80] a game is reviewed at once, and read aloud as it is gone through", async () => {
    const { said, user, link } = await open(`/review#${encodeGame(GAME)}`);
    await screen.findByRole("heading", { name: "Turning points" });
    expect(said).toEqual([expect.stringMatching(/^The review is done\. /)]);
    const curve = screen.getByRole("img", { name: /^Who stood better: / });
    expect(curve.getAttribute("aria-label")).toMatch(/ up to move \d+/);
    await user.click(button("Next move"));
    expect(said.at(-1)).toBe("Move 1, Black, 9 to 13");
    expect(link.opened).toBe(0);
  });

  test("[P80] a screen reader hears that it is done, and reads it from the curve to the last sentence", async () => {
    await startReader(document.body);
    await open(`/review#${encodeGame(GAME)}`);
    await screen.findByRole("heading", { name: "Turning points" });
    await vi.waitFor(async () => {
      expect(await heard("polite")).toEqual([expect.stringMatching(/^The review is done\. /)]);
    });
    const read = await readOn();
    const places = [
      /^gridcell, Square 1, black man/,
      /^heading, Review, level 1$/,
      /^heading, Who stood better, level 2$/,
      /^image, Who stood better: level up to move \d+/,
      /^heading, Turning points, level 2$/,
      /^heading, What captures cost, level 2$/,
      /^heading, Move 6, Black, level 3$/,
      /^14x23 had to be played: 2 pieces taken, 3 pieces lost\.$/,
      /^button, Move 6, Black: Show the position$/,
    ].map((phrase) => read.findIndex((each) => phrase.test(each)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }, 60_000);

  test("[P80] a forced capture that cost a man is told to who has never heard of it", async () => {
    const { user, said } = await open(`/review#${encodeGame(GAME)}`);
    const costs = await screen.findByRole("region", { name: "What captures cost" });
    expect(costs.textContent).toContain("Move 6, Black");
    expect(costs.textContent).toContain("14x23 had to be played: 2 pieces taken, 3 pieces lost.");
    await user.click(button("Move 6, Black: Show the position"));
    expect(said.at(-1)).toBe("Move 5, White, 23 to 19");
    expect(shownAt(19)).toBe("white-man");
  });

  test("[P80] a turning point has its sentence and its proof, and better play on the board", async () => {
    const start = parseFen("W:WK14,K23:BK5");
    if (!start.ok) throw new Error(start.error);
    const code = encodeStudy(studyOf(start.value, ["14-9", "5x14", "23-27"]));
    const { user, said } = await open(`/review#${code}`);
    const points = await screen.findByRole("region", { name: "Turning points" });
    expect(said.at(-1)).toBe("The review is done. 1 turning point.");
    const told = within(points).getByRole("listitem").textContent;
    expect(told).toContain("Move 1, White");
    expect(told).toMatch(
      /14-9 lets a win slip: the game is level after it\. [\dx-]+ keeps the win\./,
    );
    expect(told).toContain("Proved: with so few pieces every end is known.");
    await user.click(button(/^Move 1, White: Play \d/));
    expect(screen.getByText("A line that was not played.")).toBeTruthy();
    expect(said.at(-1)).toMatch(/^Move 1, White, /);
    await user.click(button("Back to the game"));
    expect(screen.queryByText("A line that was not played.")).toBeNull();
    expect(shownAt(14)).toBe("white-king");
  });

  test("[P80] it can be stopped and begun again, and the worker is gone with the screen", async () => {
    const { user, unmount } = await open(`/review#${encodeGame(GAME)}`);
    if (screen.queryByRole("button", { name: "Stop" }) !== null) {
      await user.click(button("Stop"));
      await user.click(button("Review this game"));
    }
    await screen.findByRole("heading", { name: "Turning points" });
    unmount();
    expect([QuickWorker.made, QuickWorker.ended]).toEqual([1, 1]);
  });

  test.each(["", "#1BFAA", "#t1x"])("[P80] a broken link gets a sentence: %j", async (fragment) => {
    await open(`/review${fragment}`);
    expect(screen.getByRole("heading", { name: /link/ })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to the lobby" })).toBeTruthy();
  });

  test("[P80] in German too", async () => {
    await act(async () =>
      catalogueStore.setState({ language: "de", texts: await translated("de") }),
    );
    await open(`/review#${encodeGame(GAME)}`);
    expect(await screen.findByRole("heading", { name: "Wendepunkte" })).toBeTruthy();
    await act(async () => catalogueStore.setState({ language: "en", texts: en }));
  });
});

describe("the analysis board", () => {
  test("[P77] both sides are moved, moves branch, and the link carries it all", async () => {
    const { user } = await open("/analysis");
    expect(screen.getByText("Black to move")).toBeTruthy();
    for (const number of [11, 15, 22, 18]) fireEvent.click(square(number));
    expect(shownAt(18)).toBe("white-man");
    await user.click(button("Previous move"));
    for (const number of [23, 19]) fireEvent.click(square(number));
    await user.click(button("Previous move"));
    const branches = screen.getByRole("group", { name: "Moves played here" });
    expect(
      within(branches)
        .getAllByRole("button")
        .map((each) => each.textContent),
    ).toEqual(["22-18", "23-19"]);
    const { hash } = window.location;
    cleanup();
    await open(`/analysis${hash}`);
    expect(screen.getByRole("group", { name: "Moves played here" })).toBeTruthy();
    expect(shownAt(15)).toBe("black-man");
  });

  test("[P77] a move is deleted with what follows", async () => {
    const { user, said } = await open(`/analysis#${encodeGame(GAME)}.2`);
    expect(shownAt(20)).toBe("white-man");
    await user.click(button("Delete this move"));
    expect(said.at(-1)).toBe("Deleted.");
    expect(screen.getByText("White to move")).toBeTruthy();
    await user.click(button("Next move"));
    expect(shownAt(20)).toBeUndefined();
  });

  test("[P77] the computer's lines are shown when they are switched on, and only then", async () => {
    const { user } = await open("/analysis");
    expect(QuickWorker.made).toBe(0);
    await user.click(screen.getByRole("switch", { name: "Computer lines" }));
    await waitFor(() => expect(screen.getAllByText(/^depth/).length).toBe(3));
    await user.click(screen.getByRole("switch", { name: "Computer lines" }));
    expect(screen.queryByText(/^depth/)).toBeNull();
  });

  test("[P78] a position is set up by keyboard, and one that cannot be is refused in words", async () => {
    const { user, said } = await open("/analysis");
    await user.click(button("Set up a position"));
    await user.click(button("Empty board"));
    expect(screen.getByText("Black has no piece.")).toBeTruthy();
    expect(button("Use this position").hasAttribute("disabled")).toBe(true);
    square(1).focus();
    await user.keyboard("{Enter}");
    expect(said.at(-1)).toBe("Square 1, Black man");
    await user.click(screen.getByRole("radio", { name: "White man" }));
    square(4).focus();
    await user.keyboard("{Enter}");
    expect(screen.getByText("The man on 4 would be a king: White is crowned there.")).toBeTruthy();
    await user.keyboard("{Enter}");
    square(10).focus();
    await user.keyboard(" ");
    await user.click(button("Use this position"));
    expect(shownAt(10)).toBe("white-man");
    expect(screen.getByText("Black to move")).toBeTruthy();
  });

  test("[P78] a position is read from text, and a broken one refused with a sentence", async () => {
    const { user } = await open("/analysis");
    await user.click(button("Set up a position"));
    const field = screen.getByLabelText<HTMLInputElement>("Position as text (FEN)");
    fireEvent.change(field, { target: { value: "W:W33:B1" } });
    await user.click(button("Read"));
    expect(screen.getByText("A square in it is not from 1 to 32.")).toBeTruthy();
    fireEvent.change(field, { target: { value: "W:WK14,21:B5,K6" } });
    await user.click(button("Read"));
    await user.click(button("Use this position"));
    expect([shownAt(14), shownAt(6)]).toEqual(["white-king", "black-king"]);
    expect(screen.getByText("White to move")).toBeTruthy();
  });

  test("[P79] one game is opened at once, many are listed", async () => {
    await openGames('[Event "x"]\n1. 11-15 23-19 2. 8-11 *');
    expect(screen.getByRole("button", { name: "Move 1, White, 23 to 19" })).toBeTruthy();
    cleanup();
    const user = await openGames('[Black "A"][White "B"] 1. 9-13 1-0 [Black "C"] 1. 10-14 *');
    const list = screen.getByLabelText("Choose one of 2 games");
    expect([...list.children].map((each) => each.textContent)).toEqual([
      "1. A – B, 1-0",
      "2. C – ?, *",
    ]);
    await user.selectOptions(list, "1");
    await user.click(screen.getAllByRole("button", { name: "Open" })[1]!);
    expect(screen.getByRole("button", { name: "Move 1, Black, 10 to 14" })).toBeTruthy();
  });

  test.each([
    [
      "1. 11-15 * 1. 9-13 24-20\n2. 9-14 *",
      "Game 2, line 2: the move 9-14 cannot be played there. The game before it is kept.",
    ],
    [
      '[GameType "20"]\n1. 32-28 19-23 *',
      "Game 1, line 1: this is international draughts, which is played by other rules.",
    ],
    ["", "There is no game in this text."],
    [
      "1. 34-29 *",
      "Game 1, line 1: 34-29 names a square beyond 32. Is it another kind of draughts?",
    ],
  ])("[P79] what cannot be opened is told: %j", async (text, sentence) => {
    await openGames(text);
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  test("[P79] a file of 50 MB is refused without being read", async () => {
    const { user } = await open("/analysis");
    await user.click(button("Open games (PDN)"));
    const file = new File(["x"], "all.pdn");
    Object.defineProperty(file, "size", { value: 50_000_000 });
    const read = vi.spyOn(file, "text");
    fireEvent.change(screen.getByLabelText("Or a file"), { target: { files: [file] } });
    expect(screen.getByText(/This is too large to be read here/)).toBeTruthy();
    expect(read).not.toHaveBeenCalled();
  });
});
