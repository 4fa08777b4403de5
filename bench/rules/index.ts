// Speed of the rules beside rapid-draughts, in one run: `npm run bench rules`.
import { measureMoves } from "./moves.ts";
import { measurePerft } from "./perft.ts";

measurePerft();
measureMoves();
