// Fits the network for endings: `tsx fitEndings.ts <out.ts> <games.txt> [more.txt …]`.
//
// Reads games as selfplay.ts prints them. The target of a position is a mix of its search score and the result of its
// game. Mini-batches, Adam, a seeded order; one game in twenty is held out and gives the printed error.
// `START=present` continues from the present weights.
// oxlint-disable typescript/no-non-null-assertion -- indices of typed arrays that are always within

import { countBits, findMove, initialPosition, parseFen, playMove } from "@kingrow/rules";
import { readFileSync, writeFileSync } from "node:fs";
import { sideOf, turnedRound, WORDS, writePosition } from "../board.ts";
import {
  FIRST,
  FULL,
  INPUTS,
  MOST_PIECES,
  RESULT_SHIFT,
  SECOND,
  SECOND_SHIFT,
  SYSTEM,
} from "../endingShape.ts";
import { ENDING_WEIGHTS } from "../endingWeights.ts";
import { capturing } from "../generate.ts";
import { numbersFrom } from "../numbers.ts";

const EPOCHS = Number(process.env["EPOCHS"] ?? 12);
const BATCH = 512;
const STEP = Number(process.env["STEP"] ?? 0.002);
/** Whether to start from the present weights instead of random ones. */
const BEGINS_WITH_PRESENT = process.env["START"] === "present";
/** The score at which the odds are e to 1, in hundredths of a man. */
const SCALE = 125;
/** The share of the score in the target; the rest is the result. */
const FORESIGHT = Number(process.env["FORESIGHT"] ?? 0.7);
const FEWEST_PIECES = 5;
const PLACES = MOST_PIECES + 1;
const RESULTS: Readonly<Record<string, number>> = { black: 1, white: 0, draw: 0.5 };

class Samples {
  count = 0;
  /** The inputs of each sample that are 1, with their number first. */
  inputs = new Uint8Array((PLACES + 1) << 16);
  targets = new Float32Array(1 << 16);
  isTest = new Uint8Array(1 << 16);

  add(inputs: readonly number[], target: number, isTest: boolean): void {
    if (this.count === this.targets.length) this.grow();
    this.inputs[this.count * (PLACES + 1)] = inputs.length;
    this.inputs.set(inputs, this.count * (PLACES + 1) + 1);
    this.targets[this.count] = target;
    this.isTest[this.count] = isTest ? 1 : 0;
    this.count += 1;
  }

  private grow(): void {
    const { inputs, targets, isTest } = this;
    const size = this.count * 2;
    this.inputs = new Uint8Array(size * (PLACES + 1));
    this.targets = new Float32Array(size);
    this.isTest = new Uint8Array(size);
    this.inputs.set(inputs.subarray(0, this.count * (PLACES + 1)));
    this.targets.set(targets);
    this.isTest.set(isTest);
  }
}

/** The inputs that are 1, as `judgeEnding` has them. */
function inputsOf(words: Int32Array, side: 0 | 1): number[] {
  const [first = 0, second = 0, all = 0] = words;
  const [mine, other] = side === 0 ? [first, second] : [second, first];
  const seen = (bits: number): number => (side === 0 ? bits : turnedRound(bits));
  const [own, enemy, kings] = [seen(mine), seen(other), seen(all)];
  const inputs: number[] = [];
  for (const [kind, bits] of [own & ~kings, own & kings, enemy & ~kings, enemy & kings].entries())
    for (let square = 0; square < 32; square += 1)
      if (((bits >>> square) & 1) === 1) inputs.push(32 * kind + square);
  if ((countBits((own | enemy) & SYSTEM) & 1) === 1) inputs.push(128);
  return inputs;
}

