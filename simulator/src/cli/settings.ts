// Reads the command line.
import { parseArgs } from "node:util";
import { isMutationName, type MutationName, MUTATIONS } from "../mutations/index.ts";

export interface Settings {
  /** A single seed, or `undefined` for a range. */
  readonly seed: number | undefined;
  /** First seed of the range. */
  readonly from: number;
  readonly seeds: number;
  readonly operations: number;
  readonly trace: boolean;
  readonly mutation: MutationName | undefined;
}

const DEFAULT_OPERATIONS = 200;
const DEFAULT_SEEDS = 1_000;

/** @throws Error with a sentence for the user */
export function readSettings(args: readonly string[]): Settings {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: "string" },
      from: { type: "string", default: "1" },
      seeds: { type: "string", default: String(DEFAULT_SEEDS) },
      operations: { type: "string", default: String(DEFAULT_OPERATIONS) },
      trace: { type: "boolean", default: false },
      mutation: { type: "string" },
    },
  });
  return {
    seed: values.seed === undefined ? undefined : whole("seed", values.seed),
    from: whole("from", values.from),
    seeds: whole("seeds", values.seeds),
    operations: whole("operations", values.operations),
    trace: values.trace,
    mutation: values.mutation === undefined ? undefined : mutationNamed(values.mutation),
  };
}

function whole(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number, not "${text}".`);
  return Number(text);
}

function mutationNamed(name: string): MutationName {
  if (isMutationName(name)) return name;
  throw new Error(`--mutation must be one of ${Object.keys(MUTATIONS).join(", ")}, not "${name}".`);
}
