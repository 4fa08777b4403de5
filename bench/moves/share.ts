// Which file's code the main thread was busy with, by a profile: the bundle says which line came from which file.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  /** Microseconds. */
  readonly timeDeltas: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: {
    readonly functionName: string;
    readonly url: string;
    readonly lineNumber: number;
  };
  readonly children?: readonly number[];
}

/** How what is sent is handed to the kernel: it stands for itself, whoever called it. */
export const WRITE = "(write)";
/** One piece, or several at once. */
const WRITES: ReadonlySet<string> = new Set(["writeBuffer", "writev"]);

/** Microseconds by source file; what has none of its own counts for whoever called it. */
export function timeByFile({ nodes, samples, timeDeltas }: Profile): ReadonlyMap<string, number> {
  const own = new Map<number, number>();
  samples.forEach((id, at) => own.set(id, (own.get(id) ?? 0) + (timeDeltas[at] ?? 0)));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const times = new Map<string, number>();
  const visit = (node: ProfileNode | undefined, caller: string): void => {
    if (node === undefined) return;
    const file = fileOf(node, caller);
    times.set(file, (times.get(file) ?? 0) + (own.get(node.id) ?? 0));
    for (const child of node.children ?? []) visit(byId.get(child), file);
  };
  visit(nodes[0], "(root)");
  return times;
}

function fileOf({ callFrame }: ProfileNode, caller: string): string {
  const { functionName, url, lineNumber } = callFrame;
  if (url.startsWith("file:")) return sourceAt(fileURLToPath(url), lineNumber);
  if (WRITES.has(functionName)) return WRITE;
  return functionName.startsWith("(") ? functionName : caller;
}

/** By bundle: where each file begins, in its order. */
const beginnings = new Map<string, readonly (readonly [line: number, file: string])[]>();

/** A bundle's files begin with a line that names them. */
function sourceAt(bundle: string, line: number): string {
  const known = beginnings.get(bundle) ?? beginningsIn(bundle);
  beginnings.set(bundle, known);
  return known.findLast(([first]) => first <= line)?.[1] ?? bundle;
}

function beginningsIn(bundle: string): readonly (readonly [number, string])[] {
  const lines = readFileSync(bundle, "utf8").split("\n");
  return lines.flatMap((text, line) => {
    const file = /^\/\/ (packages\/\S+\.ts)$/.exec(text)?.[1];
    return file === undefined ? [] : [[line, file] as const];
  });
}
