// Reads the arguments of the perft command, or says what is wrong with them.

import { parseFen } from "../fen.ts";
import type { PerftConvention } from "../perft.ts";
import type { Position } from "../position.ts";
import { err, ok, type Result } from "../result.ts";
import { FEN_SENTENCES } from "./fenSentences.ts";

export interface PerftRequest {
  readonly position: Position;
  readonly depth: number;
  readonly convention: PerftConvention;
}

const USAGE = "Usage: npm run -s perft -- '<FEN>' <depth> [path|step]";

/** Reads `<FEN> <depth> [path|step]`. */
export function readPerftRequest(args: readonly string[]): Result<PerftRequest, string> {
  const [fen, depthText, convention = "path", ...rest] = args;
  if (fen === undefined || depthText === undefined || rest.length > 0) return err(USAGE);
  const position = parseFen(fen);
  if (!position.ok) return err(`The FEN '${fen}' ${FEN_SENTENCES[position.error]}`);
  const depth = Number(depthText);
  if (!/^\d+$/.test(depthText) || depth < 1) {
    return err(`The depth must be a whole number from 1, not '${depthText}'.`);
  }
  if (convention !== "path" && convention !== "step") {
    return err(`The convention must be path or step, not '${convention}'.`);
  }
  return ok({ position: position.value, depth, convention });
}
