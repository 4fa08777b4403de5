// Audits the game: every step has a call, every ending a reason, every start the consent of both.
import { AWAY_CLAIM_MS } from "@kingrow/protocol";
import { BALLOTS, coordOf, play } from "@kingrow/rules";
import {
  ABORT_MS,
  ABORTABLE_MS,
  listOfAnswered,
  moverOf,
  type Room,
  otherSeat,
  type Seat,
  type SeatNumber,
  seatOf,
  AWAY_FORFEIT_MS,
  IDLE_CLAIM_MS,
  IDLE_FORFEIT_MS,
} from "@kingrow/room";
import { hasLasted, isPastGrace } from "./auditSeats.ts";
import { type AuditedChange, seatOfOwner, type Succession } from "./change.ts";
import { auditTakeback, isTakenBack } from "./auditTakeback.ts";
import { stepText } from "./callLedger.ts";
import { isSameGame, ownersIn } from "./history.ts";

const UNREQUESTED = "every change has a request";

export function auditGame(change: AuditedChange): void {
  const { before, after } = change;
  if (before === undefined || after === undefined) return;
  const succession = { ...change, before, after };
  const isBegun = before.phase !== "started" && after.phase === "started";
  if (isBegun) auditStart(succession);
  else if (isTakenBack(before, after)) auditTakeback(succession);
  else if (after.game !== undefined && !isSameGame(before, after)) auditStep(succession);
  if (before.phase === "started" && after.phase !== "started") auditEnd(succession);
  if (after.drawOffer !== undefined && after.drawOffer !== before.drawOffer)
    auditOffer(succession, "offerDraw", after.drawOffer);
  if (after.takebackOffer !== undefined && after.takebackOffer !== before.takebackOffer)
    auditOffer(succession, "takeback", after.takebackOffer);
}

function auditStart({ before, after, report, roomId }: Succession): void {
  // A player who joins by `playNow` may be ready at once.
  const [white, black] = [before.seats[1] ?? after.seats[1], before.seats[2] ?? after.seats[2]];
  if (white === undefined || black === undefined) return report("a game needs two", roomId);
  const isAgreed = before.phase === "waiting" || (white.wantsRematch && black.wantsRematch);
  if (!isAgreed) report(UNREQUESTED, `a rematch in ${roomId}`);
  if (!isAtItsStart(after)) report("a game begins at its start", roomId);
}

/** Whether the game has no moves, or those of a ballot. */
function isAtItsStart({ options, game }: Room): boolean {
  if (game === undefined || game.path.length > 0) return false;
  const begun = game.moves.join(" ");
  if (options.opening === "free") return begun === "";
  return BALLOTS.some(({ moves }) => moves.join(" ") === begun);
}

function auditStep(change: Succession): void {
  const { before, after, report, roomId } = change;
  const { game, lastStep } = { game: before.game, lastStep: after.lastStep };
  if (game === undefined || lastStep === undefined || before.phase !== "started")
    return report(UNREQUESTED, `another board in ${roomId}`);
  const played = play(game, lastStep.from, lastStep.to);
  if (!played.ok || JSON.stringify(played.value.game) !== JSON.stringify(after.game))
    report("the game follows the rules", `${lastStep.from}-${lastStep.to} in ${roomId}`);
  const mover = before.seats[seatOf(game.position.turn)];
  if (mover === undefined) return report(UNREQUESTED, `a step without a player in ${roomId}`);
  auditMover(change, mover, stepText(coordOf(lastStep.from), coordOf(lastStep.to)));
}

/** Checks that the player requested the step for this version, and that it was not applied before. */
function auditMover(change: Succession, mover: Seat, step: string): void {
  const { before, after, calls, report, roomId } = change;
  const moveId = newMoveId(after, mover.owner);
  if (moveId === undefined) {
    if (!calls.spend("movePiece", roomId, mover.owner, step))
      report(UNREQUESTED, `${step} in ${roomId}`);
    return;
  }
  const move = calls.move(moveId);
  if (move?.owner !== mover.owner || move.roomId !== roomId || move.step !== step)
    report(UNREQUESTED, `${step} in ${roomId} as ${moveId}`);
  else if (![...move.versions].some((version) => isMeantFor(change, version)))
    report("a step is applied to the version it was sent for", `${moveId} at ${before.version}`);
}

