// Which compressed forms a browser takes.

/** The better first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * Whether an `Accept-Encoding` header names the encoding and does not weigh it with zero. A bare `*`
 * is not taken as a promise: whoever sends that gets the file as it is.
 */
export function takes(header: string, encoding: Encoding): boolean {
  return header
    .toLowerCase()
    .split(",")
    .map((entry) => entry.split(";").map((part) => part.trim()))
    .some(([name, weight]) => name === encoding && !isZero(weight));
}

function isZero(weight: string | undefined): boolean {
  return weight !== undefined && /^q=0(?:\.0*)?$/.test(weight);
}
