// What the list says of a finished game, which filter shows it, and its PDN.
import type { ArchivedGame } from "../record/archive.ts";
import { pdnOf } from "../record/savedGame.ts";
import { playerName } from "../text/roomName.ts";
import type { StudyTexts } from "../text/study/studyTexts.ts";
import type { Texts } from "../text/texts.ts";

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

export function opponentName(
  { opponent }: ArchivedGame,
  { room, names }: Texts,
  texts: StudyTexts["games"],
): string {
  if (opponent.kind === "computer") return texts.computer(opponent.level);
  if (opponent.kind === "table") return texts.table;
  return playerName(opponent.name, names) ?? room.opponent;
}

export function pdnOfGame(
  archived: ArchivedGame,
  allTexts: Texts,
  texts: StudyTexts["games"],
): string {
  const { game, side, name, opponent, endedAt } = archived;
  const mine = playerName(name, allTexts.names);
  const theirs = opponent.kind === "table" ? undefined : opponentName(archived, allTexts, texts);
  const names = side === "white" ? { black: theirs, white: mine } : { black: mine, white: theirs };
  return pdnOf({ ...game, ...(side !== null && { names }) }, new Date(endedAt));
}

/** The first game that was played comes first. */
export function pdnOfGames(
  games: readonly ArchivedGame[],
  allTexts: Texts,
  texts: StudyTexts["games"],
): string {
  return games
    .toReversed()
    .map((game) => pdnOfGame(game, allTexts, texts).trimEnd())
    .join("\n\n")
    .concat("\n");
}
