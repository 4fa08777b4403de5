// Ce que disent en français le damier, les coups à jouer et les coups joués.
import type { Color } from "@kingrow/rules";
import { boardTexts } from "../words/boardWords.ts";
import type { MovingTexts } from "../en/texts.ts";

const SIDES: Record<Color, string> = { black: "noirs", white: "blancs" };

export const frBoard: MovingTexts = {
  board: boardTexts({
    label: "Damier",
    keys: "Les flèches déplacent, N va au prochain pion jouable ou à la prochaine case possible, Entrée ou Espace prend et pose, Échap lâche, S dit où en est la partie. Le point d'interrogation montre toutes les touches.",
    light: "Case claire",
    square: "Case",
    empty: "vide",
    names: {
      man: { black: "pion noir", white: "pion blanc", you: "ton pion", opponent: "pion adverse" },
      king: {
        black: "dame noire",
        white: "dame blanche",
        you: "ta dame",
        opponent: "dame adverse",
      },
    },
    abilities: { capture: "peut prendre", step: "peut jouer", none: "ne peut pas jouer" },
    selected: "choisie",
    destination: "tu peux aller ici",
    last: { to: "le dernier coup a fini ici", from: "le dernier coup est parti d'ici" },
    premove: {
      piece: "choisie pour ton prochain coup",
      target: "ton prochain coup peut aller ici",
      from: "ton prochain coup part d'ici",
      to: "ton prochain coup finit ici",
    },
    or: "ou",
    explain: {
      "must-capture-one": "Tu dois prendre avec le pion en #",
      "must-capture": "Tu dois prendre avec un des pions en #",
      "must-continue": "Continue à prendre avec le pion en #",
      blocked: "Ce pion ne peut aller nulle part",
      "not-yours": "Ce pion est à ton adversaire",
      "not-your-turn": "Ce n'est pas à toi de jouer",
    },
  }),

  play: {
    move: "Coup",
    example: "p. ex. 11-15",
    play: "Jouer",
    type: "Taper un coup",
    stopTyping: "Ne plus taper",
    refusals: {
      malformed: "Écris le coup avec ses cases\u00A0: 11-15, ou 22x15x8 pour une prise.",
      "off-board": "Les cases sont numérotées de 1 à 32.",
      noPiece: (square) => `Il n'y a pas de pion en ${square}.`,
      unreachable: (from, to) => `Le pion en ${from} ne peut pas aller en ${to}.`,
      ambiguous: (moves) => `Cela peut vouloir dire ${moves}. Écris toutes les cases.`,
    },
    premove: (move) => `Ton prochain coup, s'il est alors possible\u00A0: ${move}.`,
    planned: (square) => `Choisi pour ton prochain coup\u00A0: ${square}.`,
    premoveDropped: (move) => `${move} n'est plus possible et a été oublié.`,
    forget: "Annuler",
    choice: (move) => `Jouer ${move}\u00A0?`,
    chainGoesOn: (move) => `${move}, et la prise continue.`,
    confirm: "Confirmer",
    takeBack: "Annuler",
    timeLeft: "Temps restant",
    keysOpen: "Touches",
  },

  record: {
    travels: {
      first: "Au début",
      previous: "Coup précédent",
      next: "Coup suivant",
      last: "Au dernier coup",
    },
    travel: "Parcourir la partie",
    backToNow: "Revenir au présent",
    pastOnly: "C'est une position passée. Reviens au présent pour jouer.",
    lookingAtStart: "Retour sur le début.",
    lookingAt: (number, color, move) => `Retour sur le coup ${number}, ${SIDES[color]} ${move}.`,
    sayStart: "Le début de la partie.",
    sayMove: (number, color, move) => `Coup ${number}, ${SIDES[color]}, ${move}`,
    sayNow: "La position actuelle.",
    words: {
      step: (from, to) => `${from} va en ${to}`,
      jumps: (from, landings, captured) => `${from} saute en ${landings}, prend ${captured}`,
      crowned: (move) => `${move}, dame`,
      and: " et ",
    },
    opening: (number, moves) => `Ouverture ${number}: ${moves}`,
    watchers: (count) => `Spectateurs\u00A0: ${count}. Copier le lien pour regarder`,
    look: "Voir le damier",
    showResult: "Voir le résultat",
    save: "Garder cette partie",
    review: "Revoir",
    analyse: "Analyser",
    copyPdn: "Copier le PDN",
    downloadPdn: "Télécharger le PDN",
    copyLink: "Copier le lien de la partie",
    copied: "Copié",
    copyByHand: "Ce navigateur n'autorise pas la copie. Voici le texte à copier à la main\u00A0:",
  },
};
