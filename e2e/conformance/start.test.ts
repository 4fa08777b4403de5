// The start that the README names, ended as a supervisor ends it.
import { spawn } from "node:child_process";
import { freePort } from "@kingrow/protocol/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDataDir, PROJECT, removeDataDir, untilReady } from "../support/server.ts";

const ENDS_WITHIN_MS = 30_000;

let directory = "";
beforeAll(() => {
  directory = makeDataDir();
});
afterAll(() => removeDataDir(directory));

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );
}

test("a SIGTERM to npm start ends the server too, gracefully", async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { HOST: "127.0.0.1", METRICS_PORT: "0", DATA_DIR: directory };
  const env = { ...process.env, ...settings, PORT: String(port) };
  // A group of its own, so that nothing stays behind whatever happens.
  const npm = spawn("npm", ["start"], { cwd: PROJECT, env, detached: true, stdio: "pipe" });
  const said: string[] = [];
  npm.stdout.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  try {
    await untilReady(
      url,
      () => npm.exitCode === null,
      () => said.join(""),
    );
    npm.kill("SIGTERM");
    await expect.poll(() => answers(url), { timeout: ENDS_WITHIN_MS }).toBe(false);
    // Its last line passes through npm, and may come a little later.
    await expect.poll(() => said.join("")).toContain("stopping");
  } finally {
    endGroup(npm.pid);
  }
});

function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, "SIGKILL");
  } catch {
    // All of them have ended already.
  }
}
