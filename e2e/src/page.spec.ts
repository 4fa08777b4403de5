// The page itself: its requests and headers, without JavaScript and without its program.
import { expect, test } from "./visitors/fixtures.ts";
import { Lobby } from "./screens/lobby.ts";

test("[W1] the page asks only its own origin, and by websocket alone once it is loaded", async ({
  visitor,
  visitors,
}) => {
  const kinds = new Set<string>();
  const sockets: string[] = [];
  visitor.on("request", (request) => kinds.add(request.resourceType()));
  visitor.on("websocket", (socket) => sockets.push(socket.url()));
  const lobby = new Lobby(visitor);
  await lobby.open();
  await lobby.create("public");
  expect(
    [...kinds].filter((kind) => ["fetch", "xhr", "eventsource", "ping"].includes(kind)),
  ).toEqual([]);
  expect(sockets.length).toBe(1);
  expect(sockets[0]).toContain(`${visitors.origin.replace("http", "ws")}/socket.io/`);
  expect(sockets[0]).toContain("transport=websocket");
});

test("the page is served under a strict content security policy", async ({ visitor }) => {
  const response = await visitor.goto("/");
  const policy = response?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain("unsafe-inline");
  // WebAssembly may be compiled, text may not.
  expect(policy.replace("'wasm-unsafe-eval'", "")).not.toContain("unsafe-eval");
  expect(policy).not.toContain("upgrade-insecure-requests");
  expect(response?.headers()["strict-transport-security"]).toBeUndefined();
});

test("[P43] without JavaScript a sentence says what is needed", async ({ visitors }) => {
  const page = await visitors.open({ javaScriptEnabled: false });
  for (const path of ["/", "/room/nowhere2"]) {
    await page.goto(path);
    await expect(page.locator("noscript")).toBeVisible();
    await expect(page.locator("noscript")).toContainText("JavaScript", { useInnerText: true });
    await expect(page.getByText("The page could not be loaded.")).toHaveCSS("display", "none");
  }
});

test("[P37] a shared link has a picture, and the page can be installed", async ({
  visitor,
  visitors: { origin },
}) => {
  await visitor.goto("/");
  const linked = async (selector: string, attribute: string): Promise<string> =>
    (await visitor.locator(selector).getAttribute(attribute)) ?? "";
  expect(await linked('meta[property="og:url"]', "content")).toBe(`${origin}/`);
  const files = [
    { path: `${origin}/card.png`, type: "image/png" },
    { path: await linked("link[rel=apple-touch-icon]", "href"), type: "image/png" },
    { path: await linked("link[rel=manifest]", "href"), type: "application/manifest+json" },
    { path: "/favicon-turn.svg", type: "image/svg+xml" },
  ];
  expect(await linked('meta[property="og:image"]', "content")).toBe(files[0]?.path);
  for (const { path, type } of files) {
    const response = await visitor.request.get(path);
    expect([path, response.status(), response.headers()["content-type"]]).toEqual([
      path,
      200,
      type,
    ]);
  }
});

test("components are laid over the reset, whatever the order their styles come in", async ({
  visitor,
}) => {
  const lobby = new Lobby(visitor);
  await lobby.open();
  await expect(lobby.createPrivate).toHaveCSS("border-top-width", "1px");
});

test("[P42] a page whose program does not come says so after a while", async ({
  visitor,
  watch,
}) => {
  watch.allow(/^console: Failed to load resource/);
  await visitor.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
  await visitor.goto("/");
  const sentence = visitor.getByText("The page could not be loaded.");
  await expect(sentence).toBeHidden();
  await visitor.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(sentence).toBeVisible();
  await visitor.unroute(/\/assets\/index-.*\.js$/);
  await visitor.getByRole("link", { name: "Try again" }).click();
  await expect(visitor.getByRole("heading", { name: "Public Rooms" })).toBeVisible();
});
