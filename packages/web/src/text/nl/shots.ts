// Slagzetten, in het Nederlands.
import type { Color } from "@kingrow/rules";
import { counted } from "../words/counted.ts";
import type { ShotsTexts } from "../en/shots.ts";

const TASKS: Record<Color, string> = { black: "Zwart zet en wint.", white: "Wit zet en wint." };
const toFind = counted("nl", {
  one: "Er is # zet te vinden.",
  other: "Er zijn # zetten te vinden.",
});

export const nlShots: ShotsTexts = {
  title: "Slagzetten · Kingrow",
  heading: "Slagzetten",
  intro:
    "Standen uit echte partijen waarin één zet wint. Dat die meer oplevert dan elke andere is bewezen, zes zetten diep, tegen elke verdediging.",
  daily: "Slagzet van de dag",
  number: (number, count) => `Slagzet ${number} van ${count}`,
  grade: "Hoe moeilijk",
  grades: { all: "Alle", 1: "Makkelijk", 2: "Gemiddeld", 3: "Moeilijk", 4: "Heel moeilijk" },
  task: (color, moves) => (moves === 1 ? TASKS[color] : `${TASKS[color]} ${toFind(moves)}`),
  wrong: (move) => `${move} wint niet. Probeer een andere zet.`,
  right: (move, reply) => `Goed, ${move}. Het antwoord is ${reply}. Ga door.`,
  solved: "Opgelost. De winst is er.",
  shown: "Dit was de oplossing.",
  show: "Oplossing tonen",
  again: "Nog een keer",
  next: "Volgende slagzet",
  toDaily: "Naar de slagzet van de dag",
  notKept: "Deze browser bewaart niets: wat je oplost telt zolang deze pagina open is.",
  count: (solved, missed, all) => `${solved} van ${all} opgelost, ${missed} gemist`,
  was: { solved: "Al opgelost", missed: "Al gemist" },
};
