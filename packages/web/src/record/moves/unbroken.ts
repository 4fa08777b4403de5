// Keeps moves in one piece where a sentence is broken into lines.

/** No move is broken in two at its hyphen: a word joiner stands behind it. */
export function unbroken(text: string): string {
  return text.replaceAll(/(\d)-(?=\d)/g, "$1-\u2060");
}
