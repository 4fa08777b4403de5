// A game looked back at: what is seen, said, and shown on the board.
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Engine } from "@kingrow/engine";
import { initialPosition, parseFen, type Position } from "@kingrow/rules";
import { describe, expect, test, vi } from "vitest";
import { encodeGame, reviewAddress } from "../../record/replayLink.ts";
import { heard, readOn, startReader } from "../../shell/testing/reader.ts";
import { loadTexts, textsStore } from "../../text/texts.ts";
import { en } from "../../text/en.ts";
import { encodeStudy, studyOf } from "../tree/treeLink.ts";
import {
  button,
  GAME,
  open,
  QuickWorker,
  shownAt,
  square,
  useStudyScreens,
} from "../../testing/studyScreens.tsx";

useStudyScreens();

const HEADLINE = /^(?:No mistakes by|You made|\d mistakes? in) /;

/** White has two kings against one, and gives one away. */
const TURNED = encodeStudy(studyOf(positionOf("W:WK14,K23:BK5"), ["14-9", "5x14", "23-27"]));

function positionOf(text: string): Position {
  const position = parseFen(text);
  if (!position.ok) throw new Error(position.error);
  return position.value;
}

function countsShown(): readonly (string | null)[] {
  const { parentElement } = screen.getByRole("heading", { name: HEADLINE });
  return [...parentElement!.querySelectorAll("li")].map(({ textContent }) => textContent);
}

