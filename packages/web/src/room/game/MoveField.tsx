// A move typed in square notation, as a second way to move (P23), and the button to the list of keys.
import { useEffect, useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from "react";
import { formatFen } from "@kingrow/rules";
import { useTexts } from "../../text/texts.ts";
import { useChange } from "../../ui/base/useChange.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Actions.module.css";
import { readMove, readPremove, type RoomSession, type RoomView, roomView } from "@kingrow/client";

export interface MoveFieldProps {
  readonly session: RoomSession;
  readonly view: RoomView;
  readonly start: string;
  readonly onClose: () => void;
  /** A move has been played: the board should show the present. */
  readonly onPlay: () => void;
  readonly onKeys: () => void;
}

export function MoveField(props: MoveFieldProps) {
  const { play } = useTexts();
  const field = useField(props);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form className={styles["entry"]} noValidate onSubmit={field.submit} autoComplete="off">
      <label htmlFor={id} className={styles["label"]}>
        {play.move}
      </label>
      <input
        ref={input}
        id={id}
        className={styles["input"]}
        value={field.text}
        placeholder={play.example}
        maxLength={40}
        spellCheck={false}
        autoCapitalize="off"
        enterKeyHint="send"
        aria-invalid={field.isRefused || undefined}
        onChange={(event) => field.write(event.target.value)}
        onKeyDown={field.letGo}
      />
      <Button type="submit">{play.play}</Button>
      <Button
        variant="quiet"
        icon="keys"
        label={play.keysOpen}
        aria-haspopup="dialog"
        onClick={props.onKeys}
      />
      <Button variant="quiet" icon="cross" label={play.stopTyping} onClick={props.onClose} />
    </form>
  );
}

function useField({ session, view, start, onClose, onPlay }: MoveFieldProps) {
  const [text, setText] = useState(start);
  const [isRefused, setRefused] = useState(false);
  const write = (written: string): void => {
    setText(written);
    if (isRefused) session.dismissNotice();
    setRefused(false);
  };
  // A move was made in another way.
  useChange(formatFen(view.position), () => isRefused && write(""));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    // What is drawn may be a frame old, and the opponent's move just here.
    const now = roomView(session.store.getState()) ?? view;
    if (text.trim() === "" && now.choice !== undefined) return session.confirm();
    const refusal = enter(text, session, now);
    setRefused(refusal !== undefined);
    if (refusal !== undefined) return session.refuse(refusal);
    setText("");
    onPlay();
  };
  const letGo = ({ key }: KeyboardEvent): void => {
    if (key !== "Escape") return;
    const now = session.store.getState();
    if (now.chosen.length === 0 && now.premove === undefined) return onClose();
    session.takeBack();
    session.premove(undefined);
  };
  return { text, isRefused, write, submit, letGo };
}

/** Plays a text, or stores it while the opponent thinks; hands back why neither can be done. */
function enter(text: string, session: RoomSession, view: RoomView) {
  const { position, me, mayPremove } = view;
  if (me === undefined) return undefined;
  const table = { position, viewer: me.color };
  if (mayPremove) {
    const path = readPremove(text, table);
    if (path.ok) session.premove(path.value);
    return path.ok ? undefined : path.error;
  }
  const steps = readMove(text, table);
  if (!steps.ok) return steps.error;
  for (const { from, to } of steps.value) session.step(from, to);
  return undefined;
}
