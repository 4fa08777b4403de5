// A link that only sends otherwise.
import { expect, test } from "vitest";
import { FakeLink } from "../testing/fakeLink.ts";
import { wrapLink } from "./link.ts";

test("is the link beneath in all but how it sends", () => {
  const link = new FakeLink();
  const sent: string[] = [];
  const wrapped = wrapLink(link, (name) => void sent.push(name));
  const heard: string[] = [];
  wrapped.on("up", () => heard.push("up"));
  wrapped.on("down", () => heard.push("down"));
  wrapped.open();
  expect([link.opened, wrapped.isUp, wrapped.id]).toEqual([1, false, undefined]);
  link.connect("a");
  expect([wrapped.isUp, wrapped.id]).toEqual([true, "a"]);
  wrapped.send("leaveRoom", { roomId: "room2345" }, () => {});
  wrapped.close();
  expect([heard, sent, link.sent, link.isUp]).toEqual([["up", "down"], ["leaveRoom"], [], false]);
});
