// A whole game in the fragment of a link, which no server ever sees (rule P29).
//
// Version 1: `1`, the result, the reason, each square of each move, two check characters; then an
// optional dot and the number of moves to open at. A square is one character of the alphabet. The last
// landing square of a move has 32 added, so that moves need no separator.
import { REPLAY_PATH, REVIEW_PATH, type EndReason } from "@kingrow/protocol";
import { err, ok, parseMove, type Color, type Result } from "@kingrow/rules";
import { RESULTS, type SavedGame } from "./savedGame.ts";
import { pathText, plyAt, positionsOf, type Ply } from "./moves/timeline.ts";

/** `empty`: there is nothing in the link. `newer`: a version this page does not know. */
export type LinkFault = "empty" | "damaged" | "newer";

const VERSION = "1";
/** Far beyond any game; longer texts are not even read. */
const MAX_LENGTH = 60_000;
/** Their places are part of the version: new reasons go to the end. */
const REASONS: readonly EndReason[] = [
  "no-moves",
  "repetition",
  "quiet",
  "agreement",
  "resigned",
  "left",
  "absent",
  "claimed",
  "time",
  "aborted",
];

/** The link that opens a game after so many moves, on any device. */
export function replayLink(game: SavedGame, ply = game.moves.length): string {
  return `${window.location.origin}${REPLAY_PATH}#${encodeGame(game)}.${ply}`;
}

/** Stands between a game and its players in an address. */
export const BEFORE_PLAYERS = "?";

/** A game in an address with its players; `you` is the reader. The page drops them: a shared link says no "You". */
export function codeWithPlayers(game: SavedGame, you?: Color): string {
  const { black, white } = game.names ?? {};
  const players = new URLSearchParams({
    ...(you && { you }),
    ...(black !== undefined && { black }),
    ...(white !== undefined && { white }),
  }).toString();
  return encodeGame(game) + (players && BEFORE_PLAYERS + players);
}

export function reviewAddress(game: SavedGame, you?: Color): string {
  return `${REVIEW_PATH}#${codeWithPlayers(game, you)}`;
}

/** A replay link's fragment: its game, and the place to open it at. A place that does not exist is the start. */
export function decodeReplay(
  fragment: string,
): Result<{ readonly game: SavedGame; readonly ply: Ply }, LinkFault> {
  const [code = "", place = "0"] = fragment.split(".");
  const game = decodeGame(code);
  if (!game.ok) return game;
  const ply = /^\d{1,5}$/.test(place) ? Number(place) : 0;
  return ok({ game: game.value, ply: plyAt(ply, game.value.moves.length) });
}

export function encodeGame({ moves, result, reason }: SavedGame): string {
  const why = reason === undefined ? 0 : REASONS.indexOf(reason) + 1;
  const head = letter(RESULTS.indexOf(result)) + letter(why);
  const text = VERSION + head + moves.map(encodeMove).join("");
  return text + checkOf(text);
}

/** Reads a fragment, with or without its `#`. The game in it was played again and is legal. */
export function decodeGame(fragment: string): Result<SavedGame, LinkFault> {
  const text = fragment.replace(/^#/, "");
  if (text === "") return err("empty");
  if (/^[2-9]/.test(text)) return err("newer");
  if (!isWhole(text)) return err("damaged");
  const [result, why = 0, ...squares] = Array.from(text.slice(1, -2), numberOf);
  const game = {
    moves: decodeMoves(squares),
    result: RESULTS[result ?? -1],
    reason: REASONS[why - 1],
  };
  if (game.result === undefined || !positionsOf(game.moves).ok) return err("damaged");
  return ok({ ...game, result: game.result });
}

/** A move cut short, without its last square, is one that cannot be played. */
function decodeMoves(numbers: readonly number[]): readonly string[] {
  const moves: string[] = [];
  let path: number[] = [];
  for (const number of numbers) {
    path.push((number % SQUARES) + 1);
    if (number < SQUARES) continue;
    moves.push(pathText(path));
    path = [];
  }
  return path.length === 0 ? moves : [...moves, "cut short"];
}

function isWhole(text: string): boolean {
  if (!text.startsWith(VERSION) || text.length < 5 || text.length > MAX_LENGTH) return false;
  return /^[\w-]+$/.test(text) && checkOf(text.slice(0, -2)) === text.slice(-2);
}

/** Of a board; the letter of a move's last square is so much further on. */
export const SQUARES = 32;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The letter of a number from 0 to 63. */
export function letter(number: number): string {
  return ALPHABET.charAt(number);
}

/** The number of a letter; -1 for what is none. */
export function numberOf(text: string): number {
  return ALPHABET.indexOf(text);
}

/** Twelve bits of FNV-1a: enough to notice a link that was cut or mistyped. */
export function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return letter((hash >>> 6) & 63) + letter((hash >>> 18) & 63);
}

/** Four letters that tell a text from others, and nothing about it. */
export function fingerprintOf(text: string): string {
  return checkOf(text) + checkOf(`${text}.`);
}

/** A move, given as `11-15`: a letter for each of its squares, so that the last one is known as such. */
export function encodeMove(move: string): string {
  const path = parseMove(move);
  if (!path.ok) throw new Error(`not a move: ${move}`);
  const last = path.value.length - 1;
  return path.value
    .map((square, index) => letter(square - 1 + (index === last ? SQUARES : 0)))
    .join("");
}
