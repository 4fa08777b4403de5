// The texts in French of the screens that are not needed to play an opponent.
import type { Color } from "@kingrow/rules";
import { computersBoard, counted, sharedBoard } from "../grammar.ts";
import { LANGUAGE_NAMES } from "../language.ts";
import { inWords, joined } from "./amounts.ts";
import { SIDES, moves, BOARD, REASONS } from "../fr.ts";
import type { StudyTexts } from "./en.ts";

const LABELS: Record<Color, string> = { black: "Noirs", white: "Blancs" };

const TASKS: Record<Color, string> = {
  black: "Les noirs jouent et gagnent.",
  white: "Les blancs jouent et gagnent.",
};

const toFind = counted("fr", {
  one: "Il y a # coup à trouver.",
  other: "Il y a # coups à trouver.",
});

const THE: Record<Color, string> = { black: "Les noirs", white: "Les blancs" };

/** Within a sentence. */
const WITHIN: Record<Color, string> = { black: "les noirs", white: "les blancs" };

const pieces = counted("fr", { one: "# pion", other: "# pions" });

const before = counted("fr", {
  one: "La partie qui précède est gardée.",
  other: "Les # parties qui précèdent sont gardées.",
});

const OTHER: Record<Color, Color> = { black: "white", white: "black" };

const PIECES_WON = inWords(["un pion", "deux pions", "trois pions", "quatre pions"], pieces);

const KINGS_WON = inWords(
  ["une dame", "deux dames", "trois dames"],
  counted("fr", { other: "# dames" }),
);

