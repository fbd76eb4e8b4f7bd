import { listLasting } from '@jangteo/core/session/sessionList.rules'
import { listOpenSessions } from '@jangteo/postgres/session/session.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../../call/caller.ts'
import { callingMember } from '../../call/member-caller.ts'
import { WireIds } from '../../wire/wire-ids.ts'

/** Lists where the member is logged in, the caller's session first; sessions that have run out are left out. */
export const listSessions = Effect.fnUntraced(function* () {
  const caller = yield* Caller
  const wireIds = yield* WireIds
  const nowMs = yield* Clock.currentTimeMillis
  const rows = yield* listOpenSessions(yield* callingMember)
  const sessions = rows.map((row) => ({
    row,
    isCurrent: 'sessionId' in caller && caller.sessionId === row.id,
    isInApp: row.is_in_app,
    openedAtMs: row.created_at.getTime(),
    lastSeenAtMs: row.last_seen_at.getTime(),
    nowMs,
  }))
  const content = listLasting(sessions).map(({ row, isCurrent }) => ({
    sessionIdEncrypt: wireIds.seal('session', row.number),
    device: row.device,
    appYn: row.is_in_app ? ('Y' as const) : ('N' as const),
    openedAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    currentYn: isCurrent ? ('Y' as const) : ('N' as const),
  }))
  return { content }
})
