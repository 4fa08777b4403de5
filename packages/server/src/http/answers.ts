// HTTP answers: short texts and files from memory.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Encoding, Form, StoredFile } from "./files.ts";

export function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(`${text}\n`);
}

/** All answers share the buffer of the file. A `Range` is ignored, which HTTP allows. */
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

/** A cache in between may have made the tag weak. */
function knows(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === etag || tag === "*");
}

/** Whether an `Accept-Encoding` header names the encoding without a weight of zero. A bare `*` does not count. */
export function takes(header: string, encoding: Encoding): boolean {
  return header
    .toLowerCase()
    .split(",")
    .map((entry) => entry.split(";").map((part) => part.trim()))
    .some(([name, weight]) => name === encoding && !isZero(weight));
}

function isZero(weight: string | undefined): boolean {
  return weight !== undefined && /^q=0(?:\.0*)?$/.test(weight);
}
