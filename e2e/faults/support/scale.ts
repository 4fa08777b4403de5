// How hard the faults are: a short run for every change, a long one for the figures in docs/reliability.md.

export const IS_LONG = process.env["FAULTS"] === "long";

/** Which seed the run draws from; the same seed draws the same plan. */
export const SEED = Number(process.env["FAULTS_SEED"] ?? 1);

/** One value for the short run, one for the long one. */
export function scaled<T>(short: T, long: T): T {
  return IS_LONG ? long : short;
}
