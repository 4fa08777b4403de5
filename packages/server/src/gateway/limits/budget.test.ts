import { describe, expect, it } from "vitest";
import { createBudget, createBudgets } from "./budget.ts";

const TEN_IN_TWO_SECONDS = { count: 10, seconds: 2 };

function clock() {
  const time = { ms: 0 };
  return { time, now: () => time.ms };
}

describe("a budget", () => {
  it("is used up and comes back with time, never above what it was", () => {
    const { time, now } = clock();
    const budget = createBudget(TEN_IN_TWO_SECONDS, now);
    expect(budget.take(10)).toBe(true);
    expect(budget.take(1)).toBe(false);
    time.ms += 400;
    expect(budget.take(1)).toBe(true);
    expect(budget.take(1)).toBe(false);
    time.ms += 60_000;
    expect(budget.take(10)).toBe(true);
    expect(budget.take(1)).toBe(false);
  });
});

describe("a budget that was tried in vain", () => {
  it("is full again two periods after the last try, however many there were", () => {
    const { time, now } = clock();
    const budget = createBudget(TEN_IN_TWO_SECONDS, now);
    for (let count = 0; count < 1_000; count += 1) budget.take(1);
    time.ms += 4_000;
    expect(budget.take(10)).toBe(true);
  });
});

describe("budgets by key", () => {
  it("are each their own", () => {
    const { now } = clock();
    const budgets = createBudgets(TEN_IN_TWO_SECONDS, now);
    const taken = Array.from({ length: 11 }, () => budgets.take("ann"));
    expect(taken.at(9)).toBe(true);
    expect(taken.at(10)).toBe(false);
    expect(budgets.take("bob")).toBe(true);
  });

  it("remember who goes on, and forget who has been away", () => {
    const { time, now } = clock();
    const budgets = createBudgets(TEN_IN_TWO_SECONDS, now);
    for (let count = 0; count < 11; count += 1) budgets.take("ann");
    time.ms += 2_001;
    expect(Array.from({ length: 11 }, () => budgets.take("ann")).at(10)).toBe(false);
    for (let visitor = 0; visitor < 1_000; visitor += 1) budgets.take(`visitor-${visitor}`);
    time.ms += 60_000;
    budgets.take("ann");
    expect(budgets.size).toBe(1);
  });
});
