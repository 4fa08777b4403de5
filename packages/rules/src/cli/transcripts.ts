// Reads and replays game records, one a line: the winner, a tab, then whole moves; `#` begins a remark.

import { initialPosition, opponentOf, type Position } from "../position.ts";
import { replay } from "../replay.ts";
import { canMove } from "../steps.ts";

const WINNERS = ["black", "white", "draw"] as const;

export interface Transcript {
  /** undefined if the line has no winner. */
  readonly winner: (typeof WINNERS)[number] | undefined;
  readonly moves: readonly string[];
}

export interface Tally {
  readonly games: number;
  /** Whole moves that were legal. */
  readonly plies: number;
  /** Games with an illegal move, or with a missing or impossible winner. */
  readonly illegal: number;
}

export function parseTranscripts(lines: readonly string[]): readonly Transcript[] {
  const written = lines.map((line) => line.trim()).filter((line) => line !== "" && line[0] !== "#");
  return written.map((line) => {
    const [name, moves = ""] = line.split("\t");
    const winner = WINNERS.find((known) => known === name);
    return { winner, moves: moves.split(" ").filter((text) => text !== "") };
  });
}

/** Replays every game from the start position; a game ends at its first illegal move. */
export function replayLines(lines: readonly string[]): Tally {
  const transcripts = parseTranscripts(lines);
  let plies = 0;
  let illegal = 0;
  for (const transcript of transcripts) {
    const played = replayOne(transcript);
    plies += played.plies;
    illegal += played.isSound ? 0 : 1;
  }
  return { games: transcripts.length, plies, illegal };
}

function replayOne(transcript: Transcript): { plies: number; isSound: boolean } {
  const positions = replay(initialPosition, transcript.moves);
  if (!positions.ok) return { plies: positions.error.ply - 1, isSound: false };
  const last = positions.value.at(-1) ?? initialPosition;
  return { plies: transcript.moves.length, isSound: agrees(transcript.winner, last) };
}

/** A side without a move has lost (rule G4); any other final position leaves the winner open. */
function agrees(winner: Transcript["winner"], last: Position): boolean {
  if (winner === undefined) return false;
  return canMove(last) || winner === opponentOf(last.turn);
}
