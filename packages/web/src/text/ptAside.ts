// O que em português se lê a pedido, ou em outras telas.
import { LANGUAGE_NAMES } from "./languageNames.ts";
import type { AsideTexts } from "./texts.ts";
import { whyWon } from "./whyWon.ts";

export const ptAside: AsideTexts = {
  greet: {
    open: "Dizer algo",
    title: "Dizer algo",
    close: "Fechar",
    words: {
      hello: "Olá!",
      goodLuck: "Boa sorte!",
      wellPlayed: "Bem jogado!",
      thanks: "Obrigado!",
      oops: "Opa!",
      oneMoment: "Um momento, por favor.",
    },
    said: (words) => `Adversário: ${words}`,
    muteGame: "Silenciar",
    muteAlways: "Sempre",
  },
  help: {
    title: "Como se joga",
    close: "Fechar",
    lines: {
      start: "Cada lado tem doze pedras nas casas escuras. As pretas começam.",
      step: "A pedra avança na diagonal para a próxima casa escura.",
      jump: "Ela captura saltando por cima de uma pedra adversária para a casa vazia logo atrás.",
      must: "Quem pode capturar tem de capturar. Se houver mais de um jeito, a escolha é livre.",
      chain: "Uma pedra que pode continuar capturando continua até não haver mais o que saltar.",
      crown: "A pedra que chega à última fila vira dama, e ali acaba a sua vez.",
      king: "A dama anda uma casa e salta como a pedra, mas também para trás.",
      blocked: "Quem não tem lance na sua vez perde.",
      draw: "É empate quando uma posição aparece pela terceira vez, ou após 40 lances de cada lado sem captura nem avanço de pedra.",
      agree: "Enquanto a partida dura, você pode propor empate ou desistir.",
    },
  },
  keys: {
    title: "Teclas",
    close: "Fechar",
    names: { enter: "Enter", space: "Espaço", home: "Home", end: "End" },
    keys: {
      arrows: "De casa em casa, como se vê",
      row: "Às pontas de uma fila; com Ctrl, aos cantos",
      next: "À próxima pedra que pode jogar ou à próxima casa; com Shift, para trás",
      number: "Uma casa pelo número: 11 e 15 fazem um lance",
      status: "Ouvir de quem é a vez, o placar, o último lance e o que deve capturar",
      press: "Pegar uma pedra, soltá-la",
      confirm: "Confirmar um lance à espera",
      letGo: "Largar; desfazer um lance à espera ou guardado",
      travel: "Na lista de lances: para trás, para a frente, ao início, ao presente",
      help: "No tabuleiro: estas teclas",
    },
  },
  names: {
    animals:
      "Garça Lontra Falcão Texugo Corvo Castor Cisne Lebre Lince Coruja Salmão Pardal Raposa Veado Grou Tentilhão Urso Pega Foca Pisco Lobo Gaivota Truta Mariposa Gavião Sapo Cotovia Toupeira Ganso Abelha Lúcio Cabra",
    things:
      "Carvalho Porto Lanterna Salgueiro Ponte Âncora Bordo Torre Prado Vela Rio Bússola Bétula Ilha Sino Pomar Moinho Seixo Cedro Jardim Farol Chaleira Pinheiro Vale Tambor Aveleira Escada Nuvem Olmo Poço Barco Pedra",
    together: (animal, thing) => `${animal} e ${thing}`,
  },
  options: {
    clock: "Relógio",
    paces: {
      none: "sem relógio",
      "3+2": "3 min + 2 s por lance",
      "5+3": "5 min + 3 s por lance",
      "10+5": "10 min + 5 s por lance",
      "30s": "30 s por lance",
    },
    opening: "Abertura",
    openings: { free: "livre", ballot: "três lances sorteados" },
    watching: "Público",
    watchings: { usual: "só em salas públicas", yes: "permitido", no: "não permitido" },
  },
  replay: {
    replayTitle: "Reprise · Kingrow",
    replayHeading: "Uma partida jogada",
    play: "Reproduzir",
    pause: "Pausa",
    speed: "Velocidade",
    speeds: { slow: "Lenta", normal: "Média", fast: "Rápida" },
    turnBoard: "Virar o tabuleiro",
    won: (winner) => (winner === "black" ? "As pretas venceram." : "As brancas venceram."),
    draw: "Empate.",
    undecided: "Sem decisão.",
    whyWon: whyWon(
      { black: "As pretas", white: "As brancas" },
      {
        "no-moves": "# não tinham mais lances.",
        resigned: "# desistiram.",
        left: "# deixaram a partida.",
        absent: "# ficaram ausentes tempo demais.",
        claimed: "# ficaram ausentes tempo demais.",
        time: "# ficaram sem tempo.",
      },
    ),
    whyDrawn: {
      repetition: "A mesma posição apareceu pela terceira vez.",
      quiet: "40 lances de cada lado sem captura nem avanço de pedra.",
      agreement: "De comum acordo.",
    },
    faults: {
      empty: {
        title: "Não há partida neste link",
        text: "Um link de reprise traz a partida no fim.",
      },
      damaged: {
        title: "Este link está danificado",
        text: "Uma parte se perdeu ou mudou no caminho. Peça-o de novo e copie-o inteiro.",
      },
      newer: {
        title: "Este link é mais novo que esta página",
        text: "Foi feito numa versão posterior. Recarregue a página e tente de novo.",
      },
    },
  },
  settings: {
    title: "Definições",
    done: "Concluir",
    theme: { label: "Tema", system: "Sistema", light: "Claro", dark: "Escuro" },
    board: {
      label: "Tabuleiro",
      tournament: "Verde e creme",
      wood: "Nogueira e bordo",
      contrast: "Alto contraste",
    },
    volume: "Volume do som",
    hear: "Ouvir",
    samples: {
      move: "Lance",
      capture: "Captura",
      crown: "Dama",
      turn: "Sua vez",
      won: "Vitória",
    },
    numbers: { label: "Números das casas", off: "Não", frame: "Na moldura", squares: "Nas casas" },
    animation: { label: "Animação", off: "Não", fast: "Rápida", normal: "Média" },
    language: { label: "Idioma", auto: "Auto", ...LANGUAGE_NAMES },
    sounds: "Sons e vibração",
    confirmMoves: "Confirmar cada lance",
    greetings: "Mostrar o que o adversário diz",
    notifications: "Avisar-me quando me chamarem",
    notificationsBlocked: "O navegador não permite avisos desta página.",
  },
};
