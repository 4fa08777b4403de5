// The parser of Socket.IO without its search for binary data. It writes the same text.
import { Decoder, type Packet, PacketType, protocol } from "socket.io-parser";

/** The search would visit every part of a state with each move, although no event has binary data. */
class Encoder {
  /** The last payload and its text, because one state is sent to many groups of watchers. */
  #last: object | undefined;
  #text = "";

  encode({ type, nsp, id, data }: Packet): readonly string[] {
    const space = nsp === "/" ? "" : `${nsp},`;
    return [`${type}${space}${id ?? ""}${this.#bodyOf(data)}`];
  }

  #bodyOf(data: unknown): string {
    if (data === undefined || data === null) return "";
    if (!Array.isArray(data) || data.length !== 2 || !isObject(data[1]))
      return JSON.stringify(data);
    return `[${JSON.stringify(data[0])},${this.#textOf(data[1])}]`;
  }

  /** Payloads are immutable. */
  #textOf(content: object): string {
    if (content !== this.#last) [this.#last, this.#text] = [content, JSON.stringify(content)];
    return this.#text;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Packets of type 5 and 6 announce binary data, which closes the connection (X3). */
class TextOnlyDecoder extends Decoder {
  override add(packet: unknown): void {
    if (typeof packet !== "string" || packet.startsWith("5") || packet.startsWith("6"))
      throw new Error("binary data is refused");
    super.add(packet);
  }
}

/** For Socket.IO's option `parser`. */
export const textParser = { protocol, PacketType, Encoder, Decoder: TextOnlyDecoder };
