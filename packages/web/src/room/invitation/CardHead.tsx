// The head of the card before a game: the two discs, and beside them a heading and what will be played.
import { Disc } from "../../board/pieces/Disc.tsx";
import { useTexts } from "../../text/texts.ts";
import { playerName } from "../../text/roomName.ts";
import type { RoomProps } from "../view/tableView.ts";
import styles from "./ReadyOverlay.module.css";

interface CardHeadProps extends Pick<RoomProps, "data" | "view"> {
  readonly id?: string;
  readonly title: string;
  /** In the place of who has left. */
  readonly news?: string | undefined;
}

/** The discs breathe until an opponent is found. */
export function CardHead({ id, title, news, ...room }: CardHeadProps) {
  const isSearching = room.data.search !== undefined && !room.view.opponent;
  const game = useGameText(room, isSearching);
  const { names, result } = useTexts();
  const { left } = room.data;
  const told = news ?? (left && result.hasLeft(playerName(left.name, names)));
  return (
    <div className={styles["head"]} data-searching={isSearching || undefined}>
      <span className={styles["pair"]} aria-hidden="true">
        <Disc color="black" type="man" />
        <Disc color="white" type="man" />
      </span>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="soft">
          {game}
          {told && " · "}
          <b>{told}</b>
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
