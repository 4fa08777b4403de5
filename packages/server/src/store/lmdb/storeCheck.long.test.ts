// A separate process checks a store file before a server opens it.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { StoreStartFault } from "../roomStore.ts";
import { damageRoom, newFolder, setFormat, withRooms } from "../testing/storeFiles.ts";
import { openEnvironment, storeFileIn } from "./lmdbFile.ts";
import { assertSound } from "./storeCheck.ts";

const CHECK = [inject("program"), "check-store"];

const ANSWERS = [() => true, () => false] as const;

async function faultOf(check: Promise<void>): Promise<string> {
  const fault = await check.catch((error: unknown) => error);
  if (!(fault instanceof StoreStartFault)) throw new Error(`no start fault but ${String(fault)}`);
  return fault.message;
}

type Environment = ReturnType<typeof openEnvironment>;

async function inFile<T>(file: string, change: (environment: Environment) => T): Promise<T> {
  const environment = openEnvironment(file);
  const done = change(environment);
  await environment.close();
  return done;
}

function tableNames(environment: Environment): readonly string[] {
  return [...environment.getKeys()].map(String).filter((name) => name !== "format");
}

describe("the check of a store file before a start", () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = newFolder();
    file = storeFileIn(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("accepts a sound file and a folder without one", async () => {
    await assertSound(file, CHECK);
    expect(existsSync(file)).toBe(false);
    await withRooms(file, 3);
    const before = readFileSync(file);
    await assertSound(file, CHECK);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it("refuses a file that is no store, and leaves it untouched", async () => {
    const text = "this is somebody's diary\n".repeat(1000);
    writeFileSync(file, text);
    const sentence = await faultOf(assertSound(file, CHECK));
    expect(sentence).toMatch(/^The store \/.*kingrow\.lmdb is damaged \(.*\)\. Put a backup/);
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  it("refuses a file whose pages are garbage, and leaves it untouched", async () => {
    await withRooms(file, 50);
    const damaged = readFileSync(file);
    for (let at = 8192; at < damaged.length; at += 1) damaged[at] = (at * 7919) & 255;
    writeFileSync(file, damaged);
    expect(await faultOf(assertSound(file, CHECK))).toContain("is damaged");
    expect(readFileSync(file).equals(damaged)).toBe(true);
  });

  it("refuses a file that was cut off", async () => {
    await withRooms(file, 200);
    writeFileSync(file, readFileSync(file).subarray(0, 8192 * 2 + 100));
    expect(await faultOf(assertSound(file, CHECK))).toContain("is damaged");
  });

  it("sees a single changed byte of a room", async () => {
    await withRooms(file, 1);
    damageRoom(file, "room1000");
    expect(await faultOf(assertSound(file, CHECK))).toContain("does not fit its checksum");
  });

  it("reads every table", async () => {
    await withRooms(file, 1);
    const sound = readFileSync(file);
    const names = await inFile(file, tableNames);
    expect(names).toContain("lobby");
    const passes = async (name: string) => {
      const copy = `${file}-${name}`;
      writeFileSync(copy, sound);
      await inFile(copy, (environment) =>
        environment.openDB({ name, encoding: "string" }).putSync("odd", "neither room nor row"),
      );
      return assertSound(copy, CHECK).then(...ANSWERS);
    };
    const passed = await Promise.all(names.map(passes));
    expect(names.filter((_, at) => passed[at])).toEqual([]);
  });

  it.each([
    ["a newer format", { formatVersion: 2 }, "newer Kingrow (format 2, this one reads 1)"],
    ["a format before the first release", { format: 5 }, "from before the first release"],
  ])("refuses a file of %s, and leaves it untouched", async (_, format, reason) => {
    await withRooms(file, 1);
    await setFormat(file, format);
    const before = readFileSync(file);
    const sentence = await faultOf(assertSound(file, CHECK));
    expect(sentence).toContain(reason);
    expect(sentence).toContain(file);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});
