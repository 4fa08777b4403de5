import { systemClock } from "@kingrow/time/machine";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { gather } from "./gathering.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const REST_MS = 20;

function gathering() {
  const served: (readonly string[])[] = [];
  const serve = vi.fn<(all: readonly string[]) => Promise<void>>(async (all) => {
    served.push([...all]);
  });
  return { come: gather<string>(systemClock, REST_MS, serve), served, serve };
}

it("serves the first at once, and all who come soon after together", async () => {
  const { come, served } = gathering();
  await come("first");
  const others = Promise.all([come("second"), come("third")]);
  await vi.advanceTimersByTimeAsync(REST_MS - 1);
  expect(served).toEqual([["first"]]);
  await vi.advanceTimersByTimeAsync(1);
  await others;
  expect(served).toEqual([["first"], ["second", "third"]]);
  const later = come("fourth");
  await vi.advanceTimersByTimeAsync(REST_MS);
  await later;
  expect(served.at(-1)).toEqual(["fourth"]);
});

it("serves at once again after a quiet moment, and after a failure", async () => {
  const { come, served, serve } = gathering();
  serve.mockRejectedValueOnce(new Error("unreadable"));
  await expect(come("first")).rejects.toThrow("unreadable");
  await vi.advanceTimersByTimeAsync(REST_MS);
  await come("second");
  expect(served).toEqual([["second"]]);
});

it("tells all who waited together of a failure, and serves the next", async () => {
  const { come, served, serve } = gathering();
  await come("first");
  serve.mockRejectedValueOnce(new Error("unreadable"));
  const outcomes = Promise.allSettled([come("second"), come("third")]);
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const next = come("fourth");
  await vi.advanceTimersByTimeAsync(REST_MS);
  await next;
  expect(served).toEqual([["first"], ["fourth"]]);
});

it("holds nobody back longer while those before are still being served", async () => {
  const { come, served, serve } = gathering();
  serve.mockReturnValueOnce(new Promise(() => undefined));
  void come("first");
  const second = come("second");
  await vi.advanceTimersByTimeAsync(REST_MS);
  await second;
  expect(served).toEqual([["second"]]);
});

it("rests longer after what took long, so that more are served together", async () => {
  const { come, served, serve } = gathering();
  serve.mockReturnValueOnce(new Promise((resolve) => setTimeout(resolve, 10)));
  void come("first");
  await vi.advanceTimersByTimeAsync(REST_MS);
  await come("second");
  const third = come("third");
  await vi.advanceTimersByTimeAsync(79);
  expect(served).toEqual([["second"]]);
  const fourth = come("fourth");
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all([third, fourth]);
  expect(served).toEqual([["second"], ["third", "fourth"]]);
});
