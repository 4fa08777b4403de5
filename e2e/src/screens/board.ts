// The board as a player uses it: by clicking squares, and by keys.
import { expect, type Locator, type Page } from "@playwright/test";
import { pieceAt, type Color, type Position, type Square } from "@kingrow/rules";

/** Squares and what stands on them: `white-man`, `black-king`, … */
type PiecesBySquare = Readonly<Record<string, string | null>>;

export class Board {
  readonly page: Page;
  readonly grid: Locator;

  constructor(page: Page) {
    this.page = page;
    this.grid = page.getByRole("grid");
  }

  square(square: Square): Locator {
    return this.grid.locator(`[data-square="${square}"]`);
  }

  piece(square: Square): Locator {
    return this.page.locator(`[data-piece][data-at="${square}"]`);
  }

  async click(square: Square): Promise<void> {
    await this.square(square).click();
  }

  /** Moves along the squares by clicking: the piece, then each landing square. */
  async play(path: readonly Square[]): Promise<void> {
    for (const square of path) await this.click(square);
  }

  /** Drags with the bare mouse. */
  async drag(from: Square, to: Square, button: "left" | "right" = "left"): Promise<void> {
    const { mouse } = this.page;
    const [start, end] = [await middleOf(this.square(from)), await middleOf(this.square(to))];
    await mouse.move(start.x, start.y);
    await mouse.down({ button });
    await mouse.move(end.x, end.y, { steps: 8 });
    await mouse.up({ button });
  }

  /** Puts the keyboard's focus on the board, which has one tab stop. A key before tells that keys are used now (P26). */
  async focus(): Promise<void> {
    await this.page.keyboard.press("Shift");
    await this.grid.locator("[tabindex='0']").focus();
  }

  /** Walks to a square with the arrow keys, in the directions seen on the screen. */
  async goTo(square: Square): Promise<void> {
    const target = this.square(square);
    for (let steps = 0; steps < 20; steps += 1) {
      const [here, there] = [
        await this.page.locator(":focus").boundingBox(),
        await target.boundingBox(),
      ];
      if (here === null || there === null) throw new Error("The focus is not on the board.");
      const key = arrowTowards(there.x - here.x, there.y - here.y);
      if (key === undefined) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`The arrow keys do not lead to square ${square}.`);
  }

  /** The board shows exactly this position. */
  async expectPosition(position: Position): Promise<void> {
    await expect
      .poll(() => this.piecesBySquare(), { message: "the pieces shown" })
      .toEqual(piecesOf(position));
  }

  async expectPiece(square: Square, color: Color, type: "man" | "king" = "man"): Promise<void> {
    await expect(this.piece(square)).toHaveAttribute("data-piece", `${color}-${type}`);
  }

  private async piecesBySquare(): Promise<PiecesBySquare> {
    return this.page
      .locator("[data-piece][data-at]")
      .evaluateAll((pieces) =>
        Object.fromEntries(
          pieces.map((piece) => [piece.getAttribute("data-at"), piece.getAttribute("data-piece")]),
        ),
      );
  }
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("The element is not to be seen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function piecesOf(position: Position): PiecesBySquare {
  const squares = Array.from({ length: 32 }, (_, index) => index + 1);
  return Object.fromEntries(
    squares.flatMap((square) => {
      const piece = pieceAt(position, square);
      return piece === undefined ? [] : [[String(square), `${piece.color}-${piece.type}`]];
    }),
  );
}

/** `undefined` when the distance is less than half a square. */
function arrowTowards(right: number, down: number): string | undefined {
  const close = 8;
  if (Math.abs(right) > close) return right > 0 ? "ArrowRight" : "ArrowLeft";
  if (Math.abs(down) > close) return down > 0 ? "ArrowDown" : "ArrowUp";
  return undefined;
}
