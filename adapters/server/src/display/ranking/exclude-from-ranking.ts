import type { Db } from '@jangteo/postgres/database/db'
import { transaction } from '@jangteo/postgres/database/db'
import {
  deleteExclusion,
  findExclusion,
  insertExclusion,
} from '@jangteo/postgres/display/ranking-exclusion.store'
import { findListing } from '@jangteo/postgres/goods/listing.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { Caller } from '../../call/caller.ts'
import { refused, type Refused } from '../../call/refused.ts'
import { recordAudit } from '../../tracking/record-audit.ts'

type ExclusionInput = { readonly id: number; readonly reason: string }
type Excluding = Effect.fn.Return<{ done: true }, Refused<'GOODS_NOT_FOUND'>, Caller | Db>

const DONE = { done: true as const }

const anyGoods = Effect.fnUntraced(function* (goodsId: number) {
  const row = yield* findListing({ goodsId, storeId: null })
  if (row === undefined) return yield* refused('GOODS_NOT_FOUND')
})

/**
 * Takes a product off the boards at once and out of those to come, with a line in the audit log. Nothing puts a product
 * higher. Twice, also at once, is the same as once. Refusal: GOODS_NOT_FOUND. Source: market-rules §1.3.
 */
export const excludeFromRanking = Effect.fnUntraced(function* ({
  id,
  reason,
}: ExclusionInput): Excluding {
  yield* anyGoods(id)
  const at = new Date(yield* Clock.currentTimeMillis)
  if (!(yield* insertExclusion({ goodsId: id, reason, at }))) return DONE
  yield* recordAudit({
    call: 'operatorGoods.excludeFromRanking',
    target: `goods:${id}`,
    before: null,
    after: { isExcluded: true },
    reason,
  })
  return DONE
}, transaction)

/**
 * Lets a product be ranked again, with a line in the audit log. Without an exclusion nothing changes. Refusal:
 * GOODS_NOT_FOUND.
 */
export const readmitToRanking = Effect.fnUntraced(function* ({
  id,
  reason,
}: ExclusionInput): Excluding {
  yield* anyGoods(id)
  const former = yield* findExclusion(id)
  if (former === undefined) return DONE
  yield* deleteExclusion(id)
  yield* recordAudit({
    call: 'operatorGoods.readmitToRanking',
    target: `goods:${id}`,
    before: { isExcluded: true, reason: former.reason },
    after: null,
    reason,
  })
  return DONE
}, transaction)
