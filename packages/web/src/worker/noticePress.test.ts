// Where a press on a notice leads.
import { expect, test, vi } from "vitest";
import { returnTo } from "./noticePress.ts";

function windowsWith(...urls: readonly string[]) {
  const tabs = urls.map((url) => ({ url, focus: vi.fn<() => Promise<void>>(async () => {}) }));
  const openWindow = vi.fn<(url: string) => Promise<void>>(async () => {});
  return { tabs, openWindow, windows: { matchAll: async () => tabs, openWindow } };
}

test("[P62] a press on a notice leads to the tab it came from", async () => {
  const { tabs, openWindow, windows } = windowsWith("https://a/room/one", "https://a/room/two");
  await returnTo(windows, "https://a/room/two");
  expect(tabs.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
  expect(openWindow).not.toHaveBeenCalled();
});

test("[P62] a tab that has been closed is opened again", async () => {
  const { openWindow, windows } = windowsWith("https://a/");
  await returnTo(windows, "https://a/room/two");
  expect(openWindow).toHaveBeenCalledWith("https://a/room/two");
});
