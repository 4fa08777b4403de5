// Six moves of a game that Marion Tinsley, of whom seven lost games are known in 45 years, won on his way.
import { parseFen, parseMove, replay, type Position, type StepSquares } from "@kingrow/rules";
import { useEffect, useState } from "react";
import { Board } from "../board/index.ts";
import { useSettings } from "../settings/settings.ts";
import { en } from "../text/en.ts";

/** Tinsley against Cameron, U.S. National Tournament 1956, before Black's eleventh move. */
export const START = "B:W19,21,23,25,26,27,30,31:B2,3,4,6,10,11,12,14";
export const MOVES = ["4-8", "25-22", "11-15", "22-18", "15x24", "27x20"] as const;

/** All of it in less than five seconds: nothing moves for so long that it would have to be stopped (WCAG 2.2.2). */
const FIRST_MS = 1_200;
const STEP_MS = 800;

export function FamousGame() {
  const [positions] = useState(positionsOfGame);
  const isStill = useSettings(({ animation }) => animation === "off");
  const [ply, setPly] = useState(0);
  const isOver = isStill || isMotionUnwanted() || ply >= MOVES.length;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setPly((before) => before + 1), ply === 0 ? FIRST_MS : STEP_MS);
    return () => clearTimeout(timer);
  }, [isOver, ply]);
  const position = positions[ply];
  if (position === undefined) return null;
  return (
    <Board
      position={position}
      lastStep={stepOf(MOVES[ply - 1])}
      viewer={undefined}
      near="black"
      active={false}
      onStep={ignore}
      // Nobody reads or hears it.
      texts={en.board}
      numbers="off"
    />
  );
}

function positionsOfGame(): readonly Position[] {
  const start = parseFen(START);
  const played = start.ok ? replay(start.value, MOVES) : undefined;
  return played?.ok === true ? played.value : [];
}

/** What is marked of a move: where it began and where it ended. */
function stepOf(move: string | undefined): StepSquares | undefined {
  const path = parseMove(move ?? "");
  const [from, to] = path.ok ? [path.value[0], path.value.at(-1)] : [];
  return from === undefined || to === undefined ? undefined : { from, to };
}

function isMotionUnwanted(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function ignore(): void {
  // A picture is not played with.
}
