// Die Sätze des Servers auf Deutsch, nach ihrem Code.
import type { ConnectionErrorCode, RefusalCode } from "@kingrow/protocol";

const refusals: Readonly<Record<RefusalCode, string>> = {
  INVALID_REQUEST: "Ungültige Anfrage",
  ROOM_NOT_FOUND: "Diesen Raum gibt es nicht",
  ROOM_FULL: "Der Raum ist voll",
  TOO_MANY_ROOMS:
    "Du hast zu viele offene Räume. Verlasse einen davon, bevor du einen neuen eröffnest.",
  TOO_MANY_SEATS:
    "Du sitzt in zu vielen Räumen. Verlasse einen davon, bevor du einen weiteren Platz nimmst.",
  ADDRESS_LIMIT:
    "Aus deinem Netz sind zu viele Räume und Plätze belegt. Bitte versuche es später noch einmal.",
  GAME_NOT_STARTED: "Das Spiel hat noch nicht begonnen",
  GAME_ALREADY_STARTED: "Das Spiel hat schon begonnen",
  GAME_OVER: "Das Spiel ist vorbei",
  GAME_NOT_OVER: "Das Spiel ist noch nicht vorbei",
  NOT_YOUR_TURN: "Du bist nicht am Zug",
  NO_PIECE: "Auf diesem Feld steht kein Stein",
  NOT_YOUR_PIECE: "Das ist nicht dein Stein",
  MUST_CAPTURE: "Du musst schlagen",
  MUST_CONTINUE: "Du musst mit demselben Stein weiterschlagen",
  ILLEGAL_MOVE: "Dorthin kann dieser Stein nicht ziehen",
  STALE: "Das Spiel ist schon weiter. Das Brett zeigt jetzt den neuen Stand.",
  DRAW_ALREADY_OFFERED:
    "Du hast schon ein Remis angeboten. Mach erst einen Zug, bevor du es wieder anbietest.",
  NO_DRAW_OFFER: "Es gibt kein Remisangebot, auf das du antworten könntest",
  TAKEBACK_ALREADY_OFFERED:
    "Um die Rücknahme wurde schon gebeten. Mach erst einen Zug, bevor du es wieder tust.",
  NO_TAKEBACK_OFFER: "Niemand hat darum gebeten, einen Zug zurückzunehmen",
  NOTHING_TO_TAKE_BACK: "Du hast noch keinen Zug gemacht, den du zurücknehmen könntest",
  TOO_EARLY_TO_CLAIM: "Noch ist es zu früh, den Sieg zu beanspruchen",
  NOT_ALLOWED: "Das geht hier nicht",
  RATE_LIMITED: "Zu viele Anfragen. Bitte etwas langsamer.",
  OVERLOADED: "Der Server hat gerade sehr viel zu tun. Bitte versuche es gleich noch einmal.",
  UNAVAILABLE: "Der Dienst ist kurz nicht erreichbar. Bitte versuche es noch einmal.",
};

const connectionErrors: Readonly<Record<ConnectionErrorCode, string>> = {
  IP_LIMIT_EXCEEDED: "Zu viele Verbindungen von dieser IP-Adresse",
  SEAT_TAKEN_OVER: "Dein Platz wurde in einem anderen Fenster übernommen",
  FLOODING: "Diese Verbindung hat zu viele Anfragen geschickt und wurde geschlossen",
};

export const deServer = { refusals, connectionErrors };
