// The names of those who sit in a room, each with its disc (O8).
import type { AvailableRoom } from "@kingrow/protocol";
import { Fragment } from "react";
import { playerName, roomName, type NameWords } from "../text/roomName.ts";
import { NameDisc } from "../ui/base/NameDisc.tsx";

type Players = ReturnType<typeof playersIn>;

/** In the order of the seats. */
export function playersIn(
  { names = [null, null] }: Pick<AvailableRoom, "names">,
  words: NameWords,
) {
  return names.flatMap((number) => {
    const name = playerName(number, words);
    return number === null || name === undefined ? [] : [{ number, name }];
  });
}

/** The players or, without any name, the room. */
export function titleOf(players: Players, roomId: string, words: NameWords): string {
  return players.map(({ name }) => name).join(" – ") || roomName(roomId, words);
}

export function PlayerNames({ players }: { readonly players: Players }) {
  return players.map((player, index) => (
    <Fragment key={player.number}>
      {index > 0 && " – "}
      <NameDisc {...player} />
      {`\u00A0${player.name}`}
    </Fragment>
  ));
}
