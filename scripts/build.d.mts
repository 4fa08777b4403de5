// The types of the build, for tests and benches.

/** The built server. */
export const SERVER_BUNDLE: string;

/** Bundles a program into `outdir`, which is emptied first. */
export function bundle(entry: string, outdir: string): Promise<void>;

/** Builds the page and the server unless they are up to date. */
export function ensureBuilt(): Promise<void>;
