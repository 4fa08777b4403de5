// The start and all moves of a tree: the main line by pairs, other moves indented below the move they stand for.

// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- one tab stop for all moves, which also scrolls
import type { Color } from "@kingrow/rules";
import { Fragment, type ReactNode } from "react";
import { MoveButton, useMoves } from "../../record/moves/MoveButton.tsx";
import { TRAVEL_KEYS } from "../../record/moves/MoveList.tsx";
import list from "../../record/moves/MoveList.module.css";
import { turnOf } from "../../record/moves/useHistoryView.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { classes } from "../../ui/base/classes.ts";
import { firstColor, nodeAt, ROOT, type Tree } from "../tree/tree.ts";
import type { Walk } from "../tree/useWalk.ts";
import styles from "./MoveTree.module.css";

/** Left and right go along a line, up and down to the other moves at the same place. */
export function MoveTree({ walk }: { readonly walk: Walk }) {
  const { record } = useStudyTexts();
  const { tree, at } = walk.study;
  const onKey = (key: string): boolean => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[key];
    const way = by === undefined ? TRAVEL_KEYS[key] : undefined;
    if (way !== undefined) walk.history.go(way);
    if (by === undefined) return way !== undefined;
    const { children } = nodeAt(tree, nodeAt(tree, at).parent);
    const other = children[children.indexOf(at) + by];
    if (at !== ROOT && other !== undefined) walk.goTo(other);
    return true;
  };
  const moves = useMoves({ at, onKey, onShow: walk.goTo });
  return (
    <div role="group" {...moves} className={classes(moves.className, styles["tree"])}>
      <button
        type="button"
        tabIndex={-1}
        className={list["move"]}
        data-move={ROOT}
        aria-current={at === ROOT ? "step" : undefined}
      >
        {record.sayStart}
      </button>
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
        <div key={node} className={list["pair"]}>
          {cells}
        </div>,
        ...others.map((other) => (
          <Variation key={other} {...{ tree, at, ply, first }} node={other} />
        )),
      );
      cells = [];
    }
    node = next;
  }
  return rows;
}

interface TreeMoveProps extends LineProps {
  /** The move, or the first one of a variation, and its ply. */
  readonly node: number;
  readonly ply: number;
  readonly first: Color;
}

/** Moves in a row like words; variations of a variation are indented once more. */
function Variation({ tree, at, node: from, ply, first }: TreeMoveProps) {
  const { analysis } = useStudyTexts();
  const parts: ReactNode[] = [];
  let node: number | undefined = from;
  let isFirst = true;
  for (let place = ply; node !== undefined; place += 1) {
    const [number, color] = turnOf(place, first);
    const dots = color === "black" ? "." : "…";
    const others: readonly number[] =
      node === from ? [] : nodeAt(tree, nodeAt(tree, node).parent).children.slice(1);
    parts.push(
      <Fragment key={node}>
        {(color === "black" || isFirst) && <span className="soft">{number + dots}</span>}
        <TreeMove {...{ tree, at, node, first }} ply={place} />
        {others.map((other) => (
          <Variation key={other} {...{ tree, at, first }} ply={place} node={other} />
        ))}
      </Fragment>,
    );
    // A row begins again below other moves.
    isFirst = others.length > 0;
    [node] = nodeAt(tree, node).children;
  }
  return (
    <div role="group" aria-label={analysis.variation} className={styles["variation"]}>
      {parts}
    </div>
  );
}

function TreeMove({ tree, at, node, ply, first }: TreeMoveProps) {
  const { move } = nodeAt(tree, node);
  return <MoveButton id={node} ply={ply} text={move} first={first} isShown={node === at} />;
}
