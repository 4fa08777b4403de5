// localStorage and sessionStorage as shelves. They may be missing, disabled or full.
import { fieldsOf, parseJson, type Fields, type Shelf } from "@kingrow/client";
import { attempt } from "./attempt.ts";

export { fieldsOf, type Fields };

/** `open` is asked each time, because even touching a forbidden storage throws. */
export function createShelf(open: () => Storage): Shelf {
  return {
    read: (name) => attempt(() => open().getItem(name)) ?? undefined,
    write: (name, value) => attempt(() => open().setItem(name, value)),
    drop: (name) => attempt(() => open().removeItem(name)),
    names: () => attempt(() => Object.keys(open())) ?? [],
  };
}

/** What the browser keeps from visit to visit. */
export const localShelf = createShelf(() => localStorage);

/** A shelf of the browser. What the browser does not keep counts as long as the page. */
export function openShelf(open: () => Storage): Shelf {
  const shelf = createShelf(open);
  const unkept = new Map<string, string>();
  return {
    read: (name) => unkept.get(name) ?? shelf.read(name),
    write: (name, value) => {
      shelf.write(name, value);
      if (shelf.read(name) === value) unkept.delete(name);
      else unkept.set(name, value);
    },
    drop: (name) => {
      unkept.delete(name);
      shelf.drop(name);
    },
    names: () => [...new Set([...shelf.names(), ...unkept.keys()])],
  };
}

/** What the browser keeps from visit to visit, or at least as long as the page. */
export const pageShelf = openShelf(() => localStorage);

export function keeps(shelf: Shelf): boolean {
  const name = "kingrow.try";
  shelf.write(name, "1");
  const kept = shelf.read(name) === "1";
  shelf.drop(name);
  return kept;
}

/** The fields of an object as JSON; anything else has none. */
export function parseFields(text: string | undefined): Fields {
  return fieldsOf(parseJson(text));
}

export function readFields(name: string): Fields {
  return parseFields(localShelf.read(name));
}
