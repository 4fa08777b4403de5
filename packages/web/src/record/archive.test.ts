// Which finished games the browser keeps, and what it makes of damaged ones.
import { describe, expect, test } from "vitest";
import { MOST_GAMES, readArchive, withGame, withoutGames, type ArchivedGame } from "./archive.ts";
import type { SavedGame } from "./savedGame.ts";

const SHORT: SavedGame = {
  moves: ["11-15", "22-18", "15x22", "25x18"],
  result: "white",
  reason: "resigned",
};

/** Kings go to and fro for so many turns. */
function longGame(turns: number): SavedGame {
  const opening = "11-15 23-19 8-11 22-17 11-16 24-20 16x23 27x11 7x16 20x11".split(" ");
  const rest = ["4-8", "11x4", "3-7", "4-8"];
  const waiting = ["7-11", "8-4", "11-7", "4-8"];
  const moves = Array.from({ length: turns }, (_, turn) => waiting[turn % 4] ?? "");
  return { moves: [...opening, ...rest, ...moves], result: "draw", reason: "agreement" };
}

function archived(id: string, facts: Partial<ArchivedGame> = {}): ArchivedGame {
  return {
    id,
    endedAt: 1_000,
    side: "white",
    opponent: { kind: "player", name: 7 },
    name: 3,
    pace: "5+3",
    game: SHORT,
    ...facts,
  };
}

/** The list as it comes back from the database. */
function stored(...games: readonly ArchivedGame[]): readonly unknown[] {
  const list = games.reduce<readonly unknown[]>((all, game) => withGame(all, game), []);
  return structuredClone(list);
}

function idsIn(list: unknown): readonly string[] {
  return readArchive(list).games.map(({ id }) => id);
}

test("[P89] a game is read as it was kept, against each kind of opponent", () => {
  const games = [
    archived("room"),
    archived("nameless", { opponent: { kind: "player", name: null }, name: null, pace: "none" }),
    archived("computer", { opponent: { kind: "computer", level: 4 }, side: "black" }),
    archived("table", { opponent: { kind: "table" }, side: null }),
  ];
  const { games: read, unreadable } = readArchive(stored(...games));
  expect(read.toReversed()).toEqual(games);
  expect(unreadable).toBe(0);
});

test("[P89] a game that is shown again is kept once, as it was first", () => {
  const list = stored(archived("same"), archived("same", { endedAt: 2_000 }));
  expect(readArchive(list).games).toEqual([archived("same")]);
});

test("[P89] the latest game comes first, whatever the order of the list", () => {
  const list = stored(archived("new", { endedAt: 9 }), archived("old", { endedAt: 5 }));
  expect(idsIn(list)).toEqual(["new", "old"]);
});

test("[P89] beyond 200 games the oldest gives way", () => {
  const games = Array.from({ length: MOST_GAMES + 1 }, (_, index) => archived(String(index)));
  const ids = idsIn(stored(...games));
  expect(ids).toHaveLength(MOST_GAMES);
  expect(ids).not.toContain("0");
  expect(ids).toContain(String(MOST_GAMES));
});

test("[P89] deleted games take no place of kept ones, and are remembered as long", () => {
  const games = Array.from({ length: MOST_GAMES }, (_, index) => archived(String(index)));
  const ids = Array.from({ length: 50 }, (_, index) => String(MOST_GAMES - 1 - index));
  const list = ids.reduce(withoutGames, stored(...games));
  const more = Array.from({ length: 50 }, (_, index) => archived(`new ${index}`));
  const full = more.reduce<readonly unknown[]>(withGame, list);
  expect(idsIn(full)).toHaveLength(MOST_GAMES);
  expect(idsIn(full)).toContain("0");
  expect(withGame(full, archived("199"))).toBe(full);
});

test("[P89] beyond 5 MB the oldest games give way", () => {
  const long = longGame(20_000);
  const games = Array.from({ length: 70 }, (_, index) =>
    archived(String(index), { game: long, endedAt: index }),
  );
  const list = stored(...games);
  expect(JSON.stringify(list).length * 2).toBeLessThanOrEqual(5_000_000);
  expect(list.length).toBeGreaterThan(50);
  expect(list[0]).toMatchObject({ id: "69" });
});

test("[P89] one game is deleted, the others stay", () => {
  const list = stored(archived("one"), archived("two"), archived("three"));
  expect(idsIn(withoutGames(list, "two"))).toEqual(["three", "one"]);
});

test("[P89] a game that was deleted does not come back where it is shown again", () => {
  const list = stored(archived("one"), archived("two"));
  expect(idsIn(withGame(structuredClone(withoutGames(list, "two")), archived("two")))).toEqual([
    "one",
  ]);
  const none = structuredClone(withoutGames(list));
  expect(readArchive(none)).toEqual({ games: [], unreadable: 0 });
  expect(idsIn(withGame(withGame(none, archived("one")), archived("new")))).toEqual(["new"]);
});

test("[P89] of a deleted game nothing is kept by which it could be read", () => {
  const list = stored(archived("room 11-15 22-18"));
  expect(JSON.stringify([withoutGames(list, "room 11-15 22-18"), withoutGames(list)])).not.toMatch(
    /11-15|code/,
  );
});

describe("what cannot be read is skipped with a count", () => {
  const [whole] = stored(archived("whole"));
  const base = typeof whole === "object" ? { ...whole, id: "other" } : {};

  test.each([
    ["another format", { ...base, formatVersion: 2 }],
    ["no format", { ...base, formatVersion: undefined }],
    ["a cut code", { ...base, code: "1CF" }],
    ["no code", { ...base, code: undefined }],
    ["no time", { ...base, endedAt: "yesterday" }],
    ["a time beyond all calendars", { ...base, endedAt: 1e300 }],
    ["an unknown side", { ...base, side: "green" }],
    ["an unknown opponent", { ...base, opponent: { kind: "ghost" } }],
    ["no object", "a text"],
    ["nothing", null],
  ])("[P89] %s", (_, entry) => {
    const { games, unreadable } = readArchive([entry, whole]);
    expect(games.map(({ id }) => id)).toEqual(["whole"]);
    expect(unreadable).toBe(1);
  });

  test("[P89] a game of an unknown clock is shown without one", () => {
    expect(readArchive([{ ...base, pace: "1+0" }]).games[0]?.pace).toBe("none");
  });

  test("[P89] a value that is no list counts once, and games are kept beside it", () => {
    expect(readArchive("nonsense")).toEqual({ games: [], unreadable: 1 });
    const list = withGame("nonsense", archived("new"));
    expect([idsIn(list), readArchive(list).unreadable]).toEqual([["new"], 1]);
  });

  test("[P89] an empty database is an empty list", () => {
    expect(readArchive(undefined)).toEqual({ games: [], unreadable: 0 });
  });
});
