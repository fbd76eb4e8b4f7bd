import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { claimDueMs } from '@jangteo/core/claim/claimDue.rules'
import { type DueClaimRow, listDueClaims } from '@jangteo/postgres/claim/due-claim.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { HOLIDAYS } from '../calendar/holidays.ts'
import { notify } from '../notification/notify.ts'

/** The task's name. */
export const NOTIFY_CLAIMS_DUE = 'notify-claims-due'

/** Claims of one portion. */
const PORTION_COUNT = 500

/**
 * Notifies stores in the morning of claims whose deadline is the same Korean day. Run twice, or beside another run, it
 * notifies once. Source: decision 149.
 */
export const notifyClaimsDue: Effect.Effect<void, never, Db> = Effect.gen(function* () {
  const atMs = yield* Clock.currentTimeMillis
  const today = kstDayOf(atMs)
  for (let afterId: number | null = 0; afterId !== null;) {
    const portion = { afterId, countMax: PORTION_COUNT }
    const claims: readonly DueClaimRow[] = yield* listDueClaims(portion)
    for (const { id, state, requested_at: requestedAt, collected_at: collectedAt } of claims) {
      const collectedAtMs = collectedAt?.getTime() ?? null
      const claim = { state, requestedAtMs: requestedAt.getTime(), collectedAtMs }
      const dueAtMs = claimDueMs(claim, HOLIDAYS)
      if (dueAtMs === null || kstDayOf(dueAtMs) !== today) continue
      const content = { kind: 'CLAIM_DUE', dueAtMs } as const
      yield* notify({ to: { storeOfClaim: id }, content, key: `${id}:${today}`, atMs })
    }
    afterId = claims.length < PORTION_COUNT ? null : (claims.at(-1)?.id ?? null)
  }
})