function readGame(line: string, samples: Samples, isTest: boolean): void {
  const [winner = "", moves = "", scores = "", fen = ""] = line.split("\t");
  const start = fen === "" ? undefined : parseFen(fen);
  const result = RESULTS[winner];
  if (result === undefined || start?.ok === false) return;
  const known = scores.split(" ");
  const words = new Int32Array(WORDS);
  let position = start?.value ?? initialPosition;
  for (const [index, text] of moves.split(" ").entries()) {
    const pieces = countBits(position.black | position.white);
    const score = Number(known[index] === "." ? NaN : known[index]);
    if (pieces >= FEWEST_PIECES && pieces <= MOST_PIECES && !Number.isNaN(score)) {
      writePosition(words, 0, position);
      if (capturing(words, 0, 0) === 0 && capturing(words, 0, 1) === 0) {
        const black = FORESIGHT / (1 + Math.exp(-score / SCALE)) + (1 - FORESIGHT) * result;
        const side = sideOf(position);
        samples.add(inputsOf(words, side), side === 0 ? black : 1 - black, isTest);
      }
    }
    const move = findMove(position, text);
    if (!move.ok) return;
    position = playMove(position, move.value);
  }
}

const SECOND_FROM = (INPUTS + 1) * FIRST;
const RESULT_FROM = SECOND_FROM + (FIRST + 1) * SECOND;
const COUNT = RESULT_FROM + SECOND + 1;
const present = new Int16Array(Uint8Array.from(Buffer.from(ENDING_WEIGHTS, "base64")).buffer);

class Network {
  readonly weights = new Float32Array(COUNT);
  private readonly slopes = new Float32Array(COUNT);
  private readonly means = new Float32Array(COUNT);
  private readonly squares = new Float32Array(COUNT);
  private readonly first = new Float32Array(FIRST);
  private readonly second = new Float32Array(SECOND);
  private steps = 0;

  constructor(random: () => number) {
    for (let at = 0; at < COUNT; at += 1) {
      const spread = at < SECOND_FROM ? 0.3 : at < RESULT_FROM ? 0.35 : 0.5;
      this.weights[at] = (2 * random() - 1) * spread;
    }
    this.weights.fill(0.2, INPUTS * FIRST, SECOND_FROM);
    if (!BEGINS_WITH_PRESENT) return;
    for (let at = 0; at < COUNT; at += 1) this.weights[at] = present[at]! / scaleOf(at);
  }

  predict(samples: Samples, index: number): number {
    const { weights, first, second } = this;
    const at = index * (PLACES + 1);
    const count = samples.inputs[at]!;
    for (let unit = 0; unit < FIRST; unit += 1) first[unit] = weights[INPUTS * FIRST + unit]!;
    for (let place = 1; place <= count; place += 1) {
      const from = samples.inputs[at + place]! * FIRST;
      for (let unit = 0; unit < FIRST; unit += 1) first[unit]! += weights[from + unit]!;
    }
    let sum = weights[RESULT_FROM + SECOND]!;
    for (let unit = 0; unit < SECOND; unit += 1) {
      const from = SECOND_FROM + unit * (FIRST + 1);
      let value = weights[from + FIRST]!;
      for (let input = 0; input < FIRST; input += 1)
        value += clip(first[input]!) * weights[from + input]!;
      second[unit] = value;
      sum += clip(value) * weights[RESULT_FROM + unit]!;
    }
    return 1 / (1 + Math.exp(-sum));
  }

  /** Adds the slopes of one sample; answers its squared error. */
  learn(samples: Samples, index: number): number {
    const { weights, slopes, first, second } = this;
    const error = this.predict(samples, index) - samples.targets[index]!;
    const back = new Float32Array(FIRST);
    slopes[RESULT_FROM + SECOND]! += error;
    for (let unit = 0; unit < SECOND; unit += 1) {
      const value = second[unit]!;
      slopes[RESULT_FROM + unit]! += error * clip(value);
      if (value <= 0 || value >= 1) continue;
      const slope = error * weights[RESULT_FROM + unit]!;
      const from = SECOND_FROM + unit * (FIRST + 1);
      slopes[from + FIRST]! += slope;
      for (let input = 0; input < FIRST; input += 1) {
        slopes[from + input]! += slope * clip(first[input]!);
        back[input]! += slope * weights[from + input]!;
      }
    }
    const at = index * (PLACES + 1);
    const count = samples.inputs[at]!;
    for (let unit = 0; unit < FIRST; unit += 1) {
      if (first[unit]! <= 0 || first[unit]! >= 1) continue;
      const slope = back[unit]!;
      slopes[INPUTS * FIRST + unit]! += slope;
      for (let place = 1; place <= count; place += 1)
        slopes[samples.inputs[at + place]! * FIRST + unit]! += slope;
    }
    return error * error;
  }

