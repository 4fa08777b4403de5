// Who played a game that is looked at again. The address brings the names and the reader's side. The page then removes them from it.
import type { Color, PdnGame } from "@kingrow/rules";
import { useEffect } from "react";
import { fieldsOf } from "../browser/shelf.ts";
import { BEFORE_PLAYERS } from "./replayLink.ts";

export type Players = ReturnType<typeof playersIn>;

const LONGEST_NAME = 40;

/** The code of the game in a fragment, and what it says of the players. A reload knows that by the entry of the history. */
export function usePlayers(fragment: string): readonly [code: string, words: string] {
  const [code = "", words] = fragment.split(BEFORE_PLAYERS);
  useEffect(() => {
    if (words !== undefined) window.history.replaceState({ players: words }, "", code);
  }, [code, words]);
  const { players } = fieldsOf(window.history.state);
  return [code, words ?? (typeof players === "string" ? players : "")];
}

/** The players that the address names; where it names none, those of a PDN. */
export function playersIn(text: string, header?: Pick<PdnGame, "tags">) {
  const words = new URLSearchParams(text);
  const you = (["black", "white"] as const).find((color) => color === words.get("you"));
  const nameOf = (color: Color, tag: string): string => {
    const value = shortened(words.get(color)) || shortened(header?.tags.get(tag));
    return value === "?" ? "" : value;
  };
  const [black, white] = [nameOf("black", "Black"), nameOf("white", "White")];
  return {
    /** The reader's own side; undefined where the reader did not play. */
    you,
    names: { ...(black && { black }), ...(white && { white }) },
  };
}

function shortened(name: string | null | undefined): string {
  return name?.trim().slice(0, LONGEST_NAME) ?? "";
}
