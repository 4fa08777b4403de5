// How packets become text: letter for letter as Socket.IO's own parser writes them, without its search for binary data.
import { Decoder, type Packet, PacketType, protocol } from "socket.io-parser";

/** The search goes through every part of a state, for each move; the game's events hold nothing binary. */
class Encoder {
  /** What was told last: a state goes to a hundred groups of watchers one after the other. */
  #told: object | undefined;
  #text = "";

  encode({ type, nsp, id, data }: Packet): readonly string[] {
    const space = nsp === "/" ? "" : `${nsp},`;
    return [`${type}${space}${id ?? ""}${this.#bodyOf(data)}`];
  }

  #bodyOf(data: unknown): string {
    if (data === undefined || data === null) return "";
    if (!Array.isArray(data) || data.length !== 2 || !isThing(data[1])) return JSON.stringify(data);
    return `[${JSON.stringify(data[0])},${this.#textOf(data[1])}]`;
  }

  /** Nothing that is told is changed afterwards. */
  #textOf(told: object): string {
    if (told !== this.#told) [this.#told, this.#text] = [told, JSON.stringify(told)];
    return this.#text;
  }
}

function isThing(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** The game's messages hold nothing binary, so a frame or a header of binary data ends its connection (X3). */
class TextDecoder extends Decoder {
  override add(packet: unknown): void {
    if (typeof packet !== "string" || packet.startsWith("5") || packet.startsWith("6"))
      throw new Error("binary data is refused");
    super.add(packet);
  }
}

/** For Socket.IO's option `parser`. */
export const textParser = { protocol, PacketType, Encoder, Decoder: TextDecoder };
