// Wat in het Nederlands op verzoek te lezen is, of op andere schermen.
import { LANGUAGE_NAMES } from "./languageNames.ts";
import type { AsideTexts } from "./texts.ts";
import { whyWon } from "./whyWon.ts";

export const nlAside: AsideTexts = {
  greet: {
    open: "Iets zeggen",
    title: "Iets zeggen",
    close: "Sluiten",
    words: {
      hello: "Hallo!",
      goodLuck: "Succes!",
      wellPlayed: "Goed gespeeld!",
      thanks: "Bedankt!",
      oops: "Oeps!",
      oneMoment: "Een ogenblik, alsjeblieft.",
    },
    said: (words) => `Tegenstander: ${words}`,
    muteGame: "Negeren",
    muteAlways: "Altijd",
  },
  help: {
    title: "Spelregels",
    close: "Sluiten",
    lines: {
      start: "Elke kant heeft twaalf schijven op de donkere velden. Zwart begint.",
      step: "Een schijf gaat schuin vooruit naar het volgende donkere veld.",
      jump: "Hij slaat door over een schijf van de ander te springen, naar het lege veld erachter.",
      must: "Wie kan slaan, moet slaan. Kan het op meer manieren, dan mag je kiezen.",
      chain: "Een schijf die door kan slaan, gaat door tot er niets meer te springen is.",
      crown: "Een schijf die de overkant haalt, wordt dam; daar eindigt de beurt.",
      king: "Een dam gaat één veld en springt als een schijf, maar ook achteruit.",
      blocked: "Wie aan zet is en niet kan zetten, verliest.",
      draw: "Het is remise als een stand voor de derde keer voorkomt, of na 40 zetten per kant zonder slag of schijfzet.",
      agree: "Zolang de partij loopt, kun je remise aanbieden of opgeven.",
    },
  },
  keys: {
    title: "Toetsen",
    close: "Sluiten",
    names: { enter: "Enter", space: "Spatie", home: "Home", end: "End" },
    keys: {
      arrows: "Van veld naar veld, zoals je het ziet",
      row: "Naar de uiteinden van een rij; met Ctrl naar de hoeken",
      next: "Naar de volgende schijf die kan zetten of het volgende veld; met Shift terug",
      number: "Een veld met zijn nummer: 11 en 15 zijn een zet",
      status: "Horen wie aan zet is, de score, de laatste zet en wat moet slaan",
      press: "Een schijf oppakken, neerzetten",
      confirm: "Een wachtende zet bevestigen",
      letGo: "Loslaten; een wachtende of onthouden zet terugnemen",
      travel: "In de lijst met zetten: terug, verder, naar het begin, naar nu",
      help: "Op het bord: deze toetsen",
    },
  },
  names: {
    animals:
      "Reiger Otter Valk Das Raaf Bever Zwaan Haas Lynx Uil Zalm Winterkoning Vos Hert Kraanvogel Vink Beer Ekster Zeehond Roodborst Wolf Meeuw Forel Mot Havik Pad Leeuwerik Mol Gans Bij Snoek Steenbok",
    things:
      "Eik Haven Lantaarn Wilg Brug Anker Esdoorn Toren Weide Kaars Rivier Kompas Berk Eiland Klok Boomgaard Molen Kiezel Ceder Tuin Vuurtoren Ketel Den Vallei Trommel Hazelaar Ladder Wolk Iep Put Zeil Steen",
    together: (animal, thing) => `${animal} en ${thing}`,
  },
  options: {
    clock: "Klok",
    paces: {
      none: "geen",
      "3+2": "3 min + 2 s per zet",
      "5+3": "5 min + 3 s per zet",
      "10+5": "10 min + 5 s per zet",
      "30s": "30 s per zet",
    },
    opening: "Openingszetten",
    openings: { free: "vrij", ballot: "drie gelote zetten" },
    watching: "Kijkers",
    watchings: { usual: "alleen in openbare kamers", yes: "toegestaan", no: "niet toegestaan" },
  },
  replay: {
    replayTitle: "Naspelen · Kingrow",
    replayHeading: "Een gespeelde partij",
    play: "Afspelen",
    pause: "Pauze",
    speed: "Tempo",
    speeds: { slow: "Langzaam", normal: "Gewoon", fast: "Snel" },
    turnBoard: "Bord draaien",
    won: (winner) => (winner === "black" ? "Zwart heeft gewonnen." : "Wit heeft gewonnen."),
    draw: "Remise.",
    undecided: "Niet beslist.",
    whyWon: whyWon(
      { black: "Zwart", white: "Wit" },
      {
        "no-moves": "# kon niet meer zetten.",
        resigned: "# heeft opgegeven.",
        left: "# heeft de partij verlaten.",
        absent: "# was te lang weg.",
        claimed: "# was te lang weg.",
        time: "# had geen tijd meer.",
      },
    ),
    whyDrawn: {
      repetition: "Dezelfde stand kwam voor de derde keer op het bord.",
      quiet: "Aan elke kant 40 zetten zonder slag of schijfzet.",
      agreement: "Ze werden het eens.",
    },
    faults: {
      empty: {
        title: "Er zit geen partij in deze link",
        text: "Een link om na te spelen draagt de partij aan het eind.",
      },
      damaged: {
        title: "Deze link is beschadigd",
        text: "Een deel is onderweg verloren of veranderd. Vraag hem nog eens en kopieer alles.",
      },
      newer: {
        title: "Deze link is nieuwer dan deze pagina",
        text: "Hij is met een latere versie gemaakt. Laad de pagina opnieuw en probeer het weer.",
      },
    },
  },
  settings: {
    title: "Instellingen",
    done: "Gereed",
    theme: { label: "Thema", system: "Systeem", light: "Licht", dark: "Donker" },
    board: {
      label: "Dambord",
      tournament: "Groen en zeemkleur",
      wood: "Noten en esdoorn",
      contrast: "Hoog contrast",
    },
    volume: "Geluidssterkte",
    hear: "Luisteren",
    samples: { move: "Zet", capture: "Slag", crown: "Dam", turn: "Aan zet", won: "Winst" },
    numbers: { label: "Veldnummers", off: "Uit", frame: "In de rand", squares: "Op de velden" },
    animation: { label: "Beweging", off: "Uit", fast: "Snel", normal: "Gewoon" },
    language: { label: "Taal", auto: "Auto", ...LANGUAGE_NAMES },
    sounds: "Geluid en trillen",
    confirmMoves: "Elke zet bevestigen",
    greetings: "Tonen wat de tegenstander zegt",
    notifications: "Melden als ik geroepen word",
    notificationsBlocked: "Je browser staat geen meldingen van deze pagina toe.",
  },
};
