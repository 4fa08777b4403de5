// Met z'n tweeën op één apparaat, in het Nederlands.
import type { Color } from "@kingrow/rules";
import type { TableTexts } from "../en/table.ts";
import { sharedBoard } from "../words/localBoard.ts";

const SIDES: Record<Color, string> = { black: "zwart", white: "wit" };
const LABELS: Record<Color, string> = { black: "Zwart", white: "Wit" };

export const nlTable: TableTexts = {
  table: {
    title: "Met z'n tweeën op één apparaat",
    tabTitle: "Met z'n tweeën op één apparaat · Kingrow",
    turns: "Het bord na elke zet draaien",
    exit: "Naar de lobby",
    another: "Nieuwe partij",
    anotherTitle: "Deze partij afbreken?",
    anotherText: "De partij is dan weg, en er begint een nieuwe.",
    anotherNo: "Verder spelen",
    elsewhere: "Deze partij staat open in een ander tabblad",
    elsewhereText: "Daar gaat hij verder; er gaat niets verloren.",
    here: "Hier verder spelen",
    notKept: "Deze browser bewaart niets: de partij duurt zo lang als deze pagina.",
  },
  both: ({ board, result }, here) => {
    const other = here === "black" ? "white" : "black";
    const mine = SIDES[here];
    const [mineLabel, theirsLabel] = [LABELS[here], LABELS[other]];
    return {
      room: {
        you: mineLabel,
        yourTurn: `${mineLabel} aan zet`,
        yourCaptures: (count) => `${mineLabel} heeft ${count} van de 12 geslagen`,
        opponent: theirsLabel,
        opponentsTurn: `${theirsLabel} aan zet`,
        opponentsCaptures: (count) => `${theirsLabel} heeft ${count} van de 12 geslagen`,
      },
      board: sharedBoard(board, `${mineLabel} is aan zet`),
      result: {
        newOpponent: "Nieuwe partij",
        won: `${mineLabel} wint!`,
        lost: `${theirsLabel} wint!`,
        yourScore: `${mineLabel}:`,
        opponentsScore: `${theirsLabel}:`,
        agreed: "Een nieuwe partij begint",
        reasons: {
          won: {
            "no-moves": `${theirsLabel} kan niet meer zetten.`,
            resigned: `${theirsLabel} heeft opgegeven.`,
          },
          lost: {},
          draw: { ...result.reasons.draw, agreement: "Jullie werden het eens." },
        },
      },
      actions: {
        resignTitle: `Geeft ${mine} op?`,
        resignText: `${theirsLabel} wint.`,
        offerDraw: "Remise",
        offerTitle: "Remise?",
        offerText: "De partij is remise als jullie het allebei eens zijn.",
        offerNo: "Verder spelen",
        offerSent: "Jullie worden het eens over remise.",
        takeback: "De laatste zet terugnemen",
        takebackSent: "De zet gaat terug.",
      },
    };
  },
  said: (here) => {
    const other = here === "black" ? "white" : "black";
    const [mine, theirs] = [SIDES[here], SIDES[other]];
    const [mineLabel, theirsLabel] = [LABELS[here], LABELS[other]];
    return {
      youMoved: (move) => `${mineLabel}: ${move}`,
      opponentMoved: (move) => `${theirsLabel}: ${move}`,
      yourTurn: `${mineLabel} is aan zet.`,
      gameBegins: () => "De partij begint.",
      over: {
        won: `De partij is uit, ${mine} heeft gewonnen.`,
        lost: `De partij is uit, ${theirs} heeft gewonnen.`,
        draw: "De partij is uit, het is remise.",
      },
      drawSent: "Jullie zijn het eens.",
      takebackSent: "Zet terug.",
      rematchAsked: "Nog een partij.",
      rematchAgreed: "Ze begint.",
    };
  },
};
