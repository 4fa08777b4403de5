// Who played a reviewed game. The address brings the names and the reader's own side; the page then takes them out of it.
import type { Color } from "@kingrow/rules";
import { useEffect } from "react";
import { BEFORE_PLAYERS } from "../../record/replayLink.ts";
import type { GameHeader } from "../tree/tree.ts";

export interface Players {
  /** The reader's own side; undefined where the reader did not play. */
  readonly you: Color | undefined;
  readonly names: Readonly<Partial<Record<Color, string>>>;
}

const LONGEST_NAME = 40;

/** The code of the game in a fragment, and its players. A reload knows them by the entry of the history. */
export function usePlayers(fragment: string): { readonly code: string; readonly players: Players } {
  const [code = "", words] = fragment.split(BEFORE_PLAYERS);
  const text = words ?? stateText();
  useEffect(() => {
    if (words !== undefined) window.history.replaceState({ players: words }, "", code);
  }, [code, words]);
  return { code, players: playersIn(text) };
}

function stateText(): string {
  const { state } = window.history;
  const text: unknown = typeof state === "object" && state !== null ? state.players : "";
  return typeof text === "string" ? text : "";
}

function playersIn(text: string): Players {
  const words = new URLSearchParams(text);
  const you = words.get("you");
  const nameOf = (color: Color): { readonly [name: string]: string } => {
    const name = words.get(color)?.trim().slice(0, LONGEST_NAME) ?? "";
    return name === "" ? {} : { [color]: name };
  };
  return {
    you: you === "black" || you === "white" ? you : undefined,
    names: { ...nameOf("black"), ...nameOf("white") },
  };
}

/** With the names of a PDN where the address brings none. */
export function withHeader({ you, names }: Players, header: GameHeader | undefined): Players {
  const tag = (name: string): string => {
    const value = header?.tags.get(name)?.trim().slice(0, LONGEST_NAME) ?? "";
    return value === "?" ? "" : value;
  };
  const [black, white] = [names.black ?? tag("Black"), names.white ?? tag("White")];
  return { you, names: { ...(black && { black }), ...(white && { white }) } };
}

/** What a side is called: "You", a name, or its color. */
export function callSide(
  color: Color,
  { you, names }: Players,
  texts: { readonly you: string; readonly sides: Readonly<Record<Color, string>> },
): string {
  return you === color ? texts.you : (names[color] ?? texts.sides[color]);
}
