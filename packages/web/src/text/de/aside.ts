// Was auf Deutsch erst auf Wunsch zu lesen ist, oder auf anderen Seiten.
import type { EndReason } from "@kingrow/protocol";
import type { Color } from "@kingrow/rules";
import { LANGUAGE_NAMES } from "../languageNames.ts";
import type { AsideTexts } from "../en/texts.ts";

const SIDES: Record<Color, string> = { black: "Schwarz", white: "Weiß" };
const OTHERS: Record<Color, string> = { black: "Weiß", white: "Schwarz" };

const WINS: Partial<Record<EndReason, (winner: Color) => string>> = {
  "no-moves": (winner) => `${OTHERS[winner]} konnte nicht mehr ziehen.`,
  resigned: (winner) => `${OTHERS[winner]} hat aufgegeben.`,
  left: (winner) => `${OTHERS[winner]} hat das Spiel verlassen.`,
  absent: (winner) => `${OTHERS[winner]} war zu lange weg.`,
  claimed: (winner) => `${OTHERS[winner]} war zu lange weg.`,
  time: (winner) => `Die Zeit von ${OTHERS[winner]} ist abgelaufen.`,
};

const DRAWS: AsideTexts["replay"]["whyDrawn"] = {
  repetition: "Dieselbe Stellung stand zum dritten Mal auf dem Brett.",
  quiet: "Je 40 Züge, ohne dass geschlagen oder ein Stein vorgerückt wurde.",
  agreement: "Beide haben sich darauf geeinigt.",
};

