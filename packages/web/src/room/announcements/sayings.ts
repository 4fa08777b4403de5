// Spoken sentences about the start, the turn and the end of a game, and about its moves.
import { roomView, seriesView, type RoomData, type RoomView } from "@kingrow/client";
import {
  capturingSquares,
  coordOf,
  countBits,
  parseMove,
  type Color,
  type Position,
  type Square,
} from "@kingrow/rules";
import { spokenMove } from "../../record/moves/spokenMove.ts";
import { positionsOf } from "../../record/moves/timeline.ts";
import { playerName } from "../../text/roomName.ts";
import type { Texts } from "../../text/texts.ts";
import { endingText, type ResultView } from "../result/result.ts";

export function turnAndEnd(before: RoomData, after: RoomData, texts: Texts): string[] {
  const [was, is] = [roomView(before), roomView(after)];
  if (was === undefined || is === undefined) return [];
  const told: string[] = [];
  const { say, room } = texts;
  const begins = !was.isStarted && is.isStarted && is.me !== undefined;
  if (begins) told.push(say.gameBegins(room.colors[is.me.color]), ...openingSaying(after, texts));
  // At one device whoever is here is on turn, before a move is taken back and after it.
  const wasOnTurn = was.me?.isOnTurn === true && was.me.color === is.me?.color;
  if (is.me?.isOnTurn === true && !wasOnTurn) told.push(say.yourTurn, ...duty(is, texts));
  else if (begins) told.push(theirTurn(texts));
  if (hasJustEnded(was, is)) told.push(resultText(is.overlay, is, texts), ...series(after, texts));
  return told.length === 0 ? [] : [told.join(" ")];
}

type EndedView = RoomView & { readonly overlay: ResultView };

export function hasJustEnded(was: RoomView, is: RoomView): is is EndedView {
  return is.overlay.kind === "result" && was.overlay.kind !== "result";
}

export function theirTurn({ room }: Texts): string {
  return `${room.opponentsTurn}.`;
}

export function duty({ mayMove, position }: RoomView, { board }: Texts): readonly string[] {
  if (!mayMove) return [];
  const pieces = capturingSquares(position);
  const [square] = pieces;
  if (square === undefined) return [];
  return [`${board.explain({ reason: "must-capture", square, pieces })}.`];
}

/** How several games between these two stand; a single one says it all by itself. */
function series(data: RoomData, { result }: Texts): readonly string[] {
  const view = seriesView(data);
  if (view === undefined) return [];
  const { mine, theirs, draws } = view;
  return mine + theirs + draws > 1 ? [`${result.series(mine, theirs, draws)}.`] : [];
}

export function resultText(view: ResultView, room: RoomView, texts: Texts): string {
  const { say, result } = texts;
  const over = view.reason === "aborted" ? `${result.aborted}.` : say.over[view.verdict];
  return `${over} ${endingText(view, room, texts)}`.trim();
}

/** The row a man is crowned on, as the wire counts. */
const KING_ROWS: Readonly<Record<Color, number>> = { black: 0, white: 7 };

/** The whole moves that have been finished in between; those of a drawn opening are nobody's. */
export function finishedMoves(before: RoomData, after: RoomData, texts: Texts): string[] {
  const drawn = after.state?.ballot?.moves.length ?? 0;
  const known = Math.max(before.state?.moves.length ?? 0, drawn);
  const all = after.state?.moves ?? [];
  return all.slice(known).map((_move, index) => moveSaying(after, known + index, texts));
}

/** The drawn opening with its moves in words; nothing where there is none. */
function openingSaying({ state }: RoomData, { lobby, record }: Texts): readonly string[] {
  if (!state?.ballot) return [];
  const moves = state.ballot.moves.map((move) => spokenMove(move, record.words));
  return [`${lobby.drawn}: ${moves.join(", ")}.`];
}

/** One whole move of the game: whose, where to, what it takes and whether it crowns. */
export function moveSaying(data: RoomData, index: number, texts: Texts): string {
  const { say, record } = texts;
  const all = data.state?.moves ?? [];
  const color = index % 2 === 0 ? "black" : "white";
  const spoken = spokenMove(all[index] ?? "", record.words, isCrowning(all, index, color));
  const view = roomView(data);
  if (color === view?.me?.color) return say.youMoved(spoken);
  const name = playerName(view?.opponent?.name, texts.names);
  return name === undefined ? say.opponentMoved(spoken) : `${name}: ${spoken}`;
}

/** A game is played again only for a move that ends where men are crowned: those are few. */
function isCrowning(moves: readonly string[], index: number, color: Color): boolean {
  const path = parseMove(moves[index] ?? "");
  const end = path.ok ? path.value.at(-1) : undefined;
  if (end === undefined || coordOf(end).row !== KING_ROWS[color]) return false;
  const positions = positionsOf(moves);
  if (!positions.ok) return false;
  const [was, is] = [positions.value[index], positions.value[index + 1]];
  return was !== undefined && is !== undefined && kingsOf(is, color) > kingsOf(was, color);
}

function kingsOf(position: Position, color: Color): number {
  return countBits(position.kings & position[color]);
}

/** A capture of one's own that has to go on: its whole move is told when it is finished. */
export function ownChains(was: RoomView, is: RoomView, { say }: Texts): string[] {
  const { jumper, turn } = is.position;
  if (jumper === was.position.jumper || turn !== is.me?.color || is.choice !== undefined) return [];
  return landing(is, say).map(say.youMoved);
}

export function opponentsChain(data: RoomData): Square | undefined {
  const view = roomView(data);
  if (view === undefined || view.position.turn === view.me?.color) return undefined;
  return view.position.jumper;
}

/** The landing of the capture under way, if that was the last step. */
export function landing({ position, lastStep }: RoomView, say: Texts["say"]): string[] {
  if (lastStep === undefined || lastStep.to !== position.jumper) return [];
  return [say.goesOn(lastStep.from, lastStep.to)];
}
