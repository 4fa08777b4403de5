// Checks the types of Redis' answers. Another type is a bug.
import type { Reply } from "./connection.ts";

export function asList(reply: Reply): readonly Reply[] {
  if (!Array.isArray(reply)) throw unexpected("a list", reply);
  return reply;
}

export function asTexts(reply: Reply): readonly string[] {
  return asList(reply).map(asText);
}

export function asText(reply: Reply): string {
  if (typeof reply !== "string") throw unexpected("a text", reply);
  return reply;
}

/** `undefined` if the key does not exist. */
export function asTextIfAny(reply: Reply): string | undefined {
  return reply === null || reply === undefined ? undefined : asText(reply);
}

/** Redis sends scores as texts. */
export function asNumber(reply: Reply): number {
  const number = typeof reply === "string" ? Number(reply) : reply;
  if (typeof number !== "number" || Number.isNaN(number)) throw unexpected("a number", reply);
  return number;
}

/** A flat list of names and values as pairs. */
export function asPairs(reply: Reply): readonly (readonly [string, string])[] {
  const flat = asTexts(reply);
  return flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ""] as const] : []));
}

function unexpected(what: string, reply: Reply): Error {
  return new Error(`Redis answered ${typeof reply} where ${what} was expected`);
}
