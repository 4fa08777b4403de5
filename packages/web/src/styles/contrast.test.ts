// Tests that what must be told apart is, in both themes, computed from the tokens themselves.

/// <reference types="node" />
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CHOICES } from "../settings/settings.ts";

type Theme = "light" | "dark";
const THEMES: readonly Theme[] = ["light", "dark"];
const source = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const [plain = "", more = ""] = source.split("prefers-contrast: more");

/** The value of a token; light-dark() by theme. */
function colorOf(token: string, theme: Theme, css = plain): string {
  const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(css)?.[1] ?? "";
  const pair = /light-dark\((#\w+), (#\w+)\)/.exec(value);
  const color = pair === null ? value : pair[theme === "light" ? 1 : 2];
  if (!/^#[0-9a-f]{6}$/.test(color ?? "")) throw new Error(`no colour: --${token}`);
  return color ?? "";
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function between(one: string, other: string, theme: Theme = "light"): number {
  return contrast(colorOf(one, theme), colorOf(other, theme));
}

const SQUARES = ["square-dark", "square-light"];
const BOARDS = ["tournament", "wood", "contrast"];

/** The value of a token on a board; what a board does not say is as on the first. */
function colorOn(board: string, token: string): string {
  const own = new RegExp(`\\[data-board="${board}"\\] \\{([^}]*)\\}`).exec(plain)?.[1] ?? "";
  return own.includes(`--${token}:`) ? colorOf(token, "light", own) : colorOf(token, "light");
}

it("[P30] knows every board there is to choose", () => {
  expect(BOARDS).toEqual([...CHOICES.board]);
});

describe.each(BOARDS)("on the board called %s, the same in both themes", (board) => {
  const between = (one: string, other: string): number =>
    contrast(colorOn(board, one), colorOn(board, other));

  it("tells both discs from the squares they stand on", () => {
    for (const disc of ["ivory", "ivory-low", "ebony", "ebony-high"]) {
      expect(between(disc, "square-dark")).toBeGreaterThanOrEqual(3);
    }
  });

  it("draws a line around every disc and mark that is seen on any square", () => {
    for (const square of SQUARES) {
      expect(between("mark-casing", square)).toBeGreaterThanOrEqual(3);
    }
  });

  it("tells the bright core of rings, dots and focus from their casing", () => {
    expect(between("mark-core", "mark-casing")).toBeGreaterThanOrEqual(3);
  });

  it("tells crowns from their discs, and the two discs from each other", () => {
    expect(between("crown-on-ivory", "ivory-low")).toBeGreaterThanOrEqual(3);
    expect(between("crown-on-ebony", "ebony-high")).toBeGreaterThanOrEqual(3);
    expect(between("ivory-low", "ebony-high")).toBeGreaterThanOrEqual(3);
  });

  it("lets the explanation be read", () => {
    expect(between("ivory", "mark-casing")).toBeGreaterThanOrEqual(4.5);
  });
});

it("keeps all that when more contrast is asked for", () => {
  const loud = (token: string): string => colorOf(token, "light", more);
  expect(contrast(loud("ivory"), loud("square-dark"))).toBeGreaterThan(
    between("ivory", "square-dark"),
  );
  expect(contrast(loud("ebony"), loud("square-dark"))).toBeGreaterThanOrEqual(3);
  expect(contrast(colorOf("mark-casing", "light"), loud("square-dark"))).toBeGreaterThanOrEqual(3);
});

describe.each(THEMES)("around the board, in the %s theme", (theme) => {
  it("lets every text be read on every ground it stands on", () => {
    const inks = ["ink", "ink-soft", "brass-ink", "good", "bad"];
    const grounds = ["paper", "surface", "surface-sunk", "surface-hover"];
    for (const ink of inks) {
      for (const ground of grounds) {
        expect(between(ink, ground, theme), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it("lets the words on brass be read", () => {
    expect(between("brass-on", "brass", theme)).toBeGreaterThanOrEqual(4.5);
    expect(between("brass-ink", "brass-wash", theme)).toBeGreaterThanOrEqual(4.5);
    expect(between("bad", "surface-hover", theme)).toBeGreaterThanOrEqual(4.5);
  });

  it("shows the focus and the edges of controls on every ground", () => {
    for (const ground of ["paper", "surface", "surface-sunk"]) {
      expect(between("focus", ground, theme)).toBeGreaterThanOrEqual(3);
      expect(between("line-strong", ground, theme)).toBeGreaterThanOrEqual(3);
    }
  });
});
