// Which addresses have a large part of the calls (X5).
import { beforeEach, expect, it } from "vitest";
import { createShares, type Shares } from "./shares.ts";

let now: number;
let shares: Shares;
beforeEach(() => {
  now = 0;
  shares = createShares(() => now);
});

function call(address: string, times: number): void {
  for (let count = 0; count < times; count += 1) shares.count(address);
}

it("[X5] an address with more than a sixty-fourth of many calls has a large part, the others have not", () => {
  for (let street = 0; street < 640; street += 1) call(`street-${street}`, 10);
  call("busy", 100);
  expect(shares.hasLarge).toBe(false);
  call("busy", 5);
  expect(shares.isLarge("busy")).toBe(true);
  expect(shares.isLarge("street-1")).toBe(false);
  expect(shares.isLarge("unheard")).toBe(false);
});

it("[X5] few calls are never a large part, though there are no others", () => {
  call("only", 64);
  expect(shares.isLarge("only")).toBe(false);
  call("only", 1);
  expect(shares.isLarge("only")).toBe(true);
});

it("[X5] a part is large no longer once the address has been quiet for a few seconds", () => {
  call("busy", 100);
  now = 2_500;
  call("street", 10);
  expect(shares.isLarge("busy")).toBe(true);
  now = 5_000;
  call("street", 10);
  expect(shares.isLarge("busy")).toBe(false);
  expect(shares.hasLarge).toBe(false);
});

it("[X5] calls of a while ago and of now are counted together", () => {
  call("busy", 40);
  now = 2_500;
  call("busy", 24);
  expect(shares.isLarge("busy")).toBe(false);
  call("busy", 1);
  expect(shares.isLarge("busy")).toBe(true);
});

it("[X5] an address is alone until somebody else calls", () => {
  call("only", 100);
  expect(shares.isAlone("only")).toBe(true);
  call("street", 1);
  expect(shares.isAlone("only")).toBe(false);
});

it("[X5] after a long silence nothing is remembered", () => {
  call("busy", 100);
  now = 60_000;
  call("street", 1);
  expect(shares.hasLarge).toBe(false);
});
