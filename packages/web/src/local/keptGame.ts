// Stores a local game: its moves, from which the room is rebuilt, its players, and the tab that owns it.
import { isClosed, type Room } from "@kingrow/room";
import { coordOf, opponentOf, parseMove, type Color } from "@kingrow/rules";
import { useSyncExternalStore } from "react";
import { listenTo, onVisibilityChange } from "../browser/listen.ts";
import { fieldsOf, localShelf, readFields, type Fields } from "../browser/shelf.ts";
import { decide, newRoom, ownerOf, type LocalCommand, type Owner } from "./localRoom.ts";

/** A game that ended otherwise than on the board. */
const ENDINGS = ["resigned", "agreement"] as const;

export interface KeptGame {
  readonly black: Owner;
  readonly moves: readonly string[];
  /** The capture under way; it goes on from its last square. */
  readonly path: readonly number[];
  readonly ending?: { readonly reason: (typeof ENDINGS)[number]; readonly loser: Color };
  /** How the two stand after the games they have finished here. */
  readonly series?: Room["series"];
}

export function keptFrom(room: Room): KeptGame {
  const { game, result, series } = room;
  const reason = ENDINGS.find((each) => each === result?.reason);
  const loser = result?.winner === 1 ? "black" : "white";
  return {
    black: ownerOf(room, "black") ?? "one",
    moves: game?.moves ?? [],
    path: game?.path ?? [],
    ...(reason !== undefined && { ending: { reason, loser } }),
    ...(series !== undefined && { series }),
  };
}

/** The room as it was; undefined where the moves make no game. */
export function roomFrom(kept: KeptGame, now: number): Room | undefined {
  const steps = [...kept.moves.flatMap((move) => stepsOf(move)), ...pairsOf(kept.path)];
  let room = newRoom(kept.black, now);
  for (const { command, by = room.game?.position.turn } of [...steps, ...endOf(kept)]) {
    const decided = by && decide(room, by, command, now);
    if (!decided?.ok || isClosed(decided.value.room)) return undefined;
    ({ room } = decided.value);
  }
  return kept.series ? { ...room, series: kept.series } : room;
}

interface Action {
  readonly command: LocalCommand;
  /** The side on turn unless told otherwise. */
  readonly by?: Color;
}

function endOf({ ending }: KeptGame): readonly Action[] {
  if (ending === undefined) return [];
  const { reason, loser } = ending;
  if (reason === "resigned") return [{ command: { type: "resign" }, by: loser }];
  return [
    { command: { type: "offerDraw" }, by: opponentOf(loser) },
    { command: { type: "answerDraw", accept: true }, by: loser },
  ];
}

function stepsOf(move: string): readonly Action[] {
  const path = parseMove(move);
  return pairsOf(path.ok ? path.value : [0, 0]);
}

function pairsOf(path: readonly number[]): readonly Action[] {
  return path.slice(1).map((to, index) => ({
    command: { type: "move", from: coordOf(path[index] ?? 0), to: coordOf(to) },
  }));
}

export function gameIn(kept: Fields): KeptGame | undefined {
  const { black, moves, path, ending } = kept;
  const series = seriesIn(kept);
  if ((black !== "one" && black !== "two") || !isList(moves, "string") || !isList(path, "number"))
    return undefined;
  const game = { black, moves, path, ...(series && { series }) } as const;
  const { reason, loser } = fieldsOf(ending);
  const known = ENDINGS.find((each) => each === reason);
  if (known === undefined || (loser !== "black" && loser !== "white")) return game;
  return { ...game, ending: { reason: known, loser } };
}

function seriesIn({ series }: Fields): Room["series"] {
  const { wins, draws } = fieldsOf(series);
  const { 1: white, 2: black } = fieldsOf(wins);
  if (typeof white !== "number" || typeof black !== "number" || typeof draws !== "number")
    return undefined;
  return { wins: { 1: white, 2: black }, draws };
}

function isList(value: unknown, type: "string"): value is readonly string[];
function isList(value: unknown, type: "number"): value is readonly number[];
function isList(value: unknown, type: "string" | "number"): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === type);
}

/** This page, until it is loaded again. */
const TAB = crypto.getRandomValues(new Uint32Array(2)).join("-");

/** Writes what is kept, and takes it over from whichever tab had it. */
export function takeHold(name: string, kept: object): void {
  localShelf.write(name, JSON.stringify({ ...kept, tab: TAB }));
  // A full storage keeps what another tab has written: the game is played all the same.
  if (isElsewhere(name)) localShelf.drop(name);
}

/** Writes what is kept unless another tab has taken it over. */
export function keepOn(name: string, kept: object): void {
  if (!isElsewhere(name)) takeHold(name, kept);
}

/** Whether there is a game, and another tab has it. */
function isElsewhere(name: string): boolean {
  const { tab, moves } = readFields(name);
  return moves !== undefined && tab !== TAB;
}

export function useIsElsewhere(name: string): boolean {
  return useSyncExternalStore(subscribe, () => isElsewhere(name));
}

/** A page that slept has not heard of what was written meanwhile. */
function subscribe(listen: () => void): () => void {
  const stops = [listenTo(window, "storage")(listen), onVisibilityChange(listen)];
  return () => stops.forEach((stop) => stop());
}
