// A game of others, by the id of a public room or the link of a private one (P67).
import { openWatch, type WatchSession } from "@kingrow/client";
import { watchedAt } from "@kingrow/protocol";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { DeadEnd, LoadingScreen } from "../shell/frame/MessageScreen.tsx";
import { useServices } from "../shell/services/services.ts";
import { useTitle } from "../shell/tab/useTab.ts";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { WatchScreen } from "./WatchScreen.tsx";

export function WatchRoute({ path }: { readonly path: string }) {
  const id = watchedAt(path);
  const { watch } = useStudyTexts();
  useTitle(watch.title);
  return id === undefined ? <DeadEnd {...watch.gone} /> : <Watch key={id} id={id} />;
}

function Watch({ id }: { readonly id: string }) {
  const { connection } = useServices();
  const [session, setSession] = useState<WatchSession>();
  useEffect(() => {
    let opened: WatchSession | undefined;
    // A seat in this room is given up first: a visit ends one tick after its screen.
    const cancel = connection.clock.after(0, () => {
      opened = openWatch(connection, id);
      setSession(opened);
    });
    return () => {
      cancel();
      opened?.close();
    };
  }, [connection, id]);
  return session === undefined ? <LoadingScreen /> : <Shown session={session} />;
}

/** A watcher who has seen a game goes on seeing its end when its room is closed. */
function Shown({ session }: { readonly session: WatchSession }) {
  const { watch } = useStudyTexts();
  const { state, end } = useStore(session.store);
  if (state !== undefined)
    return <WatchScreen state={state} end={state.gameStatus === "ended" ? undefined : end} />;
  return end === undefined ? <LoadingScreen /> : <DeadEnd {...watch[end]} />;
}
