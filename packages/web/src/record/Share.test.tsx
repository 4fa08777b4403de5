// Sharing, with and without what the browser offers for it.
import { initialPosition } from "@kingrow/rules";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { outlineOf } from "../board/surface/Shapes.tsx";
import { ShareButton, type ShareSubject } from "./Share.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "share");
  Reflect.deleteProperty(navigator, "canShare");
});

const LINK = "https://kingrow.example/replay#1AAxy.0";
const SUBJECT: ShareSubject = {
  link: () => LINK,
  position: initialPosition,
  lastStep: undefined,
  near: "black",
  caption: "Black won.",
  pdn: () => "1. 11-15 *",
};

async function openPanel(subject = SUBJECT) {
  const user = userEvent.setup();
  render(<ShareButton subject={subject} />);
  const panel = screen.getByRole("group", { name: "Share" });
  const opening = Object.assign(new Event("toggle"), { newState: "open" });
  await act(async () => panel.dispatchEvent(opening));
  return user;
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole("button", { name }));

function offerShareSheet(share: (data: ShareData) => Promise<void>): void {
  Object.assign(navigator, { share, canShare: () => true });
}

test("[P28] the system's share sheet gets the sentence and the link", async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  offerShareSheet(share);
  await press(await openPanel(), "Share…");
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: "Black won.", url: LINK });
});

test("[P28] where the browser can draw, the sheet gets a picture too", async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  offerShareSheet(share);
  const context = new Proxy({}, { get: () => () => ({ width: 1 }), set: () => true });
  vi.stubGlobal("Path2D", vi.fn());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it answers every call of the drawing
  const drawn = context as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(() => drawn);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((take) =>
    take(new Blob(["png"])),
  );
  const user = await openPanel();
  expect(await screen.findByRole("img", { name: "Black won." })).toBeTruthy();
  await press(user, "Share…");
  expect(share.mock.calls[0]?.[0].files?.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^kingrow-.*\.png$/),
  ]);
});

test("[P28] the last sentence of the caption has a line of its own in the picture", async () => {
  const written = vi.fn<(text: string, x: number, y: number) => void>();
  const context = new Proxy(
    { fillText: written },
    {
      get: (own, key) => (key === "fillText" ? own.fillText : () => ({ width: 1 })),
      set: () => true,
    },
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it answers every call of the drawing
  const drawn = context as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(() => drawn);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((take) => take(null));
  await openPanel({ ...SUBJECT, caption: "Black won. White resigned." });
  const lines = new Map(written.mock.calls.map(([text, , y]) => [text.trim(), y]));
  expect([...lines.keys()]).toEqual(["Kingrow", "Black won.", "White resigned."]);
  expect(lines.get("Black won.")).toBe(lines.get("Kingrow"));
  expect(lines.get("White resigned.")).toBeGreaterThan(lines.get("Kingrow")!);
});

test("[P28, P77] arrows and circles are in the picture too", async () => {
  const paths = vi.fn<(path: string) => void>();
  vi.stubGlobal("Path2D", paths);
  const context = new Proxy({}, { get: () => () => ({ width: 1 }), set: () => true });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it answers every call of the drawing
  const drawn = context as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(() => drawn);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((take) => take(null));
  const arrow = outlineOf([11, 15], false);
  await openPanel({ ...SUBJECT, shapes: [arrow, outlineOf([18], false)] });
  const written = paths.mock.calls.map(([path]) => path);
  expect(written).toEqual(expect.arrayContaining([arrow.line, arrow.head]));
});

test("[P28] a sheet that the visitor closes or opens twice is the end of it; one that the system refuses leaves the link", async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>();
  offerShareSheet(share);
  const user = await openPanel();
  for (const reason of ["AbortError", "InvalidStateError"]) {
    share.mockRejectedValueOnce(new DOMException("closed, or open already", reason));
    await press(user, "Share…");
    expect(screen.queryByRole("textbox")).toBeNull();
  }
  share.mockRejectedValueOnce(new DOMException("refused", "NotAllowedError"));
  await press(user, "Share…");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe(LINK);
});

test("[P28] without sheet, canvas and clipboard, link and PDN can be copied by hand", async () => {
  const user = await openPanel();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("forbidden"));
  vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(screen.queryByRole("button", { name: "Share…" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Save picture" })).toBeNull();
  await press(user, "Copy replay link");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe(LINK);
  await press(user, "Okay");
  await press(user, "Copy PDN");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("1. 11-15 *");
});

test("[P28] the panel has a title and a way to close it, and leads nowhere else", async () => {
  await openPanel();
  expect(screen.getByRole("heading", { name: "Share" })).toBeTruthy();
  const close = screen.getByRole("button", { name: "Close" });
  expect(close.getAttribute("popovertargetaction")).toBe("hide");
  expect(screen.queryByRole("link")).toBeNull();
});

test("[P28] a position without a game has no PDN", async () => {
  const { pdn: _, ...position } = SUBJECT;
  await openPanel(position);
  expect(screen.queryByRole("button", { name: "Copy PDN" })).toBeNull();
});

test("[P28] Download PDN makes a file in the page", async () => {
  const user = await openPanel();
  const make = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:here");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  await press(user, "Download PDN");
  expect(click).toHaveBeenCalledOnce();
  const blob = make.mock.lastCall?.[0];
  expect(blob instanceof Blob && (await blob.text())).toBe("1. 11-15 *");
});
