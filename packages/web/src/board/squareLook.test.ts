// Tests of the names and marks of squares.

import { initialPosition } from "@kingrow/rules";
import { describe, expect, it } from "vitest";

import { sceneOf } from "./facts.ts";
import { placeOf } from "./geometry.ts";
import { CAPTURE, QUIET } from "./positions.fixture.ts";
import type { Moment } from "./selection.ts";
import { lookAt, type SquareLook } from "./squareLook.ts";
import { plainTexts } from "./texts.fixture.ts";

interface Seen {
  readonly selected?: number;
  readonly lastStep?: { readonly from: number; readonly to: number };
  readonly moment?: Partial<Moment>;
}

function look(square: number, position: Moment["position"], seen: Seen = {}): SquareLook {
  const moment = { position, viewer: "black", active: true, ...seen.moment } as const;
  const scene = sceneOf(moment, seen.selected, seen.lastStep);
  const view = { scene, texts: plainTexts, explanation: undefined, turned: false };
  return lookAt(placeOf(square, false), view);
}

describe("the name of a square", () => {
  it("says the piece, whose it is and what it can do", () => {
    expect(look(11, CAPTURE).name).toBe("11 you black man capture");
    expect(look(1, CAPTURE).name).toBe("1 you black man none");
    expect(look(32, CAPTURE).name).toBe("32 opponent white man");
  });

  it("says what is selected, where it can go, and where the last step went", () => {
    expect(look(11, QUIET, { selected: 11 }).name).toBe("11 you black man step selected");
    expect(look(15, QUIET, { selected: 11 }).name).toBe("15 empty destination");
    const lastStep = { from: 25, to: 20 };
    expect(look(25, QUIET, { lastStep }).name).toBe("25 empty last from");
    expect(look(20, QUIET, { lastStep }).name).toBe("20 empty last to");
  });

  it("tells an onlooker no owner and no ability", () => {
    const moment = { viewer: undefined, active: false };
    expect(look(11, QUIET, { moment }).name).toBe("11 black man");
  });

  it("calls all light squares alike", () => {
    const scene = sceneOf({ position: QUIET, viewer: "black", active: true }, undefined, undefined);
    const view = { scene, texts: plainTexts, explanation: undefined, turned: false };
    expect(lookAt({ x: 0, y: 0 }, view)).toMatchObject({ name: "light", square: undefined });
  });
});

describe("the marks on a square", () => {
  it("[P17] ring the pieces that must capture and lock the others", () => {
    expect(look(11, CAPTURE).duty).toBe("capture");
    expect(look(1, CAPTURE).duty).toBe("locked");
    expect(look(15, CAPTURE).duty).toBeUndefined();
  });

  it("[P10] lock own pieces that cannot move: blocked ones, and all out of turn", () => {
    expect(look(1, initialPosition).duty).toBe("locked");
    expect(look(11, initialPosition).duty).toBe("free");
    expect(look(11, initialPosition, { moment: { active: false } }).duty).toBe("locked");
  });

  it("light the pieces an explanation points at", () => {
    const scene = sceneOf(
      { position: CAPTURE, viewer: "black", active: true },
      undefined,
      undefined,
    );
    const explanation = { square: 1, reason: "must-capture", pieces: [11] } as const;
    const view = { scene, texts: plainTexts, explanation, turned: false };
    expect(lookAt(placeOf(11, false), view).lit).toBe(true);
    expect(lookAt(placeOf(1, false), view).lit).toBe(false);
  });
});
