// The error catalogue: every sentence, said by the server or put in its place where it says none.
import { expect, test } from "./fixtures.ts";
import { Lobby } from "./lobby.ts";
import { begin, seatBlack } from "./players.ts";
import { Room } from "./room.ts";
import { tapWire } from "./wire.ts";

const FALLBACKS = [
  {
    said: { success: false, message: "Out of order", error: "Out of order" },
    shown: "Out of order",
  },
  { said: { success: false }, shown: undefined },
] as const;

for (const { said, shown } of FALLBACKS) {
  const whose = shown === undefined ? "the page's own sentence" : "the server's sentence";

  test(`[P13] a failed join shows ${whose} and leads home`, async ({ visitor, visitors }) => {
    const wire = await tapWire(visitor);
    wire.answer("joinRoom", said);
    await visitor.goto(`/room/${await (await visitors.bot()).create()}`);
    await expect(visitor.getByText(shown ?? "Failed to join room")).toBeVisible();
    await visitor.waitForURL(`${visitors.origin}/`);
  });

  test(`[P11, P12, P18] failures in a game show ${whose} and change nothing`, async ({
    visitor,
    visitors,
  }) => {
    const wire = await tapWire(visitor);
    const duel = await seatBlack(visitors, visitor);
    const { room, bot } = duel;

    wire.answer("playerReady", said);
    await room.readyUp.click();
    await expect(visitor.getByText(shown ?? "Failed to update ready status")).toBeVisible();
    await expect(room.readyUp).toBeVisible();
    wire.release("playerReady");
    await begin(duel);

    wire.answer("movePiece", said);
    await room.board.play([11, 15]);
    await expect(visitor.getByText(shown ?? "Failed to move piece")).toBeVisible();
    await room.board.expectPiece(11, "black");
    await room.board.expectEmpty(15);
    wire.release("movePiece");
    await room.board.play([11, 15]);
    await expect(room.opponentsTurn).toBeVisible();

    await bot.ask("resign", { roomId: duel.roomId });
    wire.answer("playAgain", said);
    await room.playAgain.click();
    await expect(visitor.getByText(shown ?? "Failed to request play again")).toBeVisible();
    await expect(room.playAgain).toBeVisible();
  });
}

test("[P19] an error of the connection is alerted", async ({ visitor }) => {
  const wire = await tapWire(visitor);
  await new Lobby(visitor).open();
  const room = new Room(visitor);
  await wire.push("error", { code: "IP_LIMIT_EXCEEDED", message: "whatever" });
  await expect(
    room.alert("Too many connections from this IP address. Please wait before trying again."),
  ).toBeVisible();

  await new Lobby(visitor).open();
  await wire.push("error", { code: "FLOODING", message: "the chalk is out" });
  await expect(room.alert("Connection error: the chalk is out")).toBeVisible();
});

test("[X1, P19] one connection too many is told and cut", async ({ ownSite }) => {
  const { visitors } = await ownSite({ MAX_CONNECTIONS_PER_IP: "1" });
  await visitors.bot();
  const page = await visitors.open();
  await page.goto("/");
  await expect(
    new Room(page).alert(
      "Too many connections from this IP address. Please wait before trying again.",
    ),
  ).toBeVisible();
});

test("[X2, P20] too many requests are alerted and announced to the window", async ({ ownSite }) => {
  const { visitors } = await ownSite({ RATE_PLAYER_READY: "1/40" });
  const { room } = await seatBlack(visitors);
  const { page } = room;
  const announced = page.evaluate(
    () =>
      new Promise<Record<string, unknown>>((resolve) => {
        window.addEventListener("rateLimitExceeded", (event) => {
          if (event instanceof CustomEvent)
            resolve(Object.fromEntries(Object.entries(event.detail)));
        });
      }),
  );
  await room.readyUp.click();
  await room.unready.click();
  await expect(
    room.alert(
      /^You're sending too many playerReady requests\. Please wait about \d+ seconds before trying again\.$/,
    ),
  ).toBeVisible();
  const detail = await announced;
  expect(detail).toMatchObject({ event: "playerReady", remaining: 0 });
  expect(detail["message"]).toEqual(expect.any(String));
  expect(Number(detail["resetTime"])).toBeGreaterThan(Date.now());
  expect(Number(detail["timeUntilReset"])).toBeGreaterThan(30_000);
  expect(Number(detail["timeUntilReset"])).toBeLessThanOrEqual(40_000);
});

const WAITS = [
  { ms: 60_000, says: /Please wait about (?:59|60) seconds before trying again\.$/ },
  { ms: 90_000, says: /Please wait about 2 minutes before trying again\.$/ },
  { ms: 150_000, says: /Please wait about 3 minutes before trying again\.$/ },
  { ms: -1_000, says: /Please slow down and try again\.$/ },
] as const;

test("[P20] the wait is told in seconds up to a minute, then in whole minutes rounded up", async ({
  visitor,
}) => {
  const wire = await tapWire(visitor);
  const room = new Room(visitor);
  for (const { ms, says } of WAITS) {
    await new Lobby(visitor).open();
    const resetTime = Date.now() + ms;
    await wire.push("rateLimitExceeded", {
      event: "joinRoom",
      message: "slow",
      resetTime,
      remaining: 0,
    });
    await expect(room.alert(/^You're sending too many joinRoom requests\./)).toBeVisible();
    await expect(room.alert(says)).toBeVisible();
  }
});
