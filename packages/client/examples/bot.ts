// A bot in thirty lines: it takes a seat, gets ready and plays random legal steps until the game is over.
import { openRoom, roomView, type Connection, type Verdict } from "@kingrow/client";
import { legalSteps } from "@kingrow/rules";

/** Resolves to the result for the bot. `thinkMs` is the pause before each step. */
export function playGame(
  connection: Connection,
  roomId: string,
  thinkMs: number,
): Promise<Verdict> {
  const room = openRoom({
    connection,
    roomId,
    goHome: () => {},
    asksFirst: () => false,
  });
  const step = (): void => {
    const position = roomView(room.store.getState())?.position;
    const steps = position === undefined ? [] : legalSteps(position);
    const chosen = steps[Math.floor(Math.random() * steps.length)];
    if (chosen !== undefined) room.step(chosen.from, chosen.to);
  };
  return new Promise((resolve) => {
    let isThinking = false;
    room.store.subscribe((data) => {
      const view = roomView(data);
      if (view?.overlay.kind === "result") resolve(view.overlay.verdict);
      if (view?.overlay.kind === "ready" && !view.overlay.isReady) room.setReady(true);
      if (view?.mayMove !== true || isThinking) return;
      isThinking = true;
      connection.clock.after(thinkMs, () => {
        isThinking = false;
        step();
      });
    });
  });
}
