// A text message of Socket.IO as the bytes that a WebSocket carries, made once for all who are told the same.

/** A whole message, text, from a server: never masked. */
const WHOLE_TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
/** Engine.IO's mark of a message. */
const MESSAGE = "4";

/** @param text as Socket.IO's parser writes the packet */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text) + MESSAGE.length;
  const head = headFor(length);
  const frame = Buffer.allocUnsafeSlow(head.length + length);
  head.copy(frame);
  frame.write(MESSAGE + text, head.length);
  return frame;
}

/** RFC 6455, 5.2: the length in the shortest of three forms. */
function headFor(length: number): Buffer {
  if (length < TWO_BYTES) return Buffer.from([WHOLE_TEXT, length]);
  if (length < 2 ** 16) {
    const head = Buffer.from([WHOLE_TEXT, TWO_BYTES, 0, 0]);
    head.writeUInt16BE(length, 2);
    return head;
  }
  const head = Buffer.alloc(10);
  head.set([WHOLE_TEXT, EIGHT_BYTES]);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
