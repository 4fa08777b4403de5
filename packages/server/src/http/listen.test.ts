import { createServer } from "node:http";
import { describe, expect, it } from "vitest";
import { addressForPeople, listen, ListenFault } from "./listen.ts";

describe("listen", () => {
  it("says in a sentence that the port is taken", async () => {
    const first = createServer();
    const port = await listen(first, { port: 0, host: "127.0.0.1" });
    const taken = listen(createServer(), { port, host: "127.0.0.1" });
    await expect(taken).rejects.toThrow(ListenFault);
    await expect(taken).rejects.toThrow(
      `Port ${port} is taken by another program. Stop that one or set PORT to a free port.`,
    );
    first.close();
  });

  it("says in a sentence that HOST is not an address of this machine", async () => {
    const taken = listen(createServer(), { port: 0, host: "192.0.2.1" });
    await expect(taken).rejects.toThrow("HOST 192.0.2.1 is not an address of this machine.");
  });

  it.each([
    [undefined, "http://localhost:3000"],
    ["0.0.0.0", "http://localhost:3000"],
    ["::", "http://localhost:3000"],
    ["192.168.1.7", "http://192.168.1.7:3000"],
    ["fd00::7", "http://[fd00::7]:3000"],
  ])("tells people who listen on %s to go to %s", (host, address) => {
    expect(addressForPeople({ port: 3000, host })).toBe(address);
  });
});
