// Lo que en español se lee a petición, o en otras pantallas.
import { LANGUAGE_NAMES } from "./languageNames.ts";
import type { AsideTexts } from "./texts.ts";
import { whyWon } from "./whyWon.ts";

export const esAside: AsideTexts = {
  greet: {
    open: "Decir algo",
    title: "Decir algo",
    close: "Cerrar",
    words: {
      hello: "¡Hola!",
      goodLuck: "¡Suerte!",
      wellPlayed: "¡Bien jugado!",
      thanks: "¡Gracias!",
      oops: "¡Ay!",
      oneMoment: "Un momento, por favor.",
    },
    said: (words) => `Rival: ${words}`,
    muteGame: "Silenciar",
    muteAlways: "Siempre",
  },
  help: {
    title: "Cómo se juega",
    close: "Cerrar",
    lines: {
      start: "Cada bando tiene doce peones en las casillas oscuras. Empiezan las negras.",
      step: "El peón avanza en diagonal a la siguiente casilla oscura.",
      jump: "Captura saltando sobre una pieza rival a la casilla vacía que hay justo detrás.",
      must: "Quien puede capturar debe hacerlo. Si hay varias maneras, elige la que quieras.",
      chain: "La pieza que puede seguir capturando sigue hasta que no quede nada que saltar.",
      crown: "El peón que llega a la última fila corona dama, y ahí acaba su turno.",
      king: "La dama avanza una casilla y salta como el peón, pero también hacia atrás.",
      blocked: "Pierde quien no puede mover en su turno.",
      draw: "Son tablas cuando una posición se da por tercera vez, o tras 40 jugadas por bando sin capturas ni avances de peón.",
      agree: "Mientras dura la partida puedes ofrecer tablas o abandonar.",
    },
  },
  keys: {
    title: "Teclas",
    close: "Cerrar",
    names: { enter: "Intro", space: "Espacio", home: "Inicio", end: "Fin" },
    keys: {
      arrows: "De casilla en casilla, tal como se ve",
      row: "A los extremos de la fila; con Ctrl, a las esquinas",
      next: "A la siguiente pieza que puede mover o al siguiente destino; con Mayús, atrás",
      number: "Una casilla por su número: 11 y 15 son una jugada",
      status: "Oír a quién le toca, el resultado, la última jugada y qué debe capturar",
      press: "Coger una pieza, dejarla",
      confirm: "Confirmar una jugada pendiente",
      letGo: "Soltar; deshacer una jugada pendiente o guardada",
      travel: "En la lista de jugadas: atrás, adelante, al principio, al presente",
      help: "En el tablero: estas teclas",
    },
  },
  names: {
    animals:
      "Garza Nutria Halcón Tejón Cuervo Castor Cisne Liebre Lince Búho Salmón Gorrión Zorro Ciervo Grulla Pinzón Oso Urraca Foca Petirrojo Lobo Gaviota Trucha Polilla Azor Sapo Alondra Topo Ganso Abeja Lucio Cabra",
    things:
      "Roble Puerto Farol Sauce Puente Ancla Arce Torre Prado Vela Río Brújula Abedul Isla Campana Huerto Molino Guijarro Cedro Jardín Faro Tetera Pino Valle Tambor Avellano Escalera Nube Olmo Pozo Barca Piedra",
    together: (animal, thing) => `${animal} y ${thing}`,
  },
  options: {
    clock: "Reloj",
    paces: {
      none: "sin reloj",
      "3+2": "3 min + 2 s por jugada",
      "5+3": "5 min + 3 s por jugada",
      "10+5": "10 min + 5 s por jugada",
      "30s": "30 s por jugada",
    },
    opening: "Apertura",
    openings: { free: "libre", ballot: "tres jugadas sorteadas" },
    watching: "Público",
    watchings: { usual: "solo en salas públicas", yes: "permitido", no: "no permitido" },
  },
  replay: {
    replayTitle: "Repetición · Kingrow",
    replayHeading: "Una partida jugada",
    play: "Reproducir",
    pause: "Pausa",
    speed: "Velocidad",
    speeds: { slow: "Lenta", normal: "Media", fast: "Rápida" },
    turnBoard: "Girar el tablero",
    won: (winner) => (winner === "black" ? "Ganaron las negras." : "Ganaron las blancas."),
    draw: "Tablas.",
    undecided: "Sin decidir.",
    whyWon: whyWon(
      { black: "Las negras", white: "Las blancas" },
      {
        "no-moves": "# no podían mover.",
        resigned: "# abandonaron.",
        left: "# dejaron la partida.",
        absent: "# estuvieron ausentes demasiado tiempo.",
        claimed: "# estuvieron ausentes demasiado tiempo.",
        time: "# agotaron su tiempo.",
      },
    ),
    whyDrawn: {
      repetition: "La misma posición se dio por tercera vez.",
      quiet: "40 jugadas por bando sin capturas ni avances de peón.",
      agreement: "De común acuerdo.",
    },
    faults: {
      empty: {
        title: "Este enlace no lleva ninguna partida",
        text: "Un enlace de repetición lleva la partida al final.",
      },
      damaged: {
        title: "Este enlace está dañado",
        text: "Una parte se perdió o cambió por el camino. Pídelo otra vez y cópialo entero.",
      },
      newer: {
        title: "Este enlace es más nuevo que esta página",
        text: "Se hizo con una versión posterior. Vuelve a cargar la página e inténtalo de nuevo.",
      },
    },
  },
  settings: {
    title: "Ajustes",
    done: "Hecho",
    theme: { label: "Tema", system: "Sistema", light: "Claro", dark: "Oscuro" },
    board: {
      label: "Tablero",
      tournament: "Verde y crema",
      wood: "Nogal y arce",
      contrast: "Alto contraste",
    },
    volume: "Volumen",
    hear: "Oír",
    samples: {
      move: "Jugada",
      capture: "Captura",
      crown: "Dama",
      turn: "Tu turno",
      won: "Victoria",
    },
    numbers: {
      label: "Números de casilla",
      off: "No",
      frame: "En el marco",
      squares: "En las casillas",
    },
    animation: { label: "Animación", off: "No", fast: "Rápida", normal: "Media" },
    language: { label: "Idioma", auto: "Auto", ...LANGUAGE_NAMES },
    sounds: "Sonidos y vibración",
    confirmMoves: "Confirmar cada jugada",
    greetings: "Mostrar lo que dice el rival",
    notifications: "Avisarme cuando me llamen",
    notificationsBlocked: "Tu navegador no permite avisos de esta página.",
  },
};
