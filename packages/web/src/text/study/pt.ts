// The texts in Portuguese of the screens that are not needed to play an opponent.
import type { Color } from "@kingrow/rules";
import { computersBoard, counted, sharedBoard } from "../grammar.ts";
import { LANGUAGE_NAMES } from "../language.ts";
import { inWords, joined } from "./amounts.ts";
import { SIDES, moves, BOARD, REASONS } from "../pt.ts";
import type { StudyTexts } from "./en.ts";

const LABELS: Record<Color, string> = { black: "Pretas", white: "Brancas" };

const TASKS: Record<Color, string> = {
  black: "As pretas jogam e vencem.",
  white: "As brancas jogam e vencem.",
};

const toFind = counted("pt", { one: "Há # lance a encontrar.", other: "Há # lances a encontrar." });

const THE: Record<Color, string> = { black: "As pretas", white: "As brancas" };

/** Within a sentence. */
const WITHIN: Record<Color, string> = { black: "as pretas", white: "as brancas" };

const pieces = counted("pt", { one: "# pedra", other: "# pedras" });

const before = counted("pt", {
  one: "A partida anterior foi mantida.",
  other: "As # partidas anteriores foram mantidas.",
});

const OTHER: Record<Color, Color> = { black: "white", white: "black" };

const PIECES_WON = inWords(["uma pedra", "duas pedras", "três pedras", "quatro pedras"], pieces);

const KINGS_WON = inWords(
  ["uma dama", "duas damas", "três damas"],
  counted("pt", { other: "# damas" }),
);

