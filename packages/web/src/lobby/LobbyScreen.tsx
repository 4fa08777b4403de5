// The lobby: the logo, the public rooms, and the two ways to open one (P1 to P4).
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { ConnectionStatus } from "../shell/ConnectionStatus.tsx";
import { HeaderTools } from "../shell/HeaderTools.tsx";
import { PageFrame } from "../shell/PageFrame.tsx";
import { goToRoom } from "../shell/navigation.ts";
import { useTitle } from "../shell/useTab.ts";
import { useServices } from "../shell/services.ts";
import { refusalText } from "../text/refusalText.ts";
import { useLobbyTexts } from "../text/lobbyTexts.ts";
import { useTexts } from "../text/texts.ts";
import { AlertDialog } from "../ui/AlertDialog.tsx";
import { Logo } from "../ui/Logo.tsx";
import { BoardStrip } from "./BoardStrip.tsx";
import { CreateButtons } from "./CreateButtons.tsx";
import styles from "./LobbyScreen.module.css";
import { openLobby, type GameWishes, type Lobby } from "@kingrow/client";
import { RoomOptionsFields } from "./RoomOptionsFields.tsx";
import { RoomList } from "./RoomList.tsx";

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
      <HeaderTools />
    </>
  );
}

function LobbyContent({ lobby }: { readonly lobby: Lobby }) {
  const texts = useTexts();
  const words = useLobbyTexts();
  const { rooms, isCreating, isSeeking, joining, refused } = useStore(lobby.store);
  const isLoaded = rooms !== undefined;
  const { fetchAhead } = useServices();
  useEffect(() => {
    if (isLoaded) fetchAhead("room");
  }, [fetchAhead, isLoaded]);
  const [wishes, setWishes] = useState<GameWishes>({});
  const create = (isPrivate: boolean): void => void lobby.create(isPrivate, wishes);
  return (
    <div className={styles["lobby"]}>
      <div className={styles["welcome"]}>
        <BoardStrip />
        <p className={styles["tagline"]}>{words.heading}</p>
        <p className={styles["intro"]}>{words.intro}</p>
        <CreateButtons
          isBusy={isCreating}
          isDisabled={joining !== undefined}
          onCreate={create}
          isSeeking={isSeeking}
          onPlayNow={() => void lobby.playNow(wishes)}
        />
        <RoomOptionsFields wishes={wishes} onChange={setWishes} />
      </div>
      <RoomList
        rooms={rooms}
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

function useLobby(): Lobby | undefined {
  const { connection, visits } = useServices();
  const [lobby, setLobby] = useState<Lobby>();
  useEffect(() => {
    const ports = { connection, enterRoom: goToRoom, isInRoom: visits.isIn };
    const opened = openLobby(ports);
    // oxlint-disable-next-line react/set-state-in-effect -- it lives exactly as long as the effect
    setLobby(opened);
    return opened.close;
  }, [connection, visits]);
  return lobby;
}
