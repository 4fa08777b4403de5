// Serves the built page: index.html for its routes, its files, and 404 for everything else.
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { roomAddressOf, roomPath, screenAt, watchedAt } from "@kingrow/protocol";
import { readFiles } from "./files.ts";
import { createPreloads } from "./preloads.ts";
import { send, sendFile } from "./answers.ts";
import type { OriginOf } from "./siteOrigin.ts";

export type ServePage = (request: IncomingMessage, response: ServerResponse, path: string) => void;

const NOT_BUILT = "The page is not built yet. Run: npm run build";

/**
 * @param dir the folder of the built page; without it every route answers that the page is not built
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

/** A browser gets the page, which has a link home. Other programs get two words. */
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

/** The tag of the picture in index.html. */
const PICTURE = '<meta property="og:image" content="/card.png" />';

/** index.html for a request. Previews of shared links need absolute URLs, so there are none without an `origin`. */
type PageFor = (origin: string | undefined, path: string) => Buffer;

/** @param html index.html as it was built */
function createPreview(html: string): PageFor {
  const built = Buffer.from(html);
  const [head, rest] = html.split(PICTURE);
  if (head === undefined || rest === undefined) return () => built;

  return (origin, path) => {
    if (origin === undefined) return built;
    const tags = [meta("og:image", `${origin}/card.png`)];
    if (isShared(path)) tags.push(meta("og:url", origin + path));
    return Buffer.from(head + tags.join("\n    ") + rest);
  };
}

function meta(property: string, content: string): string {
  return `<meta property="${property}" content="${content}" />`;
}

/** Only addresses of shared links are written into the page. */
function isShared(path: string): boolean {
  const screen = screenAt(path);
  if (screen === "watch") return watchedAt(path) !== undefined;
  if (screen !== "room") return screen !== undefined;
  const address = roomAddressOf(path);
  return address.kind === "room" && roomPath(address.roomId) === path;
}
