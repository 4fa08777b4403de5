// Regarder des parties et des positions avec l'ordinateur, en français.
import type { Color } from "@kingrow/rules";
import { counted } from "../words/counted.ts";
import type { StudyTexts } from "../en/study.ts";

const SIDES: Record<Color, string> = { black: "Noirs", white: "Blancs" };
const THE: Record<Color, string> = { black: "Les noirs", white: "Les blancs" };
/** Within a sentence. */
const WITHIN: Record<Color, string> = { black: "les noirs", white: "les blancs" };
const pieces = counted("fr", { one: "# pion", other: "# pions" });
const moves = counted("fr", { one: "# coup", other: "# coups" });
const points = counted("fr", { one: "# tournant", other: "# tournants" });
const before = counted("fr", {
  one: "La partie qui précède est gardée.",
  other: "Les # parties qui précèdent sont gardées.",
});

export const frStudy: StudyTexts = {
  sides: SIDES,
  turnBoard: "Tourner le damier",
  analyse: "Analyser",
  review: "Revoir",
  place: (number, color) => `Coup ${number}, ${SIDES[color]}`,
  weak: "Ce navigateur ne laisse pas réfléchir un second programme\u00A0: l'ordinateur voit moins loin ici.",

  score: (color, men) =>
    color === undefined ? "Égalité" : `${SIDES[color]} +${men.replace(".", ",")}`,
  winsIn: (color, count) =>
    count <= 1 ? `${THE[color]} gagnent tout de suite` : `${THE[color]} gagnent en ${moves(count)}`,
  won: (color) => `${THE[color]} ont gagné`,
  draw: "Nulle",
  drawn: "Nulle, prouvé",

  reviewTitle: "Revue · Kingrow",
  reviewHeading: "Revue de la partie",
  running: "L'ordinateur regarde chaque coup…",
  cancel: "Arrêter",
  again: "Revoir cette partie",
  stopped: "La revue a été arrêtée.",
  noMoves: "Il n'y a aucun coup à regarder dans cette partie.",
  curve: "Qui était mieux",
  curveNumbers: "Coup par coup",
  assessments: {
    "black-wins": "les noirs gagnent",
    "black-better": "les noirs sont mieux",
    level: "égalité",
    "white-better": "les blancs sont mieux",
    "white-wins": "les blancs gagnent",
  },
  stretch: (assessment, from, to) =>
    from === 0 ? `${assessment} jusqu'au coup ${to}` : `${assessment} aux coups ${from} à ${to}`,
  points: "Tournants",
  noPoints: "Aucun coup n'a laissé échapper un gain ou une nulle.",
  kinds: {
    "win-to-draw": (played, better) =>
      `${played} laisse échapper le gain\u00A0: la partie est égale ensuite. ${better} le garde.`,
    "win-to-loss": (played, better) =>
      `${played} fait d'une partie gagnée une partie perdue. ${better} garde le gain.`,
    "draw-to-loss": (played, better) => `${played} perd. ${better} tient la partie.`,
  },
  proved: "Prouvé\u00A0: avec si peu de pions, chaque fin est connue.",
  byForce: (color, took, lost) =>
    `Ensuite ${WITHIN[color]} doivent prendre. Bilan\u00A0: ${pieces(took)} de pris, ${pieces(lost)} de perdus.`,
  look: "Montrer la position",
  better: (move) => `Jouer ${move}`,
  answer: (move) => `Jouer la réponse ${move}`,
  costs: "Ce qu'ont coûté les prises",
  costsText:
    "Qui peut prendre doit prendre. Ces prises étaient forcées et ont coûté plus qu'elles n'ont rapporté.",
  cost: (move, took, lost) =>
    `${move} était forcé. Bilan\u00A0: ${pieces(took)} de pris, ${pieces(lost)} de perdus.`,
  onLine: "Une suite qui n'a pas été jouée.",
  backToGame: "Retour à la partie",
  sayDone: (count) =>
    count === 0
      ? "La revue est prête. Aucun coup n'a laissé échapper un gain ou une nulle."
      : `La revue est prête. ${points(count)}.`,

  analysisTitle: "Analyse · Kingrow",
  analysisHeading: "Damier d'analyse",
  toMove: (color) => (color === "black" ? "Trait aux noirs" : "Trait aux blancs"),
  gameOver: (color) => `${THE[color]} ne peuvent plus jouer et ont perdu.`,
  branches: "Coups joués d'ici",
  deleteMove: "Effacer ce coup",
  deleted: "Effacé.",
  shots: "Coups gagnants",
  lines: "Suites de l'ordinateur",
  noLines: "Aucun coup à regarder.",
  depth: (depth) => `profondeur ${depth}`,
  setUp: "Composer une position",
  done: "Prendre cette position",
  discard: "Abandonner",
  putting: "Entrée, un clic ou un glissement pose sur le damier",
  tools: {
    "black-man": "Pion noir",
    "black-king": "Dame noire",
    "white-man": "Pion blanc",
    "white-king": "Dame blanche",
    nothing: "Enlever",
  },
  turn: "Qui joue en premier",
  clear: "Damier vide",
  usual: "Position de départ",
  fen: "Position en texte (FEN)",
  readFen: "Lire",
  copyFen: "Copier le FEN",
  copyLink: "Copier le lien",
  copied: "Copié",
  linkTooSmall:
    "Il y a plus de texte que le lien ne peut en porter. «\u00A0Copier le PDN\u00A0» garde tout.",
  more: "Afficher plus",
  marks: {
    "!": "bon coup",
    "?": "erreur",
    "!!": "coup brillant",
    "??": "grosse erreur",
    "!?": "coup intéressant",
    "?!": "coup douteux",
  },
  fens: {
    malformed: "Ce n'est pas une position\u00A0: elle ressemble à B:W21,22,K23:B1,2,K3.",
    "off-board": "Une case n'est pas entre 1 et 32.",
    "square-taken": "Deux pions sont sur la même case.",
    "too-many-pieces": "Un camp a plus de 12 pions.",
    "man-on-king-row": "Un pion est sur la rangée où il serait dame.",
  },
  setupFaults: {
    none: (color) => `${THE[color]} n'ont aucun pion.`,
    "too-many": (color) => `${THE[color]} ont plus de 12 pions.`,
    "man-on-king-row": (color, square) =>
      `Le pion en ${square} serait une dame\u00A0: ${WITHIN[color]} y sont couronnés.`,
    "no-move": (color) => `${THE[color]} ne pourraient pas jouer\u00A0: la partie serait finie.`,
  },
  setupSquare: (square, piece) => `Case ${square}, ${piece}`,
  empty: "vide",

  open: "Ouvrir des parties (PDN)",
  openTitle: "Ouvrir des parties",
  paste: "Parties en texte (PDN)",
  file: "Ou un fichier",
  openPasted: "Ouvrir",
  close: "Fermer",
  chosenGame: (count) =>
    count === 1 ? "Cette partie peut être ouverte" : `Choisis une des ${count} parties`,
  noGame: "Il n'y a pas de partie dans ce texte.",
  tooLarge: (megabytes) =>
    `C'est trop grand pour être lu ici\u00A0: ${megabytes} Mo au plus, soit plusieurs milliers de parties.`,
  tooManyGames: counted("fr", {
    other:
      "Ce texte contient plus de # parties, c'est trop pour la liste. N'en ouvre qu'un extrait.",
  }),
  unreadable: "Ce fichier ne peut pas être lu.",
  kept: (count) => (count === 0 ? "" : before(count)),
  variants: {
    20: "le jeu de dames international",
    22: "le jeu de dames italien",
    23: "le jeu de dames pool américain",
    24: "le jeu de dames espagnol",
    25: "le jeu de dames russe",
    26: "le jeu de dames brésilien",
    27: "le jeu de dames canadien",
    28: "le jeu de dames portugais",
    29: "le jeu de dames tchèque",
    30: "le jeu de dames turc",
    31: "le jeu de dames thaïlandais",
    40: "le jeu de dames frison",
  },
  faults: {
    malformed: (game, line) =>
      `La partie ${game} ne peut pas être lue à partir de la ligne ${line}.`,
    "bad-move": (game, line, move) =>
      `Partie ${game}, ligne ${line}\u00A0: le coup ${move} n'y est pas possible.`,
    ambiguous: (game, line, move) =>
      `Partie ${game}, ligne ${line}\u00A0: ${move} peut désigner plusieurs prises.`,
    "off-board": (game, line, move) =>
      `Partie ${game}, ligne ${line}\u00A0: ${move} nomme une case au-delà de 32. Est-ce un autre jeu de dames\u00A0?`,
    "bad-fen": (game, line) =>
      `Partie ${game}, ligne ${line}\u00A0: elle commence par une position impossible.`,
    "unclosed-variation": (game, line) =>
      `Partie ${game}\u00A0: une parenthèse de la ligne ${line} n'est jamais fermée.`,
    "other-game": (game, line, variant) =>
      `Partie ${game}, ligne ${line}\u00A0: c'est ${variant}, qui a d'autres règles.`,
    chess: (game, line) => `Partie ${game}, ligne ${line}\u00A0: c'est une partie d'échecs.`,
  },
  otherVariant: "un autre jeu de dames",
  linkFaults: {
    empty: {
      title: "Pas de partie dans ce lien",
      text: "Un tel lien porte sa partie à la fin.",
    },
    damaged: {
      title: "Ce lien est abîmé",
      text: "Une partie s'est perdue ou a changé en route. Redemande-le et copie-le en entier.",
    },
    newer: {
      title: "Ce lien est plus récent que cette page",
      text: "Il vient d'une version plus récente. Recharge la page et réessaie.",
    },
  },
};
