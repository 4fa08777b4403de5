// Room ids of the product's shape, drawn from the seed.
import type { Visibility } from "@kingrow/protocol";
import type { Random } from "@kingrow/rules/testing";

const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";

export function newRoomId(random: Random, visibility: Visibility): string {
  return Array.from({ length: visibility === "private" ? 20 : 8 }, () =>
    LETTERS.charAt(random.between(0, LETTERS.length - 1)),
  ).join("");
}
