import { describe, expect, it } from "vitest";
import { readFacts, type ServerFacts, whyRefused } from "./serverFacts.ts";

const GOOD: ServerFacts = {
  version: "7.2.4",
  isCluster: false,
  isReplica: false,
  evictionPolicy: "noeviction",
  writesLog: true,
  format: undefined,
};

describe("a server that rooms may be kept on", () => {
  it.each(["6.2.0", "7.0.15", "7.2.4", "10.0.1"])("may be of version %s", (version) => {
    expect(whyRefused({ ...GOOD, version })).toBeUndefined();
  });

  it.each(["5.0.14", "6.0.16", "unknown"])(
    "is not of version %s, and it is said why",
    (version) => {
      const why = `It is version ${version}; Kingrow needs 6.2 or newer, or any Valkey.`;
      expect(whyRefused({ ...GOOD, version })).toBe(why);
    },
  );

  it("describes itself by INFO", async () => {
    const info = ["# Server", "redis_version:7.2.4", "role:master", "maxmemory_policy:noeviction"];
    const text = [...info, "aof_enabled:1", "cluster_enabled:0", ""].join("\r\n");
    const send = async (_key: string, [name]: readonly (string | Buffer)[]) =>
      name === "INFO" ? text : null;
    expect(await readFacts(send)).toEqual(GOOD);
  });
});
