// The texts in Russian of the screens that are not needed to play an opponent.
import type { Color } from "@kingrow/rules";
import { computersBoard, counted, sharedBoard } from "../grammar.ts";
import { LANGUAGE_NAMES } from "../language.ts";
import { inWords, joined } from "./amounts.ts";
import { SIDES, moves, BOARD, REASONS } from "../ru.ts";
import type { StudyTexts } from "./en.ts";

const LABELS: Record<Color, string> = { black: "Чёрные", white: "Белые" };

const GENITIVES: Record<Color, string> = { black: "чёрных", white: "белых" };

const TASKS: Record<Color, string> = {
  black: "Чёрные ходят и выигрывают.",
  white: "Белые ходят и выигрывают.",
};

const toFind = counted("ru", {
  one: "Нужно найти # ход.",
  few: "Нужно найти # хода.",
  other: "Нужно найти # ходов.",
});

/** Within a sentence. */
const WITHIN: Record<Color, string> = { black: "чёрные", white: "белые" };

const pieces = counted("ru", { one: "# шашка", few: "# шашки", other: "# шашек" });

const before = counted("ru", {
  one: "# партия перед ней сохранена.",
  few: "# партии перед ней сохранены.",
  other: "# партий перед ней сохранены.",
});

const OTHER: Record<Color, Color> = { black: "white", white: "black" };

const PIECES_WON = inWords(
  ["шашку", "две шашки", "три шашки", "четыре шашки"],
  counted("ru", { one: "# шашку", few: "# шашки", other: "# шашек" }),
);

const KINGS_WON = inWords(
  ["дамку", "две дамки", "три дамки"],
  counted("ru", { one: "# дамку", few: "# дамки", other: "# дамок" }),
);

