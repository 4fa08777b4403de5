// The types of the tools, for tests and benches.

/** Path of a Chromium, installed if need be; `undefined` with a sentence on stderr if there is none. */
export function ensureChromium(): string | undefined;
