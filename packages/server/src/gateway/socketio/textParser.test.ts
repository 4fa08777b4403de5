import { assert, constantFrom, jsonValue, nat, property, record } from "fast-check";
import { Encoder, PacketType } from "socket.io-parser";
import { expect, test } from "vitest";
import { textParser } from "./textParser.ts";

const packets = record(
  {
    type: constantFrom(
      PacketType.CONNECT,
      PacketType.DISCONNECT,
      PacketType.EVENT,
      PacketType.ACK,
      PacketType.CONNECT_ERROR,
    ),
    nsp: constantFrom("/", "/other"),
    id: nat(),
    data: jsonValue(),
  },
  { requiredKeys: ["type", "nsp"] },
);

test("every packet becomes the very text that Socket.IO's own parser writes", () => {
  const [ours, theirs] = [new textParser.Encoder(), new Encoder()];
  assert(
    property(packets, (packet) => {
      expect(ours.encode(packet)).toEqual(theirs.encode(packet));
    }),
  );
});
