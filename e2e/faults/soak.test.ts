// A very small soak, so that the command of the long one keeps working.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { report } from "./support/journal.ts";
import { PROJECT } from "../support/server.ts";

test("[R7] rooms that are left behind take everything they had with them", () => {
  const soak = join(PROJECT, "e2e/soak/soak.ts");
  const args = ["--import", "tsx", soak, "100", "1"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: PROJECT });
  report("soak", { said: stdout.toString().trim().split("\n") });
  expect({ status, stderr: stderr.toString() }).toEqual({ status: 0, stderr: "" });
});
