// The analysis board: what is played, set up, read from text, and written into the address.
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { initialPosition, parseFen } from "@kingrow/rules";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { encodeGame } from "../../record/replayLink.ts";
import { loadTexts, textsStore } from "../../text/texts.ts";
import { en } from "../../text/en.ts";
import {
  button,
  GAME,
  open,
  QuickWorker,
  shownAt,
  square,
  useStudyScreens,
} from "../../testing/studyScreens.tsx";
import { encodeStudy, studyOf } from "../tree/treeLink.ts";

useStudyScreens();

const PASTED = "Games (PDN) or a position (FEN)";

async function openGames(text: string) {
  const { user } = await open("/analysis");
  await importText(user, text);
  return user;
}

async function importText(user: UserEvent, text: string) {
  await user.click(button("Import / export"));
  fireEvent.change(screen.getByLabelText(PASTED), { target: { value: text } });
  await user.click(button("Import"));
}

async function press(user: UserEvent, name: string) {
  await user.click(button("Import / export"));
  await user.click(button(name));
}

/** A way through the moves; a phone has the same below the board. */
function travel(name: string): HTMLElement {
  return within(screen.getByRole("region", { name: "Moves" })).getByRole("button", { name });
}

/** The moves that are shown, variations in brackets. */
function treeText(): string {
  const textOf = (node: Node): string => {
    if (node.childNodes.length === 0) return node.textContent ?? "";
    const inside = [...node.childNodes].map(textOf).join("");
    return node instanceof Element && node.getAttribute("aria-label") === "Variation"
      ? `(${inside})`
      : inside;
  };
  return textOf(screen.getByRole("group", { name: "Moves" })).replace("Start", "");
}

function arrows(kind: string): number {
  return document.querySelectorAll(`[data-kind="${kind}"]`).length;
}

function stays(): boolean {
  return document.documentElement.hasAttribute("data-board-stays");
}

/** Chooses a file that is being read until the answer is called with its text. */
function chooseSlowFile(): (text: string) => void {
  const file = new File([""], "game.pdn");
  let answer: ((text: string) => void) | undefined;
  const read = new Promise<string>((resolve) => {
    answer = resolve;
  });
  vi.spyOn(file, "text").mockReturnValue(read);
  fireEvent.change(screen.getByLabelText("Drop a file here, or choose one"), {
    target: { files: [file] },
  });
  return (text) => answer?.(text);
}

