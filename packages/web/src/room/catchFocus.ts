// Where the focus goes when what had it has gone from the table.

/** Gives the focus to the verdict, or while there is none to the board, if nothing on the page has it. */
export function catchFocus(): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const verdict = document.querySelector<HTMLElement>("[data-verdict]");
  const board = document.querySelector<HTMLElement>("[role=grid] [tabindex='0']");
  (verdict ?? board)?.focus({ preventScroll: true });
}
