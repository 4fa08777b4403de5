// What time brings: seats that fall free, games lost on time and forfeited, rematches, rooms that close (rules R6, R7, G7, A1).
function stryNS_9fa48() {
  var g = typeof globalThis === 'object' && globalThis && globalThis.Math === Math && globalThis || new Function("return this")();
  var ns = g.__stryker__ || (g.__stryker__ = {});
  if (ns.activeMutant === undefined && g.process && g.process.env && g.process.env.__STRYKER_ACTIVE_MUTANT__) {
    ns.activeMutant = g.process.env.__STRYKER_ACTIVE_MUTANT__;
  }
  function retrieveNS() {
    return ns;
  }
  stryNS_9fa48 = retrieveNS;
  return retrieveNS();
}
stryNS_9fa48();
function stryCov_9fa48() {
  var ns = stryNS_9fa48();
  var cov = ns.mutantCoverage || (ns.mutantCoverage = {
    static: {},
    perTest: {}
  });
  function cover() {
    var c = cov.static;
    if (ns.currentTestId) {
      c = cov.perTest[ns.currentTestId] = cov.perTest[ns.currentTestId] || {};
    }
    var a = arguments;
    for (var i = 0; i < a.length; i++) {
      c[a[i]] = (c[a[i]] || 0) + 1;
    }
  }
  stryCov_9fa48 = cover;
  cover.apply(null, arguments);
}
function stryMutAct_9fa48(id) {
  var ns = stryNS_9fa48();
  function isActive(id) {
    if (ns.activeMutant === id) {
      if (ns.hitCount !== void 0 && ++ns.hitCount > ns.hitLimit) {
        throw new Error('Stryker: Hit count limit reached (' + ns.hitCount + ')');
      }
      return true;
    }
    return false;
  }
  stryMutAct_9fa48 = isActive;
  return isActive(id);
}
import { clockAgainst, isDeserted } from "./absence.ts";
import { changed, unchanged, type Decision } from "./change.ts";
import { flagAt, moverOf } from "./gameClocks.ts";
import { beginRematch, endGame } from "./phases.ts";
import { isClosed, seatedIn, type Room } from "./room.ts";
import { otherSeat, SEAT_NUMBERS, type SeatNumber } from "./seat.ts";
import { freeSeat, noticesOfLeaving } from "./seating.ts";

/** When something is due next, epoch milliseconds; undefined for a closed room. */
export function nextDeadline(room: Room): number | undefined {
  if (stryMutAct_9fa48("0")) {
    {}
  } else {
    stryCov_9fa48("0");
    if (stryMutAct_9fa48("2") ? false : stryMutAct_9fa48("1") ? true : (stryCov_9fa48("1", "2"), isClosed(room))) return undefined;
    const seats = SEAT_NUMBERS.map(stryMutAct_9fa48("3") ? () => undefined : (stryCov_9fa48("3"), number => stryMutAct_9fa48("4") ? room.seats[number].keptUntil : (stryCov_9fa48("4"), room.seats[number]?.keptUntil)));
    const forfeits = SEAT_NUMBERS.map(stryMutAct_9fa48("5") ? () => undefined : (stryCov_9fa48("5"), number => forfeitOf(room, number)));
    const once = stryMutAct_9fa48("6") ? [] : (stryCov_9fa48("6"), [room.expiresAt, room.closesAt, room.rematchAt, flagAt(room)]);
    const all = stryMutAct_9fa48("7") ? [] : (stryCov_9fa48("7"), [...once, ...seats, ...forfeits]);
    return stryMutAct_9fa48("8") ? Math.max(...all.filter(time => time !== undefined)) : (stryCov_9fa48("8"), Math.min(...(stryMutAct_9fa48("9") ? all : (stryCov_9fa48("9"), all.filter(stryMutAct_9fa48("10") ? () => undefined : (stryCov_9fa48("10"), time => stryMutAct_9fa48("13") ? time === undefined : stryMutAct_9fa48("12") ? false : stryMutAct_9fa48("11") ? true : (stryCov_9fa48("11", "12", "13"), time !== undefined)))))));
  }
}

/** Applies whatever is due at `now`; before its time nothing. */
export function applyDeadlines(room: Room, now: number): Decision {
  if (stryMutAct_9fa48("14")) {
    {}
  } else {
    stryCov_9fa48("14");
    if (stryMutAct_9fa48("17") ? isDue(room.expiresAt, now) && isDue(room.closesAt, now) : stryMutAct_9fa48("16") ? false : stryMutAct_9fa48("15") ? true : (stryCov_9fa48("15", "16", "17"), isDue(room.expiresAt, now) || isDue(room.closesAt, now))) return changed(close(room));
    if (stryMutAct_9fa48("20") ? room.phase !== "started" : stryMutAct_9fa48("19") ? false : stryMutAct_9fa48("18") ? true : (stryCov_9fa48("18", "19", "20"), room.phase === "started")) return stryMutAct_9fa48("22") ? flag(room, now) && forfeit(room, now) : (stryCov_9fa48("22"), flag(room, now) ?? forfeit(room, now));
    const left = freeSeats(room, now);
    if (stryMutAct_9fa48("25") ? left === room : stryMutAct_9fa48("24") ? false : stryMutAct_9fa48("23") ? true : (stryCov_9fa48("23", "24", "25"), left !== room)) return changed(left, noticesOfLeaving(left));
    return isDue(room.rematchAt, now) ? changed(beginRematch(room, now)) : unchanged(room);
  }
}

