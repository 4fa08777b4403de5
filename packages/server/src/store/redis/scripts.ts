// The Lua scripts: each changes or reads one partition in one step.
import { createHash } from "node:crypto";

export interface Script {
  /** Among all scripts. */
  readonly number: number;
  readonly text: string;
  readonly sha1: string;
}

/** All there are, each with its number. */
const texts: string[] = [];

export function script(text: string): Script {
  return { number: texts.push(text), ...named(text) };
}

function named(text: string) {
  return { text, sha1: createHash("sha1").update(text).digest("hex") };
}

export interface ScriptCall {
  readonly script: Script;
  /** All in one hash slot, unless the link goes to a single server. */
  readonly keys: readonly string[];
  readonly values: readonly string[];
}

let all: Script | undefined;

/** Several calls as one. It answers a list of their answers; a call that fails keeps none of the others from being made. */
export function together(calls: readonly ScriptCall[]): ScriptCall {
  if (all?.number !== texts.length) all = { number: texts.length, ...named(oneOf(texts)) };
  return {
    script: all,
    keys: calls.flatMap(({ keys }) => keys),
    values: calls.flatMap(({ script: { number }, keys, values }) => [
      ...[number, keys.length, values.length].map(String),
      ...values,
    ]),
  };
}

/** ARGV: of each call the script's number, how many keys and how many values it has, and the values. */
function oneOf(scripts: readonly string[]): string {
  return `local scripts = {
${scripts.map((text) => `function(KEYS, ARGV)\n${text}\nend`).join(",\n")}
}
local answers, key, at = {}, 0, 1
while at <= #ARGV do
  local number, keys, values = tonumber(ARGV[at]), tonumber(ARGV[at + 1]), tonumber(ARGV[at + 2])
  at = at + 3
  local isDone, answer = pcall(
    scripts[number], {unpack(KEYS, key + 1, key + keys)}, {unpack(ARGV, at, at + values - 1)}
  )
  if not isDone and type(answer) ~= 'table' then answer = {err = answer} end
  answers[#answers + 1] = answer or false
  key, at = key + keys, at + values
end
return answers`;
}

/**
 * Shared by both writing scripts: who is stored, and whether this very change is in it already.
 * A change carries a token; the last few stay with the record. So a change may be sent twice, and
 * a lost answer is found out by sending it again: it is applied once, and both answers agree.
 * The second answer asks for a write too, of a key that is there only when the room is gone: a server that takes none
 * any more may have lost the change. It is one that needs no memory: where none is left, what is stored is stored.
 * `notAfter` is on Redis' own clock: a change nobody waits for any more must not happen later.
 * Each answer is {status, Redis' clock in ms, the stored record where that helps}.
 */
const PREAMBLE = `
local room, gone, ids, lobby, entries, due, byRun = unpack(KEYS)
local id, token = ARGV[1], ARGV[2]
local expected, notAfter = tonumber(ARGV[3]), tonumber(ARGV[4])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local version, tokens, runs = unpack(redis.call('HMGET', room, 'version', 'tokens', 'runs'))
if not version then version, tokens, runs = 0, redis.call('GET', gone) or '', '' end
if string.find(tokens, token, 1, true) then
  redis.call('PEXPIRE', gone, 60000)
  return {'committed', now}
end
if tonumber(version) ~= expected then return {'conflict', now, redis.call('HGET', room, 'record')} end
if now > notAfter then return {'late', now} end
tokens = string.sub(token .. ',' .. tokens, 1, 103)
`;

/** Takes the room off the index of runs that hold seats. */
const RELEASE = `
for run in string.gmatch(runs, '[^,]+') do redis.call('ZREM', byRun, run .. ' ' .. id) end
`;

/**
 * ARGV: id, token, expected version, notAfter, next version, runs, record, rank, lobby row, place in the queue, deadline.
 * The first write is the one that Redis refuses when it has no memory left; then nothing is written.
 */
