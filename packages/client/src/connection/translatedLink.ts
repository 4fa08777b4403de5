// Refusals in the page's language: they are told apart by their code, the sentence is put in its place.
import type { FailureAck, RefusalCode } from "@kingrow/protocol";
import type { Link } from "./link.ts";
import { wrapLink } from "./wrapLink.ts";

/** `undefined`: the server's own sentence is the right one. */
export type SentenceOf = (code: RefusalCode) => string | undefined;

export function translateRefusals(link: Link, sentenceOf: SentenceOf): Link {
  return wrapLink(link, (name, payload, answer) =>
    link.send(name, payload, (ack) => answer(isRefusal(ack) ? translated(ack, sentenceOf) : ack)),
  );
}

function isRefusal(ack: unknown): ack is FailureAck {
  return typeof ack === "object" && ack !== null && "code" in ack;
}

function translated(ack: FailureAck, sentenceOf: SentenceOf): FailureAck {
  const sentence = sentenceOf(ack.code);
  return sentence === undefined ? ack : { ...ack, message: sentence, error: sentence };
}