describe("the review", () => {
  test("[P80] a game is reviewed at once, and read aloud as it is gone through", async () => {
    const { said, user, link } = await open(`/review#${encodeGame(GAME)}`);
    await screen.findByRole("heading", { name: HEADLINE });
    expect(said).toEqual(["The review is ready"]);
    expect(document.title).toBe("The review is ready · Kingrow");
    expect(screen.getByRole("link", { name: "Analysis" }).getAttribute("aria-current")).toBe(
      "page",
    );
    await user.click(button("Next move"));
    expect(said.at(-1)).toBe("Move 1, Black, 9 to 13");
    expect(link.opened).toBe(0);
  });

  test("[P80] on the way back from the analysis the review is there at once", async () => {
    const { user } = await open(`/review#${encodeGame(GAME)}`);
    await screen.findByRole("heading", { name: HEADLINE });
    await user.click(button("Analyse"));
    await waitFor(() => expect(window.location.pathname).toBe("/analysis"));
    await act(async () => window.history.back());
    await screen.findByRole("heading", { name: HEADLINE });
    expect(QuickWorker.made).toBe(1);
  });

  test("[P80] a slider leads through the curve, which is described in words", async () => {
    await open(`/review#${encodeGame(GAME)}`);
    const curve = await screen.findByRole("slider", { name: "Who stood better" });
    const words = document.getElementById(curve.getAttribute("aria-describedby") ?? "");
    expect(words?.textContent).toMatch(/^equal up to move \d+/);
    expect(screen.getByText(/^Start · /)).toBeTruthy();
    fireEvent.change(curve, { target: { value: "2" } });
    expect(curve.getAttribute("aria-valuetext")).toMatch(/^Move 1, White · (Equal|\+\d)/);
    expect(shownAt(20)).toBe("white-man");
  });

  test("[P80] a screen reader hears that it is ready, and reads it from the sentence to the moves", async () => {
    await startReader(document.body);
    await open(`/review#${encodeGame(GAME)}`);
    await screen.findByRole("heading", { name: HEADLINE });
    await vi.waitFor(async () => expect(await heard("polite")).toEqual(["The review is ready"]), {
      timeout: 15_000,
    });
    const read = await readOn();
    const places = [
      /^gridcell, Square 1, black man/,
      /^heading, Review, level 1$/,
      /^heading, No mistakes by either side, level 2$/,
      /^slider, Who stood better/,
      /^heading, Moves, level 2$/,
    ].map((phrase) => read.findIndex((each) => phrase.test(each)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }, 60_000);

  test("[P80] the mistakes of each player stand beside the name, and the address to pass on does not", async () => {
    const game = { ...GAME, names: { black: "Quick Otter", white: "Sly Fox" } };
    await open(reviewAddress(game, "white"));
    await screen.findByRole("heading", { name: HEADLINE });
    const [black, white] = countsShown();
    expect(black).toMatch(/^Quick Otter \d mistakes?$/);
    expect(white).toMatch(/^You \d mistakes?$/);
    expect(window.location.hash).toBe(`#${encodeGame(GAME)}`);
  });

  test("[P80] without players the sides are named", async () => {
    await open(`/review#${TURNED}`);
    await screen.findByRole("heading", { name: HEADLINE });
    expect(screen.getByRole("heading", { name: "1 mistake in this game" })).toBeTruthy();
    expect(countsShown()).toEqual(["Black 0 mistakes", "White 1 mistake"]);
    expect(screen.getByRole("radio", { name: "Mistakes" })).toBeTruthy();
  });

  test.each([
    ["white", "You made 1 mistake", "Learn from the mistakes"],
    ["black", "You made no mistakes", "Learn from your opponent's mistakes"],
  ])("[P80] it begins with how the reader did as %s", async (you, headline, learn) => {
    await open(`/review#${TURNED}?you=${you}`);
    expect(await screen.findByRole("heading", { name: headline })).toBeTruthy();
    expect(button(learn)).toBeTruthy();
  });

  test.each([
    ["white", "", "White won."],
    ["white", "?you=white", "You won!"],
    ["white", "?you=black", "You lost!"],
    ["draw", "?you=black", "Draw."],
  ] as const)(
    "[P80] a game that ended here as %s begins with its result%s",
    async (result, you, lead) => {
      const reason = result === "draw" ? "agreement" : "resigned";
      await open(`/review#${encodeGame({ ...GAME, result, reason })}${you}`);
      await screen.findByRole("heading", { name: `${lead} No mistakes by either side` });
      expect(screen.getByText(/^(?:Black resigned|Both agreed on it)\.$/)).toBeTruthy();
    },
  );

  test("[P80] a better move is looked for first: a wrong try is answered, a right one praised", async () => {
    const { user, said } = await open(`/review#${TURNED}`);
    await user.click(await screen.findByRole("button", { name: "Learn from the mistakes" }));
    expect(screen.getByRole("heading", { name: "Mistake 1 of 1" })).toBeTruthy();
    expect(said.at(-1)).toBe("Mistake 1 of 1. White played 14-9. Find a better move on the board.");
    expect(screen.queryByText(/throws away the win/)).toBeNull();
    const bad = screen.getByRole("button", { name: "Move 1, White, 14 to 9, Mistake" });
    expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toMatch(/^Move 1, White · /);
    expect([bad.dataset["fault"], bad.getAttribute("aria-current")]).toEqual(["Mistake", "step"]);

    for (const number of [14, 9]) fireEvent.click(square(number));
    expect(said.at(-1)).toBe("14-9 isn't good enough: 5x14 follows.");
    const arrows = document.querySelectorAll("[data-kind]");
    expect([...arrows].map((arrow) => arrow.getAttribute("data-kind"))).toEqual(["bad"]);
    expect(shownAt(9)).toBe("white-king");
    // The list has no place for a move that was only tried.
    expect(bad.getAttribute("aria-current")).toBeNull();
    await user.click(button("Try again"));
    expect(bad.getAttribute("aria-current")).toBe("step");
    expect(shownAt(14)).toBe("white-king");

    for (const number of [23, 18]) fireEvent.click(square(number));
    await waitFor(() => expect(said.at(-1)).toBe("Yes, 23-18 is a good move."));
    expect(screen.getByText(/14-\u20609 throws away the win: /).textContent).toContain(
      "Proved by the computer.",
    );
    expect(screen.getByRole("link", { name: "New game" })).toBeTruthy();
    // While a mistake is gone through, there is no second way to begin.
    expect(screen.queryByRole("button", { name: /^Learn/ })).toBeNull();
    await user.click(button("Back to the overview"));
    expect(screen.queryByRole("heading", { name: "Mistake 1 of 1" })).toBeNull();
    const end = "That was the last one. You found 1 of 1.";
    expect(said.at(-1)).toBe(end);
    expect(screen.getByRole("heading", { name: end })).toBeTruthy();
    expect(button("Try again")).toBeTruthy();
  });

  test("[P80] a mistake whose best move was shown is not counted as found", async () => {
    const { user, said } = await open(`/review#${TURNED}`);
    await user.click(await screen.findByRole("button", { name: "Learn from the mistakes" }));
    await user.click(button("Show the best move"));
    await user.click(button("Back to the overview"));
    expect(said.at(-1)).toBe("That was the last one. You found 0 of 1.");
  });

  test("[P80] the reason of a mistake is the piece that it lost, and the reply", async () => {
    const moves = "11-15 24-20 8-11 28-24 15-19 24x15x8 4x11 22-18".split(" ");
    const { user } = await open(`/review#${encodeStudy(studyOf(initialPosition, moves))}`);
    await user.click(await screen.findByRole("button", { name: "Learn from the mistakes" }));
    await user.click(button("Show the best move"));
    expect(screen.getByText(/^15-\u206019 loses a piece: 24x15x8 4x11\.$/)).toBeTruthy();
  });

  test("[P80] a mistake that is told by the result is explained by three moves of the answer", async () => {
    const study = studyOf(positionOf("W:W16,K28:B8,K20"), ["28-24"]);
    const { user } = await open(`/review#${encodeStudy(study)}`);
    await user.click(await screen.findByRole("button", { name: "Learn from the mistakes" }));
    await user.click(button("Show the best move"));
    expect(screen.getByText(/^28-\u206024 [^:]*: \S+ \S+ \S+\./)).toBeTruthy();
  });

  test("[P80] a try is not answered any more once the reader has begun anew", async () => {
    const { user, said } = await open(`/review#${TURNED}`);
    await user.click(await screen.findByRole("button", { name: "Learn from the mistakes" }));
    for (const number of [23, 26]) fireEvent.click(square(number));
    fireEvent.click(button("Next move"));
    fireEvent.click(button("Back to the mistake"));
    await act(async () => {});
    expect(said.at(-1)).toMatch(/^Mistake 1 of 1/);
    expect(button("Show the best move")).toBeTruthy();
  });

  test("[P80] the best move is shown on request, and its line can be looked at and played", async () => {
    const { user } = await open(`/review#${TURNED}`);
    await user.click(await screen.findByRole("button", { name: "Learn from the mistakes" }));
    expect(document.querySelectorAll('[data-kind="good"]').length).toBe(0);
    await user.click(button("Show the best move"));
    expect(document.querySelectorAll('[data-kind="good"]').length).toBe(1);
    const line = screen.getByRole("toolbar", { name: "Mistake" });
    const [played, reply] = within(line).getAllByRole("button");
    expect([played!.textContent, reply!.textContent]).toEqual(["14-9", "5x14"]);
    // A line that comes under a pointer at rest.
    fireEvent.pointerEnter(reply!, { pointerType: "mouse" });
    expect(shownAt(14)).toBe("white-king");
    await user.hover(reply!);
    expect(shownAt(14)).toBe("black-king");
    await user.unhover(reply!);
    expect(shownAt(14)).toBe("white-king");
    await user.click(reply!);
    expect(shownAt(14)).toBe("black-king");
    await user.click(button("Back to the mistake"));
    expect(shownAt(14)).toBe("white-king");
  });

  test("[P80] a game without moves can still be analysed", async () => {
    const { user } = await open(`/review#${encodeStudy(studyOf(initialPosition, []))}`);
    await screen.findByText("There is no move in this game to look at.");
    await user.click(button("Analyse"));
    expect(window.location.pathname).toBe("/analysis");
  });

  test("[P80] a review whose engine finds nothing says that it was stopped", async () => {
    vi.spyOn(Engine.prototype, "thinkNow").mockReturnValue(undefined);
    await open(`/review#${encodeGame(GAME)}`);
    expect(await screen.findByText("The review was stopped.")).toBeTruthy();
  });

  test("[P80] stopped and begun again it starts anew in another worker, which is gone with the screen", async () => {
    vi.spyOn(QuickWorker.prototype, "postMessage").mockImplementationOnce(() => undefined);
    const { user, unmount } = await open(`/review#${encodeGame(GAME)}`);
    await user.click(button("Stop"));
    expect([QuickWorker.made, QuickWorker.ended]).toEqual([1, 1]);
    await user.click(button("Review this game"));
    await screen.findByRole("heading", { name: HEADLINE });
    unmount();
    expect([QuickWorker.made, QuickWorker.ended]).toEqual([2, 2]);
  });

  test.each(["", "#1BFAA", "#t1x"])("[P80] a broken link gets a sentence: %j", async (fragment) => {
    await open(`/review${fragment}`);
    expect(screen.getByRole("heading", { name: /link/ })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to the lobby" })).toBeTruthy();
  });

  test("[P80] in German too", async () => {
    await act(async () => textsStore.setState({ language: "de", texts: await loadTexts("de") }));
    await open(`/review#${encodeGame(GAME)}`);
    expect(await screen.findByRole("heading", { name: "Beide Seiten ohne Fehler" })).toBeTruthy();
    await act(async () => textsStore.setState({ language: "en", texts: en }));
  });
});
