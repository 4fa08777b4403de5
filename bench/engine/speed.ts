// Measures nodes per second and the depth after one second, on ten fixed positions.
import { parseFen, startGame } from "@kingrow/rules";
import { Engine } from "@kingrow/engine";

/** From the first moves to the last kings. */
const POSITIONS = [
  "B:W21-32:B1-12",
  "W:W17,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,6,7,8,9,10,11,12,13",
  "B:W18,20,22,23,25,26,27,29,30,31,32:B1,2,3,5,6,7,8,9,10,12,16",
  "W:W19,21,22,24,26,27,28,30,32:B1,3,5,7,8,10,11,12,14",
  "B:W18,23,25,26,27,30,31,32:B1,2,3,6,8,10,11,12",
  "B:W13,19,20,21,22,27,28,30:B1,3,5,6,9,10,11,12",
  "W:W14,21,26,27,30,32:B3,5,8,12,19,20",
  "W:WK6,21,22,30:B2,5,K14,K15",
  "B:WK18,27,30:BK7,12,20",
  "W:WK14,K15,K22:BK1,K32",
];

/** Prints a line for each position and one for all. */
export function measureSpeed(ms: number): void {
  const engine = new Engine({ now: () => performance.now() });
  engine.endgames.prepareNow(3);
  let nodes = 0;
  let spent = 0;
  for (const text of POSITIONS) {
    const position = parseFen(text);
    if (!position.ok) throw new Error(`${text} is ${position.error}`);
    engine.forget();
    const began = performance.now();
    const thought = engine.thinkNow({ game: startGame(position.value), limits: { ms } });
    const took = performance.now() - began;
    nodes += thought?.nodes ?? 0;
    spent += took;
    const speed = ((thought?.nodes ?? 0) / took / 1000).toFixed(2);
    console.log(`${text}\n  depth ${thought?.depth}, ${speed} M nodes/s, ${took.toFixed(0)} ms`);
  }
  console.log(`all ten: ${(nodes / spent / 1000).toFixed(2)} M nodes/s`);
}
