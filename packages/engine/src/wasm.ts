// The part of WebAssembly's binary format that the network for endings needs.
//
// The numbers are those of the specification, chapter "Binary Format"
// (webassembly.github.io/spec/core/binary). The comment of an instruction is its name there.

/** The parts of a module. */
export const SECTIONS = { types: 1, functions: 3, memories: 5, exports: 7, code: 10 };
export const HEADER = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]; // "\0asm", version 1
export const FUNCTION_TYPE = 0x60;
export const EXPORTED = { function: 0, memory: 2 };

export const I32 = 0x7f;
export const V128 = 0x7b;
/** A block that leaves nothing on the stack. */
export const NOTHING = 0x40;

export const LOOP = 0x03; // loop
export const IF = 0x04; // if
export const END = 0x0b; // end
export const BRANCH_IF = 0x0d; // br_if
export const GET = 0x20; // local.get
export const SET = 0x21; // local.set
export const TEE = 0x22; // local.tee: sets, and leaves the value on the stack
export const LOAD_WORD = 0x28; // i32.load
export const CONSTANT = 0x41; // i32.const
export const TRAILING_ZEROS = 0x68; // i32.ctz
export const COUNT_BITS = 0x69; // i32.popcnt
export const ADD = 0x6a; // i32.add
export const SUBTRACT = 0x6b; // i32.sub
export const AND = 0x71; // i32.and
export const OR = 0x72; // i32.or
export const XOR = 0x73; // i32.xor
export const SHIFT_LEFT = 0x74; // i32.shl
export const SHIFT_RIGHT = 0x75; // i32.shr_s

/** What comes before the number of each operation on vectors. */
const VECTOR = 0xfd;
export const LOAD = 0x00; // v128.load
export const SHUFFLE = 0x0d; // i8x16.shuffle, followed by the number of the byte that each byte is taken from
export const DOT = 0xba; // i32x4.dot_i16x8_s: multiplies halfwords and adds neighbouring products
/** Eight halfwords: i16x8.splat, add, min_s and max_s. */
export const HALVES = { splat: 0x10, add: 0x8e, min: 0x96, max: 0x98 };
/** Four words: i32x4.splat, extract_lane, shr_s, add, mul, min_s and max_s. */
export const WORDS = {
  splat: 0x11,
  extract: 0x1b,
  shift: 0xac,
  add: 0xae,
  times: 0xb5,
  min: 0xb6,
  max: 0xb8,
};
/** The alignment of a load as a power of two: 4 bytes and 16 bytes. */
export const ALIGNMENT = { word: 2, vector: 4 };

/** An operation on vectors. */
export function simd(operation: number): number[] {
  return [VECTOR, ...unsigned(operation)];
}

export function section(kind: number, content: readonly number[]): number[] {
  return [kind, ...unsigned(content.length), ...content];
}

/** A name, after its length. */
export function text(letters: string): number[] {
  return [letters.length, ...Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)];
}

/** Numbers in groups of seven bits, the lowest first (LEB128). */
export function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

export function signed(value: number): number[] {
  const isLast = value >= -64 && value < 64;
  return isLast ? [value & 127] : [(value & 127) | 128, ...signed(value >> 7)];
}
