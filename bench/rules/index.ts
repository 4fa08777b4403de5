// Compares the speed of the rules with rapid-draughts: `npm run bench rules`.
import { measureMoves } from "./moves.ts";
import { measurePerft } from "./perft.ts";

measurePerft();
measureMoves();
