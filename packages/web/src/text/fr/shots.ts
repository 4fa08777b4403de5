// Coups gagnants, en français.
import type { Color } from "@kingrow/rules";
import { counted } from "../words/counted.ts";
import type { ShotsTexts } from "../en/shots.ts";

const TASKS: Record<Color, string> = {
  black: "Les noirs jouent et gagnent.",
  white: "Les blancs jouent et gagnent.",
};
const toFind = counted("fr", {
  one: "Il y a # coup à trouver.",
  other: "Il y a # coups à trouver.",
});

export const frShots: ShotsTexts = {
  title: "Coups gagnants · Kingrow",
  heading: "Coups gagnants",
  intro:
    "Positions de vraies parties où un coup gagne. Qu'il rapporte plus que tout autre est prouvé, sur six coups, contre toute défense.",
  daily: "Problème du jour",
  number: (number, count) => `Problème ${number} sur ${count}`,
  grade: "Difficulté",
  grades: { all: "Toutes", 1: "Facile", 2: "Moyenne", 3: "Difficile", 4: "Très difficile" },
  task: (color, moves) => (moves === 1 ? TASKS[color] : `${TASKS[color]} ${toFind(moves)}`),
  wrong: (move) => `${move} ne gagne pas. Essaie un autre coup.`,
  right: (move, reply) => `Juste, ${move}. La réponse est ${reply}. Continue.`,
  solved: "Résolu. Le gain est là.",
  shown: "C'était la solution.",
  show: "Montrer la solution",
  again: "Encore une fois",
  next: "Problème suivant",
  toDaily: "Au problème du jour",
  notKept:
    "Ce navigateur ne garde rien\u00A0: ce que tu résous compte tant que cette page est ouverte.",
  count: (solved, missed, all) =>
    `Résolus\u00A0: ${solved} sur ${all}\u00A0; manqués\u00A0: ${missed}`,
  was: { solved: "Déjà résolu", missed: "Déjà manqué" },
};
