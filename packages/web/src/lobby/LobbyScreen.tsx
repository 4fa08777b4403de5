// The lobby: a game to look at, the ways to play, and the public rooms (P1, P3).
import {
  openLobby,
  recentRooms,
  type Lobby,
  type LobbyData,
  type OwnRoom,
  type Refusal,
} from "@kingrow/client";
import { PUBLIC_ID_LENGTH, WATCH_PATH } from "@kingrow/protocol";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { onVisibilityChange } from "../browser/listen.ts";
import { settingsStore, useSettings } from "../settings/settings.ts";
import { goToRoom, lastStep } from "../shell/address/navigation.ts";
import { PageLink } from "../shell/address/PageLink.tsx";
import { ErrorBoundary } from "../shell/frame/ErrorBoundary.tsx";
import { ConnectionStatus, useIsUnreachable } from "../shell/frame/ConnectionStatus.tsx";
import { SitePage } from "../site/SiteHeader.tsx";
import { later, Part } from "../shell/later/later.ts";
import { useServices } from "../shell/services/services.ts";
import { useTitle } from "../shell/tab/useTab.ts";
import { useNow } from "../shell/time/useTime.ts";
import { refusalText } from "../text/refusalText.ts";
import { useTexts } from "../text/texts.ts";
import buttons from "../ui/Button.module.css";
import { AlertDialog } from "../ui/Dialog.tsx";
import { FeaturedBoard, pictures } from "./FeaturedBoard.tsx";
import styles from "./LobbyScreen.module.css";
import { RoomList } from "./RoomList.tsx";
import { WaysToPlay } from "./WaysToPlay.tsx";

/** Without a wish public rooms may be watched, private ones not (O1). */
const WATCHABLE = { usual: undefined, yes: true, no: false } as const;
/** A game is over five minutes after a player has gone, and its room a minute later (A1, R6). */
const GAME_WAITS_MS = 6 * 60_000;

export function LobbyScreen() {
  const texts = useTexts();
  const lobby = useLobby();
  useTitle(texts.app.lobbyTitle);
  return <SitePage>{lobby !== undefined && <LobbyContent lobby={lobby} />}</SitePage>;
}

function LobbyContent({ lobby }: { readonly lobby: Lobby }) {
  const texts = useTexts();
  const data = useStore(lobby.store);
  const { refused, featuredGame } = data;
  const isUnreachable = useIsUnreachable();
  const isLoaded = data.rooms !== undefined;
  const { fetchAhead } = useServices();
  useEffect(() => {
    if (isLoaded) fetchAhead("room");
  }, [fetchAhead, isLoaded]);
  const { pace, opening, watching } = useSettings((settings) => settings);
  const wishes = { pace, opening, watchable: WATCHABLE[watching] };
  const create = (isPrivate: boolean): void => void lobby.create(isPrivate, wishes);
  const own = useOwnRooms(data);
  const { ownIds, isPlaying } = own;
  const isHidden = isUnreachable || ownIds.includes(featuredGame?.roomId ?? "");
  return (
    <div className={styles["lobby"]}>
      <FeaturedBoard game={isHidden ? undefined : featuredGame} />
      <div className={styles["welcome"]}>
        <OwnRoomsPlace {...own} />
        <p className={styles["heading"]}>{texts.lobby.heading}</p>
        <div className={styles["ways"]}>
          <ConnectionStatus place={styles["status"]} />
          <WaysToPlay
            data={data}
            isUnreachable={isUnreachable}
            isPlaying={isPlaying}
            onCreate={create}
            onPlayNow={() => void lobby.playNow(wishes)}
          />
        </div>
      </div>
      <div className={styles["rest"]}>
        <RoomList
          data={data}
          ownIds={ownIds}
          isUnreachable={isUnreachable}
          onJoin={(roomId) => void lobby.join(roomId)}
          onCreate={() => create(false)}
        />
        {/* It lies below the list, so it waits until the list has its height. */}
        {(isLoaded || isUnreachable) && (
          <ErrorBoundary instead={null}>
            <Part of={pictures}>{({ PuzzleOfTheDay }) => <PuzzleOfTheDay />}</Part>
          </ErrorBoundary>
        )}
      </div>
      {refused !== undefined && <Oops refused={refused} onClose={lobby.dismissRefusal} />}
    </div>
  );
}

interface OopsProps {
  readonly refused: Refusal;
  readonly onClose: () => void;
}

function Oops({ refused, onClose }: OopsProps) {
  const texts = useTexts();
  const { code, roomId } = refused;
  return (
    <AlertDialog
      title={texts.lobby.oops}
      okay={texts.connection.okay}
      onClose={onClose}
      actions={
        code === "ROOM_FULL" &&
        roomId?.length === PUBLIC_ID_LENGTH && (
          <PageLink className={buttons["primaryLink"]} href={WATCH_PATH + roomId}>
            {texts.lobby.watch}
          </PageLink>
        )
      }
    >
      {refusalText(refused, texts)}
    </AlertDialog>
  );
}

/** Fetched where the visitor still has a seat. */
const ownRoomsPart = later(() => import("./OwnRooms.tsx"));

/** As high as its rooms from the start. */
function OwnRoomsPlace(own: ReturnType<typeof useOwnRooms>) {
  return (
    own.recent.length > 0 && (
      <div
        hidden={own.rooms.length === 0}
        className={styles["own"]}
        style={{ minHeight: `${own.rooms.length * 3.25 + 2.125}rem` }}
      >
        <Part of={ownRoomsPart}>{({ OwnRooms }) => <OwnRooms {...own} />}</Part>
      </div>
    )
  );
}

/** Rooms in which the visitor may have a seat. The later part finds out which of them another tab has open. */
function useOwnRooms({ rooms: listed = [] }: LobbyData) {
  const { connection } = useServices();
  const [recent, setRecent] = useState<readonly OwnRoom[]>(() =>
    // A room that was just left is given up a tick after its screen.
    recentRooms(connection).filter(({ roomId }) => !connection.shown.has(roomId)),
  );
  const [known, onKnown] = useState<readonly OwnRoom[]>();
  useEffect(() => {
    const look = (): void => setRecent(recentRooms(connection));
    // Another tab may have been closed while this one was hidden.
    return onVisibilityChange(look);
  }, [connection]);
  // With another name the tab connects again, so that the next seat has it.
  useEffect(() => settingsStore.subscribe(() => void connection.enter()), [connection]);
  const now = useNow(connection.clock.now, GAME_WAITS_MS / 6);
  const rooms = known ?? recent;
  const returnable = rooms.filter(({ isElsewhere }) => isElsewhere !== true);
  // The list knows better than this browser; a room that is missing there may be private.
  const isPlaying = returnable.some(({ roomId, at, gameStatus }) => {
    const isRecent = at + GAME_WAITS_MS > now;
    const room = listed.find(({ id }) => id === roomId) ?? { gameStatus: isRecent && gameStatus };
    return room.gameStatus === "started";
  });
  const ownIds = returnable.map(({ roomId }) => roomId);
  return { recent, known, onKnown, rooms, ownIds, isPlaying };
}

function useLobby(): Lobby | undefined {
  const { connection } = useServices();
  const [lobby, setLobby] = useState<Lobby>();
  useEffect(() => {
    const { failure } = lastStep;
    const refused = failure?.code === "ROOM_FULL" ? failure : undefined;
    const opened = openLobby({ connection, enterRoom: goToRoom, refused });
    // oxlint-disable-next-line react/set-state-in-effect -- it lives exactly as long as the effect
    setLobby(opened);
    return opened.close;
  }, [connection]);
  return lobby;
}
