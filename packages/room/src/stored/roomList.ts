// A room as a list of its values: the names are the same in all rooms, and most of what JSON would write.
import { type RoomOptions, roomOptions } from "@kingrow/protocol";
import type { Game } from "@kingrow/rules";
import { NO_ANSWERED_MOVES, type AnsweredMoves } from "../state/answeredMoves.ts";
import type { Room } from "../state/room.ts";
import type { Seat } from "../state/seat.ts";

/**
 * Places are for ever: what is new comes last, and a place whose field is gone stays empty.
 * Without the moves that the seats were answered for, which need no JSON.
 */
export function roomToList(room: Room) {
  return [
    room.id,
    room.options,
    room.createdBy,
    room.createdFrom,
    room.requestId,
    room.createdAt,
    room.changedAt,
    room.version,
    room.run,
    room.seats[1] && seatToList(room.seats[1]),
    room.seats[2] && seatToList(room.seats[2]),
    room.phase,
    room.ballot,
    room.game && gameToList(room.game),
    room.lastStep,
    room.result,
    room.series,
    room.drawOffer,
    room.takebackOffer,
    room.clocks,
    room.turnClock,
    room.closesAt,
    room.rematchAt,
    room.expiresAt,
    room.waitsSince,
    room.boardVersion,
    room.startsAt,
    room.abortsAt,
    room.unlistsAt,
    room.unlisted,
    room.removedPlayers,
  ] as const;
}

/** A list that has been JSON, which knows no `undefined`; an older one may be shorter. */
type FromJson<L> = { readonly [P in keyof L]: undefined extends L[P] ? OrNull<L[P]> : L[P] };
type OrNull<V> = (V extends readonly unknown[] ? FromJson<V> : V) | null;

export type RoomList = FromJson<ReturnType<typeof roomToList>>;
type SeatList = FromJson<ReturnType<typeof seatToList>>;
type GameList = FromJson<ReturnType<typeof gameToList>>;

/** @param answered white's moves, then black's */
export function roomFromList(
  list: RoomList,
  answered: readonly [AnsweredMoves, AnsweredMoves],
): Whole<Room> {
  const [id, options, createdBy, createdFrom, requestId, createdAt, ...changing] = list;
  const [changedAt, version, run, white, black, phase, ballot, game, ...rest] = changing;
  const [lastStep, result, series, drawOffer, takebackOffer, clocks, turnClock, ...ends] = rest;
  const [closesAt, rematchAt, expiresAt, waitsSince, boardVersion, ...later] = ends;
  const [startsAt, abortsAt, unlistsAt, unlisted, removedPlayers] = later;
  return {
    id,
    options: optionsOf(options),
    createdBy,
    createdFrom: createdFrom ?? undefined,
    requestId: requestId ?? undefined,
    createdAt,
    changedAt,
    version,
    run,
    seats: {
      1: white ? seatFromList(white, answered[0]) : undefined,
      2: black ? seatFromList(black, answered[1]) : undefined,
    },
    phase,
    ballot: ballot ?? undefined,
    game: game ? gameFromList(game) : undefined,
    lastStep: lastStep ?? undefined,
    result: result ?? undefined,
    series: series ?? undefined,
    drawOffer: drawOffer ?? undefined,
    takebackOffer: takebackOffer ?? undefined,
    clocks: clocks ?? undefined,
    turnClock: turnClock ?? undefined,
    closesAt: closesAt ?? undefined,
    rematchAt: rematchAt ?? undefined,
    expiresAt,
    waitsSince: waitsSince ?? createdAt,
    boardVersion: boardVersion ?? version,
    startsAt: startsAt ?? undefined,
    abortsAt: abortsAt ?? undefined,
    unlistsAt: unlistsAt ?? undefined,
    unlisted: unlisted ?? undefined,
    removedPlayers: removedPlayers ?? undefined,
  };
}

/** What is younger than the room holds as for a client that does not say it. */
function optionsOf(stored: RoomOptions): RoomOptions {
  return { ...roomOptions({ isPrivate: stored.visibility === "private" }), ...stored };
}

/** With every field of a type, so that none is forgotten here. */
type Whole<T> = { readonly [N in keyof Required<T>]: T[N] };

function seatToList(seat: Seat) {
  return [
    seat.owner,
    seat.socketId,
    seat.run,
    seat.address,
    seat.connected,
    seat.lagMs,
    seat.isSpared,
    seat.ready,
    seat.wantsRematch,
    seat.hasOfferedDraw,
    seat.hasOfferedTakeback,
    seat.absence,
    seat.givesWayAt,
    seat.keptUntil,
    seat.matched,
    seat.readyByMatch,
    seat.releasableAt,
    seat.connectedAt,
    seat.lagCredit,
    seat.name,
  ] as const;
}

function seatFromList(list: SeatList, answeredMoves = NO_ANSWERED_MOVES): Whole<Seat> {
  const [owner, socketId, run, address, connected, lagMs, isSpared, ready, ...rest] = list;
  const [wantsRematch, hasOfferedDraw, hasOfferedTakeback, absence, ...later] = rest;
  const [givesWayAt, keptUntil, matched, readyByMatch, releasableAt, connectedAt, ...latest] =
    later;
  const [lagCredit, name] = latest;
  return {
    owner,
    socketId,
    run,
    address: address ?? undefined,
    connected,
    lagMs: lagMs ?? undefined,
    isSpared: isSpared ?? undefined,
    ready,
    wantsRematch,
    hasOfferedDraw,
    hasOfferedTakeback: hasOfferedTakeback ?? undefined,
    answeredMoves,
    absence: absence ?? undefined,
    givesWayAt: givesWayAt ?? undefined,
    keptUntil: keptUntil ?? undefined,
    matched: matched ?? undefined,
    readyByMatch: readyByMatch ?? undefined,
    releasableAt: releasableAt ?? undefined,
    connectedAt: connectedAt ?? undefined,
    lagCredit: lagCredit ?? undefined,
    name: name ?? undefined,
  };
}

function gameToList({ position, moves, path, quietPlies, seen, outcome }: Game) {
  const { black, white, kings, turn, jumper } = position;
  return [black, white, kings, turn, jumper, moves, path, quietPlies, seen, outcome] as const;
}

function gameFromList(list: GameList): Whole<Game> {
  const [black, white, kings, turn, jumper, moves, path, quietPlies, seen, outcome] = list;
  const position = { black, white, kings, turn, jumper: jumper ?? undefined };
  return { position, moves, path, quietPlies, seen, outcome: outcome ?? undefined };
}
