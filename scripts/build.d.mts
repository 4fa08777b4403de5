// The types of what tests use of the build.

/** Bundles a program of ours; packages from npm are loaded at run time. `outdir` is made anew. */
export function bundle(entry: string, outdir: string): Promise<void>;
export const SERVER_OPTIONS: readonly string[];
