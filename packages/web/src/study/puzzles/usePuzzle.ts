// One puzzle on the screen: tries and their answers, the moves that play by themselves, and what is said.
import type { Puzzle } from "@kingrow/engine/puzzles";
import { formatMove, playMove, startGame, type Move } from "@kingrow/rules";
import { useMemo, useState } from "react";
import { spokenMove } from "../../record/moves/spokenMove.ts";
import { travel, type Travel } from "../../record/moves/timeline.ts";
import { moveName } from "../../record/moves/useHistoryView.ts";
import { useServices } from "../../shell/services/services.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { useInterval } from "../../ui/base/useInterval.ts";
import { useEngine, useIsShown } from "../frame/useEngine.ts";
import { progressText, type Help } from "./progressText.ts";
import {
  isOver,
  movesOf,
  positionOf,
  refute,
  showLine,
  startPuzzle,
  takeBack,
  tryMove,
  type PuzzlePlay,
} from "./puzzlePlay.ts";

/** Between two moves that the board plays by itself. */
const PACE_MS = 700;
/** Refutations come from a search of so many nodes: the same on every machine. */
const LIMITS = { nodes: 60_000 } as const;

/** What a puzzle counts for. */
export interface Judge {
  /** A wrong try, or the solution was shown; returns what is to be said of it. */
  readonly miss: () => string;
  /** From now on a solution no longer says how strong the person is. */
  readonly help: () => void;
  readonly succeed: (help: Help) => string;
}

export function usePuzzle(puzzle: Puzzle, judge: Judge) {
  const texts = useStudyTexts();
  const { announcer } = useServices();
  const { current: engine } = useEngine();
  const { run, setRun, ...board } = useRun(puzzle);
  const [hint, setHint] = useState<number>();
  const [help, setHelp] = useState<Help>("clean");
  const [verdict, setVerdict] = useState("");
  const { play, ply } = run;
  const isShown = useIsShown(play);

  const named = (move: string): string => spokenMove(move, texts.record.words);
  const say = (next: PuzzlePlay, more = ""): void => {
    const parts = [progressText(next, texts, { named, help }), more];
    announcer.say(parts.filter(Boolean).join(" "));
  };
  const begin = (next: PuzzlePlay, at: number, judged = ""): void => {
    setRun({ play: next, ply: at, isRunning: true });
    setHint(undefined);
    setVerdict(judged);
    say(next, judged);
  };
  const refuteLater = async (wrong: PuzzlePlay, move: Move): Promise<void> => {
    const game = startGame(playMove(positionOf(wrong), move));
    const thought = await engine().think({ game, limits: LIMITS });
    if (thought === undefined || !isShown(wrong)) return;
    const refuted = refute(wrong, thought);
    setRun((now) => ({ ...now, play: refuted }));
    say(refuted);
  };
  const miss = (): string => {
    setHelp("missed");
    return judge.miss();
  };
  const tryIt = (move: Move): void => {
    const next = tryMove(play, move);
    const { kind } = next.progress;
    begin(next, ply + 1, kind === "solved" ? judge.succeed(help) : kind === "wrong" ? miss() : "");
    if (kind === "wrong") void refuteLater(next, move);
  };
  const giveHint = (): void => {
    const [square = 0] = puzzle.line[play.played]?.path ?? [];
    setHint(square);
    if (help === "clean") setHelp("helped");
    judge.help();
    announcer.say(texts.puzzles.hintIs(square));
  };
  const goBack = (to: PuzzlePlay): void => setRun({ play: to, ply: to.played, isRunning: false });
  return {
    ...board,
    play,
    ply,
    hint,
    /** How the last try went. */
    said: `${progressText(play, texts, { help })} ${verdict}`,
    isOpen: !isOver(play) && play.progress.kind !== "wrong" && ply === play.played,
    tryIt,
    giveHint,
    solve: () => begin(showLine(play), play.played, miss()),
    /** Back to the move that is to be found, or to the first. */
    tryAgain: () => goBack(isOver(play) ? startPuzzle(puzzle) : takeBack(play)),
  };
}

/** Where the board stands among the moves it can show. */
interface Run {
  readonly play: PuzzlePlay;
  readonly ply: number;
  /** It goes on by itself to the last move. */
  readonly isRunning: boolean;
}

function useRun(puzzle: Puzzle) {
  const { announcer } = useServices();
  const texts = useStudyTexts();
  const [run, setRun] = useState<Run>(() => ({
    play: startPuzzle(puzzle),
    ply: 0,
    isRunning: false,
  }));
  const { play, ply, isRunning } = run;
  const moves = useMemo(() => movesOf(play), [play]);
  const position = useMemo(
    () => moves.slice(0, ply).reduce(playMove, puzzle.position),
    [moves, ply, puzzle],
  );
  useInterval(isRunning && ply < moves.length ? PACE_MS : undefined, () =>
    setRun((now) => ({ ...now, ply: Math.min(now.ply + 1, movesOf(now.play).length) })),
  );
  const show = (at: number): void => {
    setRun({ ...run, ply: at, isRunning: false });
    const move = moves[at - 1];
    const name = move && moveName(formatMove(move), at, texts, puzzle.position.turn);
    announcer.say(name ?? texts.record.sayStart);
  };
  const go = (way: Travel): void => show(travel(ply, way, moves.length) ?? moves.length);
  return { run, setRun, moves, position, show, go };
}
