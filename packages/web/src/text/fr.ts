// The texts in French.
import type { Color } from "@kingrow/rules";
import { boardTexts, computersBoard, counted, sharedBoard, whyWon } from "./grammar.ts";
import { LANGUAGE_NAMES } from "./language.ts";
import type { ReasonTexts, Texts } from "./en.ts";

const SIDES: Record<Color, string> = { black: "noirs", white: "blancs" };

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

const moves = counted("fr", { one: "# coup", other: "# coups" });

const points = counted("fr", { one: "# tournant", other: "# tournants" });

const before = counted("fr", {
  one: "La partie qui précède est gardée.",
  other: "Les # parties qui précèdent sont gardées.",
});

const BOARD = boardTexts({
  label: "Damier",
  keys: "Les flèches déplacent, N va au prochain pion jouable ou à la prochaine case possible, Entrée ou Espace prend et pose, Échap lâche, S dit où en est la partie. Le point d'interrogation montre toutes les touches.",
  light: "Case claire",
  square: "Case",
  empty: "vide",
  names: {
    man: { black: "pion noir", white: "pion blanc", you: "ton pion", opponent: "pion adverse" },
    king: {
      black: "dame noire",
      white: "dame blanche",
      you: "ta dame",
      opponent: "dame adverse",
    },
  },
  abilities: { capture: "peut prendre", step: "peut jouer", none: "ne peut pas jouer" },
  selected: "choisie",
  destination: "tu peux aller ici",
  last: { to: "le dernier coup a fini ici", from: "le dernier coup est parti d'ici" },
  premove: {
    piece: "choisie pour ton prochain coup",
    target: "ton prochain coup peut aller ici",
    from: "ton prochain coup part d'ici",
    to: "ton prochain coup finit ici",
  },
  or: "ou",
  explain: {
    "must-capture-one": "Tu dois prendre avec le pion en #",
    "must-capture": "Tu dois prendre avec un des pions en #",
    "must-continue": "Continue à prendre avec le pion en #",
    blocked: "Ce pion ne peut aller nulle part",
    "not-yours": "Ce pion est à ton adversaire",
    "not-your-turn": "Ce n'est pas à toi de jouer",
  },
});

/** Why a game ended. */
const REASONS: ReasonTexts = {
  won: {
    "no-moves": "Ton adversaire ne peut plus jouer.",
    resigned: "Ton adversaire a abandonné.",
    left: "Ton adversaire a quitté la partie.",
    absent: "Ton adversaire a été absent trop longtemps.",
    claimed: "Tu as réclamé la victoire\u00A0: ton adversaire a été absent trop longtemps.",
    time: "Ton adversaire n'a plus de temps.",
  },
  lost: {
    "no-moves": "Tu ne peux plus jouer.",
    resigned: "Tu as abandonné.",
    left: "Tu as quitté la partie.",
    absent: "Tu as été absent trop longtemps.",
    claimed: "Tu as été absent trop longtemps et ton adversaire a réclamé la victoire.",
    time: "Tu n'as plus de temps.",
  },
  draw: {
    repetition: "La même position est apparue pour la troisième fois.",
    quiet: "40 coups de chaque côté sans prise ni avance de pion.",
    agreement: "Nulle d'un commun accord.",
    aborted: "Le premier coup n'a pas été joué à temps. Personne ne perd.",
  },
};

