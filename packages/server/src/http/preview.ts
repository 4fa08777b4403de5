// What a shared link looks like: programs that draw previews of links want absolute URLs.
import { roomAddressOf, roomPath, screenAt, watchedAt } from "@kingrow/protocol";

/** How index.html names the picture. */
const PICTURE = '<meta property="og:image" content="/card.png" />';

/** The page for one visit; without an `origin` it is as it was built. */
export type PageFor = (origin: string | undefined, path: string) => Buffer;

/** @param html index.html as it was built */
export function createPreview(html: string): PageFor {
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

/** Other addresses are nothing anybody shares, and are never put into the page. */
function isShared(path: string): boolean {
  const screen = screenAt(path);
  if (screen === "watch") return watchedAt(path) !== undefined;
  if (screen !== "room") return screen !== undefined;
  const address = roomAddressOf(path);
  return address.kind === "room" && roomPath(address.roomId) === path;
}
