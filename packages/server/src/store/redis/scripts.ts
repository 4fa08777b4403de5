// The Lua scripts of the store. Each changes or reads its keys in one step.
import { script } from "../../redis/script.ts";

/** The time of Redis, epoch ms. */
const NOW = `local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`;

/**
 * The beginning of both scripts that change a room.
 *
 * A change carries a token, and the tokens of the last changes stay with the room. So the caller may send a change
 * again when its answer got lost: it is applied once, and both answers agree. The repeated answer asks for a write
 * too, because a server that takes no writes any more may have lost the change. PEXPIRE needs no memory, so a stored
 * change is also confirmed when no memory is left.
 *
 * `notAfter` is a time of Redis: a change that its caller has given up must not happen later.
 * The answer is {status, time of Redis}.
 */
const PREAMBLE = `
local room, removed, ids, lobby, rows, due, runsIndex, creators = unpack(KEYS)
local id, token = ARGV[1], ARGV[2]
local expected, notAfter = tonumber(ARGV[3]), tonumber(ARGV[4])
${NOW}
local version, tokens, runs = unpack(redis.call('HMGET', room, 'version', 'tokens', 'runs'))
if not version then version, tokens, runs = 0, redis.call('GET', removed) or '', '' end
if string.find(tokens, token, 1, true) then
  redis.call('PEXPIRE', removed, 60000)
  return {'committed', now}
end
if tonumber(version) ~= expected then return {'conflict', now} end
if now > notAfter then return {'late', now} end
tokens = string.sub(token .. ',' .. tokens, 1, 103)
local function forgetRuns()
  for run in string.gmatch(runs, '[^,]+') do redis.call('ZREM', runsIndex, run .. ' ' .. id) end
end
`;

/**
 * ARGV: id, token, expected version, notAfter, next version, runs, record, rank, lobby row, place in the queue,
 * deadline, owner, request id. A second room for one request is a conflict.
 * Redis refuses the first write when it has no memory left; then nothing is written.
 */
export const COMMIT = script(
  `${PREAMBLE}
local nextVersion, nextRuns, record, rank, row, since, deadline, owner, request = unpack(ARGV, 5)
local creator = owner .. ' ' .. id .. ' ' .. request
if expected == 0 and request ~= '' then
  for _, known in ipairs(redis.call('ZRANGEBYLEX', creators, '[' .. owner .. ' ', '(' .. owner .. '!')) do
    if string.match(known, '^%S+ %S+ (.*)$') == request then return {'conflict', now} end
  end
end
redis.call('HSET', room, 'version', nextVersion, 'tokens', tokens, 'runs', nextRuns, 'creator', creator, 'record', record)
if nextRuns ~= runs then
  forgetRuns()
  for run in string.gmatch(nextRuns, '[^,]+') do redis.call('ZADD', runsIndex, 0, run .. ' ' .. id) end
end
if expected == 0 then
  redis.call('ZADD', ids, 0, id)
  redis.call('ZADD', creators, 0, creator)
end
if rank ~= '' then
  redis.call('ZADD', lobby, rank, id)
  redis.call('HSET', rows, id, row)
elseif redis.call('ZREM', lobby, id) == 1 then
  redis.call('HDEL', rows, id)
end
if since ~= '' then redis.call('ZADD', KEYS[9], since, id) else redis.call('ZREM', KEYS[9], id) end
if deadline ~= '' then redis.call('ZADD', due, deadline, id) else redis.call('ZREM', due, id) end
return {'committed', now}`,
);

/** ARGV: id, token, expected version, notAfter. */
export const REMOVE = script(
  `${PREAMBLE}
local creator = redis.call('HGET', room, 'creator')
redis.call('DEL', room)
redis.call('SET', removed, tokens, 'PX', 60000)
redis.call('ZREM', ids, id)
redis.call('ZREM', creators, creator)
forgetRuns()
redis.call('ZREM', lobby, id)
redis.call('HDEL', rows, id)
for at = 9, #KEYS do redis.call('ZREM', KEYS[at], id) end
redis.call('ZREM', due, id)
return {'committed', now}`,
);

/** KEYS: a sorted set of listed rooms, the lobby rows. ARGV: how many. Answers the first ids with ranks, and their rows. */
export const LISTED = script(
  `local ranked = redis.call('ZRANGE', KEYS[1], 0, ARGV[1] - 1, 'WITHSCORES')
local ids, rows = {}, {}
for at = 1, #ranked, 2 do ids[#ids + 1] = ranked[at] end
if #ids > 0 then rows = redis.call('HMGET', KEYS[2], unpack(ids)) end
return {ranked, rows}`,
);

/** KEYS: parted and asked of an owner. ARGV: now, ms for which both are kept. Answers the others with the times. */
export const ASK = script(
  `redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1] - ARGV[2])
local parted = redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')
if #parted > 0 then redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[2]) end
return parted`,
);

/** KEYS: parted of an owner. ARGV: the other, the time, ms for which it is kept, how many are kept. */
export const PART = script(
  `redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
redis.call('ZREMRANGEBYRANK', KEYS[1], 0, -1 - ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1`,
);

/**
 * KEYS: nodes. ARGV: run, the latest time of Redis at which the heartbeat counts, or nothing.
 * Answers the time of Redis, then all runs with their last heartbeats.
 */
export const BEAT = script(
  `${NOW}
local notAfter = tonumber(ARGV[2])
if not notAfter or now <= notAfter then redis.call('ZADD', KEYS[1], now, ARGV[1]) end
return {now, redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')}`,
);

/**
 * KEYS: lock and match of an owner. ARGV: node, ms for which it has the lock. Answers nothing while another node has
 * the lock, otherwise the match, empty if there is none.
 */
export const LOCK = script(
  `local node = redis.call('GET', KEYS[1])
if node and node ~= ARGV[1] then return false end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return redis.call('GET', KEYS[2]) or ''`,
);

/** KEYS: lock and match of an owner. ARGV: node, the match or nothing, ms for which the match is kept. */
export const UNLOCK = script(
  `if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('DEL', KEYS[1])
if ARGV[2] ~= '' then redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3]) end
return 1`,
);
