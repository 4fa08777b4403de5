// The types of what tests and benches use of the programs' finder.

/** Path of a Chromium, installed if need be; `undefined` with a sentence on stderr if there is none. */
export function ensureChromium(): string | undefined;
