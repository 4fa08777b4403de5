// Nests the variations of a PDN text: each pair of brackets becomes one token of its line.

import type { PdnToken, PlainToken } from "./pdnTokens.ts";

interface Variation {
  readonly type: "variation";
  readonly tokens: readonly GameToken[];
  readonly at: number;
}

export type GameToken = PlainToken | Variation;

interface NestedTokens {
  /** The tokens up to the fault, if any. */
  readonly tokens: readonly GameToken[];
  readonly fault:
    | { readonly reason: "malformed" | "unclosed-variation"; readonly at: number }
    | undefined;
}

interface OpenBracket {
  readonly tokens: GameToken[];
  readonly at: number;
}

export function nestVariations(tokens: readonly PdnToken[]): NestedTokens {
  const main: OpenBracket = { tokens: [], at: 0 };
  const open: OpenBracket[] = [];
  for (const token of tokens) {
    if (token.type === "open") open.push({ tokens: [], at: token.at });
    else if (token.type === "close") {
      const closed = open.pop();
      if (closed === undefined)
        return { tokens: main.tokens, fault: { reason: "malformed", at: token.at } };
      (open.at(-1) ?? main).tokens.push({ type: "variation", ...closed });
    } else (open.at(-1) ?? main).tokens.push(token);
  }
  const [first] = open;
  const fault = first && ({ reason: "unclosed-variation", at: first.at } as const);
  return { tokens: main.tokens, fault };
}
