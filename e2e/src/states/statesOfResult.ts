// States late in a game: absences, imminent draws, kings, and all results.
import type { RoomState } from "@kingrow/protocol";
import { coordOf } from "@kingrow/rules";
import { expect } from "../visitors/fixtures.ts";
import type { Walks } from "./state.ts";
import { checkerboardOf, PRESENT, startTelling, waitedFor } from "../staging/telling.ts";

const OVER: Partial<RoomState> = {
  gameStatus: "ended",
  currentPlayerTurn: null,
  forcedCapturePieces: [],
  winner: null,
  playAgainPlayers: [],
};

export const RESULTS: Walks = {
  "late in a game": async function* (page, visitors) {
    const { wire, room, me, bot, tell } = await startTelling(page, visitors);
    await tell({ drawProgress: { repetitions: 1, quietPlies: 44 } });
    await expect(page.getByRole("main").getByText(/^Draw in 18 moves/)).toBeVisible();
    yield "a draw drawing near";

    await tell({
      checkerboard: checkerboardOf("B:W18,K10,17,25:BK14,K15,5"),
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
    await tell({ ...OVER, winner: me, endReason: "no-moves", moves: ["11-15", "22-18"] });
    await expect(page.getByText("You won!")).toBeVisible();
    yield "won";

    await tell({ ...OVER, winner: bot, endReason: "claimed" });
    await expect(page.getByText("You lost!")).toBeVisible();
    yield "lost";

    await tell({ ...OVER, endReason: "quiet", playAgainPlayers: [bot] });
    await expect(page.getByText("wants a rematch")).toBeVisible();
    yield "a draw, the opponent asking for another game";

    await tell({
      ...OVER,
      winner: me,
      endReason: "left",
      players: [me],
      presence: { [me]: PRESENT },
    });
    await expect(page.getByText(/^Your opponent has left. Play Again/)).toBeVisible();
    yield "won, the opponent having left";
  },
};
