import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { claimDueMs } from '@jangteo/core/claim/claimDue.rules'
import { type DueClaimRow, listDueClaims } from '@jangteo/postgres/claim/due-claim.store'
import type { Db } from '@jangteo/postgres/database/db'
import { eachPortion } from '@jangteo/postgres/database/eachPortion'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { HOLIDAYS } from '../calendar/holidays.ts'
import { notify } from '../notification/notify.ts'

/** The task's name. */
export const NOTIFY_CLAIMS_DUE = 'notify-claims-due'

const notifyStores = Effect.fnUntraced(function* (
  claims: readonly DueClaimRow[],
  atMs: number,
): Effect.fn.Return<void, never, Db> {
  const today = kstDayOf(atMs)
  for (const { id, state, requested_at: requestedAt, collected_at: collectedAt } of claims) {
    const collectedAtMs = collectedAt?.getTime() ?? null
    const claim = { state, requestedAtMs: requestedAt.getTime(), collectedAtMs }
    const dueAtMs = claimDueMs(claim, HOLIDAYS)
    if (dueAtMs === null || kstDayOf(dueAtMs) !== today) continue
    const content = { kind: 'CLAIM_DUE', dueAtMs } as const
    yield* notify({ to: { storeOfClaim: id }, content, key: `${id}:${today}`, atMs })
  }
})

/**
 * Notifies stores in the morning of claims whose deadline is the same Korean day. Run twice, or beside another run, it
 * notifies once. Source: decision 149.
 */
export const notifyClaimsDue: Effect.Effect<void, never, Db> = Effect.gen(function* () {
  const atMs = yield* Clock.currentTimeMillis
  yield* eachPortion(listDueClaims, (claims) => notifyStores(claims, atMs))
})
