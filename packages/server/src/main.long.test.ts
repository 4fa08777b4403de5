import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, inject, it, type TestContext } from "vitest";
import { storeFileIn } from "./store/lmdb/lmdbFile.ts";
import { openLmdbStore } from "./store/lmdb/lmdbStore.ts";

/** Starts the program with its own folder. Both are removed after the test. */
function program({ onTestFinished }: TestContext) {
  const folder = mkdtempSync(path.join(tmpdir(), "kingrow-main-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));

  function run(settings: Readonly<Record<string, string>> = {}, under: readonly string[] = []) {
    const started = start({ DATA_DIR: folder, ...settings }, under);
    onTestFinished(() => void started.started.kill("SIGKILL"));
    return started;
  }

  return { folder, run };
}

/** @param under a program that runs the program, and its arguments */
function start(settings: Readonly<Record<string, string>>, under: readonly string[]) {
  const defaults = { PORT: "0", HOST: "127.0.0.1", METRICS_PORT: "0" };
  const { PATH } = process.env;
  const [command, ...args] = [...under, process.execPath, inject("program")];
  const started = spawn(command, args, {
    env: { PATH, ...defaults, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  for (const stream of [started.stdout, started.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => said.push(text));
  }
  const ended = once(started, "close").then(([code]) => ({ code, text: said.join("") }));
  return { started, ended };
}

describe.concurrent("the program", () => {
  it("prints its address, and ends with code 0 after SIGTERM", async (context) => {
    const { run } = program(context);
    const { started, ended } = run();
    const [line] = await once(started.stdout, "data");
    expect(line).toMatch(/^Kingrow is at http:\/\/localhost:\d+\n$/);
    started.kill("SIGTERM");
    expect(await ended).toMatchObject({ code: 0 });
  });

  it("does not start with wrong settings, and names all of them", async (context) => {
    const { run } = program(context);
    const { code, text } = await run({ PORT: "http", LOG_LEVEL: "loud" }).ended;
    expect(code).toBe(1);
    expect(text).toContain('PORT must be a whole number from 0 to 65535, not "http".');
    expect(text).toContain("LOG_LEVEL must be one of");
  });

  it("does not start when DATA_DIR cannot be written", async (context) => {
    const { run } = program(context);
    const { code, text } = await run({ DATA_DIR: "/dev/null/kingrow" }).ended;
    expect(code).toBe(1);
    expect(text).toContain("DATA_DIR /dev/null/kingrow cannot be written");
    expect(text).not.toContain("    at ");
  });

  it("does not start where the disk has no room for a store, and takes none for damaged there", async (context) => {
    const { folder, run } = program(context);
    const fullDisk = ["sh", "-c", `trap '' XFSZ; ulimit -f 8; exec "$@"`, "sh"];
    const sentence = `DATA_DIR ${folder} cannot be written (EFBIG`;
    expect(await run({}, fullDisk).ended).toMatchObject({
      code: 1,
      text: expect.stringContaining(sentence),
    });
    await openLmdbStore(storeFileIn(folder)).close();
    rmSync(`${storeFileIn(folder)}-lock`);
    expect((await run({}, fullDisk).ended).text).toContain(sentence);
    expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
  });

  it("does not start on a damaged store, and names the file", async (context) => {
    const { folder, run } = program(context);
    const file = storeFileIn(folder);
    writeFileSync(file, "this is no store".repeat(1000));
    const { code, text } = await run().ended;
    expect(code).toBe(1);
    expect(text).toContain(`The store ${file} is damaged`);
  });

  it("does not start on a DATA_DIR that another one uses, and does when that one was killed", async (context) => {
    const { folder, run } = program(context);
    const first = run();
    await once(first.started.stdout, "data");
    const { code, text } = await run().ended;
    expect(code).toBe(1);
    expect(text).toContain(`DATA_DIR ${folder} is in use by another Kingrow.`);
    first.started.kill("SIGKILL");
    await first.ended;
    const [line] = await once(run().started.stdout, "data");
    expect(line).toMatch(/^Kingrow is at/);
  });

  it("does not start when its port is taken", async (context) => {
    const { run } = program(context);
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address !== null ? String(address.port) : "";
    const { code, text } = await run({ PORT: port }).ended;
    other.close();
    expect(code).toBe(1);
    expect(text).toContain(`Port ${port} is taken by another program.`);
  });
});
