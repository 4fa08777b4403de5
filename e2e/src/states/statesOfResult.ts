// States late in a game: absences, imminent draws, kings, and all results.
import type { RoomState } from "@kingrow/protocol";
import { coordOf } from "@kingrow/rules";
import { expect } from "../visitors/fixtures.ts";
import type { Walks } from "./state.ts";
import { checkerboardOf, gameAfter, PRESENT, startTelling, waitedFor } from "../staging/telling.ts";

const OVER: Partial<RoomState> = {
  gameStatus: "ended",
  currentPlayerTurn: null,
  forcedCapturePieces: [],
  winner: null,
  playAgainPlayers: [],
};

/** A tournament game that Black won. */
const WON_BY_BLACK =
  "9-13 21-17 6-9 25-21 11-15 30-25 9-14 24-19 15x24 28x19 5-9 32-28 8-11 19-15 10x19 17x10 7x14 23x16x7 3x10 28-24 4-8 26-23 8-11 22-18 13-17 25-22 17x26 31x22 10-15 24-20 2-6 27-24 6-10 22-17 15x22 17-13 10-15".split(
    " ",
  );

export const RESULTS: Walks = {
  "late in a game": async function* (page, visitors) {
    const { wire, room, me, bot, tell } = await startTelling(page, visitors);
    await tell({
      ...gameAfter(WON_BY_BLACK.slice(0, 28), me, bot),
      drawProgress: { repetitions: 1, quietPlies: 44 },
    });
    await expect(page.getByRole("main").getByText(/^Draw in 18 moves/)).toBeVisible();
    yield "a draw drawing near";

    await tell({
      checkerboard: checkerboardOf("B:W18,K10,17,25:BK14,K15,5"),
      lastMove: null,
      forcedCapturePieces: [14, 15].map(coordOf),
      scores: { [me]: 8, [bot]: 9 },
    });
    await room.board.click(14);
    yield "kings, one of which has to capture";

    await tell({ presence: { [me]: waitedFor(true, 60), [bot]: PRESENT } });
    await expect(page.getByText(/^Your move!/).last()).toBeVisible();
    yield "one's own time running out";

    await tell({ presence: { [me]: PRESENT, [bot]: waitedFor(false, 0) } });
    await expect(page.getByRole("button", { name: "Claim the win" })).toBeVisible();
    yield "a win that may be claimed";

    await wire.push("error", { code: "SEAT_TAKEN_OVER", message: "" });
    await expect(page.getByText("This game is open in another window")).toBeVisible();
    yield "taken over by another window";
  },

  "the end of a game": async function* (page, visitors) {
    const { me, bot, tell } = await startTelling(page, visitors);
    const game = { ...gameAfter(WON_BY_BLACK, me, bot), ...OVER };
    await tell({ ...game, winner: me, endReason: "resigned" });
    await expect(page.getByText("You won!")).toBeVisible();
    yield "won";

    await tell({ ...OVER, winner: bot, endReason: "claimed" });
    await expect(page.getByText("You lost!")).toBeVisible();
    yield "lost";

    await tell({ ...OVER, endReason: "quiet", playAgainPlayers: [bot] });
    const again = page.getByRole("button", { name: "Play Again" });
    await expect(again).toContainText("wants a rematch");
    yield "a draw, the opponent asking for another game";

    await tell({ ...OVER, endReason: "aborted" });
    await expect(page.getByText("Game aborted")).toBeVisible();
    yield "aborted";

    await tell({
      ...OVER,
      winner: me,
      endReason: "time",
      players: [me],
      presence: { [me]: PRESENT },
    });
    await expect(page.getByRole("button", { name: "New Opponent" })).toContainText("has left.");
    yield "won, the opponent having left";
  },
};
