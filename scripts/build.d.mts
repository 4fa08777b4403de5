// The types of what tests and benches use of the build.

/** The built server. */
export const SERVER_BUNDLE: string;

/** Bundles a program of ours; packages from npm are loaded at run time. `outdir` is made anew. */
export function bundle(entry: string, outdir: string): Promise<void>;

/** Builds what is not built yet. */
export function ensureBuilt(): Promise<void>;