export const COMMIT = script(
  `${PREAMBLE}
local nextVersion, nextRuns, record, rank, entry, since, deadline = unpack(ARGV, 5)
redis.call('HSET', room, 'version', nextVersion, 'tokens', tokens, 'runs', nextRuns, 'record', record)
if nextRuns ~= runs then
  ${RELEASE}
  for run in string.gmatch(nextRuns, '[^,]+') do
    redis.call('ZADD', byRun, 0, run .. ' ' .. id)
  end
end
if expected == 0 then redis.call('ZADD', ids, 0, id) end
if rank ~= '' then
  redis.call('ZADD', lobby, rank, id)
  redis.call('HSET', entries, id, entry)
elseif redis.call('ZREM', lobby, id) == 1 then
  redis.call('HDEL', entries, id)
end
if since ~= '' then redis.call('ZADD', KEYS[8], since, id) else redis.call('ZREM', KEYS[8], id) end
if deadline ~= '' then redis.call('ZADD', due, deadline, id) else redis.call('ZREM', due, id) end
return {'committed', now}`,
);

/** ARGV: id, token, expected version, notAfter. A removed room's record comes along. */
export const REMOVE = script(
  `${PREAMBLE}
local last = redis.call('HGET', room, 'record')
redis.call('DEL', room)
redis.call('SET', gone, tokens, 'PX', 60000)
redis.call('ZREM', ids, id)
${RELEASE}
if redis.call('ZREM', lobby, id) == 1 then redis.call('HDEL', entries, id) end
for at = 8, #KEYS do redis.call('ZREM', KEYS[at], id) end
redis.call('ZREM', due, id)
return {'committed', now, last}`,
);

/**
 * One call for several partitions: a call for each would cost many times as much, here and at Redis.
 * KEYS: of each partition a sorted set of listed rooms, and its entries. ARGV: how many. Answers for each its first
 * ids with ranks, and the rows of those ids.
 */
export const LISTED = script(
  `local all = {}
for at = 1, #KEYS, 2 do
  local ranked = redis.call('ZRANGE', KEYS[at], 0, ARGV[1] - 1, 'WITHSCORES')
  local ids, rows = {}, {}
  for i = 1, #ranked, 2 do ids[#ids + 1] = ranked[i] end
  if #ids > 0 then rows = redis.call('HMGET', KEYS[at + 1], unpack(ids)) end
  all[#all + 1] = {ranked, rows}
end
return all`,
);

/** KEYS: parted and asked of an owner. ARGV: now, ms for which both are kept. Answers others and when they parted. */
export const ASK = script(
  `redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1] - ARGV[2])
local parted = redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')
if #parted > 0 then redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[2]) end
return parted`,
);

/** KEYS: parted of an owner. ARGV: the other, when they parted, ms for which it is kept, how many are kept. */
export const PART = script(
  `redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
redis.call('ZREMRANGEBYRANK', KEYS[1], 0, -1 - ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1`,
);

/**
 * KEYS: nodes. ARGV: run, until when on Redis' own clock, or nothing. Notes that it is alive unless it is too late;
 * answers Redis' clock in ms, then all runs and when.
 */
export const BEAT = script(
  `local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local notAfter = tonumber(ARGV[2])
if not notAfter or now <= notAfter then redis.call('ZADD', KEYS[1], now, ARGV[1]) end
return {now, redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')}`,
);

/** KEYS: creator. Answers Redis' clock in ms, then room ids with the times of their claims. */
export const CLAIMS = script(
  `local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
return {now, redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')}`,
);

/** KEYS: creator. ARGV: room id, days the claims may lie there untouched. */
export const CLAIM = script(
  `local time = redis.call('TIME')
redis.call('ZADD', KEYS[1], time[1] * 1000 + math.floor(time[2] / 1000), ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[2] * 86400)
return 1`,
);

/**
 * KEYS: lock and match of an owner. ARGV: node, how long it has the lock in ms. Nothing while another node has it;
 * otherwise the match, empty if there is none.
 */
export const LOCK = script(
  `local node = redis.call('GET', KEYS[1])
if node and node ~= ARGV[1] then return false end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return redis.call('GET', KEYS[2]) or ''`,
);

/** KEYS: lock and match of an owner. ARGV: node, the match if there is one, how long it is kept in ms. */
export const UNLOCK = script(
  `if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('DEL', KEYS[1])
if ARGV[2] ~= '' then redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3]) end
return 1`,
);
