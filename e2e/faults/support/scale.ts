// Number and length of the faults: a short run for every change, a long one for docs/reliability.md.

/** Which faults, and how many: `short` in every test run, `long` on one node, `cluster` on several. */
export const LENGTH = process.env["FAULTS"] ?? "short";

export const IS_LONG = LENGTH !== "short";

/** Which seed the run draws from; the same seed draws the same plan. */
export const SEED = Number(process.env["FAULTS_SEED"] ?? 1);

/** One value for the short run, one for the long one. */
export function scaled<T>(short: T, long: T): T {
  return IS_LONG ? long : short;
}

/** Number of games at once on several nodes; lower it for a small machine. */
export const GAMES = Number(process.env["FAULTS_GAMES"] ?? scaled(12, 200));
