import { describe, expect, it, vi } from "vitest";
import { replyFor } from "../calls/respond.ts";
import { identify, type Newcomer, type SocketData } from "./session.ts";

const KEY = "a-player-key-of-22-or-more";

function newcomer(auth: unknown) {
  const actor = { owner: "nobody", socketId: "", run: "" };
  const data: SocketData = { session: { actor, rooms: new Set(), running: new Set() } };
  const socket: Newcomer = { id: "socket-1", handshake: { auth }, conn: {}, data };
  return socket;
}

describe("identify", () => {
  it("[I1] knows a player by the key's SHA-256 and forgets the key at once", () => {
    const socket = newcomer({ playerKey: KEY, name: 4 });
    identify({ run: () => "run-1", now: () => 7, addressOf: () => "here" })(
      socket,
      () => undefined,
    );
    expect(socket.handshake.auth).toEqual({});
    expect(socket.data.session.actor).toEqual({
      owner: "fec1898fdae6f1bbe8e7824f91824f64edc1dd74c0e2aee6473c45d4a0e18064",
      socketId: "socket-1",
      run: "run-1",
      address: "here",
      connectedAt: 7,
      name: 4,
    });
    expect(JSON.stringify(socket)).not.toContain(KEY);
  });

  it("[I1] refuses a malformed key", () => {
    const answers: unknown[] = [];
    const middleware = identify({ run: () => "run-1", now: () => 7, addressOf: () => undefined });
    middleware(newcomer({ playerKey: "short" }), (refusal) => answers.push(refusal?.message));
    expect(answers).toEqual(["Invalid request"]);
  });
});

describe("replyFor", () => {
  it("[W2] answers once, whatever is replied later", () => {
    const acknowledge = vi.fn<(answer: unknown) => void>();
    const reply = replyFor([{}, acknowledge]);
    reply({ success: true });
    reply({ success: true });
    expect(acknowledge.mock.calls).toEqual([[{ success: true }]]);
  });

  it("[W2] does not answer a call without acknowledgement", () => {
    expect(() => replyFor([])({ success: true })).not.toThrow();
    expect(() => replyFor([{ isPrivate: true }])({ success: true })).not.toThrow();
  });
});
