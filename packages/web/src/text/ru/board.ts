// Что по-русски говорят доска, ходы предстоящие и ходы сделанные.
import type { Color } from "@kingrow/rules";
import { boardTexts } from "../words/boardWords.ts";
import type { MovingTexts } from "../en/texts.ts";

const SIDES: Record<Color, string> = { black: "чёрные", white: "белые" };

export const ruBoard: MovingTexts = {
  board: boardTexts({
    label: "Шашечная доска",
    keys: "Стрелки перемещают, N ведёт к следующей шашке, которая может пойти, или к следующему полю, Enter или Пробел берёт и ставит, Escape отпускает, S говорит, как стоит партия. Вопросительный знак показывает все клавиши.",
    light: "Светлое поле",
    square: "Поле",
    empty: "пусто",
    names: {
      man: {
        black: "чёрная шашка",
        white: "белая шашка",
        you: "ваша шашка",
        opponent: "шашка соперника",
      },
      king: {
        black: "чёрная дамка",
        white: "белая дамка",
        you: "ваша дамка",
        opponent: "дамка соперника",
      },
    },
    abilities: { capture: "может бить", step: "может пойти", none: "не может пойти" },
    selected: "выбрано",
    destination: "сюда можно пойти",
    last: { to: "здесь закончился последний ход", from: "здесь начался последний ход" },
    premove: {
      piece: "взята для вашего следующего хода",
      target: "ваш следующий ход может вести сюда",
      from: "здесь начинается ваш следующий ход",
      to: "здесь кончается ваш следующий ход",
    },
    or: "или",
    explain: {
      "must-capture-one": "Нужно бить шашкой с поля #",
      "must-capture": "Нужно бить одной из шашек с полей #",
      "must-continue": "Бейте дальше шашкой с поля #",
      blocked: "Этой шашке некуда идти",
      "not-yours": "Это шашка соперника",
      "not-your-turn": "Сейчас не ваш ход",
    },
  }),

  play: {
    move: "Ход",
    example: "напр. 11-15",
    play: "Пойти",
    type: "Ввести ход",
    stopTyping: "Закончить ввод",
    refusals: {
      malformed: "Запишите ход полями: 11-15 или 22x15x8 при взятии.",
      "off-board": "Поля пронумерованы от 1 до 32.",
      noPiece: (square) => `На поле ${square} нет шашки.`,
      unreachable: (from, to) => `Шашка с ${from} сейчас не может пойти на ${to}.`,
      ambiguous: (moves) => `Это может значить ${moves}. Запишите все поля.`,
    },
    premove: (move) => `Ваш следующий ход, если он будет возможен: ${move}.`,
    planned: (square) => `Взята для вашего следующего хода: ${square}.`,
    premoveDropped: (move) => `${move} уже невозможно и отброшено.`,
    forget: "Отменить",
    choice: (move) => `Пойти ${move}?`,
    chainGoesOn: (move) => `${move}, и взятие продолжается.`,
    confirm: "Подтвердить",
    takeBack: "Отменить",
    timeLeft: "Осталось времени",
    keysOpen: "Клавиши",
  },

  record: {
    travels: {
      first: "В начало",
      previous: "Назад",
      next: "Вперёд",
      last: "В конец",
    },
    travel: "Просмотр партии",
    backToNow: "Назад к игре",
    pastOnly: "Это прежняя позиция. Чтобы ходить, вернитесь к игре.",
    lookingAtStart: "Просмотр начала.",
    lookingAt: (number, color, move) => `Просмотр хода ${number}, ${SIDES[color]} ${move}.`,
    sayStart: "Начало партии.",
    sayMove: (number, color, move) => `Ход ${number}, ${SIDES[color]}, ${move}`,
    sayNow: "Последняя позиция.",
    words: {
      step: (from, to) => `${from} на ${to}`,
      jumps: (from, landings, captured) => `${from} прыгает на ${landings}, бьёт ${captured}`,
      crowned: (move) => `${move}, становится дамкой`,
      and: " и ",
    },
    opening: (number, moves) => `Начало ${number}: ${moves}`,
    watchers: (count) => `Зрителей: ${count}. Копировать ссылку для просмотра`,
    look: "К доске",
    showResult: "Показать итог",
    save: "Сохранить партию",
    review: "Разобрать",
    analyse: "Анализ",
    copyPdn: "Копия PDN",
    downloadPdn: "Скачать PDN",
    copyLink: "Ссылка на партию",
    copied: "Скопировано",
    copyByHand: "Этот браузер не даёт странице копировать. Вот текст, чтобы скопировать вручную:",
  },
};
