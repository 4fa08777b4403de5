// The page: index.html for its routes, its files, and 404 for everything else, shown by the page to people.
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { screenAt } from "@kingrow/protocol";
import { readFiles } from "./files.ts";
import { createPreloads } from "./preloads.ts";
import { createPreview } from "./preview.ts";
import { send, sendFile } from "./answers.ts";
import type { OriginOf } from "./siteOrigin.ts";

export type ServePage = (request: IncomingMessage, response: ServerResponse, path: string) => void;

const NOT_BUILT = "The page is not built yet. Run: npm run build";

/**
 * @param dir where the built page lies; without it every route says that it is not built
 * @param originOf under which origin a visitor sees the page
 */
export function createPage(dir: string, originOf: OriginOf): ServePage {
  const index = path.join(dir, "index.html");
  if (!existsSync(index)) return (_request, response) => send(response, 503, NOT_BUILT);
  const source = readFileSync(index, "utf8");
  const pageFor = createPreview(source);
  const preloadsOf = createPreloads(dir, source);
  const files = readFiles(dir);

  return (request, response, path) => {
    const html = () => pageFor(originOf(request), path);
    if (screenAt(path) !== undefined) {
      const preloads = preloadsOf(path);
      if (preloads !== undefined) response.setHeader("Link", preloads);
      sendHtml(request, response, { status: 200, html: html() });
      return;
    }
    const file = files.get(path);
    if (file === undefined) sendNotFound(request, response, html);
    else sendFile(request, response, file);
  };
}

/** A person gets the page, which knows a way home; a program gets a word. */
function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  html: () => Buffer,
): void {
  if (request.headers.accept?.includes("text/html"))
    sendHtml(request, response, { status: 404, html: html() });
  else send(response, 404, "Not found");
}

interface Html {
  readonly status: 200 | 404;
  readonly html: Buffer;
}

function sendHtml(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, html }: Html,
): void {
  response.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": html.length,
    "Cache-Control": "no-cache",
  });
  response.end(method === "HEAD" ? undefined : html);
}
