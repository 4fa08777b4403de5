// Prints perft counts: `npm run -s perft -- '<FEN>' <depth> [path|step]`, one line for each depth.

import { perft } from "../perft.ts";
import { readPerftRequest } from "./perftRequest.ts";

const request = readPerftRequest(process.argv.slice(2));
if (request.ok) {
  const { position, depth, convention } = request.value;
  for (let ply = 1; ply <= depth; ply += 1)
    console.log(`${ply} ${perft(position, ply, convention)}`);
} else {
  console.error(request.error);
  process.exitCode = 2;
}
