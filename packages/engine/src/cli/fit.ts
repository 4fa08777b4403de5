// Fits the evaluation to games: `tsx fit.ts <out.ts> <games.txt> [more.txt …]` writes weights.ts.
//
// A logistic regression of how games ended, and of what a search has thought of their boards where
// that is told, on what the evaluation looks at: by stochastic descent with a step of its own for
// every weight. One game in ten is left out and tells the error.

import { readFileSync, writeFileSync } from "node:fs";
import { numbersFrom } from "../numbers.ts";
import { addFeatures, COUNT, MAN_LATE, PATTERN, readSamples, type Samples } from "./samples.ts";
import { weightsText } from "./weightsText.ts";

const EPOCHS = 3;
/** What a score counts beside the result, and the score at which the odds are e to 1. */
const FORESIGHT = 0.8;
const SCALE = 125;
const STEP = 0.05;
/** A pattern seen n times keeps n / (n + this) of its weight. */
const DOUBT = 8;
/** How strongly the weights of patterns are drawn to nothing. */
const DECAY = 0.05;

interface Model {
  readonly weights: Float64Array;
  readonly squares: Float64Array;
  readonly seen: Int32Array;
}

/** The features of one sample: numbers, values, and how many there are. */
const active = { numbers: new Int32Array(128), values: new Float64Array(128), count: 0 };

function predict({ weights }: Model, samples: Samples, index: number): number {
  addFeatures(samples, index, active);
  let sum = 0;
  for (let at = 0; at < active.count; at += 1) {
    sum += (weights[active.numbers[at] ?? 0] ?? 0) * (active.values[at] ?? 0);
  }
  return 1 / (1 + Math.exp(-sum));
}

function learn(model: Model, samples: Samples, index: number): void {
  const error = predict(model, samples, index) - aimOf(samples, index);
  for (let at = 0; at < active.count; at += 1) {
    const number = active.numbers[at] ?? 0;
    const weight = model.weights[number] ?? 0;
    const pull = number >= PATTERN ? DECAY * weight : 0;
    const slope = error * (active.values[at] ?? 0) + pull;
    const square = (model.squares[number] ?? 0) + slope * slope;
    model.squares[number] = square;
    model.seen[number] = (model.seen[number] ?? 0) + 1;
    model.weights[number] = weight - (STEP * slope) / Math.sqrt(square + 1e-8);
  }
}

/** The mean error in bits over the samples that were left out. */
function errorOf(model: Model, samples: Samples, held: readonly number[]): number {
  let sum = 0;
  for (const index of held) {
    const chance = predict(model, samples, index);
    const result = aimOf(samples, index);
    sum -= result * Math.log2(chance) + (1 - result) * Math.log2(1 - chance);
  }
  return sum / held.length;
}

/** Black's part of the point as it came out and as it was foreseen. */
function aimOf({ results, scores }: Samples, index: number): number {
  const result = results[index] ?? 0.5;
  const score = scores[index] ?? NaN;
  if (Number.isNaN(score)) return result;
  return (1 - FORESIGHT) * result + FORESIGHT / (1 + Math.exp(-score / SCALE));
}

function shuffle(numbers: number[], random: () => number): void {
  for (let last = numbers.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [numbers[last], numbers[other]] = [numbers[other] ?? 0, numbers[last] ?? 0];
  }
}

function fit(samples: Samples): Model {
  const weights = new Float64Array(COUNT);
  weights.fill(1, 0, MAN_LATE + 64);
  const model = {
    weights,
    squares: new Float64Array(COUNT),
    seen: new Int32Array(COUNT),
  };
  const all = Array.from(samples.results, (_, index) => index);
  const held = all.filter((index) => (samples.games[index] ?? 0) % 10 === 0);
  const learnt = all.filter((index) => (samples.games[index] ?? 0) % 10 !== 0);
  const random = numbersFrom(1);
  for (let epoch = 1; epoch <= EPOCHS; epoch += 1) {
    shuffle(learnt, random);
    for (const index of learnt) learn(model, samples, index);
    console.error(`epoch ${epoch}: ${errorOf(model, samples, held).toFixed(5)} bits left out`);
  }
  for (let number = PATTERN; number < COUNT; number += 1) {
    const seen = (model.seen[number] ?? 0) / EPOCHS;
    weights[number] = ((weights[number] ?? 0) * seen) / (seen + DOUBT);
  }
  console.error(`with doubts: ${errorOf(model, samples, held).toFixed(5)} bits left out`);
  return model;
}

const [out, ...files] = process.argv.slice(2);
if (out === undefined || files.length === 0) {
  console.error("Usage: tsx fit.ts <out.ts> <games.txt> [more.txt …]");
  process.exitCode = 2;
} else {
  const samples = readSamples(files.map((file) => readFileSync(file, "utf8")));
  console.error(`${samples.results.length} positions`);
  const { weights } = fit(samples);
  writeFileSync(out, weightsText(weights, samples));
}
