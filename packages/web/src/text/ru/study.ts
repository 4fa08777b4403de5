// Разбор партий и позиций с компьютером, по-русски.
import type { Color } from "@kingrow/rules";
import { counted } from "../words/counted.ts";
import type { StudyTexts } from "../en/study.ts";

const SIDES: Record<Color, string> = { black: "Чёрные", white: "Белые" };
/** Within a sentence. */
const WITHIN: Record<Color, string> = { black: "чёрные", white: "белые" };
const pieces = counted("ru", { one: "# шашка", few: "# шашки", other: "# шашек" });
const moves = counted("ru", { one: "# ход", few: "# хода", other: "# ходов" });
const points = counted("ru", {
  one: "# переломный момент",
  few: "# переломных момента",
  other: "# переломных моментов",
});
const before = counted("ru", {
  one: "# партия перед ней сохранена.",
  few: "# партии перед ней сохранены.",
  other: "# партий перед ней сохранены.",
});

export const ruStudy: StudyTexts = {
  sides: SIDES,
  turnBoard: "Повернуть доску",
  analyse: "Анализ",
  review: "Разобрать",
  place: (number, color) => `Ход ${number}, ${SIDES[color]}`,
  weak: "Этот браузер не даёт думать второй программе: компьютер видит здесь меньше.",

  score: (color, men) =>
    color === undefined ? "Равенство" : `${SIDES[color]} +${men.replace(".", ",")}`,
  winsIn: (color, count) =>
    count <= 1
      ? `${SIDES[color]} сразу выигрывают`
      : `${SIDES[color]} выигрывают в ${moves(count)}`,
  won: (color) => `${SIDES[color]} выиграли`,
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
  curveNumbers: "Ход за ходом",
  assessments: {
    "black-wins": "чёрные выигрывают",
    "black-better": "у чёрных лучше",
    level: "равенство",
    "white-better": "у белых лучше",
    "white-wins": "белые выигрывают",
  },
  stretch: (assessment, from, to) =>
    from === 0 ? `${assessment} до хода ${to}` : `${assessment} с хода ${from} по ход ${to}`,
  points: "Переломные моменты",
  noPoints: "Ни один ход не упустил выигрыша или ничьей.",
  kinds: {
    "win-to-draw": (played, better) =>
      `${played} упускает выигрыш: после него равенство. ${better} сохраняет выигрыш.`,
    "win-to-loss": (played, better) =>
      `${played} превращает выигранную партию в проигранную. ${better} сохраняет выигрыш.`,
    "draw-to-loss": (played, better) => `${played} проигрывает. ${better} держит партию.`,
  },
  proved: "Доказано: когда шашек так мало, любой конец известен.",
  byForce: (color, took, lost) =>
    `После него ${WITHIN[color]} обязаны бить. Взято: ${pieces(took)}, потеряно: ${pieces(lost)}.`,
  look: "Показать позицию",
  better: (move) => `Сыграть ${move}`,
  answer: (move) => `Сыграть ответ ${move}`,
  costs: "Чего стоили взятия",
  costsText: "Кто может бить, обязан бить. Эти взятия были вынуждены и стоили больше, чем дали.",
  cost: (move, took, lost) =>
    `${move} было вынуждено. Взято: ${pieces(took)}, потеряно: ${pieces(lost)}.`,
  onLine: "Вариант, которого не было в партии.",
  backToGame: "Вернуться к партии",
  sayDone: (count) =>
    count === 0
      ? "Разбор готов. Ни один ход не упустил выигрыша или ничьей."
      : `Разбор готов. ${points(count)}.`,

  analysisTitle: "Анализ · Kingrow",
  analysisHeading: "Доска для анализа",
  toMove: (color) => `Ходят ${WITHIN[color]}`,
  gameOver: (color) => `${SIDES[color]} не могут пойти и проиграли.`,
  branches: "Ходы отсюда",
  deleteMove: "Удалить этот ход",
  deleted: "Удалено.",
  shots: "Комбинации",
  lines: "Варианты компьютера",
  noLines: "Нет хода для разбора.",
  depth: (depth) => `глубина ${depth}`,
  setUp: "Расставить позицию",
  done: "Взять эту позицию",
  discard: "Отменить",
  putting: "Ввод, щелчок или перетаскивание ставит на доску",
  tools: {
    "black-man": "Чёрная простая",
    "black-king": "Чёрная дамка",
    "white-man": "Белая простая",
    "white-king": "Белая дамка",
    nothing: "Убрать",
  },
  turn: "Кто ходит первым",
  clear: "Пустая доска",
  usual: "Начальная позиция",
  fen: "Позиция текстом (FEN)",
  readFen: "Прочитать",
  copyFen: "Скопировать FEN",
  copyLink: "Скопировать ссылку",
  copied: "Скопировано",
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
    none: (color) => `${SIDES[color]}: нет ни одной шашки.`,
    "too-many": (color) => `${SIDES[color]}: больше 12 шашек.`,
    "man-on-king-row": (color, square) =>
      `Простая на ${square} была бы дамкой: там ${WITHIN[color]} проходят в дамки.`,
    "no-move": (color) => `${SIDES[color]} не могли бы пойти: партия была бы окончена.`,
  },
  setupSquare: (square, piece) => `Поле ${square}, ${piece}`,
  empty: "пусто",

  open: "Открыть партии (PDN)",
  openTitle: "Открыть партии",
  paste: "Партии текстом (PDN)",
  file: "Или файл",
  openPasted: "Открыть",
  close: "Закрыть",
  chosenGame: (count) =>
    count === 1 ? "Эту партию можно открыть" : `Выберите одну из партий, всего ${count}`,
  noGame: "В этом тексте нет партии.",
  tooLarge: (megabytes) =>
    `Это слишком много, чтобы читать здесь: не больше ${megabytes} МБ, а это несколько тысяч партий.`,
  tooManyGames: counted("ru", {
    other: "В этом тексте больше # партий, это слишком много для списка. Откройте только часть.",
  }),
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
    "bad-move": (game, line, move) => `Партия ${game}, строка ${line}: ход ${move} там невозможен.`,
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
};
