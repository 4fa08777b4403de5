// Reads settings from the environment, and collects one sentence for each fault.
import { isIP } from "node:net";

export type Environment = Readonly<Record<string, string | undefined>>;

interface NumberRange {
  readonly least: number;
  readonly most: number;
  readonly fallback: number;
}

/** The rule for an entry of a list. `expected` completes the sentence "… must be". */
export interface EntryRule {
  readonly expected: string;
  readonly accepts: (entry: string) => boolean;
  /** The value may contain a password, so no sentence repeats it. */
  readonly isSecret?: boolean;
}

export class SettingsReader {
  readonly faults: string[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** An empty value counts as unset. */
  text(name: string): string | undefined {
    const text = this.#environment[name];
    return text?.trim() === "" ? undefined : text;
  }

  /** A whole number within the range, both ends included. */
  wholeNumber(name: string, { least, most, fallback }: NumberRange): number {
    const text = this.text(name) ?? String(fallback);
    const value = Number(text);
    if (!/^\d+$/.test(text.trim()) || value < least || value > most)
      this.faults.push(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
    return value;
  }

  oneOf<const T extends readonly string[]>(
    name: string,
    choices: T,
    fallback: T[number],
  ): T[number] {
    const text = this.text(name) ?? fallback;
    const choice = choices.find((one) => one === text);
    if (choice === undefined)
      this.faults.push(`${name} must be one of ${choices.join(", ")}, not "${text}".`);
    return choice ?? fallback;
  }

  /** `false` when unset. */
  flag(name: string): boolean {
    return this.oneOf(name, ["true", "false"], "false") === "true";
  }

  entry(name: string, rule: EntryRule): string | undefined {
    const entry = this.text(name)?.trim();
    if (entry !== undefined && !rule.accepts(entry))
      this.faults.push(`${name} must be ${rule.expected}, not "${entry}".`);
    return entry;
  }

  /** Entries separated by commas; none when unset. */
  list(name: string, rule: EntryRule): readonly string[] {
    const text = this.text(name) ?? "";
    const entries = text.split(",").map((entry) => entry.trim());
    const known = entries.filter((entry) => entry !== "");
    if (!known.every(rule.accepts)) {
      const given = rule.isSecret === true ? "what is there" : `"${text}"`;
      this.faults.push(
        `Each entry of ${name} must be ${rule.expected}; ${given} has one that is not.`,
      );
    }
    return known;
  }
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
