// Which packets a connection may send below Socket.IO: connect once, to the game alone, and text only (X3, X7).

export interface Packet {
  readonly type: string;
  readonly data?: unknown;
}

/** A connect to the namespace `/`: nothing, or what the client says of itself, follows its type. */
const CONNECT = /^0(?:\{|$)/;

/** Judges the packets of one connection, in their order. */
export class PacketJudge {
  /** It has asked to connect. */
  hasBegun = false;

  see({ type, data }: Packet): "fine" | "foreign" {
    if (type !== "message") return "fine";
    if (typeof data !== "string" || isBinaryHeader(data)) return "foreign";
    if (!this.hasBegun) {
      this.hasBegun = true;
      return CONNECT.test(data) ? "fine" : "foreign";
    }
    return data.startsWith("0") ? "foreign" : "fine";
  }
}

/** The header of an event (5) or an acknowledgement (6) that has binary attachments coming. */
function isBinaryHeader(data: string): boolean {
  return data.startsWith("5") || data.startsWith("6");
}