  step(size: number, rate: number): void {
    const { weights, slopes, means, squares } = this;
    this.steps += 1;
    const warm = 1 - 0.9 ** this.steps;
    const warmSquare = 1 - 0.999 ** this.steps;
    for (let at = 0; at < COUNT; at += 1) {
      const slope = slopes[at]! / size;
      means[at] = 0.9 * means[at]! + 0.1 * slope;
      squares[at] = 0.999 * squares[at]! + 0.001 * slope * slope;
      weights[at]! -= (rate * (means[at]! / warm)) / (Math.sqrt(squares[at]! / warmSquare) + 1e-8);
    }
    slopes.fill(0);
  }
}

function clip(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value;
}

function fit(samples: Samples): Network {
  const random = numbersFrom(1);
  const network = new Network(random);
  const learnt: number[] = [];
  const testSet: number[] = [];
  for (let index = 0; index < samples.count; index += 1)
    (samples.isTest[index] === 1 ? testSet : learnt).push(index);
  const order = Uint32Array.from(learnt);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1));
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    const rate = STEP * (1 + Math.cos((Math.PI * epoch) / EPOCHS)) * 0.5 + 0.00005;
    let sum = 0;
    for (let from = 0; from < order.length; from += BATCH) {
      const to = Math.min(order.length, from + BATCH);
      for (let at = from; at < to; at += 1) sum += network.learn(samples, order[at]!);
      network.step(to - from, rate);
    }
    const testError = testSet.reduce((total, index) => {
      return total + (network.predict(samples, index) - samples.targets[index]!) ** 2;
    }, 0);
    console.error(
      `epoch ${epoch + 1}: error ${(sum / order.length).toFixed(5)}, test set ${(testError / testSet.length).toFixed(5)}`,
    );
  }
  return network;
}

/** The factor of a weight in its stored whole number. */
function scaleOf(at: number): number {
  if (at < SECOND_FROM) return FULL;
  if (at < RESULT_FROM)
    return (at - SECOND_FROM) % (FIRST + 1) === FIRST ? FULL : 1 << SECOND_SHIFT;
  return at === RESULT_FROM + SECOND ? SCALE : (SCALE << RESULT_SHIFT) / FULL;
}

/** The weights as whole numbers of 16 bits, base64. */
function textOf({ weights }: Network): string {
  const scaled = Int16Array.from(weights, (weight, at) => Math.round(weight * scaleOf(at)));
  return Buffer.from(scaled.buffer).toString("base64");
}

const [out, ...files] = process.argv.slice(2);
if (out === undefined || files.length === 0) {
  console.error("Usage: tsx fitEndings.ts <out.ts> <games.txt> [more.txt …]");
  process.exitCode = 2;
} else {
  const samples = new Samples();
  let games = 0;
  for (const file of files)
    for (const line of readFileSync(file, "utf8").split("\n")) {
      readGame(line, samples, games % 20 === 0);
      games += 1;
    }
  console.error(`${samples.count} positions of ${games} games`);
  const network = fit(samples);
  writeFileSync(
    out,
    `// The weights of the network for endings, made by cli/fitEndings.ts from ${samples.count} positions of
// ${games} games of the engine against itself (cli/selfplay.ts). 16-bit numbers as base64.
export const ENDING_WEIGHTS =
  "${textOf(network)}";
`,
  );
}
