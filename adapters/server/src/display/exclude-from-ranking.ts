import { findGoods } from '@jangteo/postgres/goods/goods.store'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import {
  deleteExclusion,
  findExclusion,
  insertExclusion,
} from '@jangteo/postgres/display/ranking-exclusion.store'
import { insertAudit } from '@jangteo/postgres/tracking/audit.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../call/refused.ts'

type ExclusionInput = {
  readonly goodsId: number
  readonly reason: string
  /** The operator, as the audit names them. */
  readonly who: string
}

const targetOf = (goodsId: number) => `goods ${goodsId}`

/**
 * Takes a product off the boards at once and out of those to come, with a line in the audit log. Nothing puts a product
 * higher. Twice is the same as once. Refusal: GOODS_NOT_FOUND. Source: market-rules §1.3.
 */
export const excludeFromRanking = ({
  goodsId,
  reason,
  who,
}: ExclusionInput): Effect.Effect<void, Refused<'GOODS_NOT_FOUND'>, Db> =>
  transaction(
    Effect.gen(function* () {
      const at = new Date(yield* Clock.currentTimeMillis)
      if ((yield* findGoods(goodsId, at)) === undefined) return yield* refused('GOODS_NOT_FOUND')
      if (!(yield* insertExclusion({ goodsId, reason, at }))) return
      yield* insertAudit({
        at,
        who,
        call: 'ranking.exclude',
        target: targetOf(goodsId),
        before: null,
        after: { isExcluded: true },
        reason,
      })
    }),
  )

/** Lets a product be ranked again, with a line in the audit log. Without an exclusion nothing changes. */
export const readmitToRanking = ({
  goodsId,
  reason,
  who,
}: ExclusionInput): Effect.Effect<void, never, Db> =>
  transaction(
    Effect.gen(function* () {
      const at = new Date(yield* Clock.currentTimeMillis)
      const former = yield* findExclusion(goodsId)
      if (former === undefined) return
      yield* deleteExclusion(goodsId)
      yield* insertAudit({
        at,
        who,
        call: 'ranking.readmit',
        target: targetOf(goodsId),
        before: { isExcluded: true, reason: former.reason },
        after: null,
        reason,
      })
    }),
  )
