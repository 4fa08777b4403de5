// What a screen reader says by itself while a test goes on: each text that comes into a live region, wherever that is.

const LIVE = "[aria-live], [role=status], [role=alert], output";

export interface SpeechLog {
  /** What was said since it was asked last. */
  readonly take: () => readonly string[];
  readonly stop: () => void;
}

/** A region says all that it holds whenever something comes into it; what leaves it, leaves without a word. */
export function keepSpeechLog(): SpeechLog {
  let said: string[] = [];
  const note = (records: readonly MutationRecord[]): void => {
    const texts = [...new Set(records.flatMap(regionsOf))].map(({ textContent }) => textContent);
    said = [...said, ...texts.filter((text) => text !== "")];
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return {
    take: () => {
      note(observer.takeRecords());
      const taken = said;
      said = [];
      return taken;
    },
    stop: () => observer.disconnect(),
  };
}

/** The regions into which something has come, and those that have come with what they say. */
function regionsOf({ type, target, addedNodes }: MutationRecord): Element[] {
  const added = [...addedNodes].filter((node) => node.isConnected);
  if (type === "childList" && added.length === 0) return [];
  const at = target instanceof Element ? target : target.parentElement;
  const around = at?.closest(LIVE);
  if (around != null) return [around];
  const elements = added.filter((node) => node instanceof Element);
  const within = elements.flatMap((each) => [...each.querySelectorAll(LIVE)]);
  return [...elements.filter((each) => each.matches(LIVE)), ...within];
}
