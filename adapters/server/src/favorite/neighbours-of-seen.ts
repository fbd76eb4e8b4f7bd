import { SEEN_GOODS_COUNT_MAX } from '@jangteo/core/goods/neighbour.rules'
import { listPairedWithSome } from '@jangteo/postgres/display/goods-pair.store'
import { listSeen } from '@jangteo/postgres/favorite/recent-goods.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import type { CardRow } from '../goods/goods-card.ts'
import { recentOwnerOf } from './recent-owner.ts'

/** Lists products that go with those that the caller viewed last; none where they viewed nothing. Source: market-rules §5.4. */
export const neighboursOfSeen = Effect.fnUntraced(function* ({
  at,
  limit,
}: {
  readonly at: Date
  readonly limit: number
}): Effect.fn.Return<readonly CardRow[], never, Caller | Db> {
  const seen = yield* listSeen(recentOwnerOf(yield* Caller))
  const goodsIds = seen.slice(0, SEEN_GOODS_COUNT_MAX).map((row) => row.goods_id)
  return goodsIds.length === 0 ? [] : yield* listPairedWithSome({ goodsIds, at, limit })
})
