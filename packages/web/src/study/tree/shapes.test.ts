// Arrows and circles in the comments of a position.
import { initialPosition } from "@kingrow/rules";
import { expect, test } from "vitest";
import { shapesIn, toggleShape, withoutShapes, withShapes, type ShapePath } from "./shapes.ts";
import { nodeAt, ROOT, startTree, withComments, type Study } from "./tree.ts";
import { decodeStudy, encodeStudy } from "./treeLink.ts";

const commented = {
  tree: withComments(startTree(initialPosition), [{ at: ROOT, text: "good" }]),
  at: ROOT,
};
const draw = (study: Study, path: ShapePath): Study => toggleShape(study, path).study;

test("[P77] what is drawn stands among the comments, and words are left as they are", () => {
  const drawn = draw(draw(commented, [11, 15]), [9]);
  const { comments } = nodeAt(drawn.tree, ROOT);
  expect(comments).toEqual(["good", "[%csl G09][%cal G1115]"]);
  expect(shapesIn(comments)).toEqual([[9], [11, 15]]);
  expect(withoutShapes(comments)).toEqual(["good"]);
});

test("[P77] the same shape once more is taken away, and all of them at once", () => {
  const drawn = draw(draw(commented, [11, 15]), [9]);
  expect(shapesIn(nodeAt(draw(drawn, [9]).tree, ROOT).comments)).toEqual([[11, 15]]);
  expect(nodeAt(withShapes(drawn, []).tree, ROOT).comments).toEqual(["good"]);
});

test("[P77] the link carries it", () => {
  const link = encodeStudy(draw(commented, [1, 32]));
  const read = decodeStudy(link);
  expect(read.ok && shapesIn(nodeAt(read.value.tree, ROOT).comments)).toEqual([[1, 32]]);
});

test.each([
  ["squares of a larger board", "[%cal G3350]", []],
  ["squares of chess", "[%csl Gd4]", []],
  ["other colors, and words around", "look [%csl R14,Y15] here", [[14], [15]]],
  ["nothing", "[%cal ]", []],
])("[P79] %s from another board", (_what, text, shapes) => {
  expect(shapesIn([text])).toEqual(shapes);
});

test("[P79] of thousands of shapes some are shown", () => {
  expect(shapesIn([`[%csl ${"G01,".repeat(5000)}]`]).length).toBe(60);
});
