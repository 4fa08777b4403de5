// Sends a file from memory: in the smallest form the browser takes, or a word that it has it already.
import type { IncomingMessage, ServerResponse } from "node:http";
import { takes } from "./encoding.ts";
import type { Form, StoredFile } from "./files.ts";

/** All answers share the file's one buffer. A `Range` is ignored, as a server may: the whole file comes. */
export function sendFile(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  file: StoredFile,
): void {
  const form = formFor(headers["accept-encoding"] ?? "", file);
  const common = { ETag: form.etag, "Cache-Control": file.caching, Vary: "Accept-Encoding" };
  if (knows(headers["if-none-match"], form.etag)) {
    response.writeHead(304, common).end();
    return;
  }
  response.writeHead(200, {
    ...common,
    "Content-Type": file.type,
    "Content-Length": form.body.length,
    ...(form.encoding !== undefined && { "Content-Encoding": form.encoding }),
  });
  response.end(method === "HEAD" ? undefined : form.body);
}

function formFor(accepted: string, { plain, compressed }: StoredFile): Form {
  return (
    compressed.find(({ encoding }) => encoding !== undefined && takes(accepted, encoding)) ?? plain
  );
}

/** A cache on the way may have made the tag a weak one. */
function knows(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === etag || tag === "*");
}
