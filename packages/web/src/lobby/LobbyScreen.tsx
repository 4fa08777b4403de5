// The lobby: a game to look at, the ways to play, and the public rooms (P1, P3).
import { openLobby, type Lobby } from "@kingrow/client";
import { PUZZLES_PATH } from "@kingrow/protocol";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { dayOf, daysInARow } from "../site/streak.ts";
import { settingsStore, useSettings } from "../settings/settings.ts";
import { goToRoom } from "../shell/address/navigation.ts";
import { PageLink } from "../shell/address/PageLink.tsx";
import { useIsUnreachable } from "../shell/frame/ConnectionStatus.tsx";
import { SitePage } from "../site/SiteHeader.tsx";
import { later, Part } from "../shell/later/later.ts";
import { useServices } from "../shell/services/services.ts";
import { useTitle } from "../shell/tab/useTab.ts";
import { useNow } from "../shell/time/useTime.ts";
import { refusalText } from "../text/refusalText.ts";
import { useTexts } from "../text/texts.ts";
import { dateText } from "../text/timeText.ts";
import buttons from "../ui/Button.module.css";
import { classes } from "../ui/base/classes.ts";
import { AlertDialog } from "../ui/Dialog.tsx";
import { Icon } from "../ui/base/Icon.tsx";
import { FeaturedBoard } from "./FeaturedBoard.tsx";
import styles from "./LobbyScreen.module.css";
import { RoomList } from "./RoomList.tsx";
import { WaysToPlay } from "./WaysToPlay.tsx";

/** Without a wish public rooms may be watched, private ones not (O1). */
const WATCHABLE = { usual: undefined, yes: true, no: false } as const;

export function LobbyScreen() {
  const texts = useTexts();
  const lobby = useLobby();
  useTitle(texts.app.lobbyTitle);
  return <SitePage>{lobby !== undefined && <LobbyContent lobby={lobby} />}</SitePage>;
}

function LobbyContent({ lobby }: { readonly lobby: Lobby }) {
  const texts = useTexts();
  const data = useStore(lobby.store);
  const { refused } = data;
  const isUnreachable = useIsUnreachable();
  const isLoaded = data.rooms !== undefined;
  const { fetchAhead } = useServices();
  useEffect(() => {
    if (isLoaded) fetchAhead("room");
  }, [fetchAhead, isLoaded]);
  const { pace, opening, watching } = useSettings((settings) => settings);
  const wishes = { pace, opening, watchable: WATCHABLE[watching] };
  const create = (isPrivate: boolean): void => void lobby.create(isPrivate, wishes);
  return (
    <div className={styles["lobby"]}>
      <FeaturedBoard game={isUnreachable ? undefined : data.featuredGame} />
      <div className={styles["welcome"]}>
        <p className={styles["heading"]}>{texts.lobby.heading}</p>
        <div className={styles["ways"]}>
          <WaysToPlay
            data={data}
            isUnreachable={isUnreachable}
            onCreate={create}
            onPlayNow={() => void lobby.playNow(wishes)}
          />
          <OwnRoomsPart />
        </div>
      </div>
      <RoomList
        data={data}
        isUnreachable={isUnreachable}
        onJoin={(roomId) => void lobby.join(roomId)}
        onCreate={() => create(false)}
      />
      <PuzzleOfTheDay />
      {refused !== undefined && (
        <AlertDialog
          title={texts.lobby.oops}
          okay={texts.lobby.okay}
          onClose={lobby.dismissRefusal}
        >
          {refusalText(refused, texts)}
        </AlertDialog>
      )}
    </div>
  );
}

/** Fetched where the visitor still has a seat. */
const ownRooms = later(() => import("./OwnRooms.tsx"));

function OwnRoomsPart() {
  const { connection } = useServices();
  const [hasRooms, setHasRooms] = useState(false);
  useEffect(() => {
    const look = (): void => setHasRooms(connection.playerKey.rooms().length > 0);
    // A room that was just left is given up a tick after its screen. A copied tab has the key of the other tab at first.
    connection.clock.after(0, () => void connection.enter().then(look));
    // With another name the tab connects again, so that the next seat has it.
    return settingsStore.subscribe(() => void connection.enter());
  }, [connection]);
  return hasRooms && <Part of={ownRooms}>{({ OwnRooms }) => <OwnRooms />}</Part>;
}

function PuzzleOfTheDay() {
  const { lobby } = useTexts();
  // A lobby that is open over midnight has another day then.
  const now = new Date(useNow(Date.now, 60_000));
  const days = daysInARow(dayOf(now));
  return (
    <PageLink className={classes(buttons["link"], styles["puzzle"])} href={`${PUZZLES_PATH}#today`}>
      <Icon name="puzzles" />
      <b>{lobby.puzzleOfTheDay}</b>
      <small>
        {dateText(now)}
        {days > 1 && ` · ${lobby.daysInARow(days)}`}
      </small>
      <Icon name="next" />
    </PageLink>
  );
}

function useLobby(): Lobby | undefined {
  const { connection } = useServices();
  const [lobby, setLobby] = useState<Lobby>();
  useEffect(() => {
    const opened = openLobby({ connection, enterRoom: goToRoom });
    // oxlint-disable-next-line react/set-state-in-effect -- it lives exactly as long as the effect
    setLobby(opened);
    return opened.close;
  }, [connection]);
  return lobby;
}
