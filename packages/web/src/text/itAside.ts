// Ciò che in italiano si legge a richiesta, o su altre schermate.
import { LANGUAGE_NAMES } from "./languageNames.ts";
import type { AsideTexts } from "./texts.ts";
import { whyWon } from "./whyWon.ts";

export const itAside: AsideTexts = {
  greet: {
    open: "Di' qualcosa",
    title: "Di' qualcosa",
    close: "Chiudi",
    words: {
      hello: "Ciao!",
      goodLuck: "Buona fortuna!",
      wellPlayed: "Ben giocato!",
      thanks: "Grazie!",
      oops: "Ops!",
      oneMoment: "Un momento, per favore.",
    },
    said: (words) => `Avversario: ${words}`,
    muteGame: "Ignora",
    muteAlways: "Sempre",
  },
  help: {
    title: "Come si gioca",
    close: "Chiudi",
    lines: {
      start: "Ogni parte ha dodici pedine sulle caselle scure. Comincia il nero.",
      step: "La pedina avanza in diagonale sulla prossima casella scura.",
      jump: "Mangia saltando un pezzo avversario, sulla casella vuota subito dietro.",
      must: "Chi può mangiare deve mangiare. Se ci sono più modi, la scelta è libera.",
      chain: "Un pezzo che può continuare a mangiare continua finché non c'è più nulla da saltare.",
      crown: "La pedina che arriva all'ultima riga diventa dama, e lì finisce il turno.",
      king: "La dama avanza di una casella e salta come la pedina, ma anche all'indietro.",
      blocked: "Chi al suo turno non può muovere perde.",
      draw: "È patta quando una posizione si presenta per la terza volta, o dopo 40 mosse per parte senza prese né avanzate di pedina.",
      agree: "Finché si gioca puoi proporre la patta o abbandonare.",
    },
  },
  keys: {
    title: "Tasti",
    close: "Chiudi",
    names: { enter: "Invio", space: "Spazio", home: "Inizio", end: "Fine" },
    keys: {
      arrows: "Di casella in casella, come si vede",
      row: "Agli estremi di una riga; con Ctrl, agli angoli",
      next: "Al prossimo pezzo che può muovere o alla prossima casella; con Maiusc, indietro",
      number: "Una casella per numero: 11 e 15 fanno una mossa",
      status: "Sentire a chi tocca, il punteggio, l'ultima mossa e che cosa deve mangiare",
      press: "Prendere un pezzo, posarlo",
      confirm: "Confermare una mossa in attesa",
      letGo: "Lasciare; annullare una mossa in attesa o tenuta",
      travel: "Nella lista delle mosse: indietro, avanti, all'inizio, al presente",
      help: "Sulla damiera: questi tasti",
    },
  },
  names: {
    animals:
      "Airone Lontra Falco Tasso Corvo Castoro Cigno Lepre Lince Gufo Salmone Scricciolo Volpe Cervo Gru Fringuello Orso Gazza Foca Pettirosso Lupo Gabbiano Trota Falena Sparviero Rospo Allodola Talpa Oca Ape Luccio Stambecco",
    things:
      "Quercia Porto Lanterna Salice Ponte Ancora Acero Torre Prato Candela Fiume Bussola Betulla Isola Campana Frutteto Mulino Ciottolo Cedro Giardino Faro Teiera Pino Valle Tamburo Nocciolo Scala Nuvola Olmo Pozzo Vela Pietra",
    together: (animal, thing) => `${animal} e ${thing}`,
  },
  options: {
    clock: "Orologio",
    paces: {
      none: "senza orologio",
      "3+2": "3 min + 2 s a mossa",
      "5+3": "5 min + 3 s a mossa",
      "10+5": "10 min + 5 s a mossa",
      "30s": "30 s a mossa",
    },
    opening: "Apertura",
    openings: { free: "libera", ballot: "tre mosse sorteggiate" },
    watching: "Pubblico",
    watchings: { usual: "solo nelle stanze pubbliche", yes: "ammesso", no: "non ammesso" },
  },
  replay: {
    replayTitle: "Replica · Kingrow",
    replayHeading: "Una partita giocata",
    play: "Riproduci",
    pause: "Pausa",
    speed: "Velocità",
    speeds: { slow: "Lenta", normal: "Media", fast: "Veloce" },
    turnBoard: "Gira la damiera",
    won: (winner) => (winner === "black" ? "Ha vinto il nero." : "Ha vinto il bianco."),
    draw: "Patta.",
    undecided: "Non decisa.",
    whyWon: whyWon(
      { black: "Il nero", white: "Il bianco" },
      {
        "no-moves": "# non poteva più muovere.",
        resigned: "# ha abbandonato.",
        left: "# ha lasciato la partita.",
        absent: "# è stato assente troppo a lungo.",
        claimed: "# è stato assente troppo a lungo.",
        time: "# ha finito il tempo.",
      },
    ),
    whyDrawn: {
      repetition: "La stessa posizione si è presentata per la terza volta.",
      quiet: "40 mosse per parte senza prese né avanzate di pedina.",
      agreement: "Di comune accordo.",
    },
    faults: {
      empty: {
        title: "In questo link non c'è nessuna partita",
        text: "Un link di replica porta la partita alla fine.",
      },
      damaged: {
        title: "Questo link è danneggiato",
        text: "Una parte si è persa o è cambiata per strada. Chiedilo di nuovo e copialo tutto.",
      },
      newer: {
        title: "Questo link è più nuovo di questa pagina",
        text: "Viene da una versione successiva. Ricarica la pagina e riprova.",
      },
    },
  },
  settings: {
    title: "Impostazioni",
    done: "Fatto",
    theme: { label: "Tema", system: "Sistema", light: "Chiaro", dark: "Scuro" },
    board: {
      label: "Damiera",
      tournament: "Verde e camoscio",
      wood: "Noce e acero",
      contrast: "Alto contrasto",
    },
    volume: "Volume audio",
    hear: "Ascolta",
    samples: {
      move: "Mossa",
      capture: "Presa",
      crown: "Dama",
      turn: "Tocca a te",
      won: "Vittoria",
    },
    numbers: {
      label: "Numeri delle caselle",
      off: "No",
      frame: "Nella cornice",
      squares: "Sulle caselle",
    },
    animation: { label: "Animazione", off: "No", fast: "Veloce", normal: "Media" },
    language: { label: "Lingua", auto: "Auto", ...LANGUAGE_NAMES },
    sounds: "Suoni e vibrazione",
    confirmMoves: "Conferma ogni mossa",
    greetings: "Mostra ciò che dice l'avversario",
    notifications: "Avvisami quando vengo chiamato",
    notificationsBlocked: "Il tuo browser non permette avvisi da questa pagina.",
  },
};
