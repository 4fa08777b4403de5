// Prints perft counts: `npm run -s perft -- '<FEN>' <depth> [path|step]`, one line for each depth.

import { parseFen, type FenFault } from "../fen.ts";
import { perft, type PerftConvention } from "../perft.ts";
import type { Position } from "../position.ts";
import { err, ok, type Result } from "../result.ts";

interface Request {
  readonly position: Position;
  readonly depth: number;
  readonly convention: PerftConvention;
}

const USAGE = "Usage: npm run -s perft -- '<FEN>' <depth> [path|step]";

const FEN_SENTENCES: Readonly<Record<FenFault, string>> = {
  malformed: "is not of the form 'B:W21,22,K23:B1,2,K3'.",
  "off-board": "names a square that is not from 1 to 32.",
  "square-taken": "puts two pieces on one square.",
  "too-many-pieces": "gives a side more than 12 pieces.",
  "man-on-king-row": "leaves a man uncrowned on his king row.",
};

function readRequest(args: readonly string[]): Result<Request, string> {
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

const request = readRequest(process.argv.slice(2));
if (request.ok) {
  const { position, depth, convention } = request.value;
  for (let ply = 1; ply <= depth; ply += 1)
    console.log(`${ply} ${perft(position, ply, convention)}`);
} else {
  console.error(request.error);
  process.exitCode = 2;
}
