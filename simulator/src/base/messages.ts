// What travels between a page and the server, as Socket.IO would carry it.

/** `call`: the number under which the answer comes back. */
export type Up = {
  readonly type: "call";
  readonly name: string;
  readonly payload: unknown;
  readonly call: number;
};

export type Down =
  | { readonly type: "connect"; readonly id: string }
  | { readonly type: "event"; readonly event: string; readonly payload: unknown }
  | { readonly type: "ack"; readonly call: number; readonly answer: unknown }
  /** The server wants this client gone for good. */
  | { readonly type: "kick" };
