// A game looked back at: what is seen, said, and shown on the board.
import { act, screen, within } from "@testing-library/react";
import { parseFen } from "@kingrow/rules";
import { describe, expect, test, vi } from "vitest";
import { encodeGame } from "../../record/replayLink.ts";
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
  useStudyScreens,
} from "../../testing/studyScreens.tsx";

useStudyScreens();

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
    await vi.waitFor(
      async () => {
        expect(await heard("polite")).toEqual([expect.stringMatching(/^The review is done\. /)]);
      },
      { timeout: 15_000 },
    );
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
    await act(async () => textsStore.setState({ language: "de", texts: await loadTexts("de") }));
    await open(`/review#${encodeGame(GAME)}`);
    expect(await screen.findByRole("heading", { name: "Wendepunkte" })).toBeTruthy();
    await act(async () => textsStore.setState({ language: "en", texts: en }));
  });
});
