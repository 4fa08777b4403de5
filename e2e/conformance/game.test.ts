// A whole game with a rematch, played in each client mode by a client of the specification.
import { describe, expect, test } from "vitest";
import { SHORT_GAME, stepsOf } from "../support/archive.ts";
import { MODES } from "../support/modes.ts";
import { fingerprintOf, scriptOf } from "../support/script.ts";
import type { Client } from "../support/client.ts";
import { isEnded, isStarted, playStep, readyUp, seatTwo, type Table } from "./support/table.ts";
import { useTestbed } from "./support/testbed.ts";

/** With the shipped limits: an honest game never meets them. */
const testbed = useTestbed({});
const { steps, shown } = scriptOf(stepsOf(SHORT_GAME));

/** Plays all steps. After each, both players see the board and moves that the rules lead to. */
async function playThrough(table: Table): Promise<void> {
  for (const [index, step] of steps.entries()) {
    const { version = 0 } = await playStep(table, step);
    for (const player of [table.white, table.black]) {
      const state = await player.state((latest) => latest.version >= version);
      expect(fingerprintOf(state)).toBe(shown[index + 1]);
    }
  }
}

function versionsOf(client: Client): readonly number[] {
  const states = client.log.filter(({ event }) => event === "roomState");
  return states.map(({ payload }) => Number(Object(payload).version));
}

async function expectEnd({ white, black }: Table): Promise<void> {
  for (const player of [white, black]) {
    const state = await player.state(isEnded);
    expect(state).toMatchObject({
      winner: white.id,
      endReason: "no-moves",
      currentPlayerTurn: null,
    });
  }
}

async function expectRematch({ roomId, white, black }: Table): Promise<void> {
  for (const player of [white, black])
    expect(await player.call("playAgain", { roomId })).toMatchObject({ success: true });
  const agreed = await white.heard(
    "roomState",
    (state) => Object(state).playAgainPlayers.length === 2,
  );
  const after = white.log.indexOf(agreed);
  const restarted = await white.heard(
    "roomState",
    (s) => Object(s).gameStatus === "started",
    after,
  );
  const shown = Object(restarted.payload).serverTime - Object(agreed.payload).serverTime;
  expect(shown, "both wishes stay visible for 1.5 s").toBeGreaterThanOrEqual(1_450);
  expect(shown).toBeLessThan(5_000);
}

describe.each(MODES)("$name", (mode) => {
  test("[W1] [G2] [G3] [G7] a whole game is played to its end, then a rematch with swapped colours", async () => {
    const table = await seatTwo(testbed, mode);
    const { white, black } = table;
    await readyUp(table);
    const before = versionsOf(white).length;
    const first = await black.state(isStarted);
    expect(first.currentPlayerTurn, "black moves first").toBe(black.id);
    expect(first.playerNumbers).toEqual({ [white.id]: 1, [black.id]: 2 });
    expect(first.playerColors).toEqual({ [white.id]: "white", [black.id]: "black" });

    await playThrough(table);
    await expectEnd(table);

    await expectRematch(table);
    const second = await black.state(isStarted);
    expect(second.playerNumbers, "colours are swapped").toEqual({ [white.id]: 2, [black.id]: 1 });
    expect(second.playerColors).toEqual({ [white.id]: "black", [black.id]: "white" });
    expect(second.currentPlayerTurn, "the former white begins").toBe(white.id);
    expect(second).toMatchObject({
      winner: null,
      endReason: null,
      moves: [],
      playAgainPlayers: [],
    });
    expect(second.scores).toEqual({ [white.id]: 0, [black.id]: 0 });
    expect(fingerprintOf(second)).toBe(shown[0]);
    await playStep({ ...table, white: black, black: white }, steps[0]!);

    const versions = versionsOf(white).slice(before);
    const expected = versions.map((_, k) => versions[0]! + k);
    expect(versions, "[W5] the version grows by one with each change").toEqual(expected);
  });
});
