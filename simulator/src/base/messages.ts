// The messages between a page and the server, as in Socket.IO.

/** `call`: the number of the answer. */
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
  /** The server closes the connection for good. */
  | { readonly type: "kick" };
