// All moves of a tree: the main line by pairs, other moves indented below the move they stand for.

// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- one tab stop for all moves, which also scrolls
import type { Color } from "@kingrow/rules";
import {
  Fragment,
  memo,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { nameOfMove, turnOf } from "../../record/useHistoryView.ts";
import type { Travel } from "../../record/timeline.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { useTexts } from "../../text/texts.ts";
import { firstColor, nodeAt, ROOT, type Tree } from "../tree/tree.ts";
import type { Walk } from "../tree/useWalk.ts";
import styles from "./MoveTree.module.css";

const KEYS: Readonly<Record<string, Travel>> = {
  ArrowLeft: "previous",
  ArrowRight: "next",
  Home: "first",
  End: "last",
};

/** Left and right go along a line, up and down to the other moves at the same place. */
export function MoveTree({ walk }: { readonly walk: Walk }) {
  const list = useRef<HTMLDivElement>(null);
  const { tree, at } = walk.study;
  useLayoutEffect(() => keepInSight(list.current, at), [at]);
  const travel = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const way = KEYS[event.key];
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (way === undefined && by === undefined) return;
    event.preventDefault();
    if (way !== undefined) return walk.history.go(way);
    const { children } = nodeAt(tree, nodeAt(tree, at).parent);
    const other = children[children.indexOf(at) + (by ?? 0)];
    if (at !== ROOT && other !== undefined) walk.goTo(other);
  };
  const show = ({ target }: MouseEvent): void => {
    const own = target instanceof Element && target.closest<HTMLElement>("[data-node]");
    if (own) walk.goTo(Number(own.dataset["node"]));
  };
  return (
    <div
      ref={list}
      role="group"
      className={styles["tree"]}
      tabIndex={0}
      aria-labelledby="moves"
      onKeyDown={travel}
      onClick={show}
    >
      <MainLine tree={tree} at={at} />
    </div>
  );
}

interface LineProps {
  readonly tree: Tree;
  /** The node that is looked at. */
  readonly at: number;
}

/** Rows of a number and two moves; a row ends where other moves stand below it. */
function MainLine({ tree, at }: LineProps) {
  const first = firstColor(tree);
  const rows: ReactNode[] = [];
  let cells: ReactNode[] = [];
  let [node] = nodeAt(tree, ROOT).children;
  for (let ply = 1; node !== undefined; ply += 1) {
    const [number, color] = turnOf(ply, first);
    if (cells.length === 0) {
      cells.push(<span key="number">{number}.</span>);
      if (color === "white") cells.push(<span key="before">…</span>);
    }
    cells.push(<TreeMove key={node} {...{ tree, at, node, ply, first }} />);
    const others = nodeAt(tree, nodeAt(tree, node).parent).children.slice(1);
    const [next]: readonly (number | undefined)[] = nodeAt(tree, node).children;
    if (color === "white" || others.length > 0 || next === undefined) {
      rows.push(
        <div key={node} className={styles["pair"]}>
          {cells}
        </div>,
        ...others.map((other) => (
          <Variation key={other} {...{ tree, at, ply, first }} from={other} />
        )),
      );
      cells = [];
    }
    node = next;
  }
  return rows;
}

interface VariationProps extends LineProps {
  /** Its first move, and that move's ply. */
  readonly from: number;
  readonly ply: number;
  readonly first: Color;
}

/** Moves in a row like words; variations of a variation are indented once more. */
function Variation({ tree, at, from, ply, first }: VariationProps) {
  const { analysis } = useStudyTexts();
  const parts: ReactNode[] = [];
  let node: number | undefined = from;
  for (let place = ply; node !== undefined; place += 1) {
    const [number, color] = turnOf(place, first);
    const dots = color === "black" ? "." : "…";
    const others: readonly number[] =
      node === from ? [] : nodeAt(tree, nodeAt(tree, node).parent).children.slice(1);
    parts.push(
      <Fragment key={node}>
        {(color === "black" || node === from) && <span>{number + dots}</span>}
        <TreeMove {...{ tree, at, node, first }} ply={place} />
        {others.map((other) => (
          <Variation key={other} {...{ tree, at, first }} ply={place} from={other} />
        ))}
      </Fragment>,
    );
    [node] = nodeAt(tree, node).children;
  }
  return (
    <div role="group" aria-label={analysis.variation} className={styles["variation"]}>
      {parts}
    </div>
  );
}

interface TreeMoveProps extends LineProps {
  readonly node: number;
  readonly ply: number;
  readonly first: Color;
}

function TreeMove({ tree, at, node, ply, first }: TreeMoveProps) {
  const { move } = nodeAt(tree, node);
  return <MoveButton node={node} text={move} ply={ply} first={first} isShown={node === at} />;
}

interface MoveButtonProps {
  readonly node: number;
  readonly text: string;
  readonly ply: number;
  readonly first: Color;
  readonly isShown: boolean;
}

/** A move that stays as it is is not drawn anew with each that follows. */
const MoveButton = memo(function MoveButton({ node, text, ply, first, isShown }: MoveButtonProps) {
  const texts = useTexts();
  return (
    <button
      type="button"
      tabIndex={-1}
      data-node={node}
      aria-label={nameOfMove(text, ply, texts, first)}
      aria-current={isShown ? "step" : undefined}
    >
      {text}
    </button>
  );
});

/** Scrolls the list, and nothing else. */
function keepInSight(list: HTMLElement | null, node: number): void {
  const move = list?.querySelector<HTMLElement>(`[data-node="${node}"]`);
  if (list == null) return;
  const top = move ? move.offsetTop - (list.clientHeight - move.offsetHeight) / 2 : 0;
  list.scrollTo({ top });
}
