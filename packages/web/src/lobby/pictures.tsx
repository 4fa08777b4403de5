// What the lobby shows on its boards, fetched after the first drawing.
import { stepOf } from "@kingrow/client";
import type { FeaturedGame } from "@kingrow/protocol";
import { parseFen, replay, type Position } from "@kingrow/rules";
import { useState } from "react";
import { prefersStillness } from "../board/pieces/motion.ts";
import { StillBoard } from "../record/StillBoard.tsx";
import { moveInto, type PlyPosition } from "../record/moves/timeline.ts";
import { useSettings } from "../settings/settings.ts";
import { useInterval } from "../ui/base/useInterval.ts";

export { PuzzleOfTheDay } from "./PuzzleOfTheDay.tsx";

/** Tinsley against Cameron, U.S. National Tournament 1956, before Black's eleventh move. */
export const START = "B:W19,21,23,25,26,27,30,31:B2,3,4,6,10,11,12,14";
export const MOVES = ["4-8", "25-22", "11-15", "22-18", "15x24", "27x20"] as const;

/** All moves in less than five seconds: longer motion would need a way to stop it (WCAG 2.2.2). */
const FIRST_MS = 1_200;
const STEP_MS = 800;

export function FamousGame() {
  const [positions] = useState(positionsOfGame);
  const isStill = useSettings(({ animation }) => animation === "off");
  const [ply, setPly] = useState(0);
  const isOver = isStill || prefersStillness() || ply >= MOVES.length;
  const pauseMs = ply === 0 ? FIRST_MS : STEP_MS;
  useInterval(isOver ? undefined : pauseMs, () => setPly(ply + 1));
  const position = positions[ply];
  return position && <Picture position={position} lastStep={moveInto(MOVES, ply)} />;
}

/** A game that is played now: each change slides like a move of one's own game. */
export function LivePicture({ game }: { readonly game: FeaturedGame }) {
  const position = parseFen(game.position);
  if (!position.ok) return null;
  return <Picture position={position.value} lastStep={stepOf(game.lastMove)} />;
}

function Picture(shown: PlyPosition) {
  return <StillBoard shown={shown} near="black" numbers="off" />;
}

function positionsOfGame(): readonly Position[] {
  const start = parseFen(START);
  const played = start.ok ? replay(start.value, MOVES) : undefined;
  return played?.ok === true ? played.value : [];
}
