// What the list says of a finished game, which filter shows it, and its PDN.
import type { ArchivedGame } from "../record/archive.ts";
import { pdnOf, type SavedGame } from "../record/savedGame.ts";
import { settingsStore } from "../settings/settings.ts";
import { playerName } from "../text/roomName.ts";
import type { AllTexts } from "../text/study/studyTexts.ts";

export const FILTERS = ["all", "won", "lost", "draw"] as const;
export type Filter = (typeof FILTERS)[number];

/** For the person; for two at one device the side that won. */
export type Verdict = "won" | "lost" | "draw" | "black" | "white";

export function verdictOf({ game, side }: ArchivedGame): Verdict {
  const { result } = game;
  if (result === "draw" || result === "open") return "draw";
  if (side === null) return result;
  return result === side ? "won" : "lost";
}

export function passes(archived: ArchivedGame, filter: Filter): boolean {
  return filter === "all" || filter === verdictOf(archived);
}

export function opponentName({ opponent }: ArchivedGame, texts: AllTexts): string {
  const { room, names, games } = texts;
  if (opponent.kind === "computer") return games.computer(opponent.level);
  if (opponent.kind === "table") return games.table;
  return playerName(opponent.name, names) ?? room.opponent;
}

/** The game with its players' names, as far as they have any. The person needs none against the computer. */
export function namedGame(archived: ArchivedGame, texts: AllTexts): SavedGame {
  const { game, side, name, opponent } = archived;
  const mine = playerName(name ?? settingsStore.getState().name, texts.names);
  const theirs = opponent.kind === "table" ? undefined : opponentName(archived, texts);
  const names = side === "white" ? { black: theirs, white: mine } : { black: mine, white: theirs };
  return { ...game, ...(side !== null && { names }) };
}

export function pdnOfGame(archived: ArchivedGame, texts: AllTexts): string {
  return pdnOf(namedGame(archived, texts), new Date(archived.endedAt));
}

/** The first game that was played comes first. */
export function pdnOfGames(games: readonly ArchivedGame[], texts: AllTexts): string {
  return games
    .toReversed()
    .map((game) => pdnOfGame(game, texts).trimEnd())
    .join("\n\n")
    .concat("\n");
}
