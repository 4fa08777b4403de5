// Parsers for single settings: text in, value or one clear sentence out.
import { isIP } from "node:net";
import * as v from "valibot";

interface NumberRange {
  readonly least: number;
  readonly most: number;
  readonly fallback: number;
}

/** A whole number within the range, both ends included. */
export function wholeNumber(name: string, { least, most, fallback }: NumberRange) {
  const fault = `${name} must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.optional(v.string(), String(fallback)),
    v.check(
      (text) => /^\d+$/.test(text.trim()) && within(Number(text), least, most),
      (issue) => `${fault}, not "${issue.input}".`,
    ),
    v.transform(Number),
  );
}

function within(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

/** One of a closed list. */
export function oneOf<const T extends readonly [string, ...string[]]>(
  name: string,
  choices: T,
  fallback: T[number],
) {
  return v.optional(
    v.picklist(
      choices,
      (issue) => `${name} must be one of ${choices.join(", ")}, not ${issue.received}.`,
    ),
    fallback,
  );
}

/** `true` or `false`; `false` when unset. */
export function flag(name: string) {
  return v.pipe(
    oneOf(name, ["true", "false"], "false"),
    v.transform((text) => text === "true"),
  );
}

/** One entry that follows the rule; `undefined` when unset. */
export function optional(name: string, rule: EntryRule) {
  return v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.trim()),
      v.check(rule.accepts, (issue) => `${name} must be ${rule.expected}, not "${issue.input}".`),
    ),
  );
}

/** What an entry of a list may be: `expected` finishes the sentence "… must be". */
export interface EntryRule {
  readonly expected: string;
  readonly accepts: (entry: string) => boolean;
  /** May hold a password, so what was given is not repeated. */
  readonly isSecret?: boolean;
}

function entries(text: string): readonly string[] {
  return text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** Entries separated by commas; none when unset. */
export function list(name: string, rule: EntryRule) {
  return v.pipe(
    v.optional(v.string(), ""),
    v.check(
      (text) => entries(text).every(rule.accepts),
      (issue) => {
        const given = rule.isSecret === true ? "what is there" : `"${issue.input}"`;
        return `Each entry of ${name} must be ${rule.expected}; ${given} has one that is not.`;
      },
    ),
    v.transform(entries),
  );
}

export const origin: EntryRule = {
  expected: "an origin such as https://play.example.org, without a path",
  accepts: (entry) =>
    URL.canParse(entry) && /^https?:/.test(entry) && new URL(entry).origin === entry,
};

export const addressRange: EntryRule = {
  expected: "an IP address or a range such as 10.0.0.0/8",
  accepts: (entry) => {
    const [address = "", bits, ...rest] = entry.split("/");
    const family = isIP(address);
    const most = family === 4 ? 32 : 128;
    if (family === 0 || rest.length > 0) return false;
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  },
};

export const redisUrl: EntryRule = {
  expected: "a URL such as redis://127.0.0.1:6379 or rediss://name:password@host:6380",
  accepts: (entry) =>
    /^rediss?:\/\//.test(entry) && URL.canParse(entry) && new URL(entry).host !== "",
  isSecret: true,
};
