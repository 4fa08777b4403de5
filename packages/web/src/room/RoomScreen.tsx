// The room screen: reads the room's id, and chooses loading, failure or table.
import { roomAddressOf } from "@kingrow/protocol";
import { useDeferredValue, useEffect, useState, type ReactNode } from "react";
import { useStore } from "zustand";
import { LoadingScreen } from "../shell/frame/MessageScreen.tsx";
import { later } from "../shell/later/later.ts";
import { useTitle } from "../shell/tab/useTab.ts";
import { pageVisibility } from "../browser/wakeUp.ts";
import { goHome, goToRoom } from "../shell/address/navigation.ts";
import { useServices } from "../shell/services/services.ts";
import { useTexts } from "../text/texts.ts";
import type * as failureScreens from "./failure/FailureScreen.tsx";
import { gameParts } from "./game/gameParts.ts";
import { waitingPart } from "./invitation/ReadyOverlay.tsx";
import { RoomTable } from "./RoomTable.tsx";
import {
  openRoom,
  type Connection,
  type PageVisibility,
  type RoomSession,
  type Visits,
} from "@kingrow/client";
import { settingsStore } from "../settings/settings.ts";

/** An impossible id shows an error and is never sent. */
export function RoomRoute({ path }: { readonly path: string }) {
  const address = roomAddressOf(path);
  if (address.kind === "room") return <RoomScreen key={address.roomId} roomId={address.roomId} />;
  return (
    <Failure>
      {({ NoRoomScreen, NonsenseScreen }) =>
        address.kind === "missing" ? <NoRoomScreen /> : <NonsenseScreen />
      }
    </Failure>
  );
}

function RoomScreen({ roomId }: { readonly roomId: string }) {
  const session = useVisit(roomId);
  const { app } = useTexts();
  useTitle(app.roomTitle(roomId));
  return session === undefined ? <LoadingScreen /> : <Visit session={session} />;
}

/** A player who is on another screen is no more ready for a game than one with a hidden page. */
function whileShown({ stayed }: Visits): PageVisibility {
  return {
    isVisible: () => pageVisibility.isVisible() && stayed.getState() === undefined,
    onChange: (listener) => {
      const stops = [pageVisibility.onChange(listener), stayed.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}

export function openVisit(visits: Visits, connection: Connection, roomId: string): RoomSession {
  return openRoom({
    connection,
    roomId,
    goHome,
    asksFirst: () => settingsStore.getState().confirmMoves,
    // Beside another screen the visit goes on in the found room; that screen tells of the opponent.
    enterRoom: (found) => {
      if (visits.stayed.getState() === undefined) goToRoom(found);
      else visits.move(found, () => openVisit(visits, connection, found));
    },
    visibility: whileShown(visits),
  });
}

function useVisit(roomId: string): RoomSession | undefined {
  const { visits, connection } = useServices();
  const [session, setSession] = useState<RoomSession>();
  useEffect(() => {
    // Before there is an answer to the join, so that nothing comes late.
    gameParts.fetchAhead();
    waitingPart.fetchAhead();
  }, []);
  useEffect(() => {
    const moved = visits.movedFrom(roomId);
    if (moved !== undefined) {
      goToRoom(moved);
      return undefined;
    }
    // oxlint-disable-next-line react/set-state-in-effect -- it lives exactly as long as the effect
    setSession(visits.enter(roomId, () => openVisit(visits, connection, roomId)));
    return () => visits.end(roomId);
  }, [visits, connection, roomId]);
  return session;
}

function Visit({ session }: { readonly session: RoomSession }) {
  const { connection } = useServices();
  const phase = useStore(connection.store, (state) => state.phase);
  const failure = useStore(session.store, (data) => data.failure);
  // A state may be pushed before the answer to the join says which seat is the own one.
  const isKnown = useStore(session.store, ({ state, selfId }) => state && selfId) !== undefined;
  // A whole table is drawn bit by bit, so that the page answers meanwhile.
  const isLoaded = useDeferredValue(isKnown);
  if (phase === "taken-over")
    return (
      <Failure>
        {({ TakenOverScreen }) => <TakenOverScreen onTakeBack={connection.restart} />}
      </Failure>
    );
  if (failure !== undefined)
    return (
      <Failure>
        {({ NoSeatScreen }) => <NoSeatScreen session={session} failure={failure} />}
      </Failure>
    );
  return isLoaded ? <RoomTable session={session} /> : <LoadingScreen />;
}

type FailureScreens = typeof failureScreens;

const failurePart = later<FailureScreens>(() => import("./failure/FailureScreen.tsx"));

function Failure({ children }: { readonly children: (screens: FailureScreens) => ReactNode }) {
  const part = failurePart.use();
  return part === undefined ? <LoadingScreen /> : children(part);
}
