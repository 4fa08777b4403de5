// The face of titles is small, its own, and fetched before it is asked for.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDER = import.meta.dirname;

test("the face of titles has at most 20 kB, its licence beside it, and is preloaded", () => {
  expect(statSync(join(FOLDER, "face/fraunces.woff2")).size).toBeLessThanOrEqual(20_000);
  expect(readFileSync(join(FOLDER, "face/LICENSE"), "utf8")).toContain("SIL Open Font License");
  const page = readFileSync(join(FOLDER, "../../index.html"), "utf8");
  expect(page).toMatch(/rel="preload"\s+href="\/src\/styles\/face\/fraunces.woff2"\s+as="font"/);
});

test("the style sheet of the page has the face", () => {
  expect(readFileSync(join(FOLDER, "index.css"), "utf8")).toContain('@import "./face.css"');
});

test("[P31] letters that the face lacks, such as those of Polish, come whole from the face that stands for it", () => {
  const css = readFileSync(join(FOLDER, "face.css"), "utf8");
  const [, range = ""] = /unicode-range: ([^;]+);/.exec(css) ?? [];
  const spans = [...range.matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(([, from = "", to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
  const has = (letter: string): boolean =>
    spans.some(([from = 0, to = 0]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to);
  expect(["a", "Z", "é", "ü", "ß"].every(has)).toBe(true);
  expect(["ś", "ę", "Ł", "Ж", "\u0301"].some(has)).toBe(false);
});

test("what stands for it until it is here is scaled to it", () => {
  const css = readFileSync(join(FOLDER, "face.css"), "utf8");
  expect(css).toMatch(/"Fraunces Fallback"[^}]+size-adjust[^}]+ascent-override/s);
});
