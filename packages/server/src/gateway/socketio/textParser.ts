// The parser of Socket.IO without binary data.
import { Decoder, Encoder, PacketType, protocol } from "socket.io-parser";

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
