import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDeadNodeCleanup } from "./membership.ts";

let held: string[];
let alive: string[];
const visited: string[] = [];
const forget = vi.fn<(run: string) => Promise<void>>();
const onFault = vi.fn<(fault: unknown) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  held = Array.from({ length: 250 }, (_, index) => `room${index}`);
  alive = ["us"];
  visited.length = 0;
  forget.mockReset().mockResolvedValue();
  onFault.mockReset();
});
afterEach(() => void vi.useRealTimers());

function cleanUpAfter(act: (roomId: string) => Promise<unknown> = visit): (gone: string) => void {
  return createDeadNodeCleanup({
    run: () => "us",
    registry: { roomsOfRun: async (_run, limit) => held.slice(0, limit), forgetRun: forget },
    act,
    alive: () => alive,
    onFault,
  });
}

async function visit(roomId: string): Promise<void> {
  visited.push(roomId);
  held = held.filter((id) => id !== roomId);
}

const caughtUp = () => vi.advanceTimersByTimeAsync(0);

describe("the rooms of a dead node", () => {
  it("are all visited, then the node is forgotten", async () => {
    cleanUpAfter()("them");
    await caughtUp();
    expect(visited).toHaveLength(250);
    expect(forget.mock.calls).toEqual([["them"]]);
  });

  it("are visited once although the node is reported with every heartbeat", async () => {
    const onGone = cleanUpAfter();
    onGone("them");
    onGone("them");
    await caughtUp();
    expect(visited).toHaveLength(250);
  });

  it("are left to the first node in order, as long as that one lives", async () => {
    alive = ["first", "us"];
    const onGone = cleanUpAfter();
    onGone("them");
    await caughtUp();
    expect(visited).toEqual([]);
    alive = ["us"];
    onGone("them");
    await caughtUp();
    expect(visited).toHaveLength(250);
  });

  it("keep the node from being forgotten when one of them cannot be changed", async () => {
    const onGone = cleanUpAfter(async (id) => (id === "room7" ? undefined : visit(id)));
    onGone("them");
    await caughtUp();
    expect(forget).not.toHaveBeenCalled();
    onGone("them");
    await caughtUp();
    expect(held).toEqual(["room7"]);
  });

  it("are not visited if the run is our own", async () => {
    cleanUpAfter()("us");
    await caughtUp();
    expect(visited).toEqual([]);
  });
});
