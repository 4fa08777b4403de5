import { describe, expect, it } from "vitest";
import { shareReads } from "./shareReads.ts";

/** Reads that the test ends one by one. */
function reads() {
  const open: { readonly end: (answer: string) => void; readonly fail: () => void }[] = [];
  const read = () =>
    new Promise<string>((resolve, reject) => {
      open.push({ end: resolve, fail: () => reject(new Error("unreadable")) });
    });
  return { open, ask: shareReads(read) };
}

describe("shared reads", () => {
  it("answer all callers that come while a read runs by one later read", async () => {
    const { open, ask } = reads();
    const first = ask();
    const others = [ask(), ask(), ask()];
    expect(open).toHaveLength(1);
    open[0]?.end("old");
    expect(await first).toBe("old");
    await expect.poll(() => open.length).toBe(2);
    open[1]?.end("new");
    expect(await Promise.all(others)).toEqual(["new", "new", "new"]);
    expect(open).toHaveLength(2);
  });

  it("begin a new read when no caller waits", async () => {
    const { open, ask } = reads();
    const first = ask();
    open[0]?.end("old");
    await first;
    const second = ask();
    open[1]?.end("new");
    expect(await second).toBe("new");
  });

  it("go on after a failed read, whose fault reaches only its own callers", async () => {
    const { open, ask } = reads();
    const first = ask();
    const second = ask();
    open[0]?.fail();
    await expect(first).rejects.toThrow("unreadable");
    await expect.poll(() => open.length).toBe(2);
    open[1]?.end("new");
    expect(await second).toBe("new");
  });
});
