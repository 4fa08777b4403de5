import { assert, constantFrom, jsonValue, nat, property, record } from "fast-check";
import { Encoder, PacketType } from "socket.io-parser";
import { expect, test, vi } from "vitest";
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

test("a payload for several groups is encoded once", () => {
  const encoder = new textParser.Encoder();
  const asText = vi.fn<() => string>(() => "a state");
  const state = { toJSON: asText };
  const told = { type: PacketType.EVENT, nsp: "/", data: ["roomState", state] };
  for (const _ of [1, 2]) expect(encoder.encode(told)).toEqual(['2["roomState","a state"]']);
  expect(asText).toHaveBeenCalledTimes(1);
  encoder.encode({ ...told, data: ["roomState", { toJSON: asText }] });
  expect(asText).toHaveBeenCalledTimes(2);
});

test("[X3] binary data is refused", () => {
  const binary = ['51-["x",{"_placeholder":true,"num":0}]', '61-[{"_placeholder":true,"num":0}]'];
  for (const packet of [...binary, Buffer.from([1])])
    expect(() => new textParser.Decoder().add(packet)).toThrow("binary data is refused");
});
