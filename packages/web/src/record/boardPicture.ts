// Draws a position on a canvas, as a picture to share.
import { placeOf, SIDE } from "../board/surface/geometry.ts";
import {
  pieceAt,
  type Color,
  type Piece,
  type Position,
  type Square,
  type StepSquares,
} from "@kingrow/rules";

export interface BoardPicture {
  readonly position: Position;
  readonly lastStep: StepSquares | undefined;
  /** The side at the lower edge. */
  readonly near: Color;
  /** Written below the board. */
  readonly caption: string;
}

/** Side of a square in pixels; a disc is drawn in hundredths of it, like its symbol on the page. */
const SQUARE = 128;
const EDGE = 28;
const CAPTION = 96;
const WIDTH = SIDE * SQUARE + 2 * EDGE;

/** `undefined` where the browser has no canvas or refuses to read from it. */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  picture: BoardPicture,
): Promise<Blob | undefined> {
  try {
    canvas.width = WIDTH;
    canvas.height = WIDTH + CAPTION;
    const context = canvas.getContext("2d");
    if (context === null) return undefined;
    draw(context, picture);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    return blob ?? undefined;
  } catch {
    return undefined;
  }
}

function draw(context: CanvasRenderingContext2D, { position, ...picture }: BoardPicture): void {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  fill(context, color("frame"), [0, 0, WIDTH, WIDTH + CAPTION]);
  fill(context, color("square-light"), [EDGE, EDGE, SIDE * SQUARE, SIDE * SQUARE]);
  for (const square of SQUARES) {
    context.save();
    const { x, y } = placeOf(square, picture.near === "white");
    context.translate(EDGE + x * SQUARE, EDGE + y * SQUARE);
    context.scale(SQUARE / 100, SQUARE / 100);
    fill(context, color("square-dark"), [0, 0, 100, 100]);
    if (square === picture.lastStep?.from || square === picture.lastStep?.to) {
      context.lineWidth = 5;
      context.strokeStyle = color("mark-core");
      context.strokeRect(4, 4, 92, 92);
    }
    const piece = pieceAt(position, square);
    if (piece !== undefined) drawDisc(context, piece, color);
    context.restore();
  }
  writeCaption(context, picture.caption, color);
}

const SQUARES: readonly Square[] = Array.from({ length: (SIDE * SIDE) / 2 }, (_, n) => n + 1);

type Box = readonly [x: number, y: number, width: number, height: number];

function fill(context: CanvasRenderingContext2D, color: string, box: Box): void {
  context.fillStyle = color;
  context.fillRect(...box);
}

function drawDisc(
  context: CanvasRenderingContext2D,
  { color, type }: Piece,
  token: (name: string) => string,
): void {
  const stone = color === "white" ? "ivory" : "ebony";
  const top = type === "king" ? 44 : 49;
  context.lineWidth = 2;
  context.strokeStyle = token("disc-line");
  for (const y of type === "king" ? [57, 48.5] : [53])
    circle(context, y, 39, token(`${stone}-side`));
  circle(context, top, 39, token(stone));
  context.strokeStyle = token(`${stone}-side`);
  context.globalAlpha = 0.45;
  for (const radius of type === "king" ? [33] : [31, 21, 11]) circle(context, top, radius);
  context.globalAlpha = 1;
  if (type === "man") return;
  context.fillStyle = token(`crown-on-${stone}`);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a path, not an array
  context.fill(new Path2D(CROWN));
}

/** The crown of the page's symbol, without its three balls. */
const CROWN = "M28 66h44v7H28zM28 62l-6-26 15 11 13-20 13 20 15-11-6 26z";

function circle(
  context: CanvasRenderingContext2D,
  y: number,
  radius: number,
  color?: string,
): void {
  context.beginPath();
  context.arc(50, y, radius, 0, 2 * Math.PI);
  if (color !== undefined) {
    context.fillStyle = color;
    context.fill();
  }
  context.stroke();
}

function writeCaption(
  context: CanvasRenderingContext2D,
  caption: string,
  token: (name: string) => string,
): void {
  const y = WIDTH + CAPTION / 2 - EDGE / 2;
  context.font = "600 34px system-ui, sans-serif";
  context.textBaseline = "middle";
  context.fillStyle = token("mark-core");
  context.textAlign = "right";
  context.fillText("Kingrow", WIDTH - EDGE, y);
  const room = WIDTH - 3 * EDGE - context.measureText("Kingrow").width;
  context.fillStyle = token("square-light");
  context.textAlign = "left";
  context.fillText(caption, EDGE, y, room);
}
