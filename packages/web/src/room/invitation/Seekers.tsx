// The players who wait for a game with another clock or opening, and the way to them (O2).
import { seekOpponent } from "@kingrow/client";
import type { RoomOptions } from "@kingrow/protocol";
import { useEffect, useState } from "react";
import { goToRoom } from "../../shell/address/navigation.ts";
import { useServices } from "../../shell/services/services.ts";
import { playerName } from "../../text/roomName.ts";
import { useTexts, type Texts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { NameDisc } from "../../ui/base/NameDisc.tsx";
import type { RoomProps } from "../view/tableView.ts";
import styles from "./Invitation.module.css";

interface Seeker {
  /** Of the room in which the player waits. */
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly options: Omit<RoomOptions, "visibility">;
}

/** Above all buttons of a card that grows upward, so that none of them moves. */
export function Seekers(room: RoomProps) {
  const [lower, upper] = useRows(seekersIn(room, useTexts()));
  if (!lower && !upper) return null;
  return (
    <ul className={styles["others"]}>
      {upper && <SeekerRow key={upper.id} {...room} seeker={upper} />}
      {lower ? <SeekerRow key={lower.id} {...room} seeker={lower} /> : <li aria-hidden="true" />}
    </ul>
  );
}

function SeekerRow({ session, data, seeker }: RoomProps & { readonly seeker: Seeker }) {
  const { share, lobby, options } = useTexts();
  const { connection, announcer } = useServices();
  const [isPressed, setPressed] = useState(false);
  const { number, name } = seeker;
  const { pace, opening } = seeker.options;
  const clock = pace === "none" ? undefined : options.paces[pace];
  const waits = share.waits(pace === "30s" ? options.pacesInWords[pace] : clock);
  const text = opening === "ballot" ? `${waits}\u00A0· ${lobby.drawn}` : waits;
  useEffect(() => announcer.say(`${name} ${text}`), [announcer, name, text]);
  const play = (): void => {
    setPressed(true);
    const wishes = { ...data.state?.options, pace, opening };
    const { store, signal } = session;
    void seekOpponent({ connection, store, signal, enterRoom: goToRoom, wishes });
  };
  return (
    <li className="row">
      <NameDisc number={number} name={name} />
      <p>
        <b>{name}</b> <small>{text}</small>
      </p>
      <Button
        busy={isPressed && data.asking === "playNow"}
        disabled={!data.isSeated || data.asking !== undefined}
        onClick={play}
      >
        {share.playClock(clock ?? "")}
      </Button>
    </li>
  );
}

/** Newest first. Those who wait for the same game as the person are found by the server. */
function seekersIn({ data }: RoomProps, { names, options: { paces } }: Texts): readonly Seeker[] {
  const own = data.state?.options;
  return (data.rooms ?? []).flatMap(({ id, gameStatus, status, options, ...room }) => {
    const number = room.names?.find((each) => each !== null);
    const name = playerName(number, names);
    const isWaiting = gameStatus === "waiting" && status === "Open" && id !== data.roomId;
    const isOther = options?.pace !== own?.pace || options?.opening !== own?.opening;
    // A newer server may have other clocks.
    const isKnown = options !== undefined && options.pace in paces;
    if (number == null || name === undefined || !isWaiting || !isOther || !isKnown) return [];
    return [{ id, number, name, options }];
  });
}

type Rows = readonly [lower: Seeker | undefined, upper: Seeker | undefined];

function useRows(seekers: readonly Seeker[]): Rows {
  const [rows, setRows] = useState<Rows>([undefined, undefined]);
  const next = placed(rows, seekers);
  if (next.some((row, index) => row?.id !== rows[index]?.id)) setRows(next);
  return next;
}

/** Who is shown keeps the row; of two newcomers the newer one gets the upper row. */
function placed(rows: Rows, seekers: readonly Seeker[]): Rows {
  const kept = rows.map((row) => seekers.find(({ id }) => id === row?.id));
  const free = kept.filter((row) => row === undefined).length;
  const newcomers = seekers.filter(({ id }) => !kept.some((row) => row?.id === id)).slice(0, free);
  return [kept[0] ?? newcomers.pop(), kept[1] ?? newcomers.pop()];
}