export const deAside: AsideTexts = {
  greet: {
    open: "Etwas sagen",
    title: "Etwas sagen",
    close: "Schließen",
    words: {
      hello: "Hallo!",
      goodLuck: "Viel Glück!",
      wellPlayed: "Gut gespielt!",
      thanks: "Danke!",
      oops: "Ups!",
      oneMoment: "Einen Moment, bitte.",
    },
    said: (words) => `Gegner: ${words}`,
    muteGame: "Stumm",
    muteAlways: "Immer stumm",
  },

  help: {
    title: "So wird gespielt",
    close: "Schließen",
    lines: {
      start: "Jede Seite hat zwölf Steine auf den dunklen Feldern. Schwarz beginnt.",
      step: "Ein Stein zieht schräg vorwärts auf das nächste dunkle Feld.",
      jump: "Er schlägt, indem er über einen gegnerischen Stein auf das freie Feld dahinter springt.",
      must: "Wer schlagen kann, muss schlagen. Gibt es mehrere Möglichkeiten, ist die Wahl frei.",
      chain:
        "Kann der Stein danach weiterschlagen, so muss er es tun, bis es nichts mehr zu schlagen gibt.",
      crown: "Ein Stein, der die letzte Reihe erreicht, wird Dame; damit endet sein Zug.",
      king: "Eine Dame zieht ein Feld weit und schlägt wie ein Stein, aber vorwärts und rückwärts.",
      blocked: "Wer am Zug ist und nicht mehr ziehen kann, verliert.",
      draw: "Remis ist es, wenn eine Stellung zum dritten Mal entsteht oder wenn beide Seiten 40 Züge lang weder schlagen noch einen Stein vorrücken.",
      agree: "Solange das Spiel läuft, kannst du jederzeit Remis anbieten oder aufgeben.",
    },
    tryIt: "Ausprobieren",
    allRules: "Alle Regeln",
    next: "Weiter",
    again: "Noch einmal",
    right: "Das ist richtig.",
    more: "So weit richtig. Derselbe Stein schlägt noch einmal.",
    finished: "Das waren alle: Jetzt kannst du spielen.",
    tasks: {
      start: "Du hast Schwarz. Mach den ersten Zug.",
      step: "Zieh mit deinem Stein.",
      jump: "Schlag den weißen Stein.",
      must: "Zwei deiner Steine können schlagen. Wähle einen davon.",
      chain: "Schlag beide weißen Steine in einem Zug.",
      crown: "Hol dir eine Dame.",
      king: "Schlag mit der Dame rückwärts.",
      blocked: "Nimm Weiß alle Züge.",
      draw: "Deine Dame stand schon zweimal auf 18, sonst war alles gleich. Zieh zum dritten Mal dorthin.",
    },
    wrong: {
      theirs: "Das ist ein Stein von Weiß. Du hast Schwarz.",
      taken: "Auf diesem Feld steht schon ein Stein.",
      light: "Gespielt wird nur auf den dunklen Feldern.",
      goOn: "Der Zug geht weiter: Derselbe Stein muss noch einmal schlagen.",
      must: "Es gibt etwas zu schlagen, also musst du schlagen.",
      back: "Ein Stein zieht nur vorwärts.",
      far: "So zieht er nicht: ein Feld schräg, oder ein Sprung über einen Stein direkt daneben.",
      other: "Das darf man ziehen, aber hier ist etwas anderes gefragt. Versuch es noch einmal.",
    },
  },

  keys: {
    title: "Tasten",
    close: "Schließen",
    names: { enter: "Eingabe", space: "Leertaste", home: "Pos1", end: "Ende" },
    keys: {
      arrows: "Von Feld zu Feld, wie man es sieht",
      row: "Zu den Enden einer Reihe; mit Strg in die Ecken",
      next: "Zum nächsten Stein, der ziehen kann, oder zum nächsten Ziel; mit Umschalt zurück",
      number: "Ein Feld bei seiner Nummer: 11 und 15 ergeben einen Zug",
      status: "Hören, wer am Zug ist, den Stand, den letzten Zug und was schlagen muss",
      press: "Stein aufnehmen, absetzen",
      confirm: "Einen wartenden Zug bestätigen",
      letGo: "Loslassen; einen wartenden oder gemerkten Zug zurücknehmen",
      travel: "In der Zugliste: zurück, weiter, zum Anfang, zu jetzt",
      help: "Auf dem Brett: diese Tasten",
    },
  },

  names: {
    animals:
      "Reiher Otter Falke Dachs Rabe Biber Schwan Hase Luchs Eule Lachs Zaunkönig Fuchs Hirsch Kranich Fink Bär Elster Robbe Rotkehlchen Wolf Möwe Forelle Motte Habicht Kröte Lerche Maulwurf Gans Biene Hecht Steinbock",
    things:
      "Eiche Hafen Laterne Weide Brücke Anker Ahorn Turm Wiese Kerze Fluss Kompass Birke Insel Glocke Obstgarten Mühle Kiesel Zeder Garten Leuchtturm Kessel Kiefer Tal Trommel Hasel Leiter Wolke Ulme Brunnen Segel Stein",
    together: (animal, thing) => `${animal} und ${thing}`,
  },

  options: {
    clock: "Uhr",
    paces: {
      none: "keine",
      "3+2": "3 min + 2 s je Zug",
      "5+3": "5 min + 3 s je Zug",
      "10+5": "10 min + 5 s je Zug",
      "30s": "30 s je Zug",
    },
    opening: "Eröffnung",
    openings: { free: "frei", ballot: "drei geloste Züge" },
    watching: "Zuschauer",
    watchings: { usual: "nur in öffentlichen Räumen", yes: "erlaubt", no: "nicht erlaubt" },
  },

  own: {
    title: "Deine Räume",
    back: "Zurück",
    leave: "Verlassen",
    left: (name) => `Du hast ${name} verlassen.`,
  },

  replay: {
    replayTitle: "Wiedergabe · Kingrow",
    replayHeading: "Ein gespieltes Spiel",
    play: "Abspielen",
    pause: "Anhalten",
    speed: "Tempo",
    speeds: { slow: "Langsam", normal: "Mittel", fast: "Schnell" },
    turnBoard: "Brett drehen",
    won: (winner) => `${SIDES[winner]} hat gewonnen.`,
    draw: "Remis.",
    undecided: "Nicht entschieden.",
    aborted: "Spiel abgebrochen. Der erste Zug kam nicht rechtzeitig.",
    whyWon: (winner, reason) => WINS[reason]?.(winner) ?? "",
    whyDrawn: DRAWS,
    faults: {
      empty: {
        title: "In diesem Link ist kein Spiel",
        text: "Ein solcher Link trägt das Spiel an seinem Ende.",
      },
      damaged: {
        title: "Dieser Link ist beschädigt",
        text: "Ein Teil ging unterwegs verloren oder wurde verändert. Bitte noch einmal darum und kopiere ihn ganz.",
      },
      newer: {
        title: "Dieser Link ist neuer als diese Seite",
        text: "Er stammt aus einer späteren Fassung. Lade die Seite neu und versuche es noch einmal.",
      },
    },
  },

  settings: {
    title: "Einstellungen",
    done: "Fertig",
    theme: { label: "Farben", system: "System", light: "Hell", dark: "Dunkel" },
    board: {
      label: "Brett",
      tournament: "Grün und Creme",
      wood: "Nussbaum und Ahorn",
      contrast: "Hoher Kontrast",
    },
    volume: "Lautstärke",
    hear: "Anhören",
    samples: { move: "Zug", capture: "Schlagen", crown: "Dame", turn: "Am Zug", won: "Sieg" },
    numbers: {
      label: "Feldnummern",
      off: "Aus",
      frame: "Im Rahmen",
      squares: "Auf den Feldern",
    },
    animation: { label: "Bewegung", off: "Aus", fast: "Schnell", normal: "Normal" },
    language: { label: "Sprache", auto: "Auto", ...LANGUAGE_NAMES },
    sounds: "Töne und Vibration",
    confirmMoves: "Jeden Zug bestätigen",
    greetings: "Zeigen, was der Gegner sagt",
    notifications: "Benachrichtigen, wenn ich gerufen werde",
    notificationsBlocked: "Dein Browser lässt keine Benachrichtigungen dieser Seite zu.",
  },
};
