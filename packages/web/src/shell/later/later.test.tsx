// Parts of the page that are fetched on demand.
import { act, cleanup, render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { ErrorBoundary } from "../frame/ErrorBoundary.tsx";
import { later, type Later } from "./later.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Shown({ of }: { readonly of: Later<string> }) {
  return <p>{of.use() ?? "on its way"}</p>;
}

function show(part: Later<string>) {
  render(
    <ErrorBoundary>
      <Shown of={part} />
    </ErrorBoundary>,
  );
  return () => document.body.textContent;
}

test("a part is fetched when it is needed", async () => {
  const arrivals: ((part: string) => void)[] = [];
  const text = show(later(() => new Promise<string>((resolve) => arrivals.push(resolve))));
  expect(text()).toBe("on its way");
  await act(async () => arrivals.forEach((arrive) => arrive("here")));
  expect(text()).toBe("here");
});

test("a part fetched ahead is there in the first drawing", async () => {
  const part = later(async () => "here");
  part.fetchAhead();
  await Promise.resolve();
  await Promise.resolve();
  expect(show(part)()).toBe("here");
});

test("a part that comes between the drawing and the effects after it is seen", async () => {
  const part = later(async () => "here");
  const Hurried = () => {
    useLayoutEffect(() => part.fetchAhead(), []);
    return <Shown of={part} />;
  };
  // As in a browser, where such effects follow in a task of their own.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const place = document.createElement("div");
  const root = createRoot(place);
  root.render(<Hurried />);
  await vi.waitFor(() => expect(place.textContent).toBe("here"), { timeout: 10_000 });
  root.unmount();
  vi.unstubAllGlobals();
});

test("a part that cannot be fetched ahead is asked for again when it is needed", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("offline"));
  load.mockResolvedValue("here");
  const part = later(load);
  part.fetchAhead();
  const text = show(part);
  await act(async () => {});
  expect(text()).toBe("here");
});

test("[P42] a part that cannot be fetched at all is told about, with a way on", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const text = show(later(() => Promise.reject(new Error("offline"))));
  await act(async () => {});
  expect(text()).toContain("This could not be loaded");
  expect(text()).toContain("Try again");
});

test("[P42] a part that could not be fetched is asked for again by whoever needs it next", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("offline"));
  const part = later(load.mockResolvedValue("here"));
  show(part);
  await act(async () => {});
  cleanup();
  const text = show(part);
  await act(async () => {});
  expect(text()).toBe("here");
});

test("what shows a part is drawn once more when it comes, however many ask for it", async () => {
  const part = later(async () => "here");
  const draw = vi.fn<(text: string) => void>();
  const Noted = () => {
    draw(part.use() ?? "on its way");
    return null;
  };
  render(
    <>
      <Noted />
      <Shown of={part} />
    </>,
  );
  await act(async () => {});
  render(<Shown of={part} />);
  await act(async () => {});
  expect(draw.mock.calls.flat()).toEqual(["on its way", "here"]);
});
