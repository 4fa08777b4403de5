// Room ids of the product's shape, drawn from the seed.
import type { Random } from "../base/random.ts";

const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";

export function newRoomId(random: Random, isPrivate: boolean): string {
  return Array.from({ length: isPrivate ? 20 : 8 }, () =>
    LETTERS.charAt(random.between(0, LETTERS.length - 1)),
  ).join("");
}