describe("the analysis board", () => {
  test("[P46] the focus goes on to where a position is set up, and back", async () => {
    const { user } = await open("/analysis");
    await user.click(button("Set up a position"));
    expect(document.activeElement?.closest("main")).toBeTruthy();
    await user.click(button("Use this position"));
    expect(document.activeElement?.closest("main")).toBeTruthy();
  });

  test("[P46] room is kept above what has the focus where the board stays", async () => {
    const { user } = await open("/analysis");
    expect(stays()).toBe(true);
    await user.click(button("Set up a position"));
    expect(stays()).toBe(true);
    cleanup();
    expect(stays()).toBe(false);
  });

  test("[P77] at the start a move can't be deleted, and the button keeps its place", async () => {
    const { user } = await open("/analysis");
    for (const number of [11, 15]) fireEvent.click(square(number));
    await user.click(screen.getAllByRole("button", { name: "To the start" })[0]!);
    expect(button("Delete move")).toHaveProperty("disabled", true);
    await user.click(screen.getAllByRole("button", { name: "Next move" })[0]!);
    expect(button("Delete move")).toHaveProperty("disabled", false);
  });

  test("[P46] the focus goes on where what had it is gone: the last move to delete", async () => {
    const { user } = await open("/analysis");
    for (const number of [11, 15]) fireEvent.click(square(number));
    await user.click(button("Delete move"));
    expect(screen.queryByRole("button", { name: "Delete move" })).toBeNull();
    expect(document.activeElement?.closest("main")).toBeTruthy();
  });

  test("[P26] the board lists its keys, those of a game left out, and speaks whose turn it is", async () => {
    const { said } = await open("/analysis");
    fireEvent.keyDown(square(11), { key: "s" });
    expect(said).toContain("Black to move");
    fireEvent.keyDown(square(11), { key: "?" });
    expect((await screen.findByRole("dialog", { name: "Keys" })).textContent).toContain(
      "Pick a piece up",
    );
    expect(screen.queryByText("Confirm a move that waits")).toBeNull();
    fireEvent.click(button("Close"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("[P77] both sides are moved, moves branch, and the link carries it all", async () => {
    const { user } = await open("/analysis");
    expect(screen.getByText("Black to move")).toBeTruthy();
    for (const number of [11, 15, 22, 18]) fireEvent.click(square(number));
    expect(shownAt(18)).toBe("white-man");
    await user.click(travel("Previous move"));
    for (const number of [23, 19]) fireEvent.click(square(number));
    await user.click(travel("Previous move"));
    expect(treeText()).toBe("1.11-1522-18(1…23-19)");
    const { hash } = window.location;
    cleanup();
    await open(`/analysis${hash}`);
    expect(treeText()).toBe("1.11-1522-18(1…23-19)");
    expect(shownAt(15)).toBe("black-man");
  });

  test("[P77] a line goes on with its number below another variation", async () => {
    await openGames("1. 11-15 22-18 (1. 22-17 8-11 (1. 9-13) 2. 17-13) 2. 15x22 *");
    expect(treeText()).toBe("1.11-1522-18(1…22-172.8-11(2.9-13)2…17-13)2.15x22");
  });

  test("[P27] after a press on the engine's switch left and right lead through the moves", async () => {
    const user = await openGames("1. 11-15 22-18 *");
    await user.click(screen.getByRole("switch", { name: "Engine" }));
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(shownAt(18)).toBe("white-man");
  });

  test("[P77] the keys lead along a line and to the variations beside it", async () => {
    const user = await openGames("1. 11-15 22-18 (1. 22-17 8-11) (1. 24-19) 2. 15x22 25x18 *");
    expect(treeText()).toBe("1.11-1522-18(1…22-172.8-11)(1…24-19)2.15x2225x18");
    screen.getByRole("group", { name: "Moves" }).focus();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(shownAt(18)).toBe("white-man");
    await user.keyboard("{ArrowDown}");
    expect(shownAt(17)).toBe("white-man");
    await user.keyboard("{ArrowRight}");
    expect(shownAt(8)).toBeUndefined();
    await user.keyboard("{ArrowLeft}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}");
    expect(shownAt(18)).toBe("white-man");
  });

  test("[P77] a move is deleted with what follows", async () => {
    const { user, said } = await open(`/analysis#${encodeGame(GAME)}.2`);
    expect(shownAt(20)).toBe("white-man");
    await user.click(button("Delete move"));
    expect(said.at(-1)).toBe("Deleted.");
    expect(screen.getByText("White to move")).toBeTruthy();
    await user.click(travel("Next move"));
    expect(shownAt(20)).toBeUndefined();
  });

  test("[P77] the computer's lines, bar and arrow are shown when it is switched on, and only then", async () => {
    const { user } = await open("/analysis");
    expect(QuickWorker.made).toBe(0);
    await user.click(screen.getByRole("switch", { name: "Engine" }));
    for (const line of [1, 2, 3]) {
      const row = (await screen.findByRole("toolbar", { name: `Line ${line}` })).parentElement!;
      // A number to see, and words to hear.
      expect(row.textContent).toMatch(/^(0\.0Equal|(\+\d\.\d)\2 (Black|White))/);
    }
    expect(screen.getByRole("meter").getAttribute("aria-valuetext")).toMatch(/^(Equal|\+\d)/);
    expect(arrows("good")).toBe(1);
    await user.click(screen.getByRole("switch", { name: "Engine" }));
    expect(screen.queryByRole("toolbar")).toBeNull();
    expect(screen.queryByRole("meter")).toBeNull();
    expect(arrows("good")).toBe(0);
  });

  test("[P77] the number and the words for it stand in one line, in the place of whose turn it is", async () => {
    const { user } = await open("/analysis");
    // White is one man short.
    await importText(user, "B:W22-32:B1-12");
    const turn = screen.getByText("Black to move");
    expect(turn.className).toBe("");
    await user.click(screen.getByRole("switch", { name: "Engine" }));
    await screen.findByRole("toolbar", { name: "Line 1" });
    expect(turn.parentElement!.textContent).toMatch(
      /(\+\d\.\d)\1 Black Black is (better|winning)depth/,
    );
    expect(turn.className).toBe("unseen");
  });

  test("[P28, P77] the position is shared from the bar of icons", async () => {
    await open("/analysis");
    const panel = button("Share").parentElement!.querySelector("[popover]")!;
    const opening = Object.assign(new Event("toggle"), { newState: "open" });
    await act(async () => panel.dispatchEvent(opening));
    expect(screen.getByRole("img", { name: "Black to move", hidden: true })).toBeTruthy();
    expect(button("Copy link")).toBeTruthy();
  });

  test("[P77] a phone has a part for the computer, and shows the turn above all parts", async () => {
    const { user } = await open("/analysis");
    expect(screen.getByRole("radio", { name: "Moves" })).toHaveProperty("checked", true);
    // No moves yet: the ways to begin.
    const begin = button("Set up a position").closest("[data-open]");
    expect(begin).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: "Engine" }));
    const part = screen.getByRole("region", { name: "Engine" });
    expect(part.parentElement!.querySelectorAll("[data-open]")).toHaveLength(1);
    expect(part.hasAttribute("data-open")).toBe(true);
    for (const number of [11, 15]) fireEvent.click(square(number));
    expect(screen.getByRole("img", { name: "White to move" })).toBeTruthy();
  });

  test("[P77] the start can be chosen among the moves, and is marked", async () => {
    const { user } = await open("/analysis");
    const start = screen.getByRole("button", { name: "Start" });
    expect(start.getAttribute("aria-current")).toBe("step");
    for (const number of [11, 15]) fireEvent.click(square(number));
    expect(start.getAttribute("aria-current")).toBeNull();
    await user.click(start);
    expect(start.getAttribute("aria-current")).toBe("step");
    expect(shownAt(11)).toBe("black-man");
  });

  test("[P77] the number at the bar stands at the end of the side that is ahead", async () => {
    const { user } = await open("/analysis");
    // White is one man short.
    await importText(user, "B:W22-32:B1-12");
    await user.click(screen.getByRole("switch", { name: "Engine" }));
    const bar = await screen.findByRole("meter");
    const number = bar.querySelector("small")!;
    expect(bar.getAttribute("aria-valuetext")).toMatch(/Black$/);
    expect(number.textContent).toMatch(/^\d\.\d$/);
    expect([number.style.top, number.style.bottom]).toEqual(["", "0px"]);
    await user.click(button("Flip the board"));
    expect([number.style.top, number.style.bottom]).toEqual(["0px", ""]);
  });

  test("[P77] each move of a line is shown by the pointer and by the arrows, and played by a press", async () => {
    const { user } = await open("/analysis");
    await user.click(screen.getByRole("switch", { name: "Engine" }));
    const line = await screen.findByRole("toolbar", { name: "Line 1" });
    const moves = () => within(line).getAllByRole("button");
    const landing = (index: number) => Number(moves()[index]!.textContent.split("-")[1]);
    await user.hover(moves()[0]!);
    expect(shownAt(landing(0))).toMatch(/^black/);
    await user.unhover(moves()[0]!);
    expect(shownAt(landing(0))).toBeUndefined();
    await user.tab();
    moves()[0]!.focus();
    await user.keyboard("{ArrowRight}");
    expect(shownAt(landing(1))).toBe("white-man");
    expect(screen.getByText("Black to move")).toBeTruthy();
    const at = landing(1);
    await user.click(moves()[1]!);
    expect(shownAt(at)).toBe("white-man");
    expect(treeText()).toMatch(/^1\.\d+-\d+-\d+$/);
  });

  test("[P77] a move of a line is shown no longer than its line is there, whatever the pointer does", async () => {
    await open("/analysis");
    for (const number of [11, 15]) fireEvent.click(square(number));
    fireEvent.click(screen.getByRole("switch", { name: "Engine" }));
    const line = await screen.findByRole("toolbar", { name: "Line 1" });
    const [move] = within(line).getAllByRole("button");
    fireEvent.pointerMove(move!, { pointerType: "mouse" });
    const landing = Number(move!.textContent.split(/[-x]/)[1]);
    expect(shownAt(landing)).toMatch(/^white/);
    fireEvent.click(travel("To the start"));
    expect(shownAt(11)).toBe("black-man");
    expect(shownAt(15)).toBeUndefined();
  });

  test("[P77] a capture that was begun and left for another position begins anew", async () => {
    await openGames("W:W21,22,26:B1,14");
    for (const number of [22, 18, 14, 23]) fireEvent.click(square(number));
    expect(shownAt(23)).toBe("black-man");
    fireEvent.click(travel("To the start"));
    fireEvent.click(travel("To the last move"));
    expect(shownAt(14)).toBe("black-man");
  });

  test("[P77] a threat is what the opponent would do on the move", async () => {
    const { user } = await open("/analysis#");
    await importText(user, "B:W18,32:B6,14");
    await user.click(screen.getByRole("switch", { name: "Engine" }));
    await user.click(button("Threat"));
    const line = await screen.findByRole("toolbar", { name: "Threat" });
    expect(line.textContent).toMatch(/^18x9/);
    expect(arrows("bad")).toBe(1);
  });

  test("[P77] a move of the opponent that wins nothing is no threat", async () => {
    const { user } = await open("/analysis");
    await user.click(screen.getByRole("switch", { name: "Engine" }));
    const line = await screen.findByRole("toolbar", { name: "Line 1" });
    await user.click(button("Threat"));
    expect(screen.getByRole("toolbar", { name: "Line 1" })).toBe(line);
    expect(await screen.findByText("No threat")).toBeTruthy();
    // The lines go on.
    expect(screen.getByRole("toolbar", { name: "Line 1" })).toBe(line);
    expect(arrows("bad")).toBe(0);
  });

  test("[P77] the side that moves first is near", async () => {
    const puzzle = parseFen("W:W21,22,26:B1,14");
    await open(`/analysis#${encodeStudy(studyOf(puzzle.ok ? puzzle.value : initialPosition, []))}`);
    expect(document.querySelector("[data-square]")).toBe(square(1));
  });

  test("[P77] arrows and circles are drawn, said, kept in the link and in PDN, and erased", async () => {
    const { user, said } = await open("/analysis");
    expect(button("Erase marks").getAttribute("aria-disabled")).toBe("true");
    await user.click(button(/^Mark with arrows/));
    for (const [number, key] of [
      [11, "{Enter}"],
      [15, "{Enter}"],
      [18, "{Enter}"],
      [18, "{Enter}"],
    ] as const) {
      square(number).focus();
      await user.keyboard(key);
    }
    expect(said.slice(-2)).toEqual(["Arrow from 11 to 15", "Circle on 18"]);
    expect(arrows("drawn")).toBe(2);
    const { hash } = window.location;
    cleanup();
    const again = await open(`/analysis${hash}`);
    expect(arrows("drawn")).toBe(2);
    expect(screen.queryByText(/csl/)).toBeNull();
    await press(again.user, "Copy PDN");
    expect(await navigator.clipboard.readText()).toContain("{[%csl G18][%cal G1115]}");
    await again.user.click(button("Close"));
    await again.user.click(button("Erase marks"));
    expect(arrows("drawn")).toBe(0);
  });

  test("[P78] a position is set up by keyboard, and one that cannot be is refused in words", async () => {
    const { user, said } = await open("/analysis");
    await user.click(button("Set up a position"));
    await user.click(button("Empty board"));
    expect(screen.getByText("Each side needs at least one piece.")).toBeTruthy();
    expect(button("Empty board").getAttribute("aria-disabled")).toBe("true");
    expect(button("Use this position").hasAttribute("disabled")).toBe(true);
    square(1).focus();
    await user.keyboard("{Enter}");
    expect(said.at(-1)).toBe("Square 1, Black man");
    // What is not there yet is no mistake.
    expect(screen.getByText("Each side needs at least one piece.").className).toBe("soft");
    await user.click(screen.getByRole("radio", { name: "White man" }));
    square(4).focus();
    await user.keyboard("{Enter}");
    const fault = screen.getByText("The man on 4 would be a king: White is crowned there.");
    expect(fault.className).not.toBe("soft");
    await user.keyboard("{Enter}");
    square(10).focus();
    await user.keyboard(" ");
    await user.click(button("Use this position"));
    expect(shownAt(10)).toBe("white-man");
    expect(screen.getByText("Black to move")).toBeTruthy();
  });

  test("[P78] where a position is set up, its FEN can be changed, and the board flipped", async () => {
    const { user } = await open("/analysis");
    await user.click(button("Set up a position"));
    const field = screen.getByLabelText("FEN");
    fireEvent.change(field, { target: { value: "W:W21,K33:B1" } });
    expect(screen.getByText("A square in it is not from 1 to 32.")).toBeTruthy();
    fireEvent.change(field, { target: { value: "W:W21,K22:B1" } });
    expect(screen.queryByText("A square in it is not from 1 to 32.")).toBeNull();
    expect([shownAt(21), shownAt(22), shownAt(23)]).toEqual(["white-man", "white-king", undefined]);
    expect(document.querySelector("[data-square]")).toBe(square(32));
    await user.click(button("Flip the board"));
    expect(document.querySelector("[data-square]")).toBe(square(1));
    await user.click(button("Flip the board"));
    await user.click(button("Use this position"));
    expect(screen.getByText("White to move")).toBeTruthy();
    expect(document.querySelector("[data-square]")).toBe(square(32));
  });

  test("[P78] a position is read from text, and a broken one refused with a sentence", async () => {
    const { user } = await open("/analysis");
    await importText(user, "W:W33:B1");
    expect(screen.getByText("A square in it is not from 1 to 32.")).toBeTruthy();
    fireEvent.change(screen.getByLabelText(PASTED), { target: { value: "B:W32:B28" } });
    await user.click(button("Import"));
    expect(screen.getByText("Black could not move: the game would be over.")).toBeTruthy();
    fireEvent.change(screen.getByLabelText(PASTED), { target: { value: "W:WK14,21:B5,K6" } });
    await user.click(button("Import"));
    expect([shownAt(14), shownAt(6)]).toEqual(["white-king", "black-king"]);
    expect(screen.getByText("White to move")).toBeTruthy();
  });

  test("[P79] one game is opened at once, many are listed", async () => {
    await openGames('[Event "x"]\n1. 11-15 23-19 2. 8-11 *');
    expect(screen.getByRole("button", { name: "Move 1, White, 23 to 19" })).toBeTruthy();
    cleanup();
    const user = await openGames(
      '[Black "A"][White "B"] 1. 9-13 1-0 [Black "C"][Date "1994.??.??"] 1. 10-14 *',
    );
    const list = screen.getByLabelText("Choose one of 2 games");
    expect(document.activeElement).toBe(list);
    expect([...list.children].map((each) => each.textContent)).toEqual([
      "1. A – B · 1–0 · 1 move",
      "2. C – ? · 1 move · 1994",
    ]);
    expect(screen.queryByLabelText(PASTED)).toBeNull();
    await user.click(button("Import other games"));
    expect(document.activeElement).toBe(screen.getByLabelText(PASTED));
    expect(screen.getByRole("heading", { name: "Import" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Export" })).toBeTruthy();
    await user.click(button("Import"));
    await user.selectOptions(screen.getByRole("listbox"), "1");
    await user.click(button("Open"));
    expect(screen.getByRole("button", { name: "Move 1, Black, 10 to 14" })).toBeTruthy();
    await press(user, "Back to the list of games");
    expect(screen.getByRole("listbox")).toHaveProperty("value", "1");
    await user.selectOptions(screen.getByRole("listbox"), "0");
    // What has the focus next is not pressed by it.
    expect(fireEvent.keyDown(screen.getByRole("listbox"), { key: "Enter" })).toBe(false);
    expect(screen.getByRole("button", { name: "Move 1, Black, 9 to 13" })).toBeTruthy();
  });

  test("[P79] what is written about a move is shown there and said, and copied out with it", async () => {
    const { user, said } = await open("/analysis");
    const long = "word ".repeat(500).trim();
    const text = `{Ahead} 1. 11-15 $1 {שלום} (9-13 {or so}) 22-18 ?? {${long}} *`;
    await importText(user, text);
    expect(screen.getByText("Ahead")).toBeTruthy();
    expect(said.at(-1)).toBe("Start. Ahead");
    await user.click(travel("Next move"));
    expect(screen.getByText("שלום").getAttribute("dir")).toBe("auto");
    expect(screen.getByText("! good move")).toBeTruthy();
    expect(screen.queryByText("Ahead")).toBeNull();
    expect(said.at(-1)).toBe("Move 1, Black, 11 to 15. good move. שלום");
    await user.click(travel("Next move"));
    expect(said.at(-1)).toContain("22 to 18. blunder. word word");
    expect(said.at(-1)!.length).toBeLessThan(500);
    await user.click(travel("Previous move"));
    await press(user, "Copy PDN");
    expect(await navigator.clipboard.readText()).toContain("1. 11-15 $1 {שלום} (1. 9-13 {or so})");
    const { hash } = window.location;
    cleanup();
    await open(`/analysis${hash}`);
    expect(screen.getByText("שלום")).toBeTruthy();
  });

  test("[P79] of a text of megabytes some is shown, more at a press, and all of it is copied", async () => {
    const huge = `${"word ".repeat(410_000)}end`;
    const user = await openGames(`{${huge}} 1. 11-15 {short} *`);
    expect(screen.getByText(/^word/).textContent.length).toBeLessThan(2000);
    await user.click(button("Show more"));
    expect(screen.getByText(/^word/).textContent.length).toBeGreaterThan(5000);
    expect(screen.getByText(/^More is written than fits into the link/)).toBeTruthy();
    await press(user, "Copy PDN");
    const copied = await navigator.clipboard.readText();
    expect(copied.replaceAll("\n", " ")).toContain(`{${huge}} 1. 11-15 {short} *`);
  });

  test("[P79] whoever shows all of a long text by key stays at it", async () => {
    const user = await openGames(`{${"word ".repeat(600)}} 1. 11-15 *`);
    button("Show more").focus();
    await user.keyboard("{Enter}");
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByText(/^word/));
  });

  test("[P79] who played is shown and said as a game is opened, kept in the link, and copied out", async () => {
    const { user, said } = await open("/analysis");
    const tags = [
      '[Event "Goose Lake"]',
      '[Date "2026.??.??"]',
      '[Black "אורי"]',
      '[White "Else, S."]',
      '[Round "?"]',
    ];
    const text = `${tags.join("\n")}\n\n1. 11-15 {so} 0-1`;
    await importText(user, text);
    expect(said.at(-1)).toBe("Black: אורי. White: Else, S. Goose Lake. 2026. White has won. Start");
    const { hash } = window.location;
    cleanup();
    const again = await open(`/analysis${hash}`);
    expect(screen.getByText("Black: אורי").parentElement!.textContent).toBe(
      "Black: אורי · White: Else, S. · Goose Lake · 2026 · White has won",
    );
    expect(screen.getByText("Goose Lake").tagName).toBe("BDI");
    await press(again.user, "Copy PDN");
    const copied = await navigator.clipboard.readText();
    expect(copied).toBe(
      `${tags.join("\n")}\n[Result "0-1"]\n[GameType "21"]\n\n1. 11-15 {so} 0-1\n`,
    );
  });

  test("[P79] a line that was not played has no result", async () => {
    const user = await openGames("1. 11-15 22-18 1-0");
    expect(screen.getByText("Black has won")).toBeTruthy();
    for (const number of [9, 13]) fireEvent.click(square(number));
    expect(screen.queryByText("Black has won")).toBeNull();
    await user.click(travel("To the start"));
    expect(screen.getByText("Black has won")).toBeTruthy();
  });

  test("[P79] who played is no longer told of another position", async () => {
    const user = await openGames('[Black "Somebody"] 1. 11-15 *');
    expect(screen.getByText("Black: Somebody")).toBeTruthy();
    await user.click(travel("Next move"));
    await user.click(button("Delete move"));
    expect(screen.getByText("Black: Somebody")).toBeTruthy();
    await user.click(button("Set up a position"));
    await user.click(button("Use this position"));
    expect(screen.queryByText("Black: Somebody")).toBeNull();
  });

  test.each([
    [
      "1. 11-15 * 1. 9-13 24-20\n2. 9-14 *",
      "Game 2, line 2: the move 9-14 cannot be played there. The game before it is kept.",
    ],
    [
      "1. 11-15 22-18\n(22-17 15-18 24-20) 15x22 *",
      "Game 1, line 2: the move 24-20 cannot be played there.",
    ],
    [
      '[GameType "20"]\n1. 32-28 19-23 *',
      "Game 1, line 1: this is international draughts, which is played by other rules.",
    ],
    [
      "1. c3-d4 d6-c5 2. b2-c3 *",
      "Game 1, line 1: this is another kind of draughts, which is played by other rules.",
    ],
    [
      "1. 32-28 19-23 2. 28x19 14x23 3. 33-28 *",
      "Game 1, line 1: 33-28 names a square beyond 32. Is it another kind of draughts?",
    ],
    ["1. e2-e4 e7-e5 2. Ng1-f3 *", "Game 1, line 1: this is a game of chess."],
    ["", "There is no game in this text."],
    [
      "1. 34-29 *",
      "Game 1, line 1: 34-29 names a square beyond 32. Is it another kind of draughts?",
    ],
  ])("[P79] what cannot be opened is told: %j", async (text, sentence) => {
    await openGames(text);
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  test("[P31, P78, P79] what is wrong with a text is said in the language chosen since", async () => {
    onTestFinished(() => textsStore.setState({ language: "en", texts: en }));
    const texts = await loadTexts("de");
    const inGerman = () => act(async () => textsStore.setState({ language: "de", texts }));
    await openGames("");
    expect(screen.getByText("There is no game in this text.")).toBeTruthy();
    await inGerman();
    expect(await screen.findByText("In diesem Text ist kein Spiel.")).toBeTruthy();

    cleanup();
    textsStore.setState({ language: "en", texts: en });
    const { user } = await open("/analysis");
    await importText(user, "B:x");
    await inGerman();
    expect(await screen.findByText(/^Das ist keine Stellung/)).toBeTruthy();
  });

  test("[P79] more than 20,000 games are refused by a sentence that says so", async () => {
    await openGames("11-15 *\n".repeat(20_001));
    const sentence = /^Up to 20,000 games and 4 MB can be opened here, and this is more\./;
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  test("[P79] a file of 50 MB is refused without being read", async () => {
    const { user } = await open("/analysis");
    await user.click(button("Import / export"));
    const file = new File(["x"], "all.pdn");
    Object.defineProperty(file, "size", { value: 50_000_000 });
    const read = vi.spyOn(file, "text");
    fireEvent.change(screen.getByLabelText("Drop a file here, or choose one"), {
      target: { files: [file] },
    });
    expect(screen.getByText(/^Up to 20,000 games and 4 MB/)).toBeTruthy();
    expect(read).not.toHaveBeenCalled();
  });

  test("[P79] a file that is read after its dialog was closed opens nothing", async () => {
    const { user } = await open("/analysis");
    await user.click(button("Import / export"));
    const answer = chooseSlowFile();
    await user.click(button("Close"));
    await act(async () => answer("1. 11-15 22-18 *"));
    expect(window.location.hash).toBe("");
  });

  test("[P79] games before a fault are listed with it, and the first is opened", async () => {
    const { user } = await open("/analysis");
    await importText(user, "1. 11-15 22-18 *\n\n1. 11-19 *");
    expect(screen.getByRole("listbox").textContent).toBe("1. 11-15 22-18 … · 1 move");
    expect(screen.getByText(/cannot be played there/)).toBeTruthy();
    await user.click(button("Open"));
    expect(treeText()).toBe("1.11-1522-18");
  });

  test("[P77, P79] of an opened game, too, the side that moves first is near", async () => {
    await openGames("W:W21,22,26:B1,14");
    expect(document.querySelector("[data-square]")).toBe(square(1));
  });

  test("[P79] a file that takes its time is not opened once another text was", async () => {
    const { user } = await open("/analysis");
    await user.click(button("Import / export"));
    const answer = chooseSlowFile();
    const two = "1. 9-13 22-18 *\n\n1. 12-16 24-20 *";
    fireEvent.change(screen.getByLabelText(PASTED), { target: { value: two } });
    await user.click(button("Import"));
    await act(async () => answer("1. 11-15 22-18 *"));
    expect(window.location.hash).toBe("");
    expect(screen.getByRole("listbox")).toBeTruthy();
  });

  test("[P77] the link the board was opened with leads back there", async () => {
    const hash = `#${encodeGame(GAME)}`;
    await open(`/analysis${hash}.2`);
    for (const number of [11, 15]) fireEvent.click(square(number));
    expect(shownAt(15)).toBe("black-man");
    window.history.replaceState(null, "", `/analysis${hash}.2`);
    await act(async () => window.dispatchEvent(new HashChangeEvent("hashchange")));
    expect(shownAt(15)).toBeUndefined();
  });

  test("[P77] moves stay on the board where the browser drops changes of the address that come too fast", async () => {
    await open("/analysis");
    // As Chromium does, without a word.
    vi.spyOn(window.history, "replaceState").mockImplementation(() => {});
    for (const number of [11, 15, 22, 18]) fireEvent.click(square(number));
    expect([shownAt(15), shownAt(18)]).toEqual(["black-man", "white-man"]);
  });
});
