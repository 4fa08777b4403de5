// The moves of the game in square notation, numbered by pairs, and the ways through them (P27).

// oxlint-disable jsx-a11y/no-noninteractive-tabindex -- one tab stop for all moves, which also scrolls
import type { Color } from "@kingrow/rules";
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { useTexts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { MoveButton, useMoves } from "./MoveButton.tsx";
import styles from "./MoveList.module.css";
import { type Travel, TRAVELS } from "./timeline.ts";
import type { HistoryView } from "./useHistoryView.ts";

interface MoveListProps {
  readonly moves: readonly string[];
  readonly history: Pick<HistoryView, "go" | "show"> & {
    readonly past: { readonly ply: number } | undefined;
  };
  /** Who made the first move; Black unless told otherwise. */
  readonly first?: Color;
  readonly opening?: string | undefined;
  /** The plies of bad moves, each with a word for it. */
  readonly faults?: ReadonlyMap<number, string>;
  /** In place of the moves by pairs. */
  readonly children?: ReactNode;
}

export const TRAVEL_KEYS: Readonly<Record<string, Travel>> = {
  ArrowLeft: "previous",
  ArrowUp: "previous",
  ArrowRight: "next",
  ArrowDown: "next",
  Home: "first",
  End: "last",
};

export function MoveList(props: MoveListProps) {
  const { moves, history, opening } = props;
  const { room } = useTexts();
  const inside = useRef<HTMLDivElement>(null);
  useSizeByHeight(inside, props.children === undefined);
  return (
    <section className={styles["moves"]} aria-labelledby="moves">
      <div ref={inside} className={styles["inside"]}>
        <h2 className={styles["title"]}>
          <span id="moves">{room.moves}</span>
          {opening !== undefined && <small>{opening}</small>}
        </h2>
        {props.children ??
          (moves.length === 0 ? (
            <p className={styles["none"]}>{room.noMoves}</p>
          ) : (
            <Moves {...props} />
          ))}
        <TravelButtons
          at={history.past?.ply ?? moves.length}
          count={moves.length}
          go={history.go}
        />
      </div>
    </section>
  );
}

interface TravelButtonsProps {
  /** How many of the moves are played at the place that is shown. */
  readonly at: number;
  readonly count: number;
  readonly go: HistoryView["go"];
}

/** A way that leads nowhere keeps the focus. */
export function TravelButtons({ at, count, go }: TravelButtonsProps) {
  const { record } = useTexts();
  return (
    <fieldset className={styles["travel"]} aria-label={record.travel}>
      {TRAVELS.map((way, index) => (
        <Button
          key={way}
          variant="quiet"
          icon={way}
          label={record.travels[way]}
          disabled={count === 0}
          aria-disabled={at === (index < 2 ? 0 : count) || undefined}
          onClick={() => go(way)}
        />
      ))}
    </fieldset>
  );
}

function Moves({ moves, history, first = "black", opening, faults }: MoveListProps) {
  const shown = history.past?.ply ?? moves.length;
  const list = useMoves({
    at: shown,
    onKey: (key) => {
      const way = TRAVEL_KEYS[key];
      if (way !== undefined) history.go(way);
      return way !== undefined;
    },
    onShow: history.show,
  });
  return (
    <ol {...list} data-opening={opening}>
      {pairsOf(moves, first).map((pair, index) => (
        <li key={pair[0]?.ply} className={styles["pair"]}>
          <span>{index + 1}.</span>
          {pair[0]?.ply === 1 && first === "white" && <span>…</span>}
          {pair.map(({ ply, text }) => (
            <MoveButton
              key={ply}
              id={ply}
              ply={ply}
              text={text}
              first={first}
              isShown={ply === shown}
              fault={faults?.get(ply)}
            />
          ))}
        </li>
      ))}
    </ol>
  );
}

/**
 * Writes `data-size` by the height. A container query would restyle all moves twice at each move, as a layout shift.
 * A tree is never one line.
 */
function useSizeByHeight(element: RefObject<HTMLElement | null>, canBeLine: boolean): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    // Called before the first frame is drawn; measuring here would lay the whole table out once more.
    const observer = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const height = current.clientHeight / rem;
      current.setAttribute(
        "data-size",
        canBeLine && height < 6 ? "line" : height < 11 ? "words" : "list",
      );
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, canBeLine]);
}

/** Black's move and White's; a game that White begins has a first pair of one. */
function pairsOf(moves: readonly string[], first: Color) {
  const all = moves.map((text, index) => ({ ply: index + 1, text }));
  const less = first === "black" ? 0 : 1;
  return Array.from({ length: Math.ceil((moves.length + less) / 2) }, (_, row) =>
    all.slice(Math.max(0, 2 * row - less), 2 * row - less + 2),
  );
}