/** Whether the move may be for this version: any since the last change of board, turn or game (rule G6). */
function isMeantFor({ before, history }: Succession, version: number | undefined): boolean {
  const since = history?.boardVersion ?? before.version;
  return version === undefined || (version >= since && version <= before.version);
}

function newMoveId(room: Room, owner: string): string | undefined {
  const seat = seatOfOwner(room, owner);
  const latest = listOfAnswered(seat?.answeredMoves ?? "").at(-1);
  return latest?.version === room.version ? latest.moveId : undefined;
}

function auditEnd(change: Succession): void {
  const { before, after, calls, report, roomId } = change;
  const { result } = after;
  if (result === undefined) return report("a game ends with a result", roomId);
  const { winner, reason } = result;
  const winnerOwner = winner && before.seats[winner]?.owner;
  const loser = winner && otherSeat(winner);
  const loserOwner = loser && before.seats[loser]?.owner;
  const by = (name: string, owner = "") => calls.spend(name, roomId, owner, "");
  const isFounded = ((): boolean => {
    switch (reason) {
      case "resigned":
        return by("resign", loserOwner);
      case "left":
        return loser !== undefined && after.seats[loser] === undefined;
      case "claimed":
        return (
          by("claimWin", winnerOwner) && isOverdue(change, loser, AWAY_CLAIM_MS, IDLE_CLAIM_MS)
        );
      case "absent":
        return isOverdue(change, loser, AWAY_FORFEIT_MS, IDLE_FORFEIT_MS);
      case "time":
        return loser !== undefined && loser === moverOf(before.game);
      case "agreement":
        return isAgreed(change);
      case "aborted":
        return isAborted(change);
      default:
        return after.game?.outcome?.reason === reason;
    }
  })();
  if (!isFounded) report("a game ends for a valid reason", `${reason} in ${roomId}`);
}

/** Whether the time for a first move in a public game is over (rule G8). */
function isAborted(change: Succession): boolean {
  const { before, after, history, at } = change;
  const { options, game } = before;
  const drawn = options.opening === "ballot" ? DRAWN_PLIES : 0;
  const isUnbegun = (game?.moves.length ?? 0) < drawn + 2 && options.visibility === "public";
  const hasLeft = ownersIn(after).length < ownersIn(before).length;
  const since = history?.movedAt ?? at;
  const isOverdue = hasLasted(change, since, hasLeft ? ABORTABLE_MS : ABORT_MS);
  // After a restart only a minute is guaranteed.
  const isDue = since >= change.instance.bootedAt || isPastGrace(change);
  return isUnbegun && isOverdue && isDue && after.result?.winner === undefined;
}

const DRAWN_PLIES = 3;

function isAgreed({ before, calls, roomId }: Succession): boolean {
  const offerer = before.drawOffer;
  const answerer = offerer && before.seats[otherSeat(offerer)]?.owner;
  if (answerer === undefined) return false;
  return (
    calls.spend("answerDraw", roomId, answerer, "true") ||
    calls.spend("offerDraw", roomId, answerer, "")
  );
}

/** Whether the player has been away, or on turn without a step, for at least this time. */
function isOverdue(
  change: Succession,
  number: SeatNumber | undefined,
  awayMs: number,
  idleMs: number,
): boolean {
  const { before, people, history, at } = change;
  const seat = number && before.seats[number];
  if (seat === undefined || !isPastGrace(change)) return false;
  const isAway = !change.connected.has(seat.socketId);
  const isOnTurn = before.game !== undefined && seatOf(before.game.position.turn) === number;
  const idleSince = history?.movedAt ?? at;
  return (
    (isAway && hasLasted(change, people.awaySince(seat.socketId), awayMs)) ||
    (isOnTurn && hasLasted(change, idleSince, idleMs))
  );
}

function auditOffer(
  { before, after, calls, report, roomId }: Succession,
  name: "offerDraw" | "takeback",
  by: SeatNumber,
): void {
  const owner = (after.seats[by] ?? before.seats[by])?.owner ?? "";
  if (!calls.spend(name, roomId, owner, "")) report(UNREQUESTED, `${name} in ${roomId}`);
}
