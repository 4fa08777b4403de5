// Golpes, em português.
import type { Color } from "@kingrow/rules";
import { counted } from "../words/counted.ts";
import type { ShotsTexts } from "../en/shots.ts";

const TASKS: Record<Color, string> = {
  black: "As pretas jogam e vencem.",
  white: "As brancas jogam e vencem.",
};
const toFind = counted("pt", { one: "Há # lance a encontrar.", other: "Há # lances a encontrar." });

export const ptShots: ShotsTexts = {
  title: "Golpes · Kingrow",
  heading: "Golpes",
  intro:
    "Posições de partidas reais em que um lance vence. Que ele rende mais que qualquer outro está provado, seis lances adiante, contra toda defesa.",
  daily: "Golpe do dia",
  number: (number, count) => `Golpe ${number} de ${count}`,
  grade: "Dificuldade",
  grades: { all: "Todas", 1: "Fácil", 2: "Média", 3: "Difícil", 4: "Muito difícil" },
  task: (color, moves) => (moves === 1 ? TASKS[color] : `${TASKS[color]} ${toFind(moves)}`),
  wrong: (move) => `${move} não vence. Tente outro lance.`,
  right: (move, reply) => `Certo, ${move}. A resposta é ${reply}. Continue.`,
  solved: "Resolvido. A vitória está aí.",
  shown: "Esta era a solução.",
  show: "Mostrar a solução",
  again: "Mais uma vez",
  next: "Próximo golpe",
  toDaily: "Ao golpe do dia",
  notKept:
    "Este navegador não guarda nada: o que você resolve conta enquanto esta página estiver aberta.",
  count: (solved, missed, all) => `Resolvidos: ${solved} de ${all}; errados: ${missed}`,
  was: { solved: "Já resolvido", missed: "Já errado" },
};