export const texts: StudyTexts = {
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
      travel:
        "Na lista de lances: para trás, para a frente, ao início, ao presente; ← → em toda parte após um clique",
      help: "No tabuleiro: estas teclas",
    },
  },

  settings: {
    title: "Configurações",
    done: "Concluir",
    name: "Seu nome",
    theme: { label: "Tema", system: "Sistema", light: "Claro", dark: "Escuro" },
    board: {
      label: "Tabuleiro",
      tournament: "Verde",
      wood: "Nogueira",
      contrast: "Contraste",
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
    greetings: "Mostrar chat rápido",
    notifications: "Avisar quando chegar um adversário",
    notificationsBlocked: "O navegador não permite avisos desta página.",
  },

  playback: {
    title: "Reprise · Kingrow",
    heading: "Reprise",
    play: "Reproduzir",
    pause: "Pausa",
    speed: "Velocidade",
    speeds: { slow: "Lenta", normal: "Média", fast: "Rápida" },
  },

  practice: {
    title: "Jogar com o computador",
    tabTitle: "Jogar com o computador · Kingrow",
    intro: "Ele joga aqui, no seu aparelho: ninguém espera e não é preciso rede.",
    level: "Nível",
    levels: [
      "Iniciante",
      "Aprendiz",
      "Descontraído",
      "Sólido",
      "Atento",
      "Forte",
      "Experiente",
      "Mestre",
    ],
    about: [
      "Não vê capturas simples.",
      "Deixa pedras sem defesa.",
      "Vê uma captura, não a seguinte.",
      "Joga bem, com descuidos.",
      "Raramente entrega uma pedra.",
      "Pune a maioria dos erros.",
      "Planeja longe e quase não erra.",
      "Joga o melhor que encontra em um segundo.",
    ],
    levelIs: (level, word) => `Nível\u00A0${level}\u00A0· ${word}`,
    side: "Você joga com",
    sides: { black: "Pretas", white: "Brancas", chance: "Sorteio" },
    start: "Começar",
    coach: "Treinador",
    coachText: "Avisa, antes da resposta, quando um lance é um erro.",
    waitsForYou: "Espera por você",
    takeBack: "Desfazer e tentar de novo",
    wins: counted("pt", { one: "# vitória", other: "# vitórias" }),
    losses: counted("pt", { one: "# derrota", other: "# derrotas" }),
    draws: counted("pt", { one: "# empate", other: "# empates" }),
    goUp: (level) => `Três vitórias seguidas! Tente o nível ${level}.`,
    hint: "Dica",
    hintIs: (move) => `Dica: ${move}.`,
    exit: "Saguão",
    another: "Nova partida",
    anotherTitle: "Abandonar esta partida?",
    anotherText: "Você vai perder a partida atual.",
    anotherNo: "Continuar jogando",
    calledBack: (name) => `${name} espera você na sua sala.`,
    keptForLater: "Esta partida fica guardada para depois.",
    toRoom: "Ir para a sua sala",
    notYet: "Ainda não",
    seatGone: "Você perdeu seu lugar na sala",
    seatGoneText: "Você ficou fora por tempo demais. Esta partida continua.",
    elsewhere: "Esta partida está aberta em outra aba",
    elsewhereText: "Ela continua lá, e nada se perde.",
    here: "Continuar aqui",
    notKept: "Este navegador não guarda nada: a partida dura enquanto esta página durar.",
    computer: {
      app: { roomTitle: () => "O computador · Kingrow" },
      room: {
        opponent: "Computador",
        opponentsTurn: "Vez do computador",
        opponentsCaptures: (count) => `O computador capturou ${count} de 12`,
      },
      board: computersBoard(BOARD, "Esta pedra é do computador", [
        "do adversário",
        "do computador",
      ]),
      result: {
        newOpponent: "Nova partida",
        opponentsScore: "Capturas do computador:",
        agreed: "As cores trocam! Começa outra partida",
        reasons: {
          won: { "no-moves": "O computador não pode mais jogar." },
          lost: REASONS.lost,
          draw: { ...REASONS.draw, agreement: "O computador aceitou." },
        },
      },
      actions: {
        resign: {
          text: "O computador vence.",
        },
        offerDraw: {
          text: "O computador olha o tabuleiro antes de responder.",
        },
        offerSent: "O computador avalia a sua oferta.",
        drawDeclined: "O computador continua jogando.",
        takeback: "Desfazer o seu lance",
        takebackSent: "O seu lance está sendo desfeito.",
      },
    },
    said: {
      opponentMoved: (move) => `Computador: ${move}`,
      takebackSent: "Desfazendo.",
      rematchAsked: "Outra partida.",
      rematchAgreed: "Começa, com as cores trocadas.",
    },
  },

  table: {
    title: "Dois em um aparelho",
    tabTitle: "Dois em um aparelho · Kingrow",
    turns: "Virar o tabuleiro depois de cada lance",
    exit: "Saguão",
    another: "Nova partida",
    anotherTitle: "Abandonar esta partida?",
    anotherText: "Você vai perder a partida atual.",
    anotherNo: "Continuar jogando",
    elsewhere: "Esta partida está aberta em outra aba",
    elsewhereText: "Ela continua lá, e nada se perde.",
    here: "Continuar aqui",
    notKept: "Este navegador não guarda nada: a partida dura enquanto esta página durar.",
    both: (here) => {
      const other = here === "black" ? "white" : "black";
      const [mine, theirs] = [SIDES[here], SIDES[other]];
      const [mineLabel, theirsLabel] = [LABELS[here], LABELS[other]];
      return {
        room: {
          you: mineLabel,
          yourTurn: `Vez das ${mine}`,
          yourCaptures: (count) => `As ${mine} capturaram ${count} de 12`,
          opponent: theirsLabel,
          opponentsTurn: `Vez das ${theirs}`,
          opponentsCaptures: (count) => `As ${theirs} capturaram ${count} de 12`,
        },
        board: sharedBoard(BOARD, `É a vez das ${mine}`),
        result: {
          won: `As ${mine} venceram!`,
          lost: `As ${theirs} venceram!`,
          yourScore: `${mineLabel}:`,
          opponentsScore: `${theirsLabel}:`,
          agreed: "Começa outra partida",
          reasons: {
            won: {
              "no-moves": `As ${theirs} não podem mais jogar.`,
              resigned: `As ${theirs} abandonaram.`,
            },
            lost: {},
            draw: { ...REASONS.draw, agreement: "De comum acordo." },
          },
        },
        actions: {
          resign: {
            title: `As ${mine} abandonam?`,
            text: `As ${theirs} vencem.`,
          },
          offerDraw: {
            title: "Empate?",
            text: "A partida empata se os dois estiverem de acordo.",
            keep: "Continuar jogando",
            proceed: "Empate",
          },
          offerSent: "Os dois concordam com o empate.",
          takeback: "Desfazer o último lance",
          takebackSent: "O lance está sendo desfeito.",
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
        yourTurn: `É a vez das ${mine}.`,
        gameBegins: () => "A partida começa.",
        over: {
          won: `A partida acabou: as ${mine} venceram.`,
          lost: `A partida acabou: as ${theirs} venceram.`,
          draw: "A partida acabou em empate.",
        },
        takebackSent: "Desfazendo.",
        rematchAsked: "Outra partida.",
        rematchAgreed: "Começa.",
      };
    },
  },

  games: {
    title: "Suas partidas",
    tabTitle: "Suas partidas · Kingrow",
    intro: "Até 200 partidas ficam guardadas, só neste aparelho.",
    empty:
      "Nenhuma partida ainda. Cada partida terminada aparece aqui, para rever, analisar e compartilhar.",
    broken:
      "Este navegador não guarda suas partidas: o armazenamento está bloqueado, cheio ou não existe.",
    unreadable: counted("pt", {
      one: "# partida guardada não pode ser lida e fica de fora.",
      other: "# partidas guardadas não podem ser lidas e ficam de fora.",
    }),
    filter: "Resultado",
    filters: { all: "Todas", won: "Vitórias", lost: "Derrotas", draw: "Empates" },
    none: "Nenhuma partida com este resultado.",
    computer: (level) => `Computador, nível ${level}`,
    table: "Dois em um aparelho",
    verdicts: {
      won: "Vitória",
      lost: "Derrota",
      draw: "Empate",
      black: "As pretas venceram",
      white: "As brancas venceram",
    },
    moves: counted("pt", {
      one: "# lance",
      other: "# lances",
    }),
    replay: "Reprise",
    exportAll: "Baixar todas (PDN)",
    remove: "Apagar",
    removeAll: "Apagar todas",
    removeTitle: "Apagar esta partida?",
    removeAllTitle: "Apagar todas as partidas?",
    removeText: "Não dá para desfazer.",
    keep: "Cancelar",
    removed: "Partida apagada.",
    removedAll: "Todas as partidas apagadas.",
  },

  lessons: {
    heading: "Lições",
    intro: "Seis ideias que decidem partidas.",
    names: {
      twoForOne: "Duas por uma",
      bridge: "A ponte",
      kingRow: "A última fila",
      move: "A oposição",
      dogHole: "A casinha",
      twoKings: "Duas damas contra uma",
    },
    about: {
      twoForOne:
        "Entregue uma pedra e tome duas. Procure uma casa em que o adversário tenha de capturar e veja onde ele vai parar.",
      bridge:
        "Duas pedras que ficam em casa, em 1 e 3 ou em 30 e 32, formam a ponte. É difícil passar por ela: jogue com as outras enquanto puder.",
      kingRow:
        "As pedras em casa guardam a sua última fila. Um dia elas têm de sair, e cedo demais isso dá uma dama ao adversário. Pergunte antes quem passa.",
      move: "Com poucas pedras vence quem ainda pode responder: o outro tem de ceder. Conte os lances antes de avançar.",
      dogHole:
        "Uma pedra branca em 5 fica presa por uma preta em 1, uma preta em 28 por uma branca em 32. Aproveite a pedra presa e não entre você na casinha.",
      twoKings: "Duas damas vencem uma. Junte-as, tire casas da dama sozinha e expulse-a do canto.",
    },
    solved: (solved, all) => `Resolvidas: ${solved} de ${all}`,
    previous: "Posição anterior",
    next: "Próxima posição",
    nextLesson: "Próxima lição",
    saves: (color) => `${THE[color]} jogam e salvam a partida.`,
    saved: (color) => `${THE[color]} salvam a partida: qualquer outro lance perde.`,
    fastest: (color, moves) => `${THE[color]} vencem em ${moves} lances.`,
    findFastest: "Encontre o caminho mais curto.",
    wrong: (move) => `${move} não é o lance.`,
    slower: (move) => `${move} também vence, mas mais devagar.`,
  },

  puzzles: {
    title: "Problemas · Kingrow",
    heading: "Problema",
    intro: "De partidas reais. Um lance rende mais que qualquer outro; o computador conferiu.",
    difficulty: "Dificuldade",
    daily: "Problema do dia",
    grades: { 1: "Fácil", 2: "Média", 3: "Difícil", 4: "Muito difícil" },
    task: (color) => TASKS[color],
    toFind,
    crowns: (color) => `${THE[color]} jogam e obtêm uma dama.`,
    right: (move, reply) => `Certo, ${move}. O adversário responde ${reply}. Continue.`,
    wrong: (move) => `${move} não vence.`,
    holds: (move, reply) =>
      `${move} não vence: o adversário responde ${reply} e você não ganha nada.`,
    less: (move) => `${move} rende menos que outro lance.`,
    solved: {
      clean: "Resolvido!",
      helped: "Resolvido com uma dica!",
      missed: "Resolvido, mas não de primeira: vai aparecer de novo.",
    },
    shown: (moves) => `Solução: ${moves}.`,
    won: (color, pieces, kings) =>
      `${THE[color]} ${joined([pieces > 0 && `ganham ${PIECES_WON(pieces)}`, kings > 0 && `obtêm ${KINGS_WON(kings)}`], "e")}.`,
    noPieces: (color) => `${THE[OTHER[color]]} ficam sem pedras: ${WITHIN[color]} vencem.`,
    noMoves: (color) => `${THE[OTHER[color]]} ficam sem lances: ${WITHIN[color]} vencem.`,
    hint: "Dica",
    hintIs: (square) => `Jogue da casa ${square}.`,
    show: "Mostrar a solução",
    tryAgain: "Tentar de novo",
    next: "Próximo problema",
    harder: "Daqui em diante fica mais difícil.",
    easier: "Daqui em diante fica mais fácil.",
    solve: "Resolver",
    skip: "Pular",
    notKept:
      "Este navegador não guarda nada: o que você resolve conta enquanto esta página estiver aberta.",
    count: (solved, all) => `Resolvidos: ${solved} de ${all}`,
    was: { solved: "Já resolvido", missed: "Já errado" },
  },

  review: {
    ready: "A revisão está pronta",
    headline: {
      clean: "Sem erros dos dois lados",
      youClean: "Você não cometeu erros",
      you: counted("pt", { one: "Você cometeu # erro", other: "Você cometeu # erros" }),
      all: counted("pt", { one: "# erro nesta partida", other: "# erros nesta partida" }),
    },
    you: "Você",
    mistakes: counted("pt", { one: "# erro", other: "# erros" }),
    swings: counted("pt", {
      one: "A vantagem mudou de lado # vez.",
      other: "A vantagem mudou de lado # vezes.",
    }),
    learn: "Aprender com os erros",
    learnTheirs: "Aprender com os erros do adversário",
    cards: { overview: "Resumo", mistakes: "Erros", moves: "Lances" },
    card: "O que se vê",
    whose: "Erros de",
    both: "Ambos",
    mistake: (number, count) => `Erro ${number} de ${count}`,
    previous: "Erro anterior",
    next: "Próximo erro",
    youPlayed: (move) => `Você jogou ${move}.`,
    played: (name, move) => `${name}: ${move}.`,
    find: "Encontre um lance melhor no tabuleiro.",
    checking: (move) => `Examinando ${move}…`,
    good: (move) => `Sim, ${move} é um bom lance.`,
    bad: (move, answer) => `${move} não basta: o adversário joga ${answer}.`,
    tryAgain: "Tentar de novo",
    showBest: "Mostrar o melhor lance",
    better: "Melhor",
    reasons: {
      loses: (move, count, reply) => `${move} perde ${PIECES_WON(count)}: ${reply}.`,
      misses: (move, count) => `${move} deixa passar a chance de ganhar ${PIECES_WON(count)}.`,
      "win-to-draw": (move) => `${move} deixa escapar a vitória: agora é empate.`,
      "win-to-loss": (move, _count, reply) =>
        `${move} transforma uma partida ganha em perdida: ${reply}.`,
      "draw-to-loss": (move, _count, reply) => `${move} perde: ${reply}.`,
      advantage: (move, _count, reply) => `${move} piora a posição: ${reply}.`,
    },
    byForce: (took, lost) =>
      `Depois há uma captura obrigatória: ${pieces(took)} a favor, ${pieces(lost)} contra.`,
    toMistake: "Voltar ao erro",
    wentThrough: (found, all) => `Esse foi o último. Você acertou ${found} de ${all}.`,
    toOverview: "Voltar ao resumo",
    legend: "Erro",
  },
  analysis: {
    engine: "Motor",
    line: (number) => `Variante ${number}`,
    threat: "Ameaça",
    noThreat: "Nenhuma ameaça",
    pen: "Desenhar setas e círculos. Com o mouse, o botão direito também desenha.",
    erase: "Apagar o desenho",
    erased: "Apagado.",
    arrow: (from, to) => `Seta de ${from} a ${to}`,
    circle: (square) => `Círculo em ${square}`,
    variation: "Variante",
    files: "Importar / exportar",
    imports: "Importar",
    otherGames: "Importar outras partidas",
    allGames: "Voltar à lista de partidas",
    exports: "Exportar",
    more: "Mais",
    paste: "Partidas (PDN) ou uma posição (FEN)",
    read: "Importar",
    drop: "Solte um arquivo aqui ou escolha um",
    tooMuch: counted("pt", {
      other: "Aqui se abrem até # partidas e 4 MB, e isto é mais. Abra só uma parte.",
    }),
  },
  study: {
    sides: LABELS,
    analyse: "Analisar",
    review: "Rever",
    place: (number, color) => `Lance ${number}, ${LABELS[color]}`,
    noEngine: "O computador não consegue pensar neste navegador.",

    score: (who, men) => (who === undefined ? "Igualdade" : `+${men.replace(".", ",")} ${who}`),
    winsIn: (color, count) =>
      count <= 1 ? `${THE[color]} vencem já` : `${THE[color]} vencem em ${moves(count)}`,
    won: (color) => `${THE[color]} venceram`,
    draw: "Empate",
    drawn: "Empate, provado",

    reviewTitle: "Revisão · Kingrow",
    reviewHeading: "Revisão",
    running: "O computador olha cada lance…",
    cancel: "Parar",
    again: "Rever esta partida",
    stopped: "A revisão foi parada.",
    noMoves: "Nesta partida não há lance para ver.",
    curve: "Quem estava melhor",
    assessments: {
      "black-wins": "as pretas vencem",
      "black-better": "as pretas estão melhor",
      equal: "igualdade",
      "white-better": "as brancas estão melhor",
      "white-wins": "as brancas vencem",
    },
    stretch: {
      start: "no início",
      until: (to) => `até o lance ${to}`,
      at: (move) => `no lance ${move}`,
      between: (from, to) => `do lance ${from} ao ${to}`,
    },
    proved: "Provado pelo computador.",
    onLine: "Uma variante que não foi jogada.",
    backToGame: "Voltar à partida",

    analysisTitle: "Análise · Kingrow",
    analysisHeading: "Tabuleiro de análise",
    toMove: (color) => `Vez d${WITHIN[color]}`,
    gameOver: (color) => `${THE[color]} não têm lance e perderam.`,
    deleteMove: "Apagar lance",
    deleted: "Apagado.",
    depth: (depth) => `profundidade ${depth}`,
    setUp: "Montar uma posição",
    done: "Usar esta posição",
    discard: "Descartar",
    putting: "Escolha uma pedra e depois toque nas casas.",
    needsPieces: "Cada lado precisa de pelo menos uma pedra.",
    tools: {
      "black-man": "Pedra preta",
      "black-king": "Dama preta",
      "white-man": "Pedra branca",
      "white-king": "Dama branca",
      nothing: "Apagar",
    },
    turn: "Quem joga primeiro",
    clear: "Tabuleiro vazio",
    usual: "Posição inicial",
    copyFen: "Copiar FEN",
    copyLink: "Copiar link",
    linkTooSmall: "Há mais texto do que cabe no link. “Copiar PDN” guarda tudo.",
    more: "Mostrar mais",
    marks: {
      "!": "bom lance",
      "?": "erro",
      "!!": "lance brilhante",
      "??": "erro grave",
      "!?": "lance interessante",
      "?!": "lance duvidoso",
    },
    fens: {
      malformed: "Isto não é uma posição: deveria parecer com B:W21,22,K23:B1,2,K3.",
      "off-board": "Uma casa não está entre 1 e 32.",
      "square-taken": "Há duas pedras na mesma casa.",
      "too-many-pieces": "Um lado tem mais de 12 pedras.",
      "man-on-king-row": "Há uma pedra na fila em que seria dama.",
    },
    setupFaults: {
      none: (color) => `${THE[color]} não têm pedras.`,
      "too-many": (color) => `${THE[color]} têm mais de 12 pedras.`,
      "man-on-king-row": (color, square) =>
        `A pedra em ${square} seria dama: ali ${WITHIN[color]} coroam.`,
      "no-move": (color) => `${THE[color]} não teriam lance: a partida estaria terminada.`,
    },
    setupSquare: (square, piece) => `Casa ${square}, ${piece}`,
    empty: "vazia",

    openPasted: "Abrir",
    close: "Fechar",
    chosenGame: (count) =>
      count === 1 ? "Esta partida pode ser aberta" : `Escolha uma de ${count} partidas`,
    noGame: "Neste texto não há partida.",
    unreadable: "Este arquivo não pode ser lido.",
    kept: (count) => (count === 0 ? "" : before(count)),
    variants: {
      20: "damas internacionais",
      22: "damas italianas",
      23: "damas pool americanas",
      24: "damas espanholas",
      25: "damas russas",
      26: "damas brasileiras",
      27: "damas canadenses",
      28: "damas portuguesas",
      29: "damas tchecas",
      30: "damas turcas",
      31: "damas tailandesas",
      40: "damas frísias",
    },
    faults: {
      malformed: (game, line) => `A partida ${game} não pode ser lida a partir da linha ${line}.`,
      "bad-move": (game, line, move) =>
        `Partida ${game}, linha ${line}: o lance ${move} não é possível ali.`,
      ambiguous: (game, line, move) =>
        `Partida ${game}, linha ${line}: ${move} pode ser mais de uma captura.`,
      "off-board": (game, line, move) =>
        `Partida ${game}, linha ${line}: ${move} cita uma casa acima de 32. É outro jogo de damas?`,
      "bad-fen": (game, line) =>
        `Partida ${game}, linha ${line}: começa com uma posição impossível.`,
      "unclosed-variation": (game, line) =>
        `Partida ${game}: um parêntese da linha ${line} não é fechado.`,
      "other-game": (game, line, variant) =>
        `Partida ${game}, linha ${line}: isto são ${variant}, que têm outras regras.`,
      chess: (game, line) => `Partida ${game}, linha ${line}: isto é uma partida de xadrez.`,
    },
    otherVariant: "outro jogo de damas",
    linkFaults: {
      empty: {
        title: "Não há partida neste link",
        text: "Um link assim leva a partida no seu fim.",
      },
      damaged: {
        title: "Este link está danificado",
        text: "Uma parte se perdeu ou mudou no caminho. Peça-o de novo e copie-o inteiro.",
      },
      newer: {
        title: "Este link é mais novo que esta página",
        text: "Foi feito por uma versão posterior. Recarregue a página e tente de novo.",
      },
    },
  },

  help: {
    title: "Como se joga",
    rules: "Regras",
    close: "Fechar",
    lines: {
      start: "Cada lado tem doze pedras nas casas escuras. As pretas começam.",
      step: "A pedra avança na diagonal para a próxima casa escura.",
      jump: "A pedra captura saltando por cima de uma pedra adversária para a casa vazia logo atrás.",
      must: "Se você pode capturar, tem de capturar. Se houver mais de um jeito, escolha qualquer um.",
      chain: "Uma pedra que pode continuar capturando continua até não haver mais o que saltar.",
      crown: "A pedra que chega à última fila vira dama, e ali acaba a sua vez.",
      king: "A dama anda uma casa e salta como a pedra, mas também para trás.",
      blocked: "Se você não pode jogar, perde.",
      draw: "É empate quando a mesma posição aparece pela terceira vez, ou após 40 lances de cada lado sem captura nem avanço de pedra.",
      agree: "Enquanto a partida dura, você pode propor empate ou desistir.",
    },
    tryIt: "Experimentar",
    allRules: "Todas as regras",
    next: "Próxima",
    again: "Mais uma vez",
    right: "Certo.",
    more: "Certo até aqui. A mesma pedra captura de novo.",
    finished: "Eram todas: agora você pode jogar.",
    tasks: {
      start: "Você joga com as pretas. Faça o primeiro lance.",
      step: "Mova a sua pedra.",
      jump: "Capture a pedra branca.",
      must: "Duas das suas pedras podem capturar. Escolha uma.",
      chain: "Capture as duas pedras brancas numa só vez.",
      crown: "Faça uma dama.",
      king: "Capture para trás com a dama.",
      blocked: "Deixe as brancas sem lance.",
      draw: "A sua dama já esteve duas vezes em 18, com todo o resto igual. Vá para lá pela terceira vez.",
    },
    wrong: {
      theirs: "Essa pedra é das brancas. Você joga com as pretas.",
      taken: "Já há uma pedra nessa casa.",
      light: "Joga-se só nas casas escuras.",
      goOn: "A vez continua: a mesma pedra tem de capturar de novo.",
      must: "Há o que capturar, então você tem de capturar.",
      back: "A pedra só anda para a frente.",
      far: "Assim ela não anda: uma casa na diagonal, ou um salto por cima de uma pedra ao lado.",
      other: "Esse lance é permitido, mas aqui se pede outro. Tente de novo.",
    },
  },

  watch: {
    title: "Assistindo · Kingrow",
    heading: "Você está assistindo",
    toMove: { black: "É a vez das pretas.", white: "É a vez das brancas." },
    onTurn: "Joga",
    notBegun: "A partida não começou.",
    begun: "Uma nova partida começou.",
    next: "Próxima partida",
    captured: (count) => `Capturas: ${count}`,
    gone: {
      title: "Não há nada para assistir aqui",
      text: "Esta sala está fechada, ou o link não está certo.",
    },
    refused: {
      title: "Esta partida não é mostrada",
      text: "Você mesmo joga nela, ou ela não está aberta ao público.",
    },
  },
};
