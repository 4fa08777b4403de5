// Why something was not given, in words: the page's language by the code, else the server's own sentence.
import type { Refused } from "@kingrow/client";
import type { FirstTexts } from "./texts.ts";

export function refusalText({ asked, code, sentence }: Refused, texts: FirstTexts): string {
  const { server, failed, isFull } = texts;
  const own = code === "NO_ANSWER" ? undefined : server.refusals[code];
  return own ?? sentence ?? (code === "ROOM_FULL" ? isFull : failed[asked]);
}
