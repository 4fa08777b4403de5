// The lobby: the logo, the public rooms, and the two ways to open one (P1 to P4).
import { Suspense, lazy, useEffect, useState } from "react";
import { useStore } from "zustand";
import { ConnectionStatus } from "../shell/frame/ConnectionStatus.tsx";
import { ErrorBoundary } from "../shell/frame/ErrorBoundary.tsx";
import { HeaderTools } from "../shell/header/HeaderTools.tsx";
import { PageFrame } from "../shell/frame/PageFrame.tsx";
import { goToRoom } from "../shell/address/navigation.ts";
import { useTitle } from "../shell/tab/useTab.ts";
import { useServices } from "../shell/services/services.ts";
import { useTexts } from "../text/texts.ts";
import { refusalText } from "../text/refusalText.ts";
import { AlertDialog } from "../ui/AlertDialog.tsx";
import { Logo } from "../ui/Logo.tsx";
import { BoardPicture } from "./BoardPicture.tsx";
import styles from "./LobbyScreen.module.css";
import { openLobby, type Lobby, type RoomWishes } from "@kingrow/client";
import { RoomOptions } from "./RoomOptions.tsx";
import { RoomList } from "./RoomList.tsx";
import { WaysToPlay } from "./WaysToPlay.tsx";

/** Most have none, and without the list the lobby is whole. */
const OwnRooms = lazy(async () => ({ default: (await import("./OwnRooms.tsx")).OwnRooms }));

export function LobbyScreen() {
  const texts = useTexts();
  const lobby = useLobby();
  useTitle(texts.app.lobbyTitle);
  return (
    <PageFrame header={<LobbyHeader />}>
      <ConnectionStatus />
      {lobby !== undefined && <LobbyContent lobby={lobby} />}
    </PageFrame>
  );
}

function LobbyHeader() {
  return (
    <>
      <h1 className={styles["logo"]}>
        <Logo />
      </h1>
      <HeaderTools isLobby />
    </>
  );
}

function LobbyContent({ lobby }: { readonly lobby: Lobby }) {
  const texts = useTexts();
  const words = useTexts().lobby;
  const { rooms, people, isCreating, isSeeking, joining, refused } = useStore(lobby.store);
  const isLoaded = rooms !== undefined;
  const { fetchAhead } = useServices();
  useEffect(() => {
    if (isLoaded) fetchAhead("room");
  }, [fetchAhead, isLoaded]);
  const [wishes, setWishes] = useState<RoomWishes>({});
  const create = (isPrivate: boolean): void => void lobby.create(isPrivate, wishes);
  return (
    <div className={styles["lobby"]}>
      <BoardPicture />
      <div className={styles["welcome"]}>
        <p className={styles["tagline"]}>{words.heading}</p>
        <p className={styles["intro"]}>{words.intro}</p>
        <WaysToPlay
          isBusy={isCreating}
          isDisabled={joining !== undefined}
          onCreate={create}
          isSeeking={isSeeking}
          onPlayNow={() => void lobby.playNow(wishes)}
        />
        <RoomOptions wishes={wishes} onChange={setWishes} />
        <OwnPlace isLoaded={isLoaded} />
      </div>
      <RoomList
        rooms={rooms}
        people={people}
        joining={joining}
        isCreating={isCreating}
        onJoin={(roomId) => void lobby.join(roomId)}
        onCreate={() => create(false)}
      />
      {refused !== undefined && (
        <AlertDialog title={words.oops} okay={words.okay} onClose={lobby.dismissRefusal}>
          {refusalText(refused, texts)}
        </AlertDialog>
      )}
    </div>
  );
}

/** Whose rooms come after the others has the place for them from the start, so that nothing is pushed away. */
function OwnPlace({ isLoaded }: { readonly isLoaded: boolean }) {
  const { connection } = useServices();
  const count = connection.playerKey.rooms().length;
  if (count === 0) return null;
  const place = (
    <div style={{ minHeight: `calc(2rem + ${count} * (var(--target) + var(--space-2)))` }} />
  );
  if (!isLoaded) return place;
  return (
    <ErrorBoundary instead={null}>
      <Suspense fallback={place}>
        <OwnRooms />
      </Suspense>
    </ErrorBoundary>
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
