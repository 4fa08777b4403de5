// The head of the card before a game: the two discs, and beside them a heading and what will be played.
import type { PropsWithChildren } from "react";
import { Disc } from "../../board/pieces/Disc.tsx";
import { useTexts } from "../../text/texts.ts";
import { playerName } from "../../text/roomName.ts";
import type { RoomProps } from "../view/tableView.ts";
import styles from "./ReadyOverlay.module.css";

interface CardHeadProps extends Pick<RoomProps, "data" | "view"> {
  readonly id?: string;
  readonly title: string;
}

/** The discs breathe until an opponent is found. `children`: how long they wait, in the place of who has left. */
export function CardHead({ id, title, children, ...room }: PropsWithChildren<CardHeadProps>) {
  const isSearching = room.data.search !== undefined && !room.view.opponent;
  const game = useGameText(room, isSearching);
  const { names, result } = useTexts();
  const { left } = room.data;
  return (
    <div className={styles["head"]} data-searching={isSearching || undefined}>
      <span className={styles["pair"]} aria-hidden="true">
        <Disc color="black" type="man" />
        <Disc color="white" type="man" />
      </span>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="soft">
          {game} <b>{children ?? (left && result.hasLeft(playerName(left.name, names)))}</b>
        </p>
      </div>
    </div>
  );
}

/** The clock, the opening, and the person's side; a search may still end at a table of the other side. */
function useGameText({ data, view }: Pick<RoomProps, "data" | "view">, isSearching: boolean) {
  const { share, lobby, options } = useTexts();
  const { pace = "none", opening } = data.state?.options ?? {};
  const drawn = opening === "ballot" && lobby.drawn;
  const side = view.me && !isSearching && share.colors[view.me.color];
  return [options.pacesInWords[pace], drawn, side].filter(Boolean).join(" · ");
}
