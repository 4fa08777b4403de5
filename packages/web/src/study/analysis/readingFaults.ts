// What a text that was pasted or dropped holds, and why it cannot be opened, in words.
import { MOST_PDN_GAMES, type FenFault, type PdnBook, type PdnFault } from "@kingrow/rules";
import type { StudyTexts } from "../../text/study/studyTexts.ts";
import type { SetupFault } from "../tree/setupRules.ts";
import { faultText as setupFaultText } from "./Setup.tsx";

/** What a text holds, or why it holds nothing that can be opened. */
export type ReadingResult = PdnBook | FenFault | SetupFault | "tooMuch" | "unreadable";

type ReadingTexts = StudyTexts["study"] & StudyTexts["analysis"];

export function foundText(found: ReadingResult | undefined, texts: ReadingTexts): string {
  if (found === undefined) return "";
  if (found === "tooMuch") return texts.tooMuch(MOST_PDN_GAMES);
  if (found === "unreadable") return texts.unreadable;
  if (typeof found === "string") return texts.fens[found];
  if ("kind" in found) return setupFaultText(found, texts);
  const { games, fault, leftOut } = found;
  if (fault !== undefined) return `${faultText(fault, texts)} ${texts.kept(games.length)}`.trim();
  if (leftOut !== undefined) return faultText(leftOut, texts);
  return games.length === 0 ? texts.noGame : "";
}

function faultText({ reason, game, line, move, gameType }: PdnFault, texts: ReadingTexts): string {
  const { faults } = texts;
  if (reason === "too-many-games") return texts.tooMuch(MOST_PDN_GAMES);
  if (reason === "other-game") {
    return faults["other-game"](game, line, texts.variants[gameType ?? 0] ?? texts.otherVariant);
  }
  if (reason === "bad-move" && move !== undefined) {
    const kind = move.why === "ambiguous" || move.why === "off-board" ? move.why : "bad-move";
    return faults[kind](game, line, move.text);
  }
  return faults[reason](game, line, "");
}
