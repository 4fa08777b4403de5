// Makes the network for endings as a WebAssembly module with SIMD: many times as fast as in TypeScript.
//
// The module is composed instruction by instruction, so that no tool and no file is needed. Its one function returns
// the same as `judgePlainly` in endingNet.ts, which is easier to read.
//
// WebAssembly is a stack machine: operands come first, then the operation. `GET, OWN, GET, KINGS, AND`
// puts two variables on the stack, and leaves `own & kings`.
//
// Its memory holds the weights. A halfword has two bytes, a word four, a vector sixteen:
// - for each input 32 halfwords, then the 32 biases of the first layer;
// - for each pair of units of the first layer their 16 pairs of halfwords, one for each unit of the second;
// - the 16 biases of the second layer, the 16 weights of the result and its bias, a word each.
// oxlint-disable typescript/no-non-null-assertion -- indices of typed arrays that are always within
// oxlint-disable unicorn/no-useless-spread -- a line of code for each thing that is done

import { FIRST, FULL, INPUTS, RESULT_SHIFT, SECOND, SECOND_SHIFT, SYSTEM } from "./endingShape.ts";
import {
  SECTIONS,
  HEADER,
  FUNCTION_TYPE,
  EXPORTED,
  I32,
  V128,
  NOTHING,
  LOOP,
  IF,
  END,
  BRANCH_IF,
  GET,
  SET,
  TEE,
  LOAD_WORD,
  CONSTANT,
  TRAILING_ZEROS,
  COUNT_BITS,
  ADD,
  SUBTRACT,
  AND,
  OR,
  XOR,
  SHIFT_LEFT,
  SHIFT_RIGHT,
  LOAD,
  SHUFFLE,
  DOT,
  HALVES,
  WORDS,
  ALIGNMENT,
  simd,
  section,
  text,
  unsigned,
  signed,
} from "./wasm.ts";

/** Judges own pieces, enemy pieces and all kings as the side to move sees them. */
export type Judge = (own: number, enemy: number, kings: number) => number;

const VECTOR_BYTES = 16;
const FIRST_VECTORS = FIRST / 8;
const SECOND_VECTORS = SECOND / 4;
const INPUT_BYTES = 2 * FIRST;
const PAIR_BYTES = 4 * SECOND;
const BIASES = INPUTS * INPUT_BYTES;
const PAIRS = BIASES + INPUT_BYTES;
const SECOND_BIASES = PAIRS + (FIRST / 2) * PAIR_BYTES;
const RESULT = SECOND_BIASES + 4 * SECOND;

/** The parameters and variables of the function, by number; from FIRSTS on they are vectors. */
const [OWN, ENEMY, KINGS, REST, INPUT, FIRSTS] = [0, 1, 2, 3, 4, 5];
const SECONDS = FIRSTS + FIRST_VECTORS;
const SPREAD = SECONDS + SECOND_VECTORS;
const VECTORS = FIRST_VECTORS + SECOND_VECTORS + 1;

/** The part of the global that is used here; the types of ECMAScript do not have it. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => {
    readonly exports: { readonly memory: { readonly buffer: ArrayBuffer }; readonly judge: Judge };
  };
};

/** The judge with these weights; undefined where WebAssembly or SIMD is missing or forbidden. */
export function makeJudge(weights: Int16Array): Judge | undefined {
  try {
    const { memory, judge } = new WebAssembly.Instance(new WebAssembly.Module(moduleBytes()))
      .exports;
    writeWeights(new DataView(memory.buffer), weights);
    return judge;
  } catch {
    return undefined;
  }
}

function writeWeights(memory: DataView, weights: Int16Array): void {
  const inputs = (INPUTS + 1) * FIRST;
  for (let at = 0; at < inputs; at += 1) memory.setInt16(2 * at, weights[at]!, true);
  for (let unit = 0; unit < SECOND; unit += 1) {
    const from = inputs + unit * (FIRST + 1);
    for (let input = 0; input < FIRST; input += 1) {
      const at = PAIRS + (input >> 1) * PAIR_BYTES + 4 * unit + 2 * (input & 1);
      memory.setInt16(at, weights[from + input]!, true);
    }
    memory.setInt32(SECOND_BIASES + 4 * unit, weights[from + FIRST]! << SECOND_SHIFT, true);
    const result = inputs + SECOND * (FIRST + 1);
    memory.setInt32(RESULT + 4 * unit, weights[result + unit]!, true);
    memory.setInt32(RESULT + 4 * SECOND, weights[result + SECOND]! << RESULT_SHIFT, true);
  }
}

