// Ids of rooms: short for public ones, unguessable for private ones, easy to read out (R1).
import type { Visibility } from "@kingrow/protocol";
import { customAlphabet } from "nanoid";

/** Digits and small letters without the look-alikes 0 o, 1 i l. */
const ROOM_ID_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
const PUBLIC_LENGTH = 8;
/** 31 letters carry 4.95 bits each: 20 of them are 99 bits, more than the 96 promised. */
const PRIVATE_LENGTH = 20;

const SHAPE = new RegExp(
  `^(?:[${ROOM_ID_ALPHABET}]{${PUBLIC_LENGTH}}|[${ROOM_ID_ALPHABET}]{${PRIVATE_LENGTH}})$`,
);

const publicId = customAlphabet(ROOM_ID_ALPHABET, PUBLIC_LENGTH);
const privateId = customAlphabet(ROOM_ID_ALPHABET, PRIVATE_LENGTH);

export function newRoomId(visibility: Visibility): string {
  return visibility === "private" ? privateId() : publicId();
}

/** Whether a room could have this id: what cannot be one never reaches the store. */
export function isRoomId(text: string): boolean {
  return SHAPE.test(text);
}
