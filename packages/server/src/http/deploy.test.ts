// The dashboard and the alert rules under deploy/ are text that no program of ours runs: here they meet the metrics.
import { readFileSync } from "node:fs";
import path from "node:path";
import { REFUSAL_SENTENCES } from "@kingrow/protocol";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createMetrics } from "./metrics.ts";

function read(name: string): string {
  return readFileSync(path.join(import.meta.dirname, "../../../..", name), "utf8");
}

const panel = v.object({
  title: v.string(),
  id: v.number(),
  targets: v.optional(v.array(v.object({ expr: v.string() })), []),
});
const dashboard = v.object({ panels: v.array(panel) });
const rule = v.object({
  alert: v.string(),
  expr: v.string(),
  annotations: v.object({ summary: v.string() }),
});
const alerts = v.object({ groups: v.array(v.object({ rules: v.array(rule) })) });

const { panels } = v.parse(dashboard, JSON.parse(read("deploy/grafana-dashboard.json")));
const rules = v.parse(alerts, parse(read("deploy/alerts.yaml"))).groups.flatMap((one) => one.rules);
const expressions = [
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...rules.map(({ expr }) => expr),
];

/** Of our program, and `up`, which Prometheus makes itself for everything it asks. */
async function knownNames(): Promise<ReadonlySet<string>> {
  const metrics = createMetrics();
  metrics.watch({
    connections: () => 0,
    bufferedBytes: () => 0,
    queuedCommands: () => 0,
    callsUnderWay: () => 0,
    rooms: () => Promise.resolve(0),
  });
  const types = (await metrics.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm);
  const names = Array.from(types, ([, name = "", type]) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  return new Set(["up", ...names.flat()]);
}

/** The metric names of an expression. */
function namesIn(expression: string): readonly string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\b(?:by|without) \([^)]*\)|\[\w+\]|\b\d\S*/g, " ");
  const words = bare.match(/[a-z_:][a-z0-9_:]*(?!\w|\s*\()/gi) ?? [];
  return words.filter((word) => !["and", "or", "unless"].includes(word));
}

function isBalanced(text: string): boolean {
  return ["()", "[]", "{}"].every(
    ([open = "", close = ""]) => text.split(open).length === text.split(close).length,
  );
}

describe.skipIf(process.platform !== "linux")("the dashboard and the alert rules", () => {
  it("name only metrics that exist", async () => {
    const known = await knownNames();
    const named = expressions.flatMap(namesIn);
    expect(named.length).toBeGreaterThan(expressions.length - 1);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(namesIn('sum by (le) (rate(no_such{code="OK"}[5m])) > 0.5')).toEqual(["no_such"]);
  });

  it("show every metric of our own in a panel", async () => {
    const ours = Array.from(await knownNames()).filter((name) => name.startsWith("kingrow_"));
    const shown = new Set(
      panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr))),
    );
    // Of a histogram one part is enough.
    const parts = /_(?:bucket|sum|count)$/;
    const stems = new Set(Array.from(shown, (name) => name.replace(parts, "")));
    expect(ours.length).toBeGreaterThan(10);
    expect(ours.filter((name) => !shown.has(name) && !stems.has(name.replace(parts, "")))).toEqual(
      [],
    );
  });

  it("name only refusals that exist, and close what they open", () => {
    const codes = expressions.flatMap((text) =>
      Array.from(text.matchAll(/code="(\w+)"/g), ([, code]) => code),
    );
    expect(codes).not.toEqual([]);
    for (const code of codes) expect(["OK", ...Object.keys(REFUSAL_SENTENCES)]).toContain(code);
    for (const expression of expressions) expect(isBalanced(expression)).toBe(true);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });

  it("have an answer in the runbook for every alarm", () => {
    const runbook = read("docs/operating.md");
    const missing = rules.filter(({ alert }) => !runbook.includes(`**${alert}**`));
    expect(missing.map(({ alert }) => alert)).toEqual([]);
  });
});
