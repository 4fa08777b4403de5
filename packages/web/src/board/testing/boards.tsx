// Shows a board for tests, and reads what it shows.
import { initialPosition } from "@kingrow/rules";
import { fireEvent, render } from "@testing-library/react";
import { vi } from "vitest";
import { Board } from "../Board.tsx";
import { plainTexts } from "./texts.ts";
import type { BoardProps } from "../surface/types.ts";

export function show(props: Partial<BoardProps> = {}) {
  const onStep = vi.fn<BoardProps["onStep"]>();
  const all: BoardProps = {
    position: initialPosition,
    viewer: "black",
    active: true,
    lastStep: undefined,
    onStep,
    texts: plainTexts,
    ...props,
  };
  const { rerender } = render(<Board {...all} />);
  const again = (more: Partial<BoardProps>): void => rerender(<Board {...all} {...more} />);
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
