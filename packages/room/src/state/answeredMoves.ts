// The acknowledged moves of a seat (rule G6), as one text: a room is written with
// every move, and a text is written many times faster than a list of sixty small objects.

/** An acknowledged move, so that a repetition gets the same answer (G6). */
export interface AnsweredMove {
  readonly moveId: string;
  readonly version: number;
}

/** Oldest first, each as ` <moveId>=<version>`; the id as JSON writes it, without blanks and equals signs. */
export type AnsweredMoves = string;

/** Number of moves that a seat remembers. */
export const ANSWERED_MOVES_KEPT = 64;

export const NO_ANSWERED_MOVES: AnsweredMoves = "";

export function withAnswered(answered: AnsweredMoves, move: AnsweredMove): AnsweredMoves {
  const all = `${answered} ${escaped(move.moveId)}=${move.version}`;
  return countOf(all) > ANSWERED_MOVES_KEPT ? all.slice(all.indexOf(" ", 1)) : all;
}

/** The version that the move led to; `undefined` when it is not remembered. */
export function versionAnswered(answered: AnsweredMoves, moveId: string): number | undefined {
  const entry = ` ${escaped(moveId)}=`;
  const at = answered.indexOf(entry);
  return at === -1 ? undefined : Number.parseInt(answered.slice(at + entry.length), 10);
}

/** Oldest first. */
export function listOfAnswered(answered: AnsweredMoves): readonly AnsweredMove[] {
  const entries = answered.split(" ").slice(1);
  return entries.map((entry) => {
    const [id = "", version] = entry.split("=");
    return { moveId: JSON.parse(`"${id}"`), version: Number(version) };
  });
}

function countOf(answered: AnsweredMoves): number {
  let count = 0;
  for (let at = answered.indexOf("="); at !== -1; at = answered.indexOf("=", at + 1)) count += 1;
  return count;
}

const NEEDS_NO_ESCAPE = /^[\w-]*$/;

/** Escapes an id, which may be any text. Most ids need no escaping. */
function escaped(moveId: string): string {
  if (NEEDS_NO_ESCAPE.test(moveId)) return moveId;
  const text = JSON.stringify(moveId).slice(1, -1);
  return text.replaceAll(" ", "\\u0020").replaceAll("=", "\\u003d");
}
