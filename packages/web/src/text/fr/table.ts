// À deux sur un appareil, en français.
import type { Color } from "@kingrow/rules";
import type { TableTexts } from "../en/table.ts";
import { sharedBoard } from "../words/localBoard.ts";

const SIDES: Record<Color, string> = { black: "noirs", white: "blancs" };
const LABELS: Record<Color, string> = { black: "Noirs", white: "Blancs" };

export const frTable: TableTexts = {
  table: {
    title: "À deux sur un appareil",
    tabTitle: "À deux sur un appareil · Kingrow",
    turns: "Tourner le damier après chaque coup",
    exit: "Salon",
    another: "Nouvelle partie",
    anotherTitle: "Arrêter cette partie\u00A0?",
    anotherText: "La partie est perdue, et une autre commence.",
    anotherNo: "Continuer",
    elsewhere: "Cette partie est ouverte dans un autre onglet",
    elsewhereText: "Elle continue là-bas, rien n'est perdu.",
    here: "Continuer ici",
    notKept: "Ce navigateur ne garde rien\u00A0: la partie dure autant que cette page.",
  },
  both: ({ board, result }, here) => {
    const other = here === "black" ? "white" : "black";
    const [mine, theirs] = [SIDES[here], SIDES[other]];
    const [mineLabel, theirsLabel] = [LABELS[here], LABELS[other]];
    return {
      room: {
        you: mineLabel,
        yourTurn: `Aux ${mine} de jouer`,
        yourCaptures: (count) => `Les ${mine} ont pris ${count} pions sur 12`,
        opponent: theirsLabel,
        opponentsTurn: `Aux ${theirs} de jouer`,
        opponentsCaptures: (count) => `Les ${theirs} ont pris ${count} pions sur 12`,
      },
      board: sharedBoard(board, `C'est aux ${mine} de jouer`),
      result: {
        newOpponent: "Nouvelle partie",
        won: `Les ${mine} gagnent\u00A0!`,
        lost: `Les ${theirs} gagnent\u00A0!`,
        yourScore: `${mineLabel}\u00A0:`,
        opponentsScore: `${theirsLabel}\u00A0:`,
        agreed: "Une autre partie commence",
        reasons: {
          won: {
            "no-moves": `Les ${theirs} ne peuvent plus jouer.`,
            resigned: `Les ${theirs} ont abandonné.`,
          },
          lost: {},
          draw: { ...result.reasons.draw, agreement: "D'un commun accord." },
        },
      },
      actions: {
        resignTitle: `Les ${mine} abandonnent\u00A0?`,
        resignText: `Les ${theirs} gagnent.`,
        offerDraw: "Nulle",
        offerTitle: "Partie nulle\u00A0?",
        offerText: "La partie est nulle si vous êtes tous deux d'accord.",
        offerNo: "Continuer",
        offerSent: "Vous convenez de la nulle.",
        takeback: "Reprendre le dernier coup",
        takebackSent: "Le coup est repris.",
      },
    };
  },
  said: (here) => {
    const other = here === "black" ? "white" : "black";
    const [mine, theirs] = [SIDES[here], SIDES[other]];
    const [mineLabel, theirsLabel] = [LABELS[here], LABELS[other]];
    return {
      youMoved: (move) => `${mineLabel}\u00A0: ${move}`,
      opponentMoved: (move) => `${theirsLabel}\u00A0: ${move}`,
      yourTurn: `Aux ${mine} de jouer.`,
      gameBegins: () => "La partie commence.",
      over: {
        won: `La partie est finie\u00A0: les ${mine} ont gagné.`,
        lost: `La partie est finie\u00A0: les ${theirs} ont gagné.`,
        draw: "La partie est finie\u00A0: nulle.",
      },
      drawSent: "Vous êtes d'accord.",
      takebackSent: "Coup repris.",
      rematchAsked: "Une autre partie.",
      rematchAgreed: "Elle commence.",
    };
  },
};
