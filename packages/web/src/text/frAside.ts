// Ce qui se lit en français sur demande, ou sur d'autres écrans.
import { LANGUAGE_NAMES } from "./languageNames.ts";
import type { AsideTexts } from "./texts.ts";
import { whyWon } from "./whyWon.ts";

export const frAside: AsideTexts = {
  greet: {
    open: "Dire quelque chose",
    title: "Dire quelque chose",
    close: "Fermer",
    words: {
      hello: "Bonjour !",
      goodLuck: "Bonne chance !",
      wellPlayed: "Bien joué !",
      thanks: "Merci !",
      oops: "Oups !",
      oneMoment: "Un instant, s'il te plaît.",
    },
    said: (words) => `Adversaire : ${words}`,
    muteGame: "Ignorer",
    muteAlways: "Toujours",
  },
  help: {
    title: "Règles du jeu",
    close: "Fermer",
    lines: {
      start: "Chaque camp a douze pions sur les cases foncées. Les noirs commencent.",
      step: "Un pion avance en diagonale sur la case foncée suivante.",
      jump: "Il prend en sautant par-dessus un pion adverse, sur la case vide juste derrière.",
      must: "Qui peut prendre doit prendre. S'il y a plusieurs façons, le choix est libre.",
      chain:
        "Un pion qui peut continuer à prendre continue, jusqu'à ce qu'il n'y ait plus rien à sauter.",
      crown: "Un pion qui atteint la dernière rangée devient dame, et son tour s'arrête là.",
      king: "Une dame avance d'une case et saute comme un pion, mais en avant et en arrière.",
      blocked: "Qui ne peut plus jouer à son tour perd.",
      draw: "La partie est nulle quand une position apparaît pour la troisième fois, ou après 40 coups de chaque côté sans prise ni avance de pion.",
      agree: "Tant que la partie dure, on peut proposer la nulle ou abandonner.",
    },
  },
  keys: {
    title: "Touches",
    close: "Fermer",
    names: { enter: "Entrée", space: "Espace", home: "Début", end: "Fin" },
    keys: {
      arrows: "De case en case, comme on le voit",
      row: "Aux bouts d'une rangée ; avec Ctrl, aux coins",
      next: "Au prochain pion jouable ou à la prochaine case possible ; avec Maj, en arrière",
      number: "Une case par son numéro : 11 et 15 font un coup",
      status: "Entendre à qui c'est, le score, le dernier coup et ce qui doit prendre",
      press: "Prendre un pion, le poser",
      confirm: "Confirmer un coup en attente",
      letGo: "Lâcher ; annuler un coup en attente ou gardé",
      travel: "Dans la liste des coups : arrière, avant, au début, au présent",
      help: "Sur le damier : ces touches",
    },
  },
  names: {
    animals:
      "Héron Loutre Faucon Blaireau Corbeau Castor Cygne Lièvre Lynx Hibou Saumon Roitelet Renard Cerf Grue Pinson Ours Pie Phoque Rouge-gorge Loup Mouette Truite Papillon Épervier Crapaud Alouette Taupe Oie Abeille Brochet Bouquetin",
    things:
      "Chêne Port Lanterne Saule Pont Ancre Érable Tour Prairie Bougie Rivière Boussole Bouleau Île Cloche Verger Moulin Galet Cèdre Jardin Phare Théière Pin Vallée Tambour Noisetier Échelle Nuage Orme Puits Voile Pierre",
    together: (animal, thing) => `${animal} et ${thing}`,
  },
  options: {
    clock: "Pendule",
    paces: {
      none: "sans pendule",
      "3+2": "3 min + 2 s par coup",
      "5+3": "5 min + 3 s par coup",
      "10+5": "10 min + 5 s par coup",
      "30s": "30 s par coup",
    },
    opening: "Ouverture",
    openings: { free: "libre", ballot: "trois coups tirés au sort" },
    watching: "Public",
    watchings: { usual: "dans les salles publiques", yes: "admis", no: "non admis" },
  },
  replay: {
    replayTitle: "Relecture · Kingrow",
    replayHeading: "Une partie jouée",
    play: "Lire",
    pause: "Pause",
    speed: "Vitesse",
    speeds: { slow: "Lente", normal: "Moyenne", fast: "Rapide" },
    turnBoard: "Tourner le damier",
    won: (winner) => (winner === "black" ? "Les noirs ont gagné." : "Les blancs ont gagné."),
    draw: "Nulle.",
    undecided: "Pas de décision.",
    whyWon: whyWon(
      { black: "Les noirs", white: "Les blancs" },
      {
        "no-moves": "# ne pouvaient plus jouer.",
        resigned: "# ont abandonné.",
        left: "# ont quitté la partie.",
        absent: "# ont été absents trop longtemps.",
        claimed: "# ont été absents trop longtemps.",
        time: "# n'avaient plus de temps.",
      },
    ),
    whyDrawn: {
      repetition: "La même position est apparue pour la troisième fois.",
      quiet: "40 coups de chaque côté sans prise ni avance de pion.",
      agreement: "D'un commun accord.",
    },
    faults: {
      empty: {
        title: "Ce lien ne contient pas de partie",
        text: "Un lien de relecture porte sa partie à la fin.",
      },
      damaged: {
        title: "Ce lien est abîmé",
        text: "Une partie s'est perdue ou a changé en route. Redemande-le et copie-le en entier.",
      },
      newer: {
        title: "Ce lien est plus récent que cette page",
        text: "Il vient d'une version plus récente. Recharge la page et réessaie.",
      },
    },
  },
  settings: {
    title: "Réglages",
    done: "Terminé",
    theme: { label: "Thème", system: "Système", light: "Clair", dark: "Sombre" },
    board: {
      label: "Damier",
      tournament: "Vert et chamois",
      wood: "Noyer et érable",
      contrast: "Contraste élevé",
    },
    volume: "Volume sonore",
    hear: "Écouter",
    samples: { move: "Coup", capture: "Prise", crown: "Dame", turn: "À toi", won: "Victoire" },
    numbers: {
      label: "Numéros des cases",
      off: "Non",
      frame: "Dans le cadre",
      squares: "Sur les cases",
    },
    animation: { label: "Mouvement", off: "Non", fast: "Rapide", normal: "Moyen" },
    language: { label: "Langue", auto: "Auto", ...LANGUAGE_NAMES },
    sounds: "Sons et vibrations",
    confirmMoves: "Confirmer chaque coup",
    greetings: "Montrer ce que dit l'adversaire",
    notifications: "Me prévenir quand on m'appelle",
    notificationsBlocked: "Ton navigateur n'autorise pas les notifications de cette page.",
  },
};
