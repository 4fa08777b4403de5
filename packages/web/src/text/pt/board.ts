// O que dizem em português o tabuleiro, os lances por fazer e os lances feitos.
import type { Color } from "@kingrow/rules";
import { boardTexts } from "../words/boardWords.ts";
import type { MovingTexts } from "../en/texts.ts";

const SIDES: Record<Color, string> = { black: "pretas", white: "brancas" };

export const ptBoard: MovingTexts = {
  board: boardTexts({
    label: "Tabuleiro de damas",
    keys: "As setas movem, N vai à próxima pedra que pode jogar ou à próxima casa possível, Enter ou Espaço pega e solta, Esc larga, S diz como está a partida. O ponto de interrogação mostra todas as teclas.",
    light: "Casa clara",
    square: "Casa",
    empty: "vazia",
    names: {
      man: {
        black: "pedra preta",
        white: "pedra branca",
        you: "a sua pedra",
        opponent: "pedra do adversário",
      },
      king: {
        black: "dama preta",
        white: "dama branca",
        you: "a sua dama",
        opponent: "dama do adversário",
      },
    },
    abilities: { capture: "pode capturar", step: "pode jogar", none: "não pode jogar" },
    selected: "escolhida",
    destination: "você pode ir para cá",
    last: { to: "o último lance acabou aqui", from: "o último lance começou aqui" },
    premove: {
      piece: "escolhida para o seu próximo lance",
      target: "o seu próximo lance pode vir para cá",
      from: "o seu próximo lance começa aqui",
      to: "o seu próximo lance acaba aqui",
    },
    or: "ou",
    explain: {
      "must-capture-one": "Você precisa capturar com a pedra em #",
      "must-capture": "Você precisa capturar com uma das pedras em #",
      "must-continue": "Continue capturando com a pedra em #",
      blocked: "Esta pedra não tem para onde ir",
      "not-yours": "Esta pedra é do adversário",
      "not-your-turn": "Não é a sua vez",
    },
  }),

  play: {
    move: "Lance",
    example: "ex.: 11-15",
    play: "Jogar",
    type: "Digitar um lance",
    stopTyping: "Parar de digitar",
    refusals: {
      malformed: "Escreva o lance com as casas: 11-15, ou 22x15x8 nas capturas.",
      "off-board": "As casas vão de 1 a 32.",
      noPiece: (square) => `Não há pedra em ${square}.`,
      unreachable: (from, to) => `A pedra em ${from} não pode ir agora para ${to}.`,
      ambiguous: (moves) => `Pode ser ${moves}. Escreva todas as casas.`,
    },
    premove: (move) => `O seu próximo lance, se então for possível: ${move}.`,
    planned: (square) => `Escolhida para o seu próximo lance: ${square}.`,
    premoveDropped: (move) => `${move} já não é possível e foi descartado.`,
    forget: "Desfazer",
    choice: (move) => `Jogar ${move}?`,
    chainGoesOn: (move) => `${move}, e a captura continua.`,
    confirm: "Confirmar",
    takeBack: "Desfazer",
    timeLeft: "Tempo restante",
    keysOpen: "Teclas",
  },

  record: {
    travels: {
      first: "Ao início",
      previous: "Lance anterior",
      next: "Próximo lance",
      last: "Ao último lance",
    },
    travel: "Percorrer a partida",
    backToNow: "Voltar ao presente",
    pastOnly: "Esta é uma posição anterior. Volte ao presente para jogar.",
    lookingAtStart: "Vendo o início.",
    lookingAt: (number, color, move) => `Vendo o lance ${number}, ${SIDES[color]} ${move}.`,
    sayStart: "O início da partida.",
    sayMove: (number, color, move) => `Lance ${number}, ${SIDES[color]}, ${move}`,
    sayNow: "A posição mais recente.",
    words: {
      step: (from, to) => `${from} para ${to}`,
      jumps: (from, landings, captured) => `${from} salta para ${landings}, captura ${captured}`,
      crowned: (move) => `${move}, vira dama`,
      and: " e ",
    },
    opening: (number, moves) => `Abertura ${number}: ${moves}`,
    watchers: (count) => `Assistindo: ${count}. Copiar o link para assistir`,
    look: "Ver o tabuleiro",
    showResult: "Mostrar o resultado",
    save: "Guardar esta partida",
    review: "Rever",
    analyse: "Analisar",
    copyPdn: "Copiar PDN",
    downloadPdn: "Baixar PDN",
    copyLink: "Copiar link da partida",
    copied: "Copiado",
    copyByHand: "Este navegador não deixa a página copiar. Aqui está, para copiar à mão:",
  },
};