export const texts: StudyTexts = {
  keys: {
    title: "Клавиши",
    close: "Закрыть",
    names: { enter: "Enter", space: "Пробел", home: "Home", end: "End" },
    keys: {
      arrows: "С поля на поле, как видно",
      row: "К краям ряда; с Ctrl в углы",
      next: "К следующей шашке, которая может пойти, или к следующему полю; с Shift назад",
      number: "Поле по номеру: 11 и 15 составляют ход",
      status: "Услышать, чей ход, счёт, последний ход и что должно бить",
      press: "Взять шашку, поставить её",
      confirm: "Подтвердить ожидающий ход",
      letGo: "Отпустить; отменить ожидающий или запомненный ход",
      travel: "В списке ходов: назад, вперёд, к началу, к игре; ← → везде после щелчка",
      help: "На доске: эти клавиши",
    },
  },

  settings: {
    title: "Настройки",
    done: "Готово",
    name: "Ваше имя",
    theme: { label: "Тема", system: "Системная", light: "Светлая", dark: "Тёмная" },
    board: {
      label: "Доска",
      tournament: "Зелёная",
      wood: "Орех",
      contrast: "Контраст",
    },
    volume: "Громкость",
    hear: "Послушать",
    samples: { move: "Ход", capture: "Взятие", crown: "Дамка", turn: "Ваш ход", won: "Победа" },
    numbers: { label: "Номера полей", off: "Нет", frame: "На рамке", squares: "На полях" },
    animation: { label: "Движение", off: "Нет", fast: "Быстро", normal: "Обычно" },
    language: { label: "Язык", auto: "Авто", ...LANGUAGE_NAMES },
    sounds: "Звуки и вибрация",
    confirmMoves: "Подтверждать каждый ход",
    greetings: "Показывать быстрый чат",
    notifications: "Сообщить, когда придёт соперник",
    notificationsBlocked: "Браузер не разрешает уведомления этой страницы.",
  },

  playback: {
    title: "Повтор · Kingrow",
    heading: "Повтор",
    play: "Пуск",
    pause: "Пауза",
    speed: "Скорость",
    speeds: { slow: "Медленно", normal: "Средне", fast: "Быстро" },
  },

  practice: {
    title: "Играть с компьютером",
    tabTitle: "Играть с компьютером · Kingrow",
    intro: "Он играет здесь, на вашем устройстве: никто не ждёт, и сеть не нужна.",
    level: "Уровень",
    levels: [
      "Новичок",
      "Ученик",
      "Спокойный",
      "Надёжный",
      "Внимательный",
      "Сильный",
      "Знаток",
      "Мастер",
    ],
    about: [
      "Не видит простых взятий.",
      "Оставляет шашки под боем.",
      "Видит одно взятие, но не второе.",
      "Играет крепко, но с промахами.",
      "Редко отдаёт шашку.",
      "Наказывает почти все ошибки.",
      "Считает далеко, почти не ошибается.",
      "Играет лучшее, что находит за секунду.",
    ],
    levelIs: (level, word) => `Уровень\u00A0${level}\u00A0· ${word}`,
    side: "Вы играете",
    sides: { black: "Чёрными", white: "Белыми", chance: "По жребию" },
    start: "Начать",
    coach: "Тренер",
    coachText: "Предупреждает до ответа, если ход – ошибка.",
    waitsForYou: "Ждёт вас",
    takeBack: "Взять назад и ещё раз",
    wins: counted("ru", { one: "# победа", few: "# победы", many: "# побед", other: "# победы" }),
    losses: counted("ru", {
      one: "# поражение",
      few: "# поражения",
      many: "# поражений",
      other: "# поражения",
    }),
    draws: counted("ru", { one: "# ничья", few: "# ничьи", many: "# ничьих", other: "# ничьи" }),
    goUp: (level) => `Три победы подряд! Попробуйте уровень ${level}.`,
    hint: "Подсказка",
    hintIs: (move) => `Подсказка: ${move}.`,
    exit: "Зал",
    another: "Новая партия",
    anotherTitle: "Прервать эту партию?",
    anotherText: "Текущая партия пропадёт.",
    anotherNo: "Играть дальше",
    calledBack: (name) => `${name} ждёт вас в вашей комнате.`,
    keptForLater: "Эта партия сохранится на потом.",
    toRoom: "В вашу комнату",
    notYet: "Ещё нет",
    seatGone: "Ваше место в комнате пропало",
    seatGoneText: "Вас не было слишком долго. Эта партия продолжается.",
    elsewhere: "Эта партия открыта в другой вкладке",
    elsewhereText: "Там она продолжается, ничего не пропало.",
    here: "Играть дальше здесь",
    notKept: "Этот браузер ничего не хранит: партия длится, пока открыта страница.",
    computer: {
      app: { roomTitle: () => "Компьютер · Kingrow" },
      room: {
        opponent: "Компьютер",
        opponentsTurn: "Ход компьютера",
        opponentsCaptures: (count) => `Компьютер побил ${count} из 12`,
      },
      board: computersBoard(BOARD, "Это шашка компьютера", ["соперника", "компьютера"]),
      result: {
        newOpponent: "Новая партия",
        opponentsScore: "Компьютер побил:",
        agreed: "Цвета меняются! Начинается новая партия",
        reasons: {
          won: { "no-moves": "У компьютера больше нет ходов." },
          lost: REASONS.lost,
          draw: { ...REASONS.draw, agreement: "Компьютер согласился." },
        },
      },
      actions: {
        resign: {
          text: "Компьютер победит.",
        },
        offerDraw: {
          text: "Компьютер посмотрит на доску, прежде чем ответить.",
        },
        offerSent: "Компьютер обдумывает ваше предложение.",
        drawDeclined: "Компьютер играет дальше.",
        takeback: "Вернуть свой ход",
        takebackSent: "Ваш ход возвращается.",
      },
    },
    said: {
      opponentMoved: (move) => `Компьютер: ${move}`,
      takebackSent: "Ход возвращается.",
      rematchAsked: "Ещё одна партия.",
      rematchAgreed: "Она начинается, цвета поменялись.",
    },
  },

  table: {
    title: "Вдвоём за одним экраном",
    tabTitle: "Вдвоём за одним экраном · Kingrow",
    turns: "Поворачивать доску после каждого хода",
    exit: "Зал",
    another: "Новая партия",
    anotherTitle: "Прервать эту партию?",
    anotherText: "Текущая партия пропадёт.",
    anotherNo: "Играть дальше",
    elsewhere: "Эта партия открыта в другой вкладке",
    elsewhereText: "Там она продолжается, ничего не пропало.",
    here: "Играть дальше здесь",
    notKept: "Этот браузер ничего не хранит: партия длится, пока открыта страница.",
    both: (here) => {
      const other = here === "black" ? "white" : "black";
      const [mineLabel, theirsLabel] = [LABELS[here], LABELS[other]];
      return {
        room: {
          you: mineLabel,
          yourTurn: `Ход ${GENITIVES[here]}`,
          yourCaptures: (count) => `${mineLabel} побили ${count} из 12`,
          opponent: theirsLabel,
          opponentsTurn: `Ход ${GENITIVES[other]}`,
          opponentsCaptures: (count) => `${theirsLabel} побили ${count} из 12`,
        },
        board: sharedBoard(BOARD, `Сейчас ход ${GENITIVES[here]}`),
        result: {
          won: `${mineLabel} победили!`,
          lost: `${theirsLabel} победили!`,
          yourScore: `${mineLabel}:`,
          opponentsScore: `${theirsLabel}:`,
          agreed: "Начинается новая партия",
          reasons: {
            won: {
              "no-moves": `У ${GENITIVES[other]} больше нет ходов.`,
              resigned: `${theirsLabel} сдались.`,
            },
            lost: {},
            draw: { ...REASONS.draw, agreement: "По согласию." },
          },
        },
        actions: {
          resign: {
            title: `${mineLabel} сдаются?`,
            text: `${theirsLabel} победят.`,
          },
          offerDraw: {
            title: "Ничья?",
            text: "Партия кончается вничью, если вы оба согласны.",
            keep: "Играть дальше",
            proceed: "Ничья",
          },
          offerSent: "Вы оба согласны на ничью.",
          takeback: "Вернуть последний ход",
          takebackSent: "Ход возвращается.",
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
        yourTurn: `Ход ${GENITIVES[here]}.`,
        gameBegins: () => "Партия начинается.",
        over: {
          won: `Партия окончена, ${mine} победили.`,
          lost: `Партия окончена, ${theirs} победили.`,
          draw: "Партия окончена, ничья.",
        },
        takebackSent: "Ход возвращается.",
        rematchAsked: "Ещё одна партия.",
        rematchAgreed: "Она начинается.",
      };
    },
  },

  games: {
    title: "Ваши партии",
    tabTitle: "Ваши партии · Kingrow",
    intro: "Хранится до 200 партий, только на этом устройстве.",
    empty:
      "Партий пока нет. Здесь появится каждая завершённая партия: её можно пересмотреть, разобрать и отправить друзьям.",
    broken: "Этот браузер не хранит ваши партии: его хранилище закрыто, заполнено или недоступно.",
    unreadable: counted("ru", {
      one: "# сохранённая партия не читается и пропущена.",
      few: "# сохранённые партии не читаются и пропущены.",
      many: "# сохранённых партий не читаются и пропущены.",
      other: "# сохранённой партии не читаются и пропущены.",
    }),
    filter: "Результат",
    filters: { all: "Все", won: "Победы", lost: "Поражения", draw: "Ничьи" },
    none: "Нет партий с таким результатом.",
    computer: (level) => `Компьютер, уровень ${level}`,
    table: "Вдвоём за одним экраном",
    verdicts: {
      won: "Победа",
      lost: "Поражение",
      draw: "Ничья",
      black: "Победили чёрные",
      white: "Победили белые",
    },
    moves: counted("ru", {
      one: "# ход",
      few: "# хода",
      many: "# ходов",
      other: "# хода",
    }),
    replay: "Повтор",
    exportAll: "Скачать все (PDN)",
    remove: "Удалить",
    removeAll: "Удалить все",
    removeTitle: "Удалить эту партию?",
    removeAllTitle: "Удалить все партии?",
    removeText: "Это нельзя отменить.",
    keep: "Отмена",
    removed: "Партия удалена.",
    removedAll: "Все партии удалены.",
  },

  lessons: {
    heading: "Уроки",
    intro: "Шесть идей, которые решают партии.",
    names: {
      twoForOne: "Две за одну",
      bridge: "Мост",
      kingRow: "Последний ряд",
      move: "Оппозиция",
      dogHole: "Собачья будка",
      twoKings: "Две дамки против одной",
    },
    about: {
      twoForOne:
        "Отдайте одну шашку и возьмите две. Найдите поле, на котором соперник обязан бить, и посмотрите, где он окажется.",
      bridge:
        "Две шашки, которые остались дома на 1 и 3 или на 30 и 32, образуют мост. Пройти мимо него трудно: ходите другими, пока можете.",
      kingRow:
        "Шашки дома охраняют ваш последний ряд. Однажды им придётся выйти, но ход слишком рано дарит сопернику дамку. Сначала спросите себя, кто пройдёт.",
      move: "Когда шашек мало, выигрывает тот, кто ещё может ответить: другому приходится уступить. Считайте ходы, прежде чем идти вперёд.",
      dogHole:
        "Белую шашку на 5 запирает чёрная на 1, чёрную на 28 — белая на 32. Пользуйтесь запертой шашкой и сами в будку не заходите.",
      twoKings:
        "Две дамки сильнее одной. Ведите их вместе, отнимайте у одинокой дамки поля и гоните её из угла.",
    },
    solved: (solved, all) => `Решено: ${solved} из ${all}`,
    previous: "Предыдущая позиция",
    next: "Следующая позиция",
    nextLesson: "Следующий урок",
    saves: (color) => `${LABELS[color]} ходят и спасают партию.`,
    saved: (color) => `${LABELS[color]} спасают партию: любой другой ход проигрывает.`,
    fastest: (color, moves) => `${LABELS[color]} выигрывают, ходов: ${moves}.`,
    findFastest: "Найдите кратчайший путь.",
    wrong: (move) => `${move} — не тот ход.`,
    slower: (move) => `${move} тоже выигрывает, но медленнее.`,
  },

  puzzles: {
    title: "Задачи · Kingrow",
    heading: "Задача",
    intro: "Из настоящих партий. Один ход даёт больше любого другого — проверено компьютером.",
    difficulty: "Сложность",
    daily: "Задача дня",
    grades: { 1: "Лёгкая", 2: "Средняя", 3: "Трудная", 4: "Очень трудная" },
    task: (color) => TASKS[color],
    toFind,
    crowns: (color) => `${LABELS[color]} ходят и получают дамку.`,
    right: (move, reply) => `Верно, ${move}. Соперник отвечает ${reply}. Дальше.`,
    wrong: (move) => `${move} не выигрывает.`,
    holds: (move, reply) =>
      `${move} не выигрывает: соперник отвечает ${reply}, и вам это ничего не даёт.`,
    less: (move) => `${move} даёт меньше, чем другой ход.`,
    solved: {
      clean: "Решено!",
      helped: "Решено с подсказкой!",
      missed: "Решено, но не с первого раза: задача ещё вернётся.",
    },
    shown: (moves) => `Решение: ${moves}.`,
    won: (color, pieces, kings) =>
      `${LABELS[color]} ${joined([pieces > 0 && `выигрывают ${PIECES_WON(pieces)}`, kings > 0 && `получают ${KINGS_WON(kings)}`], "и")}.`,
    noPieces: (color) =>
      `У ${GENITIVES[OTHER[color]]} не осталось шашек: ${WITHIN[color]} выигрывают.`,
    noMoves: (color) =>
      `У ${GENITIVES[OTHER[color]]} не осталось ходов: ${WITHIN[color]} выигрывают.`,
    hint: "Подсказка",
    hintIs: (square) => `Ходите с поля ${square}.`,
    show: "Показать решение",
    tryAgain: "Попробовать снова",
    next: "Следующая задача",
    harder: "Дальше будет труднее.",
    easier: "Дальше будет легче.",
    solve: "Решить",
    skip: "Пропустить",
    notKept: "Этот браузер ничего не хранит: решённое считается, пока открыта страница.",
    count: (solved, all) => `Решено: ${solved} из ${all}`,
    was: { solved: "Решена раньше", missed: "Раньше не решена" },
  },

  review: {
    ready: "Разбор готов",
    headline: {
      clean: "Обе стороны сыграли без ошибок",
      youClean: "У вас нет ошибок",
      you: counted("ru", { one: "У вас # ошибка", few: "У вас # ошибки", other: "У вас # ошибок" }),
      all: counted("ru", {
        one: "# ошибка в этой партии",
        few: "# ошибки в этой партии",
        other: "# ошибок в этой партии",
      }),
    },
    you: "Вы",
    mistakes: counted("ru", { one: "# ошибка", few: "# ошибки", other: "# ошибок" }),
    swings: counted("ru", {
      one: "Перевес сменил сторону # раз.",
      few: "Перевес сменил сторону # раза.",
      other: "Перевес сменил сторону # раз.",
    }),
    learn: "Учиться на ошибках",
    learnTheirs: "Учиться на ошибках соперника",
    cards: { overview: "Обзор", mistakes: "Ошибки", moves: "Ходы" },
    card: "Что показано",
    whose: "Чьи ошибки",
    both: "Обе стороны",
    mistake: (number, count) => `Ошибка ${number} из ${count}`,
    previous: "Предыдущая ошибка",
    next: "Следующая ошибка",
    youPlayed: (move) => `Ваш ход: ${move}.`,
    played: (name, move) => `${name}: ${move}.`,
    find: "Найдите на доске ход лучше.",
    checking: (move) => `Проверяю ${move}…`,
    good: (move) => `Да, ${move} – хороший ход.`,
    bad: (move, answer) => `${move} недостаточно: соперник ответит ${answer}.`,
    tryAgain: "Ещё раз",
    showBest: "Показать лучший ход",
    better: "Лучше",
    reasons: {
      loses: (move, count, reply) => `${move} теряет ${PIECES_WON(count)}: ${reply}.`,
      misses: (move, count) => `${move} упускает шанс выиграть ${PIECES_WON(count)}.`,
      "win-to-draw": (move) => `${move} упускает выигрыш: теперь ничья.`,
      "win-to-loss": (move, _count, reply) =>
        `${move} превращает выигранную партию в проигранную: ${reply}.`,
      "draw-to-loss": (move, _count, reply) => `${move} проигрывает: ${reply}.`,
      advantage: (move, _count, reply) => `${move} ухудшает позицию: ${reply}.`,
    },
    byForce: (took, lost) =>
      `Потом бить обязательно. Взято: ${pieces(took)}, потеряно: ${pieces(lost)}.`,
    toMistake: "Вернуться к ошибке",
    wentThrough: (found, all) => `Это была последняя. Найдено ${found} из ${all}.`,
    toOverview: "К обзору",
    legend: "Ошибка",
  },
  analysis: {
    engine: "Движок",
    line: (number) => `Вариант ${number}`,
    threat: "Угроза",
    noThreat: "Угрозы нет",
    pen: "Рисовать стрелки и круги. Мышью рисует и правая кнопка.",
    erase: "Стереть рисунок",
    erased: "Стёрто.",
    arrow: (from, to) => `Стрелка с ${from} на ${to}`,
    circle: (square) => `Круг на ${square}`,
    variation: "Вариант",
    files: "Импорт / экспорт",
    imports: "Импорт",
    otherGames: "Загрузить другие партии",
    allGames: "Назад к списку партий",
    exports: "Экспорт",
    more: "Ещё",
    paste: "Партии (PDN) или позиция (FEN)",
    read: "Загрузить",
    drop: "Перетащите файл сюда или выберите его",
    tooMuch: counted("ru", {
      other: "Здесь открываются до # партий и 4 МБ, а это больше. Откройте часть.",
    }),
  },
  study: {
    sides: LABELS,
    analyse: "Анализ",
    review: "Разобрать",
    place: (number, color) => `Ход ${number}, ${LABELS[color]}`,
    noEngine: "В этом браузере компьютер не может думать.",

    score: (who, men) => (who === undefined ? "Равенство" : `+${men.replace(".", ",")} ${who}`),
    winsIn: (color, count) =>
      count <= 1
        ? `${LABELS[color]} сразу выигрывают`
        : `${LABELS[color]} выигрывают в ${moves(count)}`,
    won: (color) => `${LABELS[color]} выиграли`,
    draw: "Ничья",
    drawn: "Ничья, доказано",

    reviewTitle: "Разбор · Kingrow",
    reviewHeading: "Разбор",
    running: "Компьютер смотрит каждый ход…",
    cancel: "Остановить",
    again: "Разобрать эту партию",
    stopped: "Разбор остановлен.",
    noMoves: "В этой партии нет ходов для разбора.",
    curve: "У кого было лучше",
    assessments: {
      "black-wins": "чёрные выигрывают",
      "black-better": "у чёрных лучше",
      equal: "равенство",
      "white-better": "у белых лучше",
      "white-wins": "белые выигрывают",
    },
    stretch: {
      start: "в начале",
      until: (to) => `до хода ${to}`,
      at: (move) => `на ходу ${move}`,
      between: (from, to) => `с хода ${from} по ход ${to}`,
    },
    proved: "Доказано компьютером.",
    onLine: "Вариант, которого не было в партии.",
    backToGame: "Вернуться к партии",

    analysisTitle: "Анализ · Kingrow",
    analysisHeading: "Доска для анализа",
    toMove: (color) => `Ходят ${WITHIN[color]}`,
    gameOver: (color) => `${LABELS[color]} не могут пойти и проиграли.`,
    deleteMove: "Удалить ход",
    deleted: "Удалено.",
    depth: (depth) => `глубина ${depth}`,
    setUp: "Расставить позицию",
    done: "Взять эту позицию",
    discard: "Отменить",
    putting: "Выберите шашку, затем нажимайте на поля.",
    needsPieces: "У каждой стороны должна быть хотя бы одна шашка.",
    tools: {
      "black-man": "Чёрная простая",
      "black-king": "Чёрная дамка",
      "white-man": "Белая простая",
      "white-king": "Белая дамка",
      nothing: "Стереть",
    },
    turn: "Кто ходит первым",
    clear: "Пустая доска",
    usual: "Начальная позиция",
    copyFen: "Копия FEN",
    copyLink: "Копия ссылки",
    linkTooSmall: "Текста больше, чем вмещает ссылка. «Копия PDN» сохраняет всё.",
    more: "Показать больше",
    marks: {
      "!": "хороший ход",
      "?": "ошибка",
      "!!": "блестящий ход",
      "??": "грубая ошибка",
      "!?": "интересный ход",
      "?!": "сомнительный ход",
    },
    fens: {
      malformed: "Это не позиция: она выглядит примерно так: B:W21,22,K23:B1,2,K3.",
      "off-board": "Одно из полей не от 1 до 32.",
      "square-taken": "На одном поле стоят две шашки.",
      "too-many-pieces": "У одной стороны больше 12 шашек.",
      "man-on-king-row": "Простая стоит на ряду, где она была бы дамкой.",
    },
    setupFaults: {
      none: (color) => `${LABELS[color]}: нет ни одной шашки.`,
      "too-many": (color) => `${LABELS[color]}: больше 12 шашек.`,
      "man-on-king-row": (color, square) =>
        `Простая на ${square} была бы дамкой: там ${WITHIN[color]} проходят в дамки.`,
      "no-move": (color) => `${LABELS[color]} не могли бы пойти: партия была бы окончена.`,
    },
    setupSquare: (square, piece) => `Поле ${square}, ${piece}`,
    empty: "пусто",

    openPasted: "Открыть",
    close: "Закрыть",
    chosenGame: (count) =>
      count === 1 ? "Эту партию можно открыть" : `Выберите одну из партий, всего ${count}`,
    noGame: "В этом тексте нет партии.",
    unreadable: "Этот файл не читается.",
    kept: (count) => (count === 0 ? "" : before(count)),
    variants: {
      20: "международные шашки",
      22: "итальянские шашки",
      23: "американские пул-шашки",
      24: "испанские шашки",
      25: "русские шашки",
      26: "бразильские шашки",
      27: "канадские шашки",
      28: "португальские шашки",
      29: "чешские шашки",
      30: "турецкие шашки",
      31: "тайские шашки",
      40: "фризские шашки",
    },
    faults: {
      malformed: (game, line) => `Партия ${game} не читается со строки ${line}.`,
      "bad-move": (game, line, move) =>
        `Партия ${game}, строка ${line}: ход ${move} там невозможен.`,
      ambiguous: (game, line, move) =>
        `Партия ${game}, строка ${line}: ${move} может означать разные взятия.`,
      "off-board": (game, line, move) =>
        `Партия ${game}, строка ${line}: в ходе ${move} поле больше 32. Это другие шашки?`,
      "bad-fen": (game, line) =>
        `Партия ${game}, строка ${line}: она начинается с невозможной позиции.`,
      "unclosed-variation": (game, line) => `Партия ${game}: скобка со строки ${line} не закрыта.`,
      "other-game": (game, line, variant) =>
        `Партия ${game}, строка ${line}: это ${variant}, в них играют по другим правилам.`,
      chess: (game, line) => `Партия ${game}, строка ${line}: это шахматная партия.`,
    },
    otherVariant: "другие шашки",
    linkFaults: {
      empty: {
        title: "В этой ссылке нет партии",
        text: "Такая ссылка несёт партию в своём конце.",
      },
      damaged: {
        title: "Эта ссылка повреждена",
        text: "Часть её потерялась или изменилась в пути. Попросите её ещё раз и скопируйте целиком.",
      },
      newer: {
        title: "Эта ссылка новее этой страницы",
        text: "Её сделала более поздняя версия. Загрузите страницу заново и попробуйте ещё раз.",
      },
    },
  },

  help: {
    title: "Правила игры",
    rules: "Правила",
    close: "Закрыть",
    lines: {
      start: "У каждой стороны двенадцать шашек на тёмных полях. Начинают чёрные.",
      step: "Простая ходит по диагонали вперёд на соседнее тёмное поле.",
      jump: "Простая бьёт, перепрыгивая шашку соперника на пустое поле сразу за ней.",
      must: "Если можете бить, вы должны бить. Если вариантов несколько, выбирайте любой.",
      chain: "Шашка, которая может бить дальше, бьёт, пока есть что перепрыгнуть.",
      crown: "Простая, дошедшая до последнего ряда, становится дамкой, и ход кончается.",
      king: "Дамка ходит на одно поле и прыгает как простая, но и назад.",
      blocked: "Если вам нечем пойти, вы проиграли.",
      draw: "Ничья, когда одна и та же позиция возникает в третий раз или после 40 ходов каждой стороны без взятия и без хода простой.",
      agree: "Пока идёт партия, можно предложить ничью или сдаться.",
    },
    tryIt: "Попробовать",
    allRules: "Все правила",
    next: "Дальше",
    again: "Ещё раз",
    right: "Верно.",
    more: "Пока верно. Та же шашка бьёт ещё раз.",
    finished: "Это все правила: теперь можно играть.",
    tasks: {
      start: "У вас чёрные. Сделайте первый ход.",
      step: "Сходите своей шашкой.",
      jump: "Побейте белую шашку.",
      must: "Бить могут две ваши шашки. Выберите одну.",
      chain: "Побейте обе белые шашки за один ход.",
      crown: "Проведите дамку.",
      king: "Побейте дамкой назад.",
      blocked: "Не оставьте белым ни одного хода.",
      draw: "Ваша дамка уже дважды стояла на 18, а всё остальное было таким же. Пойдите туда в третий раз.",
    },
    wrong: {
      theirs: "Это шашка белых. У вас чёрные.",
      taken: "На этом поле уже стоит шашка.",
      light: "Играют только на тёмных полях.",
      goOn: "Ход продолжается: та же шашка должна бить дальше.",
      must: "Есть что бить, значит, бить обязательно.",
      back: "Простая ходит только вперёд.",
      far: "Так она не ходит: одно поле по диагонали или прыжок через шашку рядом.",
      other: "Так ходить можно, но здесь нужно другое. Попробуйте ещё раз.",
    },
  },

  watch: {
    title: "Просмотр · Kingrow",
    heading: "Вы смотрите партию",
    toMove: { black: "Ход чёрных.", white: "Ход белых." },
    onTurn: "Ходит",
    notBegun: "Партия ещё не началась.",
    begun: "Началась новая партия.",
    next: "Следующая партия",
    captured: (count) => `Побито: ${count}`,
    gone: { title: "Здесь нечего смотреть", text: "Эта комната закрыта, или ссылка неверна." },
    refused: {
      title: "Эту партию не показывают",
      text: "Вы сами в ней играете, или она закрыта для зрителей.",
    },
  },
};
