// Replaces some texts, as a table without an online opponent needs.

/** For each part that changes, what is said instead. */
export type Changes<T> = { readonly [Part in keyof T]?: Partial<T[Part]> };

export function changed<T extends object>(texts: T, changes: Changes<T>): T {
  const known = new Map<string, unknown>(Object.entries(texts));
  const parts = Object.entries(changes).map(([part, instead]) => [
    part,
    Object.assign({}, known.get(part), instead),
  ]);
  return { ...texts, ...Object.fromEntries(parts) };
}
