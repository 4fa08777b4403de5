import { describe, expect, it } from "vitest";
import { createMailbox } from "./mailbox.ts";

/** A task that waits until it is released. */
function held(log: string[], name: string) {
  const releases: (() => void)[] = [];
  const gate = new Promise<void>((resolve) => releases.push(resolve));
  const task = async () => {
    log.push(`${name} begins`);
    await gate;
    log.push(`${name} ends`);
  };
  return { task, release: () => releases.forEach((release) => release()) };
}

const later = () => new Promise(setImmediate);

describe("mailbox", () => {
  it("runs tasks of one name one after another", async () => {
    const log: string[] = [];
    const mailbox = createMailbox();
    const first = held(log, "first");
    const second = held(log, "second");
    const both = [mailbox.run("room", first.task), mailbox.run("room", second.task)];
    second.release();
    first.release();
    await Promise.all(both);
    expect(log).toEqual(["first begins", "first ends", "second begins", "second ends"]);
  });

  it("does not let one name wait for another", async () => {
    const log: string[] = [];
    const mailbox = createMailbox();
    const slow = held(log, "slow");
    const waiting = mailbox.run("a", slow.task);
    await mailbox.run("b", async () => log.push("other"));
    expect(log).toEqual(["slow begins", "other"]);
    slow.release();
    await waiting;
  });

  it("goes on after a task that failed, whose fault reaches only its caller", async () => {
    const mailbox = createMailbox();
    const failing = mailbox.run("room", () => Promise.reject(new Error("no")));
    const next = mailbox.run("room", () => Promise.resolve("yes"));
    await expect(failing).rejects.toThrow("no");
    await expect(next).resolves.toBe("yes");
  });

  it("goes on after a task that throws", async () => {
    const mailbox = createMailbox();
    const failing = mailbox.run("room", () => {
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(mailbox.size).toBe(0);
    await mailbox.idle();
  });

  it("keeps no memory of names without tasks", async () => {
    const mailbox = createMailbox();
    await Promise.all(["a", "b", "a"].map((name) => mailbox.run(name, () => Promise.resolve())));
    await mailbox.idle();
    expect(mailbox.size).toBe(0);
  });

  it("counts waiting and running tasks", async () => {
    const mailbox = createMailbox();
    const tasks = ["a", "b", "a"].map((name) => mailbox.run(name, () => Promise.resolve()));
    expect(mailbox.waiting).toBe(3);
    await Promise.all(tasks);
    await mailbox.idle();
    expect(mailbox.waiting).toBe(0);
  });

  it("is idle only when tasks of tasks have ended too", async () => {
    const log: string[] = [];
    const mailbox = createMailbox();
    void mailbox.run("a", async () => {
      await later();
      void mailbox.run("b", async () => {
        await later();
        log.push("inner");
      });
    });
    await mailbox.idle();
    expect(log).toEqual(["inner"]);
  });
});