export const texts: StudyTexts = {
  keys: {
    title: "Touches",
    close: "Fermer",
    names: { enter: "Entrée", space: "Espace", home: "Début", end: "Fin" },
    keys: {
      arrows: "De case en case, comme on le voit",
      row: "Aux bouts d'une rangée\u00A0; avec Ctrl, aux coins",
      next: "Au prochain pion jouable ou à la prochaine case possible\u00A0; avec Maj, en arrière",
      number: "Une case par son numéro\u00A0: 11 et 15 font un coup",
      status: "Entendre à qui c'est, le score, le dernier coup et ce qui doit prendre",
      press: "Prendre un pion, le poser",
      confirm: "Confirmer un coup en attente",
      letGo: "Lâcher\u00A0; annuler un coup en attente ou gardé",
      travel:
        "Dans la liste des coups\u00A0: arrière, avant, au début, au présent\u00A0; ← → partout après un clic",
      help: "Sur le damier\u00A0: ces touches",
    },
  },

  settings: {
    title: "Réglages",
    done: "Terminé",
    name: "Ton nom",
    theme: { label: "Thème", system: "Système", light: "Clair", dark: "Sombre" },
    board: {
      label: "Damier",
      tournament: "Vert",
      wood: "Noyer",
      contrast: "Contraste",
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
    greetings: "Afficher le chat rapide",
    notifications: "Me prévenir quand un adversaire arrive",
    notificationsBlocked: "Ton navigateur n'autorise pas les notifications de cette page.",
  },

  playback: {
    title: "Relecture · Kingrow",
    heading: "Relecture",
    play: "Lire",
    pause: "Pause",
    speed: "Vitesse",
    speeds: { slow: "Lente", normal: "Moyenne", fast: "Rapide" },
  },

  practice: {
    title: "Jouer contre l'ordinateur",
    tabTitle: "Jouer contre l'ordinateur · Kingrow",
    intro:
      "Il joue ici, sur ton appareil\u00A0: personne n'attend, et aucun réseau n'est nécessaire.",
    level: "Niveau",
    levels: ["Débutant", "Apprenti", "Détendu", "Solide", "Vigilant", "Fort", "Aguerri", "Maître"],
    about: [
      "Oublie des prises simples.",
      "Laisse des pions sans défense.",
      "Voit une prise, pas la suivante.",
      "Joue correctement, avec des oublis.",
      "Donne rarement un pion.",
      "Punit la plupart des erreurs.",
      "Prévoit loin, se trompe à peine.",
      "Joue le meilleur coup trouvé en une seconde.",
    ],
    levelIs: (level, word) => `Niveau\u00A0${level}\u00A0· ${word}`,
    side: "Tu joues",
    sides: { black: "Noirs", white: "Blancs", chance: "Au hasard" },
    start: "Commencer",
    coach: "Entraîneur",
    coachText: "Te prévient, avant la réponse, quand un coup est une erreur.",
    waitsForYou: "T'attend",
    takeBack: "Reprendre et réessayer",
    wins: counted("fr", { one: "# victoire", other: "# victoires" }),
    losses: counted("fr", { one: "# défaite", other: "# défaites" }),
    draws: counted("fr", { one: "# nulle", other: "# nulles" }),
    goUp: (level) => `Trois victoires de suite\u00A0! Essaie le niveau ${level}.`,
    hint: "Indice",
    hintIs: (move) => `Indice\u00A0: ${move}.`,
    exit: "Salon",
    another: "Nouvelle partie",
    anotherTitle: "Arrêter cette partie\u00A0?",
    anotherText: "Tu perdras la partie en cours.",
    anotherNo: "Continuer",
    calledBack: (name) => `${name} t'attend dans ta salle.`,
    keptForLater: "Cette partie est gardée pour plus tard.",
    toRoom: "Aller dans ta salle",
    notYet: "Pas encore",
    seatGone: "Ta place dans la salle est perdue",
    seatGoneText: "Ton absence a duré trop longtemps. Cette partie continue.",
    elsewhere: "Cette partie est ouverte dans un autre onglet",
    elsewhereText: "Elle continue là-bas, rien n'est perdu.",
    here: "Continuer ici",
    notKept: "Ce navigateur ne garde rien\u00A0: la partie dure autant que cette page.",
    computer: {
      app: { roomTitle: () => "L'ordinateur · Kingrow" },
      room: {
        opponent: "Ordinateur",
        opponentsTurn: "À l'ordinateur",
        opponentsCaptures: (count) => `L'ordinateur a pris ${count} pions sur 12`,
      },
      board: computersBoard(BOARD, "Ce pion est à l'ordinateur"),
      result: {
        newOpponent: "Nouvelle partie",
        opponentsScore: "Prises de l'ordinateur\u00A0:",
        agreed: "Les couleurs changent\u00A0! Une autre partie commence",
        reasons: {
          won: { "no-moves": "L'ordinateur ne peut plus jouer." },
          lost: REASONS.lost,
          draw: { ...REASONS.draw, agreement: "L'ordinateur a accepté." },
        },
      },
      actions: {
        resign: {
          text: "L'ordinateur gagne.",
        },
        offerDraw: {
          text: "L'ordinateur regarde le damier avant de répondre.",
        },
        offerSent: "L'ordinateur étudie ton offre.",
        drawDeclined: "L'ordinateur continue à jouer.",
        takeback: "Reprendre ton coup",
        takebackSent: "Ton coup est repris.",
      },
    },
    said: {
      opponentMoved: (move) => `Ordinateur\u00A0: ${move}`,
      takebackSent: "Coup repris.",
      rematchAsked: "Une autre partie.",
      rematchAgreed: "Elle commence, les couleurs changent.",
    },
  },

  table: {
    title: "À deux sur un appareil",
    tabTitle: "À deux sur un appareil · Kingrow",
    turns: "Tourner le damier après chaque coup",
    exit: "Salon",
    another: "Nouvelle partie",
    anotherTitle: "Arrêter cette partie\u00A0?",
    anotherText: "Tu perdras la partie en cours.",
    anotherNo: "Continuer",
    elsewhere: "Cette partie est ouverte dans un autre onglet",
    elsewhereText: "Elle continue là-bas, rien n'est perdu.",
    here: "Continuer ici",
    notKept: "Ce navigateur ne garde rien\u00A0: la partie dure autant que cette page.",
    both: (here) => {
      const other = here === "black" ? "white" : "black";
      const [mine, theirs] = [SIDES[here], SIDES[other]];
      const [mineLabel, theirsLabel] = [LABELS[here], LABELS[other]];
      return {
        room: {
          you: mineLabel,
          yourTurn: `Aux ${mine} de jouer`,
          yourCaptures: (count) => `Les ${mine} ont pris ${count} pions sur 12`,
          opponent: theirsLabel,
          opponentsTurn: `Aux ${theirs} de jouer`,
          opponentsCaptures: (count) => `Les ${theirs} ont pris ${count} pions sur 12`,
        },
        board: sharedBoard(BOARD, `C'est aux ${mine} de jouer`),
        result: {
          won: `Les ${mine} gagnent\u00A0!`,
          lost: `Les ${theirs} gagnent\u00A0!`,
          yourScore: `${mineLabel}\u00A0:`,
          opponentsScore: `${theirsLabel}\u00A0:`,
          agreed: "Une autre partie commence",
          reasons: {
            won: {
              "no-moves": `Les ${theirs} ne peuvent plus jouer.`,
              resigned: `Les ${theirs} ont abandonné.`,
            },
            lost: {},
            draw: { ...REASONS.draw, agreement: "D'un commun accord." },
          },
        },
        actions: {
          resign: {
            title: `Les ${mine} abandonnent\u00A0?`,
            text: `Les ${theirs} gagnent.`,
          },
          offerDraw: {
            title: "Partie nulle\u00A0?",
            text: "La partie est nulle si vous êtes tous deux d'accord.",
            keep: "Continuer",
            proceed: "Nulle",
          },
          offerSent: "Vous convenez de la nulle.",
          takeback: "Reprendre le dernier coup",
          takebackSent: "Le coup est repris.",
        },
      };
    },
    said: (here) => {
      const other = here === "black" ? "white" : "black";
      const [mine, theirs] = [SIDES[here], SIDES[other]];
      const [mineLabel, theirsLabel] = [LABELS[here], LABELS[other]];
      return {
        youMoved: (move) => `${mineLabel}\u00A0: ${move}`,
        opponentMoved: (move) => `${theirsLabel}\u00A0: ${move}`,
        yourTurn: `Aux ${mine} de jouer.`,
        gameBegins: () => "La partie commence.",
        over: {
          won: `La partie est finie\u00A0: les ${mine} ont gagné.`,
          lost: `La partie est finie\u00A0: les ${theirs} ont gagné.`,
          draw: "La partie est finie\u00A0: nulle.",
        },
        takebackSent: "Coup repris.",
        rematchAsked: "Une autre partie.",
        rematchAgreed: "Elle commence.",
      };
    },
  },

  games: {
    title: "Tes parties",
    tabTitle: "Tes parties · Kingrow",
    intro: "Jusqu'à 200 parties sont gardées, sur cet appareil seulement.",
    empty:
      "Aucune partie pour l'instant. Chaque partie terminée apparaît ici, pour la revoir, l'analyser et la partager.",
    broken:
      "Ce navigateur ne garde pas tes parties\u00A0: son stockage est bloqué, plein ou absent.",
    unreadable: counted("fr", {
      one: "# partie enregistrée est illisible et laissée de côté.",
      other: "# parties enregistrées sont illisibles et laissées de côté.",
    }),
    filter: "Résultat",
    filters: { all: "Toutes", won: "Gagnées", lost: "Perdues", draw: "Nulles" },
    none: "Aucune partie avec ce résultat.",
    computer: (level) => `Ordinateur, niveau ${level}`,
    table: "À deux sur un appareil",
    verdicts: {
      won: "Gagnée",
      lost: "Perdue",
      draw: "Nulle",
      black: "Victoire des noirs",
      white: "Victoire des blancs",
    },
    moves: counted("fr", {
      one: "# coup",
      other: "# coups",
    }),
    replay: "Relecture",
    exportAll: "Tout télécharger (PDN)",
    remove: "Supprimer",
    removeAll: "Tout supprimer",
    removeTitle: "Supprimer cette partie\u00A0?",
    removeAllTitle: "Supprimer toutes les parties\u00A0?",
    removeText: "C'est définitif.",
    keep: "Annuler",
    removed: "Partie supprimée.",
    removedAll: "Toutes les parties sont supprimées.",
  },

  lessons: {
    heading: "Leçons",
    intro: "Six idées qui décident des parties.",
    names: {
      twoForOne: "Deux pour un",
      bridge: "Le pont",
      kingRow: "La dernière rangée",
      move: "L'opposition",
      dogHole: "La niche",
      twoKings: "Deux dames contre une",
    },
    about: {
      twoForOne:
        "Donne un pion et prends-en deux. Cherche une case où l'adversaire doit prendre, et regarde où il arrive.",
      bridge:
        "Deux pions restés chez eux, en 1 et 3 ou en 30 et 32, forment le pont. On le passe difficilement\u00A0: joue les autres tant que tu peux.",
      kingRow:
        "Les pions restés chez eux gardent ta dernière rangée. Un jour ils doivent partir, et un coup trop tôt offre une dame à l'adversaire. Demande-toi d'abord qui passe.",
      move: "Avec peu de pions, celui qui peut encore répondre gagne\u00A0: l'autre doit céder. Compte les coups avant d'avancer.",
      dogHole:
        "Un pion blanc en 5 est enfermé par un noir en 1, un pion noir en 28 par un blanc en 32. Profite du pion enfermé, et n'entre pas toi-même dans la niche.",
      twoKings:
        "Deux dames battent une dame. Réunis-les, enlève des cases à la dame seule et chasse-la de son coin.",
    },
    solved: (solved, all) => `Résolues\u00A0: ${solved} sur ${all}`,
    previous: "Position précédente",
    next: "Position suivante",
    nextLesson: "Leçon suivante",
    saves: (color) => `${THE[color]} jouent et sauvent la partie.`,
    saved: (color) => `${THE[color]} sauvent la partie\u00A0: tout autre coup perd.`,
    fastest: (color, moves) => `${THE[color]} gagnent en ${moves} coups.`,
    findFastest: "Trouve le chemin le plus court.",
    wrong: (move) => `${move} n'est pas le bon coup.`,
    slower: (move) => `${move} gagne aussi, mais plus lentement.`,
  },

  puzzles: {
    title: "Problèmes · Kingrow",
    heading: "Problème",
    intro:
      "Tirés de vraies parties. Un coup rapporte plus que tout autre, l'ordinateur l'a vérifié.",
    difficulty: "Difficulté",
    daily: "Problème du jour",
    grades: { 1: "Facile", 2: "Moyenne", 3: "Difficile", 4: "Très difficile" },
    task: (color) => TASKS[color],
    toFind,
    crowns: (color) => `${THE[color]} jouent et obtiennent une dame.`,
    right: (move, reply) => `Juste, ${move}. L'adversaire répond ${reply}. Continue.`,
    wrong: (move) => `${move} ne gagne pas.`,
    holds: (move, reply) =>
      `${move} ne gagne pas\u00A0: l'adversaire répond ${reply} et tu n'y gagnes rien.`,
    less: (move) => `${move} rapporte moins qu'un autre coup.`,
    solved: {
      clean: "Résolu\u00A0!",
      helped: "Résolu avec un indice\u00A0!",
      missed: "Résolu, mais pas du premier coup\u00A0: il reviendra.",
    },
    shown: (moves) => `Solution\u00A0: ${moves}.`,
    won: (color, pieces, kings) =>
      `${THE[color]} ${joined([pieces > 0 && `gagnent ${PIECES_WON(pieces)}`, kings > 0 && `obtiennent ${KINGS_WON(kings)}`], "et")}.`,
    noPieces: (color) => `${THE[OTHER[color]]} n'ont plus de pion\u00A0: ${WITHIN[color]} gagnent.`,
    noMoves: (color) => `${THE[OTHER[color]]} n'ont plus de coup\u00A0: ${WITHIN[color]} gagnent.`,
    hint: "Indice",
    hintIs: (square) => `Joue depuis la case ${square}.`,
    show: "Voir la solution",
    tryAgain: "Réessayer",
    next: "Problème suivant",
    harder: "À partir d'ici, c'est plus difficile.",
    easier: "À partir d'ici, c'est plus facile.",
    solve: "Résoudre",
    skip: "Passer",
    notKept:
      "Ce navigateur ne garde rien\u00A0: ce que tu résous compte tant que cette page est ouverte.",
    count: (solved, all) => `Résolus\u00A0: ${solved} sur ${all}`,
    was: { solved: "Déjà résolu", missed: "Déjà manqué" },
  },

  review: {
    ready: "La revue est prête",
    headline: {
      clean: "Aucune erreur des deux côtés",
      youClean: "Tu n'as fait aucune erreur",
      you: counted("fr", { one: "Tu as fait # erreur", other: "Tu as fait # erreurs" }),
      all: counted("fr", {
        one: "# erreur dans cette partie",
        other: "# erreurs dans cette partie",
      }),
    },
    you: "Toi",
    mistakes: counted("fr", { one: "# erreur", other: "# erreurs" }),
    swings: counted("fr", { other: "L'avantage a changé de camp # fois." }),
    learn: "Apprendre des erreurs",
    learnTheirs: "Apprendre des erreurs de l'adversaire",
    cards: { overview: "Résumé", mistakes: "Erreurs", moves: "Coups" },
    card: "Ce qui est montré",
    whose: "Erreurs de",
    both: "Tous deux",
    mistake: (number, count) => `Erreur ${number} sur ${count}`,
    previous: "Erreur précédente",
    next: "Erreur suivante",
    youPlayed: (move) => `Tu as joué ${move}.`,
    played: (name, move) => `${name}\u00A0: ${move}.`,
    find: "Trouve un meilleur coup sur le damier.",
    checking: (move) => `Examen de ${move}…`,
    good: (move) => `Oui, ${move} est un bon coup.`,
    bad: (move, answer) => `${move} ne suffit pas\u00A0: l'adversaire joue ${answer}.`,
    tryAgain: "Réessayer",
    showBest: "Montrer le meilleur coup",
    better: "Mieux",
    reasons: {
      loses: (move, count, reply) => `${move} perd ${PIECES_WON(count)}\u00A0: ${reply}.`,
      misses: (move, count) => `${move} laisse passer l'occasion de gagner ${PIECES_WON(count)}.`,
      "win-to-draw": (move) =>
        `${move} laisse échapper le gain\u00A0: la partie est maintenant nulle.`,
      "win-to-loss": (move, _count, reply) =>
        `${move} fait d'une partie gagnée une partie perdue\u00A0: ${reply}.`,
      "draw-to-loss": (move, _count, reply) => `${move} perd\u00A0: ${reply}.`,
      advantage: (move, _count, reply) => `${move} affaiblit la position\u00A0: ${reply}.`,
    },
    byForce: (took, lost) =>
      `Une prise est forcée ensuite\u00A0: ${pieces(took)} de pris, ${pieces(lost)} de perdus.`,
    toMistake: "Retour à l'erreur",
    wentThrough: (found, all) => `C'était la dernière. Tu en as trouvé ${found} sur ${all}.`,
    toOverview: "Retour au résumé",
    legend: "Erreur",
  },
  analysis: {
    engine: "Moteur",
    line: (number) => `Suite ${number}`,
    threat: "Menace",
    noThreat: "Aucune menace",
    pen: "Dessiner des flèches et des cercles. À la souris, le bouton droit dessine aussi.",
    erase: "Effacer le dessin",
    erased: "Effacé.",
    arrow: (from, to) => `Flèche de ${from} à ${to}`,
    circle: (square) => `Cercle sur ${square}`,
    variation: "Variante",
    files: "Importer / exporter",
    imports: "Importer",
    otherGames: "Importer d'autres parties",
    allGames: "Retour à la liste des parties",
    exports: "Exporter",
    more: "Plus",
    paste: "Parties (PDN) ou une position (FEN)",
    read: "Importer",
    drop: "Dépose un fichier ici ou choisis-en un",
    tooMuch: counted("fr", {
      other:
        "On peut ouvrir ici jusqu'à # parties et 4\u00A0Mo, et c'est plus. Ouvres-en une partie.",
    }),
  },
  study: {
    sides: LABELS,
    analyse: "Analyser",
    review: "Revoir",
    place: (number, color) => `Coup ${number}, ${LABELS[color]}`,
    noEngine: "L'ordinateur ne peut pas réfléchir dans ce navigateur.",

    score: (who, men) => (who === undefined ? "Égalité" : `+${men.replace(".", ",")} ${who}`),
    winsIn: (color, count) =>
      count <= 1
        ? `${THE[color]} gagnent tout de suite`
        : `${THE[color]} gagnent en ${moves(count)}`,
    won: (color) => `${THE[color]} ont gagné`,
    draw: "Nulle",
    drawn: "Nulle, prouvé",

    reviewTitle: "Revue · Kingrow",
    reviewHeading: "Revue de la partie",
    running: "L'ordinateur regarde chaque coup…",
    cancel: "Arrêter",
    again: "Revoir cette partie",
    stopped: "La revue a été arrêtée.",
    noMoves: "Il n'y a aucun coup à regarder dans cette partie.",
    curve: "Qui était mieux",
    assessments: {
      "black-wins": "les noirs gagnent",
      "black-better": "les noirs sont mieux",
      equal: "égalité",
      "white-better": "les blancs sont mieux",
      "white-wins": "les blancs gagnent",
    },
    stretch: {
      start: "au début",
      until: (to) => `jusqu'au coup ${to}`,
      at: (move) => `au coup ${move}`,
      between: (from, to) => `aux coups ${from} à ${to}`,
    },
    proved: "Prouvé par l'ordinateur.",
    onLine: "Une suite qui n'a pas été jouée.",
    backToGame: "Retour à la partie",

    analysisTitle: "Analyse · Kingrow",
    analysisHeading: "Damier d'analyse",
    toMove: (color) => (color === "black" ? "Trait aux noirs" : "Trait aux blancs"),
    gameOver: (color) => `${THE[color]} ne peuvent plus jouer et ont perdu.`,
    deleteMove: "Effacer le coup",
    deleted: "Effacé.",
    depth: (depth) => `profondeur ${depth}`,
    setUp: "Composer une position",
    done: "Prendre cette position",
    discard: "Abandonner",
    putting: "Choisis un pion, puis appuie sur des cases.",
    needsPieces: "Il faut au moins un pion par camp.",
    tools: {
      "black-man": "Pion noir",
      "black-king": "Dame noire",
      "white-man": "Pion blanc",
      "white-king": "Dame blanche",
      nothing: "Effacer",
    },
    turn: "Qui joue en premier",
    clear: "Damier vide",
    usual: "Position de départ",
    copyFen: "Copier le FEN",
    copyLink: "Copier le lien",
    linkTooSmall:
      "Il y a plus de texte que le lien ne peut en porter. «\u00A0Copier le PDN\u00A0» garde tout.",
    more: "Afficher plus",
    marks: {
      "!": "bon coup",
      "?": "erreur",
      "!!": "coup brillant",
      "??": "grosse erreur",
      "!?": "coup intéressant",
      "?!": "coup douteux",
    },
    fens: {
      malformed: "Ce n'est pas une position\u00A0: elle ressemble à B:W21,22,K23:B1,2,K3.",
      "off-board": "Une case n'est pas entre 1 et 32.",
      "square-taken": "Deux pions sont sur la même case.",
      "too-many-pieces": "Un camp a plus de 12 pions.",
      "man-on-king-row": "Un pion est sur la rangée où il serait dame.",
    },
    setupFaults: {
      none: (color) => `${THE[color]} n'ont aucun pion.`,
      "too-many": (color) => `${THE[color]} ont plus de 12 pions.`,
      "man-on-king-row": (color, square) =>
        `Le pion en ${square} serait une dame\u00A0: ${WITHIN[color]} y sont couronnés.`,
      "no-move": (color) => `${THE[color]} ne pourraient pas jouer\u00A0: la partie serait finie.`,
    },
    setupSquare: (square, piece) => `Case ${square}, ${piece}`,
    empty: "vide",

    openPasted: "Ouvrir",
    close: "Fermer",
    chosenGame: (count) =>
      count === 1 ? "Cette partie peut être ouverte" : `Choisis une des ${count} parties`,
    noGame: "Il n'y a pas de partie dans ce texte.",
    unreadable: "Ce fichier ne peut pas être lu.",
    kept: (count) => (count === 0 ? "" : before(count)),
    variants: {
      20: "le jeu de dames international",
      22: "le jeu de dames italien",
      23: "le jeu de dames pool américain",
      24: "le jeu de dames espagnol",
      25: "le jeu de dames russe",
      26: "le jeu de dames brésilien",
      27: "le jeu de dames canadien",
      28: "le jeu de dames portugais",
      29: "le jeu de dames tchèque",
      30: "le jeu de dames turc",
      31: "le jeu de dames thaïlandais",
      40: "le jeu de dames frison",
    },
    faults: {
      malformed: (game, line) =>
        `La partie ${game} ne peut pas être lue à partir de la ligne ${line}.`,
      "bad-move": (game, line, move) =>
        `Partie ${game}, ligne ${line}\u00A0: le coup ${move} n'y est pas possible.`,
      ambiguous: (game, line, move) =>
        `Partie ${game}, ligne ${line}\u00A0: ${move} peut désigner plusieurs prises.`,
      "off-board": (game, line, move) =>
        `Partie ${game}, ligne ${line}\u00A0: ${move} nomme une case au-delà de 32. Est-ce un autre jeu de dames\u00A0?`,
      "bad-fen": (game, line) =>
        `Partie ${game}, ligne ${line}\u00A0: elle commence par une position impossible.`,
      "unclosed-variation": (game, line) =>
        `Partie ${game}\u00A0: une parenthèse de la ligne ${line} n'est jamais fermée.`,
      "other-game": (game, line, variant) =>
        `Partie ${game}, ligne ${line}\u00A0: c'est ${variant}, qui a d'autres règles.`,
      chess: (game, line) => `Partie ${game}, ligne ${line}\u00A0: c'est une partie d'échecs.`,
    },
    otherVariant: "un autre jeu de dames",
    linkFaults: {
      empty: {
        title: "Pas de partie dans ce lien",
        text: "Un tel lien porte sa partie à la fin.",
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

  help: {
    title: "Règles du jeu",
    rules: "Règles",
    close: "Fermer",
    lines: {
      start: "Chaque camp a douze pions sur les cases foncées. Les noirs commencent.",
      step: "Un pion avance en diagonale sur la case foncée suivante.",
      jump: "Un pion prend en sautant par-dessus un pion adverse, sur la case vide juste derrière.",
      must: "Si tu peux prendre, tu dois prendre. S'il y a plusieurs façons, choisis librement.",
      chain:
        "Un pion qui peut continuer à prendre continue, jusqu'à ce qu'il n'y ait plus rien à sauter.",
      crown: "Un pion qui atteint la dernière rangée devient dame, et son tour s'arrête là.",
      king: "Une dame avance d'une case et saute comme un pion, mais en avant et en arrière.",
      blocked: "Si tu ne peux plus jouer, tu perds.",
      draw: "La partie est nulle quand la même position apparaît pour la troisième fois, ou après 40 coups de chaque côté sans prise ni avance de pion.",
      agree: "Tant que la partie dure, on peut proposer la nulle ou abandonner.",
    },
    tryIt: "Essayer",
    allRules: "Toutes les règles",
    next: "Suivant",
    again: "Encore une fois",
    right: "C'est juste.",
    more: "Bien jusqu'ici. Le même pion prend encore.",
    finished: "C'était tout\u00A0: à toi de jouer.",
    tasks: {
      start: "Tu as les noirs. Joue le premier coup.",
      step: "Avance ton pion.",
      jump: "Prends le pion blanc.",
      must: "Deux de tes pions peuvent prendre. Choisis-en un.",
      chain: "Prends les deux pions blancs en un seul tour.",
      crown: "Fais une dame.",
      king: "Prends en arrière avec la dame.",
      blocked: "Ne laisse aucun coup aux blancs.",
      draw: "Ta dame a déjà été deux fois en 18, tout le reste étant pareil. Vas-y une troisième fois.",
    },
    wrong: {
      theirs: "Ce pion est aux blancs. Tu as les noirs.",
      taken: "Il y a déjà un pion sur cette case.",
      light: "On ne joue que sur les cases foncées.",
      goOn: "Le tour continue\u00A0: le même pion doit prendre encore.",
      must: "Il y a une prise à faire, donc tu dois prendre.",
      back: "Un pion ne va qu'en avant.",
      far: "Ça ne va pas par là\u00A0: une case en diagonale, ou un saut par-dessus un pion voisin.",
      other: "Ce coup est permis, mais ce n'est pas ce qui est demandé ici. Essaie encore.",
    },
  },

  watch: {
    title: "Regarder · Kingrow",
    heading: "Tu regardes",
    toMove: { black: "Aux noirs de jouer.", white: "Aux blancs de jouer." },
    onTurn: "Au trait",
    notBegun: "La partie n'a pas commencé.",
    begun: "Une nouvelle partie a commencé.",
    next: "Partie suivante",
    captured: (count) => `Prises\u00A0: ${count}`,
    gone: {
      title: "Il n'y a rien à regarder ici",
      text: "Cette salle est fermée, ou le lien n'est pas bon.",
    },
    refused: {
      title: "Cette partie n'est pas montrée",
      text: "Tu la joues toi-même, ou elle n'est pas ouverte au public.",
    },
  },
};
