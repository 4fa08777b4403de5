// One piece: a disc on its place, and the animations that bring it there or take it away.
import type { Color, PieceType, Square } from "@kingrow/rules";
import { memo, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import { Disc } from "./Disc.tsx";
import { placeOf } from "../surface/geometry.ts";
import { crown, fadeIn, fadeOut, slide, transformOf } from "./motion.ts";
import styles from "./Piece.module.css";
import type { Slide } from "./tracking.ts";

interface PieceViewProps {
  readonly id: number;
  readonly square: Square;
  readonly color: Color;
  readonly type: PieceType;
  readonly turned: boolean;
  readonly lifted: boolean;
  readonly ghost: boolean;
  readonly durationFactor: number;
  /** The way it took in the latest position. */
  readonly slide: Slide | undefined;
  readonly crowned: boolean;
  readonly entered: boolean;
  /** Set once the piece is captured: on which leg of the capturing piece's way. */
  readonly leavingLeg: number | undefined;
  readonly onFaded: (id: number) => void;
}

export const PieceView = memo(function PieceView(props: PieceViewProps) {
  const { square, color, type, turned, lifted, leavingLeg } = props;
  const element = useRef<HTMLDivElement>(null);
  const crownMark = useRef<SVGSVGElement>(null);
  useArrival(props, element, crownMark);
  useLeaving(props, element);
  const stands = leavingLeg === undefined;
  return (
    <div
      ref={element}
      className={styles["piece"]}
      style={{ transform: transformOf(placeOf(square, turned)) }}
      data-piece={stands ? `${color}-${type}` : undefined}
      data-at={stands ? square : undefined}
      data-lifted={(lifted && stands) || undefined}
      data-ghost={(props.ghost && stands) || undefined}
    >
      <Disc color={color} type={type} crownRef={crownMark} />
    </div>
  );
});

/** Slides, crowns or fades in, once for each position that did so. */
function useArrival(
  props: PieceViewProps,
  element: RefObject<HTMLElement | null>,
  crownMark: RefObject<Element | null>,
): void {
  const { slide: way, crowned, entered } = props;
  const arrive = useEffectEvent((path: readonly Square[]) => {
    const { turned, durationFactor } = props;
    const places = path.map((square) => placeOf(square, turned));
    if (element.current !== null) slide(element.current, places, durationFactor);
    if (crowned && crownMark.current !== null)
      crown(crownMark.current, path.length - 1, durationFactor);
  });
  const enter = useEffectEvent(() => {
    if (element.current !== null) fadeIn(element.current, props.durationFactor);
  });
  useLayoutEffect(() => {
    if (way !== undefined) arrive(way.path);
  }, [way]);
  useLayoutEffect(() => {
    if (entered) enter();
  }, [entered]);
}

function useLeaving(props: PieceViewProps, element: RefObject<HTMLElement | null>): void {
  const { leavingLeg } = props;
  const leave = useEffectEvent((leg: number) => {
    if (element.current === null) return;
    fadeOut(element.current, { leg, factor: props.durationFactor }, () => props.onFaded(props.id));
  });
  useLayoutEffect(() => {
    if (leavingLeg !== undefined) leave(leavingLeg);
  }, [leavingLeg]);
}