export const texts: Texts = {
  openHelp: "Règles du jeu",
  openSettings: "Réglages",
  mute: "Couper le son",
  server: {
    refusals: {
      INVALID_REQUEST: "Demande non valable",
      ROOM_NOT_FOUND: "Cette salle n'existe pas",
      ROOM_FULL: "La salle est complète",
      TOO_MANY_ROOMS: "Tu as trop de salles ouvertes. Quittes-en une avant d'en ouvrir une autre.",
      TOO_MANY_SEATS: "Tu occupes trop de salles. Quittes-en une avant d'en rejoindre une autre.",
      ADDRESS_LIMIT:
        "Trop de salles et de places sont prises depuis ton réseau. Réessaie plus tard.",
      GAME_NOT_STARTED: "La partie n'a pas encore commencé",
      GAME_ALREADY_STARTED: "La partie a déjà commencé",
      GAME_OVER: "La partie est terminée",
      GAME_NOT_OVER: "La partie n'est pas encore terminée",
      NOT_YOUR_TURN: "Ce n'est pas à toi de jouer",
      NO_PIECE: "Il n'y a pas de pion sur cette case",
      NOT_YOUR_PIECE: "Ce pion n'est pas à toi",
      MUST_CAPTURE: "Tu dois prendre",
      MUST_CONTINUE: "Tu dois continuer à prendre avec le même pion",
      ILLEGAL_MOVE: "Ce pion ne peut pas aller là",
      STALE: "La partie a avancé. Le damier montre maintenant la position actuelle.",
      DRAW_ALREADY_OFFERED: "Tu as déjà proposé la nulle. Joue un coup avant de la reproposer.",
      NO_DRAW_OFFER: "Il n'y a pas de proposition de nulle à laquelle répondre",
      TAKEBACK_ALREADY_OFFERED: "Tu l'as déjà demandé. Joue un coup avant de le redemander.",
      NO_TAKEBACK_OFFER: "Personne n'a demandé à reprendre un coup",
      NOTHING_TO_TAKE_BACK: "Tu n'as encore joué aucun coup à reprendre",
      TOO_EARLY_TO_CLAIM: "Il est trop tôt pour réclamer la victoire",
      NOT_ALLOWED: "Ce n'est pas possible ici",
      RATE_LIMITED: "Trop de demandes. Un peu plus lentement, s'il te plaît.",
      OVERLOADED: "Le serveur est très occupé. Réessaie dans un instant.",
      UNAVAILABLE: "Le service est brièvement indisponible. Réessaie.",
    },
    connectionErrors: {
      IP_LIMIT_EXCEEDED: "Trop de connexions depuis cette adresse IP",
      SEAT_TAKEN_OVER: "Ta place a été reprise dans une autre fenêtre",
      FLOODING: "Cette connexion a envoyé trop de demandes et a été fermée",
    },
  },

  app: {
    name: "Kingrow",
    skip: "Aller au contenu",
    toLobby: "Retour au salon",
    notFoundTitle: "Il n'y a rien ici",
    notFoundText: "Cette adresse ne mène nulle part. Les parties commencent au salon.",
    brokenTitle: "Quelque chose a mal tourné sur cette page",
    brokenText: "Rien n'est perdu. Il suffit de recharger la page.",
    lobbyTitle: "Kingrow · Jeu de dames à deux",
    roomTitle: (roomId) => `Salle ${roomId} · Kingrow`,
    notLoadedTitle: "Impossible de charger cela",
  },

  failure: {
    notFound:
      "Une salle ferme quand tout le monde est parti, ou le lien est incomplet. Redemande-le, ou ouvre une salle et envoie son lien.",
    ownRoom: "Ouvrir une salle privée",
    full: "Deux personnes sont déjà assises ici. Dès que l'une part, la place est à toi.",
    released: "Tu n'étais pas prêt depuis un moment\u00A0: ta place a été libérée.",
    wait: "Attendre une place",
    waiting: "En attente d'une place",
  },

  connection: {
    lost: "La connexion est perdue, nouvel essai en cours.",
    connecting: "Connexion…",
    reconnecting: "Reconnexion…",
    backAgain: "De nouveau en ligne",
    gaveUpTitle: "Pas de connexion",
    gaveUpText: "Le serveur ne répond pas. Les places sont gardées quelque temps.",
    offlineTitle: "Tu es hors ligne",
    offlineText: "Le jeu reprendra dès que le réseau reviendra.",
    tryAgain: "Réessayer",
    alertTitle: "Un instant",
    okay: "D'accord",
    tooManyConnections:
      "Trop de connexions depuis cette adresse IP. Attends un peu avant de réessayer.",
    connectionError: (message) => `Erreur de connexion\u00A0: ${message}`,
    tooManyRequests: (event) => `Tu envoies trop de demandes (${event}).`,
    waitSeconds: counted("fr", {
      one: "Attends # seconde avant de réessayer.",
      other: "Attends environ # secondes avant de réessayer.",
    }),
    waitMinutes: counted("fr", {
      one: "Attends # minute avant de réessayer.",
      other: "Attends environ # minutes avant de réessayer.",
    }),
    slowDown: "Un peu plus lentement, puis réessaie.",
  },

  lobby: {
    heading: "Le jeu de dames à deux",
    intro: "Sans compte\u00A0: joue avec quelqu'un qui est là, ou envoie un lien à quelqu'un.",
    publicRooms: "Salles publiques",
    waiting: "Recherche de salles",
    offline: "Les salles apparaîtront quand tu seras en ligne.",
    empty: "Aucune salle publique au salon, crées-en une\u00A0!",
    playNow: "Jouer maintenant",
    createPublic: "Créer une salle publique",
    createPrivate: "Créer une salle privée",
    playNowHint: "Avec quelqu'un qui attend.",
    privateHint: "Pour ceux qui ont ton lien.",
    publicHint: "Visible ici pour tous.",
    computer: "Jouer contre l'ordinateur",
    table: "À deux sur un appareil",
    watch: "Regarder",
    watchRow: (name) => `Regarder\u00A0: ${name}`,
    options: "Type de partie",
    join: "Rejoindre",
    full: "Complète",
    joinRow: (name, roomId) => `Rejoindre ${name}, ${roomId}`,
    fullRow: (name, roomId) => `Complète\u00A0: ${name}, ${roomId}`,
    players: (count, max) => `${count}/${max} joueurs`,
    status: { Open: "Ouverte", Pending: "Un instant", Full: "Complète", Closed: "Fermée" },
    newcomers: counted("fr", { one: "# nouvelle salle", other: "# nouvelles salles" }),
    people: counted("fr", { one: "# personne ici", other: "# personnes ici" }),
    drawn: "Ouverture tirée au sort",
    oops: "Oups\u00A0!",
    okay: "D'accord",
  },

  room: {
    heading: (roomId) => `Salle ${roomId}`,
    roomId: "Salle",
    copyLink: (roomId) => `Salle ${roomId}\u00A0: copier le lien`,
    copied: "Copié",
    exit: "Quitter",
    inProgress: "Partie en cours",
    waitingForOpponent: "En attente d'un adversaire",
    noOpponent: "Pas encore d'adversaire",
    opponent: "Adversaire",
    opponentsTurn: "À l'adversaire",
    you: "Toi",
    yourTurn: "À ton tour",
    ready: "Prêt",
    notReady: "Pas prêt",
    colors: { black: "Noirs", white: "Blancs" },
    yourCaptures: (count) => `Tes prises\u00A0: ${count} sur 12`,
    opponentsCaptures: (count) => `Prises de ton adversaire\u00A0: ${count} sur 12`,
    board: "Damier",
    moves: "Coups",
    noMoves: "Aucun coup joué",
    sendingMove: "Envoi de ton coup…",
    dismiss: "Fermer",
    takenOverTitle: "Cette partie continue dans une autre fenêtre",
    takenOverText: "Tu as repris ta place ailleurs. Tu peux la récupérer ici.",
    playHere: "Jouer ici",
    answersIn: (ms) => `Connexion\u00A0: le serveur répond en ${ms} ms`,
    noRoomId: "L'identifiant de la salle manque",
    notFound: "Salle introuvable",
    goingHome: (seconds) => `Retour au salon dans ${seconds} s`,

    readyPrompt: "Appuie sur Prêt pour commencer...",
    readyUp: "Prêt",
    readyDone: "C'est noté\u00A0! Il manque encore l'autre joueur...",
    unready: "Pas encore",
    startsIn: (seconds) => `La partie commence dans ${seconds}`,
  },

  loading: "Chargement",
  isFull: "La salle est complète",

  failed: {
    createRoom: "Impossible de créer la salle",
    playNow: "Impossible de trouver une partie",
    joinRoom: "Impossible de rejoindre la salle",
    movePiece: "Impossible de jouer ce coup",
    playerReady: "Impossible de changer ton état",
    playAgain: "Impossible de demander une autre partie",
    resign: "Impossible d'abandonner",
    offerDraw: "Impossible de proposer la nulle",
    answerDraw: "Impossible de répondre à la proposition de nulle",
    takeback: "Impossible de demander à reprendre le coup",
    answerTakeback: "Impossible de répondre",
    claimWin: "Impossible de réclamer la victoire",
    releaseSeat: "Impossible de libérer la place",
  },

  share: {
    heading: "Invite ton adversaire",
    text: "Envoie ce lien. La première personne qui l'ouvre joue contre toi.",
    listed: "La salle figure aussi au salon. Garde cet onglet ouvert.",
    nudge: "Vous êtes là tous les deux\u00A0: appuie sur Prêt pour commencer.",
    colors: {
      black: "Tu as les noirs et tu commences.",
      white: "Tu as les blancs\u00A0; les noirs commencent.",
    },
    link: "Lien vers cette salle",
    copy: "Copier le lien",
    share: "Partager…",
    shareTitle: "Une partie de dames",
    qr: "Code QR du lien vers cette salle",
    taken: "Ton adversaire est là.",
    notify: "Me prévenir quand quelqu'un arrive",
    notified: "Tu seras prévenu.",
    notifyBlocked: "Ton navigateur n'autorise pas les notifications de cette page.",
    lonely: "La recherche continue…",
    meanwhile: "En attendant, jouer contre l'ordinateur",
    looking: (time) => `Recherche d'un adversaire… ${time}`,
    inviteInstead: "Inviter plutôt un ami",
  },

  board: BOARD,

  play: {
    move: "Coup",
    example: "p. ex. 11-15",
    play: "Jouer",
    type: "Taper un coup",
    stopTyping: "Ne plus taper",
    refusals: {
      malformed: "Écris le coup avec ses cases\u00A0: 11-15, ou 22x15x8 pour une prise.",
      "off-board": "Les cases sont numérotées de 1 à 32.",
      noPiece: (square) => `Il n'y a pas de pion en ${square}.`,
      unreachable: (from, to) => `Le pion en ${from} ne peut pas aller en ${to}.`,
      ambiguous: (moves) => `Cela peut vouloir dire ${moves}. Écris toutes les cases.`,
    },
    premove: (move) => `Ton prochain coup, s'il est alors possible\u00A0: ${move}.`,
    planned: (square) => `Choisi pour ton prochain coup\u00A0: ${square}.`,
    premoveDropped: (move) => `${move} n'est plus possible et a été oublié.`,
    forget: "Annuler",
    choice: (move) => `Jouer ${move}\u00A0?`,
    chainGoesOn: (move) => `${move}, et la prise continue.`,
    confirm: "Confirmer",
    takeBack: "Annuler",
    timeLeft: "Temps restant",
    keysOpen: "Touches",
  },

  record: {
    travels: {
      first: "Au début",
      previous: "Coup précédent",
      next: "Coup suivant",
      last: "Au dernier coup",
    },
    travel: "Parcourir la partie",
    backToNow: "Revenir au présent",
    pastOnly: "C'est une position passée. Reviens au présent pour jouer.",
    lookingAtStart: "Retour sur le début.",
    lookingAt: (number, color, move) => `Retour sur le coup ${number}, ${SIDES[color]} ${move}.`,
    sayStart: "Le début de la partie.",
    sayMove: (number, color, move) => `Coup ${number}, ${SIDES[color]}, ${move}`,
    sayNow: "La position actuelle.",
    words: {
      step: (from, to) => `${from} va en ${to}`,
      jumps: (from, landings, captured) => `${from} saute en ${landings}, prend ${captured}`,
      crowned: (move) => `${move}, dame`,
      and: " et ",
    },
    opening: (number, moves) => `Ouverture ${number}: ${moves}`,
    watchers: (count) => `Spectateurs\u00A0: ${count}. Copier le lien pour regarder`,
    look: "Voir le damier",
    showResult: "Voir le résultat",
    share: "Partager",
    savePicture: "Enregistrer l'image",
    review: "Revoir",
    analyse: "Analyser",
    copyPdn: "Copier le PDN",
    downloadPdn: "Télécharger le PDN",
    copyLink: "Copier le lien de la partie",
    copied: "Copié",
    copyByHand: "Ce navigateur n'autorise pas la copie. Voici le texte à copier à la main\u00A0:",
  },

  say: {
    youMoved: (move) => `Toi\u00A0: ${move}`,
    opponentMoved: (move) => `Adversaire\u00A0: ${move}`,
    goesOn: (from, to) => `${from} saute en ${to} et continue.`,
    via: " puis ",
    notBegun: "La partie n'a pas commencé.",
    score: (mine, theirs) => `Prises\u00A0: ${mine} pour toi, ${theirs} pour ton adversaire.`,
    lastMove: "Dernier coup\u00A0:",
    yourTurn: "C'est à toi.",
    gameBegins: (color) => `La partie commence. Tu as les ${color.toLowerCase()}.`,
    over: {
      won: "La partie est finie, tu as gagné.",
      lost: "La partie est finie, tu as perdu.",
      draw: "La partie est finie, elle est nulle.",
    },
    premove: (move) => `Gardé pour ton prochain coup\u00A0: ${move}.`,
    premoveForgotten: "Ton prochain coup est de nouveau libre.",
    premoveDropped: (move) => `Ton prochain coup ${move} n'est pas possible.`,
    chosen: (move) => `Choisi\u00A0: ${move}. Entrée confirme, Échap annule.`,
    takenBack: "Annulé.",
    drawOffered: "On te propose la nulle.",
    drawSent: "Tu as proposé la nulle.",
    drawTurnedDown: "Tu as refusé la nulle.",
    takebackAsked: "Ton adversaire demande à reprendre un coup.",
    takebackSent: "Tu as demandé à reprendre ton coup.",
    takebackDone: "Le coup a été repris.",
    takebackTurnedDown: "Le coup reste joué.",
    opponentJoined: "Quelqu'un s'est assis en face de toi.",
    opponentLeft: "La place en face de toi est vide.",
    ready: "Tu es prêt.",
    unready: "Tu n'es plus prêt.",
    opponentReady: "Ton adversaire est prêt.",
    opponentUnready: "Ton adversaire n'est plus prêt.",
    rematchAsked: "Tu as demandé une autre partie.",
    rematchWanted: "Ton adversaire demande une autre partie.",
    rematchAgreed: "Vous voulez tous deux une autre partie. Elle commence.",
    halfMinute: "Encore trente secondes.",
    tenSeconds: "Encore dix secondes.",
    watching: (count) => `Spectateurs en ce moment\u00A0: ${count}.`,
    away: "Ton adversaire s'est absenté.",
    back: "Ton adversaire est revenu.",
    slow: "Ton adversaire réfléchit longtemps.",
    claimable: "Tu peux maintenant réclamer la victoire.",
    ownSlow: "Ton temps court. Joue, s'il te plaît.",
    ownClaimable: "Ton temps est écoulé\u00A0: ton adversaire peut réclamer la victoire.",
  },

  calls: {
    turn: "À toi de jouer",
    arrived: "Ton adversaire est là",
    claimable: "Tu peux réclamer la victoire",
  },
  calledTitle: (call) => `${call} · Kingrow`,

  result: {
    gameOver: "PARTIE TERMINÉE",
    won: "Tu as gagné\u00A0!",
    lost: "Tu as perdu\u00A0!",
    draw: "Nulle",
    aborted: "Partie annulée",
    yourScore: "Tes prises\u00A0:",
    opponentsScore: "Prises de l'adversaire\u00A0:",
    playAgain: "Rejouer",
    waitingForAgreement: "En attente de l'accord de l'adversaire",
    agreed: "Ton adversaire est d'accord\u00A0! La partie suivante commence",
    newOpponent: "Autre adversaire",
    series: (mine, theirs, draws) =>
      `Série ${mine}–${theirs}${draws === 0 ? "" : `, nulles\u00A0: ${draws}`}`,
    capturedAll: {
      won: "Tu as pris tous les pions.",
      lost: "Ton adversaire a pris tous tes pions.",
    },
    wantsRematch: (name) => `${name} veut une revanche`,
    opponentAsks: "Ton adversaire aimerait rejouer.",
    opponentGone:
      "Ton adversaire est parti. «\u00A0Rejouer\u00A0» ouvre ta salle à quelqu'un d'autre.",
    reasons: REASONS,
  },

  actions: {
    label: "Partie",
    resign: "Abandonner",
    resignTitle: "Abandonner cette partie\u00A0?",
    resignText: "Ton adversaire gagnera.",
    resignNo: "Continuer",
    offerDraw: "Proposer nulle",
    offerTitle: "Proposer la nulle\u00A0?",
    offerText: "Tu pourras la reproposer après ton prochain coup.",
    offerNo: "Pas maintenant",
    offered: "Nulle proposée",
    offerSent: "Tu as proposé la nulle.",
    offerReceived: "Ton adversaire propose la nulle.",
    takeback: "Demander à reprendre le coup",
    takebackSent: "Tu as demandé à reprendre ton coup.",
    takebackReceived: "Ton adversaire demande à reprendre un coup.",
    drawDeclined: "Ta proposition de nulle a été refusée.",
    takebackDeclined: "Ton coup reste joué\u00A0: la demande a été refusée.",
    accept: "Accepter",
    decline: "Refuser",
    leaveTitle: "Quitter cette partie\u00A0?",
    leaveText: "La partie est en cours. Qui s'en va la perd.",
    leaveYes: "Partir et perdre",
    leaveNo: "Rester",
  },

  draw: {
    repetition: "Cette position est déjà apparue. À la troisième fois, la partie est nulle.",
    quiet: (plies, of) =>
      `${Math.floor(plies / 2)} coups sur ${of / 2} de chaque côté sans prise ni avance de pion\u00A0; ensuite, nulle.`,
  },

  absence: {
    away: (claimIn, endIn) =>
      `Ton adversaire est absent. Dans ${claimIn} tu peux réclamer la victoire\u00A0; dans ${endIn} la partie finit.`,
    idle: (claimIn, endIn) =>
      `Ton adversaire tarde. Dans ${claimIn} tu peux réclamer la victoire\u00A0; dans ${endIn} la partie finit.`,
    claimable: (endIn) => `Ton adversaire tarde trop\u00A0; la partie finit dans ${endIn}.`,
    claim: "Réclamer la victoire",
    yourClock: (claimIn, endIn) =>
      `À toi. Dans ${claimIn} ton adversaire peut réclamer la victoire\u00A0; dans ${endIn} la partie finit.`,
    yourClockOver: (endIn) =>
      `À toi. Ton adversaire peut réclamer la victoire\u00A0; la partie finit dans ${endIn}.`,
    gone: "Ton adversaire est déconnecté. Qui vient maintenant prend sa place.",
    goneUntil: (freeIn) => `Ton adversaire est déconnecté. Sa place se libère dans ${freeIn}.`,
    badge: (left) => (left === undefined ? "Absent" : `Absent ${left}`),
    release: "Libérer la place",
    notReady: "Ton adversaire n'est pas prêt. En chercher un autre\u00A0?",
    findAnother: "En chercher un autre",
    guestNotReady:
      "Ton adversaire n'est pas prêt. Tu peux libérer la place pour quelqu'un d'autre.",
    notBegun: "Ton adversaire n'a pas encore joué. Tu peux partir sans perdre.",
    missed: (moves) => `Pendant ton absence\u00A0: ${moves}.`,
  },

  greet: {
    open: "Dire quelque chose",
    title: "Dire quelque chose",
    close: "Fermer",
    words: {
      hello: "Bonjour\u00A0!",
      goodLuck: "Bonne chance\u00A0!",
      wellPlayed: "Bien joué\u00A0!",
      thanks: "Merci\u00A0!",
      oops: "Oups\u00A0!",
      oneMoment: "Un instant, s'il te plaît.",
    },
    said: (words) => `Adversaire\u00A0: ${words}`,
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
      travel: "Dans la liste des coups\u00A0: arrière, avant, au début, au présent",
      help: "Sur le damier\u00A0: ces touches",
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
  own: {
    title: "Tes salles",
    back: "Revenir",
    leave: "Quitter",
    left: (name) => `Tu as quitté ${name}.`,
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
    aborted: "Partie annulée. Le premier coup n'a pas été joué à temps.",
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

  practice: {
    title: "Jouer contre l'ordinateur",
    tabTitle: "Jouer contre l'ordinateur · Kingrow",
    intro:
      "Il joue ici, sur ton appareil\u00A0: personne n'attend, et aucun réseau n'est nécessaire.",
    level: "Niveau",
    levels: ["Doux", "Facile", "Détendu", "Solide", "Vigilant", "Fort", "Affûté", "Maître"],
    about: [
      "Donne un pion de temps en temps.",
      "Voit peu et pardonne beaucoup.",
      "Suit le jeu et fait des erreurs.",
      "Prend ce que tu lui laisses.",
      "Regarde avant de sauter.",
      "Fait peu d'erreurs.",
      "Voit venir un piège.",
      "Joue le meilleur coup trouvé en une seconde.",
    ],
    levelIs: (level, word) => `Niveau\u00A0${level}\u00A0· ${word}`,
    side: "Tu joues",
    sides: { black: "Noirs", white: "Blancs", chance: "Au hasard" },
    start: "Commencer",
    shots: "Coups gagnants à trouver",
    analysis: "Damier d'analyse",
    hint: "Indice",
    hintIs: (move) => `Indice\u00A0: ${move}.`,
    exit: "Salon",
    another: "Nouvelle partie",
    anotherTitle: "Arrêter cette partie\u00A0?",
    anotherText: "La partie est perdue, et une autre commence.",
    anotherNo: "Continuer",
    calledBack: "On t'attend dans ta salle. Cette partie est gardée pour plus tard.",
    toRoom: "Aller dans ta salle",
    notYet: "Pas encore",
    seatGone: "Ta place dans la salle est perdue",
    seatGoneText: "Ton absence a duré trop longtemps. Cette partie continue.",
    elsewhere: "Cette partie est ouverte dans un autre onglet",
    elsewhereText: "Elle continue là-bas, rien n'est perdu.",
    here: "Continuer ici",
    notKept: "Ce navigateur ne garde rien\u00A0: la partie dure autant que cette page.",
    weak: "Ce navigateur laisse peu réfléchir la page\u00A0: l'ordinateur joue au plus au niveau 4.",
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
        resignText: "L'ordinateur gagne.",
        offerText: "L'ordinateur regarde le damier avant de répondre.",
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
    hintMark: { premove: "ton prochain coup", hint: "l'indice" },
  },

  table: {
    title: "À deux sur un appareil",
    tabTitle: "À deux sur un appareil · Kingrow",
    turns: "Tourner le damier après chaque coup",
    exit: "Salon",
    another: "Nouvelle partie",
    anotherTitle: "Arrêter cette partie\u00A0?",
    anotherText: "La partie est perdue, et une autre commence.",
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
          newOpponent: "Nouvelle partie",
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
          resignTitle: `Les ${mine} abandonnent\u00A0?`,
          resignText: `Les ${theirs} gagnent.`,
          offerDraw: "Nulle",
          offerTitle: "Partie nulle\u00A0?",
          offerText: "La partie est nulle si vous êtes tous deux d'accord.",
          offerNo: "Continuer",
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
        drawSent: "Vous êtes d'accord.",
        takebackSent: "Coup repris.",
        rematchAsked: "Une autre partie.",
        rematchAgreed: "Elle commence.",
      };
    },
  },

  shots: {
    title: "Coups gagnants · Kingrow",
    heading: "Coups gagnants",
    intro:
      "Positions de vraies parties où un coup gagne. Qu'il rapporte plus que tout autre est prouvé, sur six coups, contre toute défense.",
    daily: "Problème du jour",
    number: (number, count) => `Problème ${number} sur ${count}`,
    grade: "Difficulté",
    grades: { all: "Toutes", 1: "Facile", 2: "Moyenne", 3: "Difficile", 4: "Très difficile" },
    task: (color, moves) => (moves === 1 ? TASKS[color] : `${TASKS[color]} ${toFind(moves)}`),
    wrong: (move) => `${move} ne gagne pas. Essaie un autre coup.`,
    right: (move, reply) => `Juste, ${move}. La réponse est ${reply}. Continue.`,
    solved: "Résolu. Le gain est là.",
    shown: "C'était la solution.",
    show: "Montrer la solution",
    again: "Encore une fois",
    next: "Problème suivant",
    toDaily: "Au problème du jour",
    notKept:
      "Ce navigateur ne garde rien\u00A0: ce que tu résous compte tant que cette page est ouverte.",
    count: (solved, missed, all) =>
      `Résolus\u00A0: ${solved} sur ${all}\u00A0; manqués\u00A0: ${missed}`,
    was: { solved: "Déjà résolu", missed: "Déjà manqué" },
  },

  study: {
    sides: LABELS,
    turnBoard: "Tourner le damier",
    analyse: "Analyser",
    review: "Revoir",
    place: (number, color) => `Coup ${number}, ${LABELS[color]}`,
    weak: "Ce navigateur ne laisse pas réfléchir un second programme\u00A0: l'ordinateur voit moins loin ici.",

    score: (color, men) =>
      color === undefined ? "Égalité" : `${LABELS[color]} +${men.replace(".", ",")}`,
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
    curveNumbers: "Coup par coup",
    assessments: {
      "black-wins": "les noirs gagnent",
      "black-better": "les noirs sont mieux",
      level: "égalité",
      "white-better": "les blancs sont mieux",
      "white-wins": "les blancs gagnent",
    },
    stretch: (assessment, from, to) =>
      from === 0 ? `${assessment} jusqu'au coup ${to}` : `${assessment} aux coups ${from} à ${to}`,
    points: "Tournants",
    noPoints: "Aucun coup n'a laissé échapper un gain ou une nulle.",
    kinds: {
      "win-to-draw": (played, better) =>
        `${played} laisse échapper le gain\u00A0: la partie est égale ensuite. ${better} le garde.`,
      "win-to-loss": (played, better) =>
        `${played} fait d'une partie gagnée une partie perdue. ${better} garde le gain.`,
      "draw-to-loss": (played, better) => `${played} perd. ${better} tient la partie.`,
    },
    proved: "Prouvé\u00A0: avec si peu de pions, chaque fin est connue.",
    byForce: (color, took, lost) =>
      `Ensuite ${WITHIN[color]} doivent prendre. Bilan\u00A0: ${pieces(took)} de pris, ${pieces(lost)} de perdus.`,
    look: "Montrer la position",
    better: (move) => `Jouer ${move}`,
    answer: (move) => `Jouer la réponse ${move}`,
    costs: "Ce qu'ont coûté les prises",
    costsText:
      "Qui peut prendre doit prendre. Ces prises étaient forcées et ont coûté plus qu'elles n'ont rapporté.",
    cost: (move, took, lost) =>
      `${move} était forcé. Bilan\u00A0: ${pieces(took)} de pris, ${pieces(lost)} de perdus.`,
    onLine: "Une suite qui n'a pas été jouée.",
    backToGame: "Retour à la partie",
    sayDone: (count) =>
      count === 0
        ? "La revue est prête. Aucun coup n'a laissé échapper un gain ou une nulle."
        : `La revue est prête. ${points(count)}.`,

    analysisTitle: "Analyse · Kingrow",
    analysisHeading: "Damier d'analyse",
    toMove: (color) => (color === "black" ? "Trait aux noirs" : "Trait aux blancs"),
    gameOver: (color) => `${THE[color]} ne peuvent plus jouer et ont perdu.`,
    branches: "Coups joués d'ici",
    deleteMove: "Effacer ce coup",
    deleted: "Effacé.",
    shots: "Coups gagnants",
    lines: "Suites de l'ordinateur",
    noLines: "Aucun coup à regarder.",
    depth: (depth) => `profondeur ${depth}`,
    setUp: "Composer une position",
    done: "Prendre cette position",
    discard: "Abandonner",
    putting: "Entrée, un clic ou un glissement pose sur le damier",
    tools: {
      "black-man": "Pion noir",
      "black-king": "Dame noire",
      "white-man": "Pion blanc",
      "white-king": "Dame blanche",
      nothing: "Enlever",
    },
    turn: "Qui joue en premier",
    clear: "Damier vide",
    usual: "Position de départ",
    fen: "Position en texte (FEN)",
    readFen: "Lire",
    copyFen: "Copier le FEN",
    copyLink: "Copier le lien",
    copied: "Copié",
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

    open: "Ouvrir des parties (PDN)",
    openTitle: "Ouvrir des parties",
    paste: "Parties en texte (PDN)",
    file: "Ou un fichier",
    openPasted: "Ouvrir",
    close: "Fermer",
    chosenGame: (count) =>
      count === 1 ? "Cette partie peut être ouverte" : `Choisis une des ${count} parties`,
    noGame: "Il n'y a pas de partie dans ce texte.",
    tooLarge: (megabytes) =>
      `C'est trop grand pour être lu ici\u00A0: ${megabytes} Mo au plus, soit plusieurs milliers de parties.`,
    tooManyGames: counted("fr", {
      other:
        "Ce texte contient plus de # parties, c'est trop pour la liste. N'en ouvre qu'un extrait.",
    }),
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

  watch: {
    title: "Regarder · Kingrow",
    heading: "Tu regardes",
    toMove: { black: "Aux noirs de jouer.", white: "Aux blancs de jouer." },
    onTurn: "Au trait",
    notBegun: "La partie n'a pas commencé.",
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
