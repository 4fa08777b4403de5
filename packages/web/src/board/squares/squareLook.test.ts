// Tests of the names and marks of squares.

import { initialPosition } from "@kingrow/rules";
import { describe, expect, it } from "vitest";

import { placeOf } from "../surface/geometry.ts";
import { CAPTURE, QUIET } from "../testing/positions.ts";
import type { Moment } from "../selection/selection.ts";
import { lookAt, sceneOf, type SquareLook } from "./squareLook.ts";
import { plainTexts } from "../testing/texts.ts";

interface Seen {
  readonly selected?: number;
  readonly planned?: number;
  readonly premove?: { readonly from: number; readonly to: number };
  readonly lastStep?: { readonly from: number; readonly to: number };
  readonly moment?: Partial<Moment>;
}

function look(square: number, position: Moment["position"], seen: Seen = {}): SquareLook {
  const moment = { position, viewer: "black", active: true, ...seen.moment } as const;
  const held = { moment, selected: seen.selected, planned: seen.planned };
  const scene = sceneOf({ ...held, lastStep: seen.lastStep, premove: seen.premove });
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

  it("[P24] says which piece is taken up for a premove, where it could go, and what is stored", () => {
    const waiting = { moment: { active: false }, planned: 11 };
    expect(look(11, QUIET, waiting).name).toBe("11 you black man premove piece");
    expect(look(11, QUIET, { ...waiting, planned: 4 }).name).toBe("11 you black man");
    expect(look(15, QUIET, waiting).name).toBe("15 empty premove target");
    const premove = { from: 11, to: 15 };
    expect(look(11, QUIET, { premove }).premove).toBe("from");
    expect(look(15, QUIET, { premove }).name).toBe("15 empty premove to");
  });

  it("tells an onlooker no owner and no ability", () => {
    const moment = { viewer: undefined, active: false };
    expect(look(11, QUIET, { moment }).name).toBe("11 black man");
  });

  it("marks no selection on a square whose piece has already moved on", () => {
    expect(look(11, QUIET, { selected: 11 }).selected).toBe(true);
    expect(look(15, QUIET, { selected: 15 }).selected).toBe(false);
  });

  it("calls all light squares alike", () => {
    const moment = { position: QUIET, viewer: "black", active: true } as const;
    const held = { moment, selected: undefined, planned: undefined };
    const scene = sceneOf({ ...held, lastStep: undefined });
    const view = { scene, texts: plainTexts, explanation: undefined, turned: false };
    expect(lookAt({ x: 0, y: 0 }, view)).toEqual({ x: 0, y: 0, name: "light" });
  });
});

describe("the marks on a square", () => {
  it("[P17] ring the pieces that must capture and lock the others", () => {
    expect(look(11, CAPTURE).ability).toBe("capture");
    expect(look(1, CAPTURE).ability).toBe("none");
    expect(look(15, CAPTURE).ability).toBeUndefined();
  });

  it("[P10] lock own pieces that cannot move on their turn, and none that a premove may take up", () => {
    expect(look(1, initialPosition).ability).toBe("none");
    expect(look(11, initialPosition).ability).toBe("step");
    expect(look(11, initialPosition, { moment: { active: false } }).ability).toBeUndefined();
  });

  it("light the pieces an explanation points at", () => {
    const moment = { position: CAPTURE, viewer: "black", active: true } as const;
    const held = { moment, selected: undefined, planned: undefined };
    const scene = sceneOf({ ...held, lastStep: undefined });
    const explanation = { square: 1, reason: "must-capture", pieces: [11] } as const;
    const view = { scene, texts: plainTexts, explanation, turned: false };
    expect(lookAt(placeOf(11, false), view).lit).toBe(true);
    expect(lookAt(placeOf(1, false), view).lit).toBe(false);
  });
});
