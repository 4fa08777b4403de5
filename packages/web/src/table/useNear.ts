// The side at the bottom of the board, which turns after each move but not during input.
import { opponentOf, type Color } from "@kingrow/rules";
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from "react";
import { flushSync } from "react-dom";
import { squareOfElement } from "../board/input/useRovingFocus.ts";
import { SQUARES } from "../board/surface/geometry.ts";

/** A piece is seen to its end before the board is turned, and a pointer that moves there is let rest. Milliseconds. */
const TURN_MS = 700;
/** A player who has pressed something on the board is about to move. Milliseconds. */
const HAND_MS = 4_000;
/** A press so soon after the turn may have been aimed at the board as it stood before. Milliseconds. */
const AIMED_MS = 600;

interface NearProps {
  /** The side on turn, or the winner. */
  readonly here: Color;
  readonly turns: boolean;
  readonly isOver: boolean;
}

/** `handlers` are of what holds the board. After the game it stays as it was. */
export function useNear({ here, turns, isOver }: NearProps) {
  const [near, setNear] = useState(here);
  const isDue = near !== here && !isOver;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turnedAt = useRef(-Infinity);
  const wait = (ms: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      turnedAt.current = performance.now();
      setNear(here);
    }, ms);
  };
  const waitFor = useEffectEvent(wait);
  useEffect(() => {
    if (isDue) waitFor(TURN_MS);
    return () => clearTimeout(timer.current);
  }, [isDue]);

  const onMove = (event: SyntheticEvent): void => {
    if (isDue && isOnBoard(event)) wait(TURN_MS);
  };
  const onPress = (event: SyntheticEvent): void => {
    if (!turns || isOver || !isOnBoard(event)) return;
    const isFresh = near === here && performance.now() - turnedAt.current < AIMED_MS;
    const isAimed = isFresh && wasAimedBefore(event, here);
    // The board stands again as it was aimed at, before the press arrives there.
    if (isAimed) flushSync(() => setNear(opponentOf(here)));
    if (isAimed || isDue) wait(HAND_MS);
  };
  const handlers = {
    onPointerMoveCapture: onMove,
    onPointerDownCapture: onPress,
    onKeyDownCapture: onPress,
  };
  return { near: turns ? near : ("black" as const), handlers };
}

/** There is no piece of who moves there now, and there was one before the turn: then square 1 was where 32 is. */
function wasAimedBefore({ target }: SyntheticEvent, here: Color): boolean {
  const square = squareOfElement(target) ?? NaN;
  return isOf(here, SQUARES.length + 1 - square) && !isOf(here, square);
}

function isOf(color: Color, square: number): boolean {
  const piece = document.querySelector<HTMLElement>(`[data-at="${square}"]`);
  return piece?.dataset["piece"]?.startsWith(color) === true;
}

function isOnBoard({ target }: SyntheticEvent): boolean {
  return target instanceof Element && target.closest("[role=grid]") !== null;
}
