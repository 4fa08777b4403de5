// What the list of finished games says of each, and the PDN that leaves it.
import { readPdn } from "@kingrow/rules";
import { expect, test } from "vitest";
import type { ArchivedGame } from "../record/archive.ts";
import { settingsStore } from "../settings/settings.ts";
import { en } from "../text/en.ts";
import { en as study } from "../text/study/en.ts";
import { FILTERS, opponentName, passes, pdnOfGame, pdnOfGames, verdictOf } from "./gameFacts.ts";

const texts = { ...en, ...study };
const OTTER = en.names.animals.split(" ").indexOf("Otter");

function archived(facts: Partial<ArchivedGame> = {}): ArchivedGame {
  return {
    id: "a",
    endedAt: Date.UTC(2026, 5, 7, 12),
    side: "white",
    opponent: { kind: "player", name: OTTER },
    name: OTTER + 1,
    pace: "none",
    game: { moves: ["11-15", "22-18"], result: "white", reason: "resigned" },
    ...facts,
  };
}

const draw = { moves: ["11-15"], result: "draw", reason: "agreement" } as const;

test.each([
  [archived(), "won", ["all", "won"]],
  [archived({ side: "black" }), "lost", ["all", "lost"]],
  [archived({ game: draw }), "draw", ["all", "draw"]],
  [archived({ side: null, opponent: { kind: "table" } }), "white", ["all"]],
] as const)(
  "[P89] a game is told and filtered from the person's side: %#",
  (game, verdict, filters) => {
    expect(verdictOf(game)).toBe(verdict);
    expect(FILTERS.filter((filter) => passes(game, filter))).toEqual(filters);
  },
);

function nameOf(game: ArchivedGame): string {
  return opponentName(game, texts);
}

test("[P89] each opponent has a name", () => {
  expect(nameOf(archived())).toBe("Otter");
  expect(nameOf(archived({ opponent: { kind: "player", name: null } }))).toBe("Opponent");
  expect(nameOf(archived({ opponent: { kind: "computer", level: 4 } }))).toBe("Computer, level 4");
  expect(nameOf(archived({ opponent: { kind: "table" } }))).toBe("Pass & play");
});

test("[P89] the PDN of a game has its day and both names, whichever side the person had", () => {
  const pdn = pdnOfGame(archived(), texts);
  expect(pdn).toContain('[Date "2026.06.07"]');
  expect(pdn).toContain('[Black "Otter"]');
  const other = pdnOfGame(archived({ side: "black" }), texts);
  expect(other).toContain('[White "Otter"]');
});

test("[P89] a person who had no name, as against the computer, has the chosen one in the PDN", () => {
  settingsStore.setState({ name: OTTER });
  const unnamed = archived({ name: null, opponent: { kind: "computer", level: 3 } });
  expect(pdnOfGame(unnamed, texts)).toContain('[White "Otter"]');
});

test("[P89] all games are one PDN that reads as these games, the oldest first", () => {
  const games = [archived({ game: draw }), archived({ side: null, opponent: { kind: "table" } })];
  const read = readPdn(pdnOfGames(games, texts));
  expect(read.games.map(({ moves }) => moves.length)).toEqual([2, 1]);
});
