// All attacks there are; a new one is a file of its own and a line here.
import type { Attack } from "../support/attack.ts";
import { abortedFiles } from "./abortedFiles.ts";
import { expectations, noHost } from "./answeredByNode.ts";
import { longBodies, pageBodies, pollingBodies } from "./bodies.ts";
import { callsWithoutEnd } from "./calls.ts";
import { disconnectBomb } from "./disconnectBomb.ts";
import { emptyPackets } from "./emptyPackets.ts";
import { drippingHeaders, idlePolling, neverConnecting, silentTcp } from "./idle.ts";
import { manyHeaders } from "./manyHeaders.ts";
import { idGuess, listFlood, roomFlood } from "./newKeys.ts";
import { otherNamespaces } from "./otherNamespaces.ts";
import { ranges } from "./ranges.ts";
import { seatGrab } from "./seatGrab.ts";
import { sidOfWebsocket } from "./sidOfWebsocket.ts";
import { unreadAnswers } from "./unreadAnswers.ts";
import { unreadFiles } from "./unreadFiles.ts";
import { unreadLobby } from "./unreadLobby.ts";
import { upgradeProbes } from "./upgradeProbes.ts";
import { upgradeResets } from "./upgradeResets.ts";

export const ATTACKS: readonly Attack[] = [
  unreadFiles,
  abortedFiles,
  ranges,
  pageBodies,
  pollingBodies,
  longBodies,
  noHost,
  expectations,
  manyHeaders,
  otherNamespaces,
  ...emptyPackets,
  callsWithoutEnd,
  roomFlood,
  idGuess,
  listFlood,
  seatGrab,
  disconnectBomb,
  upgradeProbes,
  upgradeResets,
  unreadLobby,
  unreadAnswers,
  silentTcp,
  drippingHeaders,
  neverConnecting,
  idlePolling,
  sidOfWebsocket,
];
