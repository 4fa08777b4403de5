// Draws a position on a canvas, as a picture to share.
import { placeOf, SIDE, SQUARES } from "../board/surface/geometry.ts";
import type { ShapeOutline } from "../board/surface/Shapes.tsx";
import { pieceAt, type Color, type Piece } from "@kingrow/rules";
import type { PlyPosition } from "./moves/timeline.ts";

export interface BoardPicture extends PlyPosition {
  readonly near: Color;
  readonly caption: string;
  /** Arrows and circles over the pieces. */
  readonly shapes?: readonly ShapeOutline[] | undefined;
}

/** Side of a square in pixels; a disc is drawn in hundredths of it, like its symbol on the page. */
const SQUARE = 128;
const EDGE = 28;
const CAPTION = 184;
const WIDTH = SIDE * SQUARE + 2 * EDGE;
/** The scale of the preview. A large canvas that the browser scales down has jagged edges. */
const PREVIEW = 0.4;

/** `undefined` where the browser has no canvas or refuses to read from it. */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  picture: BoardPicture,
): Promise<Blob | undefined> {
  try {
    const context = canvas.getContext("2d");
    if (context === null) return undefined;
    const drawAt = (scale: number): void => {
      canvas.width = scale * WIDTH;
      canvas.height = scale * (WIDTH + CAPTION);
      context.scale(scale, scale);
      draw(context, picture);
    };
    drawAt(1);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    drawAt(PREVIEW);
    return blob ?? undefined;
  } catch {
    return undefined;
  }
}

function color(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

function draw(context: CanvasRenderingContext2D, picture: BoardPicture): void {
  const fill = (name: string, ...box: Parameters<CanvasRect["fillRect"]>): void => {
    context.fillStyle = color(name);
    context.fillRect(...box);
  };
  fill("frame", 0, 0, WIDTH, WIDTH + CAPTION);
  fill("square-light", EDGE, EDGE, SIDE * SQUARE, SIDE * SQUARE);
  for (const square of SQUARES) {
    context.save();
    const { x, y } = placeOf(square, picture.near === "white");
    context.translate(EDGE + x * SQUARE, EDGE + y * SQUARE);
    context.scale(SQUARE / 100, SQUARE / 100);
    fill("square-dark", 0, 0, 100, 100);
    if (square === picture.lastStep?.from || square === picture.lastStep?.to) {
      context.lineWidth = 5;
      context.strokeStyle = color("mark-core");
      context.strokeRect(4, 4, 92, 92);
    }
    const piece = pieceAt(picture.position, square);
    if (piece !== undefined) drawDisc(context, piece);
    context.restore();
  }
  context.save();
  context.translate(EDGE, EDGE);
  context.scale(SQUARE, SQUARE);
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const shape of picture.shapes ?? []) drawShape(context, shape);
  context.restore();
  writeCaption(context, picture.caption);
}

function drawShape(
  context: CanvasRenderingContext2D,
  { line, head, casing, core }: ShapeOutline,
): void {
  const tip = new Path2D(head);
  const stroke = (name: string, width: number, edge: number): void => {
    context.strokeStyle = color(name);
    context.fillStyle = color(name);
    context.lineWidth = width;
    context.stroke(new Path2D(line));
    context.lineWidth = edge;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a path, not an array
    context.fill(tip);
    context.stroke(tip);
  };
  stroke("mark-casing", casing, casing);
  stroke("mark-core", core, 0.05);
}

/** The crown of the page's symbol, without its three balls. */
const CROWN = "M28 66h44v7H28zM28 62l-6-26 15 11 13-20 13 20 15-11-6 26z";

function drawDisc(context: CanvasRenderingContext2D, piece: Piece): void {
  const stone = piece.color === "white" ? "ivory" : "ebony";
  const isKing = piece.type === "king";
  const top = isKing ? 44 : 49;
  const circle = (y: number, radius: number, fill?: string): void => {
    context.beginPath();
    context.arc(50, y, radius, 0, 2 * Math.PI);
    context.fillStyle = fill ?? "transparent";
    context.fill();
    context.stroke();
  };
  context.lineWidth = 2;
  context.strokeStyle = color("mark-casing");
  for (const y of isKing ? [57, 48.5] : [53]) circle(y, 39, color(`${stone}-side`));
  circle(top, 39, color(stone));
  context.strokeStyle = color("ivory-side");
  context.globalAlpha = 0.45;
  for (const radius of isKing ? [33] : [31, 21, 11]) circle(top, radius);
  context.globalAlpha = 1;
  if (!isKing) return;
  context.fillStyle = color(`crown-on-${stone}`);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a path, not an array
  context.fill(new Path2D(CROWN));
}

/** The last sentence has a line of its own; what is ahead of it stands beside the name of the page. */
function writeCaption(context: CanvasRenderingContext2D, caption: string): void {
  const [, ahead = "", last = ""] = /^(.*[.!?] )?(.*)$/.exec(caption) ?? [];
  const y = WIDTH + 42;
  context.font = "600 58px system-ui, sans-serif";
  context.textBaseline = "middle";
  context.fillStyle = color("mark-core");
  context.textAlign = "right";
  context.fillText("Kingrow", WIDTH - EDGE, y);
  const room = WIDTH - 3 * EDGE - context.measureText("Kingrow").width;
  context.fillStyle = color("square-light");
  context.textAlign = "left";
  context.fillText(ahead, EDGE, y, room);
  context.fillText(last, EDGE, y + 72, WIDTH - 2 * EDGE);
}
