// How packets become text: letter for letter as Socket.IO's own parser writes them, without its search for binary data.
import { Decoder, type Packet, PacketType, protocol } from "socket.io-parser";

/** The search goes through every part of a state, for each move; the game's events hold nothing binary. */
class Encoder {
  encode({ type, nsp, id, data }: Packet): readonly string[] {
    const space = nsp === "/" ? "" : `${nsp},`;
    const body = data === undefined || data === null ? "" : JSON.stringify(data);
    return [`${type}${space}${id ?? ""}${body}`];
  }
}

/** For Socket.IO's option `parser`. */
export const textParser = { protocol, PacketType, Encoder, Decoder };
