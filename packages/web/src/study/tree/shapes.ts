// Arrows and circles drawn on a position. They are stored in its comments, as other boards write them: `[%csl G14][%cal G1115]`.
import type { Square } from "@kingrow/rules";
import type { StudyTexts } from "../../text/study/studyTexts.ts";
import { nodeAt, type Study } from "./tree.ts";

/** The squares of an arrow, or the one of a circle. */
export type ShapePath = readonly Square[];

const COMMAND = /\[%c[as]l ([A-Z\d,]*)\]/g;
/** A color, which is not kept, and one or two squares of two digits. */
const SHAPE = /^[A-Z]?(\d\d)(\d\d)?$/;
const MOST_SHAPES = 60;
const LAST_SQUARE = 32;

export function shapesIn(comments: readonly string[] = []): readonly ShapePath[] {
  return comments
    .flatMap((text) => (text.includes("[%c") ? [...text.matchAll(COMMAND)] : []))
    .flatMap(([, list = ""]) => list.split(","))
    .map((shape) => squaresOf(shape))
    .filter((path) => path.length > 0)
    .slice(0, MOST_SHAPES);
}

/** None where it is no shape of this board. */
function squaresOf(shape: string): ShapePath {
  const [, ...texts] = SHAPE.exec(shape) ?? [];
  const path = texts.filter((text) => text !== undefined).map(Number);
  return path.every((square) => square >= 1 && square <= LAST_SQUARE) ? path : [];
}

/** The comments without the shapes. */
export function withoutShapes(comments: readonly string[] = []): readonly string[] {
  return comments
    .map((text) => (text.includes("[%c") ? text.replaceAll(COMMAND, "").trim() : text))
    .filter((text) => text !== "");
}

/** Draws a shape on the position looked at; the same shape once more takes it away. */
export function toggleShape(study: Study, path: ShapePath) {
  const before = shapesIn(nodeAt(study.tree, study.at).comments);
  const others = before.filter((shape) => shape.join() !== path.join());
  const isNew = others.length === before.length;
  return { study: withShapes(study, isNew ? [...before, path] : others), isNew };
}

/** Replaces the shapes of the position looked at. */
export function withShapes({ tree, at }: Study, shapes: readonly ShapePath[]): Study {
  const node = nodeAt(tree, at);
  const command = (name: string, length: number): string => {
    const list = shapes
      .filter((path) => path.length === length)
      .map((path) => `G${path.map(digits).join("")}`);
    return list.length === 0 ? "" : `[%${name} ${list.join(",")}]`;
  };
  const text = command("csl", 1) + command("cal", 2);
  const comments = [...withoutShapes(node.comments), ...(text === "" ? [] : [text])];
  return { tree: { ...tree, nodes: tree.nodes.with(at, { ...node, comments }) }, at };
}

/** "Arrow from 11 to 15". */
export function shapeText([from = 0, to]: ShapePath, texts: StudyTexts["analysis"]): string {
  return to === undefined ? texts.circle(from) : texts.arrow(from, to);
}

function digits(square: Square): string {
  return String(square).padStart(2, "0");
}
