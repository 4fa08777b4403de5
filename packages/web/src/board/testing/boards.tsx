// Shows a board for tests, and reads what it shows.
import { initialPosition } from "@kingrow/rules";
import { fireEvent, render } from "@testing-library/react";
import { vi } from "vitest";
import { DrawnBoard, type DrawnBoardProps } from "../DrawnBoard.tsx";
import { plainTexts } from "./texts.ts";
import type { BoardProps } from "../surface/types.ts";

export function show(props: Partial<DrawnBoardProps> = {}) {
  const onStep = vi.fn<BoardProps["onStep"]>();
  const all: DrawnBoardProps = {
    position: initialPosition,
    viewer: "black",
    active: true,
    lastStep: undefined,
    onStep,
    texts: plainTexts,
    ...props,
  };
  const { rerender } = render(<DrawnBoard {...all} />);
  const again = (more: Partial<DrawnBoardProps>): void =>
    rerender(<DrawnBoard {...all} {...more} />);
  return { onStep, again };
}

export function square(number: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-square="${number}"]`);
  if (found === null) throw new Error(`no square ${number}`);
  return found;
}

export const click = (number: number): boolean => fireEvent.click(square(number));
export const destinations = (): number[] =>
  [...document.querySelectorAll<HTMLElement>("[data-destination]")].map((element) =>
    Number(element.dataset["square"]),
  );
export const selected = (): number[] =>
  [...document.querySelectorAll<HTMLElement>('[aria-selected="true"]')].map((element) =>
    Number(element.dataset["square"]),
  );
