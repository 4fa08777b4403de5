// A line of moves in one row: each is shown on the board by hover or focus, and played by a press.
import { formatMove, playMove, type Move, type Position } from "@kingrow/rules";
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import list from "../../record/moves/MoveList.module.css";
import { endsOf, type PlyPosition } from "../../record/moves/timeline.ts";
import styles from "./MoveLine.module.css";

interface MoveLineProps {
  /** Ahead of the moves; `label` names their row. */
  readonly title?: ReactNode;
  readonly label: string;
  readonly start: Position;
  readonly moves: readonly Move[];
  /** In place of moves, where there are none. */
  readonly empty?: string;
  /** Shows the position after a move while it is pointed at. */
  readonly onPreview: (preview: PlyPosition | undefined) => void;
  /** Plays so many moves; without it they are only shown. */
  readonly onPlay?: (count: number) => void;
}

/** One tab stop; the arrows lead through the moves. */
export function MoveLine(props: MoveLineProps) {
  const { title, label, start, moves, empty = "…", onPreview, onPlay } = props;
  const [stop, setStop] = useState(0);
  const shown = useRef(-1);
  const show = (index: number) => (): void => {
    shown.current = index;
    const played = moves.slice(0, index + 1);
    onPreview({ position: played.reduce(playMove, start), lastStep: endsOf(played.at(-1)?.path) });
  };
  const hide = (): void => {
    if (shown.current >= 0) onPreview(undefined);
    shown.current = -1;
  };
  // A move that goes is neither left by the pointer nor by the focus.
  const hideFrom = useEffectEvent((count: number) => {
    if (shown.current >= count) hide();
  });
  useEffect(() => hideFrom(moves.length), [moves.length]);
  useEffect(() => () => hideFrom(0), []);
  return (
    <div className={styles["row"]}>
      {title !== undefined && <b>{title}</b>}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus -- a row of buttons with one tab stop */}
      <div role="toolbar" aria-label={label} className={styles["line"]} onKeyDown={walk}>
        {moves.length === 0 && empty}
        {moves.map((move, index) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- a move of a line is known by its place
            key={index}
            type="button"
            className={list["move"]}
            tabIndex={index === Math.min(stop, moves.length - 1) ? 0 : -1}
            // A line that appears under a pointer at rest previews nothing.
            onPointerMove={({ pointerType }) =>
              pointerType === "mouse" && index !== shown.current && show(index)()
            }
            onPointerLeave={hide}
            onFocus={({ currentTarget }) => {
              setStop(index);
              if (currentTarget.matches(":focus-visible")) show(index)();
            }}
            onBlur={hide}
            onClick={() => {
              hide();
              shown.current = index;
              onPlay?.(index + 1);
            }}
          >
            {formatMove(move)}
          </button>
        ))}
      </div>
    </div>
  );
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const { activeElement } = document;
  const next = {
    ArrowRight: activeElement?.nextElementSibling,
    ArrowLeft: activeElement?.previousElementSibling,
    Home: event.currentTarget.firstElementChild,
    End: event.currentTarget.lastElementChild,
  }[event.key];
  if (event.defaultPrevented || !(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
