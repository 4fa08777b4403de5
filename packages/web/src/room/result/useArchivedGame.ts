// Adds a finished game to the games that this browser keeps (P89).
import type { RoomData, RoomView } from "@kingrow/client";
import { useContext, useEffect, useEffectEvent, useState } from "react";
import type { ArchivedGame } from "../../record/archive.ts";
import { keepGame } from "../../record/archiveStore.ts";
import { encodeGame } from "../../record/replayLink.ts";
import type { SavedGame } from "../../record/savedGame.ts";
import { useServices } from "../../shell/services/services.ts";
import { TableExtrasContext, type TableExtras } from "../view/tableExtras.ts";

/** One failure is told, and not one after each game. */
let isFailureTold = false;

/** What is said where the browser keeps no games; it is said once. */
export function useArchivedGame(
  data: RoomData,
  view: RoomView,
  game: SavedGame | undefined,
): string | undefined {
  const { archive } = useContext(TableExtrasContext);
  const { announcer } = useServices();
  const [failure, setFailure] = useState<string>();
  const archived = game && archivedGame({ data, view, game, archive });
  const keep = useEffectEvent(async () => archived === undefined || (await keepGame(archived)));
  const id = archived?.id;
  useEffect(() => {
    if (id === undefined) return;
    void keep().then(async (isKept) => {
      if (isKept || isFailureTold) return;
      isFailureTold = true;
      const text = await failureText();
      setFailure(text);
      if (text !== undefined) announcer.say(text);
    });
  }, [id, announcer]);
  return failure;
}

/** It is among the texts that a game does not load; `undefined` if they cannot be fetched. */
async function failureText(): Promise<string | undefined> {
  try {
    const { showStudyTexts, studyTextsStore } = await import("../../text/study/studyTexts.ts");
    await showStudyTexts();
    return studyTextsStore.getState().games.broken;
  } catch {
    return undefined;
  }
}

interface Ending {
  readonly data: RoomData;
  readonly view: RoomView;
  readonly game: SavedGame;
  readonly archive: TableExtras["archive"];
}

/** `undefined` for a game without moves, and for one that was aborted. */
function archivedGame({ data, view, game, archive }: Ending): ArchivedGame | undefined {
  if (game.moves.length === 0 || game.result === "open" || view.me === undefined) return undefined;
  const { me, opponent = view.departed } = view;
  const against = archive?.opponent ?? { kind: "player", name: opponent?.name ?? null };
  const side = against.kind === "table" ? null : me.color;
  return {
    id: [archive?.occasion ?? data.roomId, side, encodeGame(game)].join(" "),
    endedAt: Date.now(),
    side,
    opponent: against,
    name: me.name ?? null,
    pace: data.state?.options.pace ?? "none",
    game,
  };
}
