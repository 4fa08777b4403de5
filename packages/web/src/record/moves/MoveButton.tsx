// The moves of a list as buttons, with one tab stop for all of them.
import type { Color } from "@kingrow/rules";
import { memo, useCallback, type KeyboardEvent, type MouseEvent } from "react";
import { useTexts } from "../../text/texts.ts";
import styles from "./MoveList.module.css";
import { moveName } from "./useHistoryView.ts";
import { hasModifier, useStepKeys } from "./useStepKeys.ts";

interface MoveButtonProps {
  readonly id: number;
  readonly ply: number;
  readonly text: string;
  /** The side that made the first move. */
  readonly first: Color;
  readonly isShown: boolean;
  /** What is wrong with the move, in a word. */
  readonly fault?: string | undefined;
}

/** Its list takes the press. A move that stays as it is is not drawn anew with each that follows. */
export const MoveButton = memo(function MoveButton(props: MoveButtonProps) {
  const { id, ply, text, first, isShown, fault } = props;
  const name = moveName(text, ply, useTexts(), first);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles["move"]}
      data-move={id}
      data-fault={fault}
      aria-label={fault ? `${name}, ${fault}` : name}
      aria-current={isShown ? "step" : undefined}
    >
      {text}
    </button>
  );
});

interface MovesOptions {
  /** The id of the move to be seen; the list scrolls to the start where there is none. */
  readonly at: number;
  /** Returns whether the key means something here. */
  readonly onKey: (key: string) => boolean;
  readonly onShow: (id: number) => void;
}

/** The properties of an element around move buttons. */
export function useMoves({ at, onKey, onShow }: MovesOptions) {
  const ref = useCallback(
    (list: HTMLElement | null) => {
      if (list === null) return undefined;
      // It calls at once, and again when the list gets another size.
      const observer = new ResizeObserver(() => centre(list, at));
      observer.observe(list);
      return () => observer.disconnect();
    },
    [at],
  );
  const take = (event: Pick<Event, "preventDefault">, key: string): void => {
    if (onKey(key)) event.preventDefault();
  };
  useStepKeys(take);
  return {
    ref,
    className: styles["list"],
    tabIndex: 0,
    "aria-labelledby": "moves",
    onKeyDown: (event: KeyboardEvent): void => {
      if (!hasModifier(event) && !event.defaultPrevented) take(event, event.key);
    },
    onClick: ({ target }: MouseEvent): void => {
      const move = target instanceof Element && target.closest<HTMLElement>("[data-move]");
      if (move) onShow(Number(move.dataset["move"]));
    },
  };
}

/** Scrolls the list, and nothing else, to a move; no row above is cut. */
function centre(list: HTMLElement, id: number): void {
  const move = list.querySelector<HTMLElement>(`[data-move="${id}"]`);
  const above = move ? (list.clientHeight - move.offsetHeight) / 2 : 0;
  list.scrollTo({
    top: move ? move.offsetTop - above + (above % move.offsetHeight) : 0,
    left: move ? move.offsetLeft - (list.clientWidth - move.offsetWidth) / 2 : 0,
  });
}
