// Where the focus goes when a game has ended and what had it goes with the game.

/** Gives the focus to the verdict if nothing else on the page has it. */
export function catchFocus(): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body)
    document.querySelector<HTMLElement>("[data-verdict]")?.focus();
}