function moduleBytes(): Uint8Array {
  const body = [
    // Two kinds of variables.
    ...[2, 2, I32, VECTORS, V128],
    ...repeat(FIRST_VECTORS, (vector) => [
      ...[CONSTANT, 0, ...load(BIASES + vector * VECTOR_BYTES)],
      ...[SET, FIRSTS + vector],
    ]),
    ...addPieces([GET, OWN, GET, OWN, GET, KINGS, AND, XOR], 0),
    ...addPieces([GET, OWN, GET, KINGS, AND], 32),
    ...addPieces([GET, ENEMY, GET, ENEMY, GET, KINGS, AND, XOR], 64),
    ...addPieces([GET, ENEMY, GET, KINGS, AND], 96),
    ...[GET, OWN, GET, ENEMY, OR, CONSTANT, ...signed(SYSTEM), AND, COUNT_BITS],
    ...[CONSTANT, 1, AND, IF, NOTHING],
    ...[CONSTANT, ...signed(128 * INPUT_BYTES), SET, INPUT, ...addInput(), END],
    ...secondLayer(),
    ...result(),
    END,
  ];
  return Uint8Array.from([
    ...HEADER,
    // Each list begins with its length. The function is of type 0, takes three numbers and answers one.
    ...section(SECTIONS.types, [1, FUNCTION_TYPE, 3, I32, I32, I32, 1, I32]),
    ...section(SECTIONS.functions, [1, 0]),
    // One page of 64 KB, without an upper bound.
    ...section(SECTIONS.memories, [1, 0, 1]),
    ...section(SECTIONS.exports, [
      2,
      ...[...text("memory"), EXPORTED.memory, 0],
      ...[...text("judge"), EXPORTED.function, 0],
    ]),
    ...section(SECTIONS.code, [1, ...unsigned(body.length), ...body]),
  ]);
}

/** Adds every piece of a set to the first layer, the lowest bit first; the set may be empty. */
function addPieces(set: readonly number[], kind: number): number[] {
  return [
    ...[...set, TEE, REST, IF, NOTHING, LOOP, NOTHING],
    ...[GET, REST, TRAILING_ZEROS, CONSTANT, ...signed(kind), ADD],
    ...[CONSTANT, ...signed(Math.log2(INPUT_BYTES)), SHIFT_LEFT, SET, INPUT],
    ...addInput(),
    ...[GET, REST, GET, REST, CONSTANT, 1, SUBTRACT, AND, TEE, REST],
    ...[BRANCH_IF, 0, END, END],
  ];
}

/** Adds the weights at the address in INPUT to the first layer. */
function addInput(): number[] {
  return repeat(FIRST_VECTORS, (vector) => [
    ...[GET, FIRSTS + vector, GET, INPUT, ...load(vector * VECTOR_BYTES)],
    ...[...simd(HALVES.add), SET, FIRSTS + vector],
  ]);
}

/** Each pair of units of the first layer is spread over a vector and meets its weights. */
function secondLayer(): number[] {
  const full = [CONSTANT, ...signed(FULL), ...simd(HALVES.splat)];
  const none = [CONSTANT, 0, ...simd(HALVES.splat)];
  return [
    ...repeat(FIRST_VECTORS, (vector) => [
      ...[GET, FIRSTS + vector, ...none, ...simd(HALVES.max)],
      ...[...full, ...simd(HALVES.min), SET, FIRSTS + vector],
    ]),
    ...repeat(SECOND_VECTORS, (vector) => [
      ...[CONSTANT, 0, ...load(SECOND_BIASES + vector * VECTOR_BYTES), SET, SECONDS + vector],
    ]),
    ...repeat(FIRST / 2, (pair) => [
      ...[GET, FIRSTS + (pair >> 2), GET, FIRSTS + (pair >> 2), ...simd(SHUFFLE)],
      ...repeat(VECTOR_BYTES, (byte) => [4 * (pair & 3) + (byte & 3)]),
      ...[SET, SPREAD],
      ...repeat(SECOND_VECTORS, (vector) => [
        ...[GET, SPREAD, CONSTANT, 0],
        ...load(PAIRS + pair * PAIR_BYTES + vector * VECTOR_BYTES),
        ...[...simd(DOT), GET, SECONDS + vector, ...simd(WORDS.add), SET, SECONDS + vector],
      ]),
    ]),
  ];
}

/** Clips the second layer, weighs it and adds all up. */
function result(): number[] {
  return [
    ...[CONSTANT, 0, LOAD_WORD, ALIGNMENT.word, ...unsigned(RESULT + 4 * SECOND)],
    ...repeat(SECOND_VECTORS, (vector) => [
      ...[GET, SECONDS + vector, CONSTANT, ...signed(SECOND_SHIFT), ...simd(WORDS.shift)],
      ...[CONSTANT, 0, ...simd(WORDS.splat), ...simd(WORDS.max)],
      ...[CONSTANT, ...signed(FULL), ...simd(WORDS.splat), ...simd(WORDS.min)],
      ...[CONSTANT, 0, ...load(RESULT + vector * VECTOR_BYTES), ...simd(WORDS.times)],
      ...(vector > 0 ? [GET, SPREAD, ...simd(WORDS.add)] : []),
      ...[SET, SPREAD],
    ]),
    ...repeat(4, (word) => [GET, SPREAD, ...simd(WORDS.extract), word, ADD]),
    ...[CONSTANT, ...signed(RESULT_SHIFT), SHIFT_RIGHT],
  ];
}

/** Loads the vector at an offset from the address on the stack. */
function load(at: number): number[] {
  return [...simd(LOAD), ALIGNMENT.vector, ...unsigned(at)];
}

function repeat(count: number, part: (index: number) => number[]): number[] {
  return Array.from({ length: count }, (_, index) => part(index)).flat();
}
