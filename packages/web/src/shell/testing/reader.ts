// A screen reader for tests: what it says by itself, and what it reads of a page from top to bottom.
import { virtual } from "@guidepup/virtual-screen-reader";

/** It reads what lies in an element; stop it after each test. */
export async function startReader(container: Element): Promise<void> {
  await virtual.start({ container });
}

export async function stopReader(): Promise<void> {
  await virtual.stop();
}

/**
 * What the live regions have said. The reader tells a region twice when one text takes the place of another, once for
 * what goes and once for what comes; it comes once.
 */
export async function heard(urgency: "polite" | "assertive"): Promise<string[]> {
  const all = await virtual.spokenPhraseLog();
  return (
    all
      .filter((phrase, index) => phrase !== all[index - 1])
      .filter((phrase) => phrase.startsWith(`${urgency}: `))
      .map((phrase) => phrase.slice(urgency.length + 2))
      // What is no longer true is taken away without a word.
      .filter((text) => text !== "")
  );
}

const MOST = 400;

/** All that it comes upon from where it is, to the end. */
export async function readOn(): Promise<string[]> {
  const read: string[] = [];
  for (let count = 0; count < MOST; count += 1) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    if (phrase === "end of document" || phrase === "document") break;
    read.push(phrase);
  }
  return read;
}
