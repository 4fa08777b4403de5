// The page itself: its requests, its icons, without JavaScript and without its program.
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

test("[P43] without JavaScript a sentence says what is needed", async ({ visitors }) => {
  const page = await visitors.open({ javaScriptEnabled: false });
  for (const path of ["/", "/room/nowhere2"]) {
    await page.goto(path);
    await expect(page.locator("noscript")).toBeVisible();
    await expect(page.locator("noscript")).toContainText("JavaScript", { useInnerText: true });
    await expect(page.getByText("The page could not be loaded.")).toHaveCSS("display", "none");
  }
});

test("[P37] the page names a picture, icons and a manifest that the server has", async ({
  visitor,
}) => {
  await visitor.goto("/");
  for (const [selector, attribute, type] of [
    ['meta[property="og:image"]', "content", "image/png"],
    ["link[rel=apple-touch-icon]", "href", "image/png"],
    ["link[rel=manifest]", "href", "application/manifest+json"],
  ] as const) {
    const path = (await visitor.locator(selector).getAttribute(attribute)) ?? "";
    const response = await visitor.request.get(path);
    expect([response.status(), response.headers()["content-type"]]).toEqual([200, type]);
  }
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