/** The player to move has no time left (rule O3). */
function flag(room: Room, now: number): Decision | undefined {
  if (stryMutAct_9fa48("26")) {
    {}
  } else {
    stryCov_9fa48("26");
    const mover = moverOf(room.game);
    if (stryMutAct_9fa48("29") ? mover === undefined && !isDue(flagAt(room), now) : stryMutAct_9fa48("28") ? false : stryMutAct_9fa48("27") ? true : (stryCov_9fa48("27", "28", "29"), (stryMutAct_9fa48("31") ? mover !== undefined : stryMutAct_9fa48("30") ? false : (stryCov_9fa48("30", "31"), mover === undefined)) || (stryMutAct_9fa48("32") ? isDue(flagAt(room), now) : (stryCov_9fa48("32"), !isDue(flagAt(room), now))))) return undefined;
    return changed(endGame(room, stryMutAct_9fa48("33") ? {} : (stryCov_9fa48("33"), {
      winner: otherSeat(mover),
      reason: "time"
    }), now));
  }
}

/** The one who has been away for too long first has lost. */
function forfeit(room: Room, now: number): Decision {
  if (stryMutAct_9fa48("35")) {
    {}
  } else {
    stryCov_9fa48("35");
    const [first, second] = stryMutAct_9fa48("36") ? [] : (stryCov_9fa48("36"), [stryMutAct_9fa48("37") ? forfeitOf(room, 1) && Infinity : (stryCov_9fa48("37"), forfeitOf(room, 1) ?? Infinity), stryMutAct_9fa48("38") ? forfeitOf(room, 2) && Infinity : (stryCov_9fa48("38"), forfeitOf(room, 2) ?? Infinity)]);
    if (stryMutAct_9fa48("42") ? Math.min(first, second) <= now : stryMutAct_9fa48("41") ? Math.min(first, second) >= now : stryMutAct_9fa48("40") ? false : stryMutAct_9fa48("39") ? true : (stryCov_9fa48("39", "40", "41", "42"), (stryMutAct_9fa48("43") ? Math.max(first, second) : (stryCov_9fa48("43"), Math.min(first, second))) > now)) return unchanged(room);
    const winner = (stryMutAct_9fa48("47") ? first >= second : stryMutAct_9fa48("46") ? first <= second : stryMutAct_9fa48("45") ? false : stryMutAct_9fa48("44") ? true : (stryCov_9fa48("44", "45", "46", "47"), first < second)) ? 2 : 1;
    return changed(endGame(room, stryMutAct_9fa48("48") ? {} : (stryCov_9fa48("48"), {
      winner,
      reason: "absent"
    }), now));
  }
}

/** While both are away the clocks run on without anyone losing (rule A1). */
function forfeitOf(room: Room, number: SeatNumber): number | undefined {
  if (stryMutAct_9fa48("50")) {
    {}
  } else {
    stryCov_9fa48("50");
    if (stryMutAct_9fa48("53") ? room.phase !== "started" && isDeserted(room) : stryMutAct_9fa48("52") ? false : stryMutAct_9fa48("51") ? true : (stryCov_9fa48("51", "52", "53"), (stryMutAct_9fa48("55") ? room.phase === "started" : stryMutAct_9fa48("54") ? false : (stryCov_9fa48("54", "55"), room.phase !== "started")) || isDeserted(room))) return undefined;
    return stryMutAct_9fa48("57") ? clockAgainst(room, number).forfeitAt : (stryCov_9fa48("57"), clockAgainst(room, number)?.forfeitAt);
  }
}
function freeSeats(room: Room, now: number): Room {
  if (stryMutAct_9fa48("58")) {
    {}
  } else {
    stryCov_9fa48("58");
    const gone = stryMutAct_9fa48("59") ? seatedIn(room) : (stryCov_9fa48("59"), seatedIn(room).filter(stryMutAct_9fa48("60") ? () => undefined : (stryCov_9fa48("60"), number => isDue(stryMutAct_9fa48("61") ? room.seats[number].keptUntil : (stryCov_9fa48("61"), room.seats[number]?.keptUntil), now))));
    return gone.reduce(freeSeat, room);
  }
}
function close(room: Room): Room {
  if (stryMutAct_9fa48("62")) {
    {}
  } else {
    stryCov_9fa48("62");
    return stryMutAct_9fa48("63") ? {} : (stryCov_9fa48("63"), {
      ...room,
      seats: stryMutAct_9fa48("64") ? {} : (stryCov_9fa48("64"), {
        1: undefined,
        2: undefined
      })
    });
  }
}
function isDue(time: number | undefined, now: number): boolean {
  if (stryMutAct_9fa48("65")) {
    {}
  } else {
    stryCov_9fa48("65");
    return stryMutAct_9fa48("68") ? time !== undefined || time <= now : stryMutAct_9fa48("67") ? false : stryMutAct_9fa48("66") ? true : (stryCov_9fa48("66", "67", "68"), (stryMutAct_9fa48("70") ? time === undefined : stryMutAct_9fa48("69") ? true : (stryCov_9fa48("69", "70"), time !== undefined)) && (stryMutAct_9fa48("73") ? time > now : stryMutAct_9fa48("72") ? time < now : stryMutAct_9fa48("71") ? true : (stryCov_9fa48("71", "72", "73"), time <= now)));
  }
}